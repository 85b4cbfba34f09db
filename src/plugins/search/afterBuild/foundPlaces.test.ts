import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Found, type SearchWays, search } from '@tstd-internal/search';
import names from '../../../../typedoc/search/src/goldens/names.en.json';
import types from '../../../../typedoc/search/src/goldens/types.json';
import words from '../../../../typedoc/search/src/goldens/words.en.json';
import { REFERENCE_FILES } from '../../../../typedoc/plugin/contract';
import { SYMBOL_TABLE, readSymbols } from '../../../../typedoc/search/src/testing/symbolTable';
import type { TypeIndex } from '@tstd-internal/search/build';
import { openWays } from '../../../../typedoc/search/src/testing/openWays';
import { readPages } from './readPlaces';

const PAGES: Readonly<Record<string, string>> = {
  'docs/money': `<h1>Amounts</h1><p>An <b>amount</b> of money.</p>
    <h2 id=round>Rounding</h2><p>Amounts are rounded &lt;half up&gt;.</p>
    <h2 id=split>Shares</h2><p>No cent is lost.</p>`,
  'docs/tasks': '<h1>Tasks</h1><p>Effects that run later.</p>',
  'api/core': '<h1>core</h1><h2 id=contents>Contents</h2><p>later</p>',
};
const BASE = '/std/';

let folder = '';
let ways: SearchWays;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
  const pages = await Promise.all(
    Object.entries(PAGES).map(async ([path, article]) => {
      const file = join(folder, `${path.replace('/', '-')}.html`);
      await writeFile(
        file,
        `<meta name=description content="Exact decimals"><article>${article}</article>`,
      );
      return { path: BASE + path, file };
    }),
  );
  const index = join(dirname(SYMBOL_TABLE), REFERENCE_FILES.types);
  ways = openWays({
    symbols: readSymbols(),
    types: JSON.parse(await readFile(index, 'utf8')) as TypeIndex,
    words: { locale: 'en', records: await readPages(pages, BASE) },
  });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function ask(query: string): Promise<Found> {
  let last: Found | undefined;
  for await (const found of search(query, { ways, limit: 30 })) {
    last = found;
  }
  if (last === undefined) {
    throw new Error('Nothing was answered, not even with nothing');
  }
  return last;
}

describe('the words of a site', () => {
  test('are found in every form, with the part that has them', async () => {
    const [page] = await ways.findWords('how do I round an amount');
    expect(page).toMatchObject({ path: '/docs/money', kind: 'guide', title: 'Amounts' });
    const part = page?.parts.find(({ title }) => title === 'Rounding');
    expect(part?.path).toBe('/docs/money#round');
    expect(part?.excerpt.map(({ text }) => text).join('')).toBe('Amounts are rounded <half up>.');
  });

  test('are those of its description too', async () => {
    expect((await ways.findWords('exact')).map(({ path }) => path).sort()).toEqual(
      Object.keys(PAGES)
        .map((path) => `/${path}`)
        .sort(),
    );
  });

  test('are not those of the lists on the page of a package', async () => {
    expect((await ways.findWords('later')).map(({ path }) => path)).toEqual(['/docs/tasks']);
  });

  test('that no place has are answered by what is nearest, and that is said', async () => {
    expect(await ask('later speech recognition')).toMatchObject({ isWeak: true });
    expect(await ask('exact amounts')).toMatchObject({ isWeak: false });
  });
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
          expect(path).toMatch(/^\/(?:api|docs)\//);
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
