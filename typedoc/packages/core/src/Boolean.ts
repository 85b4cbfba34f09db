/**
 * The booleans `true` and `false`: logical operators as functions, a strict parser and the type class instances.
 *
 * These operators accept only booleans, whereas JavaScript's own `&&` and `||` accept any two values and return one of them.
 *
 * @alias Bool
 * @keywords flag, truthy, falsy, bit, yes, no, condition
 * @module
 */

import { checkBoolean, checkString } from '@tstd/error/Argument';

import type { Bounded } from './Bounded.js';
import * as Codec from './Codec.js';
import { Comparable } from './Comparable.js';
import { Equal } from './Equal.js';
import { Indexable } from './Indexable.js';
import { refuseMatcher } from './internal/checks.js';
import type { Option } from './Option.js';
import type { Order } from './Order.js';
import type { Ordering } from './Ordering.js';

/**
 * A function for each of the two booleans.
 *
 * @typeParam OnTrue - The type of the result for `true`.
 * @typeParam OnFalse - The type of the result for `false`.
 *
 * @example Choose a word for each boolean
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * const words: Boolean.BooleanMatcher<string, string> = {
 *   true: () => 'on',
 *   false: () => 'off',
 * };
 *
 * [true, false].map((value) => Boolean.match(value, words)); // => ['on', 'off']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface BooleanMatcher<OnTrue, OnFalse> {
  /**
   * Returns the result for `true`.
   *
   * @returns The result.
   */
  readonly true: () => OnTrue;

  /**
   * Returns the result for `false`.
   *
   * @returns The result.
   */
  readonly false: () => OnFalse;
}

/**
 * Checks whether the value is `true` or `false`. A `Boolean` object is not a boolean.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a boolean.
 *
 * @example Narrow a value
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.hasInstance(false); // => true
 * Boolean.hasInstance(0); // => false
 * Boolean.hasInstance('true'); // => false
 * ```
 *
 * @alias is_bool
 * @keywords typeof, guard, check, bool, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/**
 * Calls the function of `matcher` for a boolean and returns its result.
 *
 * Only that function is called.
 *
 * @typeParam OnTrue - The type of the result for `true`.
 * @typeParam OnFalse - The type of the result for `false`.
 * @param self - The boolean that decides which function is called.
 * @param matcher - A function without parameters for each boolean; both functions are required.
 * @returns The result of the function that was called.
 *
 * @example Both cases in one expression
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * const matcher = { true: () => 'even', false: () => 'odd' };
 *
 * Boolean.match(4 % 2 === 0, matcher); // => 'even'
 * Boolean.match(3 % 2 === 0, matcher); // => 'odd'
 * ```
 *
 * @alias ifElse, ternary, iif, B.fold
 * @keywords else, conditional, branch, yes
 * @category Access
 * @since 1.0.0
 */
export function match<OnTrue, OnFalse>(
  self: boolean,
  matcher: BooleanMatcher<OnTrue, OnFalse>,
): OnTrue | OnFalse {
  checkBoolean(self, 'self');
  // Untyped code may pass something else.
  if (
    typeof (matcher as typeof matcher | null)?.true !== 'function' ||
    typeof matcher.false !== 'function'
  ) {
    refuseMatcher(matcher, 'true', 'false');
  }
  return self ? matcher.true() : matcher.false();
}

/**
 * Returns the negation of a boolean. This function makes the module an instance of `Not` for booleans.
 *
 * @param self - A boolean. The function throws for any other value instead of converting it.
 * @returns `false` for `true`, and `true` for `false`.
 *
 * @example Pass the module as an instance of Not
 * ```ts
 * import { Boolean, type Not } from '@tstd/core';
 *
 * const opposites: Not<boolean> = Boolean;
 *
 * opposites.not(true); // => false
 * Boolean.not(false); // => true
 * ```
 *
 * @alias negation, complement, lodash.negate, R.not, Predicate.not
 * @keywords invert, toggle, flip, bang, inverse, reverse
 * @category Transformations
 * @since 1.0.0
 */
export function not(self: boolean): boolean {
  checkBoolean(self, 'self');
  return !self;
}

/**
 * Checks whether two booleans are both `true`.
 *
 * | `self` | `other` | result |
 * | --- | --- | --- |
 * | `false` | `false` | `false` |
 * | `false` | `true` | `false` |
 * | `true` | `false` | `false` |
 * | `true` | `true` | `true` |
 *
 * @param self - One of the conditions; a single `false` makes the result `false`.
 * @param other - The other condition, evaluated even when `self` is `false`, unlike with `&&`.
 * @returns Whether both are `true`.
 *
 * @example Check whether all booleans are true
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.and(true, false); // => false
 * [true, true].reduce((self, other) => Boolean.and(self, other), true); // => true
 * ```
 *
 * @alias conjunction, both, overEvery, R.both, SemigroupAll, MonoidAll, allPass, andAlso
 * @keywords logical, ampersand, conditions
 * @category Combinations
 * @since 1.0.0
 */
export function and(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return self && other;
}

