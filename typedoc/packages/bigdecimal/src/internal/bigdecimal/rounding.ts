import { checkObject } from '@tstd/error/Argument';
import * as BigInts from '@tstd/num/BigInt';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { precision } from './access.js';
import type { BigDecimal, BigDecimalString } from './model.js';
import {
  checkDecimal,
  checkInteger,
  checkRoundingMode,
  checkScale,
  countZeros,
  create,
  createAt,
  magnitude,
  powerOfTen,
  SCALE_LIMIT,
  valueAt,
  write,
} from './parts.js';

/**
 * Rounds a decimal to an integer.
 *
 * @param self - The decimal; its exact value is rounded at most once.
 * @param roundingMode - How to round the decimal. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The rounded decimal, without decimal places.
 *
 * @example Round to an integer
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.round(BigDecimal.of('2.5')); // => BigDecimal.of('3')
 * BigDecimal.round(BigDecimal.of('-2.5')); // => BigDecimal.of('-3')
 * BigDecimal.round(BigDecimal.of('2.5'), 'halfEven'); // => BigDecimal.of('2')
 * ```
 *
 * @alias floor, ceil, truncate, rounded, trunc, ceiling, integerValue, to_integral_value,
 *   truncated
 * @keywords nearest, half, Math.round, down
 * @category Transformations
 * @since 1.0.0
 */
export function round(self: BigDecimal, roundingMode: RoundingMode = 'halfExpand'): BigDecimal {
  return roundTo(self, 0, roundingMode);
}

/**
 * Rounds a decimal to at most `scale` decimal places. To add decimal places too, use the `scale` function.
 *
 * @param self - The decimal; its exact value is rounded at most once.
 * @param scale - The number of decimal places to keep, which must be an integer from -1,000,000 to 1,000,000. With -2, the result is a multiple of 100.
 * @param roundingMode - How to round the decimal. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The rounded decimal, or the same decimal if it does not have more digits than requested.
 * @throws An `ArgumentError` if `scale` is not an integer or is out of range.
 *
 * @example Round to two decimal places
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.roundTo(BigDecimal.of('1.005'), 2); // => BigDecimal.of('1.01')
 * BigDecimal.roundTo(BigDecimal.of('1.005'), 2, 'halfEven'); // => BigDecimal.of('1.00')
 * BigDecimal.roundTo(BigDecimal.of('1250'), -2, 'halfEven'); // => BigDecimal.of('1200')
 * BigDecimal.roundTo(BigDecimal.of('1.5'), 2); // => BigDecimal.of('1.5')
 * BigDecimal.roundTo(BigDecimal.of('1.5'), 0.5); // => throws ArgumentError
 * ```
 *
 * @alias setScale, toFixed, round2, withScale, toDP, toNearest, roundToNearest
 * @keywords places, nearest, cents, precision, hundredth, percent
 * @category Transformations
 * @since 1.0.0
 */
export function roundTo(
  self: BigDecimal,
  scale: number,
  roundingMode: RoundingMode = 'halfExpand',
): BigDecimal {
  checkDecimal(self, 'self');
  checkInteger('scale', scale, -SCALE_LIMIT, SCALE_LIMIT);
  if (scale < self.scale) {
    return dropDigits(self, scale, roundingMode);
  }
  checkRoundingMode(roundingMode);
  return self;
}

/**
 * Rounds a decimal to at most `digits` significant digits.
 *
 * @param self - The decimal; its exact value is rounded at most once.
 * @param digits - The number of digits to keep, an integer from 1 to 1,000,000. Leading zeros do not count; in an integer, zeros replace the digits that are not kept.
 * @param roundingMode - How to round the decimal. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The rounded decimal, or the same decimal if it does not have more digits than requested.
 * @throws An `ArgumentError` if `digits` is not an integer from 1 to 1,000,000.
 *
 * @example Keep three digits
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.roundToPrecision(BigDecimal.of('0.0012345'), 3); // => BigDecimal.of('0.00123')
 * BigDecimal.roundToPrecision(BigDecimal.of('12345'), 3); // => BigDecimal.of('12300')
 * BigDecimal.roundToPrecision(BigDecimal.of('9.996'), 3); // => BigDecimal.of('10.0')
 * BigDecimal.roundToPrecision(BigDecimal.of('1.5'), 0); // => throws ArgumentError
 * ```
 *
 * @alias toSD, toPrecision, MathContext, toSignificantFigures
 * @keywords significant, figures, sigfigs, signif, scientific
 * @category Transformations
 * @since 1.0.0
 */
