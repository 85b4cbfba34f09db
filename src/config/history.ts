import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Checks for a full history: in a shallow clone, every file has the date of the last commit. */
export function hasHistory(folder: string): boolean {
  // Git would find a repository around the unpacked archive.
  return existsSync(join(folder, '.git')) && isWhole(folder);
}

function isWhole(folder: string): boolean {
  try {
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() === 'false';
  } catch {
    // Git is not installed, or does not trust the owner of the folder.
    return false;
  }
}
