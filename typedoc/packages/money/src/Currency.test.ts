import type { Option } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws, equalLaws, orderLaws, roundTripLaw } from '../../../laws/index.js';
import absentTable from '../table/absent.csv?raw';
import currencyTable from '../table/currencies.csv?raw';
import guide from '../../../../docs/packages/money.mdx?raw';
import source from './Currency.ts?raw';
import { CHF, Currency, EUR, Money, USD } from './index.js';

const rows = readRows(currencyTable as string);
const absent = readRows(absentTable as string);
const codes = rows.map(([code]) => code);

const currencies = fc.constantFrom(...Currency.values);

const points: Currency<'PTS'> = {
  code: 'PTS',
  name: 'Point',
  minorUnit: 0,
  symbol: 'pt',
};

/** Returns the cells of a table, without comments and titles. */
function readRows(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.slice(1).map((line) => line.split(','));
}

/** Returns the codes of the currencies with the given number of decimal places. */
function codesByDigits(minorUnit: number): readonly string[] {
  return Currency.values.filter((each) => each.minorUnit === minorUnit).map(({ code }) => code);
}

/** Returns how many decimal places `Intl` writes for a currency. */
function digitsOfIntl(currency: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
}

describe('the currencies', () => {
  test('are the currencies of the table, in the same order', () => {
    expect(Currency.values.map(({ code }) => code)).toStrictEqual(codes);
    expect(
      Currency.values.map(({ code, numericCode, minorUnit, name, symbol, cashIncrement = '' }) => [
        code,
        numericCode,
        `${minorUnit}`,
        name,
        symbol,
        cashIncrement,
      ]),
    ).toStrictEqual(
      rows.map(([code, numericCode, minorUnit, name, , symbol, , cashIncrement]) => [
        code,
        numericCode,
        minorUnit,
        name,
        symbol,
        cashIncrement,
      ]),
    );
  });

  test('are the 178 codes of ISO 4217 list one, except the 13 without a minor unit', () => {
    const withoutMinorUnit = absent.filter(([, , , reason]) => reason === 'no minor unit');
    expect(withoutMinorUnit).toHaveLength(13);
    expect(Currency.values).toHaveLength(178 - 13);
  });

  test('are in the order of their codes, and no two share a code or a numeric code', () => {
    expect(codes).toStrictEqual([...new Set(codes)].toSorted());
    expect(new Set(Currency.values.map(({ numericCode }) => numericCode)).size).toBe(codes.length);
  });

  test('have the minor units of ISO 4217', () => {
    expect(codesByDigits(0).join(' ')).toBe(
      'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    );
    expect(codesByDigits(1)).toStrictEqual([]);
    expect(codesByDigits(3).join(' ')).toBe('BHD IQD JOD KWD LYD OMR TND');
    expect(codesByDigits(4).join(' ')).toBe('CLF UYW');
    expect(codesByDigits(2)).toHaveLength(codes.length - 17 - 7 - 2);
  });

  test('include the replacements of withdrawn currencies, but not the withdrawn currencies', () => {
    const withdrawn = absent.filter(([, , , reason]) => reason === 'withdrawn');
    expect(withdrawn.map(([code]) => code).join(' ')).toBe('ANG BGN CUC HRK SLL ZWL');
    for (const [code = '', , , , date, replacedBy = ''] of withdrawn) {
      expect(date).toMatch(/^20[0-9]{2}-[0-9]{2}$/);
      expect(Currency.from(code)).toBe(undefined);
      expect(Currency.from(replacedBy)?.code).toBe(replacedBy);
    }
  });

  test.each(['VED', 'VES', 'SLE', 'MRU', 'STN', 'SSP', 'XCG', 'ZWG', 'XAD', 'BYN'])(
    'include %s, which is recent',
    (code) => {
      expect(Currency.from(code)?.code).toBe(code);
    },
  );

  test.each(absent)('do not include %s', (code = '') => {
    expect(Currency.from(code)).toBe(undefined);
  });

  test.each(['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'XAD'])(
    'include the funds code %s, which the table marks',
    (code) => {
      expect(rows.find((row) => row[0] === code)?.[6]).toBe('fund');
      expect(Currency.from(code)?.code).toBe(code);
    },
  );

  test('are supported by Intl, with a few exceptions', () => {
    const known = new Set(Intl.supportedValuesOf('currency'));
    const unknown = codes.filter((code) => !known.has(code ?? ''));
    // These codes are recent or rarely used, so the data of an engine may not include them.
    const excused = 'BOV CHE CHW CLF COU MXV USN UYI UYW VED SLE XAD XCG ZWG'.split(' ');
    expect(unknown.filter((code) => !excused.includes(code ?? ''))).toStrictEqual([]);
  });

  test('include all currencies that Intl supports, unless they are withdrawn or have no minor unit', () => {
    const left = absent.map(([code]) => code);
    const missing = Intl.supportedValuesOf('currency').filter((code) => !codes.includes(code));
    expect(missing.filter((code) => !left.includes(code))).toStrictEqual([]);
  });

  test('never have fewer decimal places than Intl writes', () => {
    for (const { code, minorUnit } of Currency.values) {
      expect([minorUnit, 0, 2]).toContain(digitsOfIntl(code));
    }
    expect(digitsOfIntl('HUF')).not.toBe(Currency.from('HUF')?.minorUnit);
  });

  test('have cash increments greater than the minor unit, if any', () => {
    const increments = Currency.values.flatMap(({ code, cashIncrement }) =>
      cashIncrement === undefined ? [] : [`${code} ${cashIncrement}`],
    );
    expect(increments.join(', ')).toBe(
      'AUD 0.05, CAD 0.05, CHF 0.05, CZK 1, DKK 0.50, HKD 0.10, HUF 5, ILS 0.10, MYR 0.05, NOK 1, NZD 0.10, SEK 1, SGD 0.05, ZAR 0.10',
    );
  });
});

describe('the documentation', () => {
  test('contains the same figures as the table', () => {
    const withIncrement = Currency.values.filter(
      ({ cashIncrement }) => cashIncrement !== undefined,
    );
    expect(guide).toContain(`the ${Currency.values.length} codes of the ISO 4217 list`);
    expect(rows.filter((row) => row[6] === 'fund')).toHaveLength(10);
    expect(source).toContain('Ten of them are funds codes');
    expect([0, 3, 4].map((digits) => codesByDigits(digits).length)).toStrictEqual([17, 7, 2]);
    expect(source).toContain(
      '17 codes have no digits after the point, seven have three, two have four',
    );
    expect(source).toContain(`For ${withIncrement.length} codes, cash has its own increment`);
  });
});

describe('of()', () => {
  test('returns the currency', () => {
    expect(Currency.of(points)).toEqual(points);
    expectTypeOf(Currency.of({ ...points, code: 'XPT' })).toEqualTypeOf<Currency<'XPT'>>();
  });

  test.each([
    ['USDC', 6],
    ['ETH', 18],
    ['BTC', 8],
    ['VOUCHER2026', 2],
  ] as const)('creates %s, whose amounts can be written and parsed', (code, minorUnit) => {
    const currency = Currency.of({ ...points, code, minorUnit, symbol: code });
    const unit = Money.ofMinorUnits(1n, currency);
    const codec = Money.codecOf([currency]);
    expect(Money.toMinorUnits(unit)).toBe(1n);
    expect(Money.asString(unit)).toBe(`0.${'1'.padStart(minorUnit, '0')} ${code}`);
    expect(Money.format(unit, 'en')).toBe(`${code}\u00a00.${'1'.padStart(minorUnit, '0')}`);
    expect(codec.decode(codec.encode(unit))).toStrictEqual({ ok: true, value: unit });
    // Creating a currency does not register it: look-ups find only those of the package.
    expect(Currency.from(code)).toBe(undefined);
  });

  test('rejects a value that is not a currency', () => {
    expect(() => Currency.of({ ...points, minorUnit: 2.5 })).toThrow(
      new ArgumentError({
        message:
          'Expected "currency" to be an object with a code of three to twelve capital letters or digits that starts with a letter, a numeric code of three digits or none, a name, a minor unit from 0 to 20, a symbol and a positive cash increment or none, received an object',
      }),
    );
  });
});

describe('hasInstance()', () => {
  test.each([...Currency.values])('accepts $code', (currency) => {
    expect(Currency.hasInstance(currency)).toBe(true);
  });

  test('accepts a custom currency', () => {
    expect(Currency.hasInstance(points)).toBe(true);
    expect(Currency.hasInstance({ ...points, minorUnit: 20 })).toBe(true);
    expect(Currency.hasInstance({ ...points, numericCode: '000' })).toBe(true);
    expect(Currency.hasInstance({ ...points, numericCode: undefined })).toBe(true);
    expect(Currency.hasInstance({ ...points, cashIncrement: '0.05' })).toBe(true);
    expect(Currency.hasInstance({ ...points, cashIncrement: undefined })).toBe(true);
  });

  test.each([
    ['a code in lower case', { code: 'pts' }],
    ['a code of thirteen letters', { code: 'ABCDEFGHIJKLM' }],
    ['a code that starts with a digit', { code: '1INCH' }],
    ['no code', { code: undefined }],
    ['a numeric code that is a number', { numericCode: 0 }],
    ['a numeric code of two digits', { numericCode: '00' }],
    ['a numeric code of four digits', { numericCode: '0000' }],
    ['an empty name', { name: '' }],
    ['an empty symbol', { symbol: ' ' }],
    ['a negative minor unit', { minorUnit: -1 }],
    ['a minor unit that Intl cannot write', { minorUnit: 21 }],
    ['half a digit', { minorUnit: 0.5 }],
    ['a minor unit as text', { minorUnit: '2' }],
    ['an increment that is not a decimal', { cashIncrement: 'five' }],
    ['an increment that is a number', { cashIncrement: 5 }],
    ['an increment of zero', { cashIncrement: '0' }],
  ])('rejects %s', (_title, part) => {
    expect(Currency.hasInstance({ ...points, ...part })).toBe(false);
  });

  test.each([undefined, null, 'USD', 840, () => USD])('rejects %s', (value) => {
    expect(Currency.hasInstance(value)).toBe(false);
  });
});

describe('from()', () => {
  test('finds a currency by its code and narrows its type', () => {
    const found = Currency.from('USD');
    expect(found).toStrictEqual(USD('1').currency);
    expectTypeOf(found).toEqualTypeOf<Option<Currency<'USD'>>>();
  });

  test.each(['', 'usd', 'US', 'CENT', '840', 'toString', '__proto__'])(
    'does not find "%s"',
    (code) => {
      expect(Currency.from(code)).toBe(undefined);
    },
  );
});

describe('fromNumericCode()', () => {
  test('finds a currency by its numeric code', () => {
    expect(Currency.fromNumericCode('840')).toBe(Currency.from('USD'));
    expect(Currency.fromNumericCode('008')).toBe(Currency.from('ALL'));
  });

  test('finds the current currency of a reused numeric code', () => {
    expect(Currency.fromNumericCode('532')?.code).toBe('XCG');
  });

  test.each(['', '8', '0840', 'USD', '959'])('does not find "%s"', (numericCode) => {
    expect(Currency.fromNumericCode(numericCode)).toBe(undefined);
  });
});

describe('comparisons', () => {
  const [chf, eur] = [CHF('1').currency, EUR('1').currency];

  test('compare() compares the codes', () => {
    expect(Currency.compare(chf, eur)).toBe(-1);
    expect(Currency.compare(eur, chf)).toBe(1);
    expect(Currency.compare(eur, { ...eur, name: 'Another name' })).toBe(0);
  });

  test('equals() compares the codes', () => {
    expect(Currency.equals(chf, eur)).toBe(false);
    expect(Currency.equals(eur, { ...eur, name: 'Another name' })).toBe(true);
  });
});

roundTripLaw(
  'of a currency through its code',
  currencies,
  (currency) => Currency.asString(currency),
  (code) => Currency.from(code),
);
roundTripLaw(
  'of a currency through its numeric code',
  currencies,
  ({ numericCode = '' }) => numericCode,
  (numericCode) => Currency.fromNumericCode(numericCode),
);
equalLaws('Currency.equal', Currency.equal, currencies);
orderLaws('Currency.order', Currency.order, currencies, Currency.equal);
codecLaws('Currency.codec', Currency.codec, currencies, {
  inputs: fc.constantFrom('USD', 'EUR', 'usd', 'HRK', 'XXX', ''),
});
codecLaws(
  'Currency.codecOf()',
  Currency.codecOf([CHF('1').currency, EUR('1').currency]),
  fc.constantFrom(CHF('1').currency, EUR('1').currency),
  { inputs: fc.constantFrom('CHF', 'EUR', 'USD') },
);

describe('codecOf()', () => {
  const codec = Currency.codecOf([points]);

  test('decodes the given currencies and rejects others', () => {
    expect(codec.decode('PTS')).toStrictEqual({ ok: true, value: points });
    const result = codec.decode('USD');
    expect(result.ok ? '' : result.error.message).toBe(
      'Expected the code of a currency, received a string',
    );
  });

  test('throws when it encodes another currency', () => {
    expect(() => Currency.codec.encode(points)).toThrow(
      new ArgumentError({
        message: 'Expected "value" to be a currency that the codec knows, received "PTS"',
      }),
    );
    expect(Currency.codec.hasInstance(points)).toBe(false);
    expect(codec.hasInstance('PTS')).toBe(false);
  });
});
