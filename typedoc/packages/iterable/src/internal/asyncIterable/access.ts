import { checkFunction } from '@tstd/error/Argument';
import { checkEqual, checkSource } from '../checkSource.js';
import type { Equal, Option, OrderLike } from '@tstd/core';
import * as Order from '@tstd/core/Order';
import type { Awaitable } from '@tstd/core-type';

import { checkIndex } from '../checkSize.js';
import { SAME } from '../same.js';
import { read } from './cursor.js';
import type { AsyncIterableLike } from './model.js';

/**
 * Returns the first element, or None if the source is empty.
 *
 * Only one element is read.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after its first element.
 * @returns The first element, or None.
 *
 * @example The start of an endless sequence
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.first(AsyncIterable.range(1, Infinity)); // => 1
 * await AsyncIterable.first([]); // => undefined
 * ```
 *
 * @alias head, uncons, car, peekFirst, firstOrDefault, listToMaybe, headOption, firstOrNull,
 *   runHead, firstOr, headMay, getFirst
 * @keywords front, beginning, leading, peek, findFirst, stream, one, stop
 * @category Access
 * @since 1.0.0
 */
export async function first<Value>(self: AsyncIterableLike<Value>): Promise<Option<Value>> {
  checkSource(self, 'self');
  for await (const value of read(self)) {
    return value;
  }
  return undefined;
}

/**
 * Returns the last element, or None if the source is empty.
 *
 * All elements are read, and only the last one is kept in memory.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @returns The last element, or None.
 *
 * @example The last element of a set
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.last(new Set(['a', 'b'])); // => 'b'
 * await AsyncIterable.last([]); // => undefined
 * ```
 *
 * @alias lastOption, lastOrDefault, runLast, lastOrNull, lastMay, tryLast
 * @keywords final, latest, back
 * @category Access
 * @since 1.0.0
 */
export async function last<Value>(self: AsyncIterableLike<Value>): Promise<Option<Value>> {
  checkSource(self, 'self');
  let last: Option<Value>;
  for await (const value of read(self)) {
    last = value;
  }
  return last;
}

/**
 * Returns the element at `index`, or None if there is no such element.
 *
 * A negative index counts from the end: all elements are read, but only the last `-index` of them are kept in memory.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read up to the element, or to its end if `index` is negative.
 * @param index - The index, an integer. `-1` refers to the last element.
 * @returns The element, or None.
 *
 * @throws An `ArgumentError` if `index` is not an integer.
 *
 * @example Count from the start or from the end
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.at(new Set(['a', 'b', 'c']), 1); // => 'b'
 * await AsyncIterable.at(new Set(['a', 'b', 'c']), -1); // => 'c'
 * await AsyncIterable.at(new Set(['a', 'b', 'c']), 3); // => undefined
 * ```
 *
 * @keywords negative, position, ElementAtOrDefault
 * @category Access
 * @since 1.0.0
 */
export async function at<Value>(
  self: AsyncIterableLike<Value>,
  index: number,
): Promise<Option<Value>> {
  checkSource(self, 'self');
  checkIndex(index);
  if (index >= 0) {
    return find(self, (_, position) => position === index);
  }
  // A ring buffer of the last elements: the next position to be overwritten holds the oldest one.
  const kept: Value[] = [];
  let length = 0;
  for await (const value of read(self)) {
    kept[length % -index] = value;
    length += 1;
  }
  return length < -index ? undefined : kept[length % -index];
}

/**
 * Returns the first element that satisfies `predicate`, or None.
 *
 * Reading stops at the first element that satisfies `predicate`.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The source, which is closed after the first match.
 * @param predicate - Called with each element and its index, one call at a time, until it returns `true`.
 * @returns The element, or None.
 *
 * @example Find an element of a narrower type
 * ```ts
 * import type { Option } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const isText = (value: unknown): value is string =>
 *   typeof value === 'string';
 * const text: Option<string> = await AsyncIterable.find(
 *   [1, 'a', 'b'],
 *   isText,
 * );
 *
 * text; // => 'a'
 * ```
 *
 * @alias findFirst, firstOrNull, findOne, detect, findWhere, singleOrNull, array_find, firstWhere,
 *   tryFind
 * @keywords search, locate
 * @category Access
 * @since 1.0.0
 */
