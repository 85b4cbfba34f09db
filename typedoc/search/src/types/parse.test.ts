import { describe, expect, test } from 'vitest';
import { type Type, parametersOf, resultOf } from './model';
import { parseQuery, parseType } from './parse';

function write(type: Type): string {
  switch (type.kind) {
    case 'variable':
      return type.name;
    case 'hole':
    case 'conditional':
      return '_';
    case 'union':
      return type.parts.map(write).join('|');
    case 'function':
      return `(${parametersOf(type).map(write).join()})=>${write(resultOf(type))}`;
    case 'optional':
      return `${type.parts.map(write).join()}?`;
    case 'rest':
      return `...${type.parts.map(write).join()}`;
    case 'named':
      return type.parts.length === 0 ? type.name : `${type.name}<${type.parts.map(write).join()}>`;
  }
}

function read(text: string): readonly string[] | undefined {
  return parseQuery(text)?.map(write);
}

describe('parseQuery', () => {
  test.each([
    ['string -> Option<number>', '(string)=>Option<number>'],
    ['string => Option<number>', '(string)=>Option<number>'],
    ['string → number', '(string)=>number'],
    ['-> Task<Time, never>', 'Task<Time,never>'],
    ['Option<number>', 'Option<number>'],
    ['() -> A', '()=>A'],
    ['(x: string, y?: number) => Option<number>', '(string,number?)=>Option<number>'],
    ['(x: string): number', '(string)=>number'],
    ['(...values: unknown[]) => void', '(...Array<unknown>)=>undefined'],
    ['(Option<A>, A -> B) -> Option<B>', '(Option<A>,(A)=>B)=>Option<B>'],
    ['<Value>(x: Value): Value', '(Value)=>Value'],
    ['<Value extends object>(x: Value) => Value[]', '(Value)=>Array<Value>'],
    ['a -> Maybe b', '(a)=>Maybe<b>'],
    ["a' -> [a']", "(a')=>ReadonlyArray<a'>"],
    ['Result a [e] -> Maybe (Option a)', '(Result<a,ReadonlyArray<e>>)=>Maybe<Option<a>>'],
    ['readonly A[][] -> ReadonlyArray<A>', '(ReadonlyArray<Array<A>>)=>ReadonlyArray<A>'],
    ['Readonly<A[]> -> any', '(ReadonlyArray<A>)=>unknown'],
    ['[A, B] -> (a, b)', '([]<A,B>)=>[]<a,b>'],
    ['readonly [A, ...A[]] -> A', '(ReadonlyArray<A>)=>A'],
    ['{ b: string; readonly a?: number } -> A', '({a,b}<number,string>)=>A'],
    ["'x' | 1 | null -> `y`", '("x"|1|null)=>"y"'],
    ['| A | B -> A & B', '(A|B)=>A'],
    ['unknown -> value is string', '(unknown)=>is<string>'],
    ['unknown -> asserts x is string', '(unknown)=>undefined'],
    ['keyof A -> A[keyof A]', '(_)=>_'],
    ['Codec.Codec<A> -> A', '(Codec<A>)=>A'],
    ['fn(Option<T>, impl FnOnce() -> E) -> Result<T, E>', '(Option<T>,()=>E)=>Result<T,E>'],
    ['<T, F: Fn(&T) -> bool>(v: &[T], f: F) -> Vec<T>', '(ReadonlyArray<T>,(T)=>bool)=>Vec<T>'],
    ["(x: &'a mut Text, f: &dyn FnMut(Text)) -> A", '(Text,Text)=>A'],
    ['<A, F extends (a: A) => B>(f: F, key: K) => B', '((A)=>B,K)=>B'],
    ['forall a b. Maybe a -> b', '(Maybe<a>)=>b'],
    ['async (ms: number) => void', '(number)=>undefined'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toStrictEqual([expected]);
  });

  test('reads several arrows as parameters of one function first', () => {
    expect(read('A -> B -> C')).toStrictEqual(['(A,B)=>C', '(A)=>(B)=>C']);
    expect(read('(A -> B) -> [A] -> [B]')?.[0]).toBe('((A)=>B,ReadonlyArray<A>)=>ReadonlyArray<B>');
  });

  test.each([
    ['string ->', '(string)=>_'],
    ['->', '_'],
    ['(string, A -> ', '(string,(A)=>_)=>_'],
    ['(string, Option<', '(string,Option<_>)=>_'],
    ['Map<string, ', 'Map<string,_>'],
    ['string -> Opt', '(string)=>Opt'],
    ['string -> "half', '(string)=>"half'],
    ['{ a: string', '{a}<string>'],
    ['string[', 'Array<string>'],
  ])('reads an incomplete type: %s', (text, expected) => {
    expect(read(text)?.[0]).toBe(expected);
  });

  test.each([
    '',
    'map',
    'Option.map',
    'time out',
    'how do I -> time out',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '^(a+)+$',
    '[a-z]+',
    'C++',
    'a > b',
    'string -> -> number',
    'string -> )',
    `${'('.repeat(200)}A -> B`,
    `${'A -> '.repeat(2000)}B`,
  ])('rejects text that is not a type: %s', (text) => {
    expect(parseQuery(text)).toEqual([]);
  });
});

describe('parseType', () => {
  test('reads the signatures of the index', () => {
    const type = parseType('(readonly A[],(A,number?)=>is<B>)=>Option<B>');
    expect(type && write(type)).toBe('(ReadonlyArray<A>,(A,number?)=>is<B>)=>Option<B>');
  });

  test('returns undefined if there is no type', () => {
    expect(parseType('a b')).toBeUndefined();
    expect(parseType('A)')).toBeUndefined();
  });
});
