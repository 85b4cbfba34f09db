import { Int as CoreInt, type Numeric, Numeric as numeric, type Option } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import {
  codecLaws,
  equalLaws,
  indexableLaws,
  orderLaws,
  roundTripLaw,
} from '../../../laws/index.js';
import * as Int from './Int.js';
import { values as MODES } from './RoundingMode.js';

const MAX = 2n ** 53n - 1n;

/** Integers of every size, with many small ones and many at the bounds. */
const ints = fc
  .oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -12, max: 12 }),
    fc.integer(),
    fc.integer({ min: 0, max: 3 }).map((distance) => Int.MAX_VALUE - distance),
    fc.integer({ min: 0, max: 3 }).map((distance) => Int.MIN_VALUE + distance),
  )
  .map(Int.of);
const modes = fc.constantFrom(...MODES);
const radices = fc.integer({ min: 2, max: 36 }) as fc.Arbitrary<10>;

const int = (value: number): Int.Int => Int.of(value);

/** The integer that the oracle found, or None if it is outside the bounds. Never `-0`. */
const safe = (value: bigint): Option<number> =>
  value <= MAX && value >= -MAX ? Number(value) : undefined;

const clamped = (value: bigint): number => Number(value > MAX ? MAX : value < -MAX ? -MAX : value);

function check(
  actual: (self: Int.Int, other: Int.Int) => Option<number>,
  oracle: (self: bigint, other: bigint) => Option<number>,
): void {
  fc.assert(
    fc.property(ints, ints, (self, other) => {
      expect(actual(self, other)).toStrictEqual(oracle(BigInt(self), BigInt(other)));
    }),
    { numRuns: 500 },
  );
}

describe('the module', () => {
  test('exports everything that Int exports in core', () => {
    expect(Int).toMatchObject({ ...CoreInt });
    expectTypeOf<Int.Int>().toEqualTypeOf<CoreInt>();
  });

  test('satisfies Numeric, Comparable and Equal', () => {
    expectTypeOf(Int).toExtend<Numeric<Int.Int>>();
    expect(numeric.sum(Int, [int(1), int(2)])).toBe(3);
    expect([Int.zero, Int.one]).toStrictEqual([0, 1]);
  });

  test('returns an option only if there may be no result', () => {
    expectTypeOf(Int.add).returns.toEqualTypeOf<Option<Int.Int>>();
    expectTypeOf(Int.divide).returns.toEqualTypeOf<Option<Int.Int>>();
    expectTypeOf(Int.fromNumber).returns.toEqualTypeOf<Option<Int.Int>>();
    expectTypeOf(Int.negate).returns.toEqualTypeOf<Int.Int>();
    expectTypeOf(Int.addSaturating).returns.toEqualTypeOf<Int.Int>();
    expectTypeOf(Int.greatestCommonDivisor).returns.toEqualTypeOf<Int.Int>();
    // @ts-expect-error To the compiler, a number is not an integer.
    expect(Int.add(1, int(2))).toBe(3);
  });
});

describe('add(), subtract() and multiply()', () => {
  test('agree with big integers and return None outside the bounds', () => {
    check(Int.add, (self, other) => safe(self + other));
    check(Int.subtract, (self, other) => safe(self - other));
    check(Int.multiply, (self, other) => safe(self * other));
  });

  test('return the bounds, but None beyond them', () => {
    expect(Int.add(int(2 ** 53 - 2), Int.one)).toBe(Int.MAX_VALUE);
    expect(Int.add(Int.MAX_VALUE, Int.one)).toBe(undefined);
    expect(Int.subtract(int(2 - 2 ** 53), Int.one)).toBe(Int.MIN_VALUE);
    expect(Int.subtract(Int.MIN_VALUE, Int.one)).toBe(undefined);
    expect(Int.multiply(Int.MAX_VALUE, int(-1))).toBe(Int.MIN_VALUE);
    expect(Int.multiply(int(2 ** 26), int(2 ** 27))).toBe(undefined);
  });

  test('never return -0', () => {
    expect(Int.multiply(int(0), int(-4))).toStrictEqual(0);
    expect(Int.multiplySaturating(int(-4), int(0))).toStrictEqual(0);
    expect(Int.subtract(int(0), int(0))).toStrictEqual(0);
  });
});

