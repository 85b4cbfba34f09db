import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BigDecimal, type BigDecimalString } from './index.js';

/** Creates a decimal from a string that is built at run time, which the compiler does not recognize as a number. */
const of = (text: string): BigDecimal => BigDecimal.of(text as BigDecimalString);

/** Formats a string with `Intl`, which serves as the reference. */
const intl = (text: `${number}`, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(locale, options).format(text);

const LONG = '1234567890'.repeat(4);

describe('format()', () => {
  test.each([
    ['1234.50', 'en', {}, '1,234.50'],
    ['-1234.50', 'de', {}, '-1.234,50'],
    ['0.00', 'en', {}, '0'],
    ['-0.5', 'en', { style: 'percent' }, '-50%'],
    ['0.125', 'en', { style: 'percent' }, '12.5%'],
    ['0.1250', 'en', { style: 'percent' }, '12.50%'],
    ['5', 'en', { style: 'percent' }, '500%'],
    ['5', 'en', { style: 'currency', currency: 'USD' }, '$5.00'],
    ['5.1', 'en', { style: 'currency', currency: 'USD' }, '$5.10'],
    ['5.125', 'en', { style: 'currency', currency: 'USD' }, '$5.125'],
    ['5', 'en', { style: 'currency', currency: 'JPY' }, '¥5'],
    ['5.5', 'en', { style: 'currency', currency: 'JPY' }, '¥5.5'],
    ['-5', 'en', { style: 'currency', currency: 'USD', currencySign: 'accounting' }, '($5.00)'],
    ['5', 'en', { minimumFractionDigits: 2 }, '5.00'],
    ['5.12345', 'en', { minimumFractionDigits: 2 }, '5.12345'],
    ['5.1', 'en', { style: 'percent', minimumFractionDigits: 1 }, '510.0%'],
    ['5.10', 'en', { notation: 'standard' }, '5.10'],
    ['5.10', 'en', { style: 'unit', unit: 'liter' }, '5.10 L'],
    ['5.00', 'en', { trailingZeroDisplay: 'stripIfInteger' }, '5'],
    ['5.10', 'en', { trailingZeroDisplay: 'stripIfInteger' }, '5.10'],
    ['0.05', 'en', { style: 'percent', trailingZeroDisplay: 'stripIfInteger' }, '5%'],
    [
      '5',
      'en',
      { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
      '$5',
    ],
  ] as const)('of %s in %s with %o returns %s', (text, locale, options, result) => {
    expect(BigDecimal.format(of(text), locale, options)).toBe(result);
  });

  test('uses the language of the environment by default', () => {
    expect(BigDecimal.format(of('1234.5'))).toBe(new Intl.NumberFormat().format(1234.5));
    expect(BigDecimal.format(of('1234.5'), ['xx', 'de'])).toBe('1.234,5');
  });

  test('formats a number as Intl does', () => {
    const numbers = fc.tuple(fc.integer(), fc.nat(3)).map(([value, scale]) => value / 10 ** scale);
    const locales = fc.constantFrom('en', 'fr', 'de-CH', 'ar-EG', 'hi', 'ja');
    fc.assert(
      fc.property(numbers, locales, (number, locale) => {
        const self = BigDecimal.from(number) ?? BigDecimal.zero;
        // Adding 0 turns -0 into 0.
        expect(BigDecimal.format(self, locale)).toBe(
          new Intl.NumberFormat(locale).format(number + 0),
        );
      }),
    );
  });

  test('contains every digit and no others', () => {
    const decimals = fc
      .tuple(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), fc.nat(60))
      .map(([value, scale]) => BigDecimal.of(value, { scale }));
    fc.assert(
      fc.property(decimals, (self) => {
        const text = BigDecimal.asString(self);
        expect(BigDecimal.format(self, 'en', { useGrouping: false })).toBe(text);
        // Convert back from a language with other signs and digits.
        const arabic = BigDecimal.format(self, 'ar-EG', { useGrouping: false });
        const digits = arabic
          .replace(/[٠-٩]/g, (digit) => `${'٠١٢٣٤٥٦٧٨٩'.indexOf(digit)}`)
          .replace('٫', '.')
          .replace('\u061C', '');
        expect(digits).toBe(text);
      }),
    );
  });
});

describe('options that limit the digits', () => {
  test.each([
    ['1234.565', { maximumFractionDigits: 2 }, '1,234.57'],
    ['1234.565', { maximumFractionDigits: 2, roundingMode: 'halfEven' }, '1,234.56'],
    ['1234.565', { maximumFractionDigits: 0 }, '1,235'],
    ['1234.565', { maximumSignificantDigits: 2 }, '1,200'],
    ['1.5', { minimumSignificantDigits: 4 }, '1.500'],
    ['1234.565', { notation: 'compact' }, '1.2K'],
    ['1234.565', { notation: 'scientific' }, '1.235E3'],
    ['1.13', { roundingIncrement: 5, minimumFractionDigits: 2, maximumFractionDigits: 2 }, '1.15'],
  ] as const)('format %s with %o as %s', (text, options, result) => {
    expect(BigDecimal.format(of(text), 'en', options)).toBe(result);
  });

  test('a rounding increment alone is handled as in Intl', () => {
    const options = { roundingIncrement: 5 } as const;
    // Since Node 22, Intl throws if the numbers of digits differ.
    const outcomeOf = (run: () => string): string => {
      try {
        return run();
      } catch (error) {
        return String(error);
      }
    };
    expect(outcomeOf(() => BigDecimal.format(of('1.13'), 'en', options))).toBe(
      outcomeOf(() => intl('1.13', 'en', options)),
    );
  });

  test('a digit beyond the precision of a number decides a tie', () => {
    const below = of(`0.5${'0'.repeat(40)}`);
    const above = of(`0.5${'0'.repeat(40)}1`);
    const options = { maximumFractionDigits: 0, roundingMode: 'halfTrunc' } as const;
    expect(BigDecimal.format(below, 'en', options)).toBe('0');
    expect(BigDecimal.format(above, 'en', options)).toBe('1');
  });

  test('a decimal that exceeds every number is truncated to an integer first', () => {
    const options = { maximumSignificantDigits: 2, useGrouping: false } as const;
    expect(BigDecimal.format(of('-1.55e400'), 'en', options)).toBe(`-16${'0'.repeat(399)}`);
    expect(
      BigDecimal.format(of(`1${'0'.repeat(308)}.9`), 'en', {
        maximumFractionDigits: 1,
        useGrouping: false,
      }),
    ).toBe(`1${'0'.repeat(308)}`);
  });

  test('an invalid option or locale throws', () => {
    expect(() => BigDecimal.format(of('1'), 'en', { maximumFractionDigits: -1 })).toThrow(
      RangeError,
    );
    expect(() => BigDecimal.format(of('1'), '?')).toThrow(RangeError);
    expect(() => BigDecimal.format(of('1'), 'en', { style: 'currency' })).toThrow(TypeError);
  });
});

describe('digits that an engine cannot format', () => {
  test.each([
    [`-12345.${LONG}`, 'de', {}, `-12.345,${LONG}`],
    [`0.${LONG}`, 'en', { style: 'currency', currency: 'USD' }, `$0.${LONG}`],
    [`-0.${'0'.repeat(40)}12`, 'en', {}, `-0.${'0'.repeat(40)}12`],
    [`-0.${'0'.repeat(40)}12`, 'en', { signDisplay: 'negative' }, `-0.${'0'.repeat(40)}12`],
    [`0.${'0'.repeat(40)}12`, 'en', { signDisplay: 'exceptZero' }, `+0.${'0'.repeat(40)}12`],
    [`0.${'9'.repeat(40)}`, 'en', { style: 'percent' }, `99.${'9'.repeat(38)}%`],
    [`-0.${'0'.repeat(40)}12`, 'en', { style: 'percent' }, `-0.${'0'.repeat(38)}12%`],
    [`1.${'9'.repeat(23)}`, 'en', { style: 'percent' }, `199.${'9'.repeat(21)}%`],
    [`1.${'9'.repeat(22)}`, 'en', { style: 'percent' }, `199.${'9'.repeat(20)}%`],
    [`1.${'9'.repeat(20)}`, 'en', {}, `1.${'9'.repeat(20)}`],
    [`1.${'9'.repeat(21)}`, 'en', {}, `1.${'9'.repeat(21)}`],
    [`5.${'0'.repeat(40)}`, 'en', {}, `5.${'0'.repeat(40)}`],
    [`5.${'0'.repeat(40)}`, 'en', { trailingZeroDisplay: 'stripIfInteger' }, '5'],
    [
      `5.${'0'.repeat(40)}1`,
      'en',
      { trailingZeroDisplay: 'stripIfInteger' },
      `5.${'0'.repeat(40)}1`,
    ],
    [`7.${LONG}`, 'en', { minimumIntegerDigits: 5 }, `00,007.${LONG}`],
    [`7.${'1'.repeat(21)}`, 'zh-u-nu-hanidec', {}, `七.${'一'.repeat(21)}`],
    [`7.${'1'.repeat(21)}`, 'en-u-nu-mathsanb', {}, `𝟳.${'𝟭'.repeat(21)}`],
    [`12.${'3'.repeat(21)}`, 'en', { numberingSystem: 'mathsanb' }, `𝟭𝟮.${'𝟯'.repeat(21)}`],
  ] as const)('are written for %s in %s with %o', (text, locale, options, result) => {
    expect(BigDecimal.format(of(text), locale, options)).toBe(result);
  });

  test.each([308, 309, 310, 400])('are written for an integer of %s digits', (length) => {
    const digits = '1234567890'.repeat(40).slice(0, length);
    const [self, fraction] = [of(digits), of(`${digits}.25`)];
    const options = { useGrouping: false };
    expect(BigDecimal.format(self, 'en', options)).toBe(digits);
    expect(BigDecimal.format(BigDecimal.negate(self), 'en', options)).toBe(`-${digits}`);
    expect(BigDecimal.format(fraction, 'en', options)).toBe(`${digits}.25`);
    expect(BigDecimal.format(fraction, 'en', { ...options, style: 'percent' })).toBe(
      `${digits}25%`,
    );
    expect(BigDecimal.format(self, 'en')).toBe(digits.replace(/\B(?=(?:\d{3})+$)/g, ','));
  });
});
