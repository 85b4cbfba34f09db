import { BigDecimal } from '@tstd/bigdecimal';
import { type Option, Order } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import { RoundingMode } from '@tstd/num';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws, equalLaws, orderLaws, roundTripLaw } from '../../../laws/index.js';
import { BHD, CHF, CLF, Currency, EUR, HUF, JPY, KWD, Money, SEK, USD } from './index.js';

const points: Currency<'PTS'> = {
  code: 'PTS',
  name: 'Point',
  minorUnit: 0,
  symbol: 'pt',
};

const digits = fc.oneof(
  fc.bigInt({ min: -1000n, max: 1000n }),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
);
const decimals = fc
  .tuple(digits, fc.integer({ min: 0, max: 8 }))
  .map(([value, scale]) => BigDecimal.of(value, { scale }));
const currencies = fc.constantFrom(...Currency.values);
const amounts = fc
  .tuple(decimals, currencies)
  .map(([amount, currency]): Money => Money.of(amount, currency));
/** Amounts in a few currencies. Many of the amounts are equal. */
const fewAmounts = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 1 }), fc.boolean())
  .map(([value, scale, isEuro]): Money => {
    const amount = BigDecimal.of(BigInt(value), { scale });
    return isEuro ? EUR(amount) : USD(amount);
  });

const show = Money.asString;

describe('of()', () => {
  test('accepts a currency or its function', () => {
    expect(Money.of('1.25', USD)).toStrictEqual(USD('1.25'));
    expect(Money.of('1.25', USD('0').currency)).toStrictEqual(USD('1.25'));
    expect(show(Money.of(3n, points))).toBe('3 PTS');
    expectTypeOf(Money.of('1', USD)).toEqualTypeOf<Money<'USD'>>();
  });

  test('keeps digits beyond the minor unit, and trailing zeros', () => {
    expect(Money.of('1.2500', JPY).amount).toStrictEqual(BigDecimal.of(12500n, { scale: 4 }));
  });

  test('interprets a number as the decimal in the code', () => {
    expect(show(USD(0.1))).toBe('0.10 USD');
    expect(show(USD(1e21))).toBe('1000000000000000000000.00 USD');
  });

  test.each([
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    ['0x10' as const, '"0x10"'],
    ['' as `${number}`, '""'],
    [undefined as unknown as Money.Amount, 'undefined'],
    [{ value: 1 } as unknown as BigDecimal, 'an object'],
  ])('rejects %s', (amount, received) => {
    expect(() => Money.of(amount, USD)).toThrow(
      new ArgumentError({ message: `Expected "amount" to be a decimal, received ${received}` }),
    );
  });
});

describe('ofMinorUnits()', () => {
  test('counts in the minor unit of the currency', () => {
    expect(show(Money.ofMinorUnits(125n, USD))).toBe('1.25 USD');
    expect(show(Money.ofMinorUnits(125n, JPY))).toBe('125 JPY');
    expect(show(Money.ofMinorUnits(-125n, BHD))).toBe('-0.125 BHD');
    expect(show(Money.ofMinorUnits(125n, CLF('0').currency))).toBe('0.0125 CLF');
  });
});

describe('zero()', () => {
  test('returns the amount zero', () => {
    expect(Money.zero(USD)).toStrictEqual(USD('0.00'));
    expect(Money.isZero(Money.zero(points))).toBe(true);
  });
});

describe('from()', () => {
  test('accepts anything that may be an amount', () => {
    expect(Money.from('1.25', USD)).toStrictEqual(USD('1.25'));
    expect(Money.from(1.25, USD('0').currency)).toStrictEqual(USD('1.25'));
    expect(Money.from(125n, JPY)).toStrictEqual(JPY(125));
    expect(Money.from(BigDecimal.of('1.25'), USD)).toStrictEqual(USD('1.25'));
    expectTypeOf(Money.from('1', USD)).toEqualTypeOf<Option<Money<'USD'>>>();
  });

  test.each(['', '1,25', '1.25 USD', '$1.25', ' 1', '1 000', '.5', NaN, -Infinity])(
    'rejects %s',
    (amount) => {
      expect(Money.from(amount, USD)).toBe(undefined);
    },
  );
});

