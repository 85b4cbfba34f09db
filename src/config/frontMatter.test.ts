import { expect, test } from 'vitest';
import { withAdditions } from './frontMatter';

function read(filePath: string, frontMatter: Record<string, unknown> = {}): Promise<unknown> {
  const additions = [(file: string) => ({ file }), () => ({ image: '/a.png' })];
  return withAdditions(
    '/site',
    additions,
  )({
    filePath,
    fileContent: 'text',
    defaultParseFrontMatter: ({ fileContent }) =>
      Promise.resolve({ frontMatter, content: fileContent }),
  });
}

test('a page gets what is added, by its path in the repository', async () => {
  expect(await read('/site/docs/a.md', { title: 'A' })).toEqual({
    frontMatter: { title: 'A', file: 'docs/a.md', image: '/a.png' },
    content: 'text',
  });
});

test('what a page says itself stands', async () => {
  expect(await read('/site/docs/a.md', { image: '/b.png' })).toEqual({
    frontMatter: { file: 'docs/a.md', image: '/b.png' },
    content: 'text',
  });
});

test.each(['docs/_part.mdx', 'docs/_parts/one.mdx'])(
  'a part of a page gets no front matter: %s',
  async (path) => {
    expect(await read(`/site/${path}`)).toEqual({ frontMatter: {}, content: 'text' });
  },
);