/**
 * Checks whether at least one of two booleans is `true`.
 *
 * | `self` | `other` | result |
 * | --- | --- | --- |
 * | `false` | `false` | `false` |
 * | `false` | `true` | `true` |
 * | `true` | `false` | `true` |
 * | `true` | `true` | `true` |
 *
 * @param self - One of the conditions; a single `true` makes the result `true`.
 * @param other - The other condition, evaluated even when `self` is `true`, unlike with `||`.
 * @returns Whether at least one of the two values is `true`.
 *
 * @example Check whether at least one boolean is true
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.or(true, false); // => true
 * Boolean.or(false, false); // => false
 * ```
 *
 * @alias disjunction, anyPass, logicalOr, overSome, R.either, R.or, SemigroupAny, MonoidAny
 * @keywords logical, pipe, inclusive, either, condition
 * @category Combinations
 * @since 1.0.0
 */
export function or(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return self || other;
}

/**
 * Checks whether exactly one of two booleans is `true` (exclusive "or").
 *
 * | `self` | `other` | result |
 * | --- | --- | --- |
 * | `false` | `false` | `false` |
 * | `false` | `true` | `true` |
 * | `true` | `false` | `true` |
 * | `true` | `true` | `false` |
 *
 * @param self - One of the conditions; swapping the two does not change the result.
 * @param other - The condition that must differ from `self`.
 * @returns Whether the booleans differ.
 *
 * @example Require exactly one of two conditions
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.xor(true, false); // => true
 * Boolean.xor(true, true); // => false
 * ```
 *
 * @keywords exactly, differ, mutually, toggle, parity
 * @category Combinations
 * @since 1.0.0
 */
export function xor(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return self !== other;
}

/**
 * Checks whether the first boolean implies the second: the result is `false` only if `self` is `true` and `other` is `false`.
 *
 * | `self` | `other` | result |
 * | --- | --- | --- |
 * | `false` | `false` | `true` |
 * | `false` | `true` | `true` |
 * | `true` | `false` | `false` |
 * | `true` | `true` | `true` |
 *
 * @param self - The condition; if it is `false`, the result is `true` whatever `other` is.
 * @param other - The consequence, which must be `true` if `self` is `true`.
 * @returns Whether `self` is `false` or `other` is `true`.
 *
 * @example Apply a rule only in some cases
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * const isAllowed = (isPublished: boolean, hasReviewer: boolean): boolean =>
 *   Boolean.implies(isPublished, hasReviewer);
 *
 * isAllowed(true, false); // => false
 * isAllowed(false, false); // => true
 * ```
 *
 * @keywords implication, conditional, entails, consequence, material, required
 * @category Combinations
 * @since 1.0.0
 */
export function implies(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return !self || other;
}

/**
 * Parses a string as a boolean, or returns None if the string is not a boolean. Only the exact strings `true` and `false` are accepted.
 *
 * @param text - The whole string, in lower case. If the string contains white space, the result is None.
 * @returns The boolean, or None if the string is neither `true` nor `false`.
 *
 * @example Parse a string strictly
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.parse('true'); // => true
 * Boolean.parse('false'); // => false
 * Boolean.parse('TRUE'); // => undefined
 * Boolean.parse('1'); // => undefined
 * Boolean.parse(''); // => undefined
 * ```
 *
 * @alias toBooleanStrictOrNull, toBooleanStrict, strconv.ParseBool, Boolean.parseBoolean,
 *   toBoolean, str2bool, strtobool
 * @keywords convert, string, cast, env, flag, truthy, yes, no, 1, 0
 * @category Conversions
 * @since 1.0.0
 */
export function parse(text: string): Option<boolean> {
  checkString(text, 'text');
  if (text === 'true') {
    return true;
  }
  return text === 'false' ? false : undefined;
}