describe('guards', () => {
  test('hasInstance() accepts amounts of money', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(Money.hasInstance(amount)).toBe(true);
      }),
    );
    expect(Money.hasInstance(Money.of(1n, points))).toBe(true);
  });

  test.each([
    undefined,
    null,
    '1.25 USD',
    {},
    { amount: BigDecimal.one },
    { amount: 1, currency: points },
    { amount: BigDecimal.one, currency: 'USD' },
  ])('hasInstance() rejects %o', (value) => {
    expect(Money.hasInstance(value)).toBe(false);
  });

  test('hasCode() narrows to a currency', () => {
    const amount: Money = USD('1.25');
    expect(Money.hasCode(amount, 'EUR')).toBe(false);
    expect(Money.hasCode(amount, 'USD')).toBe(true);
    if (Money.hasCode(amount, 'USD')) {
      expectTypeOf(amount).toExtend<Money<'USD'>>();
      expect(show(Money.add(amount, USD('1')))).toBe('2.25 USD');
    }
  });

  test.each([
    ['1.25', [false, true, false]],
    ['0.00', [true, false, false]],
    ['-0.001', [false, false, true]],
  ] as const)('the sign of %s is known', (amount, expected) => {
    const self = USD(amount);
    expect([Money.isZero(self), Money.isPositive(self), Money.isNegative(self)]).toStrictEqual(
      expected,
    );
  });
});

describe('asString()', () => {
  test.each([
    ['0.00 USD', USD('0')],
    ['1.00 USD', USD('1')],
    ['-1.50 USD', USD('-1.5')],
    ['1.25 USD', USD('1.25')],
    ['1.2500 USD', USD('1.2500')],
    ['-0.001 USD', USD('-0.001')],
    ['0 JPY', JPY('0')],
    ['12 JPY', JPY('12')],
    ['12.5 JPY', JPY('12.5')],
    ['12.500 KWD', KWD('12.5')],
    ['12.0000 CLF', CLF('12')],
  ])('writes %s', (expected, amount) => {
    expect(show(amount)).toBe(expected);
  });
});

describe('parse()', () => {
  test.each([
    ['1.25 USD', '1.25 USD'],
    ['USD 1.25', '1.25 USD'],
    ['1.25\u00a0USD', '1.25 USD'],
    ['USD\u00a0-1.25', '-1.25 USD'],
    ['+1 JPY', '1 JPY'],
    ['12 KWD', '12.000 KWD'],
    ['1e3 EUR', '1000.00 EUR'],
    ['0.00 EUR', '0.00 EUR'],
  ])('reads "%s"', (text, expected) => {
    const amount = Money.parse(text);
    expect(amount && show(amount)).toBe(expected);
  });

  test.each([
    '',
    'USD',
    '1.25',
    ' USD',
    '1.25 ',
    '1.25USD',
    'USD1.25',
    '1.25  USD',
    '1.25\tUSD',
    '1.25\u202fUSD',
    ' 1.25 USD',
    '1.25 USD ',
    'USD 1.25 USD',
    'USD 1.25\n',
    '1.25 usd',
    '1.25 US',
    '1.25 CENT',
    '1.25 XXX',
    '1.25 BGN',
    '1,25 EUR',
    '1,250.00 USD',
    '1 250.00 USD',
    '$1.25',
    'NaN USD',
    'Infinity USD',
    '0x10 USD',
  ])('does not read "%s"', (text) => {
    expect(Money.parse(text)).toBe(undefined);
  });

  test('accepts only the given currencies', () => {
    const points = Currency.of({ code: 'PTS', name: 'Point', minorUnit: 0, symbol: 'pt' });
    const amount = Money.of('250', points);
    expect(Money.parse(show(amount))).toBe(undefined);
    const found = Money.parse(show(amount), [points, USD]);
    expect(found).toStrictEqual(amount);
    expectTypeOf(found).toEqualTypeOf<Option<Money<'PTS' | 'USD'>>>();
    expect(Money.parse('PTS 1.5', [points])).toStrictEqual(Money.of('1.5', points));
    expect(Money.parse('1 USD', [points, USD])).toStrictEqual(USD('1'));
    expect(Money.parse('1 EUR', [points, USD])).toBe(undefined);
    expect(Money.parse('1 USD', [])).toBe(undefined);
  });

  test('returns the same amount if the code comes first', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const [text = '', code = ''] = show(amount).split(' ');
        const found = Money.parse(`${code} ${text}`);
        expect(found !== undefined && Money.equals(found, amount)).toBe(true);
      }),
    );
  });
});

