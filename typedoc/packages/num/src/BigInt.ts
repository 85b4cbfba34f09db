/**
 * Exact arithmetic on integers of any size.
 *
 * - The type has no bounds, so most functions cannot fail and return a big integer rather than an `Option`. The result is None for a division by zero and for a negative exponent.
 * - Division accepts a rounding mode, and rounds towards zero by default.
 * - {@link wrapSigned} and {@link wrapUnsigned} keep only the given number of bits, for values that must fit into a machine word.
 *
 * JavaScript engines limit the size of big integers, and throw a `RangeError` if a result is too large.
 *
 * @alias BigInteger, i128, bignum, BN, Int128, JSBI
 * @keywords arbitrary, huge, large, overflow, int64, MAX_SAFE_INTEGER, twitter, snowflake,
 *   precision, id
 * @module
 */

import type { Radix36 } from '@tstd/core-type';
import * as Codec from '@tstd/core/Codec';
import { Comparable } from '@tstd/core/Comparable';
import { Equal } from '@tstd/core/Equal';
import type { Indexable } from '@tstd/core/Indexable';
import type { Option } from '@tstd/core/Option';
import * as Order from '@tstd/core/Order';
import type { Ordering } from '@tstd/core/Ordering';
import { checkArgument } from '@tstd/error';
import { checkArray, checkBigInt, checkNumber, checkString } from '@tstd/error/Argument';

import { checkBits } from './internal/checkBits.js';
import { checkRadix, readDigits } from './internal/digits.js';
import { checkRoundingMode } from './internal/checkRoundingMode.js';
import { roundToInteger, roundsAway } from './internal/rounding.js';
import type { RoundingMode } from './RoundingMode.js';

/**
 * The big integer 0, the identity element of addition.
 *
 * @example Use as the initial value of a sum
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.zero; // => 0n
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const zero: bigint = 0n;

/**
 * The big integer 1, the identity element of multiplication.
 *
 * @example Use as the initial value of a product
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.one; // => 1n
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const one: bigint = 1n;

/**
 * Converts a number to a big integer, or throws if it has a fractional part or is not finite. Use it for numbers that are fixed in your code; for input, use {@link from}.
 *
 * @param value - The number to convert, without a fractional part.
 * @returns The big integer.
 * @throws An {@link ArgumentError} if the number has a fractional part or is not finite.
 *
 * @example Create a big integer
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.of(42); // => 42n
 * BigInt.of(1.5); // => throws ArgumentError
 * BigInt.of(NaN); // => throws ArgumentError
 * ```
 *
 * @keywords constant, create, literal, convert
 * @category Constructors
 * @since 1.0.0
 */
export function of(value: number): bigint {
  checkNumber(value, 'value');
  checkArgument(Number.isInteger(value), 'value', 'a number without a fractional part', value);
  return BigInt(value);
}

/**
 * Checks whether the value is a big integer. A `BigInt` object is not a big integer.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a big integer.
 *
 * @example Narrow the type of a value
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.hasInstance(1n); // => true
 * BigInt.hasInstance(1); // => false
 * ```
 *
 * @keywords typeof, instanceof, guard, check, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is bigint {
  return typeof value === 'bigint';
}

/**
 * Checks whether a big integer is even.
 *
 * @param self - The value to check; its sign does not matter.
 * @returns Whether the big integer is even.
 *
 * @example Even and odd numbers
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.isEven(-2n); // => true
 * BigInt.isEven(3n); // => false
 * ```
 *
 * @alias even
 * @keywords parity, divisible
 * @category Guards
 * @since 1.0.0
 */
export function isEven(self: bigint): boolean {
  checkBigInt(self, 'self');
  return self % 2n === 0n;
}

/**
 * Checks whether a big integer is odd.
 *
 * @param self - The value to check; its sign does not matter.
 * @returns Whether the big integer is odd.
 *
 * @example Odd and even numbers
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.isOdd(-3n); // => true
 * BigInt.isOdd(2n); // => false
 * ```
 *
 * @alias odd
 * @keywords parity, uneven
 * @category Guards
 * @since 1.0.0
 */
