/**
 * Double-precision IEEE 754 arithmetic that returns None instead of `NaN` and the infinities.
 *
 * - Arithmetic functions accept and return finite numbers. They return None if an argument is `NaN` or an infinity, or if the result would not be finite, for example for a division by zero or a sum that exceeds the greatest finite number.
 * - Results are rounded to the nearest number, as in JavaScript: `0.1 + 0.2` is not `0.3`. The decimals from `@tstd/bigdecimal` do not have this rounding error.
 * - There is only one zero: if JavaScript returns `-0`, arithmetic functions and conversions return `0`.
 * - Comparisons accept any number. Functions that return one of the compared numbers, such as `max`, return it unchanged. `NaN` equals itself and is greater than every other number.
 *
 * @alias Float, Double, f64, Math, Real, float32, float64, NSNumber
 * @keywords floating, Infinity, finite, calculation
 * @module
 */

import * as Codec from '@tstd/core/Codec';
import type { Bounded } from '@tstd/core/Bounded';
import { Comparable } from '@tstd/core/Comparable';
import { Equal } from '@tstd/core/Equal';
import type { Option } from '@tstd/core/Option';
import * as Order from '@tstd/core/Order';
import type { Ordering } from '@tstd/core/Ordering';
import { checkArgument } from '@tstd/error';
import { checkArray, checkBigInt, checkNumber, checkString } from '@tstd/error/Argument';

import { checkRoundingMode } from './internal/checkRoundingMode.js';
import { roundToDigits, roundToInteger } from './internal/rounding.js';
import type { RoundingMode } from './RoundingMode.js';

/**
 * The number 0, the identity element of addition.
 *
 * @example Use as the initial value of a sum
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.zero; // => 0
 * ```
 *
 * @keywords reduce, initial, neutral
 * @category Constructors
 * @since 1.0.0
 */
export const zero: number = 0;

/**
 * The number 1, the identity element of multiplication.
 *
 * @example Use as the initial value of a product
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.one; // => 1
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const one: number = 1;

/**
 * Returns a number, or throws if it is not finite. Use it for numbers that are fixed in your code; for input, use {@link from}.
 *
 * @param value - A finite number; `-0` becomes `0`.
 * @returns The number.
 * @throws An {@link ArgumentError} if the number is `NaN` or an infinity.
 *
 * @example Check that a number is finite
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.of(1.5); // => 1.5
 * Number.of(NaN); // => throws ArgumentError
 * Number.of(Infinity); // => throws ArgumentError
 * ```
 *
 * @keywords NaN, Infinity, assert, ensure, throw, check
 * @category Constructors
 * @since 1.0.0
 */
export function of(value: number): number {
  checkNumber(value, 'value');
  checkArgument(isFinite(value), 'value', 'a finite number', value);
  return value + 0;
}

/**
 * Checks whether the value is a number, including `NaN` and the infinities. A `Number` object is not a number.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a number.
 *
 * @example Narrow the type of a value
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.hasInstance(1.5); // => true
 * Number.hasInstance(NaN); // => true
 * Number.hasInstance('1'); // => false
 * ```
 *
 * @alias isNumeric, is_float
 * @keywords typeof, numeric, instanceof, guard, check, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is number {
  return typeof value === 'number';
}

/**
 * Checks whether the value is a finite number, that is, neither `NaN` nor an infinity. Arithmetic functions accept only finite numbers.
 *
 * @param value - Any value; a string is not converted to a number.
 * @returns Whether the value is a finite number.
 *
 * @example Keep only finite numbers
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * [1, NaN, Infinity].filter(Number.isFinite); // => [1]
 * Number.isFinite('1'); // => false
 * ```
 *
 * @keywords infinite, valid, check
 * @category Guards
 * @since 1.0.0
 */
export function isFinite(value: unknown): boolean {
  return Number.isFinite(value);
}

/**
 * Checks whether the value is a finite number without a fractional part. It may be outside the range of safe integers.
 *
 * @param value - Any value; a string is not converted to a number.
 * @returns Whether the value is a finite number without a fractional part.
 *
 * @example Recognise a whole number
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.isInteger(2 ** 60); // => true
 * Number.isInteger(1.5); // => false
 * Number.isInteger(Infinity); // => false
 * ```
 *
 * @keywords isInt, decimals, check
 * @category Guards
 * @since 1.0.0
 */
