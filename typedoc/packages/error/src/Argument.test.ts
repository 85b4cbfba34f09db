import { describe, expect, expectTypeOf, test } from 'vitest';

import { Argument, ArgumentError } from './index.js';

// The sources are compiled without the types of Node, so that none of them uses Node by mistake.
const { runInNewContext }: { runInNewContext(code: string): unknown } = await import(
  'node:vm' as string
);

const CHECKS = {
  array: [Argument.checkArray, 'an array'],
  bigint: [Argument.checkBigInt, 'a bigint'],
  boolean: [Argument.checkBoolean, 'a boolean'],
  function: [Argument.checkFunction, 'a function'],
  iterable: [Argument.checkIterable, 'an iterable'],
  number: [Argument.checkNumber, 'a number'],
  object: [Argument.checkObject, 'an object'],
  string: [Argument.checkString, 'a string'],
  symbol: [Argument.checkSymbol, 'a symbol'],
} as const;

type Kind = keyof typeof CHECKS;

const VALUES: readonly (readonly [value: unknown, ...kinds: readonly Kind[]])[] = [
  [undefined],
  [null],
  [true, 'boolean'],
  [0, 'number'],
  [NaN, 'number'],
  [0n, 'bigint'],
  ['', 'string', 'iterable'],
  [Symbol.iterator, 'symbol'],
  [(): void => undefined, 'function'],
  [class {}, 'function'],
  [{}, 'object'],
  [Object.create(null), 'object'],
  [
    {
      get [Symbol.iterator](): never {
        throw new TypeError('It is read');
      },
    },
    'object',
    'iterable',
  ],
  [[], 'object', 'array', 'iterable'],
  [runInNewContext('[]'), 'object', 'array', 'iterable'],
  [new Set(), 'object', 'iterable'],
];

describe('the checks of arguments', () => {
  test.each(VALUES)(
    'accept a value of the right type and reject all others: case %#',
    (value, ...kinds) => {
      for (const [kind, [check, expected]] of Object.entries(CHECKS)) {
        const call = (): unknown =>
          (check as (value: unknown, name: string) => unknown)(value, 'self');
        if (kinds.includes(kind as Kind)) {
          expect(call()).toBeUndefined();
        } else {
          expect(call).toThrow(ArgumentError);
          expect(call).toThrow(`Expected "self" to be ${expected}, received `);
        }
      }
    },
  );

  test('narrow a type, and keep a type that is already narrower', () => {
    const value: unknown = 'a';
    Argument.checkString(value, 'value');
    expectTypeOf(value).toEqualTypeOf<string>();
    const list: readonly number[] = [1];
    Argument.checkArray(list, 'list');
    expectTypeOf(list).toEqualTypeOf<readonly number[]>();
  });
});
