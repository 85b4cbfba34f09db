import type { Ordering } from '@tstd/core/Ordering';
import { Comparable } from '@tstd/core/Comparable';

import { checkDuration } from '../checks.js';
import { type TimeDuration, zero } from './model.js';

/**
 * Returns `-1`, `0` or `1` when the first duration is less than, equal to or greater than the second.
 *
 * @param self - The duration that is less if the ordering is `-1`.
 * @param other - The duration that is less if the ordering is `1`.
 * @returns The ordering of both durations.
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
 * Returns `true` when both durations are equal.
 *
 * @param self - The duration to compare, to the millisecond.
 * @param other - The duration to compare it with.
 * @returns Whether both durations are equal.
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
 * Returns `true` when the first duration is less than the second.
 *
 * @param self - The duration that must be less.
 * @param other - The upper bound, exclusive.
 * @returns Whether the first duration is less.
 *
 * @example Is less
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
 * Returns `true` when the first duration is less than the second, or equal to it.
 *
 * @param self - The duration that must not be greater.
 * @param other - The upper bound, inclusive.
 * @returns Whether the first duration is less or equal.
 *
 * @example Is less or equal
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
 * Returns `true` when the first duration is greater than the second.
 *
 * @param self - The duration that must be greater.
 * @param other - The lower bound, exclusive.
 * @returns Whether the first duration is greater.
 *
 * @example Is greater
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
 * Returns `true` when the first duration is greater than the second, or equal to it.
 *
 * @param self - The duration that must not be less.
 * @param other - The lower bound, inclusive.
 * @returns Whether the first duration is greater or equal.
 *
 * @example Is greater or equal
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
 * Returns the lesser of two durations.
 *
 * @param self - The duration to compare; a negative one is less than a positive one, however long.
 * @param other - The duration to compare it with.
 * @returns The lesser duration.
 *
 * @example Take the lesser
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
 * Returns the greater of two durations.
 *
 * @param self - The duration to compare; a negative one is less than a positive one, however long.
 * @param other - The duration to compare it with.
 * @returns The greater duration.
 *
 * @example Take the greater
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
 * Returns a duration, or the bound that it lies beyond.
 *
 * @param self - The duration to keep between the bounds.
 * @param minValue - The least duration to return, not greater than `maxValue`.
 * @param maxValue - The greatest duration to return.
 * @returns The duration from `minValue` to `maxValue` that is nearest.
 * @throws An `ArgumentError` when `minValue` is greater than `maxValue`.
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
 * Returns `true` when a duration lies between two bounds or equals one of them.
 *
 * No duration lies between bounds in the wrong order.
 *
 * @param self - The duration that must lie within the bounds.
 * @param minValue - The least duration to accept.
 * @param maxValue - The greatest duration to accept.
 * @returns Whether the duration is from `minValue` to `maxValue`.
 *
 * @example Check a duration
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
 * Returns `-1`, `0` or `1` when a duration is less than, equal to or greater than zero.
 *
 * @param self - The duration to compare with zero.
 * @returns The sign of the duration.
 *
 * @example Into the past
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
