import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLastUpdate } from './frontMatter';

const COMMITTED = '2025-03-04T05:06:07+02:00';
const GUIDE = 'docs/guide.md';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'updates-'));
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

async function read(path: string, frontMatter: Record<string, unknown> = {}): Promise<unknown> {
  const parsed = await withLastUpdate(root)({
    filePath: join(root, path),
    fileContent: 'text',
    defaultParseFrontMatter: ({ fileContent }) =>
      Promise.resolve({ frontMatter, content: fileContent }),
  });
  return parsed.frontMatter;
}

test('a page has the date of its last commit', async () => {
  expect(await read(GUIDE, { title: 'Guide' })).toEqual({
    title: 'Guide',
    last_update: { date: COMMITTED },
  });
});

test('the front matter of a page takes precedence', async () => {
  const own = { last_update: { date: '2024-01-01' } };
  expect(await read(GUIDE, own)).toEqual(own);
});

test.each(['docs/_part.mdx', 'docs/_parts/one.mdx'])(
  'a partial gets no front matter: %s',
  async (path) => {
    expect(await read(path)).toEqual({});
  },
);
