import type { Numeric } from '@tstd/core';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { BigInt, Int, Number, RoundingMode } from './index.js';

const names = (module: object): ReadonlySet<string> => new Set(Object.keys(module));

const only = (self: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] =>
  [...self].filter((name) => !other.has(name)).toSorted();

describe('the three modules', () => {
  const [int, number, bigint] = [names(Int), names(Number), names(BigInt)];

  test('have the same functions, except for those that a type does not support', () => {
    // Unlike `from` in BigInt, `toBigInt` cannot fail.
    // Only Int has bounds that adding one can reach.
    expect(only(int, bigint)).toStrictEqual([
      'MAX_VALUE',
      'MIN_VALUE',
      'addSaturating',
      'bounded',
      'fromBigInt',
      'multiplySaturating',
      'subtractSaturating',
      'toBigInt',
    ]);
    expect(only(bigint, int)).toStrictEqual([]);
    // Members that make sense only for whole numbers, or for their bits and bases.
    expect(only(bigint, number)).toStrictEqual([
      'fromNumber',
      'greatestCommonDivisor',
      'indexable',
      'isEven',
      'isOdd',
      'leastCommonMultiple',
      'parseRadix',
      'wrapSigned',
      'wrapUnsigned',
    ]);
    // Members that make sense only for fractions, `NaN` and infinities.
    expect(only(number, bigint)).toStrictEqual([
      'bounded',
      'fromBigInt',
      'isFinite',
      'isInteger',
      'isNaN',
      'round',
      'roundTo',
    ]);
  });

  test('have min() and max() functions that reduce() accepts', () => {
    const list = [3, 1, 2];
    expect([list.map(Int.of).reduce(Int.min), list.map(Int.of).reduce(Int.max)]).toEqual([1, 3]);
    expect([list.reduce(Number.min), list.reduce(Number.max)]).toEqual([1, 3]);
    expect([[3n, 1n, 2n].reduce(BigInt.min), [3n, 1n, 2n].reduce(BigInt.max)]).toEqual([1n, 3n]);
  });

  test('satisfy Numeric', () => {
    expectTypeOf(Int).toExtend<Numeric<Int>>();
    expectTypeOf(Number).toExtend<Numeric<number>>();
    expectTypeOf(BigInt).toExtend<Numeric<bigint>>();
  });

  test('export the types of the same names', () => {
    expectTypeOf<Int>().toEqualTypeOf<Int.Int>();
    expectTypeOf<RoundingMode>().toEqualTypeOf<RoundingMode.RoundingMode>();
    expect(RoundingMode.values).toHaveLength(9);
  });
});
