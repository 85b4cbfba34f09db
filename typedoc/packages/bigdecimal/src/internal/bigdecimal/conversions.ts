import { checkNumber, checkObject, checkString } from '@tstd/error/Argument';
import type { Option } from '@tstd/core/Option';

import type { BigDecimal, BigDecimalString } from './model.js';
import { checkDecimal, checkInteger, create, createAt, powerOfTen, write } from './parts.js';
import { DECIMAL, MAX_LENGTH } from './text.js';

/**
 * Returns a numeric value as a decimal.
 *
 * @param value - A big integer of any size, which is converted exactly.
 * @returns The decimal, with no digit after the point.
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
 * Returns a number or a big integer as a decimal, or None when the number is not finite.
 *
 * A number is taken for the decimal that it is written as: the shortest one that reads back as the number. So `0.1` is one tenth, although the binary fraction stored for it is a little more.
 *
 * @param value - A number or a big integer; `NaN` and the infinities give None.
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
  // Its text has an exponent where it is long, and no digits at all where it is not finite.
  return Number.isSafeInteger(value) ? create(BigInt(value), 0) : read(String(value));
}

/**
 * How long a text may be that {@link parse} reads.
 *
 * @example A lower limit
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
  /** The greatest number of characters, a positive safe integer. Default is 100,000. */
  readonly maxLength?: number | undefined;
}

/**
 * Returns the decimal that a text writes, or None.
 *
 * The text is an optional `+` or `-`, ASCII digits, optionally a point and digits, optionally `e` or `E` with an optional sign and one to four digits, and nothing else: no white space, no separator, no point without digits on both sides. Leading zeros are accepted.
 * The digits after the point are kept, except those of zero. An exponent moves the point, to -9999 or 9999 places at most; a text with a longer exponent is None, whatever its value.
 *
 * The time to read digits grows faster than their number, so a text of more than 100,000 characters is None. Set `maxLength` to read a longer one.
 *
 * @param text - Decimal digits with an optional sign, point and exponent; white space gives None.
 * @param options - The greatest length of the text, by default 100,000.
 * @returns The decimal, or None when the text is not one or is longer than `maxLength`.
 * @throws An `ArgumentError` when `maxLength` is not a positive safe integer.
 *
 * @example Read strictly
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
 * @example Limit the length of a text
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

/** The decimal that a text of a limited length writes. */
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
 * Returns a decimal as text: all its digits, without an exponent.
 *
 * @param self - The decimal to write; zeros after the point are kept.
 * @returns The text, which `parse` reads if it is not too long.
 *
 * @example Write a decimal
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
  // SAFETY: digits, with a point among them where there is a scale.
  return write(self.value, self.scale) as BigDecimalString;
}

/**
 * Returns the number nearest to a decimal, or None when its absolute value is too great for a number.
 *
 * @param self - The decimal to convert; it is rounded when no number equals it.
 * @returns The number, or None.
 *
 * @example Leave exactness behind
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
  // The sum is 0 for -0, too.
  return Number.isFinite(number) ? number + 0 : undefined;
}

/**
 * Returns a decimal as a big integer, or None when it has a fractional part. It does not round.
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
