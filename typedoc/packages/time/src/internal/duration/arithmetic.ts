import { checkArray, checkNumber } from '@tstd/error/Argument';
import type { Int as IntType } from '@tstd/core-type';
import type { Option } from '@tstd/core/Option';
import * as Int from '@tstd/num/Int';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { checkDuration, checkRoundingMode } from '../checks.js';
import { to } from './access.js';
import { checked, toDuration, toFraction } from './exact.js';
import { type TimeDuration, type Unit, millisecondsOf, zero } from './model.js';

/**
 * Returns the sum of two durations, or None if it is outside the bounds.
 *
 * @param self - The duration to which `other` is added.
 * @param other - The duration to add, which may be negative.
 * @returns The sum, or None.
 *
 * @example Add two durations
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.add(
 *   TimeDuration.of({ hours: 1 }),
 *   TimeDuration.of({ minutes: 30 }),
 * ); // => 5_400_000
 * TimeDuration.add(
 *   TimeDuration.MAX_VALUE,
 *   TimeDuration.of({ milliseconds: 1 }),
 * ); // => undefined
 * ```
 *
 * @alias Duration.sum
 * @keywords total, hours, minutes
 * @category Combinations
 * @since 1.0.0
 */
export function add(self: TimeDuration, other: TimeDuration): Option<TimeDuration> {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return checked(self + other);
}

/**
 * Returns the difference of two durations, or None if it is outside the bounds.
 *
 * @param self - The duration from which `other` is subtracted.
 * @param other - The duration to subtract, which may be negative.
 * @returns The difference, or None.
 *
 * @example Subtract a duration
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.subtract(
 *   TimeDuration.of({ hours: 1 }),
 *   TimeDuration.of({ minutes: 90 }),
 * ); // => -1_800_000
 * TimeDuration.subtract(
 *   TimeDuration.MIN_VALUE,
 *   TimeDuration.of({ milliseconds: 1 }),
 * ); // => undefined
 * ```
 *
 * @keywords remaining, rest
 * @category Combinations
 * @since 1.0.0
 */
export function subtract(self: TimeDuration, other: TimeDuration): Option<TimeDuration> {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return checked(self - other);
}

/**
 * Multiplies a duration by a number. Returns None if the factor is not finite or the product is outside the bounds.
 *
 * The factor is interpreted as the decimal number that JavaScript prints for it, so `0.1` is exactly one tenth. The exact product is then rounded.
 *
 * @param self - The duration to multiply. A negative factor changes the sign of the duration.
 * @param factor - The factor: any finite number, including fractions.
 * @param roundingMode - How to round to milliseconds. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The product, or None.
 *
 * @example Multiply durations by a number
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.multiply(TimeDuration.of({ minutes: 1 }), 1.5); // => 90_000
 * TimeDuration.multiply(TimeDuration.of({ milliseconds: 5 }), 0.5); // => 3
 * TimeDuration.multiply(TimeDuration.of({ milliseconds: 5 }), 0.5, 'trunc'); // => 2
 * TimeDuration.multiply(TimeDuration.MAX_VALUE, 2); // => undefined
 * ```
 *
 * @keywords scale, double, factor, backoff
 * @category Combinations
 * @since 1.0.0
 */
export function multiply(
  self: TimeDuration,
  factor: number,
  roundingMode: RoundingMode = 'halfExpand',
): Option<TimeDuration> {
  checkDuration(self, 'self');
  checkNumber(factor, 'factor');
  checkRoundingMode(roundingMode);
  if (!Number.isFinite(factor)) {
    return undefined;
  }
  const { dividend, divisor } = toFraction(factor);
  return toDuration({ dividend: BigInt(self) * dividend, divisor }, roundingMode);
}

/**
 * Divides a duration by a number. Returns None if the divisor is zero or not finite, or if the quotient is outside the bounds.
 *
 * The divisor is interpreted as the decimal number that JavaScript prints for it, so `0.1` is exactly one tenth. The exact quotient is then rounded. To divide by a duration, use {@link quotient}.
 *
 * @param self - The dividend.
 * @param divisor - The divisor: any finite number except zero. It can be a fraction.
 * @param roundingMode - How to round to milliseconds. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The quotient, or None.
 *
 * @example Divide a second by a number
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.divide(TimeDuration.of({ seconds: 1 }), 3); // => 333
 * TimeDuration.divide(TimeDuration.of({ seconds: 1 }), 3, 'ceil'); // => 334
 * TimeDuration.divide(TimeDuration.of({ seconds: 1 }), 0); // => undefined
 * ```
 *
 * @keywords split, average, half, share
 * @category Combinations
 * @since 1.0.0
 */
export function divide(
  self: TimeDuration,
  divisor: number,
  roundingMode: RoundingMode = 'halfExpand',
): Option<TimeDuration> {
  checkDuration(self, 'self');
  checkNumber(divisor, 'divisor');
  checkRoundingMode(roundingMode);
  if (!Number.isFinite(divisor)) {
    return undefined;
  }
  const fraction = toFraction(divisor);
  return toDuration(
    { dividend: BigInt(self) * fraction.divisor, divisor: fraction.dividend },
    roundingMode,
  );
}

