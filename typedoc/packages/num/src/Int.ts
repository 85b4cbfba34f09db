import type { Int as IntType } from '@tstd/core';
import type { Radix36 } from '@tstd/core-type';
import { MAX_VALUE, MIN_VALUE, from } from '@tstd/core/Int';
import type { Option } from '@tstd/core/Option';
import { checkArray, checkBigInt, checkNumber, checkString } from '@tstd/error/Argument';

import { checkBits } from './internal/checkBits.js';
import { checkInt } from './internal/checkInt.js';
import { checkRadix, readDigits } from './internal/digits.js';
import { checkRoundingMode } from './internal/checkRoundingMode.js';
import { roundToInteger, roundsAway } from './internal/rounding.js';
import type { RoundingMode } from './RoundingMode.js';

// Exports everything that needs no arithmetic.
export * from '@tstd/core/Int';

/**
 * A safe integer: a number from -(2^53 - 1) to 2^53 - 1 without a fractional part.
 *
 * It is the same type as in `@tstd/core`. This module provides everything that the `Int` module of `@tstd/core` provides, and adds arithmetic, so one import is enough.
 * Arithmetic is exact. Functions return None if the divisor is zero or the result is outside the bounds. If the result is outside the bounds, the saturating functions return the nearest bound instead. A function that cannot fail returns an integer rather than an `Option`.
 * Functions never return `-0`, unless you pass `-0`.
 *
 * @example Checked arithmetic
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * const half = (value: Int): Int | undefined => Int.divide(value, Int.of(2));
 *
 * half(Int.of(7)); // => 3
 * Int.add(Int.MAX_VALUE, Int.one); // => undefined
 * Int.divide(Int.one, Int.zero); // => undefined
 * ```
 *
 * @alias Integer, Int32, i32, Long, Int64, Natural, Uint, isize, usize, Int16, u32, u64
 * @keywords MAX_SAFE_INTEGER, overflow, isSafeInteger, counter
 * @category Models
 * @since 1.0.0
 */
export type Int = IntType;

/**
 * The integer 0, the identity element of addition.
 *
 * @example Use as the initial value of a sum
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.zero; // => 0
 * ```
 *
 * @keywords reduce, initial, neutral
 * @category Constructors
 * @since 1.0.0
 */
export const zero: Int = 0 as Int;

/**
 * The integer 1, the identity element of multiplication.
 *
 * @example Use as the initial value of a product
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.one; // => 1
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const one: Int = 1 as Int;

/**
 * Checks whether an integer is even.
 *
 * @param self - The value to check; its sign does not matter.
 * @returns Whether the integer is even.
 *
 * @example Even and odd numbers
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.isEven(Int.of(-2)); // => true
 * Int.isEven(Int.of(3)); // => false
 * ```
 *
 * @alias even
 * @keywords parity, divisible, alternate, rows
 * @category Guards
 * @since 1.0.0
 */
export function isEven(self: Int): boolean {
  checkInt(self, 'self');
  return self % 2 === 0;
}

/**
 * Checks whether an integer is odd.
 *
 * @param self - The value to check; its sign does not matter.
 * @returns Whether the integer is odd.
 *
 * @example Odd and even numbers
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.isOdd(Int.of(-3)); // => true
 * Int.isOdd(Int.of(2)); // => false
 * ```
 *
 * @alias odd
 * @keywords parity, uneven, alternate, rows
 * @category Guards
 * @since 1.0.0
 */
export function isOdd(self: Int): boolean {
  checkInt(self, 'self');
  return self % 2 !== 0;
}

/**
 * Returns the next integer, or None for `MAX_VALUE`.
 *
 * @param self - The value to add 1 to.
 * @returns The integer plus one, or None.
 *
 * @example Count up
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.increment(Int.of(1)); // => 2
 * Int.increment(Int.MAX_VALUE); // => undefined
 * ```
 *
 * @alias succ, inc, plusOne, incrementExact
 * @keywords successor, counter, bump, add1, loop
 * @category Transformations
 * @since 1.0.0
 */
export function increment(self: Int): Option<Int> {
  checkInt(self, 'self');
  return checked(self + 1);
}

