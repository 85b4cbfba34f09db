import { checkArray } from '@tstd/error/Argument';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import * as Codec from '@tstd/core/Codec';
import { Equal } from '@tstd/core/Equal';
import type { Order } from '@tstd/core/Order';

import * as Currency from '../../Currency.js';
import { checkMoney } from './checks.js';
import { equals } from './comparisons.js';
import { hasInstance } from './guards.js';
import { type CurrencyLike, type Money, currencyOf } from './model.js';
import { create } from './value.js';

/**
 * The JSON form of an amount of money: an object of two strings.
 *
 * @typeParam Code - The type of the currency code.
 *
 * @example Encode an amount as JSON
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * const json: Money.MoneyJSON = { amount: '1.25', currency: 'USD' };
 *
 * Money.codec.encode(USD('1.25')); // => json
 * ```
 *
 * @alias toSnapshot
 * @keywords serialize, API, database, object
 * @category JSON
 * @since 1.0.0
 */
export type MoneyJSON<Code extends string = string> = {
  /** The amount as a decimal string, so that JSON parsers do not round it. */
  readonly amount: string;

  /** The currency code. */
  readonly currency: Code;
};

/**
 * An `Equal` instance that compares the currencies and values of amounts.
 *
 * @example Compare two amounts
 * ```ts
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * Money.equal.equals(USD('1.5'), USD('1.50')); // => true
 * Money.equal.equals(USD('1.5'), EUR('1.5')); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<Money> = /* @__PURE__ */ Equal<Money>((self, other) =>
  equals(self, other),
);

/**
 * An `Order` instance that compares the currency codes of amounts, then their values.
 *
 * You can sort amounts in several currencies with this order, but it does not indicate which amount is worth more. {@link compare} accepts only amounts in the same currency.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two amounts.
 *
 * @example Sort amounts by currency, then by value
 * ```ts
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * const amounts: Money[] = [USD('2'), EUR('3'), USD('1')];
 *
 * amounts.toSorted(Money.order).map(Money.asString); // => ['3.00 EUR', '1.00 USD', '2.00 USD']
 * ```
 *
 * @keywords prices
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<Money> = (self, other) => {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  const ordering = Currency.compare(self.currency, other.currency);
  return ordering === 0 ? BigDecimal.compare(self.amount, other.amount) : ordering;
};

/**
 * Returns a codec for amounts in the given currencies. {@link codec} accepts all currencies of this package.
 *
 * @typeParam Code - The type of the currency codes.
 * @param currencies - The currencies that the codec accepts, or the functions that create their amounts, such as `USD`.
 * @returns A codec for amounts of money. Its `encode` function throws an `ArgumentError` for an amount in another currency.
 *
 * @example Accept only two currencies
 * ```ts
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * const codec = Money.codecOf([EUR, USD]);
 *
 * codec.encode(EUR('1.25')); // => { amount: '1.25', currency: 'EUR' }
 * codec.decode({ amount: '1.25', currency: 'GBP' }).ok; // => false
 * ```
 *
 * @keywords JSON, serialize, schema, validate, decode, allowed, API, store, EUR
 * @category Instances
 * @since 1.0.0
 */
export function codecOf<const Code extends string>(
  currencies: readonly CurrencyLike<Code>[],
): Codec.Codec<Money<Code>, MoneyJSON<Code>> {
  checkArray(currencies, 'currencies');
  const currency = Currency.codecOf(currencies.map((each) => currencyOf(each, 'currencies')));
  const { definition } = Codec.object({ amount: BigDecimal.codec, currency });
  return Codec.of<Money<Code>, MoneyJSON<Code>>({
    ...definition,
    // An amount has a prototype, so an object codec would reject it.
    hasInstance: (value): value is Money<Code> =>
      hasInstance(value) && currency.hasInstance(value.currency),
    decode: (input, limit) => {
      const result = definition.decode(input, limit);
      return result.ok
        ? { ok: true, value: create(result.value.amount, result.value.currency) }
        : result;
    },
  });
}

/**
 * A codec for amounts in the active ISO 4217 currencies and funds that have a minor unit. It encodes an amount as an object that contains the decimal as a string and the currency code.
 *
 * If your application uses this codec, its bundle contains all currencies. To avoid that, use {@link codecOf}.
 *
 * @example Decode a price
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Money } from '@tstd/money';
 *
 * const price = Money.codec.decode({ amount: '1.25', currency: 'USD' });
 *
 * Result.map(price, Money.asString); // => { ok: true, value: '1.25 USD' }
 * Money.codec.decode({ amount: 1.25, currency: 'USD' }).ok; // => false
 * ```
 *
 * @keywords API, database
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<Money, MoneyJSON> = /* @__PURE__ */ codecOf(Currency.values);
