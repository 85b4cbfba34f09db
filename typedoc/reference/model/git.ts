import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const COMMIT = '\0';

/** Reads the whole history once: a git process per file would take longer than everything else. */
export function readLastUpdates(root: string): (path: string) => string {
  const dates = readCommitDates(root);
  return (path) => dates.get(path) ?? statSync(join(root, path)).mtime.toISOString();
}

export function currentCommit(folder: string): string | undefined {
  return git(folder, ['rev-parse', 'HEAD']);
}

function readCommitDates(root: string): ReadonlyMap<string, string> {
  const format = ['--format=%x00%cI', '--name-only', '--relative'];
  const log = git(root, ['-c', 'core.quotePath=false', 'log', ...format]);
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log?.split('\n') ?? []) {
    if (line.startsWith(COMMIT)) {
      date = line.slice(COMMIT.length);
    } else if (line !== '') {
      // Commits are sorted newest first, so keep the first date of each file.
      for (let path = line; !dates.has(path); path = dirname(path)) {
        dates.set(path, date);
      }
    }
  }
  return dates;
}

export function git(cwd: string, parameters: readonly string[]): string | undefined {
  try {
    const output = execFileSync('git', parameters, {
      cwd,
      encoding: 'utf8',
      maxBuffer: Infinity,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || undefined;
  } catch {
    // No git, no repository, or one whose owner git does not trust: the sources must build anyway.
    return undefined;
  }
}
