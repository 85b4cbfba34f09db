import { checkFunction, checkIterable } from '@tstd/error/Argument';
import { checkEqual } from '../checkSource.js';
import type { Equal, Option, OrderLike } from '@tstd/core';
import * as Order from '@tstd/core/Order';

import { checkIndex } from '../checkSize.js';
import { SAME } from '../same.js';
import type { Iterable, WiderThan } from './model.js';

/**
 * Returns the first element, or None when there is none.
 *
 * Only one element is read.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after its first element.
 * @returns The first element, or None.
 *
 * @example The first of many
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
 * Returns the last element, or None when there is none.
 *
 * All elements are read and none is kept but the last.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end; it must have one.
 * @returns The last element, or None.
 *
 * @example The last of a set
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
 * Returns the element at an index, or None when there is none.
 *
 * A negative index counts from the end: all elements are read then, and no more of them are kept than the index asks for.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read up to the element, or to its end if `index` is negative.
 * @param index - The index, an integer. `-1` is the last element.
 * @returns The element, or None.
 *
 * @throws An `ArgumentError` when the index is not an integer.
 *
 * @example From the start and from the end
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
  // A ring of the last elements: the next place to write holds the oldest of them.
  const kept: Value[] = [];
  let length = 0;
  for (const value of self) {
    kept[length % -index] = value;
    length += 1;
  }
  return length < -index ? undefined : kept[length % -index];
}

/**
 * Returns the first element that passes a test, or None when there is none.
 *
 * No element after it is read.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type that the test makes sure of.
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
 * Returns the first element that passes a test, or None when there is none.
 *
 * No element after it is read.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns The element, or None.
 *
 * @example The first power of two above a number
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
 * Applies a function to each element and returns its first result that is not None, if there is one.
 *
 * No later element is read.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type of the new value.
 * @param self - The source, which is closed after the first match.
 * @param fn - Called with each element and its index until it returns a value other than None.
 * @returns The value, or None.
 *
 * @example The first that can be read
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
 * Returns the index of the first element that passes a test, or None when there is none.
 *
 * No element after it is read.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns The index, or None.
 *
 * @example Where the first even number is
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
 * Returns the index of the first element that is a given value, or None when there is none.
 *
 * Without an equality, `NaN` equals itself and `-0` equals `0`, as in a `Set`. No element after it is read.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param value - The value that each element is compared with.
 * @param equal - Compares each element with `value`. Without it, elements are compared as in a `Set`.
 * @returns The index, or None.
 *
 * @example Where a value is
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
 * Returns `true` when an element equals a value of a wider type. Then the value has the type of the elements.
 *
 * `NaN` equals itself and `-0` equals `0`, as in a `Set`. No element after it is read.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Other - The type of the value, such as `string` for elements that are literals.
 * @param self - The source, which is closed after the first match.
 * @param value - The value that each element is compared with.
 * @returns Whether the value is an element.
 *
 * @example Narrow what someone typed
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
 * Returns `true` when an element is a given value.
 *
 * Without an equality, `NaN` equals itself and `-0` equals `0`, as in a `Set`. No element after it is read.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Other - The type of the value, if it is wider than that of the elements.
 * @param self - The source, which is closed after the first match.
 * @param value - The value that each element is compared with.
 * @param equal - Compares each element with `value`. Without it, elements are compared as in a `Set`.
 * @returns Whether the value is an element.
 *
 * @example Whether a value is there
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
 * Returns `true` when there is no element.
 *
 * One element is read at most. A source that can be read only once has lost it then, and a generator is closed.
 *
 * @param self - The source, which is closed after its first element.
 * @returns Whether there is no element.
 *
 * @example Empty or not
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
 * Returns the number of elements, or of those that pass a test.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end; it must have one.
 * @param predicate - Called once with each element and its index; if the answer is `true`, the element counts. Without it, all elements count.
 * @returns The number of elements.
 *
 * @example Count all, and some
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
 * Returns `true` when an element passes a test.
 *
 * No element after it is read. Without elements the answer is `false`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first match.
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns Whether an element passes the test.
 *
 * @example Is one of them even
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
 * Returns `true` when all elements pass a test.
 *
 * No element is read after one that fails. Without elements the answer is `true`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first element that fails.
 * @param predicate - Called with each element and its index until it returns `false`.
 * @returns Whether all elements pass the test.
 *
 * @example Are all of them even
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
 * Returns the least element by an order, or None when there is none.
 *
 * Of equal elements it is the first.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end; it must have one.
 * @param order - Decides which of two elements is the lesser one.
 * @returns The least element, or None.
 *
 * @example The least number
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
    // SAFETY: after the first element there is a least one, which may be undefined.
    if (isFirst || compare(value, least as Value) < 0) {
      least = value;
    }
    isFirst = false;
  }
  return least;
}

/**
 * Returns the greatest element by an order, or None when there is none.
 *
 * Of equal elements it is the first.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end; it must have one.
 * @param order - Decides which of two elements is the lesser one.
 * @returns The greatest element, or None.
 *
 * @example The greatest number
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
