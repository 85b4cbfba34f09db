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
 * The units that {@link round} takes: all but weeks, as the start of 1970 is not the start of one.
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
 * Returns the time that is a duration later, or None when it is beyond the bounds.
 *
 * @param self - The time to start from.
 * @param duration - How much later the result is: earlier when it is negative.
 * @returns The time, or None.
 *
 * @example A day later
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
 * Returns the time that is a duration earlier, or None when it is beyond the bounds.
 *
 * @param self - The time to start from.
 * @param duration - How much earlier the result is: later when it is negative.
 * @returns The time, or None.
 *
 * @example A second earlier
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
 * Returns the duration from another time to this one, or None when no duration is as long.
 *
 * It is negative when the other time is later. Only times more than 285,000 years apart have none.
 *
 * @param self - The time to which is measured.
 * @param other - The time from which is measured.
 * @returns The duration, or None.
 *
 * @example How old
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
 * Returns the duration from this time to another one, or None when no duration is as long.
 *
 * It is negative when the other time is earlier. Only times more than 285,000 years apart have none.
 *
 * @param self - The time from which is measured.
 * @param other - The time to which is measured.
 * @returns The duration, or None.
 *
 * @example How much time is left
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
 * Returns the duration between two times, which is never negative, or None when no duration is as long.
 *
 * @param self - One of the times; their order does not matter.
 * @param other - The other time, earlier or later.
 * @returns The duration, or None.
 *
 * @example How far apart
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
 * Returns the start of a unit that is next to a time in UTC.
 *
 * The sign of the number of milliseconds plays no part: a time before 1970 is rounded like any other. `'trunc'` is the same as `'floor'`, and `'expand'` the same as `'ceil'`; a tie goes to the later one with `'halfExpand'` and to the earlier one with `'halfTrunc'`.
 *
 * @param self - The time; one at the start of a unit stays.
 * @param unit - The unit whose start the result is: days or shorter.
 * @param roundingMode - How to round the time. Default is `'halfExpand'`, to the nearest and a tie to the later one.
 * @returns The rounded time.
 * @throws An {@link ArgumentError} when the unit is not one of them.
 *
 * @example The start of the day
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
  // What is rounded is never negative, and is odd or even as the number of units up to the time is.
  const shift = (start / length) % 2 === 0 ? 0 : 1;
  const shifted = (rest + shift * length) as IntType;
  // SAFETY: the length is never zero.
  const whole = Int.divide(shifted, length as IntType, roundingMode) as IntType;
  return (start + (whole - shift) * length) as Time;
}

/** A time within the bounds. A sum that is rounded is far beyond them. */
function bounded(value: number): Option<Time> {
  return isWithin(value) ? (value as Time) : undefined;
}
