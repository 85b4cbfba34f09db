import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFolders } from './compareFolders';

let root: string;

function put(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return join(root, folder);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tstd-compare-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('compareFolders() finds nothing in folders that are alike', () => {
  const files = { 'a.html': 'a', 'b/c.js': 'c' };
  expect(compareFolders(put('left', files), put('right', files))).toEqual([]);
});

test('compareFolders() names the files that differ, and how', () => {
  const left = put('left', { 'a.html': 'abc', 'b/c.js': 'c', 'b/e.js': 'same', 'f.md': 'ab' });
  const right = put('right', { 'a.html': 'aBc', 'b/d.js': 'c', 'b/e.js': 'same', 'f.md': 'abc' });
  expect(compareFolders(left, right)).toEqual([
    'a.html: differs at byte 1',
    'b/c.js: only in the first',
    'b/d.js: only in the second',
    'f.md: differs at byte 2',
  ]);
});
