// cspell:ignore chaîne nombre texte
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Reason, type TypeHit, TypeSearch } from '.';
import { parseQuery } from './parse';

/** The id of a symbol is its index. */
const SYMBOLS = [
  ['parse', '(string)=>Option<number>'],
  ['parseInt', '(string,Radix?)=>Option<Int>'],
  ['map', '(Option<A>,(A)=>B)=>Option<B>'],
  ['getOr', '(Option<A>,B)=>A|B'],
  ['first', '(readonly A[])=>Option<A>'],
  ['filter', '(readonly A[],(A,number)=>boolean)=>readonly A[]'],
  ['log', '(...readonly unknown[])=>Task<void,never>'],
  ['now', 'Task<Time,never>'],
  ['run', '(TaskLike<A,B>)=>Promise<Result<A,B>>'],
  ['order', 'Order<Time>'],
  ['repeat', '(string,number)=>string'],
  ['isString', '(unknown)=>is<string>'],
  ['toOption', '(Result<A,unknown>)=>Option<A>'],
  ['sort', '(Iterable<A>,(A,A)=>number)=>readonly A[]'],
  ['divide', '(Int,Int)=>Option<Int>'],
  ['fail', '(string)=>never'],
  ['pair', '(A,B)=>[A,B]'],
  ['point', '()=>{x:number,y:number}'],
  ['reduce', '(readonly A[],(B,A,number)=>B,B)=>B'],
  ['rows', '(A,number)=>readonly A[]'],
  ['split', '(Money<A>,number)=>readonly Money<A>[]'],
] as const;

type FixtureName = (typeof SYMBOLS)[number][0];

function constants(types: readonly string[]): readonly (readonly string[])[] {
  return types.map((type) => [`const each: ${type}`]);
}

const DECLARED = [
  'type None = undefined',
  'type Option<Value> = Value | None',
  'type Result<Value, Failure> = Ok<Value> | Err<Failure>',
  'type Order<Value> = (self: Value, other: Value) => Ordering',
  "type Int = number & Tag<'Int'>",
  'type Time = Int & Tag<"Time">',
  'type Ordering = -1 | 0 | 1',
  'type Radix = 2 | 3 | 4',
  'interface Task<Value, Failure> extends TaskLike<Value, Failure>',
];

function nameOf(id: number): FixtureName | undefined {
  return SYMBOLS[id]?.[0];
}

const search = new TypeSearch(
  [...constants(SYMBOLS.map(([, type]) => type)), DECLARED],
  [
    ['Maybe', 'Option'],
    ['E.Either<Failure, Value>', 'Result<Value, Failure>'],
  ],
);

function first(query: string): TypeHit | undefined {
  return search.search(query)[0];
}

describe('the first result and its differences', () => {
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

test('functions that can be used as they are come first', () => {
  const names = search.search('string -> Option<number>').map(({ id }) => nameOf(id)) ?? [];
  expect(names.slice(0, 2)).toStrictEqual(['parse', 'parseInt']);
});

test('unknown names have no result', () => {
  expect(search.search('Foo -> Bar<Baz>')).toStrictEqual([]);
});

test('an unknown name next to known ones may be any type', () => {
  const hit = first('(Option<Foo>, Foo -> Bar) -> Option<Bar>');
  expect(hit && nameOf(hit.id)).toBe('map');
});

test('functions that accept anything do not match a specific type', () => {
  const few = new TypeSearch(constants(['(A)=>A', '(unknown)=>never', '(string)=>number']));
  expect(few.search('string -> number').map(({ id }) => id)).toStrictEqual([2]);
  expect(few.search('a -> a')[0]?.id).toBe(0);
});

test('a variable cannot be two different types', () => {
  const types = ['(A)=>Option<A>', '(Record<A,B>)=>readonly (readonly [A,B])[]'];
  const few = new TypeSearch([...constants(types), DECLARED]);
  const idsOf = (query: string) => few.search(query).map(({ id }) => id);
  expect(idsOf('Record<string, V> => [string, V][]')).toStrictEqual([1]);
  expect(idsOf('T[] -> Record<string, T>[]')).not.toContain(0);
  expect(idsOf('T[] -> U[]')).toContain(0);
});

test('functions that never return do not match by their parameters', () => {
  const few = new TypeSearch(constants(['(never,string?)=>never', '(number)=>string']));
  expect(few.search('number -> string').map(({ id }) => id)).toStrictEqual([1]);
});

test('a missing parameter that selects a name costs less than another', () => {
  const types = ['(number)=>string', '(Time,"s"|"ms")=>string'];
  const few = new TypeSearch([...constants(types), DECLARED]);
  expect(few.search('Time -> string').map(({ id }) => id)).toStrictEqual([1, 0]);
});

test('a list does not match rest parameters', () => {
  const few = new TypeSearch(
    constants(['(...readonly A[])=>readonly A[]', '(readonly A[],_)=>A[]']),
  );
  expect(few.search('a[] -> a[]')[0]?.id).toBe(1);
});

test.each(['chaîne -> Maybe nombre', 'texte -> Option<nombre>'])('reads French: %s', (query) => {
  const hit = first(query);
  expect(hit && nameOf(hit.id)).toBe('parse');
});

test.each([
  ['function first<Self extends readonly unknown[]>(self: Self): Self[number]', 'A[] -> A'],
  [
    'function all<List extends readonly Result<unknown, unknown>[]>(list: List): Result<{ readonly [Index in keyof List]: ValueOf<List[Index]> }, ErrorOf<List[number]>>',
    'Result<A, E>[] -> Result<A[], E>',
  ],
  ['function from<Value>(value: Value | null): Some<Value>', 'A | null -> A'],
  ['function keep<Value, To extends Value>(self: Exclude<Value, To>): NoInfer<Value>', 'A -> A'],
  [
    'function call(this: void, ...values: readonly string[]): number',
    '(...values: string[]) => number',
  ],
  ['function now(): Time', '() -> Time'],
  [
    'function names(self: { readonly [name: string]: Int }): string[]',
    'Record<string, Int> -> string[]',
  ],
  ['function pattern(text: string): `${number}-${string}`', 'string -> string'],
  ['const each: Codec.Codec<A, string>', 'Codec<A, string>'],
])('%s', (signature, query) => {
  const types = new TypeSearch([
    [signature],
    [
      ...DECLARED,
      'type ValueOf<Type> = Type extends Ok<infer Value> ? Value : never',
      'type ErrorOf<Type> = Type extends Err<infer Failure> ? Failure : never',
      'type Some<Value> = unknown extends Value ? Value & ({} | null) : Value extends undefined ? never : Value',
    ],
  ]);
  const [hit] = types.search(query);
  expect(hit?.id).toBe(0);
  expect(hit?.reasons.filter((reason) => reason !== 'readonly')).toEqual(
    signature.startsWith('function pattern') ? ['narrower'] : [],
  );
});

test('words are not a type', () => {
  expect(search.search('parse a number')).toEqual([]);
});

test('returns each result once', () => {
  const ids = search.search('A -> B').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

const SIGNS = [
  '->',
  '=>',
  '(',
  ')',
  '<',
  '>',
  '[',
  ']',
  '{',
  '}',
  '|',
  '&',
  ',',
  ':',
  '?',
  '...',
  ';',
];
const WORDS = ['string', 'Option', 'Result', 'Task', 'A', 'b', 'Foo', 'readonly', 'is', 'keyof'];

const NOISE = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc
    .array(fc.constantFrom(...SIGNS, ...WORDS, '"', '1'), { maxLength: 60 })
    .map((tokens) => tokens.join(' ')),
);

const { type: TYPE } = fc.letrec<{ type: string }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('A', 'B', 'C', 'string', 'number', 'Int'),
    tie('type').map((item) => `Option<${item}>`),
    tie('type').map((item) => `readonly (${item})[]`),
    fc.tuple(tie('type'), tie('type')).map(([left, right]) => `((${left}) -> ${right})`),
  ),
}));

