import type { Int as IntType } from '@tstd/core-type';
import { checkArgument } from '@tstd/error';
import { checkNumber, checkString } from '@tstd/error/Argument';

import type { Bounded } from './Bounded.js';
import * as Codec from './Codec.js';
import { Comparable } from './Comparable.js';
import { Equal } from './Equal.js';
import type { Indexable } from './Indexable.js';
import type { Option } from './Option.js';
import type { Order } from './Order.js';
import type { Ordering } from './Ordering.js';

/**
 * A safe integer: a number from -(2^53 - 1) to 2^53 - 1 without a fractional part.
 *
 * Each of these numbers is represented exactly, and so is its successor. In this module, `NaN`, the infinities and numbers outside this range are not integers.
 * The type is branded. At run time, an `Int` is a plain number. To the compiler, a number is an `Int` only after {@link of}, {@link from} or {@link hasInstance} has checked it.
 * There is only one zero: {@link of}, {@link from}, {@link parse} and {@link codec} convert `-0` to `0`.
 *
 * This module has no arithmetic functions. To calculate, import `Int` from `@tstd/num` instead: it contains all of this module and adds arithmetic.
 *
 * @example A function that accepts only integers
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * function isEven(value: Int): boolean {
 *   return value % 2 === 0;
 * }
 *
 * isEven(Int.of(4)); // => true
 * // @ts-expect-error TS2345: To the compiler, a number is not an integer.
 * isEven(4); // => true
 * ```
 *
 * @alias Integer, Int32, i32, Long, Int64, Natural, Uint, isize, usize, Int16, u32, u64
 * @keywords MAX_SAFE_INTEGER, precision, overflow, decimals, counter, id
 * @category Models
 * @since 1.0.0
 */
export type Int = IntType;

/**
 * The smallest integer, -(2^53 - 1).
 *
 * @example The lower bound
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.MIN_VALUE; // => -9007199254740991
 * ```
 *
 * @alias MIN_SAFE_INTEGER, INT_MIN, Number.MIN_SAFE_INTEGER
 * @category Constructors
 * @since 1.0.0
 */
export const MIN_VALUE: Int = Number.MIN_SAFE_INTEGER as Int;

/**
 * The largest integer, 2^53 - 1.
 *
 * @example The upper bound
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.MAX_VALUE; // => 9007199254740991
 * ```
 *
 * @alias MAX_SAFE_INTEGER, INT_MAX, Number.MAX_SAFE_INTEGER
 * @keywords largest, limit
 * @category Constructors
 * @since 1.0.0
 */
export const MAX_VALUE: Int = Number.MAX_SAFE_INTEGER as Int;

/**
 * Returns `value` as an integer, or throws if it is not an integer. Use this function for numbers that are fixed in your code, and {@link from} for all others.
 *
 * @param value - A safe integer; `-0` becomes `0`.
 * @returns The integer.
 * @throws An {@link ArgumentError} if the number is not a safe integer.
 *
 * @example Brand a number
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.of(42); // => 42
 * Int.of(1.5); // => throws ArgumentError
 * Int.of(2 ** 53); // => throws ArgumentError
 * ```
 *
 * @keywords literal, constant, assertion, cast
 * @category Constructors
 * @since 1.0.0
 */
export function of(value: number): Int {
  checkNumber(value, 'value');
  checkArgument(hasInstance(value), 'value', 'a safe integer', value);
  return withoutNegativeZero(value);
}

/**
 * Checks whether the value is a safe integer.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a safe integer.
 *
 * @example Narrow a value
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.hasInstance(1); // => true
 * Int.hasInstance(1.5); // => false
 * Int.hasInstance(NaN); // => false
 * Int.hasInstance('1'); // => false
 * ```
 *
 * @alias isSafeInteger, safeint, isSafe, Number.isSafeInteger
 * @keywords isInteger, typeof, check, decimals, validate, float
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Int {
  return Number.isSafeInteger(value);
}

/**
 * Returns `value` as an integer, or None if it is not a safe integer. The function does not round.
 *
 * @param value - Any number; `-0` becomes `0`.
 * @returns The integer, or None.
 *
 * @example Convert a number
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.from(42); // => 42
 * Int.from(1.5); // => undefined
 * Int.from(Infinity); // => undefined
 * ```
 *
 * @alias fromIntegral
 * @keywords cast, float, isSafeInteger, validate, decimals, narrow, NaN
 * @category Conversions
 * @since 1.0.0
 */
export function from(value: number): Option<Int> {
  checkNumber(value, 'value');
  return hasInstance(value) ? withoutNegativeZero(value) : undefined;
}

