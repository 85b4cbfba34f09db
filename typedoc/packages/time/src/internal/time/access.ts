import type { Day, Hour, Minute, Month, Second, Year } from '@tstd/core-type';

import { checkTime } from '../checks.js';
import { daysBeforeMonth } from './calendar.js';
import type { Time } from './model.js';

/**
 * Returns the UTC fields of a time. {@link of} converts the fields back to the same time.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The fields, from the year to the millisecond.
 *
 * @example Split a time into its fields
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const { year, month, day, hour } = Time.toParameters(Time.EPOCH);
 *
 * [year, month, day, hour]; // => [1970, 1, 1, 0]
 * ```
 *
 * @alias toParts, toPartsUtc, toFields, getISOFields, datepart
 * @keywords components, year, month, day, hour, decompose, split, getters
 * @category Access
 * @since 1.0.0
 */
export function toParameters(self: Time): {
  readonly year: Year;
  readonly month: Month;
  readonly day: Day;
  readonly hour: Hour;
  readonly minute: Minute;
  readonly second: Second;
  readonly millisecond: number;
} {
  const date = toDate(self);
  return {
    year: date.getUTCFullYear(),
    month: (date.getUTCMonth() + 1) as Month,
    day: date.getUTCDate() as Day,
    hour: date.getUTCHours() as Hour,
    minute: date.getUTCMinutes() as Minute,
    second: date.getUTCSeconds() as Second,
    millisecond: date.getUTCMilliseconds(),
  };
}

/**
 * Returns the year of a time in UTC.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The year, from -271821 to 275760. Year 0 is the year before year 1.
 *
 * @example Read the year
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const time = Time.of({
 *   year: 2024,
 *   month: 2,
 *   day: 29,
 *   hour: 12,
 *   minute: 30,
 *   second: 15,
 *   millisecond: 250,
 * });
 *
 * Time.year(time); // => 2024
 * ```
 *
 * @alias getFullYear, getYear, getUTCFullYear, DateTime.getPart
 * @keywords calendar, date, copyright
 * @category Access
 * @since 1.0.0
 */
export function year(self: Time): Year {
  return toDate(self).getUTCFullYear();
}

/**
 * Returns the month of a time in UTC.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The month, from 1 for January to 12 for December.
 *
 * @example Read the month
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const time = Time.of({
 *   year: 2024,
 *   month: 2,
 *   day: 29,
 *   hour: 12,
 *   minute: 30,
 *   second: 15,
 *   millisecond: 250,
 * });
 *
 * Time.month(time); // => 2
 * ```
 *
 * @alias getMonth, getUTCMonth, monthValue
 * @keywords January, zero-based, number, December, off-by-one
 * @category Access
 * @since 1.0.0
 */
export function month(self: Time): Month {
  return (toDate(self).getUTCMonth() + 1) as Month;
}

/**
 * Returns the day of the month of a time in UTC.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The day, from 1 to 31.
 *
 * @example Read the day
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const time = Time.of({
 *   year: 2024,
 *   month: 2,
 *   day: 29,
 *   hour: 12,
 *   minute: 30,
 *   second: 15,
 *   millisecond: 250,
 * });
 *
 * Time.day(time); // => 29
 * ```
 *
 * @alias getDate, dayOfMonth, getUTCDate
 * @keywords number, 31
 * @category Access
 * @since 1.0.0
 */
export function day(self: Time): Day {
  return toDate(self).getUTCDate() as Day;
}

/**
 * Returns the hour of a time in UTC.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The hour, from 0 to 23.
 *
 * @example Read the hour
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const time = Time.of({
 *   year: 2024,
 *   month: 2,
 *   day: 29,
 *   hour: 12,
 *   minute: 30,
 *   second: 15,
 *   millisecond: 250,
 * });
 *
 * Time.hour(time); // => 12
 * ```
 *
 * @alias getHours, getUTCHours
 * @keywords clock, 24
 * @category Access
 * @since 1.0.0
 */
