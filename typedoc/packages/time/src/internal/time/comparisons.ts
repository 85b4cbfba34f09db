import type { Ordering } from '@tstd/core/Ordering';
import { Comparable } from '@tstd/core/Comparable';

import { checkTime } from '../checks.js';
import type { Time } from './model.js';

/**
 * Returns `-1`, `0` or `1` when the first time is earlier than, equal to or later than the second.
 *
 * @param self - The time that is earlier if the ordering is `-1`.
 * @param other - The time that is earlier if the ordering is `1`.
 * @returns The ordering of both times.
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
 * Returns `true` when both times are equal.
 *
 * @param self - The time to compare, to the millisecond.
 * @param other - The time to compare it with.
 * @returns Whether both times are equal.
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
 * Returns `true` when the first time is earlier than the second.
 *
 * @param self - The time that must be earlier.
 * @param other - The upper bound, exclusive.
 * @returns Whether the first time is earlier.
 *
 * @example Is earlier
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
 * Returns `true` when the first time is earlier than the second, or equal to it.
 *
 * @param self - The time that must not be later.
 * @param other - The upper bound, inclusive.
 * @returns Whether the first time is earlier or equal.
 *
 * @example Is earlier or equal
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
 * Returns `true` when the first time is later than the second.
 *
 * @param self - The time that must be later.
 * @param other - The lower bound, exclusive.
 * @returns Whether the first time is later.
 *
 * @example Is later
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
 * Returns `true` when the first time is later than the second, or equal to it.
 *
 * @param self - The time that must not be earlier.
 * @param other - The lower bound, inclusive.
 * @returns Whether the first time is later or equal.
 *
 * @example Is later or equal
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
 * @param self - The time to return unless `other` is earlier.
 * @param other - The time to return if it is earlier.
 * @returns The earlier time.
 *
 * @example Take the earlier
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
 * @param self - The time to return unless `other` is later.
 * @param other - The time to return if it is later.
 * @returns The later time.
 *
 * @example Take the later
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
 * Returns a time, or the bound that it lies beyond.
 *
 * @param self - The time to keep between the bounds.
 * @param minValue - The earliest time to return, not later than `maxValue`.
 * @param maxValue - The latest time to return.
 * @returns The time from `minValue` to `maxValue` that is nearest.
 * @throws An `ArgumentError` when `minValue` is later than `maxValue`.
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
 * Returns `true` when a time lies between two bounds or equals one of them.
 *
 * No time lies between bounds in the wrong order.
 *
 * @param self - The time that must lie within the bounds.
 * @param minValue - The earliest time to accept.
 * @param maxValue - The latest time to accept.
 * @returns Whether the time is from `minValue` to `maxValue`.
 *
 * @example Check a time
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
