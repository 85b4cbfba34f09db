import { describe, expect, test } from 'vitest';
import { type Found, type SearchScope, search } from './search';
import { createNameSearch } from './names/search';
import type { SearchWays } from './session';
import type { WordPage } from './words/words';

const SYMBOLS = [
  { name: 'Option.map', package: 'core', kind: 'function', path: '/api/core/namespace/Option#map' },
  { name: 'Task', package: 'task', kind: 'namespace', path: '/api/task/namespace/Task' },
] as const;

function page(path: string): WordPage {
  return { path, kind: 'guide', title: path, trail: [], excerpt: [], share: 1, parts: [] };
}

const OLD = page('/docs/old');
const NEW = page('/docs/new');

function waysWith(ways: Partial<SearchWays>): SearchWays {
  const never = (): never => {
    throw new Error('This way was not to be asked');
  };
  return {
    findNames: createNameSearch(SYMBOLS),
    learnVocabulary: () => undefined,
    findTypes: never,
    findWords: never,
    ...ways,
  };
}

async function ask(
  ways: Partial<SearchWays>,
  { query, ...scope }: { readonly query: string } & Pick<SearchScope, 'pagesBefore'>,
) {
  const all: Found[] = [];
  for await (const found of search(query, { ways: waysWith(ways), limit: 10, ...scope })) {
    all.push(found);
  }
  return all.map(({ answers, ...found }) => ({ ...found, paths: answers.map(({ path }) => path) }));
}

const OPTION_MAP = '/api/core/namespace/Option#map';

describe('search()', () => {
  test('gives names at once, and pages when they come; until then those of before', async () => {
    const found = await ask(
      { findWords: () => Promise.resolve([NEW]) },
      { query: 'map', pagesBefore: [OLD] },
    );
    expect(found).toMatchObject([
      { paths: [OPTION_MAP, OLD.path], pages: [OLD], isPending: true },
      { paths: [OPTION_MAP, NEW.path], isCut: false, isPending: false, hasFailed: false },
    ]);
  });

  test('asks other threads before it looks for names, and waits for none to tell those', async () => {
    const events: string[] = [];
    const ways = waysWith({
      findNames: (query) => {
        events.push('names are looked for');
        return createNameSearch(SYMBOLS)(query);
      },
      findWords: () => {
        events.push('words are asked for');
        return new Promise(() => {});
      },
    });
    const first = await search('map', { ways, limit: 10 }).next();
    expect(first.value?.isPending).toBe(true);
    expect(events).toEqual(['words are asked for', 'names are looked for']);
  });

  test.each(['A -> B', 'A => B', 'A → B', 'Option<A>', 'A[]', '(A, B'])(
    'puts what has the type "%s" first, and words after it',
    async (query) => {
      const types = [{ symbol: SYMBOLS[1], reasons: [] }];
      const found = await ask(
        { findTypes: () => Promise.resolve(types), findWords: () => Promise.resolve([NEW]) },
        { query },
      );
      const paths = found.at(-1)?.paths.filter((path) => path !== OPTION_MAP);
      expect(paths?.slice(0, 2)).toEqual(['/api/task/namespace/Task', NEW.path]);
    },
  );

  test('falls back to names and words where nothing has the type', async () => {
    const ways = {
      findTypes: () => Promise.resolve([]),
      findWords: () => Promise.resolve([NEW]),
    };
    expect((await ask(ways, { query: 'Option[]' })).at(-1)).toMatchObject({
      paths: [OPTION_MAP, NEW.path],
      isPending: false,
    });
  });

  test('puts first what has both the name and the type that are asked for', async () => {
    const types = [...SYMBOLS].reverse().map((symbol) => ({ symbol, reasons: [] }));
    const ways = {
      findTypes: () => Promise.resolve(types),
      findWords: () => Promise.resolve([]),
    };
    expect((await ask(ways, { query: 'map :: A -> B' })).at(-1)?.paths).toEqual([
      OPTION_MAP,
      '/api/task/namespace/Task',
    ]);
  });

  test('puts a type before what gives it', async () => {
    const types = [{ symbol: SYMBOLS[0], reasons: [] }];
    const ways = {
      findTypes: () => Promise.resolve(types),
      findWords: () => Promise.resolve([]),
    };
    expect((await ask(ways, { query: 'Task<A, E>' })).at(-1)?.paths).toEqual([
      '/api/task/namespace/Task',
      OPTION_MAP,
    ]);
  });

  test('filters names, types and words, and tells a filter that nothing passes', async () => {
    const types = [...SYMBOLS].reverse().map((symbol) => ({ symbol, reasons: [] }));
    const ways = {
      findTypes: () => Promise.resolve(types),
      findWords: () => Promise.resolve([NEW, { ...OLD, package: 'core' }]),
    };
    const found = await ask(ways, { query: 'pkg:core A[]' });
    expect(found.at(-1)).toMatchObject({ paths: [OPTION_MAP, OLD.path], unknownFilters: [] });
    expect((await ask(ways, { query: 'kind:colour pkg:react map' })).at(-1)).toMatchObject({
      paths: [],
      unknownFilters: ['kind:colour', 'pkg:react'],
      isPending: false,
    });
  });

  test('keeps names where words or types cannot be loaded, and says so', async () => {
    const fail = () => Promise.reject(new Error('offline'));
    expect((await ask({ findWords: fail }, { query: 'map' })).at(-1)).toMatchObject({
      paths: [OPTION_MAP],
      isPending: false,
      hasFailed: true,
    });
    const ways = { findTypes: fail, findWords: fail };
    expect((await ask(ways, { query: 'Task<A>' })).at(-1)).toMatchObject({
      isPending: false,
      hasFailed: true,
    });
  });

  test('gives names as they are called here at once, and as elsewhere once that is loaded', async () => {
    let findNames = createNameSearch(SYMBOLS);
    const found = await ask(
      {
        findWords: () => Promise.resolve([]),
        findNames: (query) => findNames(query),
        learnVocabulary: () => {
          findNames = createNameSearch(SYMBOLS, { tables: [{ Task: 'Future' }], libraries: [] });
          return Promise.resolve();
        },
      },
      { query: 'kind:namespace Future' },
    );
    expect(found).toMatchObject([
      { paths: [], isPending: true },
      { paths: ['/api/task/namespace/Task'], isPending: false, hasFailed: false },
    ]);
  });

  test('does without what names are called elsewhere where it cannot be loaded', async () => {
    const learnVocabulary = () => Promise.reject(new Error('offline'));
    const found = await ask(
      { learnVocabulary, findWords: () => Promise.resolve([]) },
      { query: 'map' },
    );
    expect(found.at(-1)).toMatchObject({ paths: [OPTION_MAP], isPending: false, hasFailed: true });
  });

  test('gives no more than is wanted', async () => {
    const findWords = () => Promise.resolve(Array.from('abcdefghijkl', (path) => page(path)));
    const found = (await ask({ findWords }, { query: 'words' })).at(-1);
    expect(found?.paths).toHaveLength(10);
    expect(found?.isCut).toBe(true);
  });
});
