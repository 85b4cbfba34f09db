import type { Day, Hour, Minute, Month, Second, Year } from '@tstd/core-type';

/**
 * The fields of a time in UTC, in the Gregorian calendar.
 *
 * The fields of the date are required. A field of the time of day that is omitted or `undefined` defaults to `0`.
 *
 * @example Create noon on a leap day
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
  /** The year, from -271821 to 275760. Year 0 is the year before year 1. */
  readonly year: Year;

  /** The month, from 1 for January to 12 for December. */
  readonly month: Month;

  /** The day of the month, from 1 to the last day of the month in the given year. */
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
