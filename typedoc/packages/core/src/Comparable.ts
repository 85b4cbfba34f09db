import { ArgumentError } from '@tstd/error';

import type { Equal } from './Equal.js';
import { describe } from './internal/describe.js';
import { from, type Order, type OrderLike } from './Order.js';

/**
 * The comparison functions of a type that has an order.
 *
 * @typeParam Value - The type of the values that are compared.
 *
 * @example A function that accepts any ordered type
 * ```ts
 * import { type Comparable, Int } from '@tstd/core';
 *
 * const isBetween = <Value,>(
 *   value: Value,
 *   from: Value,
 *   to: Value,
 *   type: Comparable<Value>,
 * ): boolean =>
 *   type.lessThanOrEqual(from, value) && type.lessThanOrEqual(value, to);
 *
 * isBetween(Int.of(5), Int.of(1), Int.of(5), Int); // => true
 * isBetween(Int.of(6), Int.of(1), Int.of(5), Int); // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Comparable<Value> extends Equal<Value> {
  /**
   * Compares two values and returns their ordering.
   *
   * @param self - The value on the left. It comes before `other` if the result is `-1`.
   * @param other - The value on the right. It comes before `self` if the result is `1`.
   * @returns The ordering of the two values.
   */
  readonly compare: Order<Value>;

  /**
   * Checks whether two values are equal in this order.
   *
   * @param self - One of the two values. Swapping them does not change the result.
   * @param other - The value to compare `self` with.
   * @returns Whether the two values are equal.
   */
  readonly equals: (self: Value, other: Value) => boolean;

  /**
   * Checks whether the first value is less than the second.
   *
   * @param self - The value to compare with `other`.
   * @param other - The value to compare `self` with; if they are equal, the result is `false`.
   * @returns Whether the first value is less than the second.
   */
  readonly lessThan: (self: Value, other: Value) => boolean;

  /**
   * Checks whether the first value is less than or equal to the second.
   *
   * @param self - The value to compare with `other`.
   * @param other - The value to compare `self` with; if they are equal, the result is `true`.
   * @returns Whether the first value is less than or equal to the second.
   */
  readonly lessThanOrEqual: (self: Value, other: Value) => boolean;

  /**
   * Checks whether the first value is greater than the second.
   *
   * @param self - The value to compare with `other`.
   * @param other - The value to compare `self` with; if they are equal, the result is `false`.
   * @returns Whether the first value is greater than the second.
   */
  readonly greaterThan: (self: Value, other: Value) => boolean;

  /**
   * Checks whether the first value is greater than or equal to the second.
   *
   * @param self - The value to compare with `other`.
   * @param other - The value to compare `self` with; if they are equal, the result is `true`.
   * @returns Whether the first value is greater than or equal to the second.
   */
  readonly greaterThanOrEqual: (self: Value, other: Value) => boolean;

  /**
   * Returns the lesser of two values, or the first if they are equal.
   *
   * @param self - The value that is returned if it is the lesser one, or if both are equal.
   * @param other - The value that is returned only if it is less than `self`.
   * @returns The lesser value.
   */
  readonly min: (self: Value, other: Value) => Value;

  /**
   * Returns the greater of two values, or the first if they are equal.
   *
   * @param self - The value that is returned if it is the greater one, or if both are equal.
   * @param other - The value that is returned only if it is greater than `self`.
   * @returns The greater value.
   */
  readonly max: (self: Value, other: Value) => Value;

  /**
   * Limits a value to the range from `minValue` to `maxValue`.
   *
   * @param self - The value to limit. If it already lies between the bounds, it is returned unchanged.
   * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
   * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
   * @returns The value in the range that is nearest to `self`.
   *
   * @throws An {@link ArgumentError} if `minValue` is greater than `maxValue`.
   */
  readonly clamp: (self: Value, minValue: Value, maxValue: Value) => Value;
}

/**
 * Creates comparison functions from an order.
 *
 * @typeParam Value - The type of the values that are compared.
 * @param order - The order that all the functions use: a comparator, or an object with a `compare` method.
 * @returns The comparison functions.
 *
 * @example Compare versions by their major version
 * ```ts
 * import { Comparable, Order } from '@tstd/core';
 *
 * interface Version {
 *   readonly major: number;
 * }
 *
 * const version = Comparable(
 *   Order.compareBy(Order.number, (self: Version) => self.major),
 * );
 *
 * version.lessThan({ major: 1 }, { major: 2 }); // => true
 * version.max({ major: 1 }, { major: 2 }); // => { major: 2 }
 * version.clamp({ major: 0 }, { major: 1 }, { major: 3 }); // => { major: 1 }
 * version.clamp({ major: 0 }, { major: 3 }, { major: 1 }); // => throws ArgumentError
 * ```
 *
 * @alias Ord, IComparable, PartialOrd
 * @keywords derive, lessThan, greaterThan, semver, sort, max, min, clamp, generic, interface
 * @category Constructors
 * @since 1.0.0
 */
export function Comparable<Value>(order: OrderLike<Value>): Comparable<Value> {
  const compare = from(order);
  const greaterThan = (self: Value, other: Value): boolean => compare(self, other) > 0;
  const lessThan = (self: Value, other: Value): boolean => compare(self, other) < 0;
  return Object.freeze<Comparable<Value>>({
    compare,
    equals: (self, other) => compare(self, other) === 0,
    lessThan,
    lessThanOrEqual: (self, other) => !greaterThan(self, other),
    greaterThan,
    greaterThanOrEqual: (self, other) => !lessThan(self, other),
    min: (self, other) => (greaterThan(self, other) ? other : self),
    max: (self, other) => (lessThan(self, other) ? other : self),
    clamp: (self, minValue, maxValue) => {
      if (greaterThan(minValue, maxValue)) {
        const bounds = `${describe(minValue)} and ${describe(maxValue)}`;
        throw new ArgumentError({
          message: `Expected "minValue" not to be greater than "maxValue", received ${bounds}`,
        });
      }
      if (lessThan(self, minValue)) {
        return minValue;
      }
      return greaterThan(self, maxValue) ? maxValue : self;
    },
  });
}
