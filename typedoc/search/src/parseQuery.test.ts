// cspell:ignore chaîne nombre
import { describe, expect, test } from 'vitest';
import { parseQuery } from './parseQuery';

describe('parseQuery()', () => {
  test('takes filters out, in both languages', () => {
    const filters = [
      { by: 'kind', value: 'function' },
      { by: 'package', value: 'money' },
    ];
    const parsed = { filters, words: 'round' };
    expect(parseQuery('kind:function round pkg:money')).toEqual(parsed);
    expect(parseQuery('round genre\u00a0: function paquet : MONEY')).toEqual(parsed);
    expect(parseQuery('kind:function pkg:@tstd/money round')).toEqual(parsed);
  });

  test.each(['Note: round', 'TypeError: x is not a function', 'kind::map std:pick', '0.1 + 0.2'])(
    'leaves a colon that is no filter: %s',
    (text) => {
      expect(parseQuery(text)).toEqual({ filters: [], words: text });
    },
  );

  test('takes a filter that is still being typed for none', () => {
    expect(parseQuery('round kind:')).toEqual({ filters: [], words: 'round' });
  });

  test('takes no parameter for a filter', () => {
    expect(parseQuery('(name: string, kind: string) => void').filters).toEqual([]);
  });

  test('leaves out the scope that all packages share', () => {
    expect(parseQuery('@tstd/money round').words).toBe('money round');
  });

  test.each([
    ['A -> B', 'A -> B'],
    ['chaîne → nombre', 'chaîne → nombre'],
    ["'a' | 'b' -> string", "'a' | 'b' -> string"],
    ['(A, B', '(A, B'],
    ['x is T', 'x is T'],
    ['Option.map: Option<A> -> Option<B>', 'Option<A> -> Option<B>', 'Option.map'],
    ['map :: (a -> b) -> [a] -> [b]', '(a -> b) -> [a] -> [b]', 'map'],
    ['declare const parse: (text: string) => number;', '(text: string) => number', 'parse'],
    ['export function f(x: string): number {', '(x: string): number', 'f'],
    ['map(x: string): number', '(x: string): number', 'map'],
    ['fn map<T, U>(self: Option<T>) -> Option<U>', '<T, U>(self: Option<T>) -> Option<U>', 'map'],
    ['fn(A) -> B', 'fn(A) -> B'],
    ['Result<T, E>', 'Result<T, E>', 'Result'],
    ['Option<Array<', 'Option<Array<', 'Option'],
  ])('takes for a type: %s', (text, type, name?: string) => {
    expect(parseQuery(text)).toEqual({
      filters: [],
      words: text,
      type,
      ...(name !== undefined && { name }),
    });
  });

  test.each(['map', 'a > b', 'price < 10', 'money is exact', "startOf('day')", '(see below'])(
    'takes for no type: %s',
    (text) => {
      expect(parseQuery(text)).toEqual({ filters: [], words: text });
    },
  );
});
