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
 * Returns `-1`, `0` or `1` when the first amount is less than, equal to or greater than the second, which is in the same currency.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount that is less if the ordering is `-1`.
 * @param other - The amount that is less if the ordering is `1`.
 * @returns The ordering of both amounts.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
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
 * Returns the ordering of two amounts, or an error when their currencies differ.
 *
 * @param self - The amount that is less if the ordering is `-1`.
 * @param other - The amount that is less if the ordering is `1`.
 * @returns The ordering of both amounts, or the error.
 *
 * @example Compare amounts from elsewhere
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
 * Returns `true` when both amounts are equal and in the same currency. Zeros at the end of an amount do not matter.
 *
 * @typeParam Code - The type of the code of the currency.
 * @param self - The amount to compare; zeros at its end do not matter.
 * @param other - The amount to compare it with.
 * @returns Whether both amounts are equal.
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
 * Returns `true` when the first amount is less than the second, which is in the same currency.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount that must be less.
 * @param other - The upper bound, exclusive.
 * @returns Whether the first amount is less.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
 *
 * @example Is less
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
 * Returns `true` when the first amount is less than the second, which is in the same currency, or equal to it.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount that must not be greater.
 * @param other - The upper bound, inclusive.
 * @returns Whether the first amount is less or equal.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
 *
 * @example Is less or equal
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
 * Returns `true` when the first amount is greater than the second, which is in the same currency.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount that must be greater.
 * @param other - The lower bound, exclusive.
 * @returns Whether the first amount is greater.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
 *
 * @example Is greater
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
 * Returns `true` when the first amount is greater than the second, which is in the same currency, or equal to it.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount that must not be less.
 * @param other - The lower bound, inclusive.
 * @returns Whether the first amount is greater or equal.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
 *
 * @example Is greater or equal
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
 * Returns the lesser of two amounts in one currency, the first one when they are equal.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount to return if both are equal.
 * @param other - The amount to return only if it is less.
 * @returns The lesser amount.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
 *
 * @example Take the lesser
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
 * Returns the greater of two amounts in one currency, the first one when they are equal.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount to return if both are equal.
 * @param other - The amount to return only if it is greater.
 * @returns The greater amount.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
 *
 * @example Take the greater
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
 * Returns an amount, or the bound that it lies beyond.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount to keep between the bounds.
 * @param minValue - The least amount to return, not greater than `maxValue`.
 * @param maxValue - The greatest amount to return.
 * @returns The amount from `minValue` to `maxValue` that is nearest.
 * @throws An {@link ArgumentError} when `minValue` is greater than `maxValue`.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
 *
 * @example A fee with bounds
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
 * Returns `true` when an amount lies between two bounds or equals one of them.
 *
 * No amount lies between bounds in the wrong order.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount that must lie within the bounds.
 * @param minValue - The least amount to accept.
 * @param maxValue - The greatest amount to accept.
 * @returns Whether the amount is from `minValue` to `maxValue`.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
 *
 * @example Check a price
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
  // Both are compared, so that a bound in another currency is always reported.
  const [isAbove, isBelow] = [compareSame(minValue, self) <= 0, compareSame(self, maxValue) <= 0];
  return isAbove && isBelow;
}
