import type { Option } from '@tstd/core';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { CHF, CurrencyMismatchError, EUR, Money, USD } from './index.js';

const show = Money.asString;

/* Functions for any single currency, as a program would write them: without a helper type. */

function withDiscount<Code extends string>(
  price: Money<Code>,
  discount: Money<NoInfer<Code>>,
): Money<Code> {
  return Money.max(Money.subtract(price, discount), Money.multiply(price, 0));
}

function withTax<Code extends string>(net: Money<Code>): Money<Code> {
  return Money.add(net, Money.percent(net, '8.1'));
}

interface Cart<Code extends string> {
  readonly currency: Money.CurrencyLike<Code>;
  readonly lines: readonly { readonly price: Money<Code>; readonly quantity: number }[];
  readonly shipping: Money<Code>;
}

function totalOf<Code extends string>({ currency, lines, shipping }: Cart<Code>): Money<Code> {
  const amounts = lines.map(({ price, quantity }) => Money.multiply(price, quantity));
  return Money.add(Money.sum(amounts, currency), shipping);
}

function sumOf<Code extends string>(
  first: Money<Code>,
  ...others: readonly Money<NoInfer<Code>>[]
): Money<Code> {
  return others.reduce<Money<Code>>((sum, each) => Money.add(sum, each), first);
}

function sorted<Code extends string>(prices: readonly Money<Code>[]): readonly Money<Code>[] {
  return prices.toSorted(Money.compare);
}

function cheapest<Code extends string>(prices: readonly Money<Code>[]): Option<Money<Code>> {
  return prices.reduce<Option<Money<Code>>>(
    (least, each) => (least === undefined || Money.lessThan(each, least) ? each : least),
    undefined,
  );
}

function isWithin<Code extends string>(
  price: Money<Code>,
  least: Money<NoInfer<Code>>,
  most: Money<NoInfer<Code>>,
): boolean {
  return Money.equals(Money.clamp(price, least, most), price);
}

function shareBy<Code extends string>(
  total: Money<Code>,
  paid: readonly Money<NoInfer<Code>>[],
): Option<readonly Money<Code>[]> {
  return Money.allocateBy(total, paid);
}

function marginOf<Code extends 'CHF' | 'EUR'>(
  price: Money<Code>,
  cost: Money<NoInfer<Code>>,
): Option<string> {
  return Money.ratio(price, cost, { scale: 2 })?.toString();
}

describe('a generic function over Money', () => {
  test('compiles, and keeps the currency', () => {
    const price = withDiscount(CHF('19.90'), CHF('2'));
    expectTypeOf(price).toEqualTypeOf<Money<'CHF'>>();
    expect(show(price)).toBe('17.90 CHF');
    expect(show(withDiscount(CHF('1'), CHF('2')))).toBe('0.00 CHF');
    expect(show(withTax(CHF('19.90')))).toBe('21.51 CHF');
    expect(isWithin(EUR('5'), EUR('1'), EUR('9'))).toBe(true);
    expect(marginOf(EUR('3'), EUR('2'))).toBe('1.50');
  });

  test('computes with lists', () => {
    const prices = [EUR('3'), EUR('1'), EUR('2')];
    const cart = { currency: EUR, lines: [{ price: EUR('2'), quantity: 3 }], shipping: EUR('4') };
    const total = totalOf(cart);
    expectTypeOf(total).toEqualTypeOf<Money<'EUR'>>();
    expect(show(total)).toBe('10.00 EUR');
    expect(show(sumOf(EUR('1'), ...prices))).toBe('7.00 EUR');
    expect(sorted(prices).map(show)).toEqual(['1.00 EUR', '2.00 EUR', '3.00 EUR']);
    expect(show(cheapest(prices) ?? EUR('0'))).toBe('1.00 EUR');
    expect(shareBy(EUR('1'), prices)?.map(show)).toEqual(['0.50 EUR', '0.17 EUR', '0.33 EUR']);
  });

  test('rejects another currency if the second parameter does not infer the code', () => {
    // @ts-expect-error TS2345: Dollars are not euros.
    expect(() => withDiscount(EUR('2'), USD('1'))).toThrow(CurrencyMismatchError);
    // @ts-expect-error TS2345: Dollars are not euros.
    expect(() => sumOf(EUR('2'), USD('1'))).toThrow(CurrencyMismatchError);
  });

  test('rejects an unknown currency if it requires a single one', () => {
    function double<Code extends string>(self: Money.OneCurrency<Code> & Money<Code>): Money<Code> {
      return Money.add(self, self);
    }
    const [known, unknown, either] = [
      EUR('1'),
      EUR('1') as Money,
      EUR('1') as Money<'EUR' | 'USD'>,
    ];
    expect(show(double(known))).toBe('2.00 EUR');
    // @ts-expect-error TS2345: The currency is unknown.
    expect(show(double(unknown))).toBe('2.00 EUR');
    // @ts-expect-error TS2345: The currency is one of two.
    expect(show(double(either))).toBe('2.00 EUR');
  });
});
