import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

const dates = new Map<string, string>();

/** When a file or folder was last committed, or last written where it is not in a repository yet. */
export function lastUpdate(path: string): string {
  let date = dates.get(path);
  if (date === undefined) {
    date = lastCommit(path) ?? statSync(path).mtime.toISOString();
    dates.set(path, date);
  }
  return date;
}

/** The commit that the sources stand at, so that a link to a line leads to that very line. */
export function currentCommit(folder: string): string | undefined {
  return git(folder, ['rev-parse', 'HEAD']);
}

function lastCommit(path: string): string | undefined {
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  return git(folder, ['log', '-1', '--format=%cI', '--', path]);
}

function git(cwd: string, parameters: readonly string[]): string | undefined {
  try {
    const output = execFileSync('git', parameters, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || undefined;
  } catch {
    // No git, or no repository: an archive of the sources builds as well.
    return undefined;
  }
}