/**
 * Returns the previous integer, or None for `MIN_VALUE`.
 *
 * @param self - The value to subtract 1 from.
 * @returns The integer minus one, or None.
 *
 * @example Count down
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.decrement(Int.of(1)); // => 0
 * Int.decrement(Int.MIN_VALUE); // => undefined
 * ```
 *
 * @alias pred, minusOne, decrementExact, R.dec
 * @keywords predecessor, countdown, loop, subtract, stock
 * @category Transformations
 * @since 1.0.0
 */
export function decrement(self: Int): Option<Int> {
  checkInt(self, 'self');
  return checked(self - 1);
}

/**
 * Returns the negation of an integer. This negation always exists, because the bounds are symmetric.
 *
 * @param self - The value whose sign is changed; zero stays zero.
 * @returns The negated integer.
 *
 * @example Change the sign
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.negate(Int.of(5)); // => -5
 * Int.negate(Int.zero); // => 0
 * ```
 *
 * @alias opposite, checked_neg, negateExact, neg, negated, unaryMinus, additiveInverse
 * @keywords invert, minus, flip, unary
 * @category Transformations
 * @since 1.0.0
 */
export function negate(self: Int): Int {
  checkInt(self, 'self');
  // A plain negation would turn 0 into -0.
  return (0 - self) as Int;
}

/**
 * Returns the absolute value of an integer.
 *
 * @param self - The value whose sign is removed; zero stays zero.
 * @returns The integer without its sign.
 *
 * @example Remove the sign
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.absolute(Int.of(-5)); // => 5
 * Int.absolute(Int.of(5)); // => 5
 * ```
 *
 * @alias abs, magnitude, absoluteValue, checked_abs, unsigned_abs, fabs
 * @keywords positive, unsigned, difference, negative, minus, remove
 * @category Transformations
 * @since 1.0.0
 */
export function absolute(self: Int): Int {
  checkInt(self, 'self');
  return Math.abs(self) as Int;
}

/**
 * Returns `-1` for a negative integer, `0` for zero and `1` for a positive integer.
 *
 * @param self - The value to compare with zero; its magnitude does not matter.
 * @returns The sign of the integer.
 *
 * @example Get the sign
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.sign(Int.of(-5)); // => -1
 * Int.sign(Int.zero); // => 0
 * ```
 *
 * @alias signum, sgn, copysign
 * @keywords positive, negative, polarity
 * @category Transformations
 * @since 1.0.0
 */
export function sign(self: Int): Int {
  checkInt(self, 'self');
  return Math.sign(self) as Int;
}

/**
 * Returns the lowest `bits` bits of an integer, interpreted as a signed integer in two's complement.
 *
 * A value beyond one end of the range wraps around to the other end. With 32 bits, the result is the same as that of JavaScript's bitwise operators.
 *
 * @param self - The value to wrap; if it fits into `bits` bits, it is returned unchanged.
 * @param bits - The number of bits, which must be an integer from 1 to 53.
 * @returns The integer from -2^(bits - 1) to 2^(bits - 1) - 1 that differs from `self` by a multiple of 2^bits.
 * @throws An {@link ArgumentError} if `bits` is not an integer from 1 to 53.
 *
 * @example Wrap to eight signed bits
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.wrapSigned(Int.of(127), 8); // => 127
 * Int.wrapSigned(Int.of(128), 8); // => -128
 * Int.wrapSigned(Int.of(128), 0); // => throws ArgumentError
 * ```
 *
 * @alias asIntN, wrapping, toInt32
 * @keywords int32, int8, overflow, wraparound, truncate
 * @category Transformations
 * @since 1.0.0
 */
export function wrapSigned(self: Int, bits: number): Int {
  const wrapped = wrapUnsigned(self, bits);
  return wrapped >= 2 ** (bits - 1) ? ((wrapped - 2 ** bits) as Int) : wrapped;
}

