import type { Tag } from '@tstd/core-type';

/**
 * A point of the time line in UTC: an integer of milliseconds since 1970-01-01T00:00:00Z, from -8.64 × 10^15 to 8.64 × 10^15.
 *
 * It is the range of the global `Date`: from 20 April -271821 to 13 September 275760. Every day has 86,400,000 milliseconds, as in POSIX: there are no leap seconds.
 * The type is a brand: a time is a number at run time, but a plain number is not a time for the compiler. {@link of}, {@link from} and {@link parse} return times, and {@link hasInstance} checks a number. So a number of seconds cannot be passed in place of a time.
 * There is one zero: no function returns `-0`, unless it is passed one.
 *
 * A time has no time zone, and no arithmetic here depends on one, or on the length of months: no local times, no "next month". Only `format` writes in a zone.
 *
 * @example A function that asks for a time
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const isOver = (deadline: Time, now: Time): boolean =>
 *   Time.lessThan(deadline, now);
 *
 * const deadline = Time.of({ year: 2024, month: 2, day: 29, hour: 12 });
 *
 * isOver(deadline, Time.of({ year: 2024, month: 3, day: 1 })); // => true
 * // @ts-expect-error TS2345: A number is not a time for the compiler.
 * isOver(deadline, 0); // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Time = number & Tag<'Time'>;

/**
 * The start of 1970 in UTC, from which the milliseconds are counted.
 *
 * @example The origin
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
 * @example The lower bound
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
 * @example The upper bound
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
 * Returns `true` when the value is a time: an integer within the bounds.
 *
 * @param value - Any value; a number is read as milliseconds since the start of 1970.
 * @returns Whether the value is a time.
 *
 * @example Narrow a value
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

/** Whether a number lies within the bounds. */
export function isWithin(value: number): boolean {
  return value >= MIN_VALUE && value <= MAX_VALUE;
}
