import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastUpdate } from './frontMatter';

const COMMITTED = '2025-03-04T05:06:07+02:00';
const GUIDE = 'docs/guide.md';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tstd-updates-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, GUIDE), '# Guide');
  const author = ['-c', 'user.name=Name', '-c', 'user.email=name@example.org'];
  for (const parameters of [['init'], ['add', '.'], ['commit', '-m', 'one']]) {
    execFileSync('git', [...author, ...parameters], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: COMMITTED },
      stdio: 'ignore',
    });
  }
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('a page says when it was committed', () => {
  expect(lastUpdate(root)(GUIDE)).toEqual({ last_update: { date: COMMITTED } });
});
