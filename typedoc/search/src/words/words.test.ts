// cspell:ignore currancy curre frobnicate xyzzy
import { describe, expect, test } from 'vitest';
import type { WordRecord } from './record';
import { createWordSearch } from './words';

const GUIDE: WordRecord = {
  path: 'docs/packages/money',
  kind: 'guide',
  title: 'Money',
  trail: ['Packages'],
  words: 'invoice',
  text: 'Amounts in a currency.',
};
const SECTION: WordRecord = {
  path: 'docs/packages/money#split',
  kind: 'guide',
  title: 'Split an amount',
  tasks: 'Money',
  text: 'No cent is lost.',
};
const RECIPE: WordRecord = {
  path: 'docs/recipes/split',
  kind: 'guide',
  title: 'Split an amount',
  text: 'No cent is lost.',
};
const NAME: WordRecord = {
  path: 'api/money/namespace/Money#allocate',
  kind: 'function',
  package: 'money',
  title: 'Money.allocate',
  tasks: 'Split an amount',
  text: 'Returns shares of an amount.',
};
const OTHERS = ['tasks', 'times', 'errors', 'options', 'results'].map((title): WordRecord => ({
  path: `docs/${title}`,
  kind: 'guide',
  title,
  text: `About ${title}.`,
}));

function find(query: string, ...records: readonly WordRecord[]) {
  const search = createWordSearch({ locale: 'en', records: [...records, ...OTHERS] });
  return search(query);
}

async function pathsOf(query: string, ...records: readonly WordRecord[]) {
  return (await find(query, ...records)).map(({ path }) => path.slice(1));
}

describe('the search of words', () => {
  test('tells a page with its parts, and marks what answers', async () => {
    const [page] = await find('how to split amounts', GUIDE, SECTION);
    expect(page).toMatchObject({
      path: '/docs/packages/money',
      kind: 'guide',
      title: 'Money',
      trail: ['Packages'],
      excerpt: [
        { text: 'Amounts', isMatch: true },
        { text: ' in a currency.', isMatch: false },
      ],
    });
    expect(page?.share).toBeCloseTo(1);
    expect(page?.parts).toMatchObject([
      { path: '/docs/packages/money#split', title: 'Split an amount' },
    ]);
  });

  test('tells a public name by itself, with its package', async () => {
    const [found] = await find('shares', NAME);
    expect(found).toMatchObject({
      path: '/api/money/namespace/Money#allocate',
      kind: 'function',
      package: 'money',
      parts: [],
    });
  });

  test('prefers a recipe to a guide, and a guide to a post', async () => {
    const post = { ...RECIPE, path: 'blog/split', kind: 'post' as const };
    const guide = { ...RECIPE, path: 'docs/packages/split' };
    expect(await pathsOf('split', post, guide, RECIPE)).toEqual([
      'docs/recipes/split',
      'docs/packages/split',
      'blog/split',
    ]);
  });

  test('counts every word: a place that has all comes before one that has a word often', async () => {
    const often = { ...RECIPE, path: 'docs/often', title: 'Cent', text: 'Cent, cent, cent.' };
    const both = { ...RECIPE, path: 'docs/both', title: 'Lost', text: 'A cent.' };
    const [first, second] = await find('lost cent', often, both);
    expect(first?.path).toBe('/docs/both');
    expect(first?.share).toBeCloseTo(1);
    expect(second?.share).toBeLessThan(0.8);
  });

  test('counts for a place what the page or the package says that it belongs to', async () => {
    const section = { ...SECTION, title: 'Cent', text: '' };
    const [page] = await find('invoice cent', GUIDE, section);
    expect(page).toMatchObject({ path: '/docs/packages/money', parts: [{ title: 'Cent' }] });
    // All of a word, and a part of another that is as rare.
    expect(page?.share).toBeCloseTo(0.7);

    const ofPackage = { ...GUIDE, path: 'api/money', kind: 'reference', package: 'money' } as const;
    const name = { ...NAME, path: 'api/money/function/allocate' };
    const [found] = await find('invoice shares', name, ofPackage);
    expect(found?.path).toBe('/api/money/function/allocate');
    expect(found?.share).toBeCloseTo(0.7);
  });

  test('prefers a page with several places that answer to one with one', async () => {
    const one = { ...RECIPE, path: 'docs/one' };
    const several = { ...RECIPE, path: 'docs/several' };
    const sections = ['a', 'b'].map((id) => ({ ...RECIPE, path: `docs/several#${id}` }));
    expect(await pathsOf('split', one, several, ...sections)).toEqual(['docs/several', 'docs/one']);
  });

  test('finds words by others that mean the same, after the words themselves', async () => {
    const same = { ...RECIPE, path: 'docs/same', title: 'Distribute' };
    const own = { ...RECIPE, path: 'docs/own', title: 'Allocate' };
    const found = await find('allocate', same, own);
    expect(found.map(({ path }) => path)).toEqual(['/docs/own', '/docs/same']);
    expect(found[1]?.share).toBeCloseTo(0.6);
  });

  test('takes what readers ask with for half of what a place says', async () => {
    const asked = { ...RECIPE, path: 'docs/asked', title: 'Asked', asked: 'tip' };
    const said = { ...RECIPE, path: 'docs/said', title: 'Said', text: 'A tip.' };
    const [first, second] = await find('tip', asked, said);
    expect(first).toMatchObject({ path: '/docs/asked', share: 0.5 });
    expect(second).toMatchObject({ path: '/docs/said', share: 1 });
  });

  test.each(['invoices', 'curre', 'currancy'])(
    'finds "%s": a keyword, the beginning of a word, a typo',
    async (query) => {
      expect(await pathsOf(query, GUIDE)).toEqual([GUIDE.path]);
    },
  );

  test.each(['', 'how do I', 'speech recognition'])('finds nothing for "%s"', async (query) => {
    expect(await pathsOf(query, GUIDE)).toEqual([]);
  });

  test('takes a word with a typo for less than a whole one', async () => {
    expect(await pathsOf('currancy', GUIDE)).toEqual([GUIDE.path]);
    expect(await pathsOf('xyzzy currancy frobnicate', GUIDE)).toEqual([]);
    expect(await pathsOf('xyzzy currency frobnicate', GUIDE)).toEqual([GUIDE.path]);
  });
});
