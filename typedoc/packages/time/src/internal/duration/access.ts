import type { Int as IntType } from '@tstd/core-type';
import * as Int from '@tstd/num/Int';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import type { TimeDurationParameters } from '../../TimeDurationParameters.js';
import { checkDuration } from '../checks.js';
import { type TimeDuration, type Unit, millisecondsOf, units } from './model.js';

/**
 * Converts a duration to a number in the given unit.
 *
 * The result is the number nearest to the exact quotient. {@link from} converts the number back to a duration.
 *
 * @param self - The duration. The result has the same sign.
 * @param unit - The unit of the result.
 * @returns The number of units.
 *
 * @example Convert durations to hours and days
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.to(TimeDuration.of({ minutes: 90 }), 'hours'); // => 1.5
 * TimeDuration.to(TimeDuration.of({ hours: -36 }), 'days'); // => -1.5
 * ```
 *
 * @alias toMillis, as, totalSeconds, inSeconds, getTotal, totalMilliseconds, asMilliseconds,
 *   toMinutes, toHours, toDays, toSeconds, asSeconds
 * @keywords convert, milliseconds, seconds, minutes, days, number, unit
 * @category Conversions
 * @since 1.0.0
 */
export function to(self: TimeDuration, unit: Unit): number;
/**
 * Converts a duration to an integer in the given unit, rounded with the given mode.
 *
 * The exact quotient is rounded.
 *
 * @param self - The duration. The result has the same sign.
 * @param unit - The unit of the result.
 * @param roundingMode - How to round to an integer.
 * @returns The number of units, rounded to an integer.
 *
 * @example Convert a duration to whole hours
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const duration = TimeDuration.of({ minutes: 150 });
 *
 * TimeDuration.to(duration, 'hours', 'floor'); // => 2
 * TimeDuration.to(duration, 'hours', 'halfExpand'); // => 3
 * TimeDuration.to(duration, 'hours', 'halfEven'); // => 2
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function to(self: TimeDuration, unit: Unit, roundingMode: RoundingMode): IntType;
export function to(self: TimeDuration, unit: Unit, roundingMode?: RoundingMode): number {
  checkDuration(self, 'self');
  const milliseconds = millisecondsOf(unit);
  if (roundingMode === undefined) {
    return self / milliseconds;
  }
  // SAFETY: a duration is a safe integer, and a unit is never zero.
  return Int.divide(self as number as IntType, milliseconds as IntType, roundingMode) as IntType;
}

/**
 * Splits a duration into parts, using the longest units possible.
 *
 * Each part is an integer with the sign of the duration, or `0`. {@link of} converts the parts back to the same duration.
 *
 * @param self - The duration, which may be negative.
 * @param largestUnit - The longest unit to use; the parts for longer units are `0`. The default is `'days'`.
 * @returns The parts, from weeks to milliseconds.
 *
 * @example Split a duration into days, hours and minutes
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const { days, hours, minutes } = TimeDuration.toParameters(
 *   TimeDuration.of({ minutes: 1590 }),
 * );
 *
 * [days, hours, minutes]; // => [1, 2, 30]
 * TimeDuration.toParameters(TimeDuration.of({ days: 15 }), 'weeks').weeks; // => 2
 * TimeDuration.toParameters(TimeDuration.of({ days: 15 })).days; // => 15
 * ```
 *
 * @alias shiftTo, rescale, Duration.parts, Duration.toParts, toComponents, Duration.normalize,
 *   Duration.toComponents, removeZeros, shiftToAll
 * @keywords hh:mm:ss, breakdown, decompose, components, seconds, clock, split
 * @category Access
 * @since 1.0.0
 */
export function toParameters(
  self: TimeDuration,
  largestUnit: Unit = 'days',
): { readonly [Key in keyof TimeDurationParameters]-?: number } {
  checkDuration(self, 'self');
  const largest = millisecondsOf(largestUnit, 'largestUnit');
  const parts = { weeks: 0, days: 0, hours: 0, minutes: 0, seconds: 0, milliseconds: 0 };
  let rest: number = self;
  for (const unit of units) {
    const milliseconds = millisecondsOf(unit);
    if (milliseconds <= largest) {
      // Adding 0 turns the `-0` parts of a negative duration into `0`.
      parts[unit] = Math.trunc(rest / milliseconds) + 0;
      rest -= parts[unit] * milliseconds;
    }
  }
  return parts;
}
