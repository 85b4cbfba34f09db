import type { Option } from '@tstd/core/Option';
import { checkArgument } from '@tstd/error';
import { checkArray, checkObject } from '@tstd/error/Argument';
import * as BigInts from '@tstd/num/BigInt';
import type { RoundingMode } from '@tstd/num/RoundingMode';

import { one, zero } from './constructors.js';
import { integerRoot } from './integerRoot.js';
import type { BigDecimal, DivideOptions } from './model.js';
import {
  checkDecimal,
  checkRoundingMode,
  checkScale,
  create,
  createAt,
  powerOfTen,
  valueAt,
} from './parts.js';

/**
 * Returns the exact sum of two decimals.
 *
 * @param self - One of the two summands; their order does not matter.
 * @param other - The other summand.
 * @returns The sum. Unless it is zero, its scale is the larger of the two scales.
 *
 * @example Add two decimals
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.add(BigDecimal.of('0.1'), BigDecimal.of('0.2')); // => BigDecimal.of('0.3')
 * BigDecimal.add(BigDecimal.of('1.50'), BigDecimal.of('1')); // => BigDecimal.of('2.50')
 * ```
 *
 * @keywords 0.30000000000000004, imprecise, float, wrong
 * @category Combinations
 * @since 1.0.0
 */
export function add(self: BigDecimal, other: BigDecimal): BigDecimal {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  const scale = Math.max(self.scale, other.scale);
  return create(valueAt(self, scale) + valueAt(other, scale), scale);
}

/**
 * Returns the exact difference of two decimals.
 *
 * @param self - The value from which to subtract `other`.
 * @param other - The value to subtract from `self`.
 * @returns The difference. Unless it is zero, its scale is the larger of the two scales.
 *
 * @example Subtract a decimal
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.subtract(BigDecimal.of('0.3'), BigDecimal.of('0.1')); // => BigDecimal.of('0.2')
 * BigDecimal.subtract(BigDecimal.of('1.50'), BigDecimal.of('1.5')); // => BigDecimal.zero
 * ```
 *
 * @keywords deduct, sub, takeaway, reduce, decrease
 * @category Combinations
 * @since 1.0.0
 */
export function subtract(self: BigDecimal, other: BigDecimal): BigDecimal {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  const scale = Math.max(self.scale, other.scale);
  return create(valueAt(self, scale) - valueAt(other, scale), scale);
}

/**
 * Returns the exact product of two decimals.
 *
 * @param self - One of the two factors; their order does not matter.
 * @param other - The other factor.
 * @returns The product, with as many decimal places as both factors together, unless the product is zero.
 *
 * @example Multiply two decimals
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.multiply(BigDecimal.of('1.1'), BigDecimal.of('1.1')); // => BigDecimal.of('1.21')
 * BigDecimal.multiply(BigDecimal.of('1.50'), BigDecimal.of('2.0')); // => BigDecimal.of('3.000')
 * ```
 *
 * @alias multipliedBy, mul, multiplyExact, checked_mul, multiplyBy
 * @keywords factor, quantity, percent
 * @category Combinations
 * @since 1.0.0
 */
export function multiply(self: BigDecimal, other: BigDecimal): BigDecimal {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  return create(self.value * other.value, self.scale + other.scale);
}

/**
 * Returns the quotient of two decimals, rounded if you pass a scale, or None if the divisor is zero.
 *
 * Without options, the quotient is exact, or None if it has infinitely many decimal places, like one third.
 * The scale of an exact quotient other than zero is the scale of the dividend minus that of the divisor. It is larger if the quotient needs more decimal places or if the difference is negative.
 *
 * @param self - The dividend.
 * @param other - The divisor; if it is zero, the result is None.
 * @param options - The number of decimal places in the quotient, and how to round the quotient.
 * @returns The quotient, or None.
 * @throws An {@link ArgumentError} if `scale` is not an integer from 0 to 1,000,000.
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
 * @alias quot, divideToIntegralValue, divideAndRemainder, intdiv, divideToIntegerValue, idiv,
 *   divideBy, floorDiv, checked_div, unsafeDivide, dividedToIntegerBy, quotRem
 * @keywords ZeroDivisionError, ArithmeticException, repeating, thirds, terminating, infinite,
 *   precision
 * @category Combinations
 * @since 1.0.0
 */
