import type { Tag } from '@tstd/core-type';
import { checkArgument } from '@tstd/error';

import type { TimeDurationParameters } from '../../TimeDurationParameters.js';

/**
 * A length of time: an integer number of milliseconds from -(2^53 - 1) to 2^53 - 1, about 285,000 years in each direction.
 *
 * A negative duration goes back in time. JavaScript represents every integer in this range exactly.
 * The type is branded. At run time, a duration is a number, but the compiler accepts a number as a duration only if a function such as {@link of} or {@link from} has returned it or {@link hasInstance} has checked it. You therefore cannot pass a number of seconds as a duration by mistake.
 * Functions never return `-0`, unless you pass `-0`.
 *
 * A week always has 7 days, and a day always has 24 hours. Months and years are not supported, because their lengths vary.
 *
 * @example A function that accepts only durations
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const isLong = (duration: TimeDuration): boolean =>
 *   TimeDuration.greaterThan(duration, TimeDuration.of({ seconds: 30 }));
 *
 * isLong(TimeDuration.of({ minutes: 1 })); // => true
 * // @ts-expect-error TS2345: To the compiler, a number is not a duration.
 * isLong(60); // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type TimeDuration = number & Tag<'TimeDuration'>;

/**
 * The name of a unit of time: a key of `TimeDurationParameters`.
 *
 * @example Choose a unit
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const unit: TimeDuration.Unit = 'minutes';
 *
 * TimeDuration.to(TimeDuration.of({ hours: 2 }), unit); // => 120
 * ```
 *
 * @alias ChronoUnit, TimeUnit, DurationUnit, TemporalUnit, UnitOfTime, DateTimeUnit
 * @category Models
 * @since 1.0.0
 */
export type Unit = keyof TimeDurationParameters;

/**
 * The units of time, from the longest to the shortest.
 *
 * @example List the units
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.units; // => ['weeks', 'days', 'hours', 'minutes', 'seconds', 'milliseconds']
 * ```
 *
 * @alias ChronoUnit.values
 * @keywords list, names, dropdown
 * @category Constructors
 * @since 1.0.0
 */
export const units: readonly Unit[] = /* @__PURE__ */ Object.freeze<Unit[]>([
  'weeks',
  'days',
  'hours',
  'minutes',
  'seconds',
  'milliseconds',
]);

/**
 * The zero duration, the identity element of addition.
 *
 * @example The zero duration
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.zero; // => 0
 * ```
 *
 * @alias Duration.isZero
 * @keywords reduce, initial, none
 * @category Constructors
 * @since 1.0.0
 */
export const zero: TimeDuration = 0 as TimeDuration;

/**
 * The minimum duration, -(2^53 - 1) milliseconds.
 *
 * @example Read the lower bound
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.MIN_VALUE; // => -9_007_199_254_740_991
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const MIN_VALUE: TimeDuration = Number.MIN_SAFE_INTEGER as TimeDuration;

/**
 * The maximum duration, 2^53 - 1 milliseconds.
 *
 * @example Read the upper bound
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.MAX_VALUE; // => 9_007_199_254_740_991
 * ```
 *
 * @alias Duration.infinity, Duration.INFINITE
 * @keywords longest, infinite, limit
 * @category Constructors
 * @since 1.0.0
 */
export const MAX_VALUE: TimeDuration = Number.MAX_SAFE_INTEGER as TimeDuration;

/**
 * Checks whether the value is a duration, that is, a safe integer.
 *
 * @param value - Any value; a number is interpreted as milliseconds.
 * @returns Whether the value is a duration.
 *
 * @example Narrow the type of a value
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.hasInstance(1000); // => true
 * TimeDuration.hasInstance(0.5); // => false
 * TimeDuration.hasInstance('PT1S'); // => false
 * ```
 *
 * @alias isDuration, Duration.isDuration
 * @keywords guard, typeof, check, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is TimeDuration {
  return Number.isSafeInteger(value);
}

/**
 * Checks whether the value is the name of a unit of time.
 *
 * @param value - Any value; only exact names such as `'hours'` are units.
 * @returns Whether the value is a unit.
 *
 * @example Narrow the type of a value
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.isUnit('hours'); // => true
 * TimeDuration.isUnit('hour'); // => false
 * TimeDuration.isUnit('months'); // => false
 * ```
 *
 * @keywords guard, check, validate, hours, seconds
 * @category Guards
 * @since 1.0.0
 */
export function isUnit(value: unknown): value is Unit {
  return (units as readonly unknown[]).includes(value);
}

const MILLISECONDS: { readonly [Key in Unit]: number } = {
  weeks: 604_800_000,
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1000,
  milliseconds: 1,
};

/** Returns the number of milliseconds in a unit. */
export function millisecondsOf(unit: Unit, name: string = 'unit'): number {
  // Otherwise, untyped code could get a wrong duration without any error.
  checkArgument(isUnit(unit), name, 'a unit of time', unit);
  return MILLISECONDS[unit];
}
