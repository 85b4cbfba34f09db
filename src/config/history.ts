import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether the dates of changes can be read in a folder: an archive of the sources has no history,
 * and a shallow clone says of every file that the last commit changed it.
 */
export function hasHistory(folder: string): boolean {
  // Git would find the repository that an archive was unpacked in.
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
    // There is no git, or it does not trust the owner of the folder.
    return false;
  }
}