export function isInteger(value: unknown): boolean {
  return Number.isInteger(value);
}

/**
 * Checks whether the value is `NaN`.
 *
 * @param value - Any value; a string is not converted to a number.
 * @returns Whether the value is `NaN`.
 *
 * @example Recognise NaN
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.isNaN(NaN); // => true
 * Number.isNaN('a'); // => false
 * ```
 *
 * @keywords invalid, NotANumber, check, broken
 * @category Guards
 * @since 1.0.0
 */
export function isNaN(value: unknown): boolean {
  return Number.isNaN(value);
}

/**
 * Returns a number plus one, or None if the number is not finite.
 *
 * For a number that is at least 2^53 or less than -(2^53), the rounded result can equal the number itself.
 *
 * @param self - The value to add 1 to.
 * @returns The number plus one, or None.
 *
 * @example Count up
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.increment(1.5); // => 2.5
 * Number.increment(NaN); // => undefined
 * ```
 *
 * @alias succ, inc, plusOne
 * @keywords successor, counter, bump, add1, loop
 * @category Transformations
 * @since 1.0.0
 */
export function increment(self: number): Option<number> {
  checkNumber(self, 'self');
  return from(self + 1);
}

/**
 * Returns a number minus one, or None if the number is not finite.
 *
 * For a number that is at most -(2^53) or greater than 2^53, the rounded result can equal the number itself.
 *
 * @param self - The value to subtract 1 from.
 * @returns The number minus one, or None.
 *
 * @example Count down
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.decrement(1.5); // => 0.5
 * Number.decrement(NaN); // => undefined
 * ```
 *
 * @alias pred, minusOne, R.dec
 * @keywords countdown, counter, loop, subtract
 * @category Transformations
 * @since 1.0.0
 */
export function decrement(self: number): Option<number> {
  checkNumber(self, 'self');
  return from(self - 1);
}

/**
 * Returns the negation of a number, or None if the number is not finite.
 *
 * @param self - The number whose sign is changed; for `NaN` and the infinities, the result is None.
 * @returns The negated number, or None.
 *
 * @example Change the sign
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.negate(1.5); // => -1.5
 * Number.negate(0); // => 0
 * Number.negate(Infinity); // => undefined
 * ```
 *
 * @keywords invert, minus, flip, unary
 * @category Transformations
 * @since 1.0.0
 */
export function negate(self: number): Option<number> {
  checkNumber(self, 'self');
  return from(-self);
}

/**
 * Returns the absolute value of a number, or None if the number is not finite.
 *
 * @param self - The number whose sign is removed; for `NaN` and the infinities, the result is None.
 * @returns The number without its sign, or None.
 *
 * @example Remove the sign
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.absolute(-1.5); // => 1.5
 * Number.absolute(-Infinity); // => undefined
 * ```
 *
 * @keywords positive, unsigned, fabs, difference, negative, minus, remove
 * @category Transformations
 * @since 1.0.0
 */
export function absolute(self: number): Option<number> {
  checkNumber(self, 'self');
  return from(Math.abs(self));
}

/**
 * Returns the sign of a number as `-1`, `0` or `1`, or None if the number is not finite.
 *
 * @param self - The number to compare with zero; for `NaN` and the infinities, the result is None.
 * @returns The sign of the number, or None.
 *
 * @example Get the sign
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.sign(-1.5); // => -1
 * Number.sign(-0); // => 0
 * Number.sign(NaN); // => undefined
 * ```
 *
 * @alias signum, sgn, copysign
 * @keywords positive, negative, polarity, direction, compare
 * @category Transformations
 * @since 1.0.0
 */
export function sign(self: number): Option<number> {
  checkNumber(self, 'self');
  return isFinite(self) ? Math.sign(self) + 0 : undefined;
}

/**
 * Rounds a number to an integer, or returns None if the number is not finite.
 *
 * @param self - The number to round; for `NaN` and the infinities, the result is None.
 * @param roundingMode - How to round the number. The default, `'halfExpand'`, rounds to the nearest integer, with ties away from zero.
 * @returns The rounded number, which may be outside the range of safe integers, or None.
 *
 * @example Round to an integer
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.round(2.5); // => 3
 * Number.round(-2.5); // => -3
 * Number.round(2.5, 'halfEven'); // => 2
 * Number.round(NaN); // => undefined
 * ```
 *
 * @alias floor, ceil, truncate, rounded, trunc, ceiling, rint, roundToInt, roundToLong, intValue,
 *   R.floor
 * @keywords nearest, half, Math.round, down
 * @category Transformations
 * @since 1.0.0
 */
