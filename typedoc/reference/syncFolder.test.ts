import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { syncFolder } from './syncFolder';

test('moves files that differ, and pages whose data differs', () => {
  const root = mkdtempSync(join(tmpdir(), 'sync-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const put = (folder: string, time: number, files: Readonly<Record<string, string>>): void => {
    mkdirSync(join(root, folder), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(root, folder, name), text);
      utimesSync(join(root, folder, name), time, time);
    }
  };
  put('new', 2, { 'a.md': 'a', 'a.json': '2', 'b.md': 'b', 'b.json': '1' });
  put('old', 1, { 'a.md': 'a', 'a.json': '1', 'b.md': 'b', 'b.json': '1', 'c.md': 'c' });
  syncFolder(join(root, 'new'), join(root, 'old'));
  const isMoved = (name: string): boolean => statSync(join(root, 'old', name)).mtimeMs === 2_000;
  expect(readFileSync(join(root, 'old/a.json'), 'utf8')).toBe('2');
  expect(['a.md', 'a.json', 'b.md', 'b.json'].filter(isMoved)).toEqual(['a.md', 'a.json']);
  expect(statSync(join(root, 'old/c.md'), { throwIfNoEntry: false })).toBeUndefined();
});
