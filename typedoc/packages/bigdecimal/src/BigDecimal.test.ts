import {
  type AsString,
  type Comparable,
  type Equal,
  type Numeric,
  type Option,
  Numeric as Numerics,
} from '@tstd/core';
import type { Tag } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';
import { type RoundingMode, RoundingMode as RoundingModes } from '@tstd/num';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { BigDecimal, type BigDecimalString } from './index.js';

const { of, asString } = BigDecimal;

/** Converts a decimal that may be missing to a string. */
const text = (self: Option<BigDecimal>): string | undefined =>
  self === undefined ? undefined : asString(self);

/** Passes a value like untyped code. */
const untyped = <Value>(value: unknown): Value => value as Value;

const WRONG_SCALES = [-1, 0.5, NaN, Infinity, 1_000_001];

describe('the module', () => {
  test('satisfies Numeric, Comparable, Equal and AsString', () => {
    expectTypeOf(BigDecimal).toExtend<Numeric<BigDecimal>>();
    expectTypeOf(BigDecimal).toExtend<Comparable<BigDecimal>>();
    expectTypeOf(BigDecimal).toExtend<Equal<BigDecimal>>();
    expectTypeOf(BigDecimal).toExtend<AsString<BigDecimal>>();
    expect(text(Numerics.power(BigDecimal, of('1.1'), 2))).toBe('1.21');
  });

  test('returns an option only if there may be no result', () => {
    expectTypeOf(BigDecimal.add).returns.toEqualTypeOf<BigDecimal>();
    expectTypeOf(BigDecimal.multiply).returns.toEqualTypeOf<BigDecimal>();
    expectTypeOf(BigDecimal.scale).returns.toEqualTypeOf<BigDecimal>();
    expectTypeOf(BigDecimal.divide).returns.toEqualTypeOf<Option<BigDecimal>>();
    expectTypeOf(BigDecimal.power).returns.toEqualTypeOf<Option<BigDecimal>>();
    expectTypeOf(BigDecimal.parse).returns.toEqualTypeOf<Option<BigDecimal>>();
    expectTypeOf(BigDecimal.toNumber).returns.toEqualTypeOf<Option<number>>();
    expectTypeOf(BigDecimal.from(1n)).toEqualTypeOf<BigDecimal>();
    expectTypeOf(BigDecimal.from(1)).toEqualTypeOf<Option<BigDecimal>>();
  });

  test('has a branded type and a type for literals', () => {
    expectTypeOf<BigDecimal>().toExtend<Tag<'BigDecimal'>>();
    expectTypeOf<BigDecimal>().toEqualTypeOf<BigDecimal.BigDecimal>();
    expectTypeOf<BigDecimalString>().toEqualTypeOf<BigDecimal.BigDecimalString>();
    expectTypeOf(asString).returns.toEqualTypeOf<BigDecimalString>();
    expectTypeOf(BigDecimal.hasInstance).guards.toEqualTypeOf<BigDecimal>();
    expectTypeOf(BigDecimal.isBigDecimalString).guards.toEqualTypeOf<BigDecimalString>();
    // @ts-expect-error An object of the same shape is not a decimal: it has not been checked.
    const self: BigDecimal = { value: 1n, scale: 1 };
    const input: string = '1';
    // @ts-expect-error External strings must be parsed.
    expect(of(input)).not.toStrictEqual(self);
  });
});