export function round(self: number, roundingMode: RoundingMode = 'halfExpand'): Option<number> {
  checkNumber(self, 'self');
  checkRoundingMode(roundingMode);
  return from(roundToInteger(self, roundingMode));
}

/**
 * Rounds a number to `digits` decimal places, or returns None if the number or the result is not finite.
 *
 * The function rounds the shortest decimal that parses to the same number. For example, `1.005` is a tie, although the stored number is slightly smaller.
 * The decimal is rounded exactly, and the result is the number nearest to the rounded decimal.
 *
 * @param self - The number to round; for `NaN` and the infinities, the result is None.
 * @param digits - The number of decimal places to keep, which must be an integer. With -2, the result is a multiple of 100.
 * @param roundingMode - How to round the number. The default, `'halfExpand'`, rounds to the nearest integer, with ties away from zero.
 * @returns The rounded number, or None.
 * @throws An {@link ArgumentError} if `digits` is not a safe integer.
 *
 * @example Round to two decimal places
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.roundTo(1.005, 2); // => 1.01
 * Number.roundTo(1.005, 2, 'halfEven'); // => 1
 * Number.roundTo(1250, -2, 'halfEven'); // => 1200
 * Number.roundTo(Infinity, 2); // => undefined
 * Number.roundTo(1.005, 0.5); // => throws ArgumentError
 * ```
 *
 * @alias toFixed, round2, roundToNearest
 * @keywords places, nearest, precision, cents, hundredth, percentage
 * @category Transformations
 * @since 1.0.0
 */
export function roundTo(
  self: number,
  digits: number,
  roundingMode: RoundingMode = 'halfExpand',
): Option<number> {
  checkNumber(self, 'self');
  checkRoundingMode(roundingMode);
  checkArgument(Number.isSafeInteger(digits), 'digits', 'a safe integer', digits);
  return isFinite(self) ? from(roundToDigits(self, digits, roundingMode)) : undefined;
}

/**
 * Returns the sum of two numbers, or None if either number or the sum is not finite.
 *
 * @param self - One of the two summands; their order does not matter.
 * @param other - The other summand.
 * @returns The sum, or None.
 *
 * @example Add two numbers
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.add(1.5, 2); // => 3.5
 * Number.add(1e308, 1e308); // => undefined
 * Number.add(1, NaN); // => undefined
 * ```
 *
 * @keywords NaN
 * @category Combinations
 * @since 1.0.0
 */
export function add(self: number, other: number): Option<number> {
  checkNumber(self, 'self');
  checkNumber(other, 'other');
  return from(self + other);
}

/**
 * Returns the difference of two numbers, or None if either number or the difference is not finite.
 *
 * @param self - The value from which to subtract `other`.
 * @param other - The value to subtract from `self`.
 * @returns The difference, or None.
 *
 * @example Subtract a number
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.subtract(1.5, 2); // => -0.5
 * Number.subtract(Infinity, Infinity); // => undefined
 * ```
 *
 * @keywords deduct, sub, takeaway, NaN
 * @category Combinations
 * @since 1.0.0
 */
export function subtract(self: number, other: number): Option<number> {
  checkNumber(self, 'self');
  checkNumber(other, 'other');
  return from(self - other);
}

/**
 * Returns the product of two numbers, or None if either number or the product is not finite.
 *
 * @param self - One of the two factors; their order does not matter.
 * @param other - The other factor.
 * @returns The product, or None.
 *
 * @example Multiply two numbers
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.multiply(1.5, -2); // => -3
 * Number.multiply(1e200, 1e200); // => undefined
 * ```
 *
 * @keywords mul, percentage
 * @category Combinations
 * @since 1.0.0
 */
export function multiply(self: number, other: number): Option<number> {
  checkNumber(self, 'self');
  checkNumber(other, 'other');
  return from(self * other);
}

