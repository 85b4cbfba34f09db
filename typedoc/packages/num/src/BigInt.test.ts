import { type Comparable, type Numeric, Numeric as numeric, type Option } from '@tstd/core';
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
import * as BigInts from './BigInt.js';
import { values as MODES } from './RoundingMode.js';

const bigints = fc.oneof(fc.bigInt(), fc.bigInt({ min: -12n, max: 12n }));
const safe = fc.maxSafeInteger().map(BigInt);
const modes = fc.constantFrom(...MODES);
const radices = fc.integer({ min: 2, max: 36 }) as fc.Arbitrary<10>;

describe('the module', () => {
  test('satisfies Numeric, Comparable and Equal', () => {
    expectTypeOf(BigInts).toExtend<Numeric<bigint>>();
    expectTypeOf(BigInts).toExtend<Comparable<bigint>>();
    expect(numeric.sum(BigInts, [1n, 2n])).toBe(3n);
    expect([BigInts.zero, BigInts.one]).toStrictEqual([0n, 1n]);
  });

  test('returns an option only if there may be no result', () => {
    expectTypeOf(BigInts.add).returns.toEqualTypeOf<bigint>();
    expectTypeOf(BigInts.sum).returns.toEqualTypeOf<bigint>();
    expectTypeOf(BigInts.divide).returns.toEqualTypeOf<Option<bigint>>();
    expectTypeOf(BigInts.power).returns.toEqualTypeOf<Option<bigint>>();
  });
});

describe('hasInstance()', () => {
  test('accepts only primitive big integers', () => {
    for (const value of [1, '1', NaN, null, undefined, Object(1n)]) {
      expect(BigInts.hasInstance(value)).toBe(false);
    }
    expect(BigInts.hasInstance(0n)).toBe(true);
    expectTypeOf(BigInts.hasInstance).guards.toEqualTypeOf<bigint>();
  });
});

describe('of(), from() and fromNumber()', () => {
  test('convert whole numbers exactly', () => {
    for (const value of [0, -0, -42, 2 ** 60, -1e300]) {
      expect(BigInts.of(value)).toBe(BigInt(value));
      expect(BigInts.from(value)).toBe(BigInt(value));
      expect(BigInts.fromNumber(value, 'floor')).toBe(BigInt(value));
    }
  });

  test.each([NaN, Infinity, -Infinity, 1.5])('reject %s', (value) => {
    expect(BigInts.from(value)).toBe(undefined);
    expect(() => BigInts.of(value)).toThrow(ArgumentError);
    expect(() => BigInts.of(value)).toThrow(
      `Expected "value" to be a number without a fractional part, received ${value}`,
    );
  });

  test.each([NaN, Infinity, -Infinity])(
    'fromNumber() returns None for %s in every mode',
    (value) => {
      for (const mode of MODES) {
        expect(BigInts.fromNumber(value, mode)).toBe(undefined);
      }
      expect(BigInts.fromNumber(-1.5, 'floor')).toBe(-2n);
      expect(BigInts.fromNumber(-1.5, 'ceil')).toBe(-1n);
    },
  );
});

describe('arithmetic', () => {
  test('returns the same results as the operators', () => {
    fc.assert(
      fc.property(bigints, bigints, (self, other) => {
        expect(BigInts.add(self, other)).toBe(self + other);
        expect(BigInts.subtract(self, other)).toBe(self - other);
        expect(BigInts.multiply(self, other)).toBe(self * other);
        expect(BigInts.divide(self, other)).toBe(other === 0n ? undefined : self / other);
        expect(BigInts.remainder(self, other)).toBe(other === 0n ? undefined : self % other);
        expect(BigInts.modulo(self, other)).toBe(
          other === 0n ? undefined : ((self % other) + other) % other,
        );
        expect(BigInts.increment(self)).toBe(self + 1n);
        expect(BigInts.decrement(self)).toBe(self - 1n);
        expect(BigInts.negate(self)).toBe(-self);
      }),
    );
  });

  test.each(MODES)('divide() and remainder() return None for a divisor of zero in %s', (mode) => {
    expect(BigInts.divide(1n, 0n, mode)).toBe(undefined);
    expect(BigInts.remainder(1n, 0n, mode)).toBe(undefined);
  });

  test.each([
    [5n, 5n, 1n],
    [-5n, 5n, -1n],
    [0n, 0n, 0n],
    [-(2n ** 70n), 2n ** 70n, -1n],
    [2n ** 70n, 2n ** 70n, 1n],
  ])('absolute() and sign() of %s return %s and %s', (self, absolute, sign) => {
    expect(BigInts.absolute(self)).toBe(absolute);
    expect(BigInts.sign(self)).toBe(sign);
  });

  test.each([
    [2n, 64n, 2n ** 64n],
    [-2n, 3n, -8n],
    [0n, 0n, 1n],
    [5n, 1n, 5n],
    [1n, -1n, undefined],
    [0n, -1n, undefined],
  ])('power() of %s and %s returns %s', (base, exponent, result) => {
    expect(BigInts.power(base, exponent)).toBe(result);
  });

  test.each([-3n, -2n, -1n, 0n, 1n, 2n, 2n ** 70n + 1n])(
    'isEven() and isOdd() return the parity of %s',
    (self) => {
      const isOdd = BigInt.asUintN(1, self) === 1n;
      expect([BigInts.isOdd(self), BigInts.isEven(self)]).toStrictEqual([isOdd, !isOdd]);
    },
  );

  test('sum() and product() return the same results as those of Numeric', () => {
    fc.assert(
      fc.property(fc.array(bigints, { maxLength: 5 }), (values) => {
        expect(BigInts.sum(values)).toBe(numeric.sum(BigInts, values));
        expect(BigInts.product(values)).toBe(numeric.product(BigInts, values));
      }),
    );
    expect([BigInts.sum([]), BigInts.product([])]).toStrictEqual([0n, 1n]);
    expect([BigInts.sum([2n, 3n]), BigInts.product([2n, 3n])]).toStrictEqual([5n, 6n]);
  });
});