describe('of()', () => {
  test('rejects values that are neither a bigint nor a string', () => {
    // @ts-expect-error A number is not exact.
    expect(() => of(1.5)).toThrow(
      'Expected "value" to be a bigint or a decimal as text, received 1.5',
    );
  });

  test.each([
    [0n, 0, 0n, 0],
    [0n, 5, 0n, 0],
    [150n, 2, 150n, 2],
    [-5n, 3, -5n, 3],
    [7n, 1_000_000, 7n, 1_000_000],
    [7n, -0, 7n, 0],
  ])('creates a decimal from %s and %s', (value, scale, ...parts) => {
    const self = of(value, { scale });
    expect([self.value, self.scale]).toStrictEqual(parts);
    expect(Object.keys(self)).toStrictEqual(['value', 'scale']);
  });

  test('creates a decimal without decimal places by default', () => {
    expect(of(5n)).toStrictEqual(of(5n, { scale: 0 }));
    expect([BigDecimal.zero, BigDecimal.one]).toStrictEqual([of(0n), of(1n)]);
  });

  test.each(WRONG_SCALES)('rejects the scale %s', (scale) => {
    expect(() => of(1n, { scale })).toThrow(ArgumentError);
    expect(() => of(1n, { scale })).toThrow(
      `Expected "scale" to be an integer from 0 to 1000000, received ${scale}`,
    );
  });

  test('accepts a literal and rejects strings that parse() does not accept', () => {
    expect(of('-1.50')).toStrictEqual(of(-150n, { scale: 2 }));
    for (const literal of ['.5', '0x10', '1.', ' 1'] as const) {
      expect(() => of(literal)).toThrow(ArgumentError);
      expect(() => of(literal)).toThrow(
        'Expected "value" to be a bigint or a decimal as text, received "',
      );
    }
  });

  test('has a maximum scale', () => {
    expect(BigDecimal.MAX_SCALE).toBe(1_000_000);
    const least = BigDecimal.of(1n, { scale: BigDecimal.MAX_SCALE });
    expect(BigDecimal.multiply(least, least).scale).toBe(2 * BigDecimal.MAX_SCALE);
  });
});

describe('hasInstance()', () => {
  test.each([of('1.50'), of(0n), { value: -1n, scale: 0 }, { value: 1n, scale: 2 ** 53 - 1 }])(
    'accepts %o',
    (value) => {
      expect(BigDecimal.hasInstance(value)).toBe(true);
    },
  );

  test.each([
    undefined,
    null,
    1n,
    '1.5',
    [],
    {},
    { value: 1n },
    { scale: 1 },
    { value: 1, scale: 1 },
    { value: 1n, scale: '1' },
    { value: 1n, scale: -1 },
    { value: 1n, scale: 0.5 },
    { value: 1n, scale: NaN },
    { value: 1n, scale: 2 ** 53 },
    { value: 0n, scale: 1 },
    Object.assign(() => 1, { value: 1n, scale: 1 }),
  ])('rejects %o', (value) => {
    expect(BigDecimal.hasInstance(value)).toBe(false);
  });
});

describe('parse()', () => {
  test.each([
    ['0', 0n, 0],
    ['-0', 0n, 0],
    ['+0.000', 0n, 0],
    ['0e9999', 0n, 0],
    ['1.50', 150n, 2],
    ['+1.50', 150n, 2],
    ['-007.50', -750n, 2],
    ['0.001', 1n, 3],
    ['1e0', 1n, 0],
    ['1e-0', 1n, 0],
    ['1E3', 1000n, 0],
    ['1.5e3', 1500n, 0],
    ['1.50e1', 150n, 1],
    ['1.5e1', 15n, 0],
    ['1.5e+0001', 15n, 0],
    ['1.5e-3', 15n, 4],
    ['-15E-1', -15n, 1],
    ['1e9999', 10n ** 9999n, 0],
    ['1e-9999', 1n, 9999],
    ['1.25e-9999', 125n, 10_001],
  ])('parses %j', (input, value, scale) => {
    expect(BigDecimal.isBigDecimalString(input)).toBe(true);
    expect({ ...BigDecimal.parse(input) }).toStrictEqual({ value, scale });
  });

  test.each([
    '',
    '+',
    '-',
    '.',
    '1.',
    '.5',
    '-.5',
    '1.5.5',
    '--1',
    '1-',
    ' 1',
    '1 ',
    '1\n',
    '1,5',
    '1_000',
    '1e',
    '1e+',
    'e1',
    '1e1.5',
    '1e1e1',
    '1e10000',
    '1e-10000',
    '1e00001',
    '1e999999999',
    '0e999999999',
    '0x10',
    '1n',
    'NaN',
    'Infinity',
    '-Infinity',
    '٣',
    '１',
    '−1',
  ])('returns None for %j', (input) => {
    expect(BigDecimal.parse(input)).toBe(undefined);
    expect(BigDecimal.isBigDecimalString(input)).toBe(false);
  });

  test('parses a long string', () => {
    const digits = '1234567890'.repeat(2000);
    expect(text(BigDecimal.parse(`-${digits}.${digits}`))).toBe(`-${digits}.${digits}`);
  });

  test('isBigDecimalString() rejects values that are not strings', () => {
    for (const value of [1, 1n, null, undefined, ['1'], of('1')]) {
      expect(BigDecimal.isBigDecimalString(value)).toBe(false);
    }
  });
});

