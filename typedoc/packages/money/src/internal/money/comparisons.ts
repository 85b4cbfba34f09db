import { checkMoney } from './checks.js';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import type { Ordering } from '@tstd/core/Ordering';
import type { Result } from '@tstd/core/Result';
import { checkArgument } from '@tstd/error';

import type { CurrencyMismatchError } from '../../CurrencyMismatchError.js';
import { isSameCurrency } from '../isSameCurrency.js';
import { asString } from './conversions.js';
import type { Money } from './model.js';
import { type OneCurrency, checkSameCurrency, tryBoth } from './oneCurrency.js';

/**
 * Compares two amounts in the same currency. Returns `-1` if the first is less, `0` if they are equal, and `1` if it is greater.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two amounts.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Sort amounts
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * const prices = [USD('10'), USD('9.5'), USD('9.50')];
 *
 * prices
 *   .toSorted((self, other) => Money.compare(self, other))
 *   .map(Money.asString); // => ['9.50 USD', '9.50 USD', '10.00 USD']
 * ```
 *
 * @alias cmp, compareTo, comparator, partialCmp, spaceship, comparedTo, compareWith
 * @keywords ordering, ranking, prices, cheapest
 * @category Comparisons
 * @since 1.0.0
 */
export function compare<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
): Ordering {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return compareSame(self, other);
}

function compareSame(self: Money, other: Money): Ordering {
  checkSameCurrency(self, other);
  return BigDecimal.compare(self.amount, other.amount);
}

/**
 * Compares two amounts, and returns their ordering, or an error if their currencies differ.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns A result with the ordering of the two amounts, or with the error.
 *
 * @example Compare amounts in unknown currencies
 * ```ts
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * Money.tryCompare(USD('1'), USD('2')); // => { ok: true, value: -1 }
 * Money.tryCompare(USD('1'), EUR('2')).ok; // => false
 * ```
 *
 * @keywords safe, mixed, mismatch, different, sort
 * @category Comparisons
 * @since 1.0.0
 */
export function tryCompare(self: Money, other: Money): Result<Ordering, CurrencyMismatchError> {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return tryBoth(self, other, () => BigDecimal.compare(self.amount, other.amount));
}

/**
 * Checks whether two amounts are equal and in the same currency. Trailing zeros are ignored.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - One of the values; their order does not matter.
 * @param other - The value to compare `self` with.
 * @returns Whether the two amounts are equal.
 *
 * @example Compare two amounts
 * ```ts
 * import { EUR, Money, USD } from '@tstd/money';
 *
 * Money.equals(USD('1.5'), USD('1.50')); // => true
 * Money.equals<string>(USD('1'), EUR('1')); // => false
 * ```
 *
 * @alias eq, isEqual, sameValue, areEqual, equalTo, is, eqBy, eqv, equalsIgnoreOrder,
 *   dinero.equal, haveSameAmount
 * @keywords identical, match, price
 * @category Comparisons
 * @since 1.0.0
 */
export function equals<Code extends string>(
  self: Money<Code>,
  other: Money<NoInfer<Code>>,
): boolean {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return (
    isSameCurrency(self.currency, other.currency) && BigDecimal.equals(self.amount, other.amount)
  );
}

