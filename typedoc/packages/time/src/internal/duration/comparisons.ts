import type { Ordering } from '@tstd/core/Ordering';
import { Comparable } from '@tstd/core/Comparable';

import { checkDuration } from '../checks.js';
import { type TimeDuration, zero } from './model.js';

/**
 * Compares two durations. Returns `-1` if the first is less, `0` if they are equal, and `1` if it is greater.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two durations.
 *
 * @example Sort durations
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * TimeDuration.compare(first, second); // => -1
 * [second, first].sort(TimeDuration.compare); // => [first, second]
 * ```
 *
 * @keywords longer, shorter, order
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: TimeDuration, other: TimeDuration): Ordering {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  if (self < other) {
    return -1;
  }
  return self > other ? 1 : 0;
}

/**
 * Checks whether two durations are equal.
 *
 * @param self - One of the values; their order does not matter.
 * @param other - The value to compare `self` with.
 * @returns Whether the two durations are equal.
 *
 * @example Compare two durations
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.equals(
 *   TimeDuration.of({ days: 1 }),
 *   TimeDuration.of({ hours: 24 }),
 * ); // => true
 * ```
 *
 * @keywords identical
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: TimeDuration, other: TimeDuration): boolean {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return self === other;
}

/**
 * Checks whether the first duration is less than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first duration is less than the second.
 *
 * @example Check whether a duration is less than another
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * TimeDuration.lessThan(first, second); // => true
 * TimeDuration.lessThan(first, first); // => false
 * ```
 *
 * @keywords shorter, smaller, under, fewer, compare
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: TimeDuration, other: TimeDuration): boolean {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return self < other;
}

/**
 * Checks whether the first duration is less than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first duration is less than or equal to the second.
 *
 * @example Check whether a duration is less than or equal to another
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * TimeDuration.lessThanOrEqual(first, second); // => true
 * TimeDuration.lessThanOrEqual(first, first); // => true
 * ```
 *
 * @keywords shorter, maximum
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: TimeDuration, other: TimeDuration): boolean {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return self <= other;
}

/**
 * Checks whether the first duration is greater than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first duration is greater than the second.
 *
 * @example Check whether a duration is greater than another
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * TimeDuration.greaterThan(first, second); // => false
 * TimeDuration.greaterThan(first, first); // => false
 * ```
 *
 * @keywords longer, exceed, more
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: TimeDuration, other: TimeDuration): boolean {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return self > other;
}

/**
 * Checks whether the first duration is greater than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first duration is greater than or equal to the second.
 *
 * @example Check whether a duration is greater than or equal to another
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * TimeDuration.greaterThanOrEqual(first, second); // => false
 * TimeDuration.greaterThanOrEqual(first, first); // => true
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: TimeDuration, other: TimeDuration): boolean {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return self >= other;
}

/**
 * Returns the smaller of two durations.
 *
 * @param self - The first duration. Any negative duration is less than any positive one.
 * @param other - The value to compare `self` with.
 * @returns The smaller duration.
 *
 * @example Find the smaller of two durations
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * TimeDuration.min(second, first); // => first
 * ```
 *
 * @keywords shortest, smallest
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: TimeDuration, other: TimeDuration): TimeDuration {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return self > other ? other : self;
}

/**
 * Returns the larger of two durations.
 *
 * @param self - The first duration. Any negative duration is less than any positive one.
 * @param other - The value to compare `self` with.
 * @returns The larger duration.
 *
 * @example Find the larger of two durations
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * TimeDuration.max(second, first); // => second
 * ```
 *
 * @keywords longest, largest, list, greatest
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: TimeDuration, other: TimeDuration): TimeDuration {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return self < other ? other : self;
}

/**
 * Limits a duration to the range from `minValue` to `maxValue`.
 *
 * @param self - The value to limit; if it lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An `ArgumentError` if `minValue` is greater than `maxValue`.
 *
 * @example Limit a duration
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * TimeDuration.clamp(TimeDuration.zero, first, second); // => first
 * TimeDuration.clamp(second, first, second); // => second
 * TimeDuration.clamp(first, second, first); // => throws ArgumentError
 * ```
 *
 * @keywords restrict, range, cap
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(
  self: TimeDuration,
  minValue: TimeDuration,
  maxValue: TimeDuration,
): TimeDuration {
  checkDuration(self, 'self');
  checkDuration(minValue, 'minValue');
  checkDuration(maxValue, 'maxValue');
  return COMPARABLE.clamp(self, minValue, maxValue);
}

/**
 * Checks whether a duration lies between two bounds (inclusive).
 *
 * If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @param self - The duration to compare with the bounds.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the duration lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check whether a duration lies within a range
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const [first, second] = [
 *   TimeDuration.of({ minutes: 1 }),
 *   TimeDuration.of({ hours: 1 }),
 * ];
 *
 * TimeDuration.isBetween(second, first, second); // => true
 * TimeDuration.isBetween(TimeDuration.zero, first, second); // => false
 * ```
 *
 * @keywords range, within, inside, minutes, limits
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(
  self: TimeDuration,
  minValue: TimeDuration,
  maxValue: TimeDuration,
): boolean {
  checkDuration(self, 'self');
  checkDuration(minValue, 'minValue');
  checkDuration(maxValue, 'maxValue');
  return minValue <= self && self <= maxValue;
}

/**
 * Compares a duration with zero. Returns `-1` if it is negative, `0` if it is zero, and `1` if it is positive.
 *
 * @param self - The duration to compare with zero.
 * @returns The sign of the duration.
 *
 * @example Read the sign of a negative duration
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.sign(TimeDuration.of({ hours: -2 })); // => -1
 * TimeDuration.sign(TimeDuration.zero); // => 0
 * ```
 *
 * @keywords negative, positive, direction
 * @category Comparisons
 * @since 1.0.0
 */
export function sign(self: TimeDuration): Ordering {
  return compare(self, zero);
}

const COMPARABLE: Comparable<TimeDuration> = /* @__PURE__ */ Comparable(compare);
