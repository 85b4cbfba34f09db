import { type Comparable, type Numeric, Numeric as numeric, type Option, Order } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws, equalLaws, orderLaws, roundTripLaw } from '../../../laws/index.js';
import * as Numbers from './Number.js';

const NOT_FINITE = [NaN, Infinity, -Infinity];

/** Finite numbers of every size, with many small ones and with `-0`. */
const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -12, max: 12 }),
  fc.constantFrom(-0, 0.5, 1e308, -1e308, 5e-324),
);
const positiveZero = finite.map((value) => value + 0);
const numbers = fc.oneof(finite, fc.constantFrom(...NOT_FINITE));

const OPERATIONS = [
  ['add', Numbers.add, (self: number, other: number) => self + other],
  ['subtract', Numbers.subtract, (self: number, other: number) => self - other],
  ['multiply', Numbers.multiply, (self: number, other: number) => self * other],
  ['divide', Numbers.divide, (self: number, other: number) => self / other],
  ['remainder', Numbers.remainder, (self: number, other: number) => self % other],
  ['power', Numbers.power, (self: number, other: number) => self ** other],
] as const;

const CHANGES = [
  ['increment', Numbers.increment, (self: number) => self + 1],
  ['decrement', Numbers.decrement, (self: number) => self - 1],
  ['negate', Numbers.negate, (self: number) => -self],
  ['absolute', Numbers.absolute, (self: number) => Math.abs(self)],
  ['sign', Numbers.sign, (self: number) => Math.sign(self)],
  ['round', (self: number) => Numbers.round(self), (self: number) => roundAway(self)],
] as const;

/** A finite result without `-0`, or None. */
const answer = (value: number): Option<number> =>
  Number.isFinite(value) ? (value === 0 ? 0 : value) : undefined;

const roundAway = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

describe('the module', () => {
  test('satisfies Numeric, Comparable and Equal', () => {
    expectTypeOf(Numbers).toExtend<Numeric<number>>();
    expectTypeOf(Numbers).toExtend<Comparable<number>>();
    expect(numeric.sum(Numbers, [1, 2])).toBe(3);
    expect([Numbers.zero, Numbers.one]).toStrictEqual([0, 1]);
  });

  test('returns an option from every arithmetic function', () => {
    expectTypeOf(Numbers.add).returns.toEqualTypeOf<Option<number>>();
    expectTypeOf(Numbers.negate).returns.toEqualTypeOf<Option<number>>();
    expectTypeOf(Numbers.round).returns.toEqualTypeOf<Option<number>>();
    expectTypeOf(Numbers.max).returns.toEqualTypeOf<number>();
  });
});

describe('guards', () => {
  test.each([
    [1.5, [true, true, false, false]],
    [-0, [true, true, true, false]],
    [2 ** 60, [true, true, true, false]],
    [NaN, [true, false, false, true]],
    [Infinity, [true, false, false, false]],
    [-Infinity, [true, false, false, false]],
    ['1', [false, false, false, false]],
    ['NaN', [false, false, false, false]],
    [1n, [false, false, false, false]],
    [new Number(1), [false, false, false, false]],
    [undefined, [false, false, false, false]],
    [null, [false, false, false, false]],
  ])('hasInstance(), isFinite(), isInteger() and isNaN() classify %s', (value, answers) => {
    expect([
      Numbers.hasInstance(value),
      Numbers.isFinite(value),
      Numbers.isInteger(value),
      Numbers.isNaN(value),
    ]).toStrictEqual(answers);
  });

  test('are type guards only if they accept every number', () => {
    expectTypeOf(Numbers.hasInstance).guards.toEqualTypeOf<number>();
    // If these were type guards, rejected numbers would get the type `never`.
    expectTypeOf(Numbers.isFinite).returns.toEqualTypeOf<boolean>();
    expectTypeOf(Numbers.isInteger).returns.toEqualTypeOf<boolean>();
    expectTypeOf(Numbers.isNaN).returns.toEqualTypeOf<boolean>();
  });
});

