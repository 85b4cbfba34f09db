import type { BigDecimal } from './model.js';
import { checkDecimal, countZeros, create, magnitude, powerOfTen } from './parts.js';

/**
 * Returns the negation of a decimal.
 *
 * @param self - The value whose sign is changed; zero stays zero.
 * @returns The negated decimal.
 *
 * @example Change the sign
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.negate(BigDecimal.of('1.50')); // => BigDecimal.of('-1.50')
 * BigDecimal.negate(BigDecimal.zero); // => BigDecimal.zero
 * ```
 *
 * @alias opposite, neg, negated, unaryMinus, additiveInverse
 * @keywords invert, minus, flip, unary
 * @category Transformations
 * @since 1.0.0
 */
export function negate(self: BigDecimal): BigDecimal {
  checkDecimal(self, 'self');
  return create(-self.value, self.scale);
}

/**
 * Returns the absolute value of a decimal.
 *
 * @param self - The value whose sign is removed; zero stays zero.
 * @returns The decimal without its sign.
 *
 * @example Remove the sign
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.absolute(BigDecimal.of('-1.50')); // => BigDecimal.of('1.50')
 * BigDecimal.absolute(BigDecimal.of('1.50')); // => BigDecimal.of('1.50')
 * ```
 *
 * @alias abs, magnitude, absoluteValue, fabs
 * @keywords positive, unsigned
 * @category Transformations
 * @since 1.0.0
 */
export function absolute(self: BigDecimal): BigDecimal {
  checkDecimal(self, 'self');
  return create(magnitude(self), self.scale);
}

/**
 * Returns `-1` for a negative decimal, `0` for zero and `1` for a positive decimal.
 *
 * @param self - The value to compare with zero; its magnitude does not matter.
 * @returns The sign of the decimal.
 *
 * @example Get the sign
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.sign(BigDecimal.of('-1.50')); // => -1
 * BigDecimal.sign(BigDecimal.zero); // => 0
 * ```
 *
 * @alias signum, sgn, copysign
 * @keywords positive, negative, polarity, minus, plus, direction
 * @category Transformations
 * @since 1.0.0
 */
export function sign(self: BigDecimal): -1 | 0 | 1 {
  checkDecimal(self, 'self');
  const { value } = self;
  if (value === 0n) {
    return 0;
  }
  return value < 0n ? -1 : 1;
}

/**
 * Returns a decimal without the trailing zeros of its fractional part. The result is the same for equal decimals.
 *
 * @param self - The decimal to shorten; zeros before the point are kept.
 * @returns The decimal of equal value with the smallest scale.
 *
 * @example Get the same form for equal decimals
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.normalize(BigDecimal.of('1.500')); // => BigDecimal.of('1.5')
 * BigDecimal.normalize(BigDecimal.of('100.00')); // => BigDecimal.of('100')
 *
 * const keys = ['1.5', '1.50'] as const;
 *
 * new Set(
 *   keys.map((key) =>
 *     BigDecimal.asString(BigDecimal.normalize(BigDecimal.of(key))),
 *   ),
 * ).size; // => 1
 * ```
 *
 * @alias stripTrailingZeros
 * @keywords trailing, strip, trim, canonical, remove, cleanup
 * @category Transformations
 * @since 1.0.0
 */
export function normalize(self: BigDecimal): BigDecimal {
  checkDecimal(self, 'self');
  const zeros = countZeros(String(self.value), self.scale);
  return create(self.value / powerOfTen(zeros), self.scale - zeros);
}