describe('asString()', () => {
  test.each([
    [0n, 0, '0'],
    [5n, 0, '5'],
    [-5n, 0, '-5'],
    [5n, 1, '0.5'],
    [-5n, 1, '-0.5'],
    [-5n, 4, '-0.0005'],
    [150n, 2, '1.50'],
    [-12345n, 2, '-123.45'],
    [10n ** 21n, 0, '1000000000000000000000'],
    [1n, 30, `0.${'0'.repeat(29)}1`],
  ])('of %s and %s returns %s', (value, scale, result) => {
    expect(asString(of(value, { scale }))).toBe(result);
  });
});

describe('from()', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [0.1, '0.1'],
    [-1.5, '-1.5'],
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [2 ** 53, '9007199254740992'],
    [5e-324, `0.${'0'.repeat(323)}5`],
    [1.7976931348623157e308, `17976931348623157${'0'.repeat(292)}`],
    [-42n, '-42'],
    [0n, '0'],
  ])('converts %s exactly', (value, result) => {
    expect(text(BigDecimal.from(value))).toBe(result);
  });

  test.each([NaN, Infinity, -Infinity])('returns None for %s', (value) => {
    expect(BigDecimal.from(value)).toBe(undefined);
  });
});

describe('toNumber() and toBigInt()', () => {
  test.each([
    ['0.10', 0.1],
    ['9007199254740993', 9007199254740992],
    ['-1e-400', 0],
    ['1.7976931348623157e308', 1.7976931348623157e308],
    ['1e309', undefined],
    ['-1e309', undefined],
  ])('toNumber() of %s returns %s', (input, number) => {
    expect(BigDecimal.toNumber(of(input as BigDecimalString))).toBe(number);
  });

  test.each([
    ['0', 0n],
    ['-42', -42n],
    ['42.00', 42n],
    ['42.01', undefined],
    ['-0.5', undefined],
  ])('toBigInt() of %s returns %s', (input, integer) => {
    expect(BigDecimal.toBigInt(of(input as BigDecimalString))).toBe(integer);
    expect(BigDecimal.isInteger(of(input as BigDecimalString))).toBe(integer !== undefined);
  });
});

describe('sums, differences and products', () => {
  test('keep the decimal places', () => {
    expect(asString(BigDecimal.add(of('1.50'), of('1')))).toBe('2.50');
    expect(asString(BigDecimal.add(of('1'), of('1.50')))).toBe('2.50');
    expect(asString(BigDecimal.subtract(of('1.50'), of('1.5')))).toBe('0');
    expect(asString(BigDecimal.subtract(of('1'), of('0.999')))).toBe('0.001');
    expect(asString(BigDecimal.multiply(of('1.50'), of('2.0')))).toBe('3.000');
    expect(asString(BigDecimal.multiply(of('1.50'), of('0')))).toBe('0');
  });

  test('are exact for large powers of ten', () => {
    const far = BigDecimal.add(of('1e100'), of('1e-100'));
    expect(asString(far)).toBe(`1${'0'.repeat(100)}.${'0'.repeat(99)}1`);
    expect(BigDecimal.subtract(far, of('1e100'))).toStrictEqual(of('1e-100'));
  });

  test('sum() and product() return the same results as those of Numeric', () => {
    const values = [of('1.5'), of('-0.25'), of('4')];
    expect(BigDecimal.sum(values)).toStrictEqual(Numerics.sum(BigDecimal, values));
    expect(BigDecimal.product(values)).toStrictEqual(Numerics.product(BigDecimal, values));
    expect([BigDecimal.sum(values), BigDecimal.product(values)].map(asString)).toStrictEqual([
      '5.25',
      '-1.500',
    ]);
    expect([BigDecimal.sum([]), BigDecimal.product([])]).toStrictEqual([
      BigDecimal.zero,
      BigDecimal.one,
    ]);
  });

  test('do not modify their arguments', () => {
    const [self, other] = [Object.freeze(of('1.50')), Object.freeze(of('-2'))];
    BigDecimal.add(self, other);
    BigDecimal.multiply(self, other);
    BigDecimal.divide(self, other, { scale: 5 });
    expect([self, other].map(asString)).toStrictEqual(['1.50', '-2']);
  });
});

