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
    // What is about whole numbers only, or about their bits and bases.
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
    // What is about fractions, `NaN` and infinities.
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
