import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readLastUpdates } from './git';

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'last-updates-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

function put(folder: string, path: string, content = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function commit(folder: string, date: string): void {
  const options = ['-c', 'user.name=Name', '-c', 'user.email=name@example.org'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date };
  for (const command of [['init'], ['add', '.'], ['commit', '-m', 'Change']]) {
    execFileSync('git', [...options, ...command], { cwd: folder, env, stdio: 'ignore' });
  }
}

describe('readLastUpdates()', () => {
  test('returns the date of the last commit of files and folders', () => {
    const folder = createFolder();
    put(folder, 'a/old.ts');
    put(folder, 'a/b/été.ts');
    commit(folder, '2025-01-01T00:00:00+00:00');
    put(folder, 'a/b/été.ts', 'changed');
    commit(folder, '2025-02-02T00:00:00+00:00');
    const lastUpdate = readLastUpdates(folder);
    const months = ['a/old.ts', 'a/b/été.ts', 'a/b', 'a', '.'].map((path) =>
      lastUpdate(path).slice(0, '2025-01'.length),
    );
    expect(months).toEqual(['2025-01', '2025-02', '2025-02', '2025-02', '2025-02']);
    expect(readLastUpdates(join(folder, 'a'))('old.ts')).toMatch(/^2025-01/);
  });

  test('returns the date of the file if it is not in a commit', () => {
    const folder = createFolder();
    put(folder, 'new.ts');
    const written = statSync(join(folder, 'new.ts')).mtime.toISOString();
    expect(readLastUpdates(folder)('new.ts')).toBe(written);
  });
});
