import { ArgumentError } from '@tstd/error';

import type { Equal } from './Equal.js';
import { describe } from './internal/describe.js';
import { from, type Order, type OrderLike } from './Order.js';

/**
 * The comparison functions of a type that has an order.
 *
 * @typeParam Value - The type of the values that are compared.
 *
 * @example A function that asks for a type that can be compared
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
   * Returns the ordering of two values.
   *
   * @param self - The value on the left: `-1` means that it comes before `other`.
   * @param other - The value on the right: `1` means that it comes before `self`.
   * @returns The ordering of both values.
   */
  readonly compare: Order<Value>;

  /**
   * Returns `true` when the order finds no difference between two values.
   *
   * @param self - One of the values; swapping them does not change the result.
   * @param other - The value that must equal `self`.
   * @returns Whether both values are equal.
   */
  readonly equals: (self: Value, other: Value) => boolean;

  /**
   * Returns `true` when the first value is less than the second.
   *
   * @param self - The value that must be less.
   * @param other - The value that `self` must be less than; an equal one gives `false`.
   * @returns Whether the first value is less.
   */
  readonly lessThan: (self: Value, other: Value) => boolean;

  /**
   * Returns `true` when the first value is less than the second, or equal to it.
   *
   * @param self - The value that must not be greater.
   * @param other - The greatest value that `self` may have.
   * @returns Whether the first value is less or equal.
   */
  readonly lessThanOrEqual: (self: Value, other: Value) => boolean;

  /**
   * Returns `true` when the first value is greater than the second.
   *
   * @param self - The value that must be greater.
   * @param other - The value that `self` must be greater than; an equal one gives `false`.
   * @returns Whether the first value is greater.
   */
  readonly greaterThan: (self: Value, other: Value) => boolean;

  /**
   * Returns `true` when the first value is greater than the second, or equal to it.
   *
   * @param self - The value that must not be less.
   * @param other - The least value that `self` may have.
   * @returns Whether the first value is greater or equal.
   */
  readonly greaterThanOrEqual: (self: Value, other: Value) => boolean;

  /**
   * Returns the lesser of two values, the first one when they are equal.
   *
   * @param self - The value returned when it is less, or when both are equal.
   * @param other - The value returned only when it is less than `self`.
   * @returns The lesser value.
   */
  readonly min: (self: Value, other: Value) => Value;

  /**
   * Returns the greater of two values, the first one when they are equal.
   *
   * @param self - The value returned when it is greater, or when both are equal.
   * @param other - The value returned only when it is greater than `self`.
   * @returns The greater value.
   */
  readonly max: (self: Value, other: Value) => Value;

  /**
   * Returns a value, or the bound that it lies beyond.
   *
   * @param self - The value to limit; between the bounds, it is returned unchanged.
   * @param minValue - The lower bound, included; it is returned for every smaller value.
   * @param maxValue - The upper bound, included; it is returned for every greater value.
   * @returns The value from `minValue` to `maxValue` that is nearest.
   *
   * @throws {@link ArgumentError} When `minValue` is greater than `maxValue`.
   */
  readonly clamp: (self: Value, minValue: Value, maxValue: Value) => Value;
}

/**
 * Returns the comparison functions that follow from an order.
 *
 * @typeParam Value - The type of the values that are compared.
 * @param order - The order that every function calls: a function, or an object with `compare`.
 * @returns The comparison functions.
 *
 * @example Compare versions by their major number
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