/**
 * Returns the lowest `bits` bits of an integer, interpreted as an unsigned integer.
 *
 * A value beyond one end of the range wraps around to the other end.
 *
 * @param self - The value to wrap; if it fits into `bits` bits, it is returned unchanged.
 * @param bits - The number of bits, which must be an integer from 1 to 53.
 * @returns The integer from 0 to 2^bits - 1 that differs from `self` by a multiple of 2^bits.
 * @throws An {@link ArgumentError} if `bits` is not an integer from 1 to 53.
 *
 * @example Wrap to eight unsigned bits
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.wrapUnsigned(Int.of(256), 8); // => 0
 * Int.wrapUnsigned(Int.of(-1), 8); // => 255
 * Int.wrapUnsigned(Int.of(-1), 54); // => throws ArgumentError
 * ```
 *
 * @alias asUintN, toUint32, toUnsigned, toUInt
 * @keywords uint32, uint8, overflow, wraparound, mask, byte
 * @category Transformations
 * @since 1.0.0
 */
export function wrapUnsigned(self: Int, bits: number): Int {
  checkInt(self, 'self');
  checkBits(bits, 53);
  const rest = self % 2 ** bits;
  return (rest < 0 ? rest + 2 ** bits : rest + 0) as Int;
}

/**
 * Returns the sum of two integers, or None if the sum is not a safe integer.
 *
 * @param self - One of the two summands; their order does not matter.
 * @param other - The other summand.
 * @returns The sum, or None.
 *
 * @example Add two integers
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.add(Int.of(1), Int.of(2)); // => 3
 * Int.add(Int.MAX_VALUE, Int.of(1)); // => undefined
 * ```
 *
 * @alias plus, overflowing_add, wrapping_add, Math.addExact, addingReportingOverflow, addExact,
 *   checked_add
 * @keywords overflow, checked, wrong, large, silently
 * @category Combinations
 * @since 1.0.0
 */
export function add(self: Int, other: Int): Option<Int> {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return checked(self + other);
}

/**
 * Returns the sum of two integers, or the nearest bound if the sum is outside the bounds.
 *
 * @param self - One of the two summands; their order does not matter.
 * @param other - The other summand.
 * @returns The sum, limited to the range from {@link MIN_VALUE} to {@link MAX_VALUE}.
 *
 * @example Limit the result to the bounds
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.addSaturating(Int.of(1), Int.of(2)); // => 3
 * Int.addSaturating(Int.MAX_VALUE, Int.of(1)); // => 9007199254740991
 * ```
 *
 * @alias saturating_add
 * @keywords overflow, clamp, cap
 * @category Combinations
 * @since 1.0.0
 */
export function addSaturating(self: Int, other: Int): Int {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return saturated(self + other);
}

/**
 * Returns the difference of two integers, or None if the difference is not a safe integer.
 *
 * @param self - The value from which to subtract `other`.
 * @param other - The value to subtract from `self`.
 * @returns The difference, or None.
 *
 * @example Subtract an integer
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.subtract(Int.of(1), Int.of(2)); // => -1
 * Int.subtract(Int.MIN_VALUE, Int.of(1)); // => undefined
 * ```
 *
 * @alias minus, overflowing_sub, wrapping_sub, Math.subtractExact, sub, checked_sub, subtractExact
 * @keywords underflow, overflow, checked, deduct, stock
 * @category Combinations
 * @since 1.0.0
 */
export function subtract(self: Int, other: Int): Option<Int> {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return checked(self - other);
}

/**
 * Returns the difference of two integers, or the nearest bound if the difference is outside the bounds.
 *
 * @param self - The value from which to subtract `other`.
 * @param other - The value to subtract from `self`.
 * @returns The difference, limited to the range from {@link MIN_VALUE} to {@link MAX_VALUE}.
 *
 * @example Limit the result to the bounds
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.subtractSaturating(Int.of(1), Int.of(2)); // => -1
 * Int.subtractSaturating(Int.MIN_VALUE, Int.of(1)); // => -9007199254740991
 * ```
 *
 * @alias saturating_sub
 * @keywords underflow, overflow, clamp, minus
 * @category Combinations
 * @since 1.0.0
 */
export function subtractSaturating(self: Int, other: Int): Int {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return saturated(self - other);
}

