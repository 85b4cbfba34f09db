import type { Option } from '@tstd/core/Option';
import * as Result from '@tstd/core/Result';
import { checkArgument } from '@tstd/error';
import { checkNumber, checkObject } from '@tstd/error/Argument';

import type { TimeParameters } from '../../TimeParameters.js';
import { daysOfMonth, startOfDate } from './calendar.js';
import { type Time, hasInstance } from './model.js';

/**
 * The unchecked fields of a time, which can be any numbers.
 *
 * @example Pass numbers from a form
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const fields: Time.Fields = {
 *   year: Number('2024'),
 *   month: Number('2'),
 *   day: Number('29'),
 * };
 *
 * Time.fromParameters(fields).ok; // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Fields = {
  readonly [Key in keyof TimeParameters]: number | Extract<TimeParameters[Key], undefined>;
};

/**
 * The first invalid field of a time, with its valid range.
 *
 * The valid range of a field depends on the preceding fields: in February 2023, for example, the last day is 28.
 *
 * @example Report an invalid month
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const fault: Time.FieldFault = {
 *   field: 'month',
 *   minValue: 1,
 *   maxValue: 12,
 *   received: 13,
 * };
 *
 * Time.fromParameters({ year: 2024, month: 13, day: 1 }); // => { ok: false, error: fault }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface FieldFault {
  /** The name of the field. */
  readonly field: keyof TimeParameters;

  /** The minimum valid value of the field. */
  readonly minValue: number;

  /** The maximum valid value of the field. */
  readonly maxValue: number;

  /** The invalid value of the field. */
  readonly received: unknown;
}

/**
 * Creates a time from fields in UTC. Use this function for fields that are fixed in your code, and {@link fromParameters} for external input.
 *
 * The fields of the date have no defaults. No field overflows into another one: 31 February is rejected.
 *
 * @param parameters - The date fields and, optionally, the time-of-day fields. Time-of-day fields default to `0`.
 * @returns The time.
 * @throws An {@link ArgumentError} if a field is not an integer in its range, or if the time is outside the bounds. The message names the invalid field.
 *
 * @example Create a leap day
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.of({ year: 1970, month: 1, day: 1, second: 1 }); // => 1000
 * Time.asString(Time.of({ year: 2024, month: 2, day: 29 })); // => '2024-02-29T00:00:00.000Z'
 * Time.of({ year: 2023, month: 2, day: 29 }); // => throws ArgumentError
 * ```
 *
 * @alias fromObject, Date.UTC, mktime, DateTime.utc, DateTime.local, time.Date
 * @keywords constructor, year, month, create, date, fixed, literal
 * @category Constructors
 * @since 1.0.0
 */
export function of(parameters: TimeParameters): Time {
  checkObject(parameters, 'parameters');
  const result = fromParameters(parameters);
  if (!result.ok) {
    const { field, maxValue, minValue, received } = result.error;
    checkArgument(false, field, `an integer from ${minValue} to ${maxValue}`, received);
  }
  return result.value;
}

/**
 * Creates a time from fields in UTC, or reports which field is invalid.
 *
 * @param parameters - The date fields and, optionally, the time-of-day fields. Time-of-day fields default to `0`.
 * @returns The time, or the first field that is not an integer in its range.
 *
 * @example Check fields that a user typed
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.fromParameters({ year: 1970, month: 1, day: 2 }); // => { ok: true, value: 86_400_000 }
 *
 * const result = Time.fromParameters({ year: 2023, month: 2, day: 31 });
 *
 * result.ok ? '' : `${result.error.field}: up to ${result.error.maxValue}`; // => 'day: up to 28'
 * ```
 *
 * @keywords validate, form, invalid, input, year, month, day, hour, February
 * @category Conversions
 * @since 1.0.0
 */
