import type { Option } from '@tstd/core/Option';
import { ArgumentError } from '@tstd/error';
import * as BigInts from '@tstd/num/BigInt';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { one, zero } from './constructors.js';
import type { BigDecimal, DivideOptions } from './model.js';
import { checkScale, create, createAt, powerOfTen, valueAt } from './parts.js';

/**
 * Returns the sum of two decimals, which is exact.
 *
 * @param self - The first decimal.
 * @param other - The decimal to add.
 * @returns The sum, with as many digits after the point as the longer of both.
 *
 * @example Add two decimals
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.add(BigDecimal.of('0.1'), BigDecimal.of('0.2')); // => BigDecimal.of('0.3')
 * BigDecimal.add(BigDecimal.of('1.50'), BigDecimal.of('1')); // => BigDecimal.of('2.50')
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function add(self: BigDecimal, other: BigDecimal): BigDecimal {
  const scale = Math.max(self.scale, other.scale);
  return create(valueAt(self, scale) + valueAt(other, scale), scale);
}

/**
 * Returns the difference of two decimals, which is exact.
 *
 * @param self - The first decimal.
 * @param other - The decimal to subtract.
 * @returns The difference, with as many digits after the point as the longer of both.
 *
 * @example Subtract a decimal
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.subtract(BigDecimal.of('0.3'), BigDecimal.of('0.1')); // => BigDecimal.of('0.2')
 * BigDecimal.subtract(BigDecimal.of('1.50'), BigDecimal.of('1.5')); // => BigDecimal.zero
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function subtract(self: BigDecimal, other: BigDecimal): BigDecimal {
  const scale = Math.max(self.scale, other.scale);
  return create(valueAt(self, scale) - valueAt(other, scale), scale);
}

/**
 * Returns the product of two decimals, which is exact.
 *
 * @param self - The first decimal.
 * @param other - The decimal to multiply by.
 * @returns The product, with as many digits after the point as both together.
 *
 * @example Multiply two decimals
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.multiply(BigDecimal.of('1.1'), BigDecimal.of('1.1')); // => BigDecimal.of('1.21')
 * BigDecimal.multiply(BigDecimal.of('1.50'), BigDecimal.of('2.0')); // => BigDecimal.of('3.000')
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function multiply(self: BigDecimal, other: BigDecimal): BigDecimal {
  return create(self.value * other.value, self.scale + other.scale);
}

/**
 * Returns the quotient of two decimals, rounded to a scale, or None when the divisor is zero.
 *
 * Without options the quotient is exact, or None when its digits after the point have no end, as those of one third.
 * It then has as many digits after the point as the dividend has more than the divisor, and more where it needs them.
 *
 * @param self - The decimal to divide.
 * @param other - The decimal to divide by.
 * @param options - How many digits the quotient has after the point, and how it is rounded.
 * @returns The quotient, or None.
 * @throws An {@link ArgumentError} when the scale is not an integer from 0 to 1,000,000.
 *
 * @example Divide and round
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const [ten, three] = [BigDecimal.of('10'), BigDecimal.of('3')];
 *
 * BigDecimal.divide(ten, three, { scale: 2 }); // => BigDecimal.of('3.33')
 * BigDecimal.divide(ten, three, { scale: 2, roundingMode: 'ceil' }); // => BigDecimal.of('3.34')
 * BigDecimal.divide(ten, BigDecimal.zero, { scale: 2 }); // => undefined
 * ```
 *
 * @example Divide exactly
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.divide(BigDecimal.of('1'), BigDecimal.of('8')); // => BigDecimal.of('0.125')
 * BigDecimal.divide(BigDecimal.of('12.00'), BigDecimal.of('4')); // => BigDecimal.of('3.00')
 * BigDecimal.divide(BigDecimal.of('1'), BigDecimal.of('3')); // => undefined
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function divide(
  self: BigDecimal,
  other: BigDecimal,
  options?: DivideOptions,
): Option<BigDecimal> {
  if (options === undefined) {
    return divideExactly(self, other);
  }
  const { scale, roundingMode = 'halfExpand' } = options;
  checkScale(scale);
  const shift = scale + other.scale - self.scale;
  const dividend = shift > 0 ? self.value * powerOfTen(shift) : self.value;
  const divisor = shift < 0 ? other.value * powerOfTen(-shift) : other.value;
  const value = BigInts.divide(dividend, divisor, roundingMode);
  return value === undefined ? undefined : create(value, scale);
}

/**
 * Returns what a division to an integer leaves: the dividend minus the divisor times the quotient, or None when the divisor is zero. It is exact.
 *
 * The quotient is rounded to an integer with the mode. With `'trunc'` the result has the sign of the dividend, as the operator `%`.
 *
 * @param self - The decimal to divide.
 * @param other - The decimal to divide by.
 * @param mode - How to round the quotient. Default is `'trunc'`, to zero.
 * @returns The remainder, or None.
 *
 * @example What is left
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.remainder(BigDecimal.of('-7.5'), BigDecimal.of('2')); // => BigDecimal.of('-1.5')
 * BigDecimal.remainder(BigDecimal.of('-7.5'), BigDecimal.of('2'), 'floor'); // => BigDecimal.of('0.5')
 * BigDecimal.remainder(BigDecimal.of('7.5'), BigDecimal.zero); // => undefined
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function remainder(
  self: BigDecimal,
  other: BigDecimal,
  mode: RoundingMode = 'trunc',
): Option<BigDecimal> {
  const scale = Math.max(self.scale, other.scale);
  const value = BigInts.remainder(valueAt(self, scale), valueAt(other, scale), mode);
  return value === undefined ? undefined : create(value, scale);
}

/**
 * Returns what a division that rounds down to an integer leaves, or None when the divisor is zero. It has the sign of the divisor.
 *
 * @param self - The decimal to divide.
 * @param other - The decimal to divide by.
 * @returns The remainder of the division that rounds with `'floor'`, or None.
 *
 * @example Turn around a circle
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.modulo(BigDecimal.of('-0.5'), BigDecimal.of('360')); // => BigDecimal.of('359.5')
 * BigDecimal.modulo(BigDecimal.of('1'), BigDecimal.zero); // => undefined
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function modulo(self: BigDecimal, other: BigDecimal): Option<BigDecimal> {
  return remainder(self, other, 'floor');
}

/**
 * Returns a decimal raised to the power of an integer, which is exact, or None when there is no such decimal.
 *
 * With a negative exponent it is 1 divided by the positive power: None for a base of zero, and where the digits after the point have no end.
 * Every decimal raised to the power 0 is 1.
 *
 * @param self - The base.
 * @param exponent - The exponent, a safe integer.
 * @returns The power, or None.
 * @throws An {@link ArgumentError} when the exponent is not a safe integer.
 *
 * @example Compound interest
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.power(BigDecimal.of('1.05'), 3); // => BigDecimal.of('1.157625')
 * BigDecimal.power(BigDecimal.of('2'), -2); // => BigDecimal.of('0.25')
 * BigDecimal.power(BigDecimal.of('3'), -1); // => undefined
 * BigDecimal.power(BigDecimal.of('2'), 0.5); // => throws ArgumentError
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function power(self: BigDecimal, exponent: number): Option<BigDecimal> {
  if (!Number.isSafeInteger(exponent)) {
    throw new ArgumentError({
      message: `Expected "exponent" to be a safe integer, received ${String(exponent)}`,
    });
  }
  const times = Math.abs(exponent);
  const result = create(self.value ** BigInt(times), self.scale * times);
  return exponent < 0 ? divideExactly(one, result) : result;
}

/**
 * Returns the sum of the decimals of a list, which is exact. The sum of no decimals is 0.
 *
 * @param values - The decimals to add.
 * @returns The sum of all.
 *
 * @example Add up a list
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.sum([BigDecimal.of('0.1'), BigDecimal.of('0.2'), BigDecimal.of('0.3')]); // => BigDecimal.of('0.6')
 * BigDecimal.sum([]); // => BigDecimal.zero
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function sum(values: readonly BigDecimal[]): BigDecimal {
  let total = zero;
  for (const value of values) {
    total = add(total, value);
  }
  return total;
}

/**
 * Returns the product of the decimals of a list, which is exact. The product of no decimals is 1.
 *
 * @param values - The decimals to multiply.
 * @returns The product of all.
 *
 * @example Multiply a list
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.product([BigDecimal.of('1.5'), BigDecimal.of('2'), BigDecimal.of('3')]); // => BigDecimal.of('9.0')
 * BigDecimal.product([]); // => BigDecimal.one
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function product(values: readonly BigDecimal[]): BigDecimal {
  let total = one;
  for (const value of values) {
    total = multiply(total, value);
  }
  return total;
}

/** The quotient as it is, or None when no decimal is equal to it. */
function divideExactly(self: BigDecimal, other: BigDecimal): Option<BigDecimal> {
  if (other.value === 0n) {
    return undefined;
  }
  const divisor = other.value / BigInts.greatestCommonDivisor(self.value, other.value);
  const twos = countFactor(divisor, 2n);
  const fives = countFactor(divisor, 5n);
  // A fraction in lowest terms ends where its divisor divides a power of ten, and not before the greater of both counts.
  const digits = Math.max(twos, fives);
  const dividend = self.value * powerOfTen(digits);
  return dividend % other.value === 0n
    ? createAt(dividend / other.value, digits + self.scale - other.scale)
    : undefined;
}

/** How often an integer other than zero can be divided by a factor. */
function countFactor(value: bigint, factor: bigint): number {
  let [count, rest] = [0, value];
  while (rest % factor === 0n) {
    rest /= factor;
    count += 1;
  }
  return count;
}