/**
 * Parses a string as a decimal integer, or returns None if the string is not a decimal integer.
 *
 * The string may contain only ASCII digits after an optional `+` or `-`: no white space, fraction, exponent or separator. Leading zeros are accepted.
 *
 * @param text - Decimal digits with an optional sign. If the string contains white space or a fraction, the result is None.
 * @returns The integer, or None if the string is not an integer or the integer is not safe.
 *
 * @example Parse a string strictly
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.parse('-42'); // => -42
 * Int.parse('12abc'); // => undefined
 * Int.parse('1.9'); // => undefined
 * Int.parse(''); // => undefined
 * Int.parse('9007199254740992'); // => undefined
 * ```
 *
 * @alias fromString, decode, read, tryParse, valueOf, parseInt, atoi, strconv, toIntOrNull,
 *   intval, toIntOption, tryParseInt
 * @keywords convert, string, number, strtol, digits, strict, NaN
 * @category Conversions
 * @since 1.0.0
 */
export function parse(text: string): Option<Int> {
  checkString(text, 'text');
  return /^[+-]?[0-9]+$/.test(text) ? from(Number(text)) : undefined;
}

/**
 * Compares two integers. Returns `-1` if the first is less, `0` if they are equal, and `1` if it is greater.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two integers.
 *
 * @example Sort integers
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.compare(Int.of(1), Int.of(2)); // => -1
 * [Int.of(10), Int.of(9), Int.of(1)].sort(Int.compare); // => [1, 9, 10]
 * ```
 *
 * @alias cmp, compareTo, comparator, partialCmp, spaceship, comparedTo, compareWith
 * @keywords difference, ranking
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: Int, other: Int): Ordering {
  checkInt(self, 'self');
  checkInt(other, 'other');
  if (self < other) {
    return -1;
  }
  return self > other ? 1 : 0;
}

/**
 * Checks whether two integers are equal.
 *
 * @param self - One of the two values. Swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two integers are equal.
 *
 * @example Compare two integers
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.equals(Int.of(1), Int.of(1)); // => true
 * Int.equals(Int.of(1), Int.of(2)); // => false
 * ```
 *
 * @alias eq, isEqual, sameValue, areEqual, equalTo, is, eqBy, eqv, equalsIgnoreOrder
 * @keywords identical
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: Int, other: Int): boolean {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return self === other;
}

/**
 * Checks whether the first integer is less than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first integer is less than the second.
 *
 * @example Check whether a value is less than another
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.lessThan(Int.of(1), Int.of(2)); // => true
 * Int.lessThan(Int.of(1), Int.of(1)); // => false
 * ```
 *
 * @alias lt, isLessThan
 * @keywords smaller, below, under, lower
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: Int, other: Int): boolean {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return compare(self, other) < 0;
}

/**
 * Checks whether the first integer is less than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first integer is less than or equal to the second.
 *
 * @example Check whether a value is less than or equal to another
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.lessThanOrEqual(Int.of(1), Int.of(2)); // => true
 * Int.lessThanOrEqual(Int.of(1), Int.of(1)); // => true
 * ```
 *
 * @alias lte, isAtMost, le, isLessThanOrEqualTo, isLessThanOrEqual, leq, Ord.leq
 * @keywords maximum, limit, inclusive, smaller
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: Int, other: Int): boolean {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return compare(self, other) <= 0;
}

/**
 * Checks whether the first integer is greater than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first integer is greater than the second.
 *
 * @example Check whether a value is greater than another
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.greaterThan(Int.of(1), Int.of(2)); // => false
 * Int.greaterThan(Int.of(1), Int.of(1)); // => false
 * ```
 *
 * @alias gt, isGreaterThan, R.gt
 * @keywords larger, bigger, above, exceeds, more
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: Int, other: Int): boolean {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return compare(self, other) > 0;
}

/**
 * Checks whether the first integer is greater than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first integer is greater than or equal to the second.
 *
 * @example Check whether a value is greater than or equal to another
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.greaterThanOrEqual(Int.of(1), Int.of(2)); // => false
 * Int.greaterThanOrEqual(Int.of(1), Int.of(1)); // => true
 * ```
 *
 * @alias gte, isAtLeast, ge, isGreaterThanOrEqualTo, isGreaterThanOrEqual, geq, Ord.geq
 * @keywords minimum, threshold, more, inclusive
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: Int, other: Int): boolean {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return compare(self, other) >= 0;
}

/**
 * Returns the smaller of two integers.
 *
 * @param self - The value that is returned if it is the lesser one, or if both are equal.
 * @param other - The value that is returned only if it is less than `self`.
 * @returns The smaller integer.
 *
 * @example Find the lesser value
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.min(Int.of(1), Int.of(2)); // => 1
 * ```
 *
 * @alias minimum, SemigroupMin
 * @keywords smallest, smaller, lowest
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: Int, other: Int): Int {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return greaterThan(self, other) ? other : self;
}

/**
 * Returns the larger of two integers.
 *
 * @param self - The value that is returned if it is the greater one, or if both are equal.
 * @param other - The value that is returned only if it is greater than `self`.
 * @returns The larger integer.
 *
 * @example Find the greater value
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.max(Int.of(1), Int.of(2)); // => 2
 * ```
 *
 * @alias maximum, R.max, SemigroupMax
 * @keywords largest, bigger, biggest, highest
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: Int, other: Int): Int {
  checkInt(self, 'self');
  checkInt(other, 'other');
  return lessThan(self, other) ? other : self;
}

/**
 * Limits an integer to the range from `minValue` to `maxValue`.
 *
 * @param self - The value to limit. If it already lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An {@link ArgumentError} if `minValue` is greater than `maxValue`.
 *
 * @example Limit an integer
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.clamp(Int.of(3), Int.of(1), Int.of(2)); // => 2
 * Int.clamp(Int.of(2), Int.of(1), Int.of(3)); // => 2
 * Int.clamp(Int.of(2), Int.of(3), Int.of(1)); // => throws ArgumentError
 * ```
 *
 * @alias constrain, coerceIn, bound, coerceAtLeast, coerceAtMost, clip, clamped
 * @keywords range, between, cap, restrict, saturate, percentage, page
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(self: Int, minValue: Int, maxValue: Int): Int {
  checkInt(self, 'self');
  checkInt(minValue, 'minValue');
  checkInt(maxValue, 'maxValue');
  return COMPARABLE.clamp(self, minValue, maxValue);
}

/**
 * Checks whether an integer lies between two bounds (inclusive).
 *
 * If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @param self - The value to check.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the integer lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check a month
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.isBetween(Int.of(12), Int.of(1), Int.of(12)); // => true
 * Int.isBetween(Int.of(13), Int.of(1), Int.of(12)); // => false
 * ```
 *
 * @alias inRange, isWithin, between, isInRange
 * @keywords range, inside, interval, percentage, validate
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(self: Int, minValue: Int, maxValue: Int): boolean {
  checkInt(self, 'self');
  checkInt(minValue, 'minValue');
  checkInt(maxValue, 'maxValue');
  return minValue <= self && self <= maxValue;
}

/**
 * An `Equal` instance that compares integers.
 *
 * @example Compare two values for equality
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.equal.equals(Int.of(1), Int.of(1)); // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<Int> = /* @__PURE__ */ Equal(equals);

