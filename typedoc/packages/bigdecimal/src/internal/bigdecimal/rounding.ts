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
 * Returns the integer next to a decimal.
 *
 * @param self - The decimal, which is rounded at most once, from its exact value.
 * @param roundingMode - How to round the decimal. Default is `'halfExpand'`, to the nearest and a tie away from zero.
 * @returns The rounded decimal, with no digit after the point.
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
 * Returns the decimal with at most a number of digits after the point that is next to a decimal. It adds no digits: `scale` does.
 *
 * @param self - The decimal, which is rounded at most once, from its exact value.
 * @param scale - How many digits to keep after the point, an integer from -1,000,000 to 1,000,000. With -2, the result is a multiple of 100.
 * @param roundingMode - How to round the decimal. Default is `'halfExpand'`, to the nearest and a tie away from zero.
 * @returns The rounded decimal, or the same decimal when it has no more digits than that.
 * @throws An `ArgumentError` when the scale is not such an integer.
 *
 * @example Round to two decimals
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
 * Returns the decimal with at most a number of digits, those before the point included, that is next to a decimal.
 *
 * @param self - The decimal, which is rounded at most once, from its exact value.
 * @param digits - How many digits to keep, an integer from 1 to 1,000,000. Leading zeros are no digits; in an integer, zeros take the place of what is not kept.
 * @param roundingMode - How to round the decimal. Default is `'halfExpand'`, to the nearest and a tie away from zero.
 * @returns The rounded decimal, or the same decimal when it has no more digits than that.
 * @throws An `ArgumentError` when `digits` is not such an integer.
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
  // From 9.99 to 10.0: the digit that was gained is paid for by a zero at the end.
  return rounded.scale > 0 && precision(rounded) > digits
    ? dropDigits(rounded, rounded.scale - 1, roundingMode)
    : rounded;
}

/**
 * Returns a decimal with just a number of digits after the point: rounded where it has more, with zeros at the end where it has less. Zero stays as it is.
 *
 * @param self - The decimal, which is rounded at most once, from its exact value.
 * @param scale - How many digits to have after the point, an integer from 0 to 1,000,000.
 * @param roundingMode - How to round the decimal. Default is `'halfExpand'`, to the nearest and a tie away from zero.
 * @returns The decimal with the scale, unless it is zero.
 * @throws An `ArgumentError` when the scale is not such an integer.
 *
 * @example Two digits for cents
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
 * Returns the text of a decimal with as many digits after the decimal point as asked for.
 *
 * Use it to align a column of figures. Zero gets its digits too, although the decimal itself does not keep them. The text has no exponent and no group separators. To write for people, use `format`.
 *
 * @param self - The decimal, which is rounded at most once, from its exact value.
 * @param scale - How many digits to write after the point, an integer from 0 to 1,000,000.
 * @param roundingMode - How to round the decimal. Default is `'halfExpand'`, to the nearest and a tie away from zero.
 * @returns The text.
 * @throws An `ArgumentError` when the scale is not an integer from 0 to 1,000,000, or the rounding mode is not one.
 *
 * @example A column of figures
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
  // SAFETY: digits, with a point among them where there is a scale.
  return write(valueAt(rounded, scale), scale) as BigDecimalString;
}

/**
 * The options of {@link toExponential}.
 *
 * @example One digit after the point
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
  /** The number of digits after the point, an integer from 0 to 1,000,000. As many as the decimal needs when it is left out. */
  readonly scale?: number | undefined;

  /** How to round the decimal. `'halfExpand'` when it is left out, to the nearest and a tie away from zero. */
  readonly roundingMode?: RoundingMode | undefined;
}

/**
 * Returns the text of a decimal in scientific notation: a digit, the digits after the point, and the exponent of ten.
 *
 * Without a number of digits, it has as many as `parse` needs to give back the same decimal: those after the point are kept, and zeros at the end of an integer are left out.
 * `parse` reads an exponent from -9999 to 9999 only.
 *
 * @param self - The decimal, which is rounded at most once, from its exact value.
 * @param options - The number of digits after the point, and how to round to it.
 * @returns The text.
 * @throws An `ArgumentError` when the scale is not such an integer, or the rounding mode is not one.
 *
 * @example A very small number
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.toExponential(BigDecimal.of('0.00000015')); // => '1.5e-7'
 * BigDecimal.toExponential(BigDecimal.of('-1500')); // => '-1.5e+3'
 * BigDecimal.toExponential(BigDecimal.of('1500.0')); // => '1.5000e+3'
 * BigDecimal.toExponential(BigDecimal.zero); // => '0e+0'
 * ```
 *
 * @example Two digits after the point
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
  // SAFETY: digits, with a point behind the first where there are more, and an exponent.
  return `${rounded.value < 0n ? '-' : ''}${mantissa.slice(0, 1)}${point}${mantissa.slice(1)}${power}` as BigDecimalString;
}

/** How many of its digits a decimal cannot do without in scientific notation. */
function countNeeded({ scale }: BigDecimal, digits: string): number {
  return scale > 0 ? digits.length : digits.length - countZeros(digits, digits.length - 1);
}

/** Rounds to a number of digits from the first one, or to one more where a nine becomes a ten. */
function keepDigits(self: BigDecimal, digits: number, roundingMode: RoundingMode): BigDecimal {
  const excess = precision(self) - digits;
  return excess <= 0 ? self : dropDigits(self, self.scale - excess, roundingMode);
}

/** Rounds to a scale that is less than that of the decimal, and may be negative. The division checks the mode. */
function dropDigits(self: BigDecimal, scale: number, roundingMode: RoundingMode): BigDecimal {
  // SAFETY: it is None for a divisor of zero only.
  const value = BigInts.divide(self.value, powerOfTen(self.scale - scale), roundingMode) as bigint;
  return createAt(value, scale);
}
