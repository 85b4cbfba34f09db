import { checkArray, checkObject } from '@tstd/error/Argument';
import { checkMoney, checkMonies } from './checks.js';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import type { Option } from '@tstd/core/Option';
import type { Result } from '@tstd/core/Result';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import type { CurrencyMismatchError } from '../../CurrencyMismatchError.js';
import {
  type Amount,
  type CurrencyLike,
  type Money,
  toDecimal,
  withAmount,
  zero,
} from './model.js';
import { type OneCurrency, checkSameCurrency, findMismatch, tryBoth } from './oneCurrency.js';

/**
 * The options of a division.
 *
 * @example Round down to four decimal places
 * ```ts
 * import { Option } from '@tstd/core';
 * import { Money, USD } from '@tstd/money';
 *
 * const options: Money.DivideOptions = { scale: 4, roundingMode: 'floor' };
 *
 * Option.map(Money.divide(USD('2'), 3, options), Money.asString); // => '0.6666 USD'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface DivideOptions {
  /** The number of decimal places, which must be an integer from 0 to 1,000,000. The default is the minor unit of the currency. */
  readonly scale?: number | undefined;

  /** How to round the result. The default is `'halfExpand'`. */
  readonly roundingMode?: RoundingMode | undefined;
}

/**
 * Returns the negation of an amount.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount to negate; zero stays zero.
 * @returns The negated amount.
 *
 * @example Change the sign of an amount
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.negate(USD('1.25'))); // => '-1.25 USD'
 * ```
 *
 * @alias opposite, neg, negated, unaryMinus, additiveInverse
 * @keywords refund, reverse, invert, minus, flip, credit
 * @category Transformations
 * @since 1.0.0
 */
export function negate<Code extends string>(self: Money<Code>): Money<Code> {
  checkMoney(self, 'self');
  return withAmount(self, BigDecimal.negate(self.amount));
}

/**
 * Returns the absolute value of an amount.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount, which may be negative.
 * @returns The amount, which is never negative.
 *
 * @example Remove the sign of an amount
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.absolute(USD('-1.25'))); // => '1.25 USD'
 * ```
 *
 * @alias abs, magnitude, absoluteValue, fabs
 * @keywords positive, unsigned, difference
 * @category Transformations
 * @since 1.0.0
 */
export function absolute<Code extends string>(self: Money<Code>): Money<Code> {
  checkMoney(self, 'self');
  return withAmount(self, BigDecimal.absolute(self.amount));
}

/**
 * Multiplies an amount by a factor. The product is exact, and may have more decimal places than the minor unit.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount to multiply. The product is in the same currency.
 * @param factor - The factor, which may be negative and have any number of digits.
 * @returns The product, not rounded.
 * @throws An {@link ArgumentError} if the factor is not a decimal, for example `NaN`.
 *
 * @example Calculate with a fraction of a cent
 * ```ts
 * import { CHF, Money } from '@tstd/money';
 *
 * const price = Money.multiply(CHF('0.0199'), 1250);
 *
 * Money.asString(price); // => '24.8750 CHF'
 * Money.asString(Money.round(price)); // => '24.88 CHF'
 * ```
 *
 * @alias times, multipliedBy, mul, multiplyExact, checked_mul, multiplyBy
 * @keywords quantity, qty, hourly, count, rate, hours
 * @category Transformations
 * @since 1.0.0
 */
export function multiply<Code extends string>(self: Money<Code>, factor: Amount): Money<Code> {
  checkMoney(self, 'self');
  return withAmount(self, BigDecimal.multiply(self.amount, toDecimal(factor, 'factor')));
}

/**
 * Divides an amount by a number and rounds the quotient, or returns None if the divisor is zero.
 *
 * The rounding difference is lost. To divide an amount without loss, use `split` or `allocate`.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The dividend. The quotient is in the same currency.
 * @param divisor - The divisor; if it is zero, the result is None.
 * @param options - The number of decimal places and how to round. The defaults are the minor unit and `'halfExpand'`.
 * @returns The quotient, or None.
 * @throws An {@link ArgumentError} if the divisor is not a decimal, for example `NaN`, or if an option is invalid.
 *
 * @example Divide an amount and round the quotient
 * ```ts
 * import { Option } from '@tstd/core';
 * import { Money, USD } from '@tstd/money';
 *
 * Option.map(Money.divide(USD('2'), 3), Money.asString); // => '0.67 USD'
 * Money.divide(USD('2'), 0); // => undefined
 * ```
 *
 * @alias quot, dividedBy, div, intdiv, divideToIntegerValue, idiv, divideBy, floorDiv,
 *   checked_div, unsafeDivide, dividedToIntegerBy, quotRem
 * @keywords average, half, ZeroDivisionError, per, unit, third, quotient, rate
 * @category Transformations
 * @since 1.0.0
 */
