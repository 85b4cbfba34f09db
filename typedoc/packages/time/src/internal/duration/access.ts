import type { Int as IntType } from '@tstd/core-type';
import * as Int from '@tstd/num/Int';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import type { TimeDurationParameters } from '../../TimeDurationParameters.js';
import { checkDuration } from '../checks.js';
import { type TimeDuration, type Unit, millisecondsOf, units } from './model.js';

/**
 * Returns how many units a duration has.
 *
 * Without a mode, it is the number nearest to the exact quotient. {@link from} is the way back.
 *
 * @param self - The duration, whose sign the result has.
 * @param unit - The unit to count in.
 * @returns The number of units.
 *
 * @example In hours
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
 * Returns how many whole units a duration has, rounded as a mode says.
 *
 * With a mode, the quotient is exact before it is rounded.
 *
 * @param self - The duration, whose sign the result has.
 * @param unit - The unit to count in.
 * @param roundingMode - How to round to an integer.
 * @returns The number of units, an integer.
 *
 * @example In whole hours
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const duration = TimeDuration.of({ minutes: 150 });
 *
 * TimeDuration.to(duration, 'hours', 'floor'); // => 2
 * TimeDuration.to(duration, 'hours', 'halfExpand'); // => 3
 * TimeDuration.to(duration, 'hours', 'halfEven'); // => 2
 * ```
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
 * Returns the parts of a duration, as few as possible of each shorter unit.
 *
 * The parts are integers and have the sign of the duration, or are `0`. {@link of} makes the duration of them again.
 *
 * @param self - The duration, which may be negative.
 * @param largestUnit - The longest unit of which there are parts: those of longer ones are `0`. Default is `'days'`.
 * @returns The parts, all of them.
 *
 * @example Days, hours and minutes
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
      // Without the addition, there would be `-0` among the parts of a negative duration.
      parts[unit] = Math.trunc(rest / milliseconds) + 0;
      rest -= parts[unit] * milliseconds;
    }
  }
  return parts;
}
