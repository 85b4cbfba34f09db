import type { Option } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as BigInts from './BigInt.js';
import * as Int from './Int.js';
import * as Numbers from './Number.js';
import { type RoundingMode, values as MODES } from './RoundingMode.js';

const numRuns = 500;

const modes = fc.constantFrom(...MODES);
const divisors = fc.oneof(fc.integer({ min: -6, max: 6 }), fc.maxSafeInteger());
const dividends = fc.oneof(fc.integer({ min: -30, max: 30 }), fc.maxSafeInteger());

/** Numbers of every size, many of them with few decimal places, so that ties are common. */
const numbers = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1000, max: 1000, noNaN: true }),
  fc
    .tuple(fc.integer({ min: -30_000, max: 30_000 }), fc.constantFrom(1, 2, 10, 100, 1000))
    .map(([numerator, denominator]) => numerator / denominator),
);

describe('the quotients of integers', () => {
  test.each(MODES)('are rounded in the mode %s', (mode) => {
    fc.assert(
      fc.property(dividends, divisors, (self, other) => {
        const exact = other === 0 ? undefined : quotientOf(BigInt(self), BigInt(other), mode);
        const quotient = Int.divide(Int.of(self), Int.of(other), mode);
        expect(quotient).toStrictEqual(exact === undefined ? undefined : Number(exact));
        expect(BigInts.divide(BigInt(self), BigInt(other), mode)).toBe(exact);
      }),
      { numRuns },
    );
  });

  test('are rounded in the same way for big integers that exceed numbers', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: -9n, max: 9n }), modes, (self, other, mode) => {
        expect(BigInts.divide(self, other, mode)).toBe(
          other === 0n ? undefined : quotientOf(self, other, mode),
        );
        // A tie of long integers.
        expect(BigInts.divide(2n * self + 1n, 2n, mode)).toBe(quotientOf(2n * self + 1n, 2n, mode));
      }),
      { numRuns },
    );
  });
});

describe('round() and fromNumber()', () => {
  test('round the exact value of the number to an integer', () => {
    fc.assert(
      fc.property(numbers, modes, (value, mode) => {
        const { numerator, denominator } = fractionOf(value);
        const exact = quotientOf(numerator, denominator, mode);
        expect(Numbers.round(value, mode)).toStrictEqual(Number(exact));
        expect(BigInts.fromNumber(value, mode)).toBe(exact);
        expect(Int.fromNumber(value, mode)).toStrictEqual(Int.fromBigInt(exact));
      }),
      { numRuns },
    );
  });

  test.each([
    [0.49999999999999994, 0],
    [-0.49999999999999994, 0],
    [0.5, 1],
    [-0.5, -1],
    [4503599627370495.5, 4503599627370496],
    [9007199254740991, 9007199254740991],
    [1e300, 1e300],
    [-0, 0],
    [5e-324, 0],
  ])('round %s to the nearest integer %s, with ties away from zero', (value, result) => {
    expect(Numbers.round(value)).toStrictEqual(result);
    expect(Numbers.round(value, 'halfExpand')).toStrictEqual(result);
  });
});

describe('roundTo()', () => {
  test('rounds the shortest decimal of the number exactly', () => {
    const digits = fc.oneof(
      fc.integer({ min: -3, max: 6 }),
      fc.integer({ min: -310, max: 330 }),
      fc.maxSafeInteger(),
    );
    fc.assert(
      fc.property(numbers, digits, modes, (value, count, mode) => {
        expect(Numbers.roundTo(value, count, mode)).toStrictEqual(decimalOf(value, count, mode));
      }),
      { numRuns: 2000 },
    );
  });

  test('agrees with round() if no decimal place is kept', () => {
    fc.assert(
      fc.property(numbers, modes, (value, mode) => {
        expect(Numbers.roundTo(value, 0, mode)).toStrictEqual(Numbers.round(value, mode));
      }),
      { numRuns },
    );
  });

  test('agrees with the rounding modes of Intl.NumberFormat', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 15 }), modes, (value, digits, mode) => {
        const { format } = new Intl.NumberFormat('en', {
          maximumFractionDigits: digits,
          roundingMode: mode,
          useGrouping: false,
        });
        expect(Numbers.roundTo(value, digits, mode)).toStrictEqual(Number(format(value)) + 0);
      }),
      { numRuns },
    );
  });

  test('returns the same result if it is applied twice', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: -3, max: 6 }), modes, (value, digits, mode) => {
        const once = Numbers.roundTo(value, digits, mode);
        expect(once === undefined ? once : Numbers.roundTo(once, digits, mode)).toStrictEqual(once);
      }),
    );
  });

  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.675, 2, 2.68],
    [8.345, 2, 8.35],
    [0.1 + 0.2, 2, 0.3],
    [0.615, 2, 0.62],
    [10.235, 2, 10.24],
    [1.45, 1, 1.5],
    [1.4499999999999997, 1, 1.4],
    [5.015, 2, 5.02],
    [1234.5678, -2, 1200],
    [1250, -2, 1300],
    [50, -2, 100],
    [49, -2, 0],
    [-49, -2, 0],
    [50, -3, 0],
    [5, -1, 10],
    [4, -1, 0],
    [0.05, 1, 0.1],
    [0.005, 1, 0],
    [9.99, 1, 10],
    [9999999999999998, -1, 1e16],
    [1e-7, 7, 1e-7],
    [1.5e-7, 7, 2e-7],
    [1e21, 2, 1e21],
    [1.2345e21, -20, 1.2e21],
    [5e-324, 324, 5e-324],
    [5e-324, 323, 1e-323],
    [123, 400, 123],
    [123, Number.MAX_SAFE_INTEGER, 123],
    [123, Number.MIN_SAFE_INTEGER, 0],
    [0, -3, 0],
    [-0, 2, 0],
    [1.7976931348623157e308, -308, undefined],
  ])('of %s to %s digits returns %s', (value, digits, result) => {
    expect(Numbers.roundTo(value, digits)).toStrictEqual(result);
    expect(Numbers.roundTo(value, digits, 'halfExpand')).toStrictEqual(result);
  });

  test('returns None if the next decimal away from zero is outside the bounds', () => {
    expect(Numbers.roundTo(1, -400, 'expand')).toBe(undefined);
    expect(Numbers.roundTo(1, Number.MIN_SAFE_INTEGER, 'expand')).toBe(undefined);
    expect(Numbers.roundTo(0, -400, 'expand')).toStrictEqual(0);
  });
});