describe('of() and from()', () => {
  test('return finite numbers and convert -0 to 0', () => {
    for (const value of [1.5, 0, -Number.MAX_VALUE, 5e-324]) {
      expect([Numbers.of(value), Numbers.from(value)]).toStrictEqual([value, value]);
    }
    expect([Numbers.of(-0), Numbers.from(-0)]).toStrictEqual([0, 0]);
  });

  test.each(NOT_FINITE)('reject %s', (value) => {
    expect(Numbers.from(value)).toBe(undefined);
    expect(() => Numbers.of(value)).toThrow(ArgumentError);
    expect(() => Numbers.of(value)).toThrow(
      `Expected "value" to be a finite number, received ${value}`,
    );
  });
});

describe('arithmetic', () => {
  test.each(OPERATIONS)(
    '%s() agrees with the operator if all numbers are finite',
    (_name, fn, oracle) => {
      fc.assert(
        fc.property(finite, finite, (self, other) => {
          expect(fn(self, other)).toStrictEqual(answer(oracle(self, other)));
        }),
        { numRuns: 500 },
      );
    },
  );

  test.each(OPERATIONS)('%s() returns None if an argument is not finite', (_name, fn) => {
    for (const value of NOT_FINITE) {
      for (const other of [...NOT_FINITE, 0, 1, -1, 0.5]) {
        expect([fn(value, other), fn(other, value)]).toStrictEqual([undefined, undefined]);
      }
    }
  });

  test.each(CHANGES)('%s() returns None for a number that is not finite', (_name, fn, oracle) => {
    for (const value of NOT_FINITE) {
      expect(fn(value)).toBe(undefined);
    }
    for (const value of [0, -0, 1, -1, 2.5, -2.5, 0.25, -0.25, 1e300]) {
      expect(fn(value)).toStrictEqual(answer(oracle(value)));
    }
  });

  test('modulo() has the sign of the divisor and returns None if remainder() does', () => {
    fc.assert(
      fc.property(numbers, numbers, (self, other) => {
        const rest = Numbers.modulo(self, other);
        expect(rest === undefined).toBe(Numbers.remainder(self, other) === undefined);
        if (rest !== undefined) {
          expect(rest === 0 || Math.sign(rest) === Math.sign(other)).toBe(true);
          expect(Math.abs(rest)).toBeLessThanOrEqual(Math.abs(other));
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [7, 3, 1],
    [-7, 3, 2],
    [7, -3, -2],
    [-7, -3, -1],
    [-6, 3, 0],
    [6, -3, 0],
    [-0, 3, 0],
    [-7.5, 2, 0.5],
    [-1e-20, 5, 5],
    [1, 0, undefined],
    [NaN, 1, undefined],
    [1, -Infinity, undefined],
  ])('modulo() of %s and %s returns %s', (self, other, rest) => {
    expect(Numbers.modulo(self, other)).toStrictEqual(rest);
  });

  test('sum() and product() return the same results as those of Numeric', () => {
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 5 }), (values) => {
        expect(Numbers.sum(values)).toStrictEqual(numeric.sum(Numbers, values));
        expect(Numbers.product(values)).toStrictEqual(numeric.product(Numbers, values));
      }),
    );
    expect([Numbers.sum([1.5, 2]), Numbers.product([1.5, 2])]).toStrictEqual([3.5, 3]);
    expect([Numbers.sum([]), Numbers.product([])]).toStrictEqual([0, 1]);
    expect([Numbers.sum([-0]), Numbers.product([0, -1])]).toStrictEqual([0, 0]);
    expect(Numbers.sum([1e308, 1e308, -1e308])).toBe(undefined);
    expect(Numbers.product([1e200, 1e200, 0])).toBe(undefined);
  });

  test('round() and roundTo() return None for numbers that are not finite', () => {
    for (const value of NOT_FINITE) {
      expect(Numbers.round(value, 'floor')).toBe(undefined);
      expect(Numbers.roundTo(value, 2)).toBe(undefined);
      expect(Numbers.roundTo(value, 2, 'expand')).toBe(undefined);
    }
  });

  test.each([0.5, NaN, Infinity, 2 ** 53])('roundTo() throws for %s digits', (digits) => {
    expect(() => Numbers.roundTo(1, digits)).toThrow(ArgumentError);
    expect(() => Numbers.roundTo(NaN, digits)).toThrow(
      `Expected "digits" to be a safe integer, received ${digits}`,
    );
  });
});

