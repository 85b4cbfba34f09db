import { checkArgument } from '@tstd/error';
import { checkObject, checkString } from '@tstd/error/Argument';
import type { Option } from '@tstd/core/Option';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { checkDuration, checkLocales, checkRoundingMode } from '../checks.js';
import { toParameters } from './access.js';
import { toDuration } from './exact.js';
import { type TimeDuration, type Unit, millisecondsOf, units } from './model.js';

/**
 * The options of {@link format}.
 *
 * @example Use hours as the longest unit and full unit names
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const options: TimeDuration.FormatOptions = {
 *   largestUnit: 'hours',
 *   style: 'long',
 * };
 *
 * TimeDuration.format(TimeDuration.of({ days: 2 }), 'en', options); // => '48 hours'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface FormatOptions {
  /** The longest unit to use. The default is `'days'`. */
  readonly largestUnit?: Unit | undefined;

  /** How unit names are written: `'1 hour'` for `'long'`, `'1 hr'` for `'short'` and `'1h'` for `'narrow'`. The default is `'short'`. */
  readonly style?: 'long' | 'short' | 'narrow' | undefined;
}

/** Matches the strings that {@link parse} accepts, but does not check that only the last part has a fraction. */
export const PATTERN: RegExp =
  /^[+-]?P(?=.)(\d{1,16}(?:[.,]\d{1,9})?W)?(\d{1,16}(?:[.,]\d{1,9})?D)?(?:T(?=.)(\d{1,16}(?:[.,]\d{1,9})?H)?(\d{1,16}(?:[.,]\d{1,9})?M)?(\d{1,16}(?:[.,]\d{1,9})?S)?)?$/;

const STYLES: readonly unknown[] = ['long', 'short', 'narrow'];

/** The units of the parts of a string, in order. */
const PARTS: readonly Unit[] = ['weeks', 'days', 'hours', 'minutes', 'seconds'];

/**
 * Parses an ISO 8601 string as a duration, or returns None if the string is invalid.
 *
 * | Part of the string | Accepted |
 * | --- | --- |
 * | `P`, weeks `W`, days `D`, then `T`, hours `H`, minutes `M`, seconds `S` | in this order, with at least one part, and at least one after `T` if `T` is present |
 * | a part | 1 to 16 digits |
 * | a fraction | 1 to 9 digits after `.` or `,`, in the last part only |
 * | a sign | one `+` or `-` before `P`, which applies to all parts |
 * | years `Y` and months `M` before `T` | rejected, because their lengths vary |
 * | lower-case letters, white space, the alternative format with separators | rejected |
 *
 * A part may be longer than the next larger unit: `PT90M` is an hour and a half. If the string contains a fraction of a millisecond, the result is None, unless you pass a rounding mode.
 *
 * @param text - An ISO 8601 string, such as `'PT1H30M'`.
 * @param roundingMode - How to round to milliseconds. By default, the function does not round.
 * @returns The duration, or None if the string is invalid or the duration is outside the bounds.
 *
 * @example Parse valid and invalid strings
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.parse('PT1H30M'); // => 5_400_000
 * TimeDuration.parse('-P1DT0.5S'); // => -86_400_500
 * TimeDuration.parse('P1M'); // => undefined
 * TimeDuration.parse('PT0.0005S'); // => undefined
 * TimeDuration.parse('PT0.0005S', 'ceil'); // => 1
 * ```
 *
 * @alias fromISODuration, parseDuration, Duration.decodeUnknown, Duration.fromInput
 * @keywords string, PT1H30M, ISO8601, config, convert
 * @category Conversions
 * @since 1.0.0
 * @see ISO 8601-1:2019 (section 5.5.2.3), and ISO 8601-2:2019 for the sign
 */
export function parse(text: string, roundingMode?: RoundingMode): Option<TimeDuration> {
  checkString(text, 'text');
  checkRoundingMode(roundingMode);
  const match = PATTERN.exec(text);
  if (match === null) {
    return undefined;
  }
  let total = 0n;
  let hasFraction = false;
  for (const [index, unit] of PARTS.entries()) {
    const part = match[index + 1];
    if (part !== undefined) {
      if (hasFraction) {
        return undefined;
      }
      const [whole = '', decimals = ''] = part.slice(0, -1).split(/[.,]/);
      hasFraction = decimals !== '';
      total += BigInt(`${whole}${decimals.padEnd(9, '0')}`) * BigInt(millisecondsOf(unit));
    }
  }
  const dividend = text.startsWith('-') ? -total : total;
  return toDuration({ dividend, divisor: 1_000_000_000n }, roundingMode);
}

