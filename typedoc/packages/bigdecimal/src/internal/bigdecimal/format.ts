import { checkObject } from '@tstd/error/Argument';
import { asString } from './conversions.js';
import { isInteger, isZero } from './guards.js';
import type { BigDecimal, BigDecimalString } from './model.js';
import {
  checkDecimal,
  checkLocales,
  checkRoundingMode,
  create,
  createAt,
  magnitude,
  powerOfTen,
  valueAt,
} from './parts.js';
import { roundTo } from './rounding.js';
import { absolute, sign } from './transformations.js';

/**
 * Formats a decimal for display in a language, as `Intl.NumberFormat` does for a number.
 *
 * The string contains all digits of the decimal, however many there are. Zeros are added only if a currency or an option requires them.
 * The options `maximumFractionDigits`, `minimumSignificantDigits`, `maximumSignificantDigits`, `roundingIncrement` and a `notation` other than `'standard'` limit the number of digits. The decimal is then rounded with `roundingMode`, like a number. With these options, a decimal with more than 308 digits before the point first loses its decimal places.
 *
 * @param self - The decimal to format; it is rounded only if an option requires it.
 * @param locales - The language, or several in order of preference; by default, the language of the environment.
 * @param options - The options of `Intl.NumberFormat`.
 * @returns The string.
 * @throws An `ArgumentError` if the rounding mode is invalid, a `RangeError` if a locale or another option is invalid, or a `TypeError` if the options contradict each other, for example if the style is `'currency'` and there is no currency.
 *
 * @example Format for a language
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const amount = BigDecimal.of('1234567890123456789.50');
 *
 * BigDecimal.format(amount, 'en'); // => '1,234,567,890,123,456,789.50'
 * BigDecimal.format(amount, 'de'); // => '1.234.567.890.123.456.789,50'
 * BigDecimal.format(BigDecimal.of('5'), 'en', {
 *   style: 'currency',
 *   currency: 'USD',
 * }); // => '$5.00'
 * BigDecimal.format(BigDecimal.of('0.125'), 'en', { style: 'percent' }); // => '12.5%'
 * ```
 *
 * @example Limit the number of digits
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const amount = BigDecimal.of('1234.565');
 *
 * BigDecimal.format(amount, 'en', { maximumFractionDigits: 2 }); // => '1,234.57'
 * BigDecimal.format(BigDecimal.roundTo(amount, 2, 'halfEven'), 'en'); // => '1,234.56'
 * BigDecimal.format(amount, 'en', { notation: 'compact' }); // => '1.2K'
 * ```
 *
 * @alias NumberFormatter, number_with_delimiter, Number.toLocaleString
 * @keywords thousands, separator, locale, grouping, toLocaleString, i18n, comma, pretty, percent,
 *   currency
 * @category Conversions
 * @since 1.0.0
 * @see ECMA-402, `Intl.NumberFormat`
 */
export function format(
  self: BigDecimal,
  locales?: Intl.LocalesArgument,
  options: Intl.NumberFormatOptions = {},
): string {
  checkDecimal(self, 'self');
  checkLocales(locales);
  checkObject(options, 'options');
  if (options.roundingMode !== undefined) {
    checkRoundingMode(options.roundingMode);
  }
  if (limitsDigits(options)) {
    const formatter = new Intl.NumberFormat(locales, options);
    return formatter.format(isLong(self) ? wholeOf(self) : asString(self));
  }
  const shown = options.style === 'percent' ? createAt(self.value, self.scale - 2) : self;
  const digits = fractionDigitsOf(shown, locales, options);
  const engineDigits = Math.min(digits, ENGINE_SCALE);
  const formatter = new Intl.NumberFormat(locales, {
    ...options,
    minimumFractionDigits: engineDigits,
    maximumFractionDigits: engineDigits,
    trailingZeroDisplay: 'auto',
  });
  if (digits === engineDigits && !isLong(self)) {
    return formatter.format(asString(self));
  }
  const exact = String(valueAt(absolute(shown), digits));
  // The formatter moves the point of a percentage to the right.
  const standIn = standInOf(self, ENGINE_SCALE + self.scale - shown.scale);
  return replaceDigits(formatter, standIn, exact, digits);
}

/** Every engine can format this many decimal places. Newer engines format up to 100. */
const ENGINE_SCALE = 20;

/** The engine reads a string with more digits before the point as an infinity. A big integer has no such limit. */
const ENGINE_DIGITS = 308;

/** Checks whether the options limit the number of digits. */
function limitsDigits(options: Intl.NumberFormatOptions): boolean {
  return (
    options.maximumFractionDigits !== undefined ||
    options.minimumSignificantDigits !== undefined ||
    options.maximumSignificantDigits !== undefined ||
    options.roundingIncrement !== undefined ||
    (options.notation !== undefined && options.notation !== 'standard')
  );
}

/** Returns the number of decimal places to format. */
function fractionDigitsOf(
  shown: BigDecimal,
  locales: Intl.LocalesArgument,
  options: Intl.NumberFormatOptions,
): number {
  if (options.trailingZeroDisplay === 'stripIfInteger' && isInteger(shown)) {
    return 0;
  }
  const { minimumFractionDigits = 0 } =
    options.style === 'currency'
      ? new Intl.NumberFormat(locales, options).resolvedOptions()
      : options;
  return Math.max(shown.scale, minimumFractionDigits);
}

function isLong(self: BigDecimal): boolean {
  return String(magnitude(self)).length - self.scale > ENGINE_DIGITS;
}

function wholeOf(self: BigDecimal): bigint {
  return self.value / powerOfTen(self.scale);
}

/** Returns a substitute that the engine can format. It has the same sign and the same number of digits before the point. */
function standInOf(self: BigDecimal, scale: number): bigint | BigDecimalString {
  const whole = wholeOf(self);
  if (whole !== 0n) {
    return whole;
  }
  const short = roundTo(self, scale, 'trunc');
  return asString(isZero(short) ? create(BigInt(sign(self)), scale) : short);
}

/** Formats the substitute, and replaces its digits with the exact ones. */
function replaceDigits(
  formatter: Intl.NumberFormat,
  standIn: bigint | BigDecimalString,
  exact: string,
  fractionDigits: number,
): string {
  const parts = formatter.formatToParts(standIn);
  const localDigits = localDigitsOf(formatter);
  const integerDigits = parts
    .filter(({ type }) => type === 'integer')
    .reduce((count, { value }) => count + [...value].length, 0);
  const digits = [...exact.padStart(integerDigits + fractionDigits, '0')].map(
    (digit) => localDigits[Number(digit)],
  );
  let index = 0;
  return parts
    .map(({ type, value }) => {
      if (type === 'fraction') {
        return digits.slice(index).join('');
      }
      if (type !== 'integer') {
        return value;
      }
      const start = index;
      index += [...value].length;
      return digits.slice(start, index).join('');
    })
    .join('');
}

/** Returns the digits from 0 to 9 in the numbering system of the formatter. */
function localDigitsOf(formatter: Intl.NumberFormat): readonly string[] {
  const { locale, numberingSystem } = formatter.resolvedOptions();
  const plain = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
  return [...plain.format(9876543210)].reverse();
}