export function isOdd(self: bigint): boolean {
  checkBigInt(self, 'self');
  return self % 2n !== 0n;
}

/**
 * Returns the next big integer.
 *
 * @param self - The value to add 1 to.
 * @returns The big integer plus one.
 *
 * @example Count up
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.increment(1n); // => 2n
 * ```
 *
 * @alias succ, inc, plusOne
 * @keywords successor, counter, bump, add1, loop
 * @category Transformations
 * @since 1.0.0
 */
export function increment(self: bigint): bigint {
  checkBigInt(self, 'self');
  return self + 1n;
}

/**
 * Returns the previous big integer.
 *
 * @param self - The value to subtract 1 from.
 * @returns The big integer minus one.
 *
 * @example Count down
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.decrement(1n); // => 0n
 * ```
 *
 * @alias pred, minusOne, R.dec
 * @keywords predecessor, countdown, loop, subtract
 * @category Transformations
 * @since 1.0.0
 */
export function decrement(self: bigint): bigint {
  checkBigInt(self, 'self');
  return self - 1n;
}

/**
 * Returns the negation of a big integer.
 *
 * @param self - The value whose sign is changed; zero stays zero.
 * @returns The negated big integer.
 *
 * @example Change the sign
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.negate(5n); // => -5n
 * BigInt.negate(0n); // => 0n
 * ```
 *
 * @keywords invert, minus, flip, unary
 * @category Transformations
 * @since 1.0.0
 */
export function negate(self: bigint): bigint {
  checkBigInt(self, 'self');
  return -self;
}

/**
 * Returns the absolute value of a big integer.
 *
 * @param self - The value whose sign is removed; zero stays zero.
 * @returns The big integer without its sign.
 *
 * @example Remove the sign
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.absolute(-5n); // => 5n
 * BigInt.absolute(5n); // => 5n
 * ```
 *
 * @keywords positive, unsigned, difference, negative, minus, remove
 * @category Transformations
 * @since 1.0.0
 */
export function absolute(self: bigint): bigint {
  checkBigInt(self, 'self');
  return self < 0n ? -self : self;
}

/**
 * Returns `-1n` for a negative big integer, `0n` for zero and `1n` for a positive big integer.
 *
 * @param self - The value to compare with zero; its magnitude does not matter.
 * @returns The sign of the big integer.
 *
 * @example Get the sign
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.sign(-5n); // => -1n
 * BigInt.sign(0n); // => 0n
 * ```
 *
 * @keywords positive, negative, polarity
 * @category Transformations
 * @since 1.0.0
 */
export function sign(self: bigint): bigint {
  checkBigInt(self, 'self');
  if (self === 0n) {
    return 0n;
  }
  return self < 0n ? -1n : 1n;
}

/**
 * Returns the lowest `bits` bits of a big integer, interpreted as a signed integer in two's complement.
 *
 * A value beyond one end of the range wraps around to the other end.
 *
 * @param self - The value to wrap; if it fits into `bits` bits, it is returned unchanged.
 * @param bits - The number of bits, which must be an integer from 1 to 1,073,741,824.
 * @returns The big integer from -2^(bits - 1) to 2^(bits - 1) - 1 that differs from `self` by a multiple of 2^bits.
 * @throws An {@link ArgumentError} if `bits` is not an integer from 1 to 1,073,741,824.
 *
 * @example Wrap to eight signed bits
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.wrapSigned(127n, 8); // => 127n
 * BigInt.wrapSigned(128n, 8); // => -128n
 * BigInt.wrapSigned(128n, 0); // => throws ArgumentError
 * ```
 *
 * @alias asIntN, wrapping, toInt32
 * @keywords int64, overflow, wraparound, truncate
 * @category Transformations
 * @since 1.0.0
 */
export function wrapSigned(self: bigint, bits: number): bigint {
  checkBigInt(self, 'self');
  checkBits(bits, MAX_BITS);
  return BigInt.asIntN(bits, self);
}

