import { BigDecimal } from '@tstd/bigdecimal';
import type { Option, Result } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { Currency, CurrencyMismatchError, EUR, JPY, KWD, Money, USD } from './index.js';

const show = Money.asString;

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 5 }))
  .map(([value, scale]) => BigDecimal.of(value, { scale }));

const mismatch = new CurrencyMismatchError({ expected: 'USD', received: 'EUR' });

/** Amounts whose currencies are unknown at compile time. */
const dollars: Money = USD('1.25');
const euros: Money = EUR('2');

describe('add() and subtract()', () => {
  test('are exact', () => {
    expect(show(Money.add(USD('0.1'), USD('0.2')))).toBe('0.30 USD');
    expect(show(Money.subtract(USD('0.3'), USD('0.1')))).toBe('0.20 USD');
    expect(show(Money.add(USD('0.001'), USD('1')))).toBe('1.001 USD');
  });

  test('reverse each other', () => {
    fc.assert(
      fc.property(decimals, decimals, (one, other) => {
        const sum = Money.add(USD(one), USD(other));
        expect(Money.equals(Money.subtract(sum, USD(other)), USD(one))).toBe(true);
        expect(Money.equals(sum, Money.add(USD(other), USD(one)))).toBe(true);
      }),
    );
  });

  test('reject amounts in different currencies at compile time', () => {
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.add(USD('1'), EUR('2'))).toThrow(mismatch);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.subtract(USD('1'), EUR('2'))).toThrow(mismatch);
  });

  test('reject a currency that is unknown at compile time', () => {
    // @ts-expect-error TS2345: The currency of the first amount is unknown.
    expect(() => Money.add(dollars, euros)).toThrow(mismatch);
    // @ts-expect-error TS2345: The currency of the second amount is unknown.
    expect(show(Money.add(USD('1'), dollars))).toBe('2.25 USD');
    // @ts-expect-error TS2345: The currency of the first amount is unknown.
    expect(show(Money.subtract(dollars, dollars))).toBe('0.00 USD');
  });

  test('reject an amount in one of two currencies', () => {
    const either = dollars as Money<'EUR' | 'USD'>;
    // @ts-expect-error TS2345: The amount may be in euros.
    expect(show(Money.add(either, either))).toBe('2.50 USD');
  });

  test('return an amount in the same currency', () => {
    const sum = Money.add(USD('1'), USD('2'));
    expectTypeOf(sum).toEqualTypeOf<Money<'USD'>>();
    const price: USD = sum;
    expect(show(price)).toBe('3.00 USD');
  });
});

describe('OneCurrency', () => {
  test('is unknown for a single code, and otherwise a type to which no amount is assignable', () => {
    expectTypeOf<Money.OneCurrency<'USD'>>().toEqualTypeOf<unknown>();
    expectTypeOf<Money.OneCurrency<'EUR' | 'USD'>>().toEqualTypeOf<Money.SeveralCurrencies>();
    expectTypeOf<Money.OneCurrency<string>>().toEqualTypeOf<Money.SeveralCurrencies>();
    expectTypeOf<Money.OneCurrency<`X${string}`>>().toEqualTypeOf<Money.SeveralCurrencies>();
    expectTypeOf<Money>().not.toExtend<Money.SeveralCurrencies>();
  });
});

describe('tryAdd() and trySubtract()', () => {
  test('return the result if the currencies are the same', () => {
    expect(Money.tryAdd(dollars, USD('1'))).toStrictEqual({ ok: true, value: USD('2.25') });
    expect(Money.trySubtract(dollars, USD('1'))).toStrictEqual({ ok: true, value: USD('0.25') });
  });

  test('report which currencies differ', () => {
    for (const result of [Money.tryAdd(dollars, euros), Money.trySubtract(dollars, euros)]) {
      expect(result.ok ? undefined : result.error).toBeInstanceOf(CurrencyMismatchError);
      expect(result.ok ? '' : result.error.message).toBe(
        'Expected an amount in USD, received one in EUR',
      );
    }
  });

  test('return an amount in the first currency', () => {
    expectTypeOf(Money.tryAdd(USD('1'), dollars)).toEqualTypeOf<
      Result<Money<'USD'>, CurrencyMismatchError>
    >();
    expectTypeOf(Money.tryAdd(dollars, USD('1'))).toEqualTypeOf<
      Result<Money, CurrencyMismatchError>
    >();
  });
});