/**
 * Converts a duration to an ISO 8601 string of days, hours, minutes and seconds.
 *
 * Parts that are `0` are omitted, and a negative duration has a sign before the `P`. {@link parse} converts the string back to the same duration.
 *
 * @param self - The duration to convert, which may be negative.
 * @returns The ISO 8601 string.
 *
 * @example Convert durations to strings
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * TimeDuration.asString(TimeDuration.of({ minutes: 90 })); // => 'PT1H30M'
 * TimeDuration.asString(TimeDuration.of({ days: -1, milliseconds: -5 })); // => '-P1DT0.005S'
 * TimeDuration.asString(TimeDuration.of({ weeks: 1 })); // => 'P7D'
 * TimeDuration.asString(TimeDuration.zero); // => 'PT0S'
 * ```
 *
 * @alias formatISODuration
 * @keywords serialize, PT1H30M, ISO8601, store, JSON
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: TimeDuration): string {
  checkDuration(self, 'self');
  if (self === 0) {
    return 'PT0S';
  }
  const parts = toParameters(Math.abs(self) as TimeDuration);
  const { days, hours, minutes, seconds, milliseconds } = parts;
  const fraction = String(milliseconds).padStart(3, '0').replace(/0+$/, '');
  const decimals = fraction === '' ? '' : `.${fraction}`;
  const hasSeconds = seconds !== 0 || milliseconds !== 0;
  const time = [
    hours === 0 ? '' : `${hours}H`,
    minutes === 0 ? '' : `${minutes}M`,
    hasSeconds ? `${seconds}${decimals}S` : '',
  ].join('');
  const sign = self < 0 ? '-' : '';
  return `${sign}P${days === 0 ? '' : `${days}D`}${time === '' ? '' : `T${time}`}`;
}

/**
 * Formats a duration for display in the language of a locale.
 *
 * Parts that are `0` are omitted, but the zero duration is written as 0 seconds. A negative duration has a sign before the first part. The words come from `Intl.NumberFormat` and `Intl.ListFormat`, and may differ between engines.
 *
 * @param self - The duration to convert, which may be negative.
 * @param locales - The preferred locales, in any form that `Intl` accepts. The default is the locale of the runtime.
 * @param options - The longest unit and the style of the unit names.
 * @returns The string.
 * @throws An `ArgumentError` if the unit or the style is unknown, or a `RangeError` if a language tag is malformed.
 *
 * @example A duration in two languages
 * ```ts
 * import { TimeDuration } from '@tstd/time';
 *
 * const duration = TimeDuration.of({ minutes: 150 });
 *
 * TimeDuration.format(duration, 'en', { style: 'long' }); // => '2 hours, 30 minutes'
 * TimeDuration.format(duration, 'de', { style: 'long' }); // => '2 Stunden, 30 Minuten'
 * TimeDuration.format(duration, 'en', { largestUnit: 'minutes' }); // => '150 min'
 * ```
 *
 * @alias humanize, toHuman, prettyMs, humanizeDuration, formatDistance, formatDistanceStrict,
 *   prettyMilliseconds, Intl.RelativeTimeFormat, RelativeTimeFormat, timeago.js
 * @keywords readable, locale, pretty, display, hours, minutes
 * @category Conversions
 * @since 1.0.0
 */
export function format(
  self: TimeDuration,
  locales?: Intl.LocalesArgument,
  options: FormatOptions = {},
): string {
  checkDuration(self, 'self');
  checkLocales(locales);
  checkObject(options, 'options');
  const { largestUnit, style = 'short' } = options;
  checkArgument(STYLES.includes(style), 'style', '"long", "short" or "narrow"', style);
  const parts = toParameters(self, largestUnit);
  const written = units.filter((unit) => parts[unit] !== 0);
  const texts = (written.length === 0 ? (['seconds'] as const) : written).map((unit, index) =>
    new Intl.NumberFormat(locales, {
      style: 'unit',
      unit: unit.slice(0, -1),
      unitDisplay: style,
    }).format(index === 0 ? parts[unit] : Math.abs(parts[unit])),
  );
  return new Intl.ListFormat(locales, { type: 'unit', style }).format(texts);
}