export function divide(
  self: BigDecimal,
  other: BigDecimal,
  options?: DivideOptions,
): Option<BigDecimal> {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  if (options === undefined) {
    return divideExactly(self, other);
  }
  checkObject(options, 'options');
  const { scale, roundingMode = 'halfExpand' } = options;
  checkScale(scale);
  const shift = scale + other.scale - self.scale;
  const dividend = shift > 0 ? self.value * powerOfTen(shift) : self.value;
  const divisor = shift < 0 ? other.value * powerOfTen(-shift) : other.value;
  const value = BigInts.divide(dividend, divisor, roundingMode);
  return value === undefined ? undefined : create(value, scale);
}

/**
 * Returns the exact remainder of a division, or None if the divisor is zero.
 *
 * The remainder is the dividend minus the divisor times the quotient, rounded to an integer. With `'trunc'`, the remainder has the sign of the dividend, like the result of the `%` operator.
 *
 * @param self - The dividend.
 * @param other - The divisor; if it is zero, the result is None.
 * @param roundingMode - How to round the quotient. The default, `'trunc'`, rounds towards zero.
 * @returns The remainder, or None.
 *
 * @example Compute a remainder
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.remainder(BigDecimal.of('-7.5'), BigDecimal.of('2')); // => BigDecimal.of('-1.5')
 * BigDecimal.remainder(BigDecimal.of('-7.5'), BigDecimal.of('2'), 'floor'); // => BigDecimal.of('0.5')
 * BigDecimal.remainder(BigDecimal.of('7.5'), BigDecimal.zero); // => undefined
 * ```
 *
 * @alias rem, fmod, checked_rem, unsafeRemainder, divRem
 * @keywords leftover, divisible, modulus, multiple
 * @category Combinations
 * @since 1.0.0
 */
export function remainder(
  self: BigDecimal,
  other: BigDecimal,
  roundingMode: RoundingMode = 'trunc',
): Option<BigDecimal> {
  checkDecimal(self, 'self');
  checkDecimal(other, 'other');
  const scale = Math.max(self.scale, other.scale);
  const value = BigInts.remainder(valueAt(self, scale), valueAt(other, scale), roundingMode);
  return value === undefined ? undefined : create(value, scale);
}

/**
 * Returns the remainder of a division whose quotient is rounded down, or None if the divisor is zero. The remainder has the sign of the divisor.
 *
 * @param self - The dividend.
 * @param other - The divisor, which determines the sign of the result; if it is zero, the result is None.
 * @returns The remainder of a division whose quotient is rounded with `'floor'`, or None.
 *
 * @example Reduce an angle to less than one full turn
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.modulo(BigDecimal.of('-0.5'), BigDecimal.of('360')); // => BigDecimal.of('359.5')
 * BigDecimal.modulo(BigDecimal.of('1'), BigDecimal.zero); // => undefined
 * ```
 *
 * @alias mod, mathMod, floorMod, remEuclid, modulus
 * @keywords wrap, cyclic, negative, periodic, rest, divisible, clock, angle
 * @category Combinations
 * @since 1.0.0
 */
export function modulo(self: BigDecimal, other: BigDecimal): Option<BigDecimal> {
  return remainder(self, other, 'floor');
}