/**
 * Returns the product of two integers, or None if the product is not a safe integer.
 *
 * @param self - One of the two factors; their order does not matter.
 * @param other - The other factor.
 * @returns The product, or None.
 *
 * @example Multiply two integers
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.multiply(Int.of(3), Int.of(-4)); // => -12
 * Int.multiply(Int.MAX_VALUE, Int.of(2)); // => undefined
 * ```
 *
 * @alias times, multipliedBy, overflowing_mul, wrapping_mul, Math.multiplyExact, mul,
 *   multiplyExact, checked_mul, multiplyBy
 * @keywords overflow, checked, quantity
 * @category Combinations
 * @since 1.0.0
 */
export function multiply(self: Int, other: Int): Option<Int> {
  checkInt(self, 'self');
  checkInt(other, 'other');
  // Adding 0 turns -0, such as the result of `0 * -4`, into 0.
  return checked(self * other + 0);
}

/**
 * Returns the product of two integers, or the nearest bound if the product is outside the bounds.
 *
 * @param self - One of the two factors; their order does not matter.
 * @param other - The other factor.
 * @returns The product, limited to the range from {@link MIN_VALUE} to {@link MAX_VALUE}.
 *
 * @example Limit the result to the bounds
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.multiplySaturating(Int.of(3), Int.of(-4)); // => -12
 * Int.multiplySaturating(Int.MAX_VALUE, Int.of(-2)); // => -9007199254740991
 * ```
 *
 * @alias saturating_mul
 * @keywords overflow, clamp, cap, times
 * @category Combinations
 * @since 1.0.0
 */
export function multiplySaturating(self: Int, other: Int): Int {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return saturated(self * other + 0);
}

/**
 * Returns the quotient of two integers, rounded to an integer, or None if the divisor is zero.
 *
 * @param self - The dividend.
 * @param other - The divisor; if it is zero, the result is None.
 * @param roundingMode - How to round the quotient. The default, `'trunc'`, rounds towards zero.
 * @returns The quotient, or None.
 *
 * @example Divide and round
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.divide(Int.of(-7), Int.of(2)); // => -3
 * Int.divide(Int.of(-7), Int.of(2), 'floor'); // => -4
 * Int.divide(Int.of(7), Int.zero); // => undefined
 * ```
 *
 * @alias quot, dividedBy, div_floor, div_ceil, div_euclid, checked_div_euclid, Math.floorDiv,
 *   divmod, quotientAndRemainder, Math.DivRem, div, intdiv
 * @keywords floorDiv, ZeroDivisionError, DivideByZeroException, floor, pages, truncate
 * @category Combinations
 * @since 1.0.0
 */
export function divide(self: Int, other: Int, roundingMode: RoundingMode = 'trunc'): Option<Int> {
  checkInt(self, 'self');
  checkInt(other, 'other');
  checkRoundingMode(roundingMode);
  if (other === 0) {
    return undefined;
  }
  const quotient = wholeQuotient(self, other);
  const rest = self - quotient * other;
  return (quotient + roundingStep(quotient, rest, other, roundingMode)) as Int;
}

/**
 * Returns the remainder of a division, or None if the divisor is zero.
 *
 * The remainder is the dividend minus the divisor times the quotient that {@link divide} returns for the same rounding mode. With `'trunc'`, the remainder has the sign of the dividend, like the result of the `%` operator.
 *
 * @param self - The dividend.
 * @param other - The divisor; if it is zero, the result is None.
 * @param roundingMode - How to round the quotient. The default, `'trunc'`, rounds towards zero.
 * @returns The remainder, or None.
 *
 * @example Compute a remainder
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.remainder(Int.of(-7), Int.of(2)); // => -1
 * Int.remainder(Int.of(-7), Int.of(2), 'ceil'); // => -1
 * Int.remainder(Int.of(-7), Int.of(2), 'floor'); // => 1
 * Int.remainder(Int.of(7), Int.zero); // => undefined
 * ```
 *
 * @alias rem, fmod, checked_rem, unsafeRemainder, divRem
 * @keywords leftover, divisible, modulus, modulo
 * @category Combinations
 * @since 1.0.0
 */
export function remainder(
  self: Int,
  other: Int,
  roundingMode: RoundingMode = 'trunc',
): Option<Int> {
  checkInt(self, 'self');
  checkInt(other, 'other');
  checkRoundingMode(roundingMode);
  if (other === 0) {
    return undefined;
  }
  const quotient = wholeQuotient(self, other);
  const rest = self - quotient * other;
  return (rest - roundingStep(quotient, rest, other, roundingMode) * other) as Int;
}