/**
 * Returns the quotient of two numbers, or None if the divisor is zero.
 *
 * The result is also None if either number or the quotient is not finite. The quotient is not rounded to an integer: to round it, use {@link round}.
 *
 * @param self - The dividend.
 * @param other - The divisor; if it is zero or an infinity, the result is None.
 * @returns The quotient, or None.
 *
 * @example Divide a number
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.divide(7, 2); // => 3.5
 * Number.divide(7, 0); // => undefined
 * Number.divide(7, Infinity); // => undefined
 * ```
 *
 * @alias fdiv
 * @keywords ZeroDivisionError, Infinity, div, ratio, percentage, average
 * @category Combinations
 * @since 1.0.0
 */
export function divide(self: number, other: number): Option<number> {
  checkNumber(self, 'self');
  checkNumber(other, 'other');
  // Without the check, a finite number divided by an infinity would be zero.
  return isFinite(other) ? from(self / other) : undefined;
}

/**
 * Returns the remainder of a division, or None if the divisor is zero or either number is not finite. The quotient is rounded towards zero, so the remainder has the sign of the dividend.
 *
 * @param self - The dividend.
 * @param other - The divisor; if it is zero or an infinity, the result is None.
 * @returns The remainder, which is exact, or None.
 *
 * @example Compute a remainder
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.remainder(-7.5, 2); // => -1.5
 * Number.remainder(7, 0); // => undefined
 * ```
 *
 * @alias rem, fmod, checked_rem, unsafeRemainder, divRem, truncatingRemainder
 * @keywords leftover, divisible, decimals
 * @category Combinations
 * @since 1.0.0
 */
export function remainder(self: number, other: number): Option<number> {
  checkNumber(self, 'self');
  checkNumber(other, 'other');
  // Without the check, a finite number divided by an infinity would be its own remainder.
  return isFinite(other) ? from(self % other) : undefined;
}

/**
 * Returns the remainder of a division whose quotient is rounded down, or None if the divisor is zero. The remainder has the sign of the divisor.
 *
 * The result is also None if either number is not finite. Otherwise, it is the number nearest to the exact remainder. If the dividend is tiny and its sign is opposite to that of the divisor, this number is the divisor itself.
 *
 * @param self - The dividend.
 * @param other - The divisor, which determines the sign of the result; if it is zero or an infinity, the result is None.
 * @returns The remainder of a division whose quotient is rounded with `'floor'`, or None.
 *
 * @example Reduce an angle to less than one full turn
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.modulo(-90, 360); // => 270
 * Number.modulo(450.5, 360); // => 90.5
 * Number.modulo(90, 0); // => undefined
 * ```
 *
 * @alias mod, mathMod, floorMod, remEuclid, modulus
 * @keywords negative, wrap, cyclic, degrees, rotation, clock
 * @category Combinations
 * @since 1.0.0
 */
export function modulo(self: number, other: number): Option<number> {
  checkNumber(self, 'self');
  checkNumber(other, 'other');
  const rest = remainder(self, other);
  if (rest === undefined || rest === 0 || rest < 0 === other < 0) {
    return rest;
  }
  return rest + other;
}

/**
 * Returns a number raised to a power, or None if the power is not a finite real number.
 *
 * The result is also None if the base or the exponent is not finite. Every finite number raised to the power 0 is 1.
 *
 * @param self - The base; if it is finite and the exponent is 0, the result is 1.
 * @param exponent - The exponent, which may be negative or have a fractional part.
 * @returns The power, or None.
 *
 * @example Raise to a power
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.power(2, -1); // => 0.5
 * Number.power(0, -1); // => undefined
 * Number.power(-4, 0.5); // => undefined
 * Number.power(NaN, 0); // => undefined
 * ```
 *
 * @alias pow, exp, exponent, toPower, exponentiatedBy, expt, checked_pow, raisedTo
 * @keywords exponentiation, squared, cubed, root, Math.pow
 * @category Combinations
 * @since 1.0.0
 */
export function power(self: number, exponent: number): Option<number> {
  checkNumber(self, 'self');
  checkNumber(exponent, 'exponent');
  return isFinite(self) && isFinite(exponent) ? from(self ** exponent) : undefined;
}

/**
 * Returns the sum of the numbers in a list, or None if an intermediate sum is not finite.
 *
 * The numbers are added from first to last, and each sum is rounded. If a number is not finite, the result is None. An empty list sums to 0.
 *
 * @param values - The values to add, from first to last; an empty list sums to 0.
 * @returns The sum, or None.
 *
 * @example Sum the values in a list
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.sum([1.5, 2, 3]); // => 6.5
 * Number.sum([]); // => 0
 * Number.sum([1, NaN]); // => undefined
 * ```
 *
 * @keywords array, aggregate, accumulate, reduce, average
 * @category Combinations
 * @since 1.0.0
 */