export function find<Value, To extends Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => value is To,
): Promise<Option<To>>;
/**
 * Returns the first element that satisfies `predicate`, or None.
 *
 * Reading stops at the first element that satisfies `predicate`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param predicate - Called with each element and its index, one call at a time, until it returns `true`.
 * @returns The element, or None.
 *
 * @example Find the first power of two above 1000
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const powers = AsyncIterable.generate((index) => 2 ** index);
 *
 * await AsyncIterable.find(powers, (value) => value > 1000); // => 1024
 * await AsyncIterable.find([1, 2], (value) => value > 2); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function find<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): Promise<Option<Value>>;
export async function find<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): Promise<Option<Value>> {
  checkSource(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  for await (const value of read(self)) {
    if (await predicate(value, index)) {
      return value;
    }
    index += 1;
  }
  return undefined;
}

/**
 * Applies `fn` to each element in turn, and returns the first result that is not None.
 *
 * Later elements are not read. If `fn` returns None for every element, the result is None.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type of the new value.
 * @param self - The source, which is closed after the first match.
 * @param fn - Called with each element and its index until it returns a value other than None.
 * @returns The value, or None.
 *
 * @example Find the first string that is an integer
 * ```ts
 * import { Int } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.findMap(['one', '2', '3'], (text) => Int.parse(text)); // => 2
 * await AsyncIterable.findMap(['one'], (text) => Int.parse(text)); // => undefined
 * ```
 *
 * @alias pickFirst, firstNotNullOf
 * @keywords search, transform, parse, valid, convert, extract
 * @category Access
 * @since 1.0.0
 */
export async function findMap<Value, To>(
  self: AsyncIterableLike<Value>,
  fn: (value: Value, index: number) => Awaitable<Option<To>>,
): Promise<Option<To>> {
  checkSource(self, 'self');
  checkFunction(fn, 'fn');
  let index = 0;
  for await (const value of read(self)) {
    const found = await fn(value, index);
    if (found !== undefined) {
      return found;
    }
    index += 1;
  }
  return undefined;
}

/**
 * Returns the index of the first element that satisfies `predicate`, or None.
 *
 * Reading stops at the first element that satisfies `predicate`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param predicate - Called with each element and its index, one call at a time, until it returns `true`.
 * @returns The index, or None.
 *
 * @example The index of the first even number
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.findIndex([1, 3, 4, 6], (value) => value % 2 === 0); // => 2
 * await AsyncIterable.findIndex([1, 3], (value) => value % 2 === 0); // => undefined
 * ```
 *
 * @alias position, indexOfFirst, indexWhere, tryFindIndex
 * @keywords search, locate
 * @category Access
 * @since 1.0.0
 */
