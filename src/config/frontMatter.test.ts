import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFrontMatter } from './frontMatter';

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

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/guide.md';

async function read(path: string, lines = '', hasHistory = true): Promise<unknown> {
  const parsed = await readFrontMatter(
    root,
    hasHistory,
  )({
    filePath: join(root, path),
    fileContent: lines === '' ? '# Guide' : `---\n${lines}\n---\n\n# Guide`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return parsed.frontMatter;
}

test('a page has the date of its last commit', async () => {
  expect(await read(GUIDE, 'title: Guide')).toEqual({
    title: 'Guide',
    last_update: { date: COMMITTED },
  });
});

test('a page has no date if there is no history', async () => {
  expect(await read(GUIDE, 'title: Guide', false)).toEqual({ title: 'Guide' });
});

test('the front matter of a page takes precedence', async () => {
  expect(await read(GUIDE, "last_update: { date: '2024-01-01' }")).toEqual({
    last_update: { date: '2024-01-01' },
  });
});

test.each(['docs/_part.mdx', 'docs/_parts/one.mdx'])(
  'a partial gets no front matter: %s',
  async (path) => {
    expect(await read(path)).toEqual({});
  },
);

test.each([
  [GUIDE, 'title, description, keywords, slug, '],
  [FRENCH, 'title, description, keywords, slug, '],
  ['blog/post.md', 'title, description, keywords, slug, '],
  ['i18n/fr/docusaurus-plugin-content-pages/page.md', 'title, description, keywords, slug, '],
])('an unknown key of %s is an error that lists the permitted keys', async (path, keys) => {
  await expect(read(path, 'title: Guide\ncolour: red')).rejects.toThrow(
    `${path}:3: unknown key "colour" in the front matter: use ${keys}`,
  );
});

test.each([
  [GUIDE, 'sidebar_position: first', 'wrong front matter: "sidebar_position" must be a number'],
  [GUIDE, 'keywords: one', 'wrong front matter: "keywords" must be an array'],
  ['src/pages/page.md', 'sidebar_position: 1', 'unknown key "sidebar_position" in'],
  ['blog/post.md', 'authors: [{ name: A }]', 'wrong front matter: "authors[0]" must be a string'],
  [GUIDE, 'title: a: b', 'bad indentation'],
])('wrong front matter is an error: %s, %s', async (path, line, message) => {
  await expect(read(path, line)).rejects.toThrow(message);
});

test('an error has no stack trace, and neither do the errors that Docusaurus wraps it in', async () => {
  const wrapped = read(GUIDE, 'colour: red').catch(
    (cause: unknown) => new Error('Outer', { cause }),
  );
  expect(inspect(await wrapped)).not.toContain('    at ');
  await setTimeout();
  expect(new Error('Later').stack).toContain('    at ');
});