export function divide<Code extends string>(
  self: Money<Code>,
  divisor: Amount,
  options: DivideOptions = {},
): Option<Money<Code>> {
  checkMoney(self, 'self');
  checkObject(options, 'options');
  const { scale = self.currency.minorUnit, roundingMode = 'halfExpand' } = options;
  const amount = BigDecimal.divide(self.amount, toDecimal(divisor, 'divisor'), {
    scale,
    roundingMode,
  });
  return amount === undefined ? undefined : withAmount(self, amount);
}

/**
 * Calculates a percentage of an amount and rounds the result.
 *
 * The exact product is rounded once. {@link multiply} does not round.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount that is 100 %.
 * @param rate - The rate in percent: 8.1 for 8.1 %.
 * @param options - The number of decimal places and how to round. The defaults are the minor unit and `'halfExpand'`.
 * @returns The percentage of the amount, rounded.
 * @throws An {@link ArgumentError} if the rate is not a decimal, for example `NaN`, or if an option is invalid.
 *
 * @example A tax of 8.1 % and a discount
 * ```ts
 * import { CHF, Money } from '@tstd/money';
 *
 * const price = CHF('19.90');
 * const tax = Money.percent(price, '8.1');
 *
 * Money.asString(tax); // => '1.61 CHF'
 * Money.asString(Money.percent(price, '8.1', { roundingMode: 'ceil' })); // => '1.62 CHF'
 * Money.asString(Money.subtract(price, Money.percent(price, 15))); // => '16.91 CHF'
 * ```
 *
 * @alias percentage, percentageOf, percentOf
 * @keywords VAT, tip, commission, interest, GST, rate, fee, markup
 * @category Transformations
 * @since 1.0.0
 */
export function percent<Code extends string>(
  self: Money<Code>,
  rate: Amount,
  options: DivideOptions = {},
): Money<Code> {
  checkMoney(self, 'self');
  checkObject(options, 'options');
  // SAFETY: the divisor is not zero.
  const product = BigDecimal.multiply(self.amount, toDecimal(rate, 'rate'));
  return divide(withAmount(self, product), 100n, options) as Money<Code>;
}

/**
 * Returns the sum of two amounts in the same currency.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The amount that determines the currency of the sum.
 * @param other - The amount to add, in the same currency.
 * @returns The sum.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Add two amounts
 * ```ts
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.add(USD('0.1'), USD('0.2'))); // => '0.30 USD'
 * // @ts-expect-error TS2345: Euros are not US dollars.
 * Money.add(USD('0.1'), EUR('0.2')); // => throws CurrencyMismatchError
 * ```
 *
 * @alias plus, addExact, checked_add
 * @keywords surcharge, increase, deposit, cart, total, cents
 * @category Combinations
 * @since 1.0.0
 */
export function add<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
): Money<Code> {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  checkSameCurrency(self, other);
  return addSame(self, other);
}

function addSame<Code extends string>(self: Money<Code>, other: Money): Money<Code> {
  return withAmount(self, BigDecimal.add(self.amount, other.amount));
}

/**
 * Returns the sum of two amounts, or an error if their currencies differ.
 *
 * @typeParam Code - The type of the code of the first amount's currency.
 * @param self - The amount that determines the currency of the sum.
 * @param other - The amount to add; if its currency differs, the result is an error.
 * @returns A result with the sum, or with the error.
 *
 * @example Add amounts in unknown currencies
 * ```ts
 * import { Result } from '@tstd/core';
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * Result.map(Money.tryAdd(USD('0.1'), USD('0.2')), Money.asString); // => { ok: true, value: '0.30 USD' }
 * Money.tryAdd(USD('0.1'), EUR('0.2')).ok; // => false
 * ```
 *
 * @keywords plus, safe, mixed, mismatch, different, unknown
 * @category Combinations
 * @since 1.0.0
 */
export function tryAdd<Code extends string>(
  self: Money<Code>,
  other: Money,
): Result<Money<Code>, CurrencyMismatchError> {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return tryBoth(self, other, () => addSame(self, other));
}

/**
 * Returns the difference of two amounts in the same currency.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The amount from which `other` is subtracted.
 * @param other - The amount to subtract, in the same currency.
 * @returns The difference.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Subtract an amount
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.subtract(USD('1'), USD('1.25'))); // => '-0.25 USD'
 * ```
 *
 * @alias minus, sub, checked_sub, subtractExact
 * @keywords deduct, remaining, balance, discount, change, rest
 * @category Combinations
 * @since 1.0.0
 */
export function subtract<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
): Money<Code> {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  checkSameCurrency(self, other);
  return subtractSame(self, other);
}

function subtractSame<Code extends string>(self: Money<Code>, other: Money): Money<Code> {
  return withAmount(self, BigDecimal.subtract(self.amount, other.amount));
}

