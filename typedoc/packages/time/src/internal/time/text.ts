import { checkObject, checkString } from '@tstd/error/Argument';
import type { Int as IntType } from '@tstd/core-type';
import type { Option } from '@tstd/core/Option';
import * as Int from '@tstd/num/Int';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { checkLocales, checkRoundingMode, checkTime } from '../checks.js';
import { toDate } from './access.js';
import { daysOfMonth, startOfDate } from './calendar.js';
import { from } from './constructors.js';
import type { Time } from './model.js';

/** Matches the strings that {@link parse} accepts, but checks neither the lengths of months nor the bounds of times. */
export const PATTERN: RegExp =
  /^(\d{4}|\+\d{6}|-(?!000000)\d{6})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)?(?:[Zz]|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/;

const NANOSECONDS = 1_000_000 as IntType;

/**
 * Parses an ISO 8601 string as a time, or returns None if the string is invalid.
 *
 * | Part of the string | Accepted |
 * | --- | --- |
 * | the year | 4 digits, or a sign and 6 digits; `-000000` is rejected |
 * | the date | `YYYY-MM-DD`, an existing day |
 * | between the date and the time | `T`, `t` or a space, as in Postgres and Python |
 * | the time | `HH:MM` or `HH:MM:SS`, from 00:00:00 to 23:59:59; 24:00 and leap seconds are rejected |
 * | a fraction of a second | 1 to 9 digits after `.` or `,` |
 * | the offset from UTC | required: `Z`, `z`, `±HH:MM`, `±HHMM` (as from `%z` in Python) or `±HH` |
 * | other white space, the basic format without separators, seconds in an offset, time zone names | rejected |
 *
 * A string without an offset is rejected, and so is a date without a time, because neither identifies a point in time. To parse a date as the start of that day in UTC, append `T00:00Z`. If the string contains a fraction of a millisecond, the result is None, unless you pass a rounding mode, which is applied as in {@link round}.
 *
 * @param text - An ISO 8601 string with an offset, such as `'2024-02-29T12:00:00Z'`.
 * @param roundingMode - How to round to milliseconds. By default, the function does not round.
 * @returns The time, or None if the string is invalid or the time is outside the bounds.
 *
 * @example Parse valid and invalid strings
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.parse('1970-01-01T00:00:01Z'); // => 1000
 * Time.parse('1970-01-01T01:00+01:00'); // => 0
 * Time.parse('2023-02-29T00:00:00Z'); // => undefined
 * Time.parse('2024-02-29T00:00:00'); // => undefined
 * Time.parse('1970-01-01T00:00:00.0015Z'); // => undefined
 * Time.parse('1970-01-01T00:00:00.0015Z', 'floor'); // => 1
 * ```
 *
 * @alias fromISO, strptime, fromString, decode, read, tryParse, valueOf, fromISOString,
 *   toDateTime, parseExact, strtotime, from_iso8601
 * @keywords string, RFC3339, ISO8601, date, convert, invalid, timezone, API
 * @category Conversions
 * @since 1.0.0
 * @see The extended format of ISO 8601-1:2019 (section 5.4.2), and RFC 3339 (section 5.6), which allows a space and lower-case letters
 */
export function parse(text: string, roundingMode?: RoundingMode): Option<Time> {
  checkString(text, 'text');
  checkRoundingMode(roundingMode);
  const match = PATTERN.exec(text);
  if (match === null) {
    return undefined;
  }
  const [year, month, day] = [numberAt(match, 1), numberAt(match, 2), numberAt(match, 3)];
  const fraction = toMilliseconds(match[7] ?? '', roundingMode);
  if (day > daysOfMonth(year, month) || fraction === undefined) {
    return undefined;
  }
  const clock = (numberAt(match, 4) * 60 + numberAt(match, 5)) * 60 + numberAt(match, 6);
  const offset = (numberAt(match, 9) * 60 + numberAt(match, 10)) * 60;
  const seconds = match[8] === '-' ? clock + offset : clock - offset;
  return from(startOfDate(year, month, day) + seconds * 1000 + fraction);
}

function numberAt(match: RegExpExecArray, index: number): number {
  return Number(match[index] ?? 0);
}

/** Converts the digits of a fraction to milliseconds. Without a mode, the digits must not need rounding. */
function toMilliseconds(digits: string, roundingMode: RoundingMode | undefined): Option<number> {
  const nanoseconds = Number(digits.padEnd(9, '0')) as IntType;
  if (roundingMode === undefined && nanoseconds % NANOSECONDS !== 0) {
    return undefined;
  }
  return Int.divide(nanoseconds, NANOSECONDS, roundingMode);
}

/**
 * Converts a time to an ISO 8601 string in UTC, with three decimal places for the seconds. {@link parse} converts the string back to the same time.
 *
 * A year from 0 to 9999 is written with four digits, and any other year with a sign and six digits.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The string, identical to the result of `Date.prototype.toISOString`.
 *
 * @example Convert times to strings
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * Time.asString(Time.of({ year: 2024, month: 2, day: 29 })); // => '2024-02-29T00:00:00.000Z'
 * Time.asString(Time.of({ year: -43, month: 3, day: 15 })); // => '-000043-03-15T00:00:00.000Z'
 * ```
 *
 * @alias isoFormat, toString, show, Display, inspect, str, toISO, formatRFC3339, to_iso8601,
 *   iso8601, toRFC3339, toUTCString
 * @keywords serialize, RFC3339, JSON, store, JSON.stringify, database
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: Time): string {
  checkTime(self, 'self');
  return toDate(self).toISOString();
}

/**
 * Formats a time for display in the language of a locale. The time zone is UTC unless you pass another one.
 *
 * By default, the string contains the date and the time of day. `Intl.DateTimeFormat` produces the string, which may differ between engines, so {@link parse} does not accept it.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @param locales - The preferred locales, in any form that `Intl` accepts. The default is the locale of the runtime.
 * @param options - The options of `Intl.DateTimeFormat`. `timeZone` is `'UTC'` by default.
 * @returns The string.
 * @throws A `RangeError` if a language tag is malformed or `Intl` does not support the value of an option. A `TypeError` if two options cannot be combined, such as `dateStyle` and `hour`.
 *
 * @example A time in two languages and two time zones
 * ```ts
 * import { Time } from '@tstd/time';
 *
 * const time = Time.of({
 *   year: 2024,
 *   month: 2,
 *   day: 29,
 *   hour: 23,
 *   minute: 30,
 * });
 *
 * Time.format(time, 'en', { dateStyle: 'long' }); // => 'February 29, 2024'
 * Time.format(time, 'de', { dateStyle: 'long' }); // => '29. Februar 2024'
 * Time.format(time, 'de', { dateStyle: 'long', timeZone: 'Europe/Berlin' }); // => '1. März 2024'
 * ```
 *
 * @alias strftime, toFormat, DateTimeFormatter, toLocaleDateString, toLocaleTimeString,
 *   lightFormat, DateFormat, SimpleDateFormat, formatInTimeZone, formatTz, intlFormat,
 *   DateTimeFormat
 * @keywords timezone, locale, Intl.DateTimeFormat, display, pretty, French, dd/mm/yyyy, human,
 *   month, hour
 * @category Conversions
 * @since 1.0.0
 */
export function format(
  self: Time,
  locales?: Intl.LocalesArgument,
  options: Intl.DateTimeFormatOptions = {},
): string {
  checkTime(self, 'self');
  checkLocales(locales);
  checkObject(options, 'options');
  const { timeZone = 'UTC' } = options;
  return toDate(self).toLocaleString(locales, {
    ...options,
    timeZone,
  });
}
