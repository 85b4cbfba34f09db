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
 * @example Hours at most, in full words
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
  /** The longest unit to write. The default is `'days'`. */
  readonly largestUnit?: Unit | undefined;

  /** How long the names of the units are: `'long'` gives `'1 hour'`, `'short'` gives `'1 hr'`, and `'narrow'` gives `'1h'`. The default is `'short'`. */
  readonly style?: 'long' | 'short' | 'narrow' | undefined;
}

/** What {@link parse} reads, but for the rule that only the last part has a fraction. */
export const PATTERN: RegExp =
  /^[+-]?P(?=.)(\d{1,16}(?:[.,]\d{1,9})?W)?(\d{1,16}(?:[.,]\d{1,9})?D)?(?:T(?=.)(\d{1,16}(?:[.,]\d{1,9})?H)?(\d{1,16}(?:[.,]\d{1,9})?M)?(\d{1,16}(?:[.,]\d{1,9})?S)?)?$/;

const STYLES: readonly unknown[] = ['long', 'short', 'narrow'];

/** The units of the parts of a text, in the order in which they stand in it. */
const PARTS: readonly Unit[] = ['weeks', 'days', 'hours', 'minutes', 'seconds'];

/**
 * Returns the duration that a text writes in ISO 8601, or None.
 *
 * | in the text | accepted |
 * | --- | --- |
 * | `P`, weeks `W`, days `D`, then `T`, hours `H`, minutes `M`, seconds `S` | in this order, at least one part, and at least one after `T` if it is there |
 * | a part | 1 to 16 digits |
 * | a fraction | 1 to 9 digits after `.` or `,`, in the last part only |
 * | a sign | one `+` or `-` before `P`, for all parts |
 * | years `Y` and months `M` before `T` | refused: they are not of one length |
 * | lower-case letters, white space, the alternative format with separators | refused |
 *
 * A part may be greater than the next longer unit: `PT90M` is an hour and a half. What is not a whole number of milliseconds is None, unless a mode says how to round it.
 *
 * @param text - A duration in ISO 8601, such as `'PT1H30M'`.
 * @param roundingMode - How to round to milliseconds. Without it, nothing is rounded.
 * @returns The duration, or None when the text is not one or the duration is beyond the bounds.
 *
 * @example Read strictly
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
 * @see ISO 8601-1:2019, 5.5.2.3, and ISO 8601-2:2019 for the sign
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
 * Returns a duration as text in ISO 8601, in days, hours, minutes and seconds.
 *
 * Parts that are `0` are left out, and a negative duration has its sign before the `P`. {@link parse} reads the text as the same duration again.
 *
 * @param self - The duration to write, which may be negative.
 * @returns The text.
 *
 * @example Write a duration
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
 * Returns a duration as text for people, in the words of a language.
 *
 * Parts that are `0` are left out; no time is `0` seconds. A negative duration has its sign before the first part. The words are those of `Intl.NumberFormat` and `Intl.ListFormat`, and may differ from one engine to another.
 *
 * @param self - The duration to write, which may be negative.
 * @param locales - The languages to choose from, as `Intl` takes them. Without them, that of the environment is taken.
 * @param options - The longest unit, and how long the names of the units are.
 * @returns The text.
 * @throws An `ArgumentError` when the unit or the style is not one, and a `RangeError` when a language tag is not well-formed.
 *
 * @example Two languages
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
