import { describe, expect, test } from 'vitest';
import { findAnswers, type Found, type SearchRequest } from './findAnswers';
import { NameIndex } from './names/nameIndex';
import { createNameSearch } from './names/search';
import type { SearchWays } from './session';
import type { WordPage } from './words/wordPage';

const SYMBOLS = [
  { name: 'Option.map', package: 'core', kind: 'function', path: '/api/core/namespace/Option#map' },
  { name: 'Task', package: 'task', kind: 'namespace', path: '/api/task/namespace/Task' },
] as const;

const INDEX = NameIndex.of(SYMBOLS);

function page(path: string): WordPage {
  return { path, kind: 'guide', title: path, trail: [], excerpt: [], share: 1, parts: [] };
}

const OLD = page('/std/docs/old');
const NEW = page('/std/docs/new');

function waysWith(ways: Partial<SearchWays>): SearchWays {
  const never = (): never => {
    throw new Error('This way was not to be asked');
  };
  return {
    findNames: createNameSearch(INDEX),
    knowsVocabulary: () => true,
    learnVocabulary: never,
    findTypes: never,
    findWords: never,
    ...ways,
  };
}

async function ask(
  ways: Partial<SearchWays>,
  question: Pick<SearchRequest, 'query' | 'pagesBefore'>,
) {
  const all: Found[] = [];
  await findAnswers(waysWith(ways), { baseUrl: '/std/', limit: 10, ...question }, (found) => {
    all.push(found);
  });
  return all.map(({ answers, ...found }) => ({ ...found, paths: answers.map(({ path }) => path) }));
}

const OPTION_MAP = '/std/api/core/namespace/Option#map';

describe('findAnswers()', () => {
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

  test('asks other threads before it looks for names, and tells those before it returns', () => {
    const events: string[] = [];
    const ways = waysWith({
      findNames: (query) => {
        events.push('names are looked for');
        return createNameSearch(INDEX)(query);
      },
      findWords: () => {
        events.push('words are asked for');
        return new Promise(() => {});
      },
    });
    void findAnswers(ways, { query: 'map', baseUrl: '/std/', limit: 10 }, () => {
      events.push('told');
    });
    expect(events).toEqual(['words are asked for', 'names are looked for', 'told']);
  });

  test.each(['A -> B', 'A => B', 'A → B', 'Option<A>', 'A[]', '(A, B'])(
    'takes "%s" for a type, not for words',
    async (query) => {
      const types = [{ symbol: SYMBOLS[0], reasons: [] }];
      const findNames = (): never => {
        throw new Error('Names are not what is waited for');
      };
      const found = await ask(
        { findTypes: () => Promise.resolve(types), findNames },
        { query, pagesBefore: [OLD] },
      );
      expect(found).toMatchObject([{ paths: [OPTION_MAP], pages: [], isPending: false }]);
    },
  );

  test('gives names that a type begins like where nothing has the type', async () => {
    const findTypes = () => Promise.resolve([]);
    expect(await ask({ findTypes }, { query: 'Option[]' })).toMatchObject([
      { paths: [OPTION_MAP], isPending: false },
    ]);
  });

  test('asks for names alone where there is a filter, and tells one that nothing passes', async () => {
    expect(await ask({}, { query: 'pkg:core map', pagesBefore: [OLD] })).toMatchObject([
      { paths: [OPTION_MAP], unknownFilters: [], isPending: false },
    ]);
    expect(await ask({}, { query: 'kind:colour pkg:react map' })).toMatchObject([
      { paths: [], unknownFilters: ['kind:colour', 'pkg:react'], isPending: false },
    ]);
  });

  test('keeps names where words or types cannot be loaded, and says so', async () => {
    const fail = () => Promise.reject(new Error('offline'));
    expect((await ask({ findWords: fail }, { query: 'map' })).at(-1)).toMatchObject({
      paths: [OPTION_MAP],
      isPending: false,
      hasFailed: true,
    });
    expect((await ask({ findTypes: fail }, { query: 'Task<A>' })).at(-1)).toMatchObject({
      isPending: false,
      hasFailed: true,
    });
  });

  test('gives names as they are called here at once, and as elsewhere once that is loaded', async () => {
    let findNames = createNameSearch(INDEX);
    let isKnown = false;
    const found = await ask(
      {
        findNames: (query) => findNames(query),
        knowsVocabulary: () => isKnown,
        learnVocabulary: () => {
          findNames = createNameSearch(INDEX, { tables: [{ Task: 'Future' }], libraries: [] });
          isKnown = true;
          return Promise.resolve();
        },
      },
      { query: 'kind:namespace Future' },
    );
    expect(found).toMatchObject([
      { paths: [], isPending: true },
      { paths: ['/std/api/task/namespace/Task'], isPending: false, hasFailed: false },
    ]);
  });

  test('does without what names are called elsewhere where it cannot be loaded', async () => {
    const learnVocabulary = () => Promise.reject(new Error('offline'));
    const found = await ask(
      { knowsVocabulary: () => false, learnVocabulary, findWords: () => Promise.resolve([]) },
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