describe('two currencies with the same code and different minor units', () => {
  const mills = Currency.of({ ...USD(0n).currency, minorUnit: 3 });
  const [price, fee] = [USD('1.25'), Money.of('0.125', mills)];
  const error = new CurrencyMismatchError({
    expected: 'USD',
    received: 'USD',
    message: 'Expected an amount in USD with a minor unit of 2 digits, received one with 3',
  });

  test('cannot be added', () => {
    expect(Money.tryAdd(price, fee)).toEqual({ ok: false, error });
    expect(Money.trySubtract(price, fee)).toEqual({ ok: false, error });
    expect(Money.trySum([price, fee], USD)).toEqual({ ok: false, error });
    expect(Money.tryCompare(price, fee)).toEqual({ ok: false, error });
    for (const run of [
      () => Money.add(price, fee),
      () => Money.subtract(price, fee),
      () => Money.sum([fee], USD),
      () => Money.compare(price, fee),
      () => Money.max(price, fee),
      () => Money.clamp(price, price, fee),
      () => Money.ratio(price, fee),
      () => Money.allocateBy(price, [fee]),
    ]) {
      expect(run).toThrow(error);
    }
  });

  test('are not equal, and are ordered by their minor units', () => {
    const [dollar, mill] = [USD('1'), Money.of('1', mills)];
    expect(Money.equals(dollar, mill)).toBe(false);
    expect(Money.equal.equals(dollar, mill)).toBe(false);
    expect(Money.order(mill, USD('2'))).toBe(1);
    expect(Currency.equals(dollar.currency, mills)).toBe(false);
    expect(Currency.compare(dollar.currency, mills)).toBe(-1);
    expect(Currency.compare(mills, dollar.currency)).toBe(1);
  });

  test('are not encoded by the codec of the other', () => {
    expect(Money.codec.hasInstance(fee)).toBe(false);
    expect(Currency.codec.hasInstance(mills)).toBe(false);
    expect(() => Currency.codecOf([USD(0n).currency]).encode(mills)).toThrow(ArgumentError);
    const codec = Money.codecOf([mills]);
    expect(codec.decode(codec.encode(fee))).toEqual({ ok: true, value: fee });
  });

  test('may have different names and symbols', () => {
    const other = Currency.of({ ...USD(0n).currency, name: 'Dollar', symbol: 'US$' });
    expect(show(Money.add(price, Money.of(1n, other)))).toBe('2.25 USD');
  });
});

describe('sum() and trySum()', () => {
  test('add up all amounts', () => {
    expect(show(Money.sum([USD('1.25'), USD('2'), USD('-0.05')], USD))).toBe('3.20 USD');
    expect(show(Money.sum([USD('1.25')], USD('0').currency))).toBe('1.25 USD');
    expect(Money.trySum([dollars, dollars], USD)).toStrictEqual({ ok: true, value: USD('2.50') });
  });

  test('return zero for an empty list', () => {
    expect(Money.sum([], JPY)).toStrictEqual(JPY('0'));
    expect(Money.trySum([], JPY)).toStrictEqual({ ok: true, value: JPY('0') });
  });

  test('stop at the first amount in another currency', () => {
    const result = Money.trySum([dollars, euros, JPY('1')], USD);
    expect(result.ok ? '' : result.error.received).toBe('EUR');
    // @ts-expect-error TS2322: Euros are not US dollars.
    expect(() => Money.sum([USD('1'), EUR('2')], USD)).toThrow(mismatch);
    // @ts-expect-error TS2345: The currency is unknown.
    expect(() => Money.sum([dollars, euros], dollars.currency)).toThrow(mismatch);
  });
});

describe('multiply()', () => {
  test('is exact', () => {
    expect(show(Money.multiply(USD('19.90'), '0.081'))).toBe('1.61190 USD');
    expect(show(Money.multiply(USD('19.90'), 3))).toBe('59.70 USD');
    expect(show(Money.multiply(USD('19.90'), -1n))).toBe('-19.90 USD');
    expect(show(Money.multiply(dollars, BigDecimal.of('0.1')))).toBe('0.125 USD');
  });

  test('rejects a factor that is not a decimal', () => {
    expect(() => Money.multiply(USD('1'), NaN)).toThrow(ArgumentError);
  });
});