describe('divide()', () => {
  test.each([
    ['10', '3', 2, '3.33'],
    ['20', '3', 2, '6.67'],
    ['1', '8', 2, '0.13'],
    ['-1', '8', 2, '-0.13'],
    ['1', '8', 5, '0.12500'],
    ['0.0001', '3', 2, '0'],
    ['1.0000', '0.5', 0, '2'],
    ['1e-50', '1e-60', 0, '10000000000'],
    ['0', '3', 2, '0'],
  ] as const)('of %s and %s with the scale %s returns %s', (self, other, scale, result) => {
    expect(text(BigDecimal.divide(of(self), of(other), { scale }))).toBe(result);
  });

  test('rounds to the nearest value by default, with ties away from zero', () => {
    const [self, other] = [of('0.25'), of('-1')];
    const divide = (roundingMode?: RoundingMode): string | undefined =>
      text(
        BigDecimal.divide(
          self,
          other,
          roundingMode === undefined ? { scale: 1 } : { scale: 1, roundingMode },
        ),
      );
    expect(divide()).toBe('-0.3');
    expect(RoundingModes.values.map(divide)).toStrictEqual([
      '-0.2',
      '-0.3',
      '-0.3',
      '-0.2',
      '-0.2',
      '-0.3',
      '-0.3',
      '-0.2',
      '-0.2',
    ]);
  });

  test.each([
    ['1', '8', '0.125'],
    ['-1', '1.6', '-0.625'],
    ['12.00', '4', '3.00'],
    ['12', '0.04', '300'],
    ['1.00', '0.5', '2.0'],
    ['6', '0.30', '20'],
    ['1', '1024', '0.0009765625'],
    ['7', '15625', '0.000448'],
    ['21', '14', '1.5'],
    ['0', '3', '0'],
    ['1', '3', undefined],
    ['2', '14', undefined],
    ['1', '0', undefined],
    ['0', '0', undefined],
  ] as const)('of %s and %s without a scale returns %s', (self, other, result) => {
    expect(text(BigDecimal.divide(of(self), of(other)))).toBe(result);
  });

  test.each(RoundingModes.values)('returns None for a divisor of zero in %s', (roundingMode) => {
    expect(BigDecimal.divide(of('1'), BigDecimal.zero, { scale: 2, roundingMode })).toBe(undefined);
    expect(BigDecimal.remainder(of('1'), BigDecimal.zero, roundingMode)).toBe(undefined);
    expect(BigDecimal.modulo(of('1'), BigDecimal.zero)).toBe(undefined);
  });

  test.each(WRONG_SCALES)('rejects the scale %s', (scale) => {
    expect(() => BigDecimal.divide(of('1'), of('3'), { scale })).toThrow(
      `Expected "scale" to be an integer from 0 to 1000000, received ${scale}`,
    );
  });

  test('rejects an invalid mode', () => {
    const options = untyped<BigDecimal.DivideOptions>({ scale: 2, roundingMode: 'up' });
    expect(() => BigDecimal.divide(of('1'), of('3'), options)).toThrow(ArgumentError);
  });
});

