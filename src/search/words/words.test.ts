// cspell:ignore currancy
import { describe, expect, test } from 'vitest';
import type { Pagefind, PagefindPage } from './pagefind';
import { createWordSearch } from './words';

interface PageOptions {
  readonly content?: string;
  readonly parts?: PagefindPage['sub_results'];
  readonly trail?: string;
}

function page(
  url: string,
  title: string,
  { content = 'some words', parts = [], trail }: PageOptions = {},
): PagefindPage {
  return {
    url,
    content,
    excerpt: 'of <mark>words</mark>',
    meta: { title, ...(trail !== undefined && { trail }) },
    sub_results: parts,
  };
}

function part(url: string, title: string, count: number): PagefindPage['sub_results'][number] {
  return { url, title, excerpt: '<mark>words</mark>', locations: Array(count).fill(0) };
}

/** Finds the pages by the query that they are said to answer, with their scores. */
function pagefindOf(
  answers: Readonly<Record<string, readonly (readonly [score: number, page: PagefindPage])[]>>,
) {
  const asked: string[] = [];
  const pagefind: Pagefind = {
    options: () => Promise.resolve(),
    search: (query) => {
      asked.push(query);
      const results = (answers[query] ?? []).map(([score, each]) => ({
        id: each.url,
        score,
        data: () => Promise.resolve(each),
      }));
      return Promise.resolve({ results });
    },
  };
  const texts = Object.values(answers).flatMap((found) => found.map(([, each]) => each.content));
  return { asked, find: createWordSearch('/std/fr/', { pagefind, texts }) };
}

function search(...pages: readonly (readonly [score: number, page: PagefindPage])[]) {
  return pagefindOf({ words: pages }).find('words');
}

async function titles(found: ReturnType<typeof search>): Promise<readonly string[]> {
  return (await found).map(({ title }) => title);
}

describe('the search of words', () => {
  test('tells what kind of page each is, and what is above it', async () => {
    const pages = await search(
      [1, page('/std/fr/docs/a', 'A', { trail: 'Packages › core' })],
      [1, page('/std/fr/blog/b', 'B')],
      [0.9, page('/std/fr/markdown-page', 'C')],
      [0.2, page('/std/fr/api/core', 'D')],
      [0.1, page('/std/fr/api/core/namespace/Option', 'Espace de noms : Option')],
    );
    expect(pages.map(({ kind, title, trail }) => [kind, title, ...trail])).toEqual([
      ['guide', 'A', 'Packages', 'core'],
      ['post', 'B'],
      ['page', 'C'],
      ['reference', 'D'],
      ['namespace', 'Option'],
    ]);
  });

  test('prefers a guide to a page of the reference that matches a little better', async () => {
    const reference = page('/std/fr/api/core', 'Reference');
    const guide = page('/std/fr/docs/guide', 'Guide');
    expect(await titles(search([1.1, reference], [1, guide]))).toEqual(['Guide', 'Reference']);
    expect(await titles(search([2, reference], [1, guide]))).toEqual(['Reference', 'Guide']);
  });

  test('prefers a package and its namespaces to the types of parameters', async () => {
    const found = search(
      [1, page('/std/fr/api/task/interface/Parameters', 'Parameters')],
      [1, page('/std/fr/api/task/function/run', 'run')],
      [1, page('/std/fr/api/task/namespace/Task', 'Task')],
    );
    expect(await titles(found)).toEqual(['Task', 'run', 'Parameters']);
  });

  test('leads to the parts of a page that match best, those first that say so in their heading', async () => {
    const parts = [
      part('/std/fr/docs/a', 'A', 9),
      part('/std/fr/docs/a#one', 'One', 2),
      part('/std/fr/docs/a#two', 'Two', 5),
      part('/std/fr/docs/a#three', 'Words', 1),
      part('/std/fr/docs/a#four', 'Four', 1),
    ];
    const [found] = await search([1, page('/std/fr/docs/a', 'A', { parts })]);
    expect(found).toMatchObject({
      path: '/std/fr/docs/a',
      // The text before the first heading is the page's own.
      excerpt: [{ text: 'words', isMatch: true }],
    });
    expect(found?.parts.map(({ path, title }) => [path, title])).toEqual([
      ['/std/fr/docs/a#three', 'Words'],
      ['/std/fr/docs/a#two', 'Two'],
      ['/std/fr/docs/a#one', 'One'],
    ]);
  });

  test('tells what the page says where no part of it is known', async () => {
    const [found] = await search([1, page('/std/fr/docs/a', 'A')]);
    expect(found).toMatchObject({
      excerpt: [
        { text: 'of ', isMatch: false },
        { text: 'words', isMatch: true },
      ],
      parts: [],
    });
  });

  test('prefers a page that has the words in a heading', async () => {
    const parts = [part('/std/fr/docs/b#words', 'Words of B', 1)];
    const found = search(
      [1.5, page('/std/fr/docs/a', 'A')],
      [1, page('/std/fr/docs/b', 'B', { parts })],
    );
    expect(await titles(found)).toEqual(['B', 'A']);
  });

  test('leaves out what has the beginning of a word only', async () => {
    expect(await search([1, page('/std/fr/docs/a', 'A', { content: 'a wood' })])).toEqual([]);
  });

  test('looks for each word by itself, and prefers what has more of them', async () => {
    const both = page('/std/fr/docs/a', 'A', { content: 'two of the words' });
    const one = page('/std/fr/docs/b', 'B', { content: 'two' });
    const { find, asked } = pagefindOf({
      two: [
        [1, both],
        [3, one],
      ],
      words: [[1, both]],
    });
    const pages = await find('how do two words');
    expect(asked).toEqual(['two', 'words']);
    expect(pages.map(({ title, isWhole }) => [title, isWhole])).toEqual([
      ['A', true],
      ['B', false],
    ]);
  });

  test('leaves out pages that lack most of the words', async () => {
    const known = page('/std/fr/docs/a', 'A', { content: 'two' });
    const { find } = pagefindOf({ two: [[1, known]] });
    expect(await find('two odd words')).toEqual([]);
  });

  test('finds a word with a typo, which no page has as it is', async () => {
    const known = page('/std/fr/docs/a', 'A', { content: 'a currency' });
    const { find, asked } = pagefindOf({ currency: [[1, known]] });
    expect(await find('currancy')).toMatchObject([{ title: 'A', isWhole: false }]);
    expect(asked).toEqual(['currency']);
  });

  test('finds nothing for nothing', async () => {
    expect(await pagefindOf({}).find('')).toEqual([]);
  });
});