/**
 * Converts a boolean to a string, in the form that {@link parse} accepts.
 *
 * @param self - A boolean. The function throws for any other value instead of converting it.
 * @returns `'true'` or `'false'`.
 *
 * @example Convert to a string and back
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.asString(true); // => 'true'
 * Boolean.parse(Boolean.asString(false)); // => false
 * ```
 *
 * @keywords convert, stringify, print, format, yes, no, label
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: boolean): 'true' | 'false' {
  checkBoolean(self, 'self');
  return self ? 'true' : 'false';
}

/**
 * Compares two booleans. Returns `-1` if the first is less, `0` if they are equal, and `1` if it is greater. `false` is less than `true`.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two booleans.
 *
 * @example Sort booleans
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.compare(false, true); // => -1
 * [true, false, true].toSorted(Boolean.compare); // => [false, true, true]
 * ```
 *
 * @keywords order, true
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: boolean, other: boolean): Ordering {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  if (self < other) {
    return -1;
  }
  return self > other ? 1 : 0;
}

/**
 * Checks whether two booleans are equal.
 *
 * @param self - One of the two values. Swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two booleans are equal.
 *
 * @example Compare two booleans
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.equals(false, false); // => true
 * Boolean.equals(false, true); // => false
 * ```
 *
 * @keywords xnor, iff, biconditional, equivalent, identical
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return self === other;
}

/**
 * Checks whether the first boolean is less than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first boolean is less than the second.
 *
 * @example Check whether a value is less than another
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.lessThan(false, true); // => true
 * Boolean.lessThan(false, false); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return compare(self, other) < 0;
}

/**
 * Checks whether the first boolean is less than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first boolean is less than or equal to the second.
 *
 * @example Check whether a value is less than or equal to another
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.lessThanOrEqual(false, true); // => true
 * Boolean.lessThanOrEqual(false, false); // => true
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return compare(self, other) <= 0;
}

/**
 * Checks whether the first boolean is greater than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first boolean is greater than the second.
 *
 * @example Check whether a value is greater than another
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.greaterThan(false, true); // => false
 * Boolean.greaterThan(false, false); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return compare(self, other) > 0;
}

/**
 * Checks whether the first boolean is greater than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first boolean is greater than or equal to the second.
 *
 * @example Check whether a value is greater than or equal to another
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.greaterThanOrEqual(false, true); // => false
 * Boolean.greaterThanOrEqual(false, false); // => true
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return compare(self, other) >= 0;
}

/**
 * Returns the lesser of two booleans.
 *
 * @param self - The value that is returned if it is the lesser one, or if both are equal.
 * @param other - The value that is returned only if it is less than `self`.
 * @returns The lesser boolean.
 *
 * @example Find the lesser value
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.min(false, true); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return greaterThan(self, other) ? other : self;
}

/**
 * Returns the greater of two booleans.
 *
 * @param self - The value that is returned if it is the greater one, or if both are equal.
 * @param other - The value that is returned only if it is greater than `self`.
 * @returns The greater boolean.
 *
 * @example Find the greater value
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.max(false, true); // => true
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: boolean, other: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(other, 'other');
  return lessThan(self, other) ? other : self;
}

/**
 * Limits a boolean to the range from `minValue` to `maxValue`.
 *
 * @param self - The value to limit. If it already lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An {@link ArgumentError} if `minValue` is greater than `maxValue`.
 *
 * @example Limit a boolean to a range
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.clamp(true, false, true); // => true
 * Boolean.clamp(true, false, false); // => false
 * Boolean.clamp(true, true, false); // => throws ArgumentError
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(self: boolean, minValue: boolean, maxValue: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(minValue, 'minValue');
  checkBoolean(maxValue, 'maxValue');
  return COMPARABLE.clamp(self, minValue, maxValue);
}

/**
 * Checks whether a boolean lies between two bounds (inclusive).
 *
 * If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @param self - The value to check.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the boolean lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check whether a boolean lies in a range
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.isBetween(true, false, true); // => true
 * Boolean.isBetween(true, false, false); // => false
 * ```
 *
 * @alias inRange, isWithin, isInRange
 * @keywords range, inside, interval
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(self: boolean, minValue: boolean, maxValue: boolean): boolean {
  checkBoolean(self, 'self');
  checkBoolean(minValue, 'minValue');
  checkBoolean(maxValue, 'maxValue');
  return minValue <= self && self <= maxValue;
}

/**
 * An `Equal` instance that compares booleans.
 *
 * @example Compare two values for equality
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.equal.equals(true, true); // => true
 * Boolean.equal.equals(true, false); // => false
 * ```
 *
 * @alias eqBoolean
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<boolean> = /* @__PURE__ */ Equal(equals);

/**
 * An `Order` instance that compares booleans: `false` is less than `true`.
 *
 * @example Sort the true values first
 * ```ts
 * import { Boolean, Order } from '@tstd/core';
 *
 * [false, true, false].toSorted(Order.reverse(Boolean.order)); // => [true, false, false]
 * ```
 *
 * @alias B.Ord
 * @keywords sort, completed
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<boolean> = compare;

/**
 * The codec for booleans, the same as `Codec.boolean`.
 *
 * @example Decode a boolean
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.codec.decode(false); // => { ok: true, value: false }
 * Boolean.codec.decode('false').ok; // => false
 * ```
 *
 * @keywords checkbox, flag
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<boolean, boolean> = Codec.boolean;

/**
 * The least and the greatest boolean: `false` and `true`.
 *
 * @example Read the bounds
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.bounded; // => { minValue: false, maxValue: true }
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const bounded: Bounded<boolean> = /* @__PURE__ */ Object.freeze({
  minValue: false,
  maxValue: true,
});

/**
 * An `Indexable` instance for booleans: `false` has the index 0 and `true` has the index 1.
 *
 * @example Convert between booleans and bits
 * ```ts
 * import { Boolean } from '@tstd/core';
 *
 * Boolean.indexable.toIndex(true); // => 1
 * Boolean.indexable.fromIndex(0); // => false
 * Boolean.indexable.fromIndex(2); // => undefined
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const indexable: Indexable<boolean> = /* @__PURE__ */ Indexable([false, true]);

const COMPARABLE: Comparable<boolean> = /* @__PURE__ */ Comparable(compare);
