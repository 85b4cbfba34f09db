import type { Int as IntType } from '@tstd/core-type';
import type { Option } from '@tstd/core/Option';
import { checkArgument } from '@tstd/error';
import * as Int from '@tstd/num/Int';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { checkDuration, checkTime } from '../checks.js';
import { checked } from '../duration/exact.js';
import { type TimeDuration, type Unit, millisecondsOf } from '../duration/model.js';
import { type Time, isWithin } from './model.js';

/**
 * The units that {@link round} accepts: all except weeks, because the start of 1970 is not the start of a week.
 *
 * @example Choose a unit
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const unit: Time.RoundingUnit = 'days';
 *
 * Time.round(Time.EPOCH, unit); // => 0
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type RoundingUnit = Exclude<Unit, 'weeks'>;

/**
 * Adds a duration to a time, or returns None if the result is outside the bounds.
 *
 * @param self - The time to start from.
 * @param duration - The duration to add; if it is negative, the result is earlier than `self`.
 * @returns The time, or None.
 *
 * @example Add a day
 * ```ts
 * import { Time, TimeDuration } from '@tstd/time';
 *
 * Time.add(Time.EPOCH, TimeDuration.of({ days: 1 })); // => 86_400_000
 * Time.add(Time.MAX_VALUE, TimeDuration.of({ milliseconds: 1 })); // => undefined
 * ```
 *
 * @alias plus, addMonths, plusDays, plusHours, plusMonths, plusMinutes, addWeeks, addExact,
 *   checked_add, addSeconds, addMilliseconds, plusSeconds
 * @keywords tomorrow, future, DATEADD, shift, advance, addYears, deadline, expiry
 * @category Combinations
 * @since 1.0.0
 */
export function add(self: Time, duration: TimeDuration): Option<Time> {
  checkTime(self, 'self');
  checkDuration(duration, 'duration');
  return bounded(self + duration);
}

/**
 * Subtracts a duration from a time, or returns None if the result is outside the bounds.
 *
 * @param self - The time to start from.
 * @param duration - The duration to subtract; if it is negative, the result is later than `self`.
 * @returns The time, or None.
 *
 * @example Subtract a second
 * ```ts
 * import { Time, TimeDuration } from '@tstd/time';
 *
 * Time.subtract(Time.EPOCH, TimeDuration.of({ seconds: 1 })); // => -1000
 * Time.subtract(Time.MIN_VALUE, TimeDuration.of({ milliseconds: 1 })); // => undefined
 * ```
 *
 * @alias minus, minusDays, subMonths, minusMonths, sub, checked_sub, subtractExact, subMinutes,
 *   subSeconds, subWeeks, subMilliseconds, minusHours
 * @keywords yesterday, past, ago, DATE_SUB, before
 * @category Combinations
 * @since 1.0.0
 */
export function subtract(self: Time, duration: TimeDuration): Option<Time> {
  checkTime(self, 'self');
  checkDuration(duration, 'duration');
  return bounded(self - duration);
}

/**
 * Returns the duration from `other` to `self`, or None if it exceeds the maximum duration.
 *
 * The result is negative if `other` is later than `self`. It is None only for times that are more than 285,000 years apart.
 *
 * @param self - The time at the end of the duration.
 * @param other - The time at the start of the duration.
 * @returns The duration, or None.
 *
 * @example Measure the time since an event
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const birth = Time.of({ year: 2024, month: 2, day: 28 });
 * const now = Time.of({ year: 2024, month: 3, day: 1 });
 *
 * Time.since(now, birth); // => 172_800_000
 * Time.since(birth, now); // => -172_800_000
 * Time.since(Time.MAX_VALUE, Time.MIN_VALUE); // => undefined
 * ```
 *
 * @alias fromNow, formatDistanceToNow, ago, duration_since, elapsed, formatDistanceToNowStrict,
 *   intlFormatDistance, timeAgo, time_ago_in_words, toRelative, toRelativeCalendar
 * @keywords age, stopwatch, relative, benchmark, performance.now, birth
 * @category Combinations
 * @since 1.0.0
 */
export function since(self: Time, other: Time): Option<TimeDuration> {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return checked(self - other);
}