export function fromParameters(parameters: Fields): Result.Result<Time, FieldFault> {
  checkObject(parameters, 'parameters');
  const { year, month, day, hour = 0, minute = 0, second = 0, millisecond = 0 } = parameters;
  const values: Values = { year, month, day, hour, minute, second, millisecond };
  // Whether all fields so far equal those of a bound. If so, the bound also limits the next field.
  let isEarliest = true;
  let isLatest = true;
  for (const field of FIELDS) {
    const received: unknown = values[field];
    const [least, greatest] = rangeOf(field, values);
    const minValue: number = isEarliest ? EARLIEST[field] : least;
    const maxValue: number = isLatest ? LATEST[field] : greatest;
    if (!isIntegerFrom(minValue, maxValue, received)) {
      return Result.Err({ field, minValue, maxValue, received });
    }
    isEarliest &&= received === minValue;
    isLatest &&= received === maxValue;
  }
  const clock = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
  return Result.Ok((startOfDate(year, month, day) + clock) as Time);
}

type Values = { readonly [Key in keyof TimeParameters]-?: number };

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;

const MIDNIGHT = { hour: 0, minute: 0, second: 0, millisecond: 0 };

const EARLIEST: Values = { year: -271_821, month: 4, day: 20, ...MIDNIGHT };

const LATEST: Values = { year: 275_760, month: 9, day: 13, ...MIDNIGHT };

/** Returns the range of a field far from the bounds of times. The fields before it have been checked. */
function rangeOf(
  field: keyof TimeParameters,
  { month, year }: Values,
): readonly [least: number, greatest: number] {
  switch (field) {
    case 'year':
      return [EARLIEST.year, LATEST.year];
    case 'month':
      return [1, 12];
    case 'day':
      return [1, daysOfMonth(year, month)];
    case 'hour':
      return [0, 23];
    case 'minute':
    case 'second':
      return [0, 59];
    case 'millisecond':
      return [0, 999];
  }
}

function isIntegerFrom(minValue: number, maxValue: number, value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= minValue && Number(value) <= maxValue;
}

/**
 * Converts a number of milliseconds since the start of 1970 to a time. If the number is not an integer within the bounds, the result is None: the function does not round.
 *
 * @param milliseconds - The number of milliseconds since the start of 1970 in UTC, which is negative for earlier times.
 * @returns The time, or None.
 *
 * @example Convert milliseconds to times
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.from(1_709_208_000_000); // => 1_709_208_000_000
 * Time.from(0.5); // => undefined
 * Time.from(NaN); // => undefined
 * ```
 *
 * @alias ofEpochMilli, fromMillis, fromUnixTime, unix, fromEpochMilliseconds, fromTimestamp,
 *   ofEpochSecond, FromUnixTimeMilliseconds, utcfromtimestamp, unixMilli, DateTime.make,
 *   DateTime.unsafeMake
 * @keywords epoch, timestamp, POSIX, Date.now, seconds
 * @category Conversions
 * @since 1.0.0
 */
export function from(milliseconds: number): Option<Time> {
  checkNumber(milliseconds, 'milliseconds');
  // Adding 0 turns -0 into 0.
  return hasInstance(milliseconds) ? ((milliseconds + 0) as Time) : undefined;
}

/**
 * Converts a `Date` to a time, or returns None if the date is invalid.
 *
 * @param date - The date; if it is invalid, the result is None.
 * @returns The time, or None.
 *
 * @example Convert valid and invalid dates
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.fromDate(new Date(1000)); // => 1000
 * Time.fromDate(new Date('tomorrow')); // => undefined
 * ```
 *
 * @alias fromJSDate, getTime, toInstant, fromLegacyDate, unsafeFromDate, fromDateUnsafe,
 *   toTemporalInstant
 * @keywords Invalid, JavaScript, native, NaN, convert, object, ORM
 * @category Conversions
 * @since 1.0.0
 */
export function fromDate(date: Date): Option<Time> {
  // Check the tag instead of the class, because dates from other realms are also dates.
  checkArgument(Object.prototype.toString.call(date) === '[object Date]', 'date', 'a Date', date);
  return from(date.getTime());
}
