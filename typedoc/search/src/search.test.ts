// cspell:ignore optoin omap boîte erreur garder réessayer reessayer fmap getor groupby
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery } from './query';
import type { SearchRecord } from './record';
import { type Found, createSearch } from './search';

function symbol(title: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const [owner = '', member] = title.split('.');
  const path = `/api/core/namespace/${owner}${member === undefined ? '' : `#${member.toLowerCase()}`}`;
  const kind = member === undefined ? 'namespace' : 'function';
  return { path, kind, title, package: 'core', ...more };
}

const RECORDS: readonly SearchRecord[] = [
  { path: '/api/core', kind: 'reference', title: 'core', text: 'Options, results and codecs.' },
  symbol('Option', {
    names: ['Maybe', 'Optional'],
    text: 'A value that may be missing.',
    mentions: 20,
  }),
  {
    ...symbol('Option'),
    path: '/api/core/namespace/Option#option',
    kind: 'type',
    signatures: ['type Option<Value> = Value | undefined'],
    names: ['Maybe', 'Optional'],
  },
  symbol('Option.map', {
    names: ['fmap', 'O.map'],
    text: 'Returns what a function makes of the value.',
    signatures: [
      'function map<Value, To>(self: Option<Value>, fn: (value: Value) => To): Option<To>',
    ],
    mentions: 9,
  }),
  symbol('Option.getOr', {
    names: ['unwrapOr', 'fromMaybe'],
    words: 'fallback default',
    text: 'Returns the value, or another one.',
    signatures: ['function getOr<Value>(self: Option<Value>, other: Value): Value'],
  }),
  symbol('Array', { text: 'Functions on arrays.', package: 'collection' }),
  symbol('Array.groupBy', {
    package: 'collection',
    text: 'Groups elements by a key.',
    tasks: 'Orders of each customer',
    signatures: [
      'function groupBy<Value, Key>(self: readonly Value[], toKey: (value: Value) => Key): ReadonlyMap<Key, readonly Value[]>',
    ],
  }),
  symbol('Iterable.groupBy', { package: 'iterable', text: 'Groups elements by a key.' }),
  {
    path: '/docs/recipes/retry',
    kind: 'guide',
    title: 'Try again',
    trail: ['Recipes'],
    words: 'backoff flaky',
    text: 'Run a task again when it fails.',
  },
  {
    path: '/docs/recipes/retry#wait',
    kind: 'guide',
    title: 'Wait longer each time',
    trail: ['Recipes', 'Try again'],
    text: 'A schedule doubles the pause between two attempts.',
  },
  { path: '/docs/box', kind: 'guide', title: 'The box', text: 'A mutable box for a value.' },
];

const search = createSearch({ locale: 'en-GB', records: RECORDS });

const find = (typed: string, limit = 8): Found => search(parseQuery(typed), limit);
const paths = (typed: string): readonly string[] => find(typed).answers.map(({ path }) => path);

const OPTION = '/api/core/namespace/Option';

describe('names', () => {
  test.each([
    ['Option.map', `${OPTION}#map`],
    ['option map', `${OPTION}#map`],
    ['omap', `${OPTION}#map`],
    ['map', `${OPTION}#map`],
    ['getOr', `${OPTION}#getor`],
    ['groupby', '/api/core/namespace/Array#groupby'],
    ['Option', OPTION],
    ['Opt', OPTION],
    ['optoin', OPTION],
    ['Maybe', OPTION],
    ['fromMaybe', `${OPTION}#getor`],
    ['from_maybe', `${OPTION}#getor`],
    ['Maybe.fmap', `${OPTION}#map`],
    ['O.map', `${OPTION}#map`],
    ['map(x => f(x))', `${OPTION}#map`],
  ])('%s', (typed, path) => {
    expect(paths(typed)[0]).toBe(path);
  });

  test('pages with the same name are one result', () => {
    const [first] = find('Option').answers;
    expect(first?.parts.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      `type ${OPTION}#option`,
    ]);
  });

  test('a result contains the matching name from another library', () => {
    expect(find('unwrapOr').answers[0]?.alias).toBe('unwrapOr');
    expect(find('getOr').answers[0]).not.toHaveProperty('alias');
  });
});