describe('greatestCommonDivisor() and leastCommonMultiple()', () => {
  test.each([
    [12n, -18n, 6n, 36n],
    [-4n, -6n, 2n, 12n],
    [0n, -5n, 5n, 0n],
    [-5n, 0n, 5n, 0n],
    [0n, 0n, 0n, 0n],
    [2n ** 70n, 3n * 2n ** 65n, 2n ** 65n, 3n * 2n ** 70n],
  ])('of %s and %s return %s and %s', (self, other, divisor, multiple) => {
    expect(BigInts.greatestCommonDivisor(self, other)).toBe(divisor);
    expect(BigInts.leastCommonMultiple(self, other)).toBe(multiple);
  });

  test('return results whose product is the absolute value of the product of the arguments', () => {
    fc.assert(
      fc.property(bigints, bigints, (self, other) => {
        expect(
          BigInts.greatestCommonDivisor(self, other) * BigInts.leastCommonMultiple(self, other),
        ).toBe(BigInts.absolute(self * other));
      }),
    );
  });
});

describe('wrapSigned() and wrapUnsigned()', () => {
  test('keep the lowest bits', () => {
    fc.assert(
      fc.property(bigints, fc.integer({ min: 1, max: 100 }), (self, bits) => {
        const size = 2n ** BigInt(bits);
        const [signed, unsigned] = [
          BigInts.wrapSigned(self, bits),
          BigInts.wrapUnsigned(self, bits),
        ];
        expect([(self - signed) % size, (self - unsigned) % size]).toStrictEqual([0n, 0n]);
        expect(signed >= -size / 2n && signed < size / 2n).toBe(true);
        expect(unsigned >= 0n && unsigned < size).toBe(true);
      }),
    );
  });

  test.each([0, -1, 1.5, NaN, 2 ** 30 + 1, 2 ** 53])('throw for %s bits', (bits) => {
    const message = `Expected "bits" to be an integer from 1 to 1073741824, received ${bits}`;
    expect(() => BigInts.wrapSigned(1n, bits)).toThrow(ArgumentError);
    expect(() => BigInts.wrapSigned(1n, bits)).toThrow(message);
    expect(() => BigInts.wrapUnsigned(1n, bits)).toThrow(message);
  });

  test('accept the maximum number of bits', () => {
    expect(BigInts.wrapSigned(-5n, 2 ** 30)).toBe(-5n);
    expect(BigInts.wrapUnsigned(5n, 2 ** 30)).toBe(5n);
  });
});

describe('parse()', () => {
  test.each([
    ['0', 0n],
    ['+42', 42n],
    ['-0', 0n],
    ['-007', -7n],
    ['9'.repeat(400), 10n ** 400n - 1n],
  ])('parses %j', (text, value) => {
    expect(BigInts.parse(text)).toBe(value);
  });

  test.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '1\n',
    '+',
    '-',
    '--1',
    '1.9',
    '1.',
    '1e3',
    '0x10',
    '0b1',
    '1n',
    '12abc',
    'x12',
    '1_000',
    '1,000',
    '１',
    '٣',
    'NaN',
  ])('rejects %j', (text) => {
    expect(BigInts.parse(text)).toBe(undefined);
  });
});

