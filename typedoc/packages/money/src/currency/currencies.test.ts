import { BigDecimal } from '@tstd/bigdecimal';
import { ArgumentError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { Currency, JPY, type KWD, Money, USD } from '../index.js';
import * as functions from './index.js';

type CurrencyFunction = (amount: Money.Amount) => Money;

const entries: readonly (readonly [string, CurrencyFunction])[] = Object.entries(functions);

describe('the functions of the currencies', () => {
  test('are one for each currency, in the order of their codes', () => {
    expect(entries.map(([name]) => name)).toStrictEqual(Currency.values.map(({ code }) => code));
  });

  test.each(entries)('%s() returns an amount in its currency', (name, make) => {
    const amount = make('1234.5');
    expect(amount).toStrictEqual({
      amount: BigDecimal.of('1234.5'),
      currency: Currency.from(name),
    });
    expect(Money.hasInstance(amount)).toBe(true);
    expect(Money.parse(Money.asString(amount))).toBeDefined();
  });

  test.each(entries)('%s() has the name of its code', (name, make) => {
    expect(make.name).toBe(name);
    expect(Object.keys(globalThis)).not.toContain(name);
  });

  test.each(entries)('%s() accepts text, numbers, big integers and decimals', (_name, make) => {
    const amount = make('2');
    expect([make(2), make(2n), make(amount.amount)]).toStrictEqual([amount, amount, amount]);
  });

  test.each(entries)('%s() rejects a value that is not a decimal', (_name, make) => {
    expect(() => make(NaN)).toThrow(ArgumentError);
  });

  test.each(entries)('%s() creates amounts that round to its minor unit', (_name, make) => {
    const { minorUnit } = make(0n).currency;
    const expected = Number('1234.56789').toFixed(minorUnit);
    expect(Money.asString(Money.round(make('1234.56789'))).split(' ')[0]).toBe(expected);
  });
});

describe('the types of the currencies', () => {
  test('differ by their codes', () => {
    expectTypeOf(USD('1')).toEqualTypeOf<USD>();
    expectTypeOf<USD>().toExtend<Money<'USD'>>();
    expectTypeOf<USD>().toExtend<Money>();
    expectTypeOf<Money<'USD'>>().toExtend<USD>();
    expectTypeOf<USD>().not.toExtend<KWD>();
    expectTypeOf<Money>().not.toExtend<USD>();
  });

  test('are those of the results of their functions', () => {
    expectTypeOf(JPY).parameters.toEqualTypeOf<[amount: Money.Amount]>();
    // @ts-expect-error TS2345: The string is not a decimal.
    expect(() => USD('one')).toThrow(ArgumentError);
    // @ts-expect-error TS2345: The string has a thousands separator.
    expect(() => USD('1,000')).toThrow(ArgumentError);
  });
});
