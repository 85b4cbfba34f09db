import { checkNumber, checkObject, checkString } from '@tstd/error/Argument';
import type { Option } from '@tstd/core/Option';

import type { BigDecimal, BigDecimalString } from './model.js';
import { checkDecimal, checkInteger, create, createAt, powerOfTen, write } from './parts.js';
import { DECIMAL, MAX_LENGTH } from './text.js';

/**
 * Converts a big integer to a decimal.
 *
 * @param value - A big integer of any size, which is converted exactly.
 * @returns The decimal, without decimal places.
 *
 * @example Convert a big integer
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.from(-42n); // => BigDecimal.of('-42')
 * ```
 *
 * @alias BigDecimal.fromBigInt, BigDecimal.fromNumber, unsafeFromNumber, safeFromNumber
 * @keywords bigint, cast, fromBigInt, string
 * @category Conversions
 * @since 1.0.0
 */
export function from(value: bigint): BigDecimal;

/**
 * Converts a number or a big integer to a decimal, or returns None if the number is not finite.
 *
 * A number is converted to the shortest decimal that parses to the same number. For example, `0.1` becomes one tenth, although the stored binary fraction is slightly larger.
 *
 * @param value - A number or a big integer; for `NaN` and the infinities, the result is None.
 * @returns The decimal, or None.
 *
 * @example Convert a number
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.from(0.1); // => BigDecimal.of('0.1')
 * BigDecimal.from(1e21); // => BigDecimal.of('1000000000000000000000')
 * BigDecimal.from(0.1 + 0.2); // => BigDecimal.of('0.30000000000000004')
 * BigDecimal.from(NaN); // => undefined
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function from(value: number | bigint): Option<BigDecimal>;

export function from(value: number | bigint): Option<BigDecimal> {
  if (typeof value === 'bigint') {
    return create(value, 0);
  }
  checkNumber(value, 'value');
  // The string of a long number has an exponent, and the string of a number that is not finite has no digits.
  return Number.isSafeInteger(value) ? create(BigInt(value), 0) : read(String(value));
}

/**
 * The maximum length of a string that {@link parse} accepts.
 *
 * @example Lower the limit
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const price: BigDecimal.ParseOptions = { maxLength: 12 };
 *
 * BigDecimal.parse('19.90', price); // => BigDecimal.of('19.90')
 * BigDecimal.parse('19.9000000000', price); // => undefined
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ParseOptions {
  /** The maximum number of characters, which must be a positive safe integer. The default is 100,000. */
  readonly maxLength?: number | undefined;
}

/**
 * Parses a string as a decimal, or returns None if the string is invalid.
 *
 * The string consists of ASCII digits after an optional `+` or `-`. A point with digits may follow, and then `e` or `E` with an optional sign and one to four digits. Nothing else is accepted: no white space, no separator, no point without digits on both sides. Leading zeros are accepted.
 * The decimal places are kept, except those of zero. An exponent moves the point by at most 9999 places. If the exponent has more than four digits, the result is None, whatever its value.
 *
 * Parsing time grows faster than the number of digits, so the result is None for a string of more than 100,000 characters. To parse longer strings, set `maxLength`.
 *
 * @param text - Decimal digits with an optional sign, point and exponent; if there is white space, the result is None.
 * @param options - The maximum length of the string. The default is 100,000.
 * @returns The decimal, or None if the string does not represent a decimal or is longer than `maxLength`.
 * @throws An `ArgumentError` if `maxLength` is not a positive safe integer.
 *
 * @example Accepted and rejected strings
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.parse('-1.50'); // => BigDecimal.of(-150n, { scale: 2 })
 * BigDecimal.parse('1.5e-3'); // => BigDecimal.of('0.0015')
 * BigDecimal.parse('1.5e3'); // => BigDecimal.of('1500')
 * BigDecimal.parse('1,5'); // => undefined
 * BigDecimal.parse('.5'); // => undefined
 * BigDecimal.parse('1e999999999'); // => undefined
 * ```
 *
 * @example Limit the length of a string
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const long = '7'.repeat(200_000);
 *
 * BigDecimal.parse(long); // => undefined
 * BigDecimal.parse(long, { maxLength: 200_000 }) === undefined; // => false
 * ```
 *
 * @alias toBigDecimalOrNull, toBigDecimal
 * @keywords string, convert, input, NumberFormatException, invalid, strict, number, comma, NaN
 * @category Conversions
 * @since 1.0.0
 */
