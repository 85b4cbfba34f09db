import * as Order from '@tstd/core/Order';
import type { Ordering } from '@tstd/core/Ordering';
import { checkArgument } from '@tstd/error';

import { asString } from './conversions.js';
import type { BigDecimal } from './model.js';
import { checkDecimal, valueAt } from './parts.js';

/**
 * Compares two decimals. Returns `-1` if the first is less, `0` if they are equal, and `1` if it is greater. The order is numeric: trailing zeros after the point do not matter.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two decimals.
 *
 * @example Sort decimals
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.compare(BigDecimal.of('1.5'), BigDecimal.of('1.25')); // => 1
 * BigDecimal.compare(BigDecimal.of('1.0'), BigDecimal.of('1.00')); // => 0
 * (['10', '9.5', '-1'] as const)
 *   .map((text) => BigDecimal.of(text))
 *   .sort(BigDecimal.compare)
 *   .map(BigDecimal.asString); // => ['-1', '9.5', '10']
 * ```
 *
 * @keywords ordering, ranking
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: BigDecimal, other: BigDecimal): Ordering {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  const scale = Math.max(self.scale, other.scale);
  return Order.bigint(valueAt(self, scale), valueAt(other, scale));
}

/**
 * Checks whether two decimals are numerically equal, regardless of trailing zeros after the point.
 *
 * @param self - One of the values; swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two decimals are equal.
 *
 * @example Compare two decimals
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.equals(BigDecimal.of('1.0'), BigDecimal.of('1.00')); // => true
 * BigDecimal.equals(BigDecimal.of('1.0'), BigDecimal.of('1.01')); // => false
 * ```
 *
 * @alias isEqualTo
 * @keywords identical, trailing, 1.0, 1.00
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: BigDecimal, other: BigDecimal): boolean {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  return compare(self, other) === 0;
}

/**
 * Checks whether the first decimal is less than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first decimal is less than the second.
 *
 * @example Check whether a value is less than another
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.lessThan(BigDecimal.of('1.25'), BigDecimal.of('1.5')); // => true
 * BigDecimal.lessThan(BigDecimal.of('1.0'), BigDecimal.of('1.00')); // => false
 * ```
 *
 * @keywords smaller, below, under, lower, fewer, threshold
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: BigDecimal, other: BigDecimal): boolean {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  return compare(self, other) < 0;
}

/**
 * Checks whether the first decimal is less than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first decimal is less than or equal to the second.
 *
 * @example Check whether a value is less than or equal to another
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.lessThanOrEqual(BigDecimal.of('1.25'), BigDecimal.of('1.5')); // => true
 * BigDecimal.lessThanOrEqual(BigDecimal.of('1.0'), BigDecimal.of('1.00')); // => true
 * ```
 *
 * @keywords smaller, below, inclusive, maximum, limit
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: BigDecimal, other: BigDecimal): boolean {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  return compare(self, other) <= 0;
}

/**
 * Checks whether the first decimal is greater than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first decimal is greater than the second.
 *
 * @example Check whether a value is greater than another
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.greaterThan(BigDecimal.of('1.25'), BigDecimal.of('1.5')); // => false
 * BigDecimal.greaterThan(BigDecimal.of('1.0'), BigDecimal.of('1.00')); // => false
 * ```
 *
 * @keywords larger, bigger, above, exceed, more, threshold
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: BigDecimal, other: BigDecimal): boolean {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  return compare(self, other) > 0;
}

/**
 * Checks whether the first decimal is greater than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first decimal is greater than or equal to the second.
 *
 * @example Check whether a value is greater than or equal to another
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.greaterThanOrEqual(BigDecimal.of('1.25'), BigDecimal.of('1.5')); // => false
 * BigDecimal.greaterThanOrEqual(BigDecimal.of('1.0'), BigDecimal.of('1.00')); // => true
 * ```
 *
 * @keywords larger, bigger, above, reach, inclusive, minimum, threshold, more
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: BigDecimal, other: BigDecimal): boolean {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  return compare(self, other) >= 0;
}

/**
 * Returns the lesser of two decimals, or the first one if they are equal.
 *
 * For a list, use `Array.min` from `@tstd/collection` with {@link order}.
 *
 * @param self - The first value, which is returned if the two values are equal.
 * @param other - The value to compare `self` with.
 * @returns The lesser decimal.
 *
 * @example Find the lesser of two values
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.min(BigDecimal.of('1.25'), BigDecimal.of('1.5')); // => BigDecimal.of('1.25')
 * BigDecimal.min(BigDecimal.of('1.0'), BigDecimal.of('1.00')); // => BigDecimal.of('1.0')
 * ```
 *
 * @keywords smallest, lowest, lesser
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: BigDecimal, other: BigDecimal): BigDecimal {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  return greaterThan(self, other) ? other : self;
}

/**
 * Returns the greater of two decimals, or the first one if they are equal.
 *
 * For a list, use `Array.max` from `@tstd/collection` with {@link order}.
 *
 * @param self - The first value, which is returned if the two values are equal.
 * @param other - The value to compare `self` with.
 * @returns The greater decimal.
 *
 * @example Find the greater of two values
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.max(BigDecimal.of('1.25'), BigDecimal.of('1.5')); // => BigDecimal.of('1.5')
 * BigDecimal.max(BigDecimal.of('1.0'), BigDecimal.of('1.00')); // => BigDecimal.of('1.0')
 * ```
 *
 * @keywords largest, highest, biggest
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: BigDecimal, other: BigDecimal): BigDecimal {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  return lessThan(self, other) ? other : self;
}

/**
 * Limits a decimal to the range from `minValue` to `maxValue`.
 *
 * @param self - The value to limit; if it lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An {@link ArgumentError} if `minValue` is greater than `maxValue`.
 *
 * @example Limit a decimal
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.clamp(BigDecimal.of('2.5'), BigDecimal.one, BigDecimal.of('2')); // => BigDecimal.of('2')
 * BigDecimal.clamp(BigDecimal.of('1.5'), BigDecimal.one, BigDecimal.of('2')); // => BigDecimal.of('1.5')
 * BigDecimal.clamp(BigDecimal.of('1.5'), BigDecimal.of('2'), BigDecimal.one); // => throws ArgumentError
 * ```
 *
 * @alias clampedTo
 * @keywords cap, range, restrict, within, minmax, minimum, maximum
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(self: BigDecimal, minValue: BigDecimal, maxValue: BigDecimal): BigDecimal {
  checkDecimal(self, 'self');
  checkDecimal(minValue, 'minValue');
  checkDecimal(maxValue, 'maxValue');
  if (greaterThan(minValue, maxValue)) {
    const expected = `at most ${asString(maxValue)}, the "maxValue"`;
    checkArgument(false, 'minValue', expected, asString(minValue));
  }
  return min(max(self, minValue), maxValue);
}

/**
 * Checks whether a decimal lies between two bounds (inclusive).
 *
 * If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @param self - The value to check.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the decimal lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check a proportion
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.isBetween(BigDecimal.of('1.0'), BigDecimal.zero, BigDecimal.one); // => true
 * BigDecimal.isBetween(
 *   BigDecimal.of('1.01'),
 *   BigDecimal.zero,
 *   BigDecimal.one,
 * ); // => false
 * ```
 *
 * @alias inRange, isWithin, between, isInRange
 * @keywords range, inside, interval, percentage
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(self: BigDecimal, minValue: BigDecimal, maxValue: BigDecimal): boolean {
  checkDecimal(self, 'self');
  checkDecimal(minValue, 'minValue');
  checkDecimal(maxValue, 'maxValue');
  return compare(minValue, self) <= 0 && compare(self, maxValue) <= 0;
}
