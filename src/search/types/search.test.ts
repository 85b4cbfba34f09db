import { describe, expect, test } from 'vitest';
import topics from '../goldens/types.json';
import { type Reason, type TypeHit, TypeSearch } from '.';
import { FIXTURE, nameOf } from './fixtures';
import { generateIndex } from './generated';

const search = new TypeSearch(FIXTURE);

function first(query: string): TypeHit | undefined {
  return search.search(query)?.[0];
}

describe('the first answer and its reasons', () => {
  test.each<readonly [query: string, name: string, ...reasons: Reason[]]>([
    ['string -> Option<number>', 'parse'],
    ['STRING -> option<Number>', 'parse'],
    ['string -> Maybe number', 'parse'],
    ['string -> number | undefined', 'parse'],
    ['(Option<X>, X -> Y) -> Option<Y>', 'map'],
    ['(a -> b) -> Maybe a -> Maybe b', 'map', 'parametersSwapped'],
    ['string -> Option<Int>', 'parseInt', 'optionalLeftOut'],
    ['(string, Radix) -> Option<Int>', 'parseInt'],
    ['A[] -> Option<A>', 'first', 'readonly'],
    ['string[] -> Option<string>', 'first', 'readonly', 'moreGeneral'],
    ['(Option<A>, A) -> A', 'getOr', 'moreGeneral'],
    ['(readonly A[], A -> boolean) -> readonly A[]', 'filter'],
    ['-> Task<Time, never>', 'now'],
    ['-> Task<Time>', 'now', 'partial'],
    ['Task<A, E> -> Promise<Result<A, E>>', 'run', 'wider'],
    ['TaskLike<A, E> -> Result<A, E>', 'run', 'awaited'],
    ['Order<Time>', 'order'],
    ['(Time, Time) -> Ordering', 'order'],
    ['(Time, Time) -> number', 'order', 'narrower'],
    ['(number, string) -> string', 'repeat', 'parametersSwapped'],
    ['unknown -> value is string', 'isString'],
    ['unknown -> boolean', 'isString', 'narrower'],
    ['Result<V, E> -> Option<V>', 'toOption', 'wider'],
    ['Either e v -> Maybe v', 'toOption', 'wider'],
    ['(Int, Int) -> Option<number>', 'divide', 'narrower'],
    ['(string, number, string) -> string', 'repeat', 'partial'],
    ['(string, string, string) -> Task<void, never>', 'log', 'wider'],
    ['(...values: unknown[]) -> Task<void, never>', 'log', 'readonly'],
    ['(a, b) -> (a, b)', 'pair'],
    ['-> { y: number, x: number }', 'point'],
    ['(Iterable<A>, (A, A) -> Ordering) -> readonly A[]', 'sort', 'wider'],
    ['string -> nev', 'fail'],
  ])('%s', (query, name, ...reasons) => {
    const hit = first(query);
    expect(hit && nameOf(hit.id)).toBe(name);
    expect([...(hit?.reasons ?? [])].sort()).toStrictEqual(reasons.sort());
  });
});

test('what can be used as it is comes before what cannot', () => {
  const names = search.search('string -> Option<number>')?.map(({ id }) => nameOf(id)) ?? [];
  expect(names.slice(0, 2)).toStrictEqual(['parse', 'parseInt']);
});

test('names that nobody knows have no answer', () => {
  expect(search.search('Foo -> Bar<Baz>')).toStrictEqual([]);
});

test('an unknown name among known ones may be anything', () => {
  const hit = first('(Option<Foo>, Foo -> Bar) -> Option<Bar>');
  expect(hit && nameOf(hit.id)).toBe('map');
});

test('words are no query', () => {
  expect(search.search('parse a number')).toBeUndefined();
});

test('gives no more answers than asked for, each once', () => {
  const hits = search.search('A -> B', 3) ?? [];
  expect(new Set(hits.map(({ id }) => id)).size).toBe(3);
});

test.each(topics.flatMap(({ queries }) => Object.keys(queries)))(
  'of "%s" fewer answers are the first of more',
  (query) => {
    expect(search.search(query, 3)).toStrictEqual(search.search(query)?.slice(0, 3));
  },
);

test('finds the one that fits among many', () => {
  const index = generateIndex(5000);
  const many = new TypeSearch({
    ...index,
    signatures: { ...index.signatures, '(Needle,string)=>Option<number>': [99_999] },
  });
  expect(many.search('(string, Needle) -> Option<number>')?.[0]).toStrictEqual({
    id: 99_999,
    cost: expect.any(Number) as number,
    reasons: ['parametersSwapped'],
  });
});
