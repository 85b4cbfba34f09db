import { checkArray, checkFunction } from '@tstd/error/Argument';
import type { Option, OrderLike } from '@tstd/core';
import * as Order from '@tstd/core/Order';

import { elementIndex } from './indices.js';
import type { NonEmpty } from './model.js';
import { map } from './transformations.js';

/**
 * Returns the element at `index`, or None if there is no such element. A negative index counts from the end.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array in which to look up the element.
 * @param index - The index: 0 is the first, -1 is the last.
 * @returns The element, or None.
 * @throws An `ArgumentError` if the index is not an integer.
 *
 * @example Read from both ends
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.at(['a', 'b', 'c'], 1); // => 'b'
 * Array.at(['a', 'b', 'c'], -1); // => 'c'
 * Array.at(['a', 'b', 'c'], 3); // => undefined
 * Array.at(['a', 'b', 'c'], Number.NaN); // => throws ArgumentError
 * ```
 *
 * @alias nth, elementAt, lookup, index, get, elementAtOrNull, elementAtOrDefault, getIndex,
 *   elementAtOrElse, tryItem, getAt, unsafeAt
 * @keywords negative, bounds, subscript, position, noUncheckedIndexedAccess, undefined, last,
 *   bracket, crash, TypeError
 * @category Access
 * @since 1.0.0
 */
export function at<Value>(self: readonly Value[], index: number): Option<Value> {
  checkArray(self, 'self');
  const place = elementIndex(self.length, index);
  return place < 0 ? undefined : self[place];
}

/**
 * Returns the first element.
 *
 * @typeParam Value - The type of the elements.
 * @param self - An array whose type guarantees at least one element.
 * @returns The first element.
 *
 * @example The result for a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const first: string = Array.first(['a', 'b']);
 *
 * first; // => 'a'
 * ```
 *
 * @alias head, uncons, car, peekFirst, firstOrDefault, listToMaybe, headOption, firstOrNull,
 *   firstOr, headMay, getFirst, tryHead
 * @keywords front, beginning, leading, zero, undefined, shift
 * @category Access
 * @since 1.0.0
 */
export function first<Value>(self: NonEmpty<Value>): Value;
/**
 * Returns the first element, or None if the array is empty.
 *
 * @typeParam Value - The type of the elements.
 * @param self - An array that may be empty.
 * @returns The first element, or None.
 *
 * @example An array that may be empty
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.first(Array.from('ab')); // => 'a'
 * Array.first([]); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function first<Value>(self: readonly Value[]): Option<Value>;
export function first<Value>(self: readonly Value[]): Option<Value> {
  checkArray(self, 'self');
  return self[0];
}

/**
 * Returns the last element.
 *
 * @typeParam Value - The type of the elements.
 * @param self - An array whose type guarantees at least one element.
 * @returns The last element.
 *
 * @example The result for a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const last: string = Array.last(['a', 'b']);
 *
 * last; // => 'b'
 * ```
 *
 * @alias lastOption, lastOrDefault, lastOrNull, lastMay, tryLast, lastNonEmpty, last_mut,
 *   split_last
 * @keywords end, final, back, latest, pop, newest, tail, length-1, recent
 * @category Access
 * @since 1.0.0
 */
export function last<Value>(self: NonEmpty<Value>): Value;
/**
 * Returns the last element, or None if the array is empty.
 *
 * @typeParam Value - The type of the elements.
 * @param self - An array that may be empty.
 * @returns The last element, or None.
 *
 * @example An array that may be empty
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.last(Array.from('ab')); // => 'b'
 * Array.last([]); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function last<Value>(self: readonly Value[]): Option<Value>;
export function last<Value>(self: readonly Value[]): Option<Value> {
  checkArray(self, 'self');
  return self[self.length - 1];
}

/**
 * Returns the smallest element. If several elements are equally small, the function returns the first.
 *
 * @typeParam Value - The type of the elements.
 * @param self - An array whose type guarantees at least one element.
 * @param order - The order that compares the elements.
 * @returns The smallest element.
 *
 * @example The result for a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const least: number = Array.min([3, 1, 2], Order.number);
 *
 * least; // => 1
 * ```
 *
 * @alias Collections.min, minOption, slices.Min, Enum.min, minOrNull
 * @keywords smallest, lowest, minimal, cheapest, earliest, numbers
 * @category Access
 * @since 1.0.0
 */