export function hour(self: Time): Hour {
  return toDate(self).getUTCHours() as Hour;
}

/**
 * Returns the minute of a time in UTC.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The minute, from 0 to 59.
 *
 * @example Read the minute
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const time = Time.of({
 *   year: 2024,
 *   month: 2,
 *   day: 29,
 *   hour: 12,
 *   minute: 30,
 *   second: 15,
 *   millisecond: 250,
 * });
 *
 * Time.minute(time); // => 30
 * ```
 *
 * @alias getMinutes, getUTCMinutes, minuteOfHour
 * @keywords clock
 * @category Access
 * @since 1.0.0
 */
export function minute(self: Time): Minute {
  return toDate(self).getUTCMinutes() as Minute;
}

/**
 * Returns the second of a time in UTC.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The second, from 0 to 59.
 *
 * @example Read the second
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const time = Time.of({
 *   year: 2024,
 *   month: 2,
 *   day: 29,
 *   hour: 12,
 *   minute: 30,
 *   second: 15,
 *   millisecond: 250,
 * });
 *
 * Time.second(time); // => 15
 * ```
 *
 * @alias getSeconds, getUTCSeconds, secondOfMinute
 * @keywords clock
 * @category Access
 * @since 1.0.0
 */
export function second(self: Time): Second {
  return toDate(self).getUTCSeconds() as Second;
}

/**
 * Returns the millisecond of a time.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The millisecond, from 0 to 999.
 *
 * @example Read the millisecond
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const time = Time.of({
 *   year: 2024,
 *   month: 2,
 *   day: 29,
 *   hour: 12,
 *   minute: 30,
 *   second: 15,
 *   millisecond: 250,
 * });
 *
 * Time.millisecond(time); // => 250
 * ```
 *
 * @alias getMilliseconds, getUTCMilliseconds, milli
 * @keywords fraction, subsecond, ms
 * @category Access
 * @since 1.0.0
 */
export function millisecond(self: Time): number {
  return toDate(self).getUTCMilliseconds();
}

/**
 * Returns the day of the week of a time in UTC, numbered as in ISO 8601.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The day, from 1 for Monday to 7 for Sunday.
 *
 * @example A Thursday and a Sunday
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.dayOfWeek(Time.EPOCH); // => 4
 * Time.dayOfWeek(Time.of({ year: 2024, month: 3, day: 31 })); // => 7
 * ```
 *
 * @alias getDay, weekday, getUTCDay, isoWeekday, getDayOfWeek, getISODay, isoDayOfWeek
 * @keywords Monday, weekend, Saturday, Tuesday, Friday, business, working, calendar
 * @category Access
 * @since 1.0.0
 */
export function dayOfWeek(self: Time): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  // `Date` counts from 0 for Sunday.
  return (toDate(self).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/**
 * Returns the day of the year of a time in UTC.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The day, from 1 to 366.
 *
 * @example The last day of a leap year
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.dayOfYear(Time.of({ year: 2024, month: 12, day: 31 })); // => 366
 * ```
 *
 * @alias yday, ordinal, getDayOfYear, getOrdinal
 * @keywords julian, 365, day-number
 * @category Access
 * @since 1.0.0
 */
export function dayOfYear(self: Time): number {
  return daysBeforeMonth(year(self), month(self)) + day(self);
}

/**
 * Converts a time to a `Date`, for code that requires a `Date`.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns A new date, which is always valid.
 *
 * @example Pass a time to code that requires a date
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.toDate(Time.EPOCH).toISOString(); // => '1970-01-01T00:00:00.000Z'
 * ```
 *
 * @alias toJSDate, asDate, toDateUtc
 * @keywords JavaScript, native, legacy, convert, library, ORM, object
 * @category Conversions
 * @since 1.0.0
 */
export function toDate(self: Time): Date {
  checkTime(self, 'self');
  return new Date(self);
}