/**
 * Returns the remainder of a division whose quotient is rounded down, or None if the divisor is zero. The remainder has the sign of the divisor.
 *
 * @param self - The dividend.
 * @param other - The divisor, which determines the sign of the result; if it is zero, the result is None.
 * @returns The remainder of a division whose quotient is rounded with `'floor'`, or None.
 *
 * @example Add hours on a clock face
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.modulo(Int.of(-1), Int.of(12)); // => 11
 * Int.modulo(Int.of(1), Int.of(-12)); // => -11
 * Int.modulo(Int.of(1), Int.zero); // => undefined
 * ```
 *
 * @alias mod, mathMod, floorMod, remEuclid, checked_rem_euclid, Math.floorMod, modulus
 * @keywords negative, wrap, cyclic, circular, index, carousel, array, wraparound
 * @category Combinations
 * @since 1.0.0
 */
export function modulo(self: Int, other: Int): Option<Int> {
  return remainder(self, other, 'floor');
}

/**
 * Returns an integer raised to a power, or None if the power is not a safe integer.
 *
 * The result is also None if the exponent is negative. Every integer raised to the power 0 is 1.
 *
 * @param self - The base; if the exponent is 0, the power is always 1.
 * @param exponent - The exponent; if it is negative, the result is None.
 * @returns The power, or None.
 *
 * @example Raise to a power
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.power(Int.of(2), Int.of(10)); // => 1024
 * Int.power(Int.of(2), Int.of(53)); // => undefined
 * Int.power(Int.of(2), Int.of(-1)); // => undefined
 * ```
 *
 * @alias pow, exp, exponent, toPower, exponentiatedBy, expt, checked_pow, raisedTo
 * @keywords exponentiation, squared, cubed, overflow
 * @category Combinations
 * @since 1.0.0
 */
export function power(self: Int, exponent: Int): Option<Int> {
  checkInt(self, 'self');
  checkInt(exponent, 'exponent');
  if (exponent < 0) {
    return undefined;
  }
  // The standard does not require an exact result of `**`, so square instead.
  let result = 1;
  let square: number = self;
  for (let rest: number = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) {
      result *= square;
    }
    square *= square;
  }
  return checked(result);
}

/**
 * Returns the greatest common divisor of two integers, which is never negative.
 *
 * The greatest common divisor of an integer and 0 is the absolute value of the integer.
 *
 * @param self - One of the two values; their order and signs do not matter.
 * @param other - The other value; if it is 0, the result is the absolute value of `self`.
 * @returns The divisor, or 0 if both integers are 0.
 *
 * @example Reduce a fraction
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.greatestCommonDivisor(Int.of(12), Int.of(-18)); // => 6
 * Int.greatestCommonDivisor(Int.zero, Int.zero); // => 0
 * ```
 *
 * @alias gcd, hcf, greatestCommonFactor
 * @keywords factor, simplify, euclid, coprime, aspect
 * @category Combinations
 * @since 1.0.0
 */
export function greatestCommonDivisor(self: Int, other: Int): Int {
  checkInt(self, 'self');
  checkInt(other, 'other');
  let [divisor, rest]: [number, number] = [Math.abs(self), Math.abs(other)];
  while (rest > 0) {
    [divisor, rest] = [rest, divisor % rest];
  }
  return divisor as Int;
}

/**
 * Returns the least common multiple of two integers, or None if this multiple is not a safe integer.
 *
 * @param self - One of the two values; their order and signs do not matter.
 * @param other - The other value; if it is 0, so is the result.
 * @returns The least common multiple, which is never negative, or None. It is 0 if one of the integers is 0.
 *
 * @example Find a common denominator
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.leastCommonMultiple(Int.of(4), Int.of(-6)); // => 12
 * Int.leastCommonMultiple(Int.of(4), Int.zero); // => 0
 * Int.leastCommonMultiple(Int.MAX_VALUE, Int.of(2)); // => undefined
 * ```
 *
 * @alias lcm, lowestCommonMultiple
 * @keywords fractions, period
 * @category Combinations
 * @since 1.0.0
 */