export function sum(values: readonly number[]): Option<number> {
  checkArray(values, 'values');
  let total = 0;
  // A sum that is not finite can never become finite again, so check only once.
  for (const value of values) {
    checkNumber(value, 'values');
    total += value;
  }
  return from(total);
}

/**
 * Returns the product of the numbers in a list, or None if an intermediate product is not finite.
 *
 * The numbers are multiplied from first to last, and each product is rounded. If a number is not finite, the result is None. The product of an empty list is 1.
 *
 * @param values - The values to multiply, from first to last; the product of an empty list is 1.
 * @returns The product, or None.
 *
 * @example Multiply the values in a list
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.product([1.5, 2, 3]); // => 9
 * Number.product([]); // => 1
 * Number.product([0, Infinity]); // => undefined
 * ```
 *
 * @alias mulAll, Number.multiplyAll, prod
 * @keywords array, factorial, reduce
 * @category Combinations
 * @since 1.0.0
 */
export function product(values: readonly number[]): Option<number> {
  checkArray(values, 'values');
  let total = 1;
  // A product that is not finite can never become finite again, so check only once.
  for (const value of values) {
    checkNumber(value, 'values');
    total *= value;
  }
  return from(total);
}

/**
 * Returns a number if it is finite, otherwise None.
 *
 * @param value - Any number; `-0` becomes `0`.
 * @returns The number, or None.
 *
 * @example Reject NaN and the infinities
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.from(1.5); // => 1.5
 * Number.from(NaN); // => undefined
 * Number.from(Infinity); // => undefined
 * ```
 *
 * @alias toFinite
 * @keywords Infinity, validate, reject, infinite, check
 * @category Conversions
 * @since 1.0.0
 */
export function from(value: number): Option<number> {
  checkNumber(value, 'value');
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? value + 0 : undefined;
}

/**
 * Converts a big integer to a number, or returns None if no number has exactly that value.
 *
 * @param value - The big integer to convert.
 * @returns The number, or None.
 *
 * @example Convert a big integer
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.fromBigInt(2n ** 60n); // => 1152921504606846976
 * Number.fromBigInt(2n ** 60n + 1n); // => undefined
 * Number.fromBigInt(2n ** 1024n); // => undefined
 * ```
 *
 * @keywords cast, lossy, downcast, safe, precision
 * @category Conversions
 * @since 1.0.0
 */
export function fromBigInt(value: bigint): Option<number> {
  checkBigInt(value, 'value');
  const number = Number(value);
  return isFinite(number) && BigInt(number) === value ? number : undefined;
}

/**
 * Parses a string as a decimal number, or returns None if the string is invalid.
 *
 * The string consists of ASCII digits after an optional `+` or `-`. A decimal point with digits may follow, and then an exponent (`e` or `E`, an optional sign, digits). Nothing else is accepted: no white space, separator or prefix, and no `Infinity`. Leading zeros are accepted.
 * The result is the number nearest to the decimal in the string.
 *
 * @param text - Decimal digits with an optional sign, point and exponent; if there is white space, the result is None.
 * @returns The number, or None if the string does not represent a finite number.
 *
 * @example Accepted and rejected strings
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.parse('-1.5e3'); // => -1500
 * Number.parse('12abc'); // => undefined
 * Number.parse(''); // => undefined
 * Number.parse('.5'); // => undefined
 * Number.parse('1e400'); // => undefined
 * ```
 *
 * @alias parseFloat, parseDouble, Float.parse, strtod, atof, toFloat, toDoubleOrNull,
 *   toFloatOrNull, strconv.ParseFloat
 * @keywords string, convert, input, numeric, form, NaN, empty
 * @category Conversions
 * @since 1.0.0
 */
export function parse(text: string): Option<number> {
  checkString(text, 'text');
  return /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(text)
    ? from(Number(text))
    : undefined;
}

