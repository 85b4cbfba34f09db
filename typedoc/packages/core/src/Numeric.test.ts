import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { numericLaws } from '../../../laws/index.js';
import * as Numeric from './Numeric.js';
import type { Option } from './Option.js';

const bigint: Numeric.Numeric<bigint> = {
  zero: 0n,
  one: 1n,
  add: (self, other) => self + other,
  subtract: (self, other) => self - other,
  multiply: (self, other) => self * other,
  divide: (self, other) => (other === 0n ? undefined : self / other),
  remainder: (self, other) => (other === 0n ? undefined : self % other),
  negate: (self) => -self,
};

/** Integers from -128 to 127: the bounds are not the opposites of each other. */
const toByte = (value: number): Option<number> =>
  value >= -128 && value <= 127 ? value + 0 : undefined;
const byte: Numeric.Numeric<number> = {
  zero: 0,
  one: 1,
  add: (self, other) => toByte(self + other),
  subtract: (self, other) => toByte(self - other),
  multiply: (self, other) => toByte(self * other),
  divide: (self, other) => (other === 0 ? undefined : toByte(Math.trunc(self / other))),
  remainder: (self, other) => (other === 0 ? undefined : toByte(self % other)),
  negate: (self) => toByte(0 - self),
};

const bytes = fc.integer({ min: -128, max: 127 });

describe('Numeric', () => {
  test('accepts operations that always have a result', () => {
    expectTypeOf<(self: bigint, other: bigint) => bigint>().toExtend<
      Numeric.Numeric<bigint>['add']
    >();
  });
});

describe('sum()', () => {
  test('adds the numbers from the first to the last', () => {
    const concat = { zero: '', add: (self: string, other: string) => self + other };
    expect(Numeric.sum(concat, ['a', 'b', 'c'])).toBe('abc');
    expect(Numeric.sum(bigint, [1n, 2n, 3n])).toBe(6n);
  });

  test('is zero for an empty list', () => {
    expect(Numeric.sum(bigint, [])).toBe(0n);
  });

  test('stops at the first sum that is None', () => {
    const add = vi.fn(byte.add);
    expect(Numeric.sum({ zero: 0, add }, [100, 100, -100])).toBe(undefined);
    expect(add).toHaveBeenCalledTimes(2);
  });

  test('does not change its argument and keeps the type', () => {
    const values = Object.freeze([1, 2]);
    expect(Numeric.sum(byte, values)).toBe(3);
    expectTypeOf(Numeric.sum(byte, values)).toEqualTypeOf<Option<number>>();
    // @ts-expect-error The numbers are not those of the arithmetic.
    expect(Numeric.sum(byte, [])).not.toBe(Numeric.sum(byte, ['1']));
  });

  test('agrees with the reduction of the list', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt()), (values) => {
        expect(Numeric.sum(bigint, values)).toBe(values.reduce((a, b) => a + b, 0n));
      }),
    );
  });
});

describe('product()', () => {
  test('multiplies the numbers from the first to the last', () => {
    const path = { one: '', multiply: (self: string, other: string) => `${self}/${other}` };
    expect(Numeric.product(path, ['a', 'b'])).toBe('/a/b');
    expect(Numeric.product(bigint, [2n, 3n, 7n])).toBe(42n);
  });

  test('is one for an empty list', () => {
    expect(Numeric.product(bigint, [])).toBe(1n);
  });

  test('stops at the first product that is None', () => {
    const multiply = vi.fn(byte.multiply);
    expect(Numeric.product({ one: 1, multiply }, [16, 8, 0])).toBe(undefined);
    expect(multiply).toHaveBeenCalledTimes(2);
  });
});

describe('power()', () => {
  test('agrees with the operator', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat({ max: 40 }), (base, exponent) => {
        expect(Numeric.power(bigint, base, exponent)).toBe(base ** BigInt(exponent));
      }),
    );
  });

  test('is None only if the power is not a value of the type', () => {
    fc.assert(
      fc.property(bytes, fc.nat({ max: 12 }), (base, exponent) => {
        expect(Numeric.power(byte, base, exponent)).toBe(toByte(base ** exponent));
      }),
    );
    expect(Numeric.power(byte, -2, 7)).toBe(-128);
    expect(Numeric.power(byte, 2, 7)).toBe(undefined);
  });

  test('is one when the exponent is 0', () => {
    expect([-5, 0, 5].map((base) => Numeric.power(byte, base, 0))).toEqual([1, 1, 1]);
  });

  test('needs few multiplications, and keeps the order of factors that do not commute', () => {
    const multiply = vi.fn((self: bigint, other: bigint) => (self * other) % 1_000_003n);
    Numeric.power({ one: 1n, multiply }, 3n, Number.MAX_SAFE_INTEGER);
    expect(multiply.mock.calls.length).toBeLessThanOrEqual(106);
    const concat = { one: '', multiply: (self: string, other: string) => self + other };
    expect(Numeric.power(concat, 'ab', 5)).toBe('ab'.repeat(5));
  });

  test.each([-1, 0.5, NaN, Infinity, 2 ** 53])('rejects the exponent %d', (exponent) => {
    expect(() => Numeric.power(byte, 1, exponent)).toThrow(ArgumentError);
  });

  test('names the received exponent', () => {
    expect(() => Numeric.power(byte, 1, -1)).toThrow(
      'Expected "exponent" to be a non-negative safe integer, received -1',
    );
  });
});

numericLaws('bigint', bigint, fc.bigInt());
numericLaws('of bytes', byte, bytes);