describe('fromBigInt()', () => {
  test('returns a number only if it is exact', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 60n), max: 2n ** 60n }), (value) => {
        const number = Numbers.fromBigInt(value);
        expect(
          number === undefined ? BigInt(Number(value)) !== value : BigInt(number) === value,
        ).toBe(true);
      }),
    );
    expect(Numbers.fromBigInt(2n ** 53n)).toBe(2 ** 53);
    expect(Numbers.fromBigInt(2n ** 53n + 1n)).toBe(undefined);
    expect(Numbers.fromBigInt(2n ** 53n + 2n)).toBe(2 ** 53 + 2);
    expect(Numbers.fromBigInt(-(2n ** 1023n))).toBe(-(2 ** 1023));
    expect(Numbers.fromBigInt(2n ** 1024n)).toBe(undefined);
    expect(Numbers.fromBigInt(0n)).toStrictEqual(0);
  });
});

describe('parse()', () => {
  test.each([
    ['0', 0],
    ['42', 42],
    ['+42', 42],
    ['-42.50', -42.5],
    ['007.250', 7.25],
    ['-0', 0],
    ['-0.0', 0],
    ['1e3', 1000],
    ['1E+3', 1000],
    ['15e-1', 1.5],
    ['1.5e0003', 1500],
    ['1e-400', 0],
    ['9007199254740993', 9007199254740992],
    ['1.7976931348623157e308', Number.MAX_VALUE],
  ])('parses %j', (text, value) => {
    expect(Numbers.parse(text)).toStrictEqual(value);
  });

  test.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '1\n',
    '+',
    '-',
    '.',
    'e3',
    '.5',
    '5.',
    '5.e3',
    '1e',
    '1e+',
    '1e1.5',
    '1.2.3',
    '--1',
    '1-',
    '12abc',
    'x12',
    '0x10',
    '0b1',
    '1_000',
    '1,000',
    '1n',
    '٣',
    '１',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e400',
    '-1e400',
  ])('rejects %j', (text) => {
    expect(Numbers.parse(text)).toBe(undefined);
  });
});

describe('asString()', () => {
  test('returns the same string as JavaScript', () => {
    expect([1.5, -0, 1e21, 1e-7, NaN, -Infinity].map(Numbers.asString)).toStrictEqual([
      '1.5',
      '0',
      '1e+21',
      '1e-7',
      'NaN',
      '-Infinity',
    ]);
  });
});