/**
 * Checks whether an amount is less than another in the same currency.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first amount is less than the second.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Check whether an amount is less than another
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.lessThan(USD('9.5'), USD('10')); // => true
 * Money.lessThan(USD('9.5'), USD('9.50')); // => false
 * ```
 *
 * @alias lt, isLessThan
 * @keywords cheaper, below, under, insufficient, fewer, budget, minimum
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
): boolean {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return compareSame(self, other) < 0;
}

/**
 * Checks whether an amount is less than or equal to another in the same currency.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first amount is less than or equal to the second.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Check whether an amount is less than or equal to another
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.lessThanOrEqual(USD('9.5'), USD('9.50')); // => true
 * Money.lessThanOrEqual(USD('10'), USD('9.5')); // => false
 * ```
 *
 * @alias lte, isAtMost, le, isLessThanOrEqualTo, isLessThanOrEqual, leq, Ord.leq
 * @keywords affordable, budget, within, max, limit, enough
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
): boolean {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return compareSame(self, other) <= 0;
}

/**
 * Checks whether an amount is greater than another in the same currency.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first amount is greater than the second.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Check whether an amount is greater than another
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.greaterThan(USD('10'), USD('9.5')); // => true
 * Money.greaterThan(USD('9.5'), USD('9.50')); // => false
 * ```
 *
 * @alias gt, isGreaterThan, R.gt
 * @keywords exceed, above, dearer, more, expensive, limit
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
): boolean {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return compareSame(self, other) > 0;
}

/**
 * Checks whether an amount is greater than or equal to another in the same currency.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first amount is greater than or equal to the second.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Check whether an amount is greater than or equal to another
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.greaterThanOrEqual(USD('9.5'), USD('9.50')); // => true
 * Money.greaterThanOrEqual(USD('9.5'), USD('10')); // => false
 * ```
 *
 * @alias gte, isAtLeast, ge, isGreaterThanOrEqualTo, isGreaterThanOrEqual, geq, Ord.geq
 * @keywords enough, sufficient, threshold, reach, minimum, order, free, shipping
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
): boolean {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return compareSame(self, other) >= 0;
}

/**
 * Returns the smaller of two amounts in the same currency, or the first if they are equal.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The first amount, which is returned if both amounts are equal.
 * @param other - The amount that is returned only if it is less than `self`.
 * @returns The smaller amount.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Find the smaller of two amounts
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.min(USD('10'), USD('9.5'))); // => '9.50 USD'
 * ```
 *
 * @alias minimum, SemigroupMin
 * @keywords cheapest, lowest, smallest, least, price
 * @category Comparisons
 * @since 1.0.0
 */
export function min<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
): Money<Code> {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return compareSame(self, other) > 0 ? other : self;
}

/**
 * Returns the larger of two amounts in the same currency, or the first if they are equal.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The first amount, which is returned if both amounts are equal.
 * @param other - The amount that is returned only if it is greater than `self`.
 * @returns The larger amount.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Find the larger of two amounts
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.max(USD('10'), USD('9.5'))); // => '10.00 USD'
 * ```
 *
 * @alias maximum, R.max, SemigroupMax
 * @keywords highest, largest, dearest, expensive, price
 * @category Comparisons
 * @since 1.0.0
 */
export function max<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  other: Money<NoInfer<Code>>,
): Money<Code> {
  checkMoney(self, 'self');
  checkMoney(other, 'other');
  return compareSame(self, other) < 0 ? other : self;
}

/**
 * Limits an amount to the range from `minValue` to `maxValue`.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The value to limit; if it lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An {@link ArgumentError} if `minValue` is greater than `maxValue`.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Limit a fee to a range
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.asString(Money.clamp(USD('0.12'), USD('0.25'), USD('5'))); // => '0.25 USD'
 * Money.clamp(USD('1'), USD('5'), USD('0.25')); // => throws ArgumentError
 * ```
 *
 * @alias constrain, coerceIn, bound, coerceAtLeast, coerceAtMost, clip, clamped
 * @keywords cap, ceiling, restrict, range, minimum, maximum, floor
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  minValue: Money<NoInfer<Code>>,
  maxValue: Money<NoInfer<Code>>,
): Money<Code> {
  checkMoney(self, 'self');
  checkMoney(minValue, 'minValue');
  checkMoney(maxValue, 'maxValue');
  if (compareSame(minValue, maxValue) > 0) {
    const expected = `at most ${asString(maxValue)}, the "maxValue"`;
    checkArgument(false, 'minValue', expected, asString(minValue));
  }
  if (compareSame(self, minValue) < 0) {
    return minValue;
  }
  return compareSame(self, maxValue) > 0 ? maxValue : self;
}

/**
 * Checks whether an amount lies between two bounds (inclusive).
 *
 * If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The amount to compare with the bounds.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the amount lies between `minValue` and `maxValue` (inclusive).
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Check whether a price lies within a range
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.isBetween(USD('5'), USD('1'), USD('5.00')); // => true
 * Money.isBetween(USD('5.01'), USD('1'), USD('5.00')); // => false
 * ```
 *
 * @alias inRange, isWithin, between, isInRange
 * @keywords range, within, interval, inside, price, limit, budget
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  minValue: Money<NoInfer<Code>>,
  maxValue: Money<NoInfer<Code>>,
): boolean {
  checkMoney(self, 'self');
  checkMoney(minValue, 'minValue');
  checkMoney(maxValue, 'maxValue');
  // Compare both, so that a bound in another currency is always reported.
  const [isAbove, isBelow] = [compareSame(minValue, self) <= 0, compareSame(self, maxValue) <= 0];
  return isAbove && isBelow;
}
