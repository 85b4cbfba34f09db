import { checkOrdering, refuseMatcher } from './internal/checks.js';
import { checkFunction, checkNumber } from '@tstd/error/Argument';

/**
 * The answer of a comparison.
 *
 * | value | meaning |
 * | --- | --- |
 * | `-1` | The first value is less than the second. |
 * | `0` | Both values are equal. |
 * | `1` | The first value is greater than the second. |
 *
 * A comparator of `Array.prototype.sort` may return it.
 *
 * @example The answers of an order
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
 * What to do for each answer of a comparison.
 *
 * @typeParam Less - The type of the result for `-1`.
 * @typeParam Equal - The type of the result for `0`.
 * @typeParam Greater - The type of the result for `1`.
 *
 * @example Words for a comparison
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
 * Returns the ordering that has the sign of a number.
 *
 * It turns the answer of a comparator that may return any number, such as a difference or
 * `String.prototype.localeCompare`, into an ordering.
 *
 * @param value - A number, negative for less and positive for greater; `NaN` counts as 0, as in ECMA-262.
 * @returns The ordering with the sign of the number.
 *
 * @throws {@link ArgumentError} When the value is not a number.
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
 * Returns `true` when an ordering is `-1`: the first value is less.
 *
 * @param self - The result of a comparison; only `-1`, `0` and `1` are accepted.
 * @returns Whether the ordering is `-1`.
 *
 * @example Test the answer of a comparison
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
 * Returns `true` when an ordering is `0`: both values are equal.
 *
 * @param self - The result of a comparison; only `-1`, `0` and `1` are accepted.
 * @returns Whether the ordering is `0`.
 *
 * @example Test the answer of a comparison
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
 * Returns `true` when an ordering is `1`: the first value is greater.
 *
 * @param self - The result of a comparison; only `-1`, `0` and `1` are accepted.
 * @returns Whether the ordering is `1`.
 *
 * @example Test the answer of a comparison
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
 * Returns the result of the function that belongs to an ordering.
 *
 * Only that function is called.
 *
 * @typeParam Less - The type of the result for `-1`.
 * @typeParam Equal - The type of the result for `0`.
 * @typeParam Greater - The type of the result for `1`.
 * @param self - The ordering that decides which function is called.
 * @param matcher - One function without parameters for each ordering; all three are required.
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
  // The type promises a matcher. A caller without types may break the promise.
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
 * Returns the ordering of the same comparison with its two values swapped.
 *
 * @param self - The ordering to reverse; `0` stays `0`.
 * @returns The reversed ordering.
 *
 * @example Less becomes greater
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
  // A plain negation would answer -0 for 0.
  return (0 - self) as Ordering;
}

/**
 * Returns an ordering, or the result of a second comparison when it is `0`.
 *
 * The second comparison is made only when it is needed.
 *
 * @param self - The ordering of the first comparison, which is returned unless it is `0`.
 * @param onEqual - The second comparison, called only when `self` is `0`.
 * @returns The first ordering that is not `0`, or `0`.
 *
 * @example Compare by a second key when the first is equal
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