/**
 * The oracle. Of the two integers around the exact quotient, it returns the one that the description
 * of the mode demands.
 */
function quotientOf(self: bigint, other: bigint, mode: RoundingMode): bigint {
  const [numerator, denominator] = other < 0n ? [-self, -other] : [self, other];
  const fromBelow = ((numerator % denominator) + denominator) % denominator;
  const below = (numerator - fromBelow) / denominator;
  if (fromBelow === 0n) {
    return below;
  }
  const above = below + 1n;
  const [near, far] = numerator < 0n ? [above, below] : [below, above];
  const fromAbove = denominator - fromBelow;
  const [nearest] = [
    fromBelow < fromAbove ? [below] : [],
    fromAbove < fromBelow ? [above] : [],
  ].flat();
  const choices: Record<RoundingMode, bigint> = {
    ceil: above,
    floor: below,
    expand: far,
    trunc: near,
    halfCeil: nearest ?? above,
    halfFloor: nearest ?? below,
    halfExpand: nearest ?? far,
    halfTrunc: nearest ?? near,
    halfEven: nearest ?? (below % 2n === 0n ? below : above),
  };
  return choices[mode];
}

/** The exact value of a finite number. Doubling is exact. */
function fractionOf(value: number): { readonly numerator: bigint; readonly denominator: bigint } {
  let [scaled, denominator] = [value, 1n];
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(scaled), denominator };
}

/** The documented result of `roundTo`, by exact arithmetic on the decimal that JavaScript prints. */
function decimalOf(value: number, digits: number, mode: RoundingMode): Option<number> {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(`${value}`) ?? [];
  const places = fraction.length - Number(exponent);
  const coefficient = BigInt(whole + fraction);
  if (digits >= places) {
    return value + 0;
  }
  // Beyond the digits of any number, the exact power of ten does not matter.
  const power = Math.min(places - digits, 2000);
  const rounded = Number(`${quotientOf(coefficient, 10n ** BigInt(power), mode)}e${-digits}`);
  return Number.isFinite(rounded) ? rounded + 0 : undefined;
}

describe('an invalid rounding mode', () => {
  const mode = 'halfUp' as RoundingMode;
  const error = new ArgumentError({
    message: 'Expected "roundingMode" to be a rounding mode, received "halfUp"',
  });

  test.each([
    ['Int.divide', () => Int.divide(Int.of(4), Int.of(2), mode)],
    ['Int.divide', () => Int.divide(Int.of(4), Int.of(0), mode)],
    ['Int.remainder', () => Int.remainder(Int.of(4), Int.of(2), mode)],
    ['Int.fromNumber', () => Int.fromNumber(1, mode)],
    ['BigInt.divide', () => BigInts.divide(4n, 2n, mode)],
    ['BigInt.remainder', () => BigInts.remainder(4n, 2n, mode)],
    ['BigInt.fromNumber', () => BigInts.fromNumber(1, mode)],
    ['Number.round', () => Numbers.round(1, mode)],
    ['Number.roundTo', () => Numbers.roundTo(0, 2, mode)],
  ])('is rejected by %s() even if there is nothing to round', (_name, run) => {
    expect(run).toThrow(error);
  });
});
