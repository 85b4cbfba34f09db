import { checkFunction, checkIterable } from '@tstd/error/Argument';
import { checkEqual } from '../checkSource.js';
import type { Equal, Option, OrderLike } from '@tstd/core';
import * as Order from '@tstd/core/Order';

import { checkIndex } from '../checkSize.js';
import { SAME } from '../same.js';
import type { Iterable, WiderThan } from './model.js';

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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.first(Iterable.range(1, Infinity)); // => 1
 * Iterable.first([]); // => undefined
 * ```
 *
 * @alias head, uncons, car, peekFirst, firstOrDefault, listToMaybe, headOption, firstOrNull,
 *   firstOr, headMay, getFirst, tryHead
 * @keywords front, beginning, leading, peek, findFirst, next, generator, one
 * @category Access
 * @since 1.0.0
 */
export function first<Value>(self: Iterable<Value>): Option<Value> {
  checkIterable(self, 'self');
  for (const value of self) {
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.last(new Set(['a', 'b'])); // => 'b'
 * Iterable.last([]); // => undefined
 * ```
 *
 * @alias lastOption, lastOrDefault, lastOrNull, lastMay, tryLast
 * @keywords final, latest, back
 * @category Access
 * @since 1.0.0
 */
export function last<Value>(self: Iterable<Value>): Option<Value> {
  checkIterable(self, 'self');
  let last: Option<Value>;
  for (const value of self) {
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.at(new Set(['a', 'b', 'c']), 1); // => 'b'
 * Iterable.at(new Set(['a', 'b', 'c']), -1); // => 'c'
 * Iterable.at(new Set(['a', 'b', 'c']), 3); // => undefined
 * ```
 *
 * @alias nth, elementAt
 * @keywords negative, position, ElementAtOrDefault
 * @category Access
 * @since 1.0.0
 */
export function at<Value>(self: Iterable<Value>, index: number): Option<Value> {
  checkIterable(self, 'self');
  checkIndex(index);
  if (index >= 0) {
    return find(self, (_, position) => position === index);
  }
  // A ring buffer of the last elements: the next position to be overwritten holds the oldest one.
  const kept: Value[] = [];
  let length = 0;
  for (const value of self) {
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
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns The element, or None.
 *
 * @example Find an element of a narrower type
 * ```ts
 * import type { Option } from '@tstd/core';
 * import { Iterable } from '@tstd/iterable';
 *
 * const isText = (value: unknown): value is string =>
 *   typeof value === 'string';
 * const text: Option<string> = Iterable.find([1, 'a', 'b'], isText);
 *
 * text; // => 'a'
 * ```
 *
 * @keywords search, detect, locate
 * @category Access
 * @since 1.0.0
 */
export function find<Value, To extends Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => value is To,
): Option<To>;
/**
 * Returns the first element that satisfies `predicate`, or None.
 *
 * Reading stops at the first element that satisfies `predicate`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns The element, or None.
 *
 * @example Find the first power of two above 1000
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * const powers = Iterable.generate((index) => 2 ** index);
 *
 * Iterable.find(powers, (value) => value > 1000); // => 1024
 * Iterable.find([1, 2], (value) => value > 2); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function find<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): Option<Value>;
export function find<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): Option<Value> {
  checkIterable(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  for (const value of self) {
    if (predicate(value, index)) {
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.findMap(['one', '2', '3'], (text) => Int.parse(text)); // => 2
 * Iterable.findMap(['one'], (text) => Int.parse(text)); // => undefined
 * ```
 *
 * @alias pickFirst, firstNotNullOf
 * @keywords search, transform, parse, valid, convert, extract
 * @category Access
 * @since 1.0.0
 */
export function findMap<Value, To>(
  self: Iterable<Value>,
  fn: (value: Value, index: number) => Option<To>,
): Option<To> {
  checkIterable(self, 'self');
  checkFunction(fn, 'fn');
  let index = 0;
  for (const value of self) {
    const found = fn(value, index);
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
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns The index, or None.
 *
 * @example The index of the first even number
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.findIndex([1, 3, 4, 6], (value) => value % 2 === 0); // => 2
 * Iterable.findIndex([1, 3], (value) => value % 2 === 0); // => undefined
 * ```
 *
 * @alias position, indexOfFirst, indexWhere, tryFindIndex
 * @keywords search, locate
 * @category Access
 * @since 1.0.0
 */
export function findIndex<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): Option<number> {
  checkIterable(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  for (const value of self) {
    if (predicate(value, index)) {
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.indexOf(['a', 'b'], 'b'); // => 1
 * Iterable.indexOf(['a', 'b'], 'c'); // => undefined
 * Iterable.indexOf([Number.NaN], Number.NaN); // => 0
 * ```
 *
 * @keywords search, locate, find
 * @category Access
 * @since 1.0.0
 */
export function indexOf<Value>(
  self: Iterable<Value>,
  value: NoInfer<Value>,
  equal: Equal<NoInfer<Value>> = SAME,
): Option<number> {
  checkIterable(self, 'self');
  checkEqual(equal, 'equal');
  return findIndex(self, (element) => equal.equals(element, value));
}

/**
 * Checks whether an element equals a value of a wider type, as in a `Set`. If so, the value is narrowed to the element type.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Other - The type of `value`, which may be wider than the element type, such as `string` for literals.
 * @param self - The source, which is closed after the first match.
 * @param value - The value to compare each element with.
 * @returns Whether one of the elements equals the value.
 *
 * @example Narrow user input
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * const roles = new Set<'admin' | 'user'>(['admin']);
 *
 * const roleOf = (input: string): 'admin' | 'user' =>
 *   Iterable.includes(roles, input) ? input : 'user';
 *
 * roleOf('admin'); // => 'admin'
 * roleOf('root'); // => 'user'
 * ```
 *
 * @alias contains, elem, member, has, containsElement, include, in_array, memq
 * @keywords membership, present, inside, exists, literal, guard
 * @category Access
 * @since 1.0.0
 */
export function includes<Value, const Other>(
  self: Iterable<Value>,
  value: WiderThan<Value, Other>,
): value is Value & WiderThan<Value, Other>;
/**
 * Checks whether an element equals `value`.
 *
 * By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`. Reading stops at the first element that equals `value`.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Other - The type of `value`, which may be wider than the element type, such as `string` for literals.
 * @param self - The source, which is closed after the first match.
 * @param value - The value to compare each element with.
 * @param equal - Compares each element with `value`. By default, elements are compared as in a `Set`.
 * @returns Whether one of the elements equals the value.
 *
 * @example Look for a value
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.includes(Iterable.range(1, Infinity), 10); // => true
 * Iterable.includes(['a', 'b'], 'c'); // => false
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function includes<Value, const Other = Value>(
  self: Iterable<Value>,
  value: NoInfer<Value> | ([Value] extends [Other] ? Other : never),
  equal?: Equal<NoInfer<Value | Other>>,
): boolean;
export function includes<Value>(
  self: Iterable<Value>,
  value: Value,
  equal: Equal<Value> = SAME,
): boolean {
  checkIterable(self, 'self');
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.isEmpty([]); // => true
 * Iterable.isEmpty([undefined]); // => false
 * ```
 *
 * @keywords length, zero, hasNext
 * @category Access
 * @since 1.0.0
 */
export function isEmpty(self: Iterable<unknown>): boolean {
  checkIterable(self, 'self');
  for (const _ of self) {
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.count(new Set([1, 2, 3])); // => 3
 * Iterable.count([1, 2, 3], (value) => value % 2 === 1); // => 2
 * ```
 *
 * @keywords length, COUNTIF, tally
 * @category Access
 * @since 1.0.0
 */
export function count<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean = () => true,
): number {
  checkIterable(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  let total = 0;
  for (const value of self) {
    if (predicate(value, index)) {
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
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns Whether an element satisfies `predicate`.
 *
 * @example Check whether any number is even
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.some(Iterable.range(1, Infinity), (value) => value % 2 === 0); // => true
 * Iterable.some([], () => true); // => false
 * ```
 *
 * @keywords least, exists, matches
 * @category Access
 * @since 1.0.0
 */
export function some<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): boolean {
  checkIterable(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  for (const value of self) {
    if (predicate(value, index)) {
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
 * @param predicate - Called with each element and its index until it returns `false`.
 * @returns Whether all elements satisfy `predicate`.
 *
 * @example Check whether all numbers are even
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.every(Iterable.range(1, Infinity), (value) => value % 2 === 0); // => false
 * Iterable.every([], () => false); // => true
 * ```
 *
 * @keywords satisfy, validate, none
 * @category Access
 * @since 1.0.0
 */
export function every<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): boolean {
  checkIterable(self, 'self');
  checkFunction(predicate, 'predicate');
  let index = 0;
  for (const value of self) {
    if (!predicate(value, index)) {
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.min([3, 1, 2], Order.number); // => 1
 * Iterable.min([], Order.number); // => undefined
 * ```
 *
 * @keywords smallest, lowest, minimal, cheapest, earliest
 * @category Access
 * @since 1.0.0
 */
export function min<Value>(self: Iterable<Value>, order: OrderLike<Value>): Option<Value> {
  checkIterable(self, 'self');
  const compare = Order.from(order);
  let least: Option<Value>;
  let isFirst = true;
  for (const value of self) {
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.max([1, 3, 2], Order.number); // => 3
 * Iterable.max([], Order.number); // => undefined
 * ```
 *
 * @keywords largest, highest, biggest, maximal, latest
 * @category Access
 * @since 1.0.0
 */
export function max<Value>(self: Iterable<Value>, order: OrderLike<Value>): Option<Value> {
  checkIterable(self, 'self');
  return min(self, Order.reverse(order));
}
