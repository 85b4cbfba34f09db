import { checkOrdering, refuseMatcher } from './internal/checks.js';
import { checkFunction, checkNumber } from '@tstd/error/Argument';

/**
 * The result of a comparison.
 *
 * | value | meaning |
 * | --- | --- |
 * | `-1` | The first value is less than the second. |
 * | `0` | The two values are equal. |
 * | `1` | The first value is greater than the second. |
 *
 * A comparator for `Array.prototype.sort` may return an ordering.
 *
 * @example The three results of a comparison
 * ```ts
 * import { Order, type Ordering } from '@tstd/core';
 *
 * const ordering: Ordering = Order.number(1, 2);
 *
 * ordering; // => -1
 * Order.number(2, 2); // => 0
 * Order.number(2, 1); // => 1
 * ```
 *
 * @alias ComparisonResult
 * @keywords sign, less, greater, cmp, comparator, minus, result
 * @category Models
 * @since 1.0.0
 */
export type Ordering = -1 | 0 | 1;

/**
 * The functions that {@link match} expects, one for each result of a comparison.
 *
 * @typeParam Less - The type of the result for `-1`.
 * @typeParam Equal - The type of the result for `0`.
 * @typeParam Greater - The type of the result for `1`.
 *
 * @example Define a word for each result
 * ```ts
 * import { Ordering } from '@tstd/core';
 *
 * const words: Ordering.OrderingMatcher<string, string, string> = {
 *   less: () => 'before',
 *   equal: () => 'at the same time',
 *   greater: () => 'after',
 * };
 *
 * Ordering.match(-1, words); // => 'before'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface OrderingMatcher<Less, Equal, Greater> {
  /**
   * Returns the result for `-1`.
   *
   * @returns The result.
   */
  readonly less: () => Less;

  /**
   * Returns the result for `0`.
   *
   * @returns The result.
   */
  readonly equal: () => Equal;

  /**
   * Returns the result for `1`.
   *
   * @returns The result.
   */
  readonly greater: () => Greater;
}

/**
 * Converts a number to the ordering with the same sign.
 *
 * Use it if a comparator may return any number, such as a difference or the result of
 * `String.prototype.localeCompare`.
 *
 * @param value - A number: negative for less, positive for greater. `NaN` counts as 0, as in ECMA-262.
 * @returns The ordering with the sign of the number.
 *
 * @throws An {@link ArgumentError} if `value` is not a number.
 *
 * @example The sign of a difference
 * ```ts
 * import { Ordering } from '@tstd/core';
 *
 * Ordering.of(3 - 10); // => -1
 * Ordering.of(0); // => 0
 * Ordering.of(Infinity - Infinity); // => 0
 * ```
 *
 * @keywords signum, subtract, normalize, comparator, sort, callback
 * @category Constructors
 * @since 1.0.0
 */
export function of(value: number): Ordering {
  checkNumber(value, 'value');
  if (value < 0) {
    return -1;
  }
  return value > 0 ? 1 : 0;
}

/**
 * Checks whether an ordering is `-1`, that is, whether the first value is less than the second.
 *
 * @param self - The result of a comparison; only `-1`, `0` and `1` are accepted.
 * @returns Whether the ordering is `-1`.
 *
 * @example Check the result of a comparison
 * ```ts
 * import { Order, Ordering } from '@tstd/core';
 *
 * Ordering.isLess(Order.number(1, 2)); // => true
 * Ordering.isLess(Order.number(2, 2)); // => false
 * ```
 *
 * @alias is_lt
 * @keywords negative, lt, precedes
 * @category Guards
 * @since 1.0.0
 */
export function isLess(self: Ordering): self is -1 {
  checkOrdering(self, 'self');
  return self === -1;
}

/**
 * Checks whether an ordering is `0`, that is, whether the two values are equal.
 *
 * @param self - The result of a comparison; only `-1`, `0` and `1` are accepted.
 * @returns Whether the ordering is `0`.
 *
 * @example Check the result of a comparison
 * ```ts
 * import { Order, Ordering } from '@tstd/core';
 *
 * Ordering.isEqual(Order.number(2, 2)); // => true
 * Ordering.isEqual(Order.number(1, 2)); // => false
 * ```
 *
 * @keywords tie, zero
 * @category Guards
 * @since 1.0.0
 */