export async function findIndex<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): Promise<Option<number>> {
  checkSource(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  for await (const value of read(self)) {
    if (await predicate(value, index)) {
      return index;
    }
    index += 1;
  }
  return undefined;
}

/**
 * Returns the index of the first element that equals `value`, or None.
 *
 * By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`. Reading stops at the first element that equals `value`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param value - The value to compare each element with.
 * @param equal - Compares each element with `value`. By default, elements are compared as in a `Set`.
 * @returns The index, or None.
 *
 * @example The index of a value
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.indexOf(['a', 'b'], 'b'); // => 1
 * await AsyncIterable.indexOf(['a', 'b'], 'c'); // => undefined
 * await AsyncIterable.indexOf([Number.NaN], Number.NaN); // => 0
 * ```
 *
 * @keywords search, locate, find
 * @category Access
 * @since 1.0.0
 */
export async function indexOf<Value>(
  self: AsyncIterableLike<Value>,
  value: NoInfer<Value>,
  equal: Equal<NoInfer<Value>> = SAME,
): Promise<Option<number>> {
  checkSource(self, 'self');
  checkEqual(equal, 'equal');
  return findIndex(self, (element) => equal.equals(element, value));
}

/**
 * Checks whether an element equals `value`.
 *
 * By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`. Reading stops at the first element that equals `value`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param value - The value to compare each element with.
 * @param equal - Compares each element with `value`. By default, elements are compared as in a `Set`.
 * @returns Whether one of the elements equals the value.
 *
 * @example Look for a value
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.includes(AsyncIterable.range(1, Infinity), 10); // => true
 * await AsyncIterable.includes(['a', 'b'], 'c'); // => false
 * ```
 *
 * @alias contains, elem, member, has, containsElement, include, in_array, memq
 * @keywords membership, present, inside, exists
 * @category Access
 * @since 1.0.0
 */
export async function includes<Value>(
  self: AsyncIterableLike<Value>,
  value: NoInfer<Value>,
  equal: Equal<NoInfer<Value>> = SAME,
): Promise<boolean> {
  checkSource(self, 'self');
  checkEqual(equal, 'equal');
  return some(self, (element) => equal.equals(element, value));
}

/**
 * Checks whether the source is empty.
 *
 * At most one element is read. If the source can be read only once, that element is lost. A generator is also closed.
 *
 * @param self - The source, which is closed after its first element.
 * @returns Whether the source is empty.
 *
 * @example An empty sequence and a sequence with one element
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.isEmpty([]); // => true
 * await AsyncIterable.isEmpty([undefined]); // => false
 * ```
 *
 * @alias isEmptyish
 * @keywords length, zero, hasNext
 * @category Access
 * @since 1.0.0
 */
export async function isEmpty(self: AsyncIterableLike<unknown>): Promise<boolean> {
  checkSource(self, 'self');
  for await (const _ of read(self)) {
    return false;
  }
  return true;
}

/**
 * Counts the elements, or those that satisfy `predicate`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is counted. By default, all elements are counted.
 * @returns The number of elements counted.
 *
 * @example Count all elements or only some of them
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.count(new Set([1, 2, 3])); // => 3
 * await AsyncIterable.count([1, 2, 3], (value) => value % 2 === 1); // => 2
 * ```
 *
 * @alias size, runCount, countWhere, countIf
 * @keywords length, tally
 * @category Access
 * @since 1.0.0
 */
export async function count<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean> = () => true,
): Promise<number> {
  checkSource(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  let total = 0;
  for await (const value of read(self)) {
    if (await predicate(value, index)) {
      total += 1;
    }
    index += 1;
  }
  return total;
}

/**
 * Checks whether at least one element satisfies `predicate`.
 *
 * Reading stops at the first element that satisfies `predicate`. If the source is empty, the result is `false`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param predicate - Called with each element and its index, one call at a time, until it returns `true`.
 * @returns Whether an element satisfies `predicate`.
 *
 * @example Check whether any number is even
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.some(
 *   AsyncIterable.range(1, Infinity),
 *   (value) => value % 2 === 0,
 * ); // => true
 * await AsyncIterable.some([], () => true); // => false
 * ```
 *
 * @keywords least, exists, matches
 * @category Access
 * @since 1.0.0
 */
export async function some<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): Promise<boolean> {
  checkSource(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  for await (const value of read(self)) {
    if (await predicate(value, index)) {
      return true;
    }
    index += 1;
  }
  return false;
}

/**
 * Checks whether all elements satisfy `predicate`.
 *
 * Reading stops at the first element that does not satisfy `predicate`. If the source is empty, the result is `true`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first element that does not satisfy `predicate`.
 * @param predicate - Called with each element and its index, one call at a time, until it returns `false`.
 * @returns Whether all elements satisfy `predicate`.
 *
 * @example Check whether all numbers are even
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.every(
 *   AsyncIterable.range(1, Infinity),
 *   (value) => value % 2 === 0,
 * ); // => false
 * await AsyncIterable.every([], () => false); // => true
 * ```
 *
 * @alias allMatch, forall, everyMatch, allOf, allSatisfy
 * @keywords satisfy, validate, none
 * @category Access
 * @since 1.0.0
 */
export async function every<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): Promise<boolean> {
  checkSource(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  for await (const value of read(self)) {
    if (!(await predicate(value, index))) {
      return false;
    }
    index += 1;
  }
  return true;
}

/**
 * Returns the smallest element, or None if the source is empty.
 *
 * If several elements are equal, the function returns the first of them.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @param order - The order that compares the elements.
 * @returns The smallest element, or None.
 *
 * @example The smallest number
 * ```ts
 * import { Order } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.min([3, 1, 2], Order.number); // => 1
 * await AsyncIterable.min([], Order.number); // => undefined
 * ```
 *
 * @keywords smallest, lowest, minimal, cheapest, earliest
 * @category Access
 * @since 1.0.0
 */
export async function min<Value>(
  self: AsyncIterableLike<Value>,
  order: OrderLike<Value>,
): Promise<Option<Value>> {
  checkSource(self, 'self');
  const compare = Order.from(order);
  let least: Option<Value>;
  let isFirst = true;
  for await (const value of read(self)) {
    // SAFETY: the first element has set `least`, possibly to undefined.
    if (isFirst || compare(value, least as Value) < 0) {
      least = value;
    }
    isFirst = false;
  }
  return least;
}

/**
 * Returns the largest element, or None if the source is empty.
 *
 * If several elements are equal, the function returns the first of them.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @param order - The order that compares the elements.
 * @returns The largest element, or None.
 *
 * @example The largest number
 * ```ts
 * import { Order } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.max([1, 3, 2], Order.number); // => 3
 * await AsyncIterable.max([], Order.number); // => undefined
 * ```
 *
 * @keywords largest, highest, biggest, maximal, latest
 * @category Access
 * @since 1.0.0
 */
export async function max<Value>(
  self: AsyncIterableLike<Value>,
  order: OrderLike<Value>,
): Promise<Option<Value>> {
  checkSource(self, 'self');
  return min(self, Order.reverse(order));
}