/**
 * Returns the duration from `self` to `other`, or None if it exceeds the maximum duration.
 *
 * The result is negative if `other` is earlier than `self`. It is None only for times that are more than 285,000 years apart.
 *
 * @param self - The time at the start of the duration.
 * @param other - The time at the end of the duration.
 * @returns The duration, or None.
 *
 * @example Measure the time until an event
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const now = Time.of({ year: 2024, month: 12, day: 31, hour: 23 });
 * const deadline = Time.of({ year: 2025, month: 1, day: 1 });
 *
 * Time.until(now, deadline); // => 3_600_000
 * Time.until(deadline, now); // => -3_600_000
 * ```
 *
 * @alias toNow, formatDistanceTo
 * @keywords countdown, remaining, deadline, expires
 * @category Combinations
 * @since 1.0.0
 */
export function until(self: Time, other: Time): Option<TimeDuration> {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return checked(other - self);
}

/**
 * Returns the absolute duration between two times, or None if it exceeds the maximum duration.
 *
 * @param self - One of the times; their order does not matter.
 * @param other - The other time, earlier or later.
 * @returns The duration, or None.
 *
 * @example Measure how far apart two times are
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const other = Time.of({ year: 1970, month: 1, day: 2 });
 *
 * Time.difference(Time.EPOCH, other); // => 86_400_000
 * Time.difference(other, Time.EPOCH); // => 86_400_000
 * ```
 *
 * @alias without, except, differenceWith, differenceInDays, diff, differenceInMinutes,
 *   differenceInHours, differenceInSeconds, differenceBy, minusAll, subtracting, array_diff
 * @keywords days, dates, gap, DATEDIF, distance, interval, timedelta, subtract
 * @category Combinations
 * @since 1.0.0
 */
export function difference(self: Time, other: Time): Option<TimeDuration> {
  checkTime(self, 'self');
  checkTime(other, 'other');
  return checked(Math.abs(self - other));
}

/**
 * Rounds a time to the start of a unit in UTC, such as an hour or a day.
 *
 * Rounding does not depend on the sign of the number of milliseconds: times before 1970 are rounded like all others. `'trunc'` is the same as `'floor'`, and `'expand'` the same as `'ceil'`. `'halfExpand'` rounds ties to the later time, and `'halfTrunc'` to the earlier time.
 *
 * @param self - The time to round. If it is already the start of a unit, it is returned unchanged.
 * @param unit - The unit to round to: days or a shorter unit.
 * @param roundingMode - How to round the time. The default, `'halfExpand'`, rounds to the nearest time, with ties to the later one.
 * @returns The rounded time.
 * @throws An {@link ArgumentError} if `unit` is not a {@link RoundingUnit}.
 *
 * @example Round to the start of a day or an hour
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const time = Time.of({
 *   year: 1969,
 *   month: 7,
 *   day: 20,
 *   hour: 20,
 *   minute: 17,
 * });
 *
 * Time.asString(Time.round(time, 'days', 'floor')); // => '1969-07-20T00:00:00.000Z'
 * Time.asString(Time.round(time, 'hours')); // => '1969-07-20T20:00:00.000Z'
 * Time.asString(Time.round(time, 'hours', 'ceil')); // => '1969-07-20T21:00:00.000Z'
 * ```
 *
 * @alias startOf, truncatedTo, startOfMonth, endOf, endOfDay, roundToNearestMinutes,
 *   startOfMinute, endOfMonth, date_trunc, roundToNearestHours, DateTime.nearest, endOfHour
 * @keywords midnight, beginning, nearest, hour, quarter
 * @category Transformations
 * @since 1.0.0
 */
export function round(
  self: Time,
  unit: RoundingUnit,
  roundingMode: RoundingMode = 'halfExpand',
): Time {
  checkTime(self, 'self');
  const length = millisecondsOf(unit);
  checkArgument((unit as Unit) !== 'weeks', 'unit', 'days or a shorter unit', unit);
  const rest = ((self % length) + length) % length;
  const start = self - rest;
  // The rounded number is never negative. It has the same parity as the number of units up to the time.
  const shift = (start / length) % 2 === 0 ? 0 : 1;
  const shifted = (rest + shift * length) as IntType;
  // SAFETY: the length is never zero.
  const whole = Int.divide(shifted, length as IntType, roundingMode) as IntType;
  return (start + (whole - shift) * length) as Time;
}

/** Returns a number as a time, or None if it is outside the bounds. Sums too large to be exact are also beyond the bounds. */
function bounded(value: number): Option<Time> {
  return isWithin(value) ? (value as Time) : undefined;
}