describe('remainder() and modulo()', () => {
  test.each([
    ['7.5', '2', '1.5', '1.5'],
    ['-7.5', '2', '-1.5', '0.5'],
    ['7.5', '-2', '1.5', '-0.5'],
    ['-7.5', '-2', '-1.5', '-1.5'],
    ['1', '0.3', '0.1', '0.1'],
    ['0.30', '0.1', '0', '0'],
    ['0', '5', '0', '0'],
  ] as const)('of %s and %s return %s and %s', (self, other, remainder, modulo) => {
    expect(text(BigDecimal.remainder(of(self), of(other)))).toBe(remainder);
    expect(text(BigDecimal.modulo(of(self), of(other)))).toBe(modulo);
  });
});

describe('power()', () => {
  test.each([
    ['1.05', 3, '1.157625'],
    ['1.50', 2, '2.2500'],
    ['-2', 3, '-8'],
    ['0', 0, '1'],
    ['5', 0, '1'],
    ['0', 5, '0'],
    ['2', -2, '0.25'],
    ['0.5', -3, '8'],
    ['-0.4', -1, '-2.5'],
    ['3', -1, undefined],
    ['0', -1, undefined],
  ] as const)('of %s and %s returns %s', (self, exponent, result) => {
    expect(text(BigDecimal.power(of(self), exponent))).toBe(result);
  });

  test.each([0.5, NaN, Infinity, 2 ** 53])('rejects the exponent %s', (exponent) => {
    expect(() => BigDecimal.power(of('2'), exponent)).toThrow(ArgumentError);
    expect(() => BigDecimal.power(of('2'), exponent)).toThrow(
      `Expected "exponent" to be a safe integer, received ${exponent}`,
    );
  });
});