export function min<Value>(self: NonEmpty<Value>, order: OrderLike<NoInfer<Value>>): Value;
/**
 * Returns the smallest element, or None if the array is empty. If several elements are equally small, the function returns the first.
 *
 * @typeParam Value - The type of the elements.
 * @param self - An array that may be empty.
 * @param order - The order that compares the elements.
 * @returns The smallest element, or None.
 *
 * @example The shortest word
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const byLength = Order.compareBy(
 *   Order.number,
 *   (word: string) => word.length,
 * );
 * const shortest = (words: Array<string>) => Array.min(words, byLength);
 *
 * shortest(['pear', 'fig', 'kiwi']); // => 'fig'
 * shortest([]); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function min<Value>(self: readonly Value[], order: OrderLike<NoInfer<Value>>): Option<Value>;
export function min<Value>(self: readonly Value[], order: OrderLike<Value>): Option<Value> {
  checkArray(self, 'self');
  return self[extremeIndex(self, order, -1)];
}

/**
 * Returns the largest element. If several elements are equally large, the function returns the first.
 *
 * @typeParam Value - The type of the elements.
 * @param self - An array whose type guarantees at least one element.
 * @param order - The order that compares the elements.
 * @returns The largest element.
 *
 * @example The result for a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const greatest: number = Array.max([3, 1, 2], Order.number);
 *
 * greatest; // => 3
 * ```
 *
 * @alias Collections.max, maxOption, slices.Max, Enum.max, maxOrNull
 * @keywords largest, highest, biggest, maximal, latest, Infinity, numbers
 * @category Access
 * @since 1.0.0
 */
export function max<Value>(self: NonEmpty<Value>, order: OrderLike<NoInfer<Value>>): Value;
/**
 * Returns the largest element, or None if the array is empty. If several elements are equally large, the function returns the first.
 *
 * @typeParam Value - The type of the elements.
 * @param self - An array that may be empty.
 * @param order - The order that compares the elements.
 * @returns The largest element, or None.
 *
 * @example The longest word
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const byLength = Order.compareBy(
 *   Order.number,
 *   (word: string) => word.length,
 * );
 * const longest = (words: Array<string>) => Array.max(words, byLength);
 *
 * longest(['fig', 'pear', 'kiwi']); // => 'pear'
 * longest([]); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function max<Value>(self: readonly Value[], order: OrderLike<NoInfer<Value>>): Option<Value>;
export function max<Value>(self: readonly Value[], order: OrderLike<Value>): Option<Value> {
  checkArray(self, 'self');
  return self[extremeIndex(self, order, 1)];
}

/**
 * Returns the element for which `toKey` returns the smallest key. If several elements have that key, the function returns the first.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys to compare.
 * @param self - An array whose type guarantees at least one element.
 * @param toKey - Called once with each element; returns the key to compare.
 * @param order - The order that compares the keys.
 * @returns The element with the smallest key.
 *
 * @example The result for a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const shortest: string = Array.minBy(
 *   ['fig', 'pear'],
 *   (text) => text.length,
 *   Order.number,
 * );
 *
 * shortest; // => 'fig'
 * ```
 *
 * @alias minWith, minByOrNull, minimumBy, minOf, argMin, firstBy, min_by_key, minByOption
 * @keywords smallest, lowest, minimum, property, field, cheapest, oldest, objects, closest
 * @category Access
 * @since 1.0.0
 */
