import { checkMoney } from './checks.js';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import { checkArgument } from '@tstd/error';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { type Amount, type CurrencyLike, type Money, of, toDecimal, withAmount } from './model.js';

/**
 * Rounds an amount to the minor unit of its currency.
 *
 * The number of decimal places is that of the minor unit in ISO 4217. `Intl` uses another number for some currencies.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount, whose currency determines the number of decimal places.
 * @param roundingMode - How to round. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The rounded amount, which has at most as many decimal places as the minor unit.
 *
 * @example Round a tie in two ways
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.round(USD('1.005'))); // => '1.01 USD'
 * Money.asString(Money.round(USD('1.005'), 'halfEven')); // => '1.00 USD'
 * ```
 *
 * @alias convertPrecision
 * @keywords cents, nearest, penny, two, decimals, half
 * @category Transformations
 * @since 1.0.0
 */
export function round<Code extends string>(
  self: Money<Code>,
  roundingMode: RoundingMode = 'halfExpand',
): Money<Code> {
  checkMoney(self, 'self');
  const { amount, currency } = self;
  return withAmount(self, BigDecimal.roundTo(amount, currency.minorUnit, roundingMode));
}

/**
 * Rounds an amount to a multiple of an increment.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount to round. If it is already a multiple of `increment`, it is returned unchanged.
 * @param increment - The increment, which must be a positive decimal in the currency of the amount.
 * @param roundingMode - How to round. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The amount rounded to a multiple of `increment`.
 * @throws An {@link ArgumentError} if the increment is not a positive decimal.
 *
 * @example Round for countries without one-cent and two-cent coins
 * ```ts
 * import { EUR, Money } from '@tstd/money';
 *
 * Money.asString(Money.roundToIncrement(EUR('9.98'), '0.05')); // => '10.00 EUR'
 * Money.asString(Money.roundToIncrement(EUR('9.98'), '0.05', 'floor')); // => '9.95 EUR'
 * ```
 *
 * @alias MROUND
 * @keywords nearest, step, 0.05, nickel, quarter, 5
 * @category Transformations
 * @since 1.0.0
 */
export function roundToIncrement<Code extends string>(
  self: Money<Code>,
  increment: Amount,
  roundingMode: RoundingMode = 'halfExpand',
): Money<Code> {
  checkMoney(self, 'self');
  const step = toDecimal(increment, 'increment');
  checkPositive(step, 'increment');
  const options = { scale: 0, roundingMode };
  // SAFETY: the step is positive, so there is a quotient.
  const count = BigDecimal.divide(self.amount, step, options) as BigDecimal.BigDecimal;
  return withAmount(self, BigDecimal.multiply(count, step));
}

/**
 * Rounds an amount to one that can be paid in cash.
 *
 * The result is a multiple of the `cashIncrement` of the currency, such as 0.05 Swiss francs. If the currency has no `cashIncrement`, the result is a multiple of the minor unit.
 * If the increment depends on the country or the shop rather than the currency, as for euros, use {@link roundToIncrement}.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount, whose currency determines the increment.
 * @param roundingMode - How to round. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The amount to pay in cash.
 *
 * @example Round amounts in three currencies
 * ```ts
 * import { CHF, HUF, Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.roundCash(CHF('19.93'))); // => '19.95 CHF'
 * Money.asString(Money.roundCash(HUF('1997'))); // => '1995.00 HUF'
 * Money.asString(Money.roundCash(USD('19.93'))); // => '19.93 USD'
 * ```
 *
 * @alias cashRounding, swedishRounding
 * @keywords swiss, 0.05, nickel, penny, till, coins, Sweden, Switzerland, change
 * @category Transformations
 * @since 1.0.0
 */
export function roundCash<Code extends string>(
  self: Money<Code>,
  roundingMode: RoundingMode = 'halfExpand',
): Money<Code> {
  checkMoney(self, 'self');
  const { cashIncrement } = self.currency;
  return cashIncrement === undefined
    ? round(self, roundingMode)
    : roundToIncrement(self, cashIncrement, roundingMode);
}

/**
 * Converts an amount to another currency by multiplying it by a rate. The product is exact and is not rounded.
 *
 * @typeParam Code - The type of the code of the target currency.
 * @param self - The amount to convert, which is multiplied by `rate`.
 * @param currency - The currency to convert to, or the function that creates its amounts, such as `USD`.
 * @param rate - The value of one unit of the amount's currency in the other currency.
 * @returns The amount in the other currency, not rounded.
 * @throws An {@link ArgumentError} if the rate is not a positive decimal.
 *
 * @example Convert dollars to euros
 * ```ts
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * const euros = Money.convert(USD('19.90'), EUR, '0.9237');
 *
 * Money.asString(euros); // => '18.381630 EUR'
 * Money.asString(Money.round(euros)); // => '18.38 EUR'
 * ```
 *
 * @alias exchangeRate, exchange, convertTo, exchangeTo, convertedTo
 * @keywords USD, EUR, forex, FX, foreign
 * @category Transformations
 * @since 1.0.0
 */
export function convert<Code extends string>(
  self: Money,
  currency: CurrencyLike<Code>,
  rate: Amount,
): Money<Code> {
  checkMoney(self, 'self');
  const factor = toDecimal(rate, 'rate');
  checkPositive(factor, 'rate');
  return of(BigDecimal.multiply(self.amount, factor), currency);
}

function checkPositive(decimal: BigDecimal.BigDecimal, name: string): void {
  checkArgument(
    BigDecimal.isPositive(decimal),
    name,
    'a positive decimal',
    BigDecimal.asString(decimal),
  );
}
