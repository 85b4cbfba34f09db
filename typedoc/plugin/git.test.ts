import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readChanges, readLastUpdates, readWhenChanged } from './git';

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

function git(folder: string, parameters: readonly string[], date = ''): void {
  execFileSync(
    'git',
    ['-c', 'user.name=Name', '-c', 'user.email=name@example.org', ...parameters],
    {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date },
      stdio: 'ignore',
    },
  );
}

function commit(folder: string, date: string, subject = 'Change'): void {
  git(folder, ['add', '.']);
  git(folder, ['commit', '-m', subject], date);
}

describe('readLastUpdates()', () => {
  test('gives files and folders the date of their last commit', () => {
    const folder = createFolder();
    git(folder, ['init']);
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

  test('gives what is in no commit the date of its file', () => {
    const folder = createFolder();
    put(folder, 'new.ts');
    const written = statSync(join(folder, 'new.ts')).mtime.toISOString();
    expect(readLastUpdates(folder)('new.ts')).toBe(written);
  });
});

test('readWhenChanged() reads a file as it was when a line of another one came', () => {
  const folder = createFolder();
  const change = { file: 'record.json', text: '"a": 1' };
  expect(readWhenChanged(folder, 'a.md', change)).toBeUndefined();
  git(folder, ['init']);
  put(folder, 'a.md', 'old');
  commit(folder, '2025-01-01T00:00:00+00:00');
  put(folder, 'a.md', 'recorded');
  put(folder, 'record.json', '{"a": 1}');
  commit(folder, '2025-02-02T00:00:00+00:00');
  put(folder, 'a.md', 'new');
  put(folder, 'record.json', '{"a": 1, "b": 2}');
  commit(folder, '2025-03-03T00:00:00+00:00');
  expect(readWhenChanged(folder, 'a.md', change)).toBe('recorded');
  expect(readWhenChanged(folder, 'a.md', { ...change, text: '"c"' })).toBeUndefined();
});

describe('readChanges()', () => {
  test('gives each folder the commits that changed its files, the newest first', () => {
    const folder = createFolder();
    git(folder, ['init']);
    put(folder, 'core/src/map.ts');
    put(folder, 'core-type/src/is.ts');
    commit(folder, '2025-01-01T00:00:00+00:00', 'core, core-type: begin');
    put(folder, 'core/src/map.ts', 'changed');
    commit(folder, '2025-01-02T23:30:00+00:00', 'core: map  what "was" left: all');
    put(folder, 'core/src/map.test.ts');
    put(folder, 'README.md');
    commit(folder, '2025-01-03T00:00:00+00:00', 'core: test more');

    const changes = readChanges(folder, ['core/src', 'core-type/src'], ['*.test.ts']);
    const said = [...changes].map(([name, list]) => [
      name,
      list.map(({ day, subject }) => `${day} ${subject}`),
    ]);
    expect(said).toEqual([
      [
        'core/src',
        ['2025-01-02 core: map  what "was" left: all', '2025-01-01 core, core-type: begin'],
      ],
      ['core-type/src', ['2025-01-01 core, core-type: begin']],
    ]);
    expect(changes.get('core/src')?.[0]?.hash).toMatch(/^[0-9a-f]{40}$/);
  });

  test('gives a folder without a history no changes', () => {
    expect(readChanges(createFolder(), ['core/src'], [])).toEqual(new Map([['core/src', []]]));
  });
});