/**
 * Returns a decimal raised to an integer power, or None if the result is not a decimal.
 *
 * The power is exact. If the exponent is negative, the result is 1 divided by the power with the opposite exponent, or None if the base is zero or this quotient has infinitely many decimal places.
 * Every decimal raised to the power 0 is 1.
 *
 * @param self - The base; if the exponent is 0, the power is always 1.
 * @param exponent - The exponent, which must be a safe integer. If it is negative, 1 is divided by the power with the negated exponent.
 * @returns The power, or None.
 * @throws An {@link ArgumentError} if the exponent is not a safe integer, or if the power has more than ten million decimal places or its digits need more than 33,554,432 bits.
 *
 * @example Calculate compound interest
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.power(BigDecimal.of('1.05'), 3); // => BigDecimal.of('1.157625')
 * BigDecimal.power(BigDecimal.of('2'), -2); // => BigDecimal.of('0.25')
 * BigDecimal.power(BigDecimal.of('3'), -1); // => undefined
 * BigDecimal.power(BigDecimal.of('2'), 0.5); // => throws ArgumentError
 * BigDecimal.power(BigDecimal.of('10'), 1_000_000_000); // => throws ArgumentError
 * ```
 *
 * @alias exp, exponent, toPower, exponentiatedBy, expt, checked_pow, raisedTo
 * @keywords squared, cubed, exponentiation
 * @category Combinations
 * @since 1.0.0
 */
export function power(self: BigDecimal, exponent: number): Option<BigDecimal> {
  checkDecimal(self, 'self');
  checkArgument(Number.isSafeInteger(exponent), 'exponent', 'a safe integer', exponent);
  const base = exponent < 0 ? divideExactly(one, self) : self;
  return base === undefined ? undefined : raise(base, Math.abs(exponent));
}

/** The maximum number of decimal places of a power. `BigInt.power` limits the total number of digits. */
const MAX_POWER_DIGITS = 10_000_000;

function raise({ value, scale }: BigDecimal, times: number): BigDecimal {
  checkArgument(
    scale * times <= MAX_POWER_DIGITS,
    'exponent',
    `an exponent for which the power has at most ${MAX_POWER_DIGITS} decimal places`,
    times,
  );
  // SAFETY: the exponent is not negative.
  return create(BigInts.power(value, BigInt(times)) as bigint, scale * times);
}

/**
 * Returns the square root of a decimal, rounded to `scale` decimal places, or None if the decimal is negative.
 *
 * The exact root is rounded only once.
 *
 * @param self - The decimal whose root is calculated; if it is negative, the result is None.
 * @param scale - The number of decimal places in the root, which must be an integer from 0 to 1,000,000.
 * @param roundingMode - How to round the root. The default, `'halfExpand'`, rounds to the nearest value, with ties away from zero.
 * @returns The root, which is never negative, or None.
 * @throws An {@link ArgumentError} if `scale` is not an integer from 0 to 1,000,000, or if the rounding mode is invalid.
 *
 * @example The diagonal of a square
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * const two = BigDecimal.of('2');
 *
 * BigDecimal.squareRoot(two, 20); // => BigDecimal.of('1.41421356237309504880')
 * BigDecimal.squareRoot(two, 2, 'ceil'); // => BigDecimal.of('1.42')
 * BigDecimal.squareRoot(BigDecimal.of('6.25'), 0, 'halfEven'); // => BigDecimal.of('2')
 * BigDecimal.squareRoot(BigDecimal.of('-1'), 2); // => undefined
 * ```
 *
 * @alias isqrt
 * @keywords radical, hypotenuse, pythagoras, irrational, standard, deviation
 * @category Transformations
 * @since 1.0.0
 */
export function squareRoot(
  self: BigDecimal,
  scale: number,
  roundingMode: RoundingMode = 'halfExpand',
): Option<BigDecimal> {
  checkDecimal(self, 'self');
  checkScale(scale);
  checkRoundingMode(roundingMode);
  if (self.value < 0n) {
    return undefined;
  }
  // Compute one more digit than requested, and append a non-zero digit if the root continues. These two digits distinguish a tie from values below and above it.
  const shift = 2 * (scale + 1) - self.scale;
  const square = self.value * powerOfTen(Math.max(shift, 0));
  const unit = powerOfTen(Math.max(-shift, 0));
  const root = integerRoot(square / unit);
  const rest = root * root * unit === square ? 0n : 1n;
  // SAFETY: the divisor is not zero.
  return create(BigInts.divide(root * 10n + rest, 100n, roundingMode) as bigint, scale);
}

