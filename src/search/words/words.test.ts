// cspell:ignore ption
import { describe, expect, test, vi } from 'vitest';
import { cutByRanges, readExcerpt } from './excerpt';
import type { Pagefind, PagefindPage } from './pagefind';
import { createWordSearch, pagefindLoader } from './words';

function page(url: string, title: string, ...parts: PagefindPage['sub_results']): PagefindPage {
  return { url, excerpt: 'of <mark>words</mark>', meta: { title }, sub_results: parts };
}

function part(url: string, title: string, count: number): PagefindPage['sub_results'][number] {
  return { url, title, excerpt: '<mark>words</mark>', locations: Array(count).fill(0) };
}

function search(...pages: readonly (readonly [score: number, page: PagefindPage])[]) {
  const pagefind: Pagefind = {
    options: () => Promise.resolve(),
    search: () =>
      Promise.resolve({
        results: pages.map(([score, each]) => ({
          id: each.url,
          score,
          data: () => Promise.resolve(each),
        })),
      }),
  };
  return createWordSearch('/std/fr/', () => Promise.resolve(pagefind))('words');
}

describe('the search of words', () => {
  test('tells what kind of page each is', async () => {
    const hits = await search(
      [1, page('/std/fr/docs/a', 'A')],
      [1, page('/std/fr/blog/b', 'B')],
      [1, page('/std/fr/api/core', 'C')],
      [1, page('/std/fr/markdown-page', 'D')],
    );
    expect(hits.map(({ kind, titles }) => [kind, ...titles])).toEqual([
      ['guide', 'A'],
      ['post', 'B'],
      ['reference', 'C'],
      ['page', 'D'],
    ]);
  });

  test('prefers a guide to a page of the reference that matches a little better', async () => {
    const reference = page('/std/fr/api/core', 'Reference');
    const guide = page('/std/fr/docs/guide', 'Guide');
    const titles = (hits: Awaited<ReturnType<typeof search>>) => hits.map((hit) => hit.titles[0]);
    expect(titles(await search([1.2, reference], [1, guide]))).toEqual(['Guide', 'Reference']);
    expect(titles(await search([2, reference], [1, guide]))).toEqual(['Reference', 'Guide']);
  });

  test('leads to the parts of a page that match best', async () => {
    const hits = await search([
      1,
      page(
        '/std/fr/docs/a',
        'A',
        part('/std/fr/docs/a', 'A', 1),
        part('/std/fr/docs/a#one', 'One', 2),
        part('/std/fr/docs/a#two', 'Two', 5),
      ),
    ]);
    expect(hits.map(({ path, titles }) => [path, ...titles])).toEqual([
      ['/std/fr/docs/a#two', 'A', 'Two'],
      ['/std/fr/docs/a#one', 'A', 'One'],
    ]);
  });

  test('leads to the page where no part of it is known', async () => {
    const [hit] = await search([1, page('/std/fr/docs/a', 'A')]);
    expect(hit).toMatchObject({
      path: '/std/fr/docs/a',
      titles: ['A'],
      excerpt: [
        { text: 'of ', isMatch: false },
        { text: 'words', isMatch: true },
      ],
    });
  });

  test('prefers a page that has the words in a heading', async () => {
    const hits = await search(
      [1.5, page('/std/fr/docs/a', 'A')],
      [1, page('/std/fr/docs/b', 'B', part('/std/fr/docs/b#words', 'Words of B', 1))],
    );
    expect(hits.map(({ titles }) => titles.at(-1))).toEqual(['Words of B', 'A']);
  });

  test('leaves out what has the beginning of a word only', async () => {
    const other: PagefindPage = {
      ...page('/std/fr/docs/a', 'A'),
      excerpt: 'a <mark>wo</mark>',
    };
    expect(await search([1, other])).toEqual([]);
  });

  test('takes pages that lack a word where few have all of them', async () => {
    const known = page('/std/fr/docs/a', 'A');
    const asked: string[] = [];
    const pagefind: Pagefind = {
      options: () => Promise.resolve(),
      search: (query) => {
        asked.push(query);
        const results =
          query === 'two words' ? [{ id: 'a', score: 1, data: () => Promise.resolve(known) }] : [];
        return Promise.resolve({ results });
      },
    };
    const find = createWordSearch('/std/fr/', () => Promise.resolve(pagefind));
    expect(await find('how do two odd words')).toHaveLength(1);
    expect(asked).toEqual(['two odd words', 'odd words', 'two words', 'two odd']);
  });
});

describe('pagefindLoader()', () => {
  const pagefind: Pagefind = {
    options: () => Promise.resolve(),
    search: () => Promise.resolve({ results: [] }),
  };

  test('loads the script of the language once', async () => {
    const importScript = vi.fn(() => Promise.resolve(pagefind));
    const load = pagefindLoader('/std/fr/', importScript);
    await Promise.all([load(), load()]);
    expect(importScript).toHaveBeenCalledExactlyOnceWith('/std/fr/pagefind/pagefind.js');
  });

  test('tries again after a failure', async () => {
    const importScript = vi
      .fn<(path: string) => Promise<Pagefind>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(pagefind);
    const load = pagefindLoader('/std/', importScript);
    await expect(load()).rejects.toThrow('offline');
    await expect(load()).resolves.toBe(pagefind);
  });
});

describe('excerpts', () => {
  test('are read as text, whatever stands in them', () => {
    expect(readExcerpt('&lt;b&gt; &amp;amp; <mark>&quot;a&#x27;</mark><i>')).toEqual([
      { text: '<b> &amp; ', isMatch: false },
      { text: '"a\'', isMatch: true },
      { text: '<i>', isMatch: false },
    ]);
  });

  test('are cut where a name is marked', () => {
    expect(
      cutByRanges('Option.map', [
        [0, 1],
        [7, 10],
      ]),
    ).toEqual([
      { text: 'O', isMatch: true },
      { text: 'ption.', isMatch: false },
      { text: 'map', isMatch: true },
    ]);
    expect(cutByRanges('map', [])).toEqual([{ text: 'map', isMatch: false }]);
  });
});