export function isEqual(self: Ordering): self is 0 {
  checkOrdering(self, 'self');
  return self === 0;
}

/**
 * Checks whether an ordering is `1`, that is, whether the first value is greater than the second.
 *
 * @param self - The result of a comparison; only `-1`, `0` and `1` are accepted.
 * @returns Whether the ordering is `1`.
 *
 * @example Check the result of a comparison
 * ```ts
 * import { Order, Ordering } from '@tstd/core';
 *
 * Ordering.isGreater(Order.number(2, 1)); // => true
 * Ordering.isGreater(Order.number(2, 2)); // => false
 * ```
 *
 * @alias is_gt
 * @keywords positive, gt, follows
 * @category Guards
 * @since 1.0.0
 */
export function isGreater(self: Ordering): self is 1 {
  checkOrdering(self, 'self');
  return self === 1;
}

/**
 * Calls the function in `matcher` that belongs to an ordering and returns its result.
 *
 * @typeParam Less - The type of the result for `-1`.
 * @typeParam Equal - The type of the result for `0`.
 * @typeParam Greater - The type of the result for `1`.
 * @param self - The ordering that determines which function is called.
 * @param matcher - A function for each ordering, called without arguments. All three are required.
 * @returns The result of the function that was called.
 *
 * @example Put a comparison into words
 * ```ts
 * import { Order, Ordering } from '@tstd/core';
 *
 * const words = {
 *   less: () => 'too low',
 *   equal: () => 'right',
 *   greater: () => 'too high',
 * };
 *
 * Ordering.match(Order.number(3, 7), words); // => 'too low'
 * Ordering.match(Order.number(7, 7), words); // => 'right'
 * ```
 *
 * @keywords less, equal, greater, branch
 * @category Access
 * @since 1.0.0
 */
export function match<Less, Equal, Greater>(
  self: Ordering,
  matcher: OrderingMatcher<Less, Equal, Greater>,
): Less | Equal | Greater {
  checkOrdering(self, 'self');
  // Untyped code may pass anything.
  if (
    typeof (matcher as typeof matcher | null)?.less !== 'function' ||
    typeof matcher.equal !== 'function' ||
    typeof matcher.greater !== 'function'
  ) {
    refuseMatcher(matcher, 'less', 'equal', 'greater');
  }
  switch (self) {
    case -1:
      return matcher.less();
    case 0:
      return matcher.equal();
    case 1:
      return matcher.greater();
  }
}

/**
 * Reverses an ordering, as if the two values were swapped in the comparison.
 *
 * @param self - The ordering to reverse; `0` stays `0`.
 * @returns The reversed ordering.
 *
 * @example Reverse the result of a comparison
 * ```ts
 * import { Ordering } from '@tstd/core';
 *
 * Ordering.reverse(-1); // => 1
 * Ordering.reverse(0); // => 0
 * ```
 *
 * @keywords invert, flip, negate, opposite
 * @category Transformations
 * @since 1.0.0
 */
export function reverse(self: Ordering): Ordering {
  checkOrdering(self, 'self');
  // A plain negation would turn 0 into -0.
  return (0 - self) as Ordering;
}

/**
 * Returns the ordering if it is not `0`, otherwise the result of `onEqual`.
 *
 * `onEqual` is called only if the ordering is `0`.
 *
 * @param self - The result of the first comparison. It is returned unless it is `0`.
 * @param onEqual - The second comparison, called only if `self` is `0`.
 * @returns The first ordering that is not `0`, or `0`.
 *
 * @example Compare by a second key if the first keys are equal
 * ```ts
 * import { Order, Ordering, String } from '@tstd/core';
 *
 * Ordering.orElse(Order.number(1, 1), () => String.compare('b', 'a')); // => 1
 * Ordering.orElse(Order.number(1, 2), () => String.compare('b', 'a')); // => -1
 * ```
 *
 * @alias then_with
 * @keywords tie, tiebreaker, thenComparing, secondary, criteria
 * @category Combinations
 * @since 1.0.0
 */
export function orElse(self: Ordering, onEqual: () => Ordering): Ordering {
  checkOrdering(self, 'self');
  checkFunction(onEqual, 'onEqual');
  return self === 0 ? onEqual() : self;
}