export function roundToPrecision(
  self: BigDecimal,
  digits: number,
  roundingMode: RoundingMode = 'halfExpand',
): BigDecimal {
  checkDecimal(self, 'self');
  checkRoundingMode(roundingMode);
  checkInteger('digits', digits, 1, SCALE_LIMIT);
  const rounded = keepDigits(self, digits, roundingMode);
  // If rounding adds a digit, as from 9.99 to 10.00, drop a trailing zero.
  return rounded.scale > 0 && precision(rounded) > digits
    ? dropDigits(rounded, rounded.scale - 1, roundingMode)
    : rounded;
}

/**
 * Returns a decimal with exactly `scale` decimal places, by rounding it or adding trailing zeros. Zero is returned unchanged.
 *
 * @param self - The decimal; its exact value is rounded at most once.
 * @param scale - The number of decimal places, which must be an integer from 0 to 1,000,000.
 * @param roundingMode - How to round the decimal. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The decimal with the requested scale, unless it is zero.
 * @throws An `ArgumentError` if `scale` is not an integer or is out of range.
 *
 * @example Set two decimal places
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.scale(BigDecimal.of('1.5'), 2); // => BigDecimal.of('1.50')
 * BigDecimal.scale(BigDecimal.of('1.005'), 2); // => BigDecimal.of('1.01')
 * BigDecimal.scale(BigDecimal.of('1.005'), 2, 'trunc'); // => BigDecimal.of('1.00')
 * BigDecimal.scale(BigDecimal.zero, 2); // => BigDecimal.zero
 * BigDecimal.scale(BigDecimal.of('1.5'), -1); // => throws ArgumentError
 * ```
 *
 * @alias quantize, dp, fractionDigits
 * @keywords pad, trailing, fixed, setScale, rescale
 * @category Transformations
 * @since 1.0.0
 */
export function scale(
  self: BigDecimal,
  scale: number,
  roundingMode: RoundingMode = 'halfExpand',
): BigDecimal {
  checkDecimal(self, 'self');
  checkScale(scale);
  if (scale < self.scale) {
    return dropDigits(self, scale, roundingMode);
  }
  checkRoundingMode(roundingMode);
  return create(valueAt(self, scale), scale);
}

/**
 * Converts a decimal to a string with exactly `scale` decimal places.
 *
 * Use it to align a column of figures: zero is also written with `scale` decimal places, although the decimal 0 has none. The string has no exponent and no group separators. For display, use `format`.
 *
 * @param self - The decimal; its exact value is rounded at most once.
 * @param scale - The number of decimal places, which must be an integer from 0 to 1,000,000.
 * @param roundingMode - How to round the decimal. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The string.
 * @throws An `ArgumentError` if `scale` is not an integer from 0 to 1,000,000, or if the rounding mode is invalid.
 *
 * @example Align a column of figures
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.toFixed(BigDecimal.of('1.005'), 2); // => '1.01'
 * BigDecimal.toFixed(BigDecimal.of('12'), 2); // => '12.00'
 * BigDecimal.toFixed(BigDecimal.of('0.00'), 2); // => '0.00'
 * BigDecimal.toFixed(BigDecimal.of('-0.001'), 2); // => '0.00'
 * BigDecimal.toFixed(BigDecimal.of('2.5'), 0, 'halfEven'); // => '2'
 * ```
 *
 * @alias toStringAsFixed, number_with_precision
 * @keywords places, string, trailing, padded, align, zeros
 * @category Conversions
 * @since 1.0.0
 */
export function toFixed(
  self: BigDecimal,
  scale: number,
  roundingMode: RoundingMode = 'halfExpand',
): BigDecimalString {
  checkDecimal(self, 'self');
  checkScale(scale);
  const rounded = roundTo(self, scale, roundingMode);
  // SAFETY: the string has only digits, a sign and, if the scale is not 0, a point between digits.
  return write(valueAt(rounded, scale), scale) as BigDecimalString;
}