describe('divide()', () => {
  test('rounds to the minor unit by default, with ties away from zero', () => {
    expect(Money.divide(USD('2'), 3)).toStrictEqual(USD('0.67'));
    expect(Money.divide(USD('0.01'), '2')).toStrictEqual(USD('0.01'));
    expect(Money.divide(JPY('100'), 3n)).toStrictEqual(JPY('33'));
    expect(Money.divide(KWD('1'), 3)).toStrictEqual(KWD('0.333'));
    expectTypeOf(Money.divide(USD('1'), 2)).toEqualTypeOf<Option<Money<'USD'>>>();
  });

  test('accepts a scale and a rounding mode', () => {
    expect(Money.divide(USD('2'), 3, { scale: 4 })).toStrictEqual(USD('0.6667'));
    expect(Money.divide(USD('2'), 3, { roundingMode: 'floor' })).toStrictEqual(USD('0.66'));
    expect(Money.divide(USD('2'), 3, { scale: 0, roundingMode: 'trunc' })).toStrictEqual(USD('0'));
  });

  test('returns None if the divisor is zero', () => {
    expect(Money.divide(USD('2'), 0)).toBe(undefined);
    expect(Money.divide(USD('0'), '0.00')).toBe(undefined);
  });

  test('rejects a divisor that is not a decimal', () => {
    expect(() => Money.divide(USD('1'), Infinity)).toThrow(ArgumentError);
  });
});

describe('percent()', () => {
  test('rounds to the minor unit by default, with ties away from zero', () => {
    expect(Money.percent(USD('19.90'), '8.1')).toStrictEqual(USD('1.61'));
    expect(Money.percent(USD('-0.50'), 1)).toStrictEqual(USD('-0.01'));
    expect(Money.percent(JPY('1250'), 10n)).toStrictEqual(JPY('125'));
    expect(Money.percent(KWD('1'), '0.05')).toStrictEqual(KWD('0.001'));
    expect(Money.percent(USD('2'), 250)).toStrictEqual(USD('5.00'));
    expectTypeOf(Money.percent(USD('1'), 2)).toEqualTypeOf<Money<'USD'>>();
  });

  test('accepts a scale and a rounding mode', () => {
    expect(Money.percent(USD('19.90'), '8.1', { scale: 4 })).toStrictEqual(USD('1.6119'));
    expect(Money.percent(USD('1'), '0.5', { roundingMode: 'halfEven' })).toStrictEqual(USD('0'));
    expect(Money.percent(USD('-1'), '0.5', { roundingMode: 'halfCeil' })).toStrictEqual(USD('0'));
  });

  test('returns the product with the percentage, rounded once', () => {
    fc.assert(
      fc.property(decimals, decimals, (amount, rate) => {
        const factor = BigDecimal.multiply(rate, BigDecimal.of('0.01'));
        const exact = Money.multiply(USD(amount), factor);
        expect(Money.equals(Money.percent(USD(amount), rate), Money.round(exact))).toBe(true);
      }),
    );
  });

  test('rejects a rate that is not a decimal', () => {
    expect(() => Money.percent(USD('1'), NaN)).toThrow(ArgumentError);
  });
});

test.each([-1, 0.5, NaN, 1_000_001])('divide() and percent() reject the scale %s', (scale) => {
  const message = `Expected "scale" to be an integer from 0 to 1000000, received ${scale}`;
  for (const fn of [Money.divide, Money.percent]) {
    expect(() => fn(USD('1'), 2, { scale })).toThrow(new ArgumentError({ message }));
    expect(() => fn(USD('1'), 2, { roundingMode: 'up' as 'ceil' })).toThrow(ArgumentError);
  }
});

describe('ratio()', () => {
  test('returns a decimal', () => {
    expect(Money.ratio(USD('1'), USD('3'), { scale: 4 })).toStrictEqual(BigDecimal.of('0.3333'));
    expect(Money.ratio(USD('2'), USD('3'), { scale: 2, roundingMode: 'floor' })).toStrictEqual(
      BigDecimal.of('0.66'),
    );
    expect(Money.ratio(USD('2'), USD('0'), { scale: 2 })).toBe(undefined);
    expect(Money.ratio(USD('1'), USD('8'))).toStrictEqual(BigDecimal.of('0.125'));
    expect(Money.ratio(USD('1'), USD('3'))).toBe(undefined);
  });

  test('rejects amounts in different currencies', () => {
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.ratio(USD('1'), EUR('1'), { scale: 2 })).toThrow(mismatch);
  });
});

