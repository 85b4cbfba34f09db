// cspell:ignore fmap
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPages, readSymbols } from './readPlaces';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function placesOf(path: string, article: string) {
  const file = join(folder, 'page.html');
  const head = '<meta name=description content="A page"><meta name=keywords content="other,words">';
  await writeFile(file, `${head}<article>${article}</article>`);
  return readPages([{ path: `/std/${path}`, file }], '/std/', { 'docs/page#two': 'second' });
}

test('a page and its sections are places, each with its first paragraph', async () => {
  const article = `<h1 id=page>Page</h1><p>No section.</p>
    <h2 id=one>One</h2><p>First.</p><p>Second.</p><h2 id=two>Two</h2><h3 id=three>Three</h3>`;
  expect(await placesOf('docs/page', article)).toEqual([
    {
      path: 'docs/page',
      kind: 'guide',
      title: 'Page',
      tasks: 'No section.',
      words: 'other,words',
      text: 'A page',
    },
    { path: 'docs/page#one', kind: 'guide', title: 'One', tasks: 'Page', text: 'First.' },
    {
      path: 'docs/page#two',
      kind: 'guide',
      title: 'Two',
      tasks: 'Page',
      text: '',
      asked: 'second',
    },
    { path: 'docs/page#three', kind: 'guide', title: 'Three', tasks: 'Page', text: '' },
  ]);
});

test('a long paragraph is cut between two words', async () => {
  const article = `<h1>Page</h1><h2 id=one>One</h2><p>${'A word, '.repeat(30)}</p>`;
  const [, section] = await placesOf('docs/page', article);
  expect(section?.text).toMatch(/^(?:A word, )+A(?: word)?…$/);
  expect(section?.text?.length).toBeLessThanOrEqual(150);
});

test.each([
  ['blog/post', ['post', 'post']],
  ['markdown-page', ['page', 'page']],
  ['api', ['reference']],
  ['api/core', ['reference']],
  ['api/core/namespace/Option', []],
])('"%s" is told by its kind', async (path, kinds) => {
  const places = await placesOf(path, '<h1>Page</h1><h2 id=one>One</h2>');
  expect(places.map(({ kind }) => kind)).toEqual(kinds);
});

test('a heading that many pages have is no place', async () => {
  const section = (count: number): string =>
    Array.from({ length: count }, (_, index) => `<h2 id=s${String(index)}>See also</h2>`).join('');
  expect(await placesOf('docs/page', `<h1>Page</h1>${section(8)}`)).toHaveLength(9);
  expect(await placesOf('docs/page', `<h1>Page</h1>${section(9)}`)).toHaveLength(1);
});

test('a page that cannot be read is named', async () => {
  const file = join(folder, 'missing.html');
  await expect(readPages([{ path: '/std/missing', file }], '/std/')).rejects.toThrow(file);
});

test('a public name has the titles of its examples, its names elsewhere and words of readers', () => {
  const [place] = readSymbols(
    [
      {
        id: 1,
        name: 'Array.groupBy',
        package: 'collection',
        kind: 'function',
        path: '/api/collection/namespace/Array#map',
        signature: [],
        summary: 'Returns groups.',
        examples: [{ title: 'Orders by customer' }, {}],
      },
    ],
    { collection: { 'Array.groupBy': 'bucket classify' } },
  );
  expect(place).toMatchObject({
    path: 'api/collection/namespace/Array#map',
    package: 'collection',
    tasks: 'Orders by customer',
  });
  expect(place?.words).toContain('groupingBy');
  expect(place?.words).toContain('regrouper');
  expect(place?.asked).toBe('bucket classify');
});

test('a namespace has no names of a function that differs from it in case', () => {
  const wordsOf = (name: string): string =>
    readSymbols(
      [
        {
          id: 1,
          name,
          package: 'collection',
          kind: 'function',
          path: '/api/collection',
          signature: [],
          summary: '',
          examples: [],
        },
      ],
      {},
    )[0]?.words ?? '';
  expect(wordsOf('Array.map')).toContain('fmap');
  expect(wordsOf('Map')).not.toContain('fmap');
  expect(wordsOf('Map')).toContain('HashMap');
});
