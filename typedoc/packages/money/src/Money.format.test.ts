import { ArgumentError } from '@tstd/error';
import { describe, expect, test } from 'vitest';

import { BHD, CLF, Currency, EUR, HUF, INR, JPY, LBP, Money, USD } from './index.js';

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

describe('format()', () => {
  test('rejects an unknown rounding mode', () => {
    const options = { roundingMode: 'halfUp' } as Money.FormatOptions;
    expect(() => Money.format(USD('1'), 'en', options)).toThrow(
      new ArgumentError({
        message: 'Expected "roundingMode" to be a rounding mode, received "halfUp"',
      }),
    );
  });

  const price = USD('1234.5');

  test.each([
    ['en-US', '$1,234.50'],
    ['en-GB', 'US$1,234.50'],
    ['de-DE', `1.234,50${NO_BREAK}$`],
    ['fr-FR', `1${NARROW}234,50${NO_BREAK}$US`],
    ['ja-JP', '$1,234.50'],
  ])('writes in the format of %s', (locale, expected) => {
    expect(Money.format(price, locale)).toBe(expected);
  });

  test.each([
    ['¥1,234', JPY('1234')],
    [`BHD${NO_BREAK}1.500`, BHD('1.5')],
    [`CLF${NO_BREAK}1.5000`, CLF('1.5')],
    ['-€0.50', EUR('-0.5')],
    ['₹1,234,567.50', INR('1234567.5')],
  ])('writes %s with the digits of the minor unit', (expected, amount) => {
    expect(Money.format(amount, 'en-US')).toBe(expected);
  });

  test('writes the decimal places of ISO 4217 if those of Intl differ', () => {
    expect(Money.format(HUF('1234'), 'en', { currencyDisplay: 'code' })).toBe(
      `HUF${NO_BREAK}1,234.00`,
    );
    expect(Money.format(LBP('0.25'), 'en', { currencyDisplay: 'code' })).toBe(`LBP${NO_BREAK}0.25`);
  });

  test('writes at least the minor unit of every currency', () => {
    for (const currency of Currency.values) {
      const text = Money.format(Money.of('1', currency), 'en', { currencyDisplay: 'code' });
      expect(text).toBe(`${currency.code}${NO_BREAK}${(1).toFixed(currency.minorUnit)}`);
    }
  });

  test('keeps all digits', () => {
    expect(Money.format(USD('12345678901234567890.123'), 'en-US')).toBe(
      '$12,345,678,901,234,567,890.123',
    );
    expect(Money.format(JPY('0.000000000000000000000001'), 'en-US')).toBe(
      '¥0.000000000000000000000001',
    );
    expect(Money.format(USD('1.2300'), 'en-US')).toBe('$1.2300');
  });

  test.each([
    [{ currencyDisplay: 'code' }, `-USD${NO_BREAK}1,234.50`],
    [{ currencyDisplay: 'name' }, '-1,234.50 US dollars'],
    [{ currencySign: 'accounting' }, '($1,234.50)'],
    [{ signDisplay: 'never' }, '$1,234.50'],
    [{ useGrouping: false }, '-$1234.50'],
    [{ numberingSystem: 'fullwide' }, '-$１,２３４.５０'],
  ] as const)('accepts the option %j', (options, expected) => {
    expect(Money.format(Money.negate(price), 'en-US', options)).toBe(expected);
  });

  test('throws a RangeError if Intl rejects the locale or an option', () => {
    expect(() => Money.format(price, '-')).toThrow(RangeError);
    expect(() => Money.format(price, 'en', { numberingSystem: '!' })).toThrow(RangeError);
    expect(() => Money.format(price, 'en', { signDisplay: 'some' as 'auto' })).toThrow(RangeError);
  });

  test('uses a default locale', () => {
    expect(Money.format(price)).toBe(
      Money.format(price, new Intl.NumberFormat().resolvedOptions().locale),
    );
  });
});
