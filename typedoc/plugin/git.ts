import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Starts a line with the date of a commit; the lines after it name files. */
const COMMIT = '\0';

/**
 * Returns when a file or folder of a repository was last committed, or last written where it is not
 * in a repository yet.
 *
 * The history is read once: to ask git for each file takes longer than all the rest.
 */
export function readLastUpdates(root: string): (path: string) => string {
  const dates = readCommitDates(root);
  return (path) => dates.get(path) ?? statSync(join(root, path)).mtime.toISOString();
}

/** The commit that the sources stand at, so that a link to a line leads to that very line. */
export function currentCommit(folder: string): string | undefined {
  return git(folder, ['rev-parse', 'HEAD']);
}

/** The dates of the last commits of files and of the folders above them. */
function readCommitDates(root: string): ReadonlyMap<string, string> {
  const format = ['--format=%x00%cI', '--name-only', '--relative'];
  const log = git(root, ['-c', 'core.quotePath=false', 'log', ...format]);
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log?.split('\n') ?? []) {
    if (line.startsWith(COMMIT)) {
      date = line.slice(COMMIT.length);
    } else if (line !== '') {
      // Commits come newest first, so the first date of a file is its last.
      for (let path = line; !dates.has(path); path = dirname(path)) {
        dates.set(path, date);
      }
    }
  }
  return dates;
}

function git(cwd: string, parameters: readonly string[]): string | undefined {
  try {
    const output = execFileSync('git', parameters, {
      cwd,
      encoding: 'utf8',
      maxBuffer: Infinity,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || undefined;
  } catch {
    // No git, or no repository: an archive of the sources builds as well.
    return undefined;
  }
}