describe('round(), roundTo(), roundToPrecision() and scale()', () => {
  // The ECMA-402 table in the documentation of num: 1.2, 1.5, 1.8, 2.5 and their opposites.
  test.each([
    ['ceil', '2 2 2 3 -1 -1 -1 -2'],
    ['floor', '1 1 1 2 -2 -2 -2 -3'],
    ['expand', '2 2 2 3 -2 -2 -2 -3'],
    ['trunc', '1 1 1 2 -1 -1 -1 -2'],
    ['halfCeil', '1 2 2 3 -1 -1 -2 -2'],
    ['halfFloor', '1 1 2 2 -1 -2 -2 -3'],
    ['halfExpand', '1 2 2 3 -1 -2 -2 -3'],
    ['halfTrunc', '1 1 2 2 -1 -1 -2 -2'],
    ['halfEven', '1 2 2 2 -1 -2 -2 -2'],
  ] as const)('in %s return the results in the table', (mode, row) => {
    const values = (['1.2', '1.5', '1.8', '2.5'] as const).map((value) => of(value));
    const all = [...values, ...values.map(BigDecimal.negate)];
    const rows = [
      all.map((self) => BigDecimal.round(self, mode)),
      all.map((self) => BigDecimal.roundTo(self, 0, mode)),
      all.map((self) => BigDecimal.roundToPrecision(self, 1, mode)),
      all.map((self) => BigDecimal.scale(self, 0, mode)),
    ];
    for (const results of rows) {
      expect(results.map(asString).join(' ')).toBe(row);
    }
  });

  test('round to the nearest value by default, with ties away from zero', () => {
    for (const self of [of('2.5'), of('-2.5')]) {
      const away = BigDecimal.round(self, 'expand');
      expect(BigDecimal.round(self)).toStrictEqual(away);
      expect(BigDecimal.roundTo(self, 0)).toStrictEqual(away);
      expect(BigDecimal.roundToPrecision(self, 1)).toStrictEqual(away);
      expect(BigDecimal.scale(self, 0)).toStrictEqual(away);
    }
  });

  test.each([
    ['1.005', 2, '1.01', '1.01'],
    ['1.5', 3, '1.5', '1.500'],
    ['1.50', 2, '1.50', '1.50'],
    ['0.004', 2, '0', '0'],
    ['0', 2, '0', '0'],
    ['-0.999', 2, '-1.00', '-1.00'],
  ] as const)('roundTo() and scale() of %s with %s digits return %s and %s', (...row) => {
    const [self, digits, rounded, scaled] = row;
    expect(asString(BigDecimal.roundTo(of(self), digits))).toBe(rounded);
    expect(asString(BigDecimal.scale(of(self), digits))).toBe(scaled);
  });

  test.each([
    ['1250', -2, '1300'],
    ['1249.99', -2, '1200'],
    ['50', -2, '100'],
    ['49', -2, '0'],
    ['49', -1_000_000, '0'],
  ] as const)('roundTo() of %s with %s digits returns %s', (self, digits, result) => {
    expect(asString(BigDecimal.roundTo(of(self), digits))).toBe(result);
  });

  test.each([
    ['0.0012345', 3, '0.00123'],
    ['12345', 3, '12300'],
    ['9.996', 3, '10.0'],
    ['9.996', 1, '10'],
    ['0.0996', 2, '0.10'],
    ['999', 2, '1000'],
    ['99.9', 2, '100'],
    ['1.5', 2, '1.5'],
    ['1.5', 1_000_000, '1.5'],
    ['0', 1, '0'],
  ] as const)('roundToPrecision() of %s with %s digits returns %s', (self, digits, result) => {
    expect(asString(BigDecimal.roundToPrecision(of(self), digits))).toBe(result);
  });

  test('return a decimal unchanged if it needs no rounding', () => {
    const self = of('1.50');
    expect(BigDecimal.roundTo(self, 2, 'ceil')).toBe(self);
    expect(BigDecimal.roundToPrecision(self, 3, 'ceil')).toBe(self);
  });

  test('reject a number of digits that is out of range', () => {
    for (const digits of [-1_000_001, 1_000_001, 0.5, NaN, Infinity]) {
      expect(() => BigDecimal.roundTo(of('1.5'), digits)).toThrow(ArgumentError);
      expect(() => BigDecimal.roundTo(of('1.5'), digits)).toThrow(
        `Expected "scale" to be an integer from -1000000 to 1000000, received ${digits}`,
      );
    }
    for (const digits of [0, -1, 1_000_001, 1.5, NaN]) {
      expect(() => BigDecimal.roundToPrecision(of('1.5'), digits)).toThrow(
        `Expected "digits" to be an integer from 1 to 1000000, received ${digits}`,
      );
    }
    for (const scale of WRONG_SCALES) {
      expect(() => BigDecimal.scale(of('1.5'), scale)).toThrow(
        `Expected "scale" to be an integer from 0 to 1000000, received ${scale}`,
      );
    }
  });

  test('accept the minimum and maximum number of digits', () => {
    expect(BigDecimal.roundTo(of('1.5'), 1_000_000)).toStrictEqual(of('1.5'));
    expect(BigDecimal.scale(of('1.5'), 1_000_000).scale).toBe(1_000_000);
  });

  test('reject an invalid mode', () => {
    const mode = untyped<RoundingMode>('up');
    expect(() => BigDecimal.round(of('1.5'), mode)).toThrow(ArgumentError);
    expect(() => BigDecimal.scale(of('1.5'), 0, mode)).toThrow(ArgumentError);
  });
});

describe('normalize(), precision() and the sign', () => {
  test.each([
    ['1.500', '1.5', 4],
    ['100.00', '100', 5],
    ['100', '100', 3],
    ['-0.050', '-0.05', 2],
    ['0', '0', 1],
    ['7', '7', 1],
  ] as const)(
    'normalize() of %s returns %s, and precision() returns %s',
    (self, least, precision) => {
      expect(asString(BigDecimal.normalize(of(self)))).toBe(least);
      expect(BigDecimal.precision(of(self))).toBe(precision);
    },
  );

  test.each([
    ['1.50', '-1.50', '1.50', 1],
    ['-1.50', '1.50', '1.50', -1],
    ['0', '0', '0', 0],
  ] as const)(
    'negate(), absolute() and sign() return the expected results for %s',
    (self, negated, absolute, sign) => {
      expect(asString(BigDecimal.negate(of(self)))).toBe(negated);
      expect(asString(BigDecimal.absolute(of(self)))).toBe(absolute);
      expect(BigDecimal.sign(of(self))).toBe(sign);
      expect([
        BigDecimal.isNegative(of(self)),
        BigDecimal.isZero(of(self)),
        BigDecimal.isPositive(of(self)),
      ]).toStrictEqual([sign === -1, sign === 0, sign === 1]);
    },
  );
});