/**
 * Returns how many times a duration contains another, or None if the other duration is zero.
 *
 * @param self - The dividend.
 * @param other - The divisor; if it is zero, the result is None.
 * @param roundingMode - How to round to an integer. The default, `'trunc'`, rounds towards zero.
 * @returns The quotient as an integer, or None.
 *
 * @example Count the slots in a working day
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const slot = TimeDuration.of({ minutes: 45 });
 *
 * TimeDuration.quotient(TimeDuration.of({ hours: 8 }), slot); // => 10
 * TimeDuration.quotient(TimeDuration.of({ hours: 8 }), slot, 'ceil'); // => 11
 * TimeDuration.quotient(slot, TimeDuration.zero); // => undefined
 * ```
 *
 * @keywords divide, ratio, fit, integer
 * @category Combinations
 * @since 1.0.0
 */
export function quotient(
  self: TimeDuration,
  other: TimeDuration,
  roundingMode: RoundingMode = 'trunc',
): Option<IntType> {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  return Int.divide(self as number as IntType, other as number as IntType, roundingMode);
}

/**
 * Returns the remainder after dividing one duration by another, or None if the divisor is zero.
 *
 * The remainder is the dividend minus the divisor times the {@link quotient} for the same rounding mode. With `'trunc'`, it has the same sign as the dividend.
 *
 * @param self - The dividend.
 * @param other - The divisor; if it is zero, the result is None.
 * @param roundingMode - How to round the quotient. The default, `'trunc'`, rounds towards zero.
 * @returns The remainder, or None.
 *
 * @example The time left in a working day
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const slot = TimeDuration.of({ minutes: 45 });
 *
 * TimeDuration.remainder(TimeDuration.of({ hours: 8 }), slot); // => 1_800_000
 * TimeDuration.remainder(TimeDuration.of({ minutes: -1 }), slot, 'floor'); // => 2_640_000
 * TimeDuration.remainder(slot, TimeDuration.zero); // => undefined
 * ```
 *
 * @keywords modulo, mod, leftover
 * @category Combinations
 * @since 1.0.0
 */
export function remainder(
  self: TimeDuration,
  other: TimeDuration,
  roundingMode: RoundingMode = 'trunc',
): Option<TimeDuration> {
  checkDuration(self, 'self');
  checkDuration(other, 'other');
  const rest = Int.remainder(self as number as IntType, other as number as IntType, roundingMode);
  return rest as number | undefined as Option<TimeDuration>;
}

/**
 * Adds up a list of durations, or returns None if an intermediate sum is outside the bounds.
 *
 * The durations are added from first to last. An empty list sums to zero.
 *
 * @param values - The durations to add, which may be negative.
 * @returns The sum, or None.
 *
 * @example Add up a list of durations
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.sum([
 *   TimeDuration.of({ seconds: 1 }),
 *   TimeDuration.of({ seconds: 2 }),
 * ]); // => 3000
 * TimeDuration.sum([]); // => 0
 * TimeDuration.sum([TimeDuration.MAX_VALUE, TimeDuration.MAX_VALUE]); // => undefined
 * ```
 *
 * @keywords accumulate, aggregate, reduce, timesheet, hours, worked
 * @category Combinations
 * @since 1.0.0
 */
export function sum(values: readonly TimeDuration[]): Option<TimeDuration> {
  checkArray(values, 'values');
  let total: Option<TimeDuration> = zero;
  for (const value of values) {
    checkDuration(value, 'values');
    total = checked(total + value);
    if (total === undefined) {
      return undefined;
    }
  }
  return total;
}

/**
 * Returns the negation of a duration.
 *
 * @param self - The duration to negate; zero stays zero.
 * @returns The negated duration.
 *
 * @example Change the sign of a duration
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.negate(TimeDuration.of({ seconds: 1 })); // => -1000
 * TimeDuration.negate(TimeDuration.zero); // => 0
 * ```
 *
 * @keywords invert, minus, flip, reverse
 * @category Transformations
 * @since 1.0.0
 */
export function negate(self: TimeDuration): TimeDuration {
  checkDuration(self, 'self');
  return (0 - self) as TimeDuration;
}

/**
 * Returns the absolute value of a duration.
 *
 * @param self - The duration, which may be negative.
 * @returns The duration, which is never negative.
 *
 * @example Remove the sign of a duration
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.absolute(TimeDuration.of({ seconds: -1 })); // => 1000
 * ```
 *
 * @keywords positive, unsigned, distance
 * @category Transformations
 * @since 1.0.0
 */
export function absolute(self: TimeDuration): TimeDuration {
  checkDuration(self, 'self');
  return Math.abs(self) as TimeDuration;
}

/**
 * Rounds a duration to whole units, or returns None if the result is outside the bounds.
 *
 * @param self - The duration to round. If it is already a whole number of units, it is returned unchanged.
 * @param unit - The unit to round to; the result is a whole number of these units.
 * @param roundingMode - How to round the duration. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The rounded duration, or None.
 *
 * @example Round a duration to minutes
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const duration = TimeDuration.of({ seconds: 90 });
 *
 * TimeDuration.round(duration, 'minutes'); // => 120_000
 * TimeDuration.round(duration, 'minutes', 'floor'); // => 60_000
 * TimeDuration.round(TimeDuration.MAX_VALUE, 'weeks', 'ceil'); // => undefined
 * ```
 *
 * @keywords nearest, precision, hours
 * @category Transformations
 * @since 1.0.0
 */
export function round(
  self: TimeDuration,
  unit: Unit,
  roundingMode: RoundingMode = 'halfExpand',
): Option<TimeDuration> {
  return checked(to(self, unit, roundingMode) * millisecondsOf(unit));
}