const PARAMETERS = fc.array(TYPE, { minLength: 1, maxLength: 3 });

describe('any text', () => {
  test('has a result, the same each time', () => {
    fc.assert(
      fc.property(NOISE, (query) => {
        const answer = search.search(query);
        expect(search.search(query)).toStrictEqual(answer);
        expect(answer.every(({ id }) => id >= 0)).toBe(true);
      }),
      { examples: [['{ readonly']] },
    );
  });

  test.each([
    ['nested brackets', 'Option<'.repeat(2000)],
    ['parentheses', `${'('.repeat(5000)}${')'.repeat(5000)}`],
    ['arrows', 'A -> '.repeat(2000)],
    ['spaces', `string ->${' '.repeat(10_000)}number`],
  ])('is bounded: 10,000 characters of %s', (_, query) => {
    expect(search.search(query)).toEqual([]);
  });

  test('ends even if all types could be equal', () => {
    const query = `(${Array.from({ length: 60 }, () => 'A').join()}) -> (A|B|C|A|B|C)`;
    expect(parseQuery(query)).toHaveLength(1);
    expect(search.search(query)).toEqual([]);
  });
});

test('the names of variables do not matter', () => {
  const renamed: Readonly<Record<string, string>> = { A: 'x', B: 'T1', C: "q'" };
  fc.assert(
    fc.property(PARAMETERS, TYPE, (parameters, result) => {
      const query = `(${parameters.join(', ')}) -> ${result}`;
      const other = query.replace(/\b[ABC]\b/g, (name) => renamed[name] ?? name);
      expect(search.search(other)).toStrictEqual(search.search(query));
    }),
  );
});

test('each symbol is found by its own type, with parameters in any order', () => {
  const signatures = SYMBOLS.map(([, text], id) => [text, id] as const).filter(([text]) =>
    text.startsWith('('),
  );
  fc.assert(
    fc.property(fc.constantFrom(...signatures), fc.boolean(), ([text, id], isReversed) => {
      const [list = '', result = ''] = splitSignature(text);
      const parameters = splitList(list);
      const query = `(${(isReversed ? [...parameters].reverse() : parameters).join()}) -> ${result}`;
      const hit = search.search(query)[0];
      expect(hit?.id).toBe(id);
      const differences = hit?.reasons.filter((reason) => reason !== 'parametersSwapped');
      expect(differences).toStrictEqual([]);
    }),
  );
});

function splitSignature(text: string): readonly string[] {
  const depths = depthsOf(text.replaceAll('=>', '=='));
  const end = depths.indexOf(0);
  return [text.slice(1, end), text.slice(end + 3)];
}

function splitList(text: string): readonly string[] {
  const depths = depthsOf(text.replaceAll('=>', '=='));
  const parts = Array.from(text).map((character, index) =>
    character === ',' && depths[index] === 0 ? '\n' : character,
  );
  return text === '' ? [] : parts.join('').split('\n');
}

function depthsOf(text: string): readonly number[] {
  let depth = 0;
  return Array.from(text).map((character) => {
    depth += '(<[{'.includes(character) ? 1 : ')>]}'.includes(character) ? -1 : 0;
    return depth;
  });
}
