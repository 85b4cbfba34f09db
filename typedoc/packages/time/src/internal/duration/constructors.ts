import { checkRoundingMode } from '../checks.js';
import type { Option } from '@tstd/core/Option';
import { checkArgument } from '@tstd/error';
import { checkNumber, checkObject } from '@tstd/error/Argument';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import type { TimeDurationParameters } from '../../TimeDurationParameters.js';
import { checked, toDuration, toFraction } from './exact.js';
import { type TimeDuration, type Unit, millisecondsOf, units } from './model.js';

/**
 * Creates a duration as the sum of the given parts.
 *
 * Each part must be an integer; for a fraction of a unit, use {@link from}. Without any parts, the duration is zero.
 *
 * @param parameters - The parts, each in its own unit; an omitted part is zero.
 * @returns The duration.
 * @throws An {@link ArgumentError} if a part is not an integer, or if the sum is less than {@link MIN_VALUE} or greater than {@link MAX_VALUE}.
 *
 * @example Create a duration of an hour and a half
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.of({ hours: 1, minutes: 30 }); // => 5_400_000
 * TimeDuration.of({ minutes: 1, seconds: -15 }); // => 45_000
 * TimeDuration.of({ hours: 1.5 }); // => throws ArgumentError
 * ```
 *
 * @alias ofSeconds, ofMillis, ofMinutes, fromSecs, millis, ofHours, ofDays, fromHours,
 *   fromMinutes, ofMilliseconds, fromDays, hoursToMilliseconds
 * @keywords milliseconds, seconds, minutes, constructor, create, hours, days, constant
 * @category Constructors
 * @since 1.0.0
 */
export function of(parameters: TimeDurationParameters): TimeDuration {
  checkObject(parameters, 'parameters');
  let total = 0n;
  for (const unit of units) {
    total += BigInt(partOf(parameters, unit)) * BigInt(millisecondsOf(unit));
  }
  const duration = checked(total);
  checkArgument(
    duration !== undefined,
    'parameters',
    'a sum in the range of durations',
    `${total} milliseconds`,
  );
  return duration;
}

function partOf(parameters: TimeDurationParameters, unit: Unit): number {
  const { [unit]: part = 0 } = parameters;
  checkArgument(Number.isInteger(part), unit, 'an integer', part);
  return part;
}

/**
 * Converts a number of units to a duration, or returns None if no duration corresponds to the number.
 *
 * The result is None for `NaN`, for infinite numbers, and for durations less than {@link MIN_VALUE} or greater than {@link MAX_VALUE}. It is also None for a fraction of a millisecond, unless you pass a rounding mode.
 * The number is interpreted as the decimal number that JavaScript prints for it, so `0.1` is exactly one tenth.
 *
 * @param value - The number of units, which may be negative or fractional.
 * @param unit - The unit of `value`.
 * @param roundingMode - How to round to milliseconds. By default, the function does not round.
 * @returns The duration, or None.
 *
 * @example Convert a fraction of a unit
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.from(1.5, 'hours'); // => 5_400_000
 * TimeDuration.from(1.1, 'seconds'); // => 1100
 * TimeDuration.from(0.0015, 'seconds'); // => undefined
 * TimeDuration.from(0.0015, 'seconds', 'halfEven'); // => 2
 * TimeDuration.from(NaN, 'hours'); // => undefined
 * ```
 *
 * @alias fromSeconds, fromMilliseconds, toDuration
 * @keywords convert, seconds, milliseconds, minutes, hours, days
 * @category Conversions
 * @since 1.0.0
 */
export function from(value: number, unit: Unit, roundingMode?: RoundingMode): Option<TimeDuration> {
  checkNumber(value, 'value');
  checkRoundingMode(roundingMode);
  const milliseconds = BigInt(millisecondsOf(unit));
  if (!Number.isFinite(value)) {
    return undefined;
  }
  const { dividend, divisor } = toFraction(value);
  return toDuration({ dividend: dividend * milliseconds, divisor }, roundingMode);
}
