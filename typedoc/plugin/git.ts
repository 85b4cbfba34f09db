import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { REPOSITORY } from '../workspace/packages';

const dates = new Map<string, string>();

/** When a file was last committed, or last written where it is not in a repository yet. */
export function lastUpdate(path: string): string {
  let date = dates.get(path);
  if (date === undefined) {
    date = lastCommit(path) ?? statSync(path).mtime.toISOString();
    dates.set(path, date);
  }
  return date;
}

function lastCommit(path: string): string | undefined {
  try {
    const output = execFileSync('git', ['log', '-1', '--format=%cI', '--', path], {
      cwd: REPOSITORY,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || undefined;
  } catch {
    // No git, or no repository: an archive of the sources builds as well.
    return undefined;
  }
}