describe('addSaturating(), subtractSaturating() and multiplySaturating()', () => {
  test('agree with big integers and stop at the bounds', () => {
    check(Int.addSaturating, (self, other) => clamped(self + other));
    check(Int.subtractSaturating, (self, other) => clamped(self - other));
    check(Int.multiplySaturating, (self, other) => clamped(self * other));
  });
});

describe('divide(), remainder() and modulo()', () => {
  test('agree with the operators of big integers', () => {
    check(
      (self, other) => Int.divide(self, other),
      (self, other) => (other === 0n ? undefined : safe(self / other)),
    );
    check(
      (self, other) => Int.remainder(self, other),
      (self, other) => (other === 0n ? undefined : safe(self % other)),
    );
    check(Int.modulo, (self, other) =>
      other === 0n ? undefined : safe(((self % other) + other) % other),
    );
  });

  test('are exact even if the quotient of the numbers is not', () => {
    expect(Int.divide(Int.MAX_VALUE, int(2))).toBe(4503599627370495);
    expect(Int.divide(Int.MAX_VALUE, int(2), 'ceil')).toBe(4503599627370496);
    expect(Int.divide(Int.MAX_VALUE, int(2), 'halfEven')).toBe(4503599627370496);
    expect(Int.divide(int(2 ** 53 - 2), Int.MAX_VALUE)).toBe(0);
    expect(Int.divide(int(-1), int(2))).toBe(0);
    expect(Int.divide(int(2 ** 53 - 2), Int.MAX_VALUE, 'halfTrunc')).toBe(1);
  });

  test.each(MODES)('return None for a divisor of zero in the mode %s', (mode) => {
    expect(Int.divide(int(5), Int.zero, mode)).toBe(undefined);
    expect(Int.remainder(int(5), Int.zero, mode)).toBe(undefined);
    expect(Int.modulo(int(5), Int.zero)).toBe(undefined);
  });

  test.each([
    [0, -5],
    [-4, 2],
    [-1, 2],
    [1, -2],
    [-6, -3],
  ])('never return -0 for %s and %s', (self, other) => {
    for (const mode of MODES) {
      expect(Object.is(Int.divide(int(self), int(other), mode), -0)).toBe(false);
      expect(Object.is(Int.remainder(int(self), int(other), mode), -0)).toBe(false);
    }
    expect(Object.is(Int.modulo(int(self), int(other)), -0)).toBe(false);
  });
});

