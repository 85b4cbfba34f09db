import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasHistory } from './history';

let root: string;

function git(folder: string, ...parameters: readonly string[]): void {
  const author = ['-c', 'user.name=Name', '-c', 'user.email=name@example.org'];
  execFileSync('git', [...author, ...parameters], { cwd: folder, stdio: 'ignore' });
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  const whole = join(root, 'whole');
  mkdirSync(join(whole, 'archive'), { recursive: true });
  git(whole, 'init');
  for (const text of ['one', 'two']) {
    writeFileSync(join(whole, 'file.txt'), text);
    git(whole, 'add', '.');
    git(whole, 'commit', '-m', text);
  }
  git(root, 'clone', '--depth', '1', pathToFileURL(whole).href, 'shallow');
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

test.each([
  ['whole', true],
  ['shallow', false],
  ['whole/archive', false],
])('hasHistory() of a repository that is %s: %s', (folder, expected) => {
  expect(hasHistory(join(root, folder))).toBe(expected);
});