/**
 * Returns the difference of two amounts, or an error if their currencies differ.
 *
 * @typeParam Code - The type of the code of the first amount's currency.
 * @param self - The amount from which `other` is subtracted.
 * @param other - The amount to subtract; if its currency differs, the result is an error.
 * @returns A result with the difference, or with the error.
 *
 * @example Subtract amounts in unknown currencies
 * ```ts
 * import { Result } from '@tstd/core';
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * Result.map(Money.trySubtract(USD('1'), USD('1.25')), Money.asString); // => { ok: true, value: '-0.25 USD' }
 * Money.trySubtract(USD('1'), EUR('1.25')).ok; // => false
 * ```
 *
 * @keywords minus, deduct, safe, mixed, mismatch, different, unknown
 * @category Combinations
 * @since 1.0.0
 */
export function trySubtract<Code extends string>(
  self: Money<Code>,
  other: Money,
): Result<Money<Code>, CurrencyMismatchError> {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return tryBoth(self, other, () => subtractSame(self, other));
}

/**
 * Adds up a list of amounts in the same currency. The sum of an empty list is zero.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param amounts - The amounts to add, all in `currency`.
 * @param currency - The currency of the sum, or the function that creates its amounts, such as `USD`.
 * @returns The sum of all amounts.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Add up a list of amounts
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.sum([USD('1.25'), USD('2'), USD('0.05')], USD)); // => '3.30 USD'
 * Money.asString(Money.sum([], USD)); // => '0.00 USD'
 * ```
 *
 * @alias total, addAll, summing, fsum, array_sum, summingInt, addMany
 * @keywords cart, invoice, basket, aggregate, array, order, lines, reduce
 * @category Combinations
 * @since 1.0.0
 */
export function sum<Code extends string>(
  amounts: readonly Money<NoInfer<Code>>[],
  currency: CurrencyLike<Code> & OneCurrency<Code>,
): Money<Code> {
  const total = trySum(amounts, currency);
  if (!total.ok) {
    throw total.error;
  }
  return total.value;
}

/**
 * Adds up a list of amounts, or returns an error if one of the amounts is in another currency.
 *
 * @typeParam Code - The type of the currency code.
 * @param amounts - The amounts to add. The first amount in another currency determines the error.
 * @param currency - The currency of the sum, or the function that creates its amounts, such as `USD`.
 * @returns A result with the sum of all amounts, or with the error for the first amount in another currency.
 *
 * @example Add up amounts in unknown currencies
 * ```ts
 * import { Result } from '@tstd/core';
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * Result.map(Money.trySum([USD('1.25'), USD('2')], USD), Money.asString); // => { ok: true, value: '3.25 USD' }
 * Money.trySum([USD('1.25'), EUR('2')], USD).ok; // => false
 * ```
 *
 * @keywords total, safe, mixed, mismatch, aggregate, currencies, different, basket
 * @category Combinations
 * @since 1.0.0
 */
export function trySum<Code extends string>(
  amounts: readonly Money[],
  currency: CurrencyLike<Code>,
): Result<Money<Code>, CurrencyMismatchError> {
  checkArray(amounts, 'amounts');
  checkMonies(amounts, 'amounts');
  let total = zero(currency);
  for (const each of amounts) {
    const error = findMismatch(total, each);
    if (error !== undefined) {
      return { ok: false, error };
    }
    total = addSame(total, each);
  }
  return { ok: true, value: total };
}

/**
 * Returns how many times an amount contains another, or None if the other amount is zero.
 *
 * Without options, the ratio is exact. If an exact ratio has infinitely many decimal places, as for one third, the result is None.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The dividend.
 * @param other - The divisor, in the same currency; if it is zero, the result is None.
 * @param options - The number of decimal places and how to round.
 * @returns The ratio, or None.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Calculate a share of a total
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 * import { Option } from '@tstd/core';
 * import { Money, USD } from '@tstd/money';
 *
 * Option.map(
 *   Money.ratio(USD('1'), USD('3'), { scale: 4 }),
 *   BigDecimal.asString,
 * ); // => '0.3333'
 * Option.map(Money.ratio(USD('1'), USD('8')), BigDecimal.asString); // => '0.125'
 * Money.ratio(USD('1'), USD('3')); // => undefined
 * Money.ratio(USD('1'), USD('0'), { scale: 4 }); // => undefined
 * ```
 *
 * @keywords percentage, margin, proportion, divide, percent, rate
 * @category Combinations
 * @since 1.0.0
 */
export function ratio<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
  options?: BigDecimal.DivideOptions,
): Option<BigDecimal.BigDecimal> {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  checkSameCurrency(self, other);
  return BigDecimal.divide(self.amount, other.amount, options);
}
