import type { Numeric } from '@tstd/core';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { BigInt, Int, Number, RoundingMode } from './index.js';

const names = (module: object): ReadonlySet<string> => new Set(Object.keys(module));

const only = (self: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] =>
  [...self].filter((name) => !other.has(name)).toSorted();

describe('the three modules', () => {
  const [int, number, bigint] = [names(Int), names(Number), names(BigInt)];

  test('have the same functions, but for those that one of the types cannot have', () => {
    // `toBigInt` cannot fail, as `from` of BigInt can.
    // Only Int has bounds that arithmetic reaches one by one.
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

  test('have a min() and a max() of two, so that a list can be reduced with them', () => {
    const list = [3, 1, 2];
    expect([list.map(Int.of).reduce(Int.min), list.map(Int.of).reduce(Int.max)]).toEqual([1, 3]);
    expect([list.reduce(Number.min), list.reduce(Number.max)]).toEqual([1, 3]);
    expect([[3n, 1n, 2n].reduce(BigInt.min), [3n, 1n, 2n].reduce(BigInt.max)]).toEqual([1n, 3n]);
  });

  test('are Numerics', () => {
    expectTypeOf(Int).toExtend<Numeric<Int>>();
    expectTypeOf(Number).toExtend<Numeric<number>>();
    expectTypeOf(BigInt).toExtend<Numeric<bigint>>();
  });

  test('come with the types of the same names', () => {
    expectTypeOf<Int>().toEqualTypeOf<Int.Int>();
    expectTypeOf<RoundingMode>().toEqualTypeOf<RoundingMode.RoundingMode>();
    expect(RoundingMode.values).toHaveLength(9);
  });
});