describe('asString() and parseRadix()', () => {
  test('return the same results as the native functions in every base', () => {
    const long = fc.bigInt({ min: -(2n ** 400n), max: 2n ** 400n });
    fc.assert(
      fc.property(fc.oneof(bigints, long), radices, (value, radix) => {
        const text = value.toString(radix);
        expect(BigInts.asString(value, radix)).toBe(text);
        expect(BigInts.parseRadix(text, radix)).toBe(value);
        expect(BigInts.parseRadix(text.toUpperCase(), radix)).toBe(value);
      }),
    );
    expect(BigInts.asString(-255n)).toBe('-255');
  });

  test.each([
    ['+ff', 16, 255n],
    ['-0', 2, 0n],
    ['000z', 36, 35n],
    ['zzzzzzzzzz', 36, 36n ** 10n - 1n],
    ['zzzzzzzzzzz', 36, 36n ** 11n - 1n],
    [`1${'0'.repeat(1000)}`, 7, 7n ** 1000n],
  ] as const)('parseRadix() parses %j in base %s', (text, radix, value) => {
    expect(BigInts.parseRadix(text, radix)).toBe(value);
  });

  test.each([
    ['', 10],
    ['-', 36],
    ['0x10', 16],
    ['1.5', 10],
    ['1n', 10],
    ['2', 2],
    ['g', 16],
  ] as const)('parseRadix() rejects %j in base %s', (text, radix) => {
    expect(BigInts.parseRadix(text, radix)).toBe(undefined);
  });

  test.each([1, 37, 2.5])('throw for the base %s', (radix) => {
    const message = `Expected "radix" to be an integer from 2 to 36, received ${radix}`;
    expect(() => BigInts.asString(1n, radix as 10)).toThrow(ArgumentError);
    expect(() => BigInts.asString(1n, radix as 10)).toThrow(message);
    expect(() => BigInts.parseRadix('1', radix as 10)).toThrow(message);
  });
});

describe('comparisons', () => {
  test('return the same results as the operators', () => {
    fc.assert(
      fc.property(bigints, bigints, (self, other) => {
        expect(BigInts.equals(self, other)).toBe(self === other);
        expect(BigInts.lessThan(self, other)).toBe(self < other);
        expect(BigInts.lessThanOrEqual(self, other)).toBe(self <= other);
        expect(BigInts.greaterThan(self, other)).toBe(self > other);
        expect(BigInts.greaterThanOrEqual(self, other)).toBe(self >= other);
        expect(BigInts.min(self, other)).toBe(self < other ? self : other);
        expect(BigInts.max(self, other)).toBe(self > other ? self : other);
        expect(BigInts.compare(self, other)).toBe(self < other ? -1 : self > other ? 1 : 0);
      }),
    );
  });

  test.each([
    [1n, 1n, [true, false, true, false, true, 0]],
    [1n, 2n, [false, true, true, false, false, -1]],
    [2n, 1n, [false, false, false, true, true, 1]],
  ])('return the expected results for %s and %s', (self, other, answers) => {
    expect([
      BigInts.equals(self, other),
      BigInts.lessThan(self, other),
      BigInts.lessThanOrEqual(self, other),
      BigInts.greaterThan(self, other),
      BigInts.greaterThanOrEqual(self, other),
      BigInts.compare(self, other),
    ]).toStrictEqual(answers);
  });

  test('clamp() and isBetween() include both bounds', () => {
    const values = [0n, 1n, 2n, 3n, 4n];
    expect(values.map((value) => BigInts.clamp(value, 1n, 3n))).toStrictEqual([1n, 1n, 2n, 3n, 3n]);
    expect(values.map((value) => BigInts.isBetween(value, 1n, 3n))).toStrictEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(BigInts.isBetween(2n, 3n, 1n)).toBe(false);
    expect(() => BigInts.clamp(2n, 3n, 1n)).toThrow(ArgumentError);
  });
});

describe('instances', () => {
  test('codec encodes a string of digits because JSON has no big integers', () => {
    expect(BigInts.codec.encode(-(2n ** 70n))).toBe('-1180591620717411303424');
    expect(BigInts.codec.decode('+007')).toStrictEqual({ ok: true, value: 7n });
    expect([BigInts.codec.hasInstance(1n), BigInts.codec.hasInstance(1)]).toStrictEqual([
      true,
      false,
    ]);
    const result = BigInts.codec.decode(1);
    expect(!result.ok && result.error.message).toBe(
      'Expected an integer as text, received a number',
    );
  });

  test('indexable covers the range of safe integers', () => {
    const last = 2n ** 53n - 1n;
    expect(BigInts.indexable.toIndex(last)).toBe(Number.MAX_SAFE_INTEGER);
    expect(BigInts.indexable.toIndex(-last)).toBe(Number.MIN_SAFE_INTEGER);
    expect(() => BigInts.indexable.toIndex(last + 1n)).toThrow(ArgumentError);
    expect(() => BigInts.indexable.toIndex(-last - 1n)).toThrow(
      'Expected "self" to be a safe integer, received -9007199254740992n',
    );
    for (const index of [0.5, NaN, Infinity, 2 ** 53]) {
      expect(BigInts.indexable.fromIndex(index)).toBe(undefined);
    }
    expect(BigInts.indexable.fromIndex(-5)).toBe(-5n);
  });
});