/** Amounts with the digits that `asString` writes, so that parsing returns the same scale. */
const writtenAmounts = amounts.map((amount) => Money.parse(show(amount)) ?? amount);

roundTripLaw('of an amount through its text', writtenAmounts, show, (text) => Money.parse(text));
roundTripLaw(
  'of an amount through its minor units',
  fc.tuple(digits, currencies).map(([units, currency]) => ({ units, currency })),
  ({ units, currency }) => Money.ofMinorUnits(units, currency),
  (amount) => {
    const units = Money.toMinorUnits(amount);
    return units === undefined ? undefined : { units, currency: amount.currency };
  },
);
equalLaws('Money.equal', Money.equal, fewAmounts);
orderLaws('Money.order', Money.order, fewAmounts, Money.equal);
codecLaws('Money.codec', Money.codec, amounts, {
  inputs: fc.record({
    amount: fc.constantFrom('1.25', '-0.5', '1e3', '', '1,25', 1),
    currency: fc.constantFrom('USD', 'JPY', 'usd', 'HRK'),
  }),
});

describe('instances', () => {
  test('order compares currencies before amounts', () => {
    const sorted = [USD('2'), EUR('30'), USD('-1'), EUR('4')].toSorted(Money.order);
    expect(sorted.map(show)).toStrictEqual(['4.00 EUR', '30.00 EUR', '-1.00 USD', '2.00 USD']);
    expect(Order.reverse(Money.order)(EUR('1'), USD('1'))).toBe(1);
  });

  test('codec encodes the amount and the code as strings', () => {
    expect(Money.codec.encode(USD('1.50'))).toStrictEqual({ amount: '1.50', currency: 'USD' });
  });

  test('codec reports the position of an error', () => {
    const result = Money.codec.decode({ amount: '1.50', currency: 'HRK' });
    expect(result.ok ? '' : result.error.message).toBe(
      'At "/currency": expected the code of a currency, received a string',
    );
  });

  test('codecOf() accepts the given currencies, or their functions', () => {
    const codec = Money.codecOf([points, USD]);
    const amount = Money.of(3n, points);
    expect(codec.decode(codec.encode(amount))).toStrictEqual({ ok: true, value: amount });
    expect(codec.decode({ amount: '1', currency: 'USD' })).toStrictEqual({
      ok: true,
      value: USD(1n),
    });
    expect(codec.decode({ amount: '1', currency: 'EUR' }).ok).toBe(false);
    expect(() => Money.codec.encode(amount)).toThrow(ArgumentError);
    expectTypeOf(codec.encode).returns.toEqualTypeOf<Money.MoneyJSON<'PTS' | 'USD'>>();
  });
});

describe('toMinorUnits()', () => {
  test('returns None for a fraction of a minor unit', () => {
    expect(Money.toMinorUnits(USD('1.25'))).toBe(125n);
    expect(Money.toMinorUnits(USD('1.250'))).toBe(125n);
    expect(Money.toMinorUnits(USD('1.255'))).toBe(undefined);
    expect(Money.toMinorUnits(JPY('-12'))).toBe(-12n);
    expect(Money.toMinorUnits(JPY('0.5'))).toBe(undefined);
    expect(Money.toMinorUnits(KWD('1.255'))).toBe(1255n);
  });
});

