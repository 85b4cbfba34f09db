import * as BigInts from '@tstd/num/BigInt';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { precision } from './access.js';
import type { BigDecimal } from './model.js';
import {
  checkInteger,
  checkScale,
  create,
  createAt,
  powerOfTen,
  SCALE_LIMIT,
  valueAt,
} from './parts.js';

/**
 * Returns the integer next to a decimal.
 *
 * @param self - The decimal to round.
 * @param mode - How to round the decimal. Default is `'halfExpand'`, to the nearest and a tie away from zero.
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
 * @category Transformations
 * @since 1.0.0
 */
export function round(self: BigDecimal, mode: RoundingMode = 'halfExpand'): BigDecimal {
  return roundTo(self, 0, mode);
}

/**
 * Returns the decimal with at most a number of digits after the point that is next to a decimal. It adds no digits: `scale` does.
 *
 * @param self - The decimal to round.
 * @param digits - How many digits to keep after the point, an integer from -1,000,000 to 1,000,000. With -2, the result is a multiple of 100.
 * @param mode - How to round the decimal. Default is `'halfExpand'`, to the nearest and a tie away from zero.
 * @returns The rounded decimal, or the same decimal when it has no more digits than that.
 * @throws An `ArgumentError` when `digits` is not such an integer.
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
 * @category Transformations
 * @since 1.0.0
 */
export function roundTo(
  self: BigDecimal,
  digits: number,
  mode: RoundingMode = 'halfExpand',
): BigDecimal {
  checkInteger('digits', digits, -SCALE_LIMIT, SCALE_LIMIT);
  return digits >= self.scale ? self : dropDigits(self, digits, mode);
}

/**
 * Returns the decimal with at most a number of digits, those before the point included, that is next to a decimal.
 *
 * @param self - The decimal to round.
 * @param digits - How many digits to keep, an integer from 1 to 1,000,000. Leading zeros are no digits; in an integer, zeros take the place of what is not kept.
 * @param mode - How to round the decimal. Default is `'halfExpand'`, to the nearest and a tie away from zero.
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
 * @category Transformations
 * @since 1.0.0
 */
export function roundToPrecision(
  self: BigDecimal,
  digits: number,
  mode: RoundingMode = 'halfExpand',
): BigDecimal {
  checkInteger('digits', digits, 1, SCALE_LIMIT);
  const excess = precision(self) - digits;
  if (excess <= 0) {
    return self;
  }
  const rounded = dropDigits(self, self.scale - excess, mode);
  // From 9.99 to 10.0: the digit that was gained is paid for by a zero at the end.
  return rounded.scale > 0 && precision(rounded) > digits
    ? dropDigits(rounded, rounded.scale - 1, mode)
    : rounded;
}

/**
 * Returns a decimal with just a number of digits after the point: rounded where it has more, with zeros at the end where it has less. Zero stays as it is.
 *
 * @param self - The decimal to write with other digits.
 * @param scale - How many digits to have after the point, an integer from 0 to 1,000,000.
 * @param mode - How to round the decimal. Default is `'halfExpand'`, to the nearest and a tie away from zero.
 * @returns The decimal with the scale.
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
 * @category Transformations
 * @since 1.0.0
 */
export function scale(
  self: BigDecimal,
  scale: number,
  mode: RoundingMode = 'halfExpand',
): BigDecimal {
  checkScale(scale);
  return scale >= self.scale ? create(valueAt(self, scale), scale) : dropDigits(self, scale, mode);
}

/** Rounds to a scale that is less than that of the decimal, and may be negative. */
function dropDigits(self: BigDecimal, scale: number, mode: RoundingMode): BigDecimal {
  // SAFETY: it is None for a divisor of zero only.
  const value = BigInts.divide(self.value, powerOfTen(self.scale - scale), mode) as bigint;
  return createAt(value, scale);
}
