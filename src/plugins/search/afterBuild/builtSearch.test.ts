import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAnswers, type Found } from '../../../search/findAnswers';
import names from '../../../search/goldens/names.en.json';
import types from '../../../search/goldens/types.json';
import words from '../../../search/goldens/words.en.json';
import type { SearchWays } from '../../../search/session';
import { SYMBOL_TABLE } from '../../../search/testing/symbolTable';
import { WORDS_FOLDER } from '../../../search/words/loadPagefind';
import { openBuiltSearch } from './builtSearch';
import { searchedFiles, writeWordIndex } from './wordIndex';

const PAGES: Readonly<Record<string, string>> = {
  'docs/money': `<h1>Amounts</h1><p>An <b>amount</b> of money.</p>
    <h2 id=round>Rounding</h2><p>Amounts are rounded &lt;half up&gt;.</p>
    <h2 id=split>Shares</h2><p>No cent is lost.</p>`,
  'docs/tasks': '<h1>Tasks</h1><p>Effects that run later.</p>',
  'api/core': '<h1>core</h1><h2 id=contents>Contents</h2><p>later</p>',
};
const BASE = '/std/';

const { fetch: originalFetch } = globalThis;
let outDir = '';
let ways: SearchWays;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'tstd-words-'));
  const pages = await Promise.all(
    Object.entries(PAGES).map(async ([path, article]) => {
      const file = join(outDir, `${path.replace('/', '-')}.html`);
      await writeFile(
        file,
        `<meta name=description content="Exact decimals"><article>${article}</article>`,
      );
      return { path: BASE + path, file };
    }),
  );
  const bytes = await writeWordIndex(pages, {
    folder: join(outDir, WORDS_FOLDER),
    locale: 'en',
    contents: ['Contents'],
  });
  expect(bytes).toBeGreaterThan(0);
  ways = await openBuiltSearch({
    outDir,
    baseUrl: BASE,
    locale: 'en',
    reference: dirname(SYMBOL_TABLE),
  });
});

afterAll(async () => {
  globalThis.fetch = originalFetch;
  await rm(outDir, { recursive: true, force: true });
});

async function ask(query: string): Promise<Found> {
  const all: Found[] = [];
  await findAnswers(ways, { query, baseUrl: BASE, limit: 30 }, (found) => {
    all.push(found);
  });
  const last = all.at(-1);
  if (last === undefined) {
    throw new Error('Nothing was answered, not even with nothing');
  }
  return last;
}

describe('the words of a site', () => {
  test('are found in every form, with the part that has them', async () => {
    const [page] = await ways.findWords('how do I round an amount');
    expect(page).toMatchObject({ path: '/std/docs/money', kind: 'guide', title: 'Amounts' });
    expect(page?.parts.map(({ path }) => path)).toEqual(['/std/docs/money#round']);
    expect(page?.parts[0]?.excerpt.map(({ text }) => text).join('')).toContain('<half up>');
  });

  test('are those of its description too', async () => {
    expect((await ways.findWords('exact')).map(({ path }) => path).sort()).toEqual(
      Object.keys(PAGES)
        .map((path) => BASE + path)
        .sort(),
    );
  });

  test('are not those of a list of contents', async () => {
    expect((await ways.findWords('later')).map(({ path }) => path)).toEqual(['/std/docs/tasks']);
  });
});

test('files come in the same order, in whatever order Pagefind gives them', () => {
  const files = ['c', 'a', 'b'].map(
    (text) => [`${text}.pf_meta`, new TextEncoder().encode(text)] as const,
  );
  const paths = [files, files.toReversed()].map((each) => [...searchedFiles(new Map(each)).keys()]);
  expect(paths[0]).toEqual(['a.pf_meta', 'b.pf_meta', 'c.pf_meta']);
  expect(paths[1]).toEqual(paths[0]);
});

test('a page that cannot be read is named', async () => {
  const file = join(outDir, 'missing.html');
  await expect(
    writeWordIndex([{ path: '/std/missing', file }], {
      folder: join(outDir, 'other'),
      locale: 'en',
      contents: [],
    }),
  ).rejects.toThrow(file);
});

describe('whatever is asked', () => {
  const goldens = [names, types, words].flatMap((topics) =>
    topics.flatMap(({ queries }) => Object.keys(queries)),
  );
  const hostile = fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '</script><script>',
    '.*+?^${}()|[]\\',
    '(?=a)(b+)+$',
    '(((((',
    'Option<',
    'A -> (B ->',
    '{ a: { b: [',
    '=>=>',
    'kind: pkg: kind:',
    '"quoted',
    '__proto__',
    'constructor.prototype',
    '%00%',
    '\u202Eabc',
    '👩‍👩‍👧',
    '\uD800',
    'é'.normalize('NFD'),
  );
  const query = fc
    .array(
      fc.oneof(
        hostile,
        fc.constantFrom(...goldens),
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom(' ', '\n', '.', '->', ',', '|', '[]', '<', '>'),
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join(''));

  test('is answered, by what there is, each place once', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { answers, hasFailed, isPending } = await ask(text);
        expect({ hasFailed, isPending }).toEqual({ hasFailed: false, isPending: false });
        const paths = answers.flatMap(({ path, parts = [] }) => [
          path,
          ...parts.map((part) => part.path),
        ]);
        expect(new Set(paths).size).toBe(paths.length);
        for (const { path, title } of answers) {
          expect(path).toMatch(/^\/std\/(?:api|docs)\//);
          expect(title.map((piece) => piece.text).join('')).not.toBe('');
        }
      }),
      { numRuns: 150 },
    );
  });

  test('is answered the same when it is asked again', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        expect(await ask(text)).toEqual(await ask(text));
      }),
    );
  });

  test.each([
    ['letters', 'a'],
    ['words', 'option '],
    ['parentheses', '('],
    ['arrows', 'A -> '],
    ['brackets', '[]'],
    ['generics', 'Option<'],
  ])('is answered, were it ten thousand %s', async (_, unit) => {
    const { hasFailed } = await ask(unit.repeat(10_000));
    expect(hasFailed).toBe(false);
  });
});
