/**
 * The parts of a duration, each in its own unit. The duration is their sum.
 *
 * Every part must be an integer, and may be negative. A part that is omitted or `undefined` is `0`.
 * A week always has 7 days, and a day always has 24 hours. Months and years are not supported, because their lengths vary.
 *
 * @example Create an hour and a half in two ways
 * ```ts
 * import { TimeDuration, type TimeDurationParameters } from '@tstd/time';
 *
 * const parameters: TimeDurationParameters = { hours: 1, minutes: 30 };
 *
 * TimeDuration.of(parameters); // => 5_400_000
 * TimeDuration.of({ hours: 2, minutes: -30 }); // => 5_400_000
 * ```
 *
 * @alias DurationLike, DurationObject, DurationLikeObject, DurationInput
 * @keywords hours, minutes, seconds, object
 * @category Models
 * @since 1.0.0
 */
export interface TimeDurationParameters {
  /** The number of weeks, each of 7 days. */
  readonly weeks?: number | undefined;

  /** The number of days, each of 24 hours. */
  readonly days?: number | undefined;

  /** The number of hours, each of 60 minutes. */
  readonly hours?: number | undefined;

  /** The number of minutes, each of 60 seconds. */
  readonly minutes?: number | undefined;

  /** The number of seconds, each of 1000 milliseconds. */
  readonly seconds?: number | undefined;

  /** The number of milliseconds. */
  readonly milliseconds?: number | undefined;
}