export function leastCommonMultiple(self: Int, other: Int): Option<Int> {
  checkInt(self, 'self');
  checkInt(other, 'other');
  if (self === 0) {
    return zero;
  }
  return checked((Math.abs(self) / greatestCommonDivisor(self, other)) * Math.abs(other));
}

/**
 * Returns the sum of the integers in a list, or None if an intermediate sum is outside the bounds.
 *
 * The integers are added from first to last. An empty list sums to 0.
 *
 * @param values - The values to add, from first to last; an empty list sums to 0.
 * @returns The sum, or None.
 *
 * @example Sum the values in a list
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.sum([1, 2, 3].map(Int.of)); // => 6
 * Int.sum([]); // => 0
 * Int.sum([Int.MAX_VALUE, Int.one]); // => undefined
 * ```
 *
 * @alias total, addAll, Number.sumAll, summing, fsum, array_sum, summingInt
 * @keywords array, aggregate, accumulate, overflow, reduce
 * @category Combinations
 * @since 1.0.0
 */
export function sum(values: readonly Int[]): Option<Int> {
  checkArray(values, 'values');
  let total: Option<Int> = zero;
  for (const value of values) {
    checkInt(value, 'values');
    total = checked(total + value);
    if (total === undefined) {
      return undefined;
    }
  }
  return total;
}

/**
 * Returns the product of the integers in a list, or None if an intermediate product is outside the bounds.
 *
 * The integers are multiplied from first to last. The product of an empty list is 1.
 *
 * @param values - The values to multiply, from first to last; the product of an empty list is 1.
 * @returns The product, or None.
 *
 * @example Multiply the values in a list
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.product([2, 3, 4].map(Int.of)); // => 24
 * Int.product([]); // => 1
 * Int.product([Int.MAX_VALUE, Int.of(2)]); // => undefined
 * ```
 *
 * @alias mulAll, prod
 * @keywords array, factorial, overflow, reduce
 * @category Combinations
 * @since 1.0.0
 */
export function product(values: readonly Int[]): Option<Int> {
  checkArray(values, 'values');
  let total: Option<Int> = one;
  for (const value of values) {
    checkInt(value, 'values');
    total = checked(total * value + 0);
    if (total === undefined) {
      return undefined;
    }
  }
  return total;
}

/**
 * Rounds a number to an integer, or returns None if the result is not a safe integer.
 *
 * The result is None for `NaN`, the infinities and numbers outside the bounds. For numbers that must already be integers, use {@link from}.
 *
 * @param value - The number to round; for `NaN` and the infinities, the result is None.
 * @param roundingMode - How to round the number. There is no default.
 * @returns The integer, or None.
 *
 * @example Round to an integer
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.fromNumber(1.5, 'floor'); // => 1
 * Int.fromNumber(1.5, 'halfExpand'); // => 2
 * Int.fromNumber(NaN, 'floor'); // => undefined
 * Int.fromNumber(2 ** 53, 'floor'); // => undefined
 * ```
 *
 * @alias toInteger, toSafeInteger, Math.toIntExact, toIntExact, toInt, BigIntFromNumber
 * @keywords truncate, cast, floor, ceil, convert, decimals, parse
 * @category Conversions
 * @since 1.0.0
 */
export function fromNumber(value: number, roundingMode: RoundingMode): Option<Int> {
  checkNumber(value, 'value');
  checkRoundingMode(roundingMode);
  return from(roundToInteger(value, roundingMode));
}

/**
 * Converts a big integer to an integer, or returns None if the result is not a safe integer.
 *
 * @param value - The big integer to convert.
 * @returns The integer, or None.
 *
 * @example Convert a big integer
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.fromBigInt(42n); // => 42
 * Int.fromBigInt(9007199254740992n); // => undefined
 * ```
 *
 * @keywords cast, narrow, downcast, longValueExact, number
 * @category Conversions
 * @since 1.0.0
 */
export function fromBigInt(value: bigint): Option<Int> {
  checkBigInt(value, 'value');
  return from(Number(value));
}

