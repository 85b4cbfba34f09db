import type { Tag } from '@tstd/core-type';

/**
 * A point on the UTC time line: an integer number of milliseconds since 1970-01-01T00:00:00Z, from -8.64 × 10^15 to 8.64 × 10^15.
 *
 * The range is that of the global `Date`, from 20 April -271821 to 13 September 275760. As in POSIX, every day has 86,400,000 milliseconds, and there are no leap seconds.
 * The type is branded. At run time, a time is a number, but the compiler accepts a number as a time only if a function such as {@link of}, {@link from} or {@link parse} has returned it or {@link hasInstance} has checked it. You therefore cannot pass a number of seconds as a time by mistake.
 * Functions never return `-0`, unless you pass `-0`.
 *
 * A time has no time zone. The arithmetic in this module depends neither on time zones nor on the lengths of months, so the module supports neither local times nor calendar steps such as "next month". Only `format` uses a time zone.
 *
 * @example A function that accepts only times
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const isOver = (deadline: Time, now: Time): boolean =>
 *   Time.lessThan(deadline, now);
 *
 * const deadline = Time.of({ year: 2024, month: 2, day: 29, hour: 12 });
 *
 * isOver(deadline, Time.of({ year: 2024, month: 3, day: 1 })); // => true
 * // @ts-expect-error TS2345: To the compiler, a number is not a time.
 * isOver(deadline, 0); // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Time = number & Tag<'Time'>;

/**
 * The start of 1970 in UTC, from which milliseconds are counted.
 *
 * @example Convert the epoch to a string
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.asString(Time.EPOCH); // => '1970-01-01T00:00:00.000Z'
 * ```
 *
 * @alias unixEpoch
 * @keywords zero
 * @category Constructors
 * @since 1.0.0
 */
export const EPOCH: Time = 0 as Time;

/**
 * The earliest time, 100,000,000 days before the start of 1970.
 *
 * @example Read the lower bound
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.asString(Time.MIN_VALUE); // => '-271821-04-20T00:00:00.000Z'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const MIN_VALUE: Time = -8.64e15 as Time;

/**
 * The latest time, 100,000,000 days after the start of 1970.
 *
 * @example Read the upper bound
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.asString(Time.MAX_VALUE); // => '+275760-09-13T00:00:00.000Z'
 * ```
 *
 * @keywords far, infinity, limit
 * @category Constructors
 * @since 1.0.0
 */
export const MAX_VALUE: Time = 8.64e15 as Time;

/**
 * Checks whether the value is a time, that is, an integer within the bounds.
 *
 * @param value - Any value; a number is interpreted as milliseconds since the start of 1970.
 * @returns Whether the value is a time.
 *
 * @example Narrow the type of a value
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.hasInstance(0); // => true
 * Time.hasInstance(0.5); // => false
 * Time.hasInstance(8.64e15 + 1); // => false
 * Time.hasInstance('1970-01-01T00:00:00Z'); // => false
 * ```
 *
 * @alias isDate, isValidDate, isDateTime, isMoment, isDayjs
 * @keywords guard, typeof, check, validate, timestamp
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Time {
  return Number.isInteger(value) && isWithin(value as number);
}

/** Checks whether a number lies within the bounds. */
export function isWithin(value: number): boolean {
  return value >= MIN_VALUE && value <= MAX_VALUE;
}
