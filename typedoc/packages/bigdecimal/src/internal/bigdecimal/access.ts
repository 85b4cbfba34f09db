import type { BigDecimal } from './model.js';
import { checkDecimal, magnitude } from './parts.js';

/**
 * Counts the digits of a decimal, including its decimal places but not leading zeros. Zero has one digit.
 *
 * @param self - The decimal whose digits are counted; the sign and the point do not count as digits.
 * @returns The number of digits, which is at least 1.
 *
 * @example Count digits
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.precision(BigDecimal.of('-12.50')); // => 4
 * BigDecimal.precision(BigDecimal.of('0.05')); // => 1
 * BigDecimal.precision(BigDecimal.zero); // => 1
 * ```
 *
 * @alias significantDigits, sd
 * @keywords significant, figures, length, sigfigs, total
 * @category Access
 * @since 1.0.0
 */
export function precision(self: BigDecimal): number {
  checkDecimal(self, 'self');
  return String(magnitude(self)).length;
}