export function minBy<Value, Key>(
  self: NonEmpty<Value>,
  toKey: (value: Value) => Key,
  order: OrderLike<Key>,
): Value;
/**
 * Returns the element for which `toKey` returns the smallest key, or None if the array is empty.
 *
 * If several elements have that key, the function returns the first. `toKey` is called once for each element.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys to compare.
 * @param self - An array that may be empty.
 * @param toKey - Called once with each element; returns the key to compare.
 * @param order - The order that compares the keys.
 * @returns The element with the smallest key, or None.
 *
 * @example The youngest person
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const people = Array.from([
 *   { name: 'Ada', age: 36 },
 *   { name: 'Alan', age: 24 },
 * ]);
 * const youngest = Array.minBy(people, (person) => person.age, Order.number);
 *
 * youngest?.name; // => 'Alan'
 * Array.minBy(Array.drop(people, 2), (person) => person.age, Order.number); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function minBy<Value, Key>(
  self: readonly Value[],
  toKey: (value: Value) => Key,
  order: OrderLike<Key>,
): Option<Value>;
export function minBy<Value, Key>(
  self: readonly Value[],
  toKey: (value: Value) => Key,
  order: OrderLike<Key>,
): Option<Value> {
  checkArray(self, 'self');
  checkFunction(toKey, 'toKey');
  return self[extremeIndex(keysOf(self, toKey), order, -1)];
}

/**
 * Returns the element for which `toKey` returns the largest key. If several elements have that key, the function returns the first.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys to compare.
 * @param self - An array whose type guarantees at least one element.
 * @param toKey - Called once with each element; returns the key to compare.
 * @param order - The order that compares the keys.
 * @returns The element with the largest key.
 *
 * @example The result for a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const longest: string = Array.maxBy(
 *   ['fig', 'pear'],
 *   (text) => text.length,
 *   Order.number,
 * );
 *
 * longest; // => 'pear'
 * ```
 *
 * @alias maxWith, maxByOrNull, maximumBy, maxOf, argMax, boil, R.maxBy, max_by_key, maxByOption
 * @keywords largest, highest, maximum, property, field, best, score, newest, objects
 * @category Access
 * @since 1.0.0
 */
export function maxBy<Value, Key>(
  self: NonEmpty<Value>,
  toKey: (value: Value) => Key,
  order: OrderLike<Key>,
): Value;
/**
 * Returns the element for which `toKey` returns the largest key, or None if the array is empty.
 *
 * If several elements have that key, the function returns the first. `toKey` is called once for each element.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys to compare.
 * @param self - An array that may be empty.
 * @param toKey - Called once with each element; returns the key to compare.
 * @param order - The order that compares the keys.
 * @returns The element with the largest key, or None.
 *
 * @example The oldest person
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const people = Array.from([
 *   { name: 'Ada', age: 36 },
 *   { name: 'Alan', age: 24 },
 * ]);
 * const oldest = Array.maxBy(people, (person) => person.age, Order.number);
 *
 * oldest?.name; // => 'Ada'
 * Array.maxBy(Array.drop(people, 2), (person) => person.age, Order.number); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function maxBy<Value, Key>(
  self: readonly Value[],
  toKey: (value: Value) => Key,
  order: OrderLike<Key>,
): Option<Value>;
export function maxBy<Value, Key>(
  self: readonly Value[],
  toKey: (value: Value) => Key,
  order: OrderLike<Key>,
): Option<Value> {
  checkArray(self, 'self');
  checkFunction(toKey, 'toKey');
  return self[extremeIndex(keysOf(self, toKey), order, 1)];
}

/** Returns the key of each element. Unlike `map`, it passes no index to `toKey`. */
function keysOf<Value, Key>(self: readonly Value[], toKey: (value: Value) => Key): readonly Key[] {
  return map(self, (value) => toKey(value));
}

/** Returns the index of the first smallest or largest element, or 0 if the array is empty. */
function extremeIndex<Value>(
  self: readonly Value[],
  order: OrderLike<Value>,
  answer: -1 | 1,
): number {
  const compare = Order.from(order);
  let result = 0;
  for (let index = 1; index < self.length; index += 1) {
    if (compare(self[index] as Value, self[result] as Value) === answer) {
      result = index;
    }
  }
  return result;
}
