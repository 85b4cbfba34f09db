// cspell:ignore chaîne nombre texte
import { describe, expect, test } from 'vitest';
import topics from '../goldens/types.json';
import { type Reason, type TypeHit, TypeSearch } from '.';
import { FIXTURE, nameOf } from './fixtures';

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
    ['(b -> a -> b) -> b -> [a] -> b', 'reduce', 'parametersSwapped'],
    ['(Money, number) => Money[]', 'split', 'partial', 'readonly'],
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

test('what takes anything is no answer to a type that says more', () => {
  const index = { definitions: {}, supertypes: {} };
  const signatures = { '(A)=>A': [1], '(unknown)=>never': [2], '(string)=>number': [3] };
  const few = new TypeSearch({ ...index, signatures });
  expect(few.search('string -> number')?.map(({ id }) => id)).toStrictEqual([3]);
  expect(few.search('a -> a')?.[0]?.id).toBe(1);
});

test('one variable is not two types that cannot be the same', () => {
  const index = { definitions: { 'Option<A>': 'A|undefined' }, supertypes: {} };
  const signatures = { '(A)=>Option<A>': [1], '(Record<A,B>)=>readonly (readonly [A,B])[]': [2] };
  const few = new TypeSearch({ ...index, signatures });
  const idsOf = (query: string) => few.search(query)?.map(({ id }) => id);
  expect(idsOf('Record<string, V> => [string, V][]')).toStrictEqual([2]);
  expect(idsOf('T[] -> Record<string, T>[]')).not.toContain(1);
  expect(idsOf('T[] -> U[]')).toContain(1);
});

test('what never returns answers no query for what it takes besides', () => {
  const signatures = { '(never,string?)=>never': [1], '(number)=>string': [2] };
  const few = new TypeSearch({ definitions: {}, supertypes: {}, signatures });
  expect(few.search('number -> string')?.map(({ id }) => id)).toStrictEqual([2]);
});

test('a parameter that chooses a name is missed less than another', () => {
  const index = { definitions: {}, supertypes: { Time: 'number' } };
  const signatures = { '(number)=>string': [1], '(Time,"s"|"ms")=>string': [2] };
  const few = new TypeSearch({ ...index, signatures });
  expect(few.search('Time -> string')?.map(({ id }) => id)).toStrictEqual([2, 1]);
});

test('a list is not what a function of any number of values takes', () => {
  const index = { definitions: {}, supertypes: {} };
  const signatures = { '(...readonly A[])=>readonly A[]': [1], '(readonly A[],_)=>A[]': [2] };
  const few = new TypeSearch({ ...index, signatures });
  expect(few.search('a[] -> a[]')?.[0]?.id).toBe(2);
});

test.each(['chaîne -> Maybe nombre', 'texte -> Option<nombre>'])('reads French: %s', (query) => {
  const hit = first(query);
  expect(hit && nameOf(hit.id)).toBe('parse');
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