/**
 * The ascending order of integers.
 *
 * @example Sort in descending order
 * ```ts
 * import { Int, Order } from '@tstd/core';
 *
 * [Int.of(1), Int.of(3), Int.of(2)].sort(Order.reverse(Int.order)); // => [3, 2, 1]
 * ```
 *
 * @keywords numeric
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<Int> = compare;

/**
 * The codec for integers, which are encoded as JSON numbers without a fractional part.
 *
 * @example Decode an integer
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.codec.decode(42); // => { ok: true, value: 42 }
 * Int.codec.decode(1.5).ok; // => false
 * Int.codec.decode('42').ok; // => false
 * ```
 *
 * @alias Schema.Int, S.Int, z.int, z.int32, v.integer, t.Int, Type.Integer, joi.integer
 * @keywords decimals, age, quantity
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<Int, number> = /* @__PURE__ */ Codec.of<Int, number>({
  hasInstance,
  encode: (value) => value,
  decode: (input) =>
    hasInstance(input)
      ? { ok: true, value: withoutNegativeZero(input) }
      : Codec.fault('a safe integer', input),
  schema: () => ({ type: 'integer', minimum: MIN_VALUE, maximum: MAX_VALUE }),
});

/**
 * The smallest and the largest integer.
 *
 * @example Read the bounds
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.bounded.maxValue; // => 9007199254740991
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const bounded: Bounded<Int> = /* @__PURE__ */ Object.freeze({
  minValue: MIN_VALUE,
  maxValue: MAX_VALUE,
});

/**
 * An `Indexable` instance for integers, in which each integer is its own index.
 *
 * @example The next integer
 * ```ts
 * import { Int } from '@tstd/core';
 *
 * Int.indexable.toIndex(Int.of(42)); // => 42
 * Int.indexable.fromIndex(43); // => 43
 * Int.indexable.fromIndex(1.5); // => undefined
 * ```
 *
 * @keywords loop, range, counting
 * @category Instances
 * @since 1.0.0
 */
export const indexable: Indexable<Int> = /* @__PURE__ */ Object.freeze({
  toIndex: (self) => {
    checkInt(self, 'self');
    return self;
  },
  fromIndex: (index) => {
    checkNumber(index, 'index');
    return from(index);
  },
});

const ZERO: Int = 0 as Int;

const COMPARABLE: Comparable<Int> = /* @__PURE__ */ Comparable(compare);

/** Turns `-0` into `0`. */
function withoutNegativeZero(value: Int): Int {
  return value === 0 ? ZERO : value;
}

/** Throws if an argument is not a safe integer. Without the check, the bound NaN would let every value pass. */
function checkInt(value: unknown, name: string): void {
  // An `if` here is faster than a condition passed to `checkArgument`.
  if (!Number.isSafeInteger(value)) {
    checkArgument(false, name, 'a safe integer', value);
  }
}