describe('power()', () => {
  test('rejects an infinite exponent', () => {
    expect(() => Int.power(int(2), Infinity as CoreInt)).toThrow(
      new ArgumentError({ message: 'Expected "exponent" to be a safe integer, received Infinity' }),
    );
  });

  test('agrees with big integers', () => {
    const exponents = fc.integer({ min: -2, max: 60 }).map(Int.of);
    fc.assert(
      fc.property(ints, exponents, (base, exponent) => {
        expect(Int.power(base, exponent)).toStrictEqual(
          exponent < 0 ? undefined : safe(BigInt(base) ** BigInt(exponent)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [3, 33, 5559060566555523],
    [3, 34, undefined],
    [-2, 52, 2 ** 52],
    [-2, 53, undefined],
    [2, 53, undefined],
    [94906265, 2, 9007199136250225],
    [94906266, 2, undefined],
    [94906266, 3, undefined],
    [Int.MAX_VALUE, 1, Int.MAX_VALUE],
    [0, 0, 1],
    [-1, Int.MAX_VALUE, -1],
    [1, Int.MAX_VALUE, 1],
    [0, Int.MAX_VALUE, 0],
    [10, Int.MAX_VALUE, undefined],
    [1, -1, undefined],
  ])('raises %s to the power %s', (base, exponent, result) => {
    expect(Int.power(int(base), int(exponent))).toBe(result);
  });
});

describe('greatestCommonDivisor() and leastCommonMultiple()', () => {
  test('return a divisor and a multiple of both arguments', () => {
    fc.assert(
      fc.property(ints, ints, (self, other) => {
        const divisor = Int.greatestCommonDivisor(self, other);
        expect(divisor).toBe(Int.greatestCommonDivisor(other, self));
        if (divisor === 0) {
          expect([self, other]).toStrictEqual([0, 0]);
        } else {
          expect(divisor).toBeGreaterThan(0);
          expect([Int.modulo(self, divisor), Int.modulo(other, divisor)]).toStrictEqual([0, 0]);
          const [left, right] = [self / divisor, other / divisor].map(Int.of);
          expect(Int.greatestCommonDivisor(left ?? Int.zero, right ?? Int.zero)).toBe(1);
          const product = (BigInt(self) * BigInt(other)) / BigInt(divisor);
          expect(Int.leastCommonMultiple(self, other)).toStrictEqual(
            safe(product < 0n ? -product : product),
          );
        }
      }),
    );
  });

  test.each([
    [12, -18, 6, 36],
    [-4, -6, 2, 12],
    [0, -5, 5, 0],
    [-5, 0, 5, 0],
    [0, 0, 0, 0],
    [7, 13, 1, 91],
  ])('of %s and %s return %s and %s', (self, other, divisor, multiple) => {
    expect(Int.greatestCommonDivisor(int(self), int(other))).toBe(divisor);
    expect(Int.leastCommonMultiple(int(self), int(other))).toStrictEqual(multiple);
  });

  test('leastCommonMultiple() returns None outside the bounds', () => {
    expect(Int.leastCommonMultiple(Int.MAX_VALUE, int(2))).toBe(undefined);
    expect(Int.leastCommonMultiple(Int.MAX_VALUE, Int.MIN_VALUE)).toBe(Int.MAX_VALUE);
  });
});

describe('increment() and decrement()', () => {
  test('change an integer by one and return None outside the bounds', () => {
    expect([Int.increment(int(-1)), Int.decrement(int(1))]).toStrictEqual([0, 0]);
    expect(Int.increment(int(2 ** 53 - 2))).toBe(Int.MAX_VALUE);
    expect(Int.decrement(int(2 - 2 ** 53))).toBe(Int.MIN_VALUE);
    expect([Int.increment(Int.MAX_VALUE), Int.decrement(Int.MIN_VALUE)]).toStrictEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('negate(), absolute() and sign()', () => {
  test.each([
    [5, -5, 5, 1],
    [-5, 5, 5, -1],
    [0, 0, 0, 0],
    [Int.MAX_VALUE, Int.MIN_VALUE, Int.MAX_VALUE, 1],
    [Int.MIN_VALUE, Int.MAX_VALUE, Int.MAX_VALUE, -1],
  ])('of %s return %s, %s and %s', (value, negated, absolute, sign) => {
    expect(Int.negate(int(value))).toStrictEqual(negated);
    expect(Int.absolute(int(value))).toStrictEqual(absolute);
    expect(Int.sign(int(value))).toStrictEqual(sign);
  });
});

describe('isEven() and isOdd()', () => {
  test.each([-3, -2, -1, 0, 1, 2, Int.MAX_VALUE])('of %s agree with the lowest bit', (value) => {
    const isOdd = BigInt(value) % 2n !== 0n;
    expect(Int.isOdd(int(value))).toBe(isOdd);
    expect(Int.isEven(int(value))).toBe(!isOdd);
  });
});

describe('isBetween()', () => {
  test('includes both bounds', () => {
    const isBetween = (value: number): boolean => Int.isBetween(int(value), int(1), int(3));
    expect([0, 1, 2, 3, 4].map(isBetween)).toStrictEqual([false, true, true, true, false]);
    expect(Int.isBetween(int(2), int(3), int(1))).toBe(false);
  });
});

describe('wrapSigned() and wrapUnsigned()', () => {
  test('with 32 bits return the same results as the bitwise operators', () => {
    fc.assert(
      fc.property(ints, (value) => {
        expect(Int.wrapSigned(value, 32)).toBe(value | 0);
        expect(Int.wrapUnsigned(value, 32)).toBe(value >>> 0);
      }),
    );
  });

  test('agree with the functions for big integers', () => {
    fc.assert(
      fc.property(ints, fc.integer({ min: 1, max: 53 }), (value, bits) => {
        expect(Int.wrapSigned(value, bits)).toStrictEqual(
          Number(BigInt.asIntN(bits, BigInt(value))),
        );
        expect(Int.wrapUnsigned(value, bits)).toStrictEqual(
          Number(BigInt.asUintN(bits, BigInt(value))),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('never return -0', () => {
    expect(Int.wrapUnsigned(int(-256), 8)).toStrictEqual(0);
    expect(Int.wrapSigned(int(-256), 8)).toStrictEqual(0);
  });

  test.each([0, -1, 54, 1.5, NaN])('throw for %s bits', (bits) => {
    const message = `Expected "bits" to be an integer from 1 to 53, received ${bits}`;
    expect(() => Int.wrapSigned(Int.one, bits)).toThrow(ArgumentError);
    expect(() => Int.wrapSigned(Int.one, bits)).toThrow(message);
    expect(() => Int.wrapUnsigned(Int.one, bits)).toThrow(message);
  });
});

describe('sum() and product()', () => {
  test('return the same results as those of Numeric', () => {
    fc.assert(
      fc.property(fc.array(ints, { maxLength: 5 }), (values) => {
        expect(Int.sum(values)).toStrictEqual(numeric.sum(Int, values));
        expect(Int.product(values)).toStrictEqual(numeric.product(Int, values));
      }),
    );
  });

  test('return None if an intermediate result is outside the bounds', () => {
    expect(Int.sum([1, 2, 3].map(Int.of))).toBe(6);
    expect(Int.product([2, 3, 4].map(Int.of))).toBe(24);
    expect(Int.sum([Int.MAX_VALUE, int(1), int(-1)])).toBe(undefined);
    expect(Int.product([int(2 ** 52), int(2), int(0)])).toBe(undefined);
    expect([Int.sum([]), Int.product([])]).toStrictEqual([0, 1]);
    // Never -0: there is only one zero.
    expect(Int.product([int(-1), int(0)])).toBe(0);
  });
});

describe('fromNumber(), fromBigInt() and toBigInt()', () => {
  test('fromNumber() returns None for numbers that are not finite or outside the bounds', () => {
    for (const mode of MODES) {
      for (const value of [NaN, Infinity, -Infinity, 2 ** 53, -(2 ** 53), 1e300]) {
        expect(Int.fromNumber(value, mode)).toBe(undefined);
      }
      expect(Int.fromNumber(Int.MIN_VALUE, mode)).toBe(Int.MIN_VALUE);
    }
    expect(Int.fromNumber(-0.4, 'halfEven')).toStrictEqual(0);
    // @ts-expect-error The caller must choose the rounding mode.
    expect(() => Int.fromNumber(1)).toThrow(ArgumentError);
  });

  test('fromBigInt() returns None outside the bounds', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 54n), max: 2n ** 54n }), (value) => {
        expect(Int.fromBigInt(value)).toStrictEqual(safe(value));
      }),
    );
    expect(Int.fromBigInt(2n ** 53n)).toBe(undefined);
    expect(Int.fromBigInt(2n ** 2000n)).toBe(undefined);
  });
});

describe('asString() and parseRadix()', () => {
  test('agree with big integers in every base', () => {
    fc.assert(
      fc.property(ints, radices, (value, radix) => {
        const text = BigInt(value).toString(radix);
        expect(Int.asString(value, radix)).toBe(text);
        expect(Int.parseRadix(text, radix)).toStrictEqual(value);
        expect(Int.parseRadix(text.toUpperCase(), radix)).toStrictEqual(value);
      }),
    );
    expect(Int.asString(int(-255))).toBe('-255');
  });

  test.each([
    ['+ff', 16, 255],
    ['-0', 2, 0],
    ['000z', 36, 35],
    ['11111111111111111111111111111111111111111111111111111', 2, Int.MAX_VALUE],
    ['-1fffffffffffff', 16, Int.MIN_VALUE],
  ] as const)('parseRadix() parses %j in base %s', (text, radix, value) => {
    expect(Int.parseRadix(text, radix)).toStrictEqual(value);
  });

  test.each([
    ['', 10],
    ['+', 10],
    ['-', 36],
    ['--1', 10],
    [' 1', 10],
    ['1 ', 10],
    ['1\n', 10],
    ['0x10', 16],
    ['1.5', 10],
    ['1_000', 10],
    ['2', 2],
    ['a', 10],
    ['g', 16],
    ['٣', 10],
    ['\u212A', 36],
    ['100000000000000000000000000000000000000000000000000000', 2],
    ['20000000000000', 16],
    ['z'.repeat(400), 36],
  ] as const)('parseRadix() rejects %j in base %s', (text, radix) => {
    expect(Int.parseRadix(text, radix)).toBe(undefined);
  });

  test.each([1, 37, 2.5, NaN])('throw for the base %s', (radix) => {
    const message = `Expected "radix" to be an integer from 2 to 36, received ${radix}`;
    expect(() => Int.asString(Int.one, radix as 10)).toThrow(ArgumentError);
    expect(() => Int.asString(Int.one, radix as 10)).toThrow(message);
    expect(() => Int.parseRadix('1', radix as 10)).toThrow(message);
    expect(() => Int.parseRadix('', radix as 10)).toThrow(message);
  });

  test('accept the bases 2 and 36', () => {
    expect([Int.asString(int(5), 2), Int.asString(int(35), 36)]).toStrictEqual(['101', 'z']);
    // @ts-expect-error The alphabet has too few letters for the base 37.
    expect(() => Int.asString(int(5), 37)).toThrow(ArgumentError);
  });
});

describe('laws of Int arithmetic', () => {
  test('add() and multiply() are commutative', () => {
    fc.assert(
      fc.property(ints, ints, (a, b) => {
        expect(Int.add(a, b)).toStrictEqual(Int.add(b, a));
        expect(Int.multiply(a, b)).toStrictEqual(Int.multiply(b, a));
      }),
    );
  });

  test('zero and one are identity elements', () => {
    fc.assert(
      fc.property(ints, (a) => {
        expect(Int.add(a, Int.zero)).toStrictEqual(a);
        expect(Int.multiply(a, Int.one)).toStrictEqual(a);
        expect(Int.divide(a, Int.one)).toStrictEqual(a);
        expect(Int.add(a, Int.negate(a))).toStrictEqual(0);
      }),
    );
  });

  test('add() and multiply() are associative if both results are defined', () => {
    for (const combine of [Int.add, Int.multiply]) {
      fc.assert(
        fc.property(ints, ints, ints, (a, b, c) => {
          const left = option(combine(a, b), (value) => combine(value, c));
          const right = option(combine(b, c), (value) => combine(a, value));
          if (left !== undefined && right !== undefined) {
            expect(left).toStrictEqual(right);
          }
        }),
      );
    }
  });

  test('multiply() distributes over add() if both results are defined', () => {
    fc.assert(
      fc.property(ints, ints, ints, (a, b, c) => {
        const whole = option(Int.add(b, c), (value) => Int.multiply(a, value));
        const parts = option(Int.multiply(a, b), (left) =>
          option(Int.multiply(a, c), (right) => Int.add(left, right)),
        );
        if (whole !== undefined && parts !== undefined) {
          expect(whole).toStrictEqual(parts);
        }
      }),
    );
  });

  test('the dividend is the divisor times the quotient plus the remainder in every mode', () => {
    fc.assert(
      fc.property(ints, ints, modes, (self, other, mode) => {
        const quotient = Int.divide(self, other, mode);
        const rest = Int.remainder(self, other, mode);
        if (quotient === undefined || rest === undefined) {
          expect([other, quotient, rest]).toStrictEqual([0, undefined, undefined]);
        } else {
          expect(BigInt(quotient) * BigInt(other) + BigInt(rest)).toBe(BigInt(self));
          expect(Math.abs(rest)).toBeLessThan(Math.abs(other));
          expect([Int.hasInstance(quotient), Int.hasInstance(rest)]).toStrictEqual([true, true]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('rounding up mirrors rounding down', () => {
    fc.assert(
      fc.property(ints, ints, (self, other) => {
        expect(Int.divide(self, other, 'ceil')).toStrictEqual(
          option(Int.divide(Int.negate(self), other, 'floor'), Int.negate),
        );
      }),
    );
  });
});

equalLaws('Int.equal', Int.equal, ints);
orderLaws('Int.order', Int.order, ints, Int.equal);
indexableLaws('Int', Int.indexable, ints);
codecLaws('Int.codec', Int.codec, ints, {
  inputs: fc.constantFrom(2 ** 53, -(2 ** 53), 0.5, -0, Int.MAX_VALUE),
});
roundTripLaw('Int.asString and Int.parse', ints, (value) => Int.asString(value), Int.parse);
roundTripLaw('Int.toBigInt and Int.fromBigInt', ints, Int.toBigInt, Int.fromBigInt);

function option<Value, To>(self: Option<Value>, fn: (value: Value) => Option<To>): Option<To> {
  return self === undefined ? undefined : fn(self);
}