export function parse(text: string, options: ParseOptions = {}): Option<BigDecimal> {
  checkString(text, 'text');
  checkObject(options, 'options');
  const { maxLength = MAX_LENGTH } = options;
  checkInteger('maxLength', maxLength, 1, Number.MAX_SAFE_INTEGER);
  return read(text, maxLength);
}

/** Parses a string as a decimal, or returns None if the string is invalid or longer than `maxLength`. */
export function read(text: string, maxLength: number = MAX_LENGTH): Option<BigDecimal> {
  if (text.length > maxLength || !DECIMAL.test(text)) {
    return undefined;
  }
  const mark = text.search(/e/i);
  const digits = mark === -1 ? text : text.slice(0, mark);
  const exponent = mark === -1 ? 0 : Number(text.slice(mark + 1));
  const point = digits.indexOf('.');
  if (point === -1) {
    return createAt(BigInt(digits), -exponent);
  }
  const value = BigInt(digits.slice(0, point) + digits.slice(point + 1));
  return createAt(value, digits.length - point - 1 - exponent);
}

/**
 * Converts a decimal to a string with all its digits and no exponent.
 *
 * @param self - The decimal to convert; trailing zeros after the point are kept.
 * @returns The string, which `parse` accepts if it is not too long.
 *
 * @example Convert a decimal to a string
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.asString(BigDecimal.of(-150n, { scale: 2 })); // => '-1.50'
 * BigDecimal.asString(BigDecimal.of(5n, { scale: 3 })); // => '0.005'
 * BigDecimal.asString(BigDecimal.of('1e21')); // => '1000000000000000000000'
 * ```
 *
 * @alias toPlainString
 * @keywords stringify, serialize, plain, print, scientific, notation, JSON
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: BigDecimal): BigDecimalString {
  checkDecimal(self, 'self');
  // SAFETY: the string has only digits, a sign and, if the scale is not 0, a point between digits.
  return write(self.value, self.scale) as BigDecimalString;
}

/**
 * Returns the number nearest to a decimal, or None if its absolute value is too large for a number.
 *
 * @param self - The decimal to convert; it is rounded if no number equals it.
 * @returns The number, or None.
 *
 * @example Convert with a loss of precision
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.toNumber(BigDecimal.of('0.10')); // => 0.1
 * BigDecimal.toNumber(BigDecimal.of('9007199254740993')); // => 9007199254740992
 * BigDecimal.toNumber(BigDecimal.of('-1e-400')); // => 0
 * BigDecimal.toNumber(BigDecimal.of(10n ** 400n)); // => undefined
 * ```
 *
 * @alias doubleValue, unsafeToNumber, toNumberUnsafe, floatValue, asDouble
 * @keywords float, double, convert, lossy, cast, chart, precision, imprecise, Math
 * @category Conversions
 * @since 1.0.0
 */
export function toNumber(self: BigDecimal): Option<number> {
  checkDecimal(self, 'self');
  const number = Number(asString(self));
  // Adding 0 turns -0 into 0.
  return Number.isFinite(number) ? number + 0 : undefined;
}

/**
 * Converts a decimal to a big integer, or returns None if it has a fractional part. The decimal is not rounded.
 *
 * @param self - The decimal to convert; it may have zeros after the point.
 * @returns The big integer, or None.
 *
 * @example Convert to a big integer
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.toBigInt(BigDecimal.of('42.00')); // => 42n
 * BigDecimal.toBigInt(BigDecimal.of('42.01')); // => undefined
 * ```
 *
 * @alias toBigIntegerExact, intValueExact, longValueExact, toBigInteger
 * @keywords bigint, cast
 * @category Conversions
 * @since 1.0.0
 */
export function toBigInt(self: BigDecimal): Option<bigint> {
  checkDecimal(self, 'self');
  const unit = powerOfTen(self.scale);
  return self.value % unit === 0n ? self.value / unit : undefined;
}
