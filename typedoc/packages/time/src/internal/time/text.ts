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

/** What {@link parse} reads, but for the length of the months and the bounds of times. */
export const PATTERN: RegExp =
  /^(\d{4}|\+\d{6}|-(?!000000)\d{6})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)?(?:[Zz]|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/;

const NANOSECONDS = 1_000_000 as IntType;

/**
 * Returns the time that a text writes in ISO 8601, or None.
 *
 * | in the text | accepted |
 * | --- | --- |
 * | the year | 4 digits, or a sign and 6 digits; `-000000` is refused |
 * | the date | `YYYY-MM-DD`, a day that exists |
 * | between date and time | `T`, `t`, or a space as Postgres and Python write it |
 * | the time | `HH:MM` or `HH:MM:SS`, from 00:00:00 to 23:59:59; 24:00 and leap seconds are refused |
 * | a fraction of the second | 1 to 9 digits after `.` or `,` |
 * | the offset from UTC | `Z`, `z`, `±HH:MM`, `±HHMM` as `%z` of Python writes it, or `±HH`; always needed |
 * | other white space, the basic format without separators, seconds of an offset, names of time zones | refused |
 *
 * A text without an offset is refused, and so is a date alone, as neither says which point of time it means: append `T00:00Z` to a date for its start in UTC. What is finer than a millisecond is None, unless a mode says how to round it, as {@link round} does.
 *
 * @param text - A time in ISO 8601 with its offset, such as `'2024-02-29T12:00:00Z'`.
 * @param roundingMode - How to round to milliseconds. Without it, nothing is rounded.
 * @returns The time, or None when the text is not one or the time is beyond the bounds.
 *
 * @example Read strictly
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
 * @see ISO 8601-1:2019, 5.4.2, in the extended format, and RFC 3339, 5.6, which has the space and the lower-case letters
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

/** The milliseconds of the digits of a fraction. Without a mode, they have to be exact. */
function toMilliseconds(digits: string, roundingMode: RoundingMode | undefined): Option<number> {
  const nanoseconds = Number(digits.padEnd(9, '0')) as IntType;
  if (roundingMode === undefined && nanoseconds % NANOSECONDS !== 0) {
    return undefined;
  }
  return Int.divide(nanoseconds, NANOSECONDS, roundingMode);
}

/**
 * Returns a time as text in ISO 8601, in UTC and with three digits of the second. {@link parse} reads it as the same time again.
 *
 * A year from 0 to 9999 has four digits, and any other one has a sign and six.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @returns The text, which is that of `Date.prototype.toISOString`.
 *
 * @example Write a time
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
 * Returns a time as text for people, in the way of a language, in UTC unless another time zone is given.
 *
 * Without options that choose what to write, it is the date and the time of day. The text is that of `Intl.DateTimeFormat`, and may differ from one engine to another: it is not for {@link parse}.
 *
 * @param self - The time, in milliseconds since the start of 1970.
 * @param locales - The languages to choose from, as `Intl` takes them. Without them, that of the environment is taken.
 * @param options - The options of `Intl.DateTimeFormat`. The default of `timeZone` is `'UTC'`.
 * @returns The text.
 * @throws A `RangeError` when a language tag is not well-formed, or an option has a value that `Intl` does not know. A `TypeError` when options exclude each other, such as `dateStyle` and `hour`.
 *
 * @example Two languages and two time zones
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
