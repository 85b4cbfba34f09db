/**
 * A year of the Gregorian calendar, as in [ISO 8601](https://www.iso.org/iso-8601-date-and-time-format.html): year 0 comes before year 1, and earlier years are negative.
 *
 * The type is a plain number, because a type cannot list all years.
 *
 * @example A leap year
 * ```ts
 * import type { Year } from '@tstd/core-type';
 *
 * function isLeap(year: Year): boolean {
 *   return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
 * }
 *
 * isLeap(2000); // => true
 * isLeap(1900); // => false
 * ```
 *
 * @category Calendar
 * @since 1.0.0
 */
export type Year = number;

/**
 * A month of the year: 1 is January, 12 is December.
 *
 * The months of the global `Date` start at 0.
 *
 * @example Get the month of a date
 * ```ts
 * import type { Month } from '@tstd/core-type';
 *
 * function monthOf(date: Date): Month {
 *   return (date.getUTCMonth() + 1) as Month;
 * }
 *
 * monthOf(new Date('2024-12-31T00:00:00Z')); // => 12
 * ```
 *
 * @keywords calendar
 * @category Calendar
 * @since 1.0.0
 */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * A day of the month, from 1 to 31.
 *
 * The type does not take the length of the month into account, so your program must reject 31 February at run time.
 *
 * @example The first and the last day
 * ```ts
 * import type { Day } from '@tstd/core-type';
 *
 * const days: readonly Day[] = [1, 31];
 *
 * Math.max(...days); // => 31
 * // @ts-expect-error TS2322: No month has 32 days.
 * const day: Day = 32;
 * day; // => 32
 * ```
 *
 * @category Calendar
 * @since 1.0.0
 */
// prettier-ignore
export type Day =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20
  | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30
  | 31;

/**
 * An hour of the day, from 0 to 23.
 *
 * @example Before or after noon
 * ```ts
 * import type { Hour } from '@tstd/core-type';
 *
 * function isMorning(hour: Hour): boolean {
 *   return hour < 12;
 * }
 *
 * isMorning(0); // => true
 * isMorning(12); // => false
 * ```
 *
 * @category Calendar
 * @since 1.0.0
 */
// prettier-ignore
export type Hour =
  | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19
  | 20 | 21 | 22 | 23;

/**
 * A minute of the hour, from 0 to 59.
 *
 * @example Minutes since midnight
 * ```ts
 * import type { Hour, Minute } from '@tstd/core-type';
 *
 * function minutesSinceMidnight(hour: Hour, minute: Minute): number {
 *   return hour * 60 + minute;
 * }
 *
 * minutesSinceMidnight(23, 59); // => 1439
 * ```
 *
 * @category Calendar
 * @since 1.0.0
 */
// prettier-ignore
export type Minute =
  | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19
  | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29
  | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39
  | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49
  | 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59;

/**
 * A second of the minute, from 0 to 59.
 *
 * The value 60 is not included: like JavaScript's `Date`, the type does not support leap seconds.
 *
 * @example The next second
 * ```ts
 * import type { Second } from '@tstd/core-type';
 *
 * function next(second: Second): Second {
 *   return ((second + 1) % 60) as Second;
 * }
 *
 * next(0); // => 1
 * next(59); // => 0
 * ```
 *
 * @category Calendar
 * @since 1.0.0
 */
export type Second = Minute;