describe('round()', () => {
  test.each([
    ['1.01 USD', USD('1.005')],
    ['-1.01 USD', USD('-1.005')],
    ['1.00 USD', USD('1.0049')],
    ['1.00 USD', USD('1')],
    ['2 JPY', JPY('1.5')],
    ['1.235 KWD', KWD('1.23456')],
    ['1.2346 CLF', CLF('1.23456')],
  ])('returns %s, in minor units', (expected, amount) => {
    expect(show(Money.round(amount))).toBe(expected);
  });

  test.each(RoundingMode.values)('rounds with the mode %s', (mode) => {
    const expected = BigDecimal.roundTo(BigDecimal.of('-1.255'), 2, mode);
    expect(Money.round(USD('-1.255'), mode)).toStrictEqual(USD(expected));
  });
});

describe('roundTo()', () => {
  test.each([
    ['9.97', '9.95'],
    ['9.975', '10.00'],
    ['9.98', '10.00'],
    ['-9.975', '-10.00'],
    ['0.02', '0.00'],
  ] as const)('rounds %s to a multiple of 0.05', (amount, expected) => {
    expect(show(Money.roundToIncrement(EUR(amount), '0.05'))).toBe(`${expected} EUR`);
  });

  test('rounds with the given mode', () => {
    expect(show(Money.roundToIncrement(EUR('9.99'), '0.05', 'floor'))).toBe('9.95 EUR');
    expect(show(Money.roundToIncrement(EUR('9.91'), 0.25, 'ceil'))).toBe('10.00 EUR');
  });

  test('returns the nearest multiple', () => {
    fc.assert(
      fc.property(decimals, decimals, (amount, other) => {
        const step = BigDecimal.isZero(other) ? BigDecimal.one : BigDecimal.absolute(other);
        const rounded = Money.roundToIncrement(USD(amount), step);
        const rest = BigDecimal.remainder(rounded.amount, step);
        const error = BigDecimal.absolute(BigDecimal.subtract(rounded.amount, amount));
        expect(rest !== undefined && BigDecimal.isZero(rest)).toBe(true);
        expect(BigDecimal.compare(BigDecimal.add(error, error), step)).not.toBe(1);
      }),
    );
  });

  test.each([
    ['0', '0'],
    [-1, '-1'],
    ['-0.05', '-0.05'],
  ] as const)('rejects the increment %s', (increment, received) => {
    expect(() => Money.roundToIncrement(EUR('1'), increment)).toThrow(
      new ArgumentError({
        message: `Expected "increment" to be a positive decimal, received "${received}"`,
      }),
    );
  });
});

describe('roundCash()', () => {
  test.each([
    ['1.00 CHF', CHF('1.02')],
    ['1.05 CHF', CHF('1.025')],
    ['2000.00 HUF', HUF('1998')],
    ['10.00 SEK', SEK('9.50')],
    ['1.01 USD', USD('1.005')],
    ['1 JPY', JPY('1.4')],
  ])('returns %s, which can be paid in coins', (expected, amount) => {
    expect(show(Money.roundCash(amount))).toBe(expected);
  });

  test('rounds with the given mode', () => {
    expect(show(Money.roundCash(CHF('1.04'), 'floor'))).toBe('1.00 CHF');
    expect(show(Money.roundCash(USD('1.001'), 'ceil'))).toBe('1.01 USD');
  });
});

describe('convert()', () => {
  test('multiplies by the rate without rounding', () => {
    const euros = Money.convert(USD('19.90'), EUR, '0.9237');
    expect(show(euros)).toBe('18.381630 EUR');
    expectTypeOf(euros).toEqualTypeOf<Money<'EUR'>>();
    expect(show(Money.convert(USD('10'), JPY('0').currency, 151.25))).toBe('1512.50 JPY');
    expect(show(Money.convert(USD('-10'), points, 2n))).toBe('-20 PTS');
  });

  test.each([
    ['0', '0'],
    ['-0.5', '-0.5'],
  ] as const)('rejects the rate %s', (rate, received) => {
    expect(() => Money.convert(USD('1'), EUR, rate)).toThrow(
      new ArgumentError({
        message: `Expected "rate" to be a positive decimal, received "${received}"`,
      }),
    );
  });

  test('rejects a rate that is not a decimal', () => {
    expect(() => Money.convert(USD('1'), EUR, NaN)).toThrow(ArgumentError);
  });
});