/**
 * Converts an integer to a big integer.
 *
 * @param self - The integer to convert. Unlike {@link fromBigInt}, this function cannot fail.
 * @returns The big integer with the same value.
 *
 * @example Convert to a big integer
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.toBigInt(Int.of(42)); // => 42n
 * ```
 *
 * @alias toBigInteger
 * @keywords cast, widen, upcast, mix
 * @category Conversions
 * @since 1.0.0
 */
export function toBigInt(self: Int): bigint {
  checkInt(self, 'self');
  return BigInt(self);
}

/**
 * Converts an integer to a string in the given base. Digits greater than 9 are written as lower-case letters.
 *
 * @param self - The value to convert; the string for a negative value starts with `-`.
 * @param radix - The base, from 2 to 36; 10 by default.
 * @returns The string, which {@link parseRadix} accepts.
 * @throws An {@link ArgumentError} if `radix` is not an integer from 2 to 36.
 *
 * @example Convert an integer to a string
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.asString(Int.of(-255)); // => '-255'
 * Int.asString(Int.of(-255), 16); // => '-ff'
 * ```
 *
 * @alias toString, show, Display, inspect, str, toRadixString, toHexString, toBinaryString,
 *   toOctalString, strconv.Itoa, toHexadecimal, serialize-error
 * @keywords hex, binary, radix, octal, convert
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: Int, radix: Radix36 = 10): string {
  checkInt(self, 'self');
  checkRadix(radix);
  return self.toString(radix);
}

/**
 * Parses a string as an integer in the given base, or returns None if the string is invalid.
 *
 * The string may contain only digits in the given base after an optional `+` or `-`. Leading zeros are accepted, but prefixes such as `0x` are not. Upper-case and lower-case letters represent the same digits.
 *
 * @param text - Digits in the given base, in upper or lower case, with an optional sign.
 * @param radix - The base, from 2 to 36.
 * @returns The integer, or None if the string does not represent a safe integer.
 * @throws An {@link ArgumentError} if `radix` is not an integer from 2 to 36.
 *
 * @example Parse a hexadecimal number
 * ```ts
 * import { Int } from '@tstd/num';
 *
 * Int.parseRadix('ff', 16); // => 255
 * Int.parseRadix('-FF', 16); // => -255
 * Int.parseRadix('0xff', 16); // => undefined
 * Int.parseRadix('12', 2); // => undefined
 * ```
 *
 * @alias fromRadix, from_str_radix
 * @keywords parseInt, string, hex, binary, octal, 0x, convert, colour
 * @category Conversions
 * @since 1.0.0
 */
export function parseRadix(text: string, radix: Radix36): Option<Int> {
  checkString(text, 'text');
  const number = readDigits(text, radix);
  if (number === undefined) {
    return undefined;
  }
  let value = 0;
  for (const digit of number.digits) {
    value = value * radix + Number.parseInt(digit, radix);
  }
  // A value that is too large for exact steps stays too large, and `from` rejects it.
  return from(number.isNegative ? -value : value);
}

/** Returns a result if it is within the bounds. A result outside the bounds may be rounded, but never back into them. */
function checked(value: number): Option<Int> {
  return value <= MAX_VALUE && value >= MIN_VALUE ? (value as Int) : undefined;
}

function saturated(value: number): Int {
  return Math.min(Math.max(value, MIN_VALUE), MAX_VALUE) as Int;
}

/**
 * Returns the truncated quotient.
 *
 * The division rounds, but never up to the next integer: a fraction of safe integers is further below
 * it than half the distance between two adjacent numbers.
 */
function wholeQuotient(self: number, other: number): number {
  return Math.trunc(self / other) + 0;
}

/** Returns the difference between the truncated quotient and the rounded one: -1, 0 or 1. */
function roundingStep(
  quotient: number,
  rest: number,
  other: number,
  roundingMode: RoundingMode,
): number {
  if (rest === 0) {
    return 0;
  }
  const isNegative = rest < 0 !== other < 0;
  const half = 2 * Math.abs(rest) - Math.abs(other);
  if (roundsAway(roundingMode, isNegative, half, quotient % 2 !== 0)) {
    return isNegative ? -1 : 1;
  }
  return 0;
}