describe('laws of BigInt arithmetic', () => {
  test('add() and multiply() are commutative and associative', () => {
    for (const combine of [BigInts.add, BigInts.multiply]) {
      fc.assert(
        fc.property(bigints, bigints, bigints, (a, b, c) => {
          expect(combine(a, b)).toBe(combine(b, a));
          expect(combine(combine(a, b), c)).toBe(combine(a, combine(b, c)));
        }),
      );
    }
  });

  test('zero and one are identity elements', () => {
    fc.assert(
      fc.property(bigints, (a) => {
        expect(BigInts.add(a, BigInts.zero)).toBe(a);
        expect(BigInts.multiply(a, BigInts.one)).toBe(a);
        expect(BigInts.add(a, BigInts.negate(a))).toBe(0n);
        expect(BigInts.multiply(BigInts.absolute(a), BigInts.sign(a))).toBe(a);
      }),
    );
  });

  test('multiply() distributes over add()', () => {
    fc.assert(
      fc.property(bigints, bigints, bigints, (a, b, c) => {
        expect(BigInts.multiply(a, BigInts.add(b, c))).toBe(
          BigInts.add(BigInts.multiply(a, b), BigInts.multiply(a, c)),
        );
      }),
    );
  });

  test('the dividend is the divisor times the quotient plus the remainder in every mode', () => {
    fc.assert(
      fc.property(bigints, bigints, modes, (self, other, mode) => {
        const quotient = BigInts.divide(self, other, mode);
        const rest = BigInts.remainder(self, other, mode);
        if (quotient === undefined || rest === undefined) {
          expect([other, quotient, rest]).toStrictEqual([0n, undefined, undefined]);
        } else {
          expect(quotient * other + rest).toBe(self);
          expect(BigInts.absolute(rest) < BigInts.absolute(other)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

equalLaws('BigInt.equal', BigInts.equal, bigints);
orderLaws('BigInt.order', BigInts.order, bigints, BigInts.equal);
indexableLaws('BigInt', BigInts.indexable, safe);
codecLaws('BigInt.codec', BigInts.codec, bigints, {
  inputs: fc.oneof(
    fc.constantFrom('', '-', '+1', ' 1', '1\n', '1n', '1.5', '0x10'),
    fc.stringMatching(/^[+-]?[0-9]*$/),
    fc.string(),
  ),
});
roundTripLaw(
  'BigInt.asString and BigInt.parse',
  bigints,
  (value) => BigInts.asString(value),
  BigInts.parse,
);

test('power() rejects an exponent if the result is too large', () => {
  const wanted = 'an exponent for which the power has at most 33554432 bits';
  // Without a limit, each of them would take minutes and exceed the time limit of a test.
  for (const [base, exponent] of [
    [2n, 2n ** 40n],
    [10n, 10n ** 9n],
    [-3n, 300_000_000n],
    [10n ** 5000n, 100_000n],
  ] as const) {
    expect(() => BigInts.power(base, exponent)).toThrow(
      new ArgumentError({ message: `Expected "exponent" to be ${wanted}, received ${exponent}n` }),
    );
  }
  // 2 ** 33_554_432 is a 1 with 33,554,432 zeros: one bit too many.
  for (const [base, exponent] of [
    [2n, 33_554_432n],
    [-4n, 16_777_216n],
  ] as const) {
    expect(() => BigInts.power(base, exponent)).toThrow(ArgumentError);
  }
  expect(BigInts.power(2n, 33_554_431n)).toBe(1n << 33_554_431n);
  for (const [base, exponent, power] of [
    [0n, 2n ** 2000n, 0n],
    [1n, 2n ** 2000n, 1n],
    [-1n, 2n ** 2000n, 1n],
    [0n, 0n, 1n],
  ] as const) {
    expect(BigInts.power(base, exponent)).toBe(power);
  }
  expect(() => BigInts.wrapUnsigned(-1n, 2 ** 40)).toThrow(ArgumentError);
});

test('the engine throws a RangeError if a big integer is too large', () => {
  const half = 1n << 536_870_912n;
  expect(() => BigInts.multiply(half, half)).toThrow(RangeError);
  expect(() => BigInts.product([half, half])).toThrow(RangeError);
});
