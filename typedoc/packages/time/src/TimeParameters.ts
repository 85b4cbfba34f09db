import type { Day, Hour, Minute, Month, Second, Year } from '@tstd/core-type';

/**
 * The fields of a time in UTC, by the Gregorian calendar.
 *
 * The date is required. A field of the time of day that is omitted or `undefined` is `0`.
 *
 * @example A leap day at noon
 * ```ts
 * import { Time, type TimeParameters } from '@tstd/time';
 *
 * const parameters: TimeParameters = {
 *   year: 2024,
 *   month: 2,
 *   day: 29,
 *   hour: 12,
 * };
 *
 * Time.asString(Time.of(parameters)); // => '2024-02-29T12:00:00.000Z'
 * ```
 *
 * @alias DateTimeFields, DateObjectUnits, DateComponents
 * @category Models
 * @since 1.0.0
 */
export interface TimeParameters {
  /** The year, from -271821 to 275760. The year 0 is the one before the year 1. */
  readonly year: Year;

  /** The month, from 1 for January to 12 for December. */
  readonly month: Month;

  /** The day of the month, from 1 to the last day of this month in this year. */
  readonly day: Day;

  /** The hour, from 0 to 23. */
  readonly hour?: Hour | undefined;

  /** The minute, from 0 to 59. */
  readonly minute?: Minute | undefined;

  /** The second, from 0 to 59. Leap seconds are not supported. */
  readonly second?: Second | undefined;

  /** The millisecond, from 0 to 999. */
  readonly millisecond?: number | undefined;
}