describe('comparisons', () => {
  test('agree with the order of numbers in core, including NaN', () => {
    fc.assert(
      fc.property(numbers, numbers, (self, other) => {
        const ordering = Order.number(self, other);
        expect(Numbers.compare(self, other)).toBe(ordering);
        expect(Numbers.equals(self, other)).toBe(ordering === 0);
        expect(Numbers.lessThan(self, other)).toBe(ordering === -1);
        expect(Numbers.lessThanOrEqual(self, other)).toBe(ordering !== 1);
        expect(Numbers.greaterThan(self, other)).toBe(ordering === 1);
        expect(Numbers.greaterThanOrEqual(self, other)).toBe(ordering !== -1);
        expect(Numbers.min(self, other)).toBe(ordering === 1 ? other : self);
        expect(Numbers.max(self, other)).toBe(ordering === -1 ? other : self);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [NaN, NaN, [true, false, true, false, true]],
    [1, NaN, [false, true, true, false, false]],
    [NaN, Infinity, [false, false, false, true, true]],
    [-0, 0, [true, false, true, false, true]],
    [1, 2, [false, true, true, false, false]],
    [2, 1, [false, false, false, true, true]],
  ])('return the expected results for %s and %s', (self, other, answers) => {
    expect([
      Numbers.equals(self, other),
      Numbers.lessThan(self, other),
      Numbers.lessThanOrEqual(self, other),
      Numbers.greaterThan(self, other),
      Numbers.greaterThanOrEqual(self, other),
    ]).toStrictEqual(answers);
  });

  test('clamp() and isBetween() include both bounds', () => {
    const values = [-0.5, 0, 0.5, 1, 1.5, NaN];
    expect(values.map((value) => Numbers.clamp(value, 0, 1))).toStrictEqual([0, 0, 0.5, 1, 1, 1]);
    expect(values.map((value) => Numbers.isBetween(value, 0, 1))).toStrictEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(Numbers.isBetween(2, 3, 1)).toBe(false);
    // In this order, NaN is the greatest number.
    expect(Numbers.clamp(100, 0, Number.NaN)).toBe(100);
    expect(Numbers.isBetween(100, 0, Number.NaN)).toBe(true);
    expect(Numbers.isBetween(-5, Number.NaN, 10)).toBe(false);
    expect(() => Numbers.clamp(-5, Number.NaN, 10)).toThrow(ArgumentError);
    expect(() => Numbers.clamp(2, 3, 1)).toThrow(ArgumentError);
  });
});

describe('instances', () => {
  test('bounded contains the least and the greatest finite number', () => {
    expect(Numbers.bounded).toStrictEqual({
      minValue: -1.7976931348623157e308,
      maxValue: 1.7976931348623157e308,
    });
  });

  test('order sorts NaN to the end', () => {
    expect([NaN, 2, -Infinity, Infinity, 1].sort(Numbers.order)).toStrictEqual([
      -Infinity,
      1,
      2,
      Infinity,
      NaN,
    ]);
  });

  test('codec converts -0 to 0 and rejects NaN', () => {
    expect(Numbers.codec.decode(-0)).toStrictEqual({ ok: true, value: 0 });
    expect(Numbers.codec.encode(-0)).toStrictEqual(0);
    expect(() => Numbers.codec.encode(NaN)).toThrow(ArgumentError);
    expect([Numbers.codec.hasInstance(1.5), Numbers.codec.hasInstance(NaN)]).toStrictEqual([
      true,
      false,
    ]);
    const result = Numbers.codec.decode('1');
    expect(!result.ok && result.error.message).toBe('Expected a finite number, received a string');
  });
});

describe('laws of Number arithmetic', () => {
  test('add() and multiply() are commutative', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(Numbers.add(a, b)).toStrictEqual(Numbers.add(b, a));
        expect(Numbers.multiply(a, b)).toStrictEqual(Numbers.multiply(b, a));
      }),
    );
  });

  test('zero and one are identity elements', () => {
    fc.assert(
      fc.property(positiveZero, (a) => {
        expect(Numbers.add(a, Numbers.zero)).toStrictEqual(a);
        expect(Numbers.multiply(a, Numbers.one)).toStrictEqual(a);
        expect(Numbers.divide(a, Numbers.one)).toStrictEqual(a);
        expect(Numbers.subtract(a, a)).toStrictEqual(0);
      }),
    );
  });

  test('no result is NaN, an infinity or -0', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const answers = [
          ...OPERATIONS.map(([, fn]) => fn(a, b)),
          ...CHANGES.map(([, fn]) => fn(a)),
          Numbers.modulo(a, b),
          Numbers.roundTo(a, 2),
          Numbers.sum([a, b]),
          Numbers.product([a, b]),
          Numbers.from(a),
        ];
        for (const value of answers) {
          expect(value === undefined || (Number.isFinite(value) && !Object.is(value, -0))).toBe(
            true,
          );
        }
      }),
      { numRuns: 500 },
    );
  });
});

equalLaws('Number.equal', Numbers.equal, numbers);
orderLaws('Number.order', Numbers.order, numbers, Numbers.equal);
codecLaws('Number.codec', Numbers.codec, positiveZero, { inputs: numbers });
roundTripLaw('Number.asString and Number.parse', positiveZero, Numbers.asString, Numbers.parse);