/**
 * Returns the lowest `bits` bits of a big integer, interpreted as an unsigned integer.
 *
 * A value beyond one end of the range wraps around to the other end.
 *
 * @param self - The value to wrap; if it fits into `bits` bits, it is returned unchanged.
 * @param bits - The number of bits, which must be an integer from 1 to 1,073,741,824.
 * @returns The big integer from 0 to 2^bits - 1 that differs from `self` by a multiple of 2^bits.
 * @throws An {@link ArgumentError} if `bits` is not an integer from 1 to 1,073,741,824.
 *
 * @example Wrap to eight unsigned bits
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.wrapUnsigned(256n, 8); // => 0n
 * BigInt.wrapUnsigned(-1n, 8); // => 255n
 * BigInt.wrapUnsigned(-1n, 0.5); // => throws ArgumentError
 * ```
 *
 * @alias asUintN, toUint32, toUnsigned, toUInt
 * @keywords uint64, overflow, wraparound, mask
 * @category Transformations
 * @since 1.0.0
 */
export function wrapUnsigned(self: bigint, bits: number): bigint {
  checkBigInt(self, 'self');
  checkBits(bits, MAX_BITS);
  return BigInt.asUintN(bits, self);
}

/**
 * Returns the sum of two big integers.
 *
 * @param self - One of the two summands; their order does not matter.
 * @param other - The other summand.
 * @returns The sum.
 *
 * @example Add two big integers
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.add(9007199254740991n, 1n); // => 9007199254740992n
 * ```
 *
 * @keywords mix, exact, huge
 * @category Combinations
 * @since 1.0.0
 */
export function add(self: bigint, other: bigint): bigint {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  return self + other;
}

/**
 * Returns the difference of two big integers.
 *
 * @param self - The value from which to subtract `other`.
 * @param other - The value to subtract from `self`.
 * @returns The difference.
 *
 * @example Subtract a big integer
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.subtract(1n, 2n); // => -1n
 * ```
 *
 * @keywords deduct, sub, takeaway
 * @category Combinations
 * @since 1.0.0
 */
export function subtract(self: bigint, other: bigint): bigint {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  return self - other;
}

/**
 * Returns the product of two big integers.
 *
 * @param self - One of the two factors; their order does not matter.
 * @param other - The other factor.
 * @returns The product.
 *
 * @example Multiply two big integers
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.multiply(3n, -4n); // => -12n
 * ```
 *
 * @keywords mul, huge
 * @category Combinations
 * @since 1.0.0
 */
export function multiply(self: bigint, other: bigint): bigint {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  return self * other;
}

/**
 * Returns the quotient of two big integers, rounded to an integer, or None if the divisor is zero.
 *
 * @param self - The dividend.
 * @param other - The divisor; if it is zero, the result is None.
 * @param roundingMode - How to round the quotient. The default, `'trunc'`, rounds towards zero.
 * @returns The quotient, or None.
 *
 * @example Divide and round
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.divide(-7n, 2n); // => -3n
 * BigInt.divide(-7n, 2n, 'floor'); // => -4n
 * BigInt.divide(7n, 0n); // => undefined
 * ```
 *
 * @keywords div, floorDiv, ZeroDivisionError, DivideByZeroException, truncate, rounding
 * @category Combinations
 * @since 1.0.0
 */
