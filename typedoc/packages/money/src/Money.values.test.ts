import { BigDecimal } from '@tstd/bigdecimal';
import { JSON as JSONs, Result } from '@tstd/core';
import { describe, expect, test } from 'vitest';

import { CZK, Currency, EUR, Money, USD } from './index.js';

const NO_BREAK = '\u00a0';

describe('JSON.stringify()', () => {
  test('returns the same JSON as the codec', () => {
    const price = USD('1.25');
    expect(JSON.stringify(price)).toBe('{"amount":"1.25","currency":"USD"}');
    expect(JSON.stringify(price)).toBe(JSON.stringify(Money.codec.encode(price)));
    expect(JSON.stringify(Currency.from('EUR'))).toBe('"EUR"');
    // `stringify` of the library accepts plain objects, and objects with `toJSON`.
    expect(JSONs.stringify(price)).toEqual(Result.Ok(JSON.stringify(price)));
    expect(JSONs.stringify({ ...price })).toEqual(Result.Ok(JSON.stringify(price)));
  });

  test('writes the code of a custom currency', () => {
    const points = Currency.of({ ...EUR(0n).currency, code: 'PTS' });
    expect(JSON.stringify(Money.of(3n, points))).toBe('{"amount":"3","currency":"PTS"}');
  });
});

describe('an operator', () => {
  const [small, great] = [USD('1.5'), USD('12')];
  const { currency } = small;
  const quote = (self: unknown): string => `<${self as string}>`;

  test.each([
    ['amounts', 'A Money', 'Money.compare or Money.add', [small, great]],
    ['a decoded amount', 'A Money', 'Money.compare or Money.add', [decode('1.5'), great]],
    [
      'currencies',
      'A Currency',
      'Currency.compare or Currency.equals',
      [currency, EUR(0n).currency],
    ],
  ] as const)(
    'between %s throws, and names the functions to call',
    (_title, what, calls, [self, other]) => {
      const error = new TypeError(`${what} has no operators: call functions such as ${calls}`);
      expect(() => self < other).toThrow(error);
      expect(() => self >= other).toThrow(error);
      expect(() => (self as unknown as string) + quote(other)).toThrow(error);
      expect(() => Number(self)).toThrow(error);
    },
  );

  test('is not needed to convert an amount to a string', () => {
    expect(quote(small)).toBe('<1.50 USD>');
    expect([small, Money.negate(great)].join(' + ')).toBe('1.50 USD + -12.00 USD');
    expect(String(decode('1.5'))).toBe('1.50 USD');
    expect(quote(currency)).toBe('<USD>');
    expect([currency.toString(), small.toString()]).toEqual(['USD', '1.50 USD']);
  });

  test('is not used by structural comparisons', () => {
    expect(small).toStrictEqual({ amount: BigDecimal.of('1.5'), currency: { ...currency } });
    expect(small).toStrictEqual(decode('1.5'));
    expect(small).not.toEqual(USD('1.50'));
    expect(small.valueOf()).toBe(small);
  });

  test('needs no property of its own, so a copy is an amount', () => {
    expect(Reflect.ownKeys(small)).toEqual(['amount', 'currency']);
    expect(Reflect.ownKeys(EUR(0n).currency)).toEqual([
      'code',
      'numericCode',
      'name',
      'minorUnit',
      'symbol',
    ]);
    for (const copy of [{ ...small }, structuredClone(small)]) {
      expect(copy).toEqual(small);
      expect(Money.hasInstance(copy)).toBe(true);
      expect(Money.equals(copy, small)).toBe(true);
    }
  });

  test.each([small, currency])('cannot be changed, because its prototype is frozen', (self) => {
    const shared = Object.getPrototypeOf(self) as { toString: () => string };
    expect(Object.isFrozen(shared)).toBe(true);
  });
});

function decode(amount: string): Money {
  const result = Money.codec.decode({ amount, currency: 'USD' });
  return Result.isOk(result) ? result.value : Money.zero(USD);
}

describe('format() with a custom currency', () => {
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

  test('writes a custom symbol for a known code', () => {
    const dollar = Currency.of({ ...USD(0n).currency, symbol: 'US$' });
    expect(Money.format(Money.of(1n, dollar), 'en-US')).toBe('US$1.00');
    expect(Money.format(Money.of(1n, dollar), 'en-US', { currencyDisplay: 'name' })).toBe(
      '1.00 US dollars',
    );
  });

  test('adds a space between letters and digits, but not between symbols and digits', () => {
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