describe('words', () => {
  test.each([
    ['missing values', OPTION],
    ['customers', '/api/core/namespace/Array#groupby'],
    ['how do I fall back to a default', `${OPTION}#getor`],
    ['backoff', '/docs/recipes/retry'],
    ['doubling pauses', '/docs/recipes/retry'],
  ])('%s', (typed, path) => {
    expect(paths(typed)[0]).toBe(path);
  });

  test('a page is one result with its matching sections', () => {
    const [first] = find('wait longer when a task fails').answers;
    expect(first?.path).toBe('/docs/recipes/retry');
    expect(first?.trail).toEqual(['Recipes']);
    expect(first?.parts.map(({ path }) => path)).toEqual(['/docs/recipes/retry#wait']);
  });

  test('a section whose heading many pages have is left out', () => {
    const pages = Array.from({ length: 9 }, (_, index): readonly SearchRecord[] => {
      const page: SearchRecord = { path: `/docs/${index}`, kind: 'guide', title: `Page ${index}` };
      return [
        page,
        { ...page, path: `${page.path}#more`, title: 'See also', text: `word${index}` },
      ];
    });
    const many = createSearch({ locale: 'en-GB', records: pages.flat() });
    const [first] = many(parseQuery('word3'), 8).answers;
    expect(first?.path).toBe('/docs/3');
    expect(first?.parts).toEqual([]);
  });

  test('the words of the query are marked', () => {
    const [first] = find('a mutable box for it').answers;
    const marked = [...(first?.title ?? []), ...(first?.excerpt ?? [])].filter(
      ({ isMatch }) => isMatch,
    );
    expect(marked.map(({ text }) => text)).toEqual(['box', 'mutable', 'box']);
  });

  test('results that match a small part of a question are marked as weak', () => {
    expect(find('mutable chart').isWeak).toBe(true);
    expect(find('a value that may be missing').isWeak).toBe(false);
    expect(find('Option.map').isWeak).toBe(false);
  });

  test('French words are found without accents and in other forms', () => {
    const french = createSearch({
      locale: 'fr',
      records: [
        {
          path: '/docs/a',
          kind: 'guide',
          title: 'Réessayer une tâche',
          text: 'La cause d’une erreur.',
        },
        { path: '/docs/b', kind: 'guide', title: 'Une boîte', text: 'Une valeur.' },
      ],
    });
    for (const typed of ['reessayer des taches', 'garder la cause de l’erreur']) {
      expect(french(parseQuery(typed), 8).answers[0]?.path, typed).toBe('/docs/a');
    }
  });
});

describe('types', () => {
  test('a type is found, with its differences, before matches of its words', () => {
    const [first] = find('(A -> B, Option<A>) -> Option<B>').answers;
    expect(first?.path).toBe(`${OPTION}#map`);
    expect(first?.reasons).toEqual(['parametersSwapped']);
  });

  test('the names of other libraries are types too', () => {
    expect(paths('(Maybe a, a) -> a')[0]).toBe(`${OPTION}#getor`);
  });

  test('a declared name comes first if its type matches', () => {
    expect(paths('groupBy :: (a -> k) -> [a] -> Map k [a]')[0]).toBe(
      '/api/core/namespace/Array#groupby',
    );
  });
});

describe('filters', () => {
  test('keep the results that match', () => {
    expect(paths('group pkg:iterable')).toEqual(['/api/core/namespace/Iterable#groupby']);
    expect(paths('value kind:namespace')).toEqual([OPTION]);
  });

  test('without words list the best-known symbols', () => {
    expect(paths('pkg:core')[0]).toBe(OPTION);
    expect(find('kind:none').answers).toEqual([]);
    expect(find('kind:none').unknownFilters.map(({ written }) => written)).toEqual(['kind:none']);
  });
});

test('the number of results is limited', () => {
  expect(find('value', 2).answers).toHaveLength(2);
});

test('any text has a result, the same each time', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(fc.constantFrom('Option', 'map', '->', '<', '(', 'kind:', '.', '"', 'le '), {
        maxLength: 8,
      })
      .map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const found = find(typed);
      const all = found.answers.flatMap(({ path, parts }) => [
        path,
        ...parts.map((part) => part.path),
      ]);
      expect(new Set(all).size).toBe(all.length);
      expect(find(typed)).toEqual(found);
    }),
  );
});