export function divide(
  self: bigint,
  other: bigint,
  roundingMode: RoundingMode = 'trunc',
): Option<bigint> {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  checkRoundingMode(roundingMode);
  if (other === 0n) {
    return undefined;
  }
  const quotient = self / other;
  return quotient + roundingStep(quotient, self % other, other, roundingMode);
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
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.remainder(-7n, 2n); // => -1n
 * BigInt.remainder(-7n, 2n, 'ceil'); // => -1n
 * BigInt.remainder(-7n, 2n, 'floor'); // => 1n
 * BigInt.remainder(7n, 0n); // => undefined
 * ```
 *
 * @keywords leftover, divisible, modulus
 * @category Combinations
 * @since 1.0.0
 */
export function remainder(
  self: bigint,
  other: bigint,
  roundingMode: RoundingMode = 'trunc',
): Option<bigint> {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  checkRoundingMode(roundingMode);
  if (other === 0n) {
    return undefined;
  }
  const rest = self % other;
  return rest - roundingStep(self / other, rest, other, roundingMode) * other;
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
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.modulo(-1n, 12n); // => 11n
 * BigInt.modulo(1n, -12n); // => -11n
 * BigInt.modulo(1n, 0n); // => undefined
 * ```
 *
 * @keywords negative, wrap, cyclic, circular, modulus
 * @category Combinations
 * @since 1.0.0
 */
export function modulo(self: bigint, other: bigint): Option<bigint> {
  return remainder(self, other, 'floor');
}

/**
 * Returns a big integer raised to a power, or None if the exponent is negative.
 *
 * Every big integer raised to the power 0 is 1.
 *
 * @param self - The base; if the exponent is 0, the power is always 1.
 * @param exponent - The exponent; if it is negative, the result is None.
 * @returns The power, or None.
 * @throws An {@link ArgumentError} if the power has more than 33,554,432 bits, which is about ten million decimal digits. A larger power would take seconds or minutes to compute and then exhaust memory.
 *
 * @example Raise to a power
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.power(2n, 64n); // => 18446744073709551616n
 * BigInt.power(2n, -1n); // => undefined
 * BigInt.power(10n, 1_000_000_000n); // => throws ArgumentError
 * ```
 *
 * @keywords exponentiation, squared, cubed
 * @category Combinations
 * @since 1.0.0
 */
export function power(self: bigint, exponent: bigint): Option<bigint> {
  checkBigInt(self, 'self');
  checkBigInt(exponent, 'exponent');
  if (exponent < 0n) {
    return undefined;
  }
  // Check the size first, because an engine would compute for minutes and then throw or end the process.
  // A power whose logarithm is n has n + 1 bits.
  checkArgument(
    !(logarithm(self) * Number(exponent) >= MAX_POWER_BITS),
    'exponent',
    `an exponent for which the power has at most ${MAX_POWER_BITS} bits`,
    exponent,
  );
  return self ** exponent;
}

/**
 * Returns the greatest common divisor of two big integers, which is never negative.
 *
 * The greatest common divisor of a big integer and 0 is the absolute value of the big integer.
 *
 * @param self - One of the two values; their order and signs do not matter.
 * @param other - The other value; if it is 0, the result is the absolute value of `self`.
 * @returns The divisor, or 0 if both big integers are 0.
 *
 * @example Reduce a fraction
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.greatestCommonDivisor(12n, -18n); // => 6n
 * BigInt.greatestCommonDivisor(0n, 0n); // => 0n
 * ```
 *
 * @alias gcd, hcf, greatestCommonFactor
 * @keywords factor, simplify, euclid, coprime, ratio
 * @category Combinations
 * @since 1.0.0
 */
export function greatestCommonDivisor(self: bigint, other: bigint): bigint {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  let [divisor, rest] = [absolute(self), absolute(other)];
  while (rest > 0n) {
    [divisor, rest] = [rest, divisor % rest];
  }
  return divisor;
}

/**
 * Returns the least common multiple of two big integers, or 0 if one of them is 0.
 *
 * @param self - One of the two values; their order and signs do not matter.
 * @param other - The other value; if it is 0, so is the result.
 * @returns The least common multiple, which is never negative. It is 0 if one of the big integers is 0.
 *
 * @example Find a common denominator
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.leastCommonMultiple(4n, -6n); // => 12n
 * BigInt.leastCommonMultiple(4n, 0n); // => 0n
 * ```
 *
 * @alias lcm, lowestCommonMultiple
 * @keywords fractions, period
 * @category Combinations
 * @since 1.0.0
 */
export function leastCommonMultiple(self: bigint, other: bigint): bigint {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  if (self === 0n) {
    return 0n;
  }
  return (absolute(self) / greatestCommonDivisor(self, other)) * absolute(other);
}

/**
 * Returns the sum of the big integers in a list. An empty list sums to 0.
 *
 * @param values - The values to add, from first to last; an empty list sums to 0.
 * @returns The sum of all values.
 *
 * @example Sum the values in a list
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.sum([1n, 2n, 3n]); // => 6n
 * BigInt.sum([]); // => 0n
 * ```
 *
 * @keywords array, aggregate, accumulate, reduce
 * @category Combinations
 * @since 1.0.0
 */
export function sum(values: readonly bigint[]): bigint {
  checkArray(values, 'values');
  let total = zero;
  for (const value of values) {
    checkBigInt(value, 'values');
    total += value;
  }
  return total;
}

/**
 * Returns the product of the big integers in a list. The product of an empty list is 1.
 *
 * @param values - The values to multiply, from first to last; the product of an empty list is 1.
 * @returns The product of all values.
 *
 * @example Multiply the values in a list
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.product([2n, 3n, 4n]); // => 24n
 * BigInt.product([]); // => 1n
 * ```
 *
 * @keywords array, prod, factorial
 * @category Combinations
 * @since 1.0.0
 */
export function product(values: readonly bigint[]): bigint {
  checkArray(values, 'values');
  let total = one;
  for (const value of values) {
    checkBigInt(value, 'values');
    total *= value;
  }
  return total;
}

/**
 * Converts a number to a big integer, or returns None if it has a fractional part or is not finite. The number is not rounded.
 *
 * @param value - The number to convert, which need not be a safe integer.
 * @returns The big integer, or None.
 *
 * @example Convert a number
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.from(2 ** 60); // => 1152921504606846976n
 * BigInt.from(1.5); // => undefined
 * BigInt.from(Infinity); // => undefined
 * ```
 *
 * @keywords cast, exact, RangeError
 * @category Conversions
 * @since 1.0.0
 */
export function from(value: number): Option<bigint> {
  checkNumber(value, 'value');
  return Number.isInteger(value) ? BigInt(value) : undefined;
}

/**
 * Rounds a number to a big integer, or returns None if the number is not finite.
 *
 * For numbers that must already be integers, use {@link from}.
 *
 * @param value - The number to round; for `NaN` and the infinities, the result is None.
 * @param roundingMode - How to round the number. There is no default.
 * @returns The big integer, or None.
 *
 * @example Round to a big integer
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.fromNumber(1.5, 'floor'); // => 1n
 * BigInt.fromNumber(1.5, 'halfExpand'); // => 2n
 * BigInt.fromNumber(NaN, 'floor'); // => undefined
 * ```
 *
 * @keywords truncate, cast, nearest, floor, convert
 * @category Conversions
 * @since 1.0.0
 */
export function fromNumber(value: number, roundingMode: RoundingMode): Option<bigint> {
  checkNumber(value, 'value');
  checkRoundingMode(roundingMode);
  return Number.isFinite(value) ? BigInt(roundToInteger(value, roundingMode)) : undefined;
}

/**
 * Parses a string as a decimal big integer, or returns None if the string is invalid.
 *
 * The string may contain only ASCII digits after an optional `+` or `-`. White space, fractions, exponents, separators and a final `n` are rejected. Leading zeros are accepted.
 *
 * @param text - Decimal digits with an optional sign; if there is white space or a fraction, the result is None.
 * @returns The big integer, or None if the string does not represent one.
 *
 * @example Accepted and rejected strings
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.parse('-9007199254740993'); // => -9007199254740993n
 * BigInt.parse('12abc'); // => undefined
 * BigInt.parse('1.9'); // => undefined
 * BigInt.parse(''); // => undefined
 * ```
 *
 * @alias toBigIntegerOrNull
 * @keywords string, convert, SyntaxError, input, digits, large, id
 * @category Conversions
 * @since 1.0.0
 */
export function parse(text: string): Option<bigint> {
  checkString(text, 'text');
  return DECIMAL.test(text) ? BigInt(text) : undefined;
}

/**
 * Parses a string as a big integer in the given base, or returns None if the string is invalid.
 *
 * The string may contain only digits in the given base after an optional `+` or `-`. Leading zeros are accepted, but prefixes such as `0x` are not. Upper-case and lower-case letters represent the same digits.
 *
 * @param text - Digits in the given base, in upper or lower case, with an optional sign.
 * @param radix - The base, from 2 to 36.
 * @returns The big integer, or None if the string does not represent one.
 * @throws An {@link ArgumentError} if `radix` is not an integer from 2 to 36.
 *
 * @example Parse a hexadecimal number
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.parseRadix('ffffffffffffffff', 16); // => 18446744073709551615n
 * BigInt.parseRadix('-FF', 16); // => -255n
 * BigInt.parseRadix('0xff', 16); // => undefined
 * BigInt.parseRadix('12', 2); // => undefined
 * ```
 *
 * @alias fromRadix, from_str_radix
 * @keywords hex, binary, octal, parseInt, 0x
 * @category Conversions
 * @since 1.0.0
 */
export function parseRadix(text: string, radix: Radix36): Option<bigint> {
  checkString(text, 'text');
  const number = readDigits(text, radix);
  if (number === undefined) {
    return undefined;
  }
  const value = joinDigits(number.digits, radix);
  return number.isNegative ? -value : value;
}

/**
 * Converts a big integer to a string in the given base. Digits greater than 9 are written as lower-case letters.
 *
 * @param self - The value to convert; the string for a negative value starts with `-`.
 * @param radix - The base, from 2 to 36; 10 by default.
 * @returns The string, which {@link parseRadix} accepts.
 * @throws An {@link ArgumentError} if `radix` is not an integer from 2 to 36.
 *
 * @example Convert a big integer to a string
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.asString(-255n); // => '-255'
 * BigInt.asString(-255n, 16); // => '-ff'
 * ```
 *
 * @keywords hex, binary, radix, serialize, JSON
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: bigint, radix: Radix36 = 10): string {
  checkBigInt(self, 'self');
  checkRadix(radix);
  return self.toString(radix);
}

/**
 * Compares two big integers. Returns `-1` if the first is less, `0` if they are equal, and `1` if it is greater.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two big integers.
 *
 * @example Sort big integers
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.compare(1n, 2n); // => -1
 * [10n, 9n, 1n].sort(BigInt.compare); // => [1n, 9n, 10n]
 * ```
 *
 * @keywords ordering, ranking
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: bigint, other: bigint): Ordering {
  return Order.bigint(self, other);
}

/**
 * Checks whether two big integers are equal.
 *
 * @param self - One of the values; swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two big integers are equal.
 *
 * @example Compare two big integers
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.equals(1n, 1n); // => true
 * BigInt.equals(1n, 2n); // => false
 * ```
 *
 * @keywords identical
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: bigint, other: bigint): boolean {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  return self === other;
}

/**
 * Checks whether the first big integer is less than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first big integer is less than the second.
 *
 * @example Check whether a value is less than another
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.lessThan(1n, 2n); // => true
 * BigInt.lessThan(1n, 1n); // => false
 * ```
 *
 * @keywords smaller, below, under, lower, compare, fewer
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: bigint, other: bigint): boolean {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  return self < other;
}

/**
 * Checks whether the first big integer is less than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first big integer is less than or equal to the second.
 *
 * @example Check whether a value is less than or equal to another
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.lessThanOrEqual(1n, 2n); // => true
 * BigInt.lessThanOrEqual(1n, 1n); // => true
 * ```
 *
 * @keywords smaller, below, inclusive
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: bigint, other: bigint): boolean {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  return self <= other;
}

/**
 * Checks whether the first big integer is greater than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first big integer is greater than the second.
 *
 * @example Check whether a value is greater than another
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.greaterThan(1n, 2n); // => false
 * BigInt.greaterThan(1n, 1n); // => false
 * ```
 *
 * @keywords larger, bigger, above, exceed
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: bigint, other: bigint): boolean {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  return self > other;
}

/**
 * Checks whether the first big integer is greater than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first big integer is greater than or equal to the second.
 *
 * @example Check whether a value is greater than or equal to another
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.greaterThanOrEqual(1n, 2n); // => false
 * BigInt.greaterThanOrEqual(1n, 1n); // => true
 * ```
 *
 * @keywords larger, bigger, above, reach, inclusive
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: bigint, other: bigint): boolean {
  checkBigInt(self, 'self');
  checkBigInt(other, 'other');
  return self >= other;
}

/**
 * Returns the lesser of two big integers.
 *
 * @param self - The first value, which is returned if it is less than or equal to `other`.
 * @param other - The second value, which is returned only if it is less than `self`.
 * @returns The lesser big integer.
 *
 * @example Find the lesser of two values
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.min(1n, 2n); // => 1n
 * ```
 *
 * @keywords smallest, lowest, list, least
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: bigint, other: bigint): bigint {
  return greaterThan(self, other) ? other : self;
}

/**
 * Returns the greater of two big integers.
 *
 * @param self - The first value, which is returned if it is greater than or equal to `other`.
 * @param other - The second value, which is returned only if it is greater than `self`.
 * @returns The greater big integer.
 *
 * @example Find the greater of two values
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.max(1n, 2n); // => 2n
 * ```
 *
 * @keywords largest, highest, biggest, list, greatest
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: bigint, other: bigint): bigint {
  return lessThan(self, other) ? other : self;
}

/**
 * Limits a big integer to the range from `minValue` to `maxValue`.
 *
 * @param self - The value to limit; if it lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An {@link ArgumentError} if `minValue` is greater than `maxValue`.
 *
 * @example Limit a big integer
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.clamp(3n, 1n, 2n); // => 2n
 * BigInt.clamp(2n, 1n, 3n); // => 2n
 * BigInt.clamp(2n, 3n, 1n); // => throws ArgumentError
 * ```
 *
 * @keywords cap, range, restrict, within
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(self: bigint, minValue: bigint, maxValue: bigint): bigint {
  checkBigInt(self, 'self');
  checkBigInt(minValue, 'minValue');
  checkBigInt(maxValue, 'maxValue');
  return COMPARABLE.clamp(self, minValue, maxValue);
}

/**
 * Checks whether a big integer lies between two bounds (inclusive).
 *
 * If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @param self - The value to check.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the big integer lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check a month number
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.isBetween(12n, 1n, 12n); // => true
 * BigInt.isBetween(13n, 1n, 12n); // => false
 * ```
 *
 * @keywords range, inside, interval
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(self: bigint, minValue: bigint, maxValue: bigint): boolean {
  checkBigInt(self, 'self');
  checkBigInt(minValue, 'minValue');
  checkBigInt(maxValue, 'maxValue');
  return minValue <= self && self <= maxValue;
}

/**
 * An `Equal` instance that compares big integers.
 *
 * @example Compare two values for equality
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.equal.equals(1n, 1n); // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<bigint> = /* @__PURE__ */ Equal(equals);

/**
 * The ascending order of big integers.
 *
 * @example Sort in descending order
 * ```ts
 * import { Order } from '@tstd/core';
 * import { BigInt } from '@tstd/num';
 *
 * [1n, 3n, 2n].sort(Order.reverse(BigInt.order)); // => [3n, 2n, 1n]
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const order: Order.Order<bigint> = compare;

/**
 * The codec for big integers. It encodes them as JSON strings, because a JSON number preserves only about 15 digits.
 *
 * It decodes the strings that {@link parse} accepts.
 *
 * @example Decode a big integer
 * ```ts
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.codec.encode(9007199254740993n); // => '9007199254740993'
 * BigInt.codec.decode('9007199254740993'); // => { ok: true, value: 9007199254740993n }
 * BigInt.codec.decode(42).ok; // => false
 * ```
 *
 * @alias Schema.BigInt, BigIntFromSelf, z.bigint, v.bigint
 * @keywords stringify, id
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<bigint, string> = /* @__PURE__ */ Codec.of<bigint, string>({
  hasInstance,
  encode: (value) => asString(value),
  decode: (input) => {
    const value = typeof input === 'string' ? parse(input) : undefined;
    return value === undefined ? Codec.fault('an integer as text', input) : { ok: true, value };
  },
  schema: () => ({ type: 'string', pattern: DECIMAL.source }),
});

/**
 * An `Indexable` instance for big integers: each big integer that can be an index is its own index.
 *
 * An index is a number from -(2^53 - 1) to 2^53 - 1. A big integer outside this range has no index, so `toIndex` throws an `ArgumentError`.
 *
 * @example List the big integers in a range
 * ```ts
 * import { Indexable } from '@tstd/core';
 * import { BigInt } from '@tstd/num';
 *
 * BigInt.indexable.fromIndex(43); // => 43n
 * Indexable.range(BigInt.indexable, { start: -1n, end: 1n }); // => [-1n, 0n, 1n]
 * BigInt.indexable.toIndex(2n ** 53n); // => throws ArgumentError
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const indexable: Indexable<bigint> = /* @__PURE__ */ Object.freeze({
  toIndex: (self: bigint) => {
    const index = Number(self);
    checkArgument(Number.isSafeInteger(index), 'self', 'a safe integer', self);
    return index;
  },
  fromIndex: (index: number) => {
    checkNumber(index, 'index');
    return Number.isSafeInteger(index) ? BigInt(index) : undefined;
  },
});

const DECIMAL = /^[+-]?[0-9]+$/;

const COMPARABLE: Comparable<bigint> = /* @__PURE__ */ Comparable(compare);

/** The maximum number of bits in the engines with the smallest limit. */
const MAX_BITS = 1_073_741_824;

/** A number can hold this many digits of any base: 36 ** 10 is a safe integer. */
const DIGITS_AT_ONCE = 10;

/** The maximum number of bits of a power. Computing such a power takes two seconds. */
const MAX_POWER_BITS = 33_554_432;

/** A number holds this many hexadecimal digits exactly. */
const EXACT_DIGITS = 13;

/** Returns the binary logarithm of the absolute value, rounded to a number. */
function logarithm(self: bigint): number {
  const digits = absolute(self).toString(16);
  const first = digits.slice(0, EXACT_DIGITS);
  return Math.log2(Number.parseInt(first, 16)) + 4 * (digits.length - first.length);
}

/** Parses the digits by halves: multiplying a few long factors is faster than multiplying many short ones. */
function joinDigits(digits: string, radix: number): bigint {
  if (digits.length <= DIGITS_AT_ONCE) {
    return BigInt(Number.parseInt(digits, radix));
  }
  const middle = Math.ceil(digits.length / 2);
  const high = joinDigits(digits.slice(0, middle), radix);
  const low = joinDigits(digits.slice(middle), radix);
  return high * BigInt(radix) ** BigInt(digits.length - middle) + low;
}

/** Returns the difference between the truncated quotient and the rounded one: -1, 0 or 1. */
function roundingStep(
  quotient: bigint,
  rest: bigint,
  other: bigint,
  roundingMode: RoundingMode,
): bigint {
  if (rest === 0n) {
    return 0n;
  }
  const isNegative = rest < 0n !== other < 0n;
  // Compare twice the remainder with the divisor, ignoring their signs.
  const half = (rest < 0n ? -2n * rest : 2n * rest) - (other < 0n ? -other : other);
  if (roundsAway(roundingMode, isNegative, signOf(half), quotient % 2n !== 0n)) {
    return isNegative ? -1n : 1n;
  }
  return 0n;
}

function signOf(value: bigint): Ordering {
  if (value === 0n) {
    return 0;
  }
  return value < 0n ? -1 : 1;
}