describe('comparisons', () => {
  test.each([
    ['1.0', '1.00', 0],
    ['1.5', '1.25', 1],
    ['-1.5', '-1.25', -1],
    ['-1', '0', -1],
    ['0', '-0.001', 1],
    ['1e50', '1e-50', 1],
    ['9', '10', -1],
  ] as const)('of %s and %s return %s', (left, right, ordering) => {
    const [self, other] = [of(left), of(right)];
    expect(BigDecimal.compare(self, other)).toBe(ordering);
    expect(BigDecimal.equals(self, other)).toBe(ordering === 0);
    expect(BigDecimal.lessThan(self, other)).toBe(ordering < 0);
    expect(BigDecimal.lessThanOrEqual(self, other)).toBe(ordering <= 0);
    expect(BigDecimal.greaterThan(self, other)).toBe(ordering > 0);
    expect(BigDecimal.greaterThanOrEqual(self, other)).toBe(ordering >= 0);
    expect(BigDecimal.min(self, other)).toBe(ordering > 0 ? other : self);
    expect(BigDecimal.max(self, other)).toBe(ordering < 0 ? other : self);
  });

  test.each([
    ['0.9', '1', false],
    ['1.0', '1.0', true],
    ['1.5', '1.5', true],
    ['2.00', '2.00', true],
    ['2.01', '2', false],
  ] as const)('clamp() of %s between 1 and 2 returns %s', (self, result, isBetween) => {
    const bounds = [of('1'), of('2')] as const;
    expect(asString(BigDecimal.clamp(of(self), ...bounds))).toBe(result);
    expect(BigDecimal.isBetween(of(self), ...bounds)).toBe(isBetween);
  });

  test('reject bounds in the wrong order', () => {
    expect(() => BigDecimal.clamp(of('1'), of('2.50'), of('1'))).toThrow(ArgumentError);
    expect(() => BigDecimal.clamp(of('1'), of('2.50'), of('1'))).toThrow(
      'Expected "minValue" to be at most 1, the "maxValue", received "2.50"',
    );
    expect(BigDecimal.clamp(of('3'), of('2'), of('2.0'))).toStrictEqual(of('2.0'));
    expect(BigDecimal.isBetween(of('1.5'), of('2'), of('1'))).toBe(false);
  });

  test('min() and max() work with reduce()', () => {
    const list = [of('2'), of('1'), of('3')];
    expect([list.reduce(BigDecimal.min), list.reduce(BigDecimal.max)]).toEqual([of('1'), of('3')]);
  });

  test('the instances return the same results as the functions', () => {
    expect(BigDecimal.equal.equals(of('1.0'), of('1.00'))).toBe(true);
    expect(BigDecimal.equal.equals(of('1.0'), of('1.01'))).toBe(false);
    expect(BigDecimal.order).toBe(BigDecimal.compare);
  });
});

describe('codec', () => {
  test('encodes and decodes a string with its zeros', () => {
    expect(BigDecimal.codec.encode(of('19.90'))).toBe('19.90');
    expect(BigDecimal.codec.decode('19.90')).toStrictEqual({ ok: true, value: of('19.90') });
    expect(BigDecimal.codec.decode('1e2')).toStrictEqual({ ok: true, value: of('100') });
  });

  test.each([19.9, 1n, null, undefined, '', '1,5', '1e10000', { value: 1n, scale: 0 }])(
    'rejects %o',
    (input) => {
      const result = BigDecimal.codec.decode(input);
      expect(result.ok ? '' : result.error.message).toMatch(
        /^Expected a decimal as text, received /,
      );
    },
  );
});