/**
 * Returns the exact sum of the decimals in a list. An empty list sums to 0.
 *
 * @param values - The values to add, from first to last; an empty list sums to 0.
 * @returns The sum of all values.
 *
 * @example Sum the values in a list
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.sum([
 *   BigDecimal.of('0.1'),
 *   BigDecimal.of('0.2'),
 *   BigDecimal.of('0.3'),
 * ]); // => BigDecimal.of('0.6')
 * BigDecimal.sum([]); // => BigDecimal.zero
 * ```
 *
 * @alias total, addAll, BigDecimal.sumAll, summing, fsum, array_sum, summingInt
 * @keywords array, aggregate, accumulate, reduce, invoice, column
 * @category Combinations
 * @since 1.0.0
 */
export function sum(values: readonly BigDecimal[]): BigDecimal {
  checkArray(values, 'values');
  let total = zero;
  for (const value of values) {
    checkDecimal(value, 'values');
    total = add(total, value);
  }
  return total;
}

/**
 * Returns the exact product of the decimals in a list. The product of an empty list is 1.
 *
 * @param values - The values to multiply, from first to last; the product of an empty list is 1.
 * @returns The product of all values.
 *
 * @example Multiply the values in a list
 * ```ts
 * import { BigDecimal } from '@tstd/bigdecimal';
 *
 * BigDecimal.product([
 *   BigDecimal.of('1.5'),
 *   BigDecimal.of('2'),
 *   BigDecimal.of('3'),
 * ]); // => BigDecimal.of('9.0')
 * BigDecimal.product([]); // => BigDecimal.one
 * ```
 *
 * @alias mulAll, BigDecimal.multiplyAll, prod
 * @keywords array, factors, reduce
 * @category Combinations
 * @since 1.0.0
 */
export function product(values: readonly BigDecimal[]): BigDecimal {
  checkArray(values, 'values');
  let total = one;
  for (const value of values) {
    checkDecimal(value, 'values');
    total = multiply(total, value);
  }
  return total;
}

/** Returns the exact quotient, or None if no decimal equals it. */
function divideExactly(self: BigDecimal, other: BigDecimal): Option<BigDecimal> {
  if (other.value === 0n) {
    return undefined;
  }
  // A fraction in lowest terms has finitely many decimal places if its divisor divides a power of ten. It needs as many decimal places as the greater of the two counts.
  const twos = countFactor(other.value, 2n) - countFactor(self.value, 2n);
  const fives = countFactor(other.value, 5n) - countFactor(self.value, 5n);
  const digits = Math.max(twos, fives, 0);
  const dividend = self.value * powerOfTen(digits);
  return dividend % other.value === 0n
    ? createAt(dividend / other.value, digits + self.scale - other.scale)
    : undefined;
}

/** Counts how many times a prime divides a value; for zero, the result is infinite. */
function countFactor(value: bigint, prime: bigint): number {
  if (value === 0n) {
    return Number.POSITIVE_INFINITY;
  }
  // Divide by the prime, its square, the square of that and so on. Dividing only by the prime would take time that grows with the square of the count.
  const powers: bigint[] = [];
  for (let power = prime; value % power === 0n; power *= power) {
    powers.push(power);
  }
  let [count, rest] = [0, value];
  for (let index = powers.length - 1; index >= 0; index -= 1) {
    // SAFETY: the index is in range.
    const power = powers[index] as bigint;
    if (rest % power === 0n) {
      rest /= power;
      count += 2 ** index;
    }
  }
  return count;
}