/**
 * Converts a number to the shortest string that parses to the same number. The string has an exponent in the same cases as in JavaScript.
 *
 * @param self - Any number, including `NaN` and the infinities.
 * @returns The string, which {@link parse} accepts if the number is finite.
 *
 * @example Convert a number to a string
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.asString(-1.5); // => '-1.5'
 * Number.asString(1e21); // => '1e+21'
 * Number.asString(-0); // => '0'
 * ```
 *
 * @keywords stringify, print, text, convert
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: number): string {
  checkNumber(self, 'self');
  return `${self}`;
}

/**
 * Compares two numbers. Returns `-1` if the first is less, `0` if they are equal, and `1` if it is greater.
 *
 * `NaN` equals itself and is greater than every other number. `-0` equals `0`.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two numbers.
 *
 * @example Sort numbers
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.compare(1, 2); // => -1
 * Number.compare(Infinity, NaN); // => -1
 * [10, 9, 1].sort(Number.compare); // => [1, 9, 10]
 * ```
 *
 * @keywords ordering, ranking, numeric, callback, minus
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: number, other: number): Ordering {
  return Order.number(self, other);
}

/**
 * Checks whether two numbers are equal.
 *
 * `NaN` equals itself, and `-0` equals `0`.
 *
 * @param self - One of the values; swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two numbers are equal.
 *
 * @example Compare two numbers
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.equals(1, 1); // => true
 * Number.equals(1, 2); // => false
 * Number.equals(NaN, NaN); // => true
 * ```
 *
 * @keywords identical, NaN, epsilon
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: number, other: number): boolean {
  return compare(self, other) === 0;
}

/**
 * Checks whether the first number is less than the second.
 *
 * `NaN` is greater than every other number.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first number is less than the second.
 *
 * @example Check whether a value is less than another
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.lessThan(1, 2); // => true
 * Number.lessThan(1, 1); // => false
 * ```
 *
 * @keywords smaller, below, under, lower, fewer, compare
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: number, other: number): boolean {
  return compare(self, other) < 0;
}

/**
 * Checks whether the first number is less than or equal to the second.
 *
 * `NaN` is greater than every other number.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first number is less than or equal to the second.
 *
 * @example Check whether a value is less than or equal to another
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.lessThanOrEqual(1, 2); // => true
 * Number.lessThanOrEqual(1, 1); // => true
 * ```
 *
 * @keywords smaller, below, inclusive, maximum, limit
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: number, other: number): boolean {
  return compare(self, other) <= 0;
}

/**
 * Checks whether the first number is greater than the second.
 *
 * `NaN` is greater than every other number.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first number is greater than the second.
 *
 * @example Check whether a value is greater than another
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.greaterThan(1, 2); // => false
 * Number.greaterThan(1, 1); // => false
 * ```
 *
 * @keywords larger, bigger, above, exceed, more, threshold
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: number, other: number): boolean {
  return compare(self, other) > 0;
}

/**
 * Checks whether the first number is greater than or equal to the second.
 *
 * `NaN` is greater than every other number.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first number is greater than or equal to the second.
 *
 * @example Check whether a value is greater than or equal to another
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.greaterThanOrEqual(1, 2); // => false
 * Number.greaterThanOrEqual(1, 1); // => true
 * ```
 *
 * @keywords larger, bigger, above, reach, inclusive, minimum, threshold, more
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: number, other: number): boolean {
  return compare(self, other) >= 0;
}

/**
 * Returns the lesser of two numbers.
 *
 * `NaN` is greater than every other number. The function accepts exactly two numbers, so you can pass it to `reduce`: it ignores the index that `reduce` also passes.
 *
 * @param self - The first value, which is returned if it is less than or equal to `other`.
 * @param other - The second value, which is returned only if it is less than `self`.
 * @returns The lesser number.
 *
 * @example Find the lesser of two values
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.min(1, 2); // => 1
 * Number.min(NaN, 2); // => 2
 * ```
 *
 * @keywords smallest, lowest, list, least, empty
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: number, other: number): number {
  return greaterThan(self, other) ? other : self;
}

/**
 * Returns the greater of two numbers.
 *
 * `NaN` is greater than every other number. The function accepts exactly two numbers, so you can pass it to `reduce`: it ignores the index that `reduce` also passes.
 *
 * @param self - The first value, which is returned if it is greater than or equal to `other`.
 * @param other - The second value, which is returned only if it is greater than `self`.
 * @returns The greater number.
 *
 * @example Find the greater of two values
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.max(1, 2); // => 2
 * Number.max(NaN, 2); // => NaN
 * [3, 1, 2].reduce(Number.max); // => 3
 * ```
 *
 * @keywords largest, highest, biggest, list, greatest, empty
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: number, other: number): number {
  return lessThan(self, other) ? other : self;
}

/**
 * Limits a number to the range from `minValue` to `maxValue`.
 *
 * `NaN` is greater than every other number. If you pass it as `maxValue`, there is no upper limit. If you pass it as `minValue`, the function throws unless `maxValue` is also `NaN`.
 *
 * @param self - The value to limit; if it lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An {@link ArgumentError} if `minValue` is greater than `maxValue`.
 *
 * @example Limit a number
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.clamp(3, 1, 2); // => 2
 * Number.clamp(2, 1, 3); // => 2
 * Number.clamp(100, 1, NaN); // => 100
 * Number.clamp(2, 3, 1); // => throws ArgumentError
 * ```
 *
 * @keywords cap, range, restrict, within, slider, volume, progress
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(self: number, minValue: number, maxValue: number): number {
  checkNumber(self, 'self');
  checkNumber(minValue, 'minValue');
  checkNumber(maxValue, 'maxValue');
  return COMPARABLE.clamp(self, minValue, maxValue);
}

/**
 * Checks whether a number lies between two bounds (inclusive).
 *
 * `NaN` is greater than every other number, so it sets no limit if you pass it as `maxValue`. If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @param self - The value to check.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the number lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check a proportion
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.isBetween(0.5, 0, 1); // => true
 * Number.isBetween(1.5, 0, 1); // => false
 * Number.isBetween(NaN, 0, 1); // => false
 * ```
 *
 * @keywords range, inside, interval, percentage, validate
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(self: number, minValue: number, maxValue: number): boolean {
  checkNumber(self, 'self');
  checkNumber(minValue, 'minValue');
  checkNumber(maxValue, 'maxValue');
  return lessThanOrEqual(minValue, self) && lessThanOrEqual(self, maxValue);
}

/**
 * An `Equal` instance that compares numbers: `NaN` equals itself, and `-0` equals `0`.
 *
 * @example Compare two values for equality
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.equal.equals(NaN, NaN); // => true
 * Number.equal.equals(1, 2); // => false
 * ```
 *
 * @alias eqNumber
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<number> = /* @__PURE__ */ Equal(equals);