/**
 * The options of {@link toExponential}.
 *
 * @example Round to one decimal place
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const options: BigDecimal.ToExponentialOptions = {
 *   scale: 1,
 *   roundingMode: 'trunc',
 * };
 *
 * BigDecimal.toExponential(BigDecimal.of('1290'), options); // => '1.2e+3'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ToExponentialOptions {
  /** The number of digits after the point, which must be an integer from 0 to 1,000,000. By default, the string has all the digits that `parse` needs to return the same decimal. */
  readonly scale?: number | undefined;

  /** How to round the decimal. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero. */
  readonly roundingMode?: RoundingMode | undefined;
}

/**
 * Converts a decimal to a string in scientific notation: one digit before the point, the other digits and an exponent.
 *
 * If you do not pass a scale, the string has as many digits as `parse` needs to return the same decimal: decimal places are kept, and trailing zeros of an integer are left out.
 * `parse` accepts only exponents from -9999 to 9999.
 *
 * @param self - The decimal; its exact value is rounded at most once.
 * @param options - The number of digits after the point, and how to round the decimal.
 * @returns The string.
 * @throws An `ArgumentError` if `scale` is not an integer from 0 to 1,000,000, or if the rounding mode is invalid.
 *
 * @example Write a very small number
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.toExponential(BigDecimal.of('0.00000015')); // => '1.5e-7'
 * BigDecimal.toExponential(BigDecimal.of('-1500')); // => '-1.5e+3'
 * BigDecimal.toExponential(BigDecimal.of('1500.0')); // => '1.5000e+3'
 * BigDecimal.toExponential(BigDecimal.zero); // => '0e+0'
 * ```
 *
 * @example Write two decimal places
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.toExponential(BigDecimal.of('12345'), { scale: 2 }); // => '1.23e+4'
 * BigDecimal.toExponential(BigDecimal.of('12345'), {
 *   scale: 2,
 *   roundingMode: 'ceil',
 * }); // => '1.24e+4'
 * BigDecimal.toExponential(BigDecimal.of('9.996'), { scale: 2 }); // => '1.00e+1'
 * BigDecimal.toExponential(BigDecimal.of('12345'), { scale: -1 }); // => throws ArgumentError
 * ```
 *
 * @alias toEngineeringString
 * @keywords mantissa, engineering, 1e-7, e-notation
 * @category Conversions
 * @since 1.0.0
 */
export function toExponential(
  self: BigDecimal,
  options: ToExponentialOptions = {},
): BigDecimalString {
  checkDecimal(self, 'self');
  checkObject(options, 'options');
  const { scale, roundingMode = 'halfExpand' } = options;
  checkRoundingMode(roundingMode);
  if (scale !== undefined) {
    checkScale(scale);
  }
  const rounded = scale === undefined ? self : keepDigits(self, scale + 1, roundingMode);
  const written = String(magnitude(rounded));
  const count = scale === undefined ? countNeeded(rounded, written) : scale + 1;
  const mantissa = written.slice(0, count).padEnd(count, '0');
  const point = count > 1 ? '.' : '';
  const exponent = written.length - 1 - rounded.scale;
  const power = `e${exponent < 0 ? '' : '+'}${exponent}`;
  // SAFETY: the string has a sign, digits, a point after the first digit if there are more, and an exponent.
  return `${rounded.value < 0n ? '-' : ''}${mantissa.slice(0, 1)}${point}${mantissa.slice(1)}${power}` as BigDecimalString;
}

/** Returns the number of digits that scientific notation must keep to represent the same decimal. */
function countNeeded({ scale }: BigDecimal, digits: string): number {
  return scale > 0 ? digits.length : digits.length - countZeros(digits, digits.length - 1);
}

/** Rounds to a number of digits counted from the first one. The result has one digit more if 9 is rounded up to 10. */
function keepDigits(self: BigDecimal, digits: number, roundingMode: RoundingMode): BigDecimal {
  const excess = precision(self) - digits;
  return excess <= 0 ? self : dropDigits(self, self.scale - excess, roundingMode);
}

/** Rounds to a scale that is less than that of the decimal and may be negative. The division checks the mode. */
function dropDigits(self: BigDecimal, scale: number, roundingMode: RoundingMode): BigDecimal {
  // SAFETY: the result is None only if the divisor is zero.
  const value = BigInts.divide(self.value, powerOfTen(self.scale - scale), roundingMode) as bigint;
  return createAt(value, scale);
}