describe('negate() and absolute()', () => {
  test('change the sign', () => {
    expect(show(Money.negate(USD('1.50')))).toBe('-1.50 USD');
    expect(Money.negate(USD('0'))).toStrictEqual(USD('0'));
    expect(show(Money.absolute(USD('-1.50')))).toBe('1.50 USD');
    expect(show(Money.absolute(USD('1.50')))).toBe('1.50 USD');
  });
});

describe('comparisons', () => {
  test.each([
    ['1', '2', -1],
    ['2', '1', 1],
    ['1', '1.00', 0],
    ['-2', '1', -1],
  ] as const)('of %s and %s agree', (one, other, expected) => {
    const [first, second] = [USD(one), USD(other)];
    expect(Money.compare(first, second)).toBe(expected);
    expect(Money.tryCompare(first, second)).toStrictEqual({ ok: true, value: expected });
    expect(Money.equals(first, second)).toBe(expected === 0);
    expect(Money.lessThan(first, second)).toBe(expected < 0);
    expect(Money.lessThanOrEqual(first, second)).toBe(expected <= 0);
    expect(Money.greaterThan(first, second)).toBe(expected > 0);
    expect(Money.greaterThanOrEqual(first, second)).toBe(expected >= 0);
    expect(Money.min(first, second)).toBe(expected > 0 ? second : first);
    expect(Money.max(first, second)).toBe(expected < 0 ? second : first);
  });

  test('min() and max() accept two arguments, so that a list can be reduced with them', () => {
    const list = [USD('2'), USD('1'), USD('3')];
    expect(list.reduce(Money.min<'USD'>)).toBe(list[1]);
    expect(list.reduce(Money.max<'USD'>)).toBe(list[2]);
  });

  test('equals() returns false for different currencies, which the compiler rejects if the types are known', () => {
    expect(Money.equals(dollars, EUR('1.25'))).toBe(false);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(Money.equals(USD('1'), EUR('1'))).toBe(false);
  });

  test('tryCompare() reports which currencies differ', () => {
    const result = Money.tryCompare(dollars, euros);
    expect(result.ok ? '' : result.error.received).toBe('EUR');
  });

  test('the other functions reject amounts in different currencies', () => {
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.compare(USD('1'), EUR('1'))).toThrow(mismatch);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.lessThan(USD('1'), EUR('1'))).toThrow(mismatch);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.lessThanOrEqual(USD('1'), EUR('1'))).toThrow(mismatch);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.greaterThan(USD('1'), EUR('1'))).toThrow(mismatch);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.greaterThanOrEqual(USD('1'), EUR('1'))).toThrow(mismatch);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.min(USD('1'), EUR('1'))).toThrow(mismatch);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.max(USD('1'), EUR('1'))).toThrow(mismatch);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.clamp(USD('1'), USD('1'), EUR('1'))).toThrow(mismatch);
    // @ts-expect-error TS2345: Euros are not US dollars.
    expect(() => Money.isBetween(USD('1'), USD('2'), EUR('1'))).toThrow(mismatch);
    // @ts-expect-error TS2345: The currency of the first amount is unknown.
    expect(Money.compare(dollars, dollars)).toBe(0);
  });
});

describe('clamp() and isBetween()', () => {
  const [least, greatest] = [USD('0.25'), USD('5')];

  test('keeps an amount between its bounds', () => {
    const between = USD('1');
    expect(Money.clamp(between, least, greatest)).toBe(between);
    expect(Money.clamp(USD('0.1'), least, greatest)).toBe(least);
    expect(Money.clamp(USD('6'), least, greatest)).toBe(greatest);
    expect(Money.clamp(USD('6'), least, least)).toBe(least);
    expect(
      [between, least, USD('5.00'), USD('0.1'), USD('5.01')].map((amount) =>
        Money.isBetween(amount, least, greatest),
      ),
    ).toEqual([true, true, true, false, false]);
    expect(Money.isBetween(between, greatest, least)).toBe(false);
  });

  test('rejects bounds in the wrong order', () => {
    expect(() => Money.clamp(USD('1'), greatest, least)).toThrow(
      new ArgumentError({
        message: 'Expected "minValue" to be at most 0.25 USD, the "maxValue", received "5.00 USD"',
      }),
    );
  });
});