/**
 * The ascending order of numbers, with `NaN` after positive infinity.
 *
 * @example Sort in ascending order
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * [NaN, 10, Infinity, 9].sort(Number.order); // => [9, 10, Infinity, NaN]
 * ```
 *
 * @keywords descending
 * @category Instances
 * @since 1.0.0
 */
export const order: Order.Order<number> = compare;

/**
 * The codec for finite numbers, which encodes them as JSON numbers.
 *
 * JSON has no `NaN` and no infinities, so `decode` rejects them and `encode` throws an `ArgumentError`. `-0` becomes `0`.
 *
 * @example Decode a number
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.codec.decode(1.5); // => { ok: true, value: 1.5 }
 * Number.codec.decode('1.5').ok; // => false
 * Number.codec.encode(NaN); // => throws ArgumentError
 * ```
 *
 * @keywords numeric
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<number, number> = /* @__PURE__ */ Codec.of<number, number>({
  hasInstance: isFiniteNumber,
  encode: of,
  decode: (input) =>
    isFiniteNumber(input) ? { ok: true, value: input + 0 } : Codec.fault('a finite number', input),
  schema: () => ({ type: 'number' }),
});

/**
 * The least and the greatest finite numbers.
 *
 * The least finite number is not JavaScript's `Number.MIN_VALUE`, which is the smallest positive number.
 *
 * @example The bounds of finite numbers
 * ```ts
 * import { Number } from '@tstd/num';
 *
 * Number.bounded.maxValue; // => 1.7976931348623157e308
 * Number.bounded.minValue; // => -1.7976931348623157e308
 * ```
 *
 * @alias Number.MAX_VALUE, Number.MIN_VALUE
 * @keywords MAX_VALUE, limits, largest
 * @category Instances
 * @since 1.0.0
 */
export const bounded: Bounded<number> = /* @__PURE__ */ Object.freeze({
  minValue: -Number.MAX_VALUE,
  maxValue: Number.MAX_VALUE,
});

const COMPARABLE: Comparable<number> = /* @__PURE__ */ Comparable(compare);

// Only internal: with a public type guard, numbers that are not finite would get the type `never`.
function isFiniteNumber(value: unknown): value is number {
  return isFinite(value);
}
