/**
 * The parts of a duration, each in its own unit. The duration is their sum.
 *
 * Every part is an integer, and may be negative. A part that is omitted or `undefined` is `0`.
 * A week always has 7 days, and a day always has 24 hours. Months and years are not supported, because their lengths vary.
 *
 * @example An hour and a half, in two ways
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
  /** The weeks, of 7 days each. */
  readonly weeks?: number | undefined;

  /** The days, of 24 hours each. */
  readonly days?: number | undefined;

  /** The hours, of 60 minutes each. */
  readonly hours?: number | undefined;

  /** The minutes, of 60 seconds each. */
  readonly minutes?: number | undefined;

  /** The seconds, of 1000 milliseconds each. */
  readonly seconds?: number | undefined;

  /** The milliseconds. */
  readonly milliseconds?: number | undefined;
}
