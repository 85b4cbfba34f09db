import { describe, expect, test } from 'vitest';

import { CZK, Currency, EUR, Money, USD } from './index.js';

const NO_BREAK = '\u00a0';

describe('JSON.stringify()', () => {
  test('writes what the codec writes', () => {
    const price = USD('1.25');
    expect(JSON.stringify(price)).toBe('{"amount":"1.25","currency":"USD"}');
    expect(JSON.stringify(price)).toBe(JSON.stringify(Money.codec.encode(price)));
    expect(JSON.stringify(Currency.from('EUR'))).toBe('"EUR"');
  });

  test('writes the code of a currency of one’s own', () => {
    const points = Currency.of({ ...EUR(0n).currency, code: 'PTS' });
    expect(JSON.stringify(Money.of(3n, points))).toBe('{"amount":"3","currency":"PTS"}');
  });
});

describe('format() with a currency of one’s own', () => {
  const coin = Currency.of({
    code: 'COIN',
    name: 'coins',
    minorUnit: 2,
    symbol: '◎',
  });
  const amount = Money.of('1234.5', coin);

  test.each([
    ['en-US', undefined, '◎1,234.50'],
    ['de-DE', undefined, `1.234,50${NO_BREAK}◎`],
    ['en-US', 'narrowSymbol', '◎1,234.50'],
    ['en-US', 'code', `COIN${NO_BREAK}1,234.50`],
    ['en-US', 'name', '1,234.50 coins'],
  ] as const)('writes in %s, as %s', (locale, currencyDisplay, expected) => {
    expect(Money.format(amount, locale, { currencyDisplay })).toBe(expected);
  });

  test('writes a symbol of one’s own for a code that is known', () => {
    const dollar = Currency.of({ ...USD(0n).currency, symbol: 'US$' });
    expect(Money.format(Money.of(1n, dollar), 'en-US')).toBe('US$1.00');
    expect(Money.format(Money.of(1n, dollar), 'en-US', { currencyDisplay: 'name' })).toBe(
      '1.00 US dollars',
    );
  });

  test('keeps letters apart from digits, and writes the symbol as it is', () => {
    const points = Currency.of({ ...coin, code: 'PTS', symbol: 'pt' });
    expect(Money.format(Money.of(1n, points), 'en-US')).toBe(`pt${NO_BREAK}1.00`);
    const money = Currency.of({ ...coin, symbol: '$&' });
    expect(Money.format(Money.of(1n, money), 'en-US')).toBe('$&1.00');
    expect(Money.format(Money.of(1n, points), 'en-US', { currencyDisplay: 'name' })).toBe(
      '1.00 coins',
    );
    expect(Money.format(Money.of(1n, points), 'en-US', { currencyDisplay: 'code' })).toBe(
      `PTS${NO_BREAK}1.00`,
    );
  });

  test('leaves the symbols of ISO 4217 to the locale', () => {
    expect(Money.format(CZK('1'), 'en-US')).toBe(`CZK${NO_BREAK}1.00`);
    expect(Money.format(CZK('1'), 'cs-CZ')).toBe(`1,00${NO_BREAK}Kč`);
  });
});
