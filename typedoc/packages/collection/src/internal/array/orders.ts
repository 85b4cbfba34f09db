import { checkArray, checkFunction } from '@tstd/error/Argument';
import { type OrderLike, identity } from '@tstd/core';
import * as Order from '@tstd/core/Order';

import type { NonEmpty } from './model.js';
import { map } from './transformations.js';

/** A value and the key by which it is sorted. */
interface Ranked<Value, Key> {
  readonly value: Value;
  readonly key: Key;
}

/**
 * Returns the elements in reverse order.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The original array, which is not changed.
 * @returns A new array of the same length.
 *
 * @example Keep the type of a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const values: Array.NonEmpty<number> = Array.reverse([1, 2]);
 *
 * values; // => [2, 1]
 * ```
 *
 * @alias toReversed, R.reverse, Collections.reverse, asReversed, Enum.reverse, rev, reversed
 * @keywords backwards, flip, invert, opposite, mutate, newest, descending
 * @category Transformations
 * @since 1.0.0
 */
export function reverse<Value>(self: NonEmpty<Value>): NonEmpty<Value>;
/**
 * Returns the elements in reverse order.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The original array, which is not changed.
 * @returns A new array of the same length.
 *
 * @example Leave the original array unchanged
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const letters = Array.from('abc');
 *
 * Array.reverse(letters); // => ['c', 'b', 'a']
 * letters; // => ['a', 'b', 'c']
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function reverse<Value>(self: readonly Value[]): readonly Value[];
export function reverse<Value>(self: readonly Value[]): readonly Value[] {
  checkArray(self, 'self');
  return self.toReversed();
}

/**
 * Returns the elements sorted from smallest to largest.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The original array, which is not changed.
 * @param order - The order in which to sort the elements.
 * @returns A new array of the same length.
 *
 * @example Keep the type of a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const values: Array.NonEmpty<number> = Array.sort([10, 9, 1], Order.number);
 *
 * values; // => [1, 9, 10]
 * ```
 *
 * @alias toSorted, sorted, ordered, sortedDescending, usort, sort_unstable, ksort, R.sort,
 *   alphabetical, sort.Slice, sort.Ints, Enum.sort
 * @keywords arrange, rank, numerically, 10, before, 9, numbers, mutates, wrong
 * @category Transformations
 * @since 1.0.0
 */
export function sort<Value>(
  self: NonEmpty<Value>,
  order: OrderLike<NoInfer<Value>>,
): NonEmpty<Value>;
/**
 * Returns the elements sorted from smallest to largest.
 *
 * Equal elements keep their order. `order` also determines the position of `undefined`, which JavaScript's methods always put last.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The original array, which is not changed.
 * @param order - The order in which to sort the elements.
 * @returns A new array of the same length.
 *
 * @example Sort options in ascending, then in descending order
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Option, Order } from '@tstd/core';
 *
 * const order = Option.order(Order.number);
 * const ages: Array<Option<number>> = [36, undefined, 41];
 *
 * Array.sort(ages, order); // => [undefined, 36, 41]
 * Array.sort(ages, Order.reverse(order)); // => [41, 36, undefined]
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function sort<Value>(
  self: readonly Value[],
  order: OrderLike<NoInfer<Value>>,
): readonly Value[];
export function sort<Value>(self: readonly Value[], order: OrderLike<Value>): readonly Value[] {
  checkArray(self, 'self');
  return self.includes(undefined as Value)
    ? sortBy<Value, Value>(self, identity, order)
    : self.toSorted(Order.from(order));
}

/**
 * Returns the elements sorted by the keys that `toKey` returns, from smallest to largest.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys to compare.
 * @param self - The original array, which is not changed.
 * @param toKey - Called once with each element; returns the key to compare.
 * @param order - The order in which to sort the keys.
 * @returns A new array of the same length.
 *
 * @example Keep the type of a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const words = Array.sortBy(
 *   ['pear', 'fig'],
 *   (word) => word.length,
 *   Order.number,
 * );
 *
 * Array.first(words).toUpperCase(); // => 'FIG'
 * ```
 *
 * @alias sortOn, sortWith, sortedBy, sortedWith, sortByKey, orderByDescending, sortedByDescending,
 *   sort_by_cached_key, sort_unstable_by_key, sortByDescending, slices.SortFunc, sort_values
 * @keywords property, field, objects, ascending, criteria, column, price, date, name, key
 * @category Transformations
 * @since 1.0.0
 */
export function sortBy<Value, Key>(
  self: NonEmpty<Value>,
  toKey: (value: Value) => Key,
  order: OrderLike<Key>,
): NonEmpty<Value>;
/**
 * Returns the elements sorted by the keys that `toKey` returns, from smallest to largest.
 *
 * Elements with equal keys keep their order. `toKey` is called once for each element.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys to compare.
 * @param self - The original array, which is not changed.
 * @param toKey - Called once with each element; returns the key to compare.
 * @param order - The order in which to sort the keys.
 * @returns A new array of the same length.
 *
 * @example Sort people by age
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const people = Array.from([
 *   { name: 'Ada', age: 36 },
 *   { name: 'Alan', age: 24 },
 * ]);
 * const sorted = Array.sortBy(people, (person) => person.age, Order.number);
 *
 * Array.map(sorted, (person) => person.name); // => ['Alan', 'Ada']
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function sortBy<Value, Key>(
  self: readonly Value[],
  toKey: (value: Value) => Key,
  order: OrderLike<Key>,
): readonly Value[];
export function sortBy<Value, Key>(
  self: readonly Value[],
  toKey: (value: Value) => Key,
  order: OrderLike<Key>,
): readonly Value[] {
  checkArray(self, 'self');
  checkFunction(toKey, 'toKey');
  const compare = Order.from(order);
  const ranked = map(self, (value): Ranked<Value, Key> => ({ value, key: toKey(value) }));
  const sorted = ranked.toSorted((one, other) => compare(one.key, other.key));
  return map(sorted, ({ value }) => value);
}
