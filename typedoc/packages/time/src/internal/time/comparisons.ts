import type { Ordering } from '@tstd/core/Ordering';
import { Comparable } from '@tstd/core/Comparable';

import { checkTime } from '../checks.js';
import type { Time } from './model.js';

/**
 * Compares two times. Returns `-1` if the first is earlier, `0` if they are equal, and `1` if it is later.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two times.
 *
 * @example Sort times
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * Time.compare(first, second); // => -1
 * [second, first].sort(Time.compare); // => [first, second]
 * ```
 *
 * @alias cmp, compareTo, comparator, partialCmp, spaceship, comparedTo, compareWith
 * @keywords chronological, order, newest, dates, oldest, before
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: Time, other: Time): Ordering {
  checkTime(self, 'self');
  checkTime(other, 'other');
  if (self < other) {
    return -1;
  }
  return self > other ? 1 : 0;
}

/**
 * Checks whether two times are equal.
 *
 * @param self - One of the values; their order does not matter.
 * @param other - The value to compare `self` with.
 * @returns Whether the two times are equal.
 *
 * @example Compare two times
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.equals(Time.of({ year: 1970, month: 1, day: 1 }), Time.EPOCH); // => true
 * ```
 *
 * @alias eq, sameValue, areEqual, equalTo, is, isSame, eqBy, eqv, equalsIgnoreOrder, isSameDay,
 *   isSameHour, isSameMonth
 * @keywords identical, simultaneous, date, instant
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: Time, other: Time): boolean {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return self === other;
}

/**
 * Checks whether the first time is earlier than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first time is earlier than the second.
 *
 * @example Check whether a time is earlier than another
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * Time.lessThan(first, second); // => true
 * Time.lessThan(first, first); // => false
 * ```
 *
 * @alias lt, isLessThan, before, isPast, isBeforeNow
 * @keywords prior, precede, past, expired, overdue
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: Time, other: Time): boolean {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return self < other;
}

/**
 * Checks whether the first time is earlier than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first time is earlier than or equal to the second.
 *
 * @example Check whether a time is earlier than or equal to another
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * Time.lessThanOrEqual(first, second); // => true
 * Time.lessThanOrEqual(first, first); // => true
 * ```
 *
 * @alias lte, isAtMost, le, isLessThanOrEqualTo, isSameOrBefore, isLessThanOrEqual, leq, Ord.leq,
 *   isBeforeOrEqual, isOnOrBefore
 * @keywords past, date, compare, until, deadline
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: Time, other: Time): boolean {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return self <= other;
}

/**
 * Checks whether the first time is later than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first time is later than the second.
 *
 * @example Check whether a time is later than another
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * Time.greaterThan(first, second); // => false
 * Time.greaterThan(first, first); // => false
 * ```
 *
 * @alias gt, isGreaterThan, after, isFuture, R.gt
 * @keywords future, newer, upcoming
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: Time, other: Time): boolean {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return self > other;
}

/**
 * Checks whether the first time is later than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first time is later than or equal to the second.
 *
 * @example Check whether a time is later than or equal to another
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * Time.greaterThanOrEqual(first, second); // => false
 * Time.greaterThanOrEqual(first, first); // => true
 * ```
 *
 * @alias gte, isAtLeast, ge, isGreaterThanOrEqualTo, isSameOrAfter, isGreaterThanOrEqual, geq,
 *   Ord.geq, isAfterOrEqual, isOnOrAfter
 * @keywords future, date, compare, since
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: Time, other: Time): boolean {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return self >= other;
}

/**
 * Returns the earlier of two times.
 *
 * @param self - The time that is returned unless `other` is earlier.
 * @param other - The time that is returned only if it is earlier.
 * @returns The earlier time.
 *
 * @example Find the earlier of two times
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * Time.min(second, first); // => first
 * ```
 *
 * @alias minimum, SemigroupMin, earliest
 * @keywords oldest, soonest, older, date
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: Time, other: Time): Time {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return self > other ? other : self;
}

/**
 * Returns the later of two times.
 *
 * @param self - The time that is returned unless `other` is later.
 * @param other - The time that is returned only if it is later.
 * @returns The later time.
 *
 * @example Find the later of two times
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * Time.max(second, first); // => second
 * ```
 *
 * @alias maximum, R.max, SemigroupMax, latest
 * @keywords newest, recent, last, newer, date
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: Time, other: Time): Time {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return self < other ? other : self;
}

/**
 * Limits a time to the range from `minValue` to `maxValue`.
 *
 * @param self - The value to limit; if it lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An `ArgumentError` if `minValue` is later than `maxValue`.
 *
 * @example Limit a time
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * Time.clamp(Time.EPOCH, first, second); // => first
 * Time.clamp(second, first, second); // => second
 * Time.clamp(first, second, first); // => throws ArgumentError
 * ```
 *
 * @alias constrain, coerceIn, bound, coerceAtLeast, coerceAtMost, clip, clamped
 * @keywords restrict, range, cap, earliest, latest
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(self: Time, minValue: Time, maxValue: Time): Time {
  checkTime(self, 'self');
  checkTime(minValue, 'minValue');
  checkTime(maxValue, 'maxValue');
  return COMPARABLE.clamp(self, minValue, maxValue);
}

/**
 * Checks whether a time lies between two bounds (inclusive).
 *
 * If `minValue` is later than `maxValue`, the result is `false`.
 *
 * @param self - The time to compare with the bounds.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the time lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check whether a time lies within a range
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const [first, second] = [
 *   Time.of({ year: 2024, month: 1, day: 31 }),
 *   Time.of({ year: 2024, month: 2, day: 1 }),
 * ];
 *
 * Time.isBetween(second, first, second); // => true
 * Time.isBetween(Time.EPOCH, first, second); // => false
 * ```
 *
 * @alias inRange, isWithin, between, isInRange
 * @keywords range, within, interval, period, inside, dates, during, opening, valid
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(self: Time, minValue: Time, maxValue: Time): boolean {
  checkTime(self, 'self');
  checkTime(minValue, 'minValue');
  checkTime(maxValue, 'maxValue');
  return minValue <= self && self <= maxValue;
}

const COMPARABLE: Comparable<Time> = /* @__PURE__ */ Comparable(compare);
