import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLastUpdate } from './lastUpdates';

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

function read(path: string, frontMatter: Record<string, unknown> = {}): Promise<unknown> {
  const defaultParseFrontMatter: DefaultParseFrontMatter = ({ fileContent }) =>
    Promise.resolve({ frontMatter, content: fileContent });
  return withLastUpdate(root)({
    filePath: join(root, path),
    fileContent: 'text',
    defaultParseFrontMatter,
  });
}

test('a page says when it was committed', async () => {
  expect(await read(GUIDE, { title: 'Guide' })).toEqual({
    frontMatter: { title: 'Guide', last_update: { date: COMMITTED } },
    content: 'text',
  });
});

test('a date that a page gives itself stands', async () => {
  const frontMatter = { last_update: { date: '2024-01-01' } };
  expect(await read(GUIDE, frontMatter)).toEqual({ frontMatter, content: 'text' });
});

test.each(['docs/_part.mdx', 'docs/_parts/one.mdx'])(
  'a part of a page gets no front matter: %s',
  async (path) => {
    expect(await read(path)).toEqual({ frontMatter: {}, content: 'text' });
  },
);
