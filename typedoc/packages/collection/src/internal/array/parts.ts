import { checkArray, checkFunction } from '@tstd/error/Argument';
import { checkCount } from '../checks.js';
import { copied } from './copied.js';
import { rangeIndex } from './indices.js';

/**
 * Returns the elements from `start` up to but not including `end`.
 *
 * A negative index counts from the end. An index that is out of range is replaced by the nearest end of the array. The result is empty if the range is empty.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to copy the elements.
 * @param start - The index of the first element of the result.
 * @param end - The index after the last element of the result; the length of the array by default.
 * @returns A new array.
 * @throws An `ArgumentError` if an index is not an integer.
 *
 * @example Extract part of an array
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.slice(['a', 'b', 'c'], 1, 2); // => ['b']
 * Array.slice(['a', 'b', 'c'], -2); // => ['b', 'c']
 * Array.slice(['a', 'b', 'c'], 2, 99); // => ['c']
 * Array.slice(['a', 'b', 'c'], 2, 1); // => []
 * ```
 *
 * @alias sublist, subarray, R.slice, Arrays.copyOfRange, Enum.slice
 * @keywords portion, section, segment, extract, copyOfRange, between, middle, page, copy
 * @category Transformations
 * @since 1.0.0
 */
export function slice<Value>(
  self: readonly Value[],
  start: number,
  end: number = self.length,
): readonly Value[] {
  checkArray(self, 'self');
  const first = rangeIndex(self.length, start, 'start');
  const last = rangeIndex(self.length, end, 'end');
  return copied(self, first, Math.max(first, last));
}

/**
 * Splits the array in two: the elements before `index`, and the others.
 *
 * A negative index counts from the end. An index that is out of range is replaced by the nearest end of the array.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to copy the elements.
 * @param index - The index of the first element of the second array.
 * @returns A pair of new arrays, which together contain all the elements.
 * @throws An `ArgumentError` if the index is not an integer.
 *
 * @example Split an array in two
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.splitAt(['a', 'b', 'c'], 1); // => [['a'], ['b', 'c']]
 * Array.splitAt(['a', 'b', 'c'], -1); // => [['a', 'b'], ['c']]
 * Array.splitAt(['a'], 9); // => [['a'], []]
 * ```
 *
 * @alias splitWhen, splitNonEmptyAt, splitWhere, breakWhen, split_off, split_at_mut,
 *   split_at_checked, Enum.split
 * @keywords halves, divide, half, separate, bisect, parts
 * @category Conversions
 * @since 1.0.0
 */
export function splitAt<Value>(
  self: readonly Value[],
  index: number,
): readonly [readonly Value[], readonly Value[]] {
  checkArray(self, 'self');
  const place = rangeIndex(self.length, index, 'index');
  return [copied(self, 0, place), copied(self, place, self.length)];
}

/**
 * Returns the first `count` elements, or all of them if there are fewer.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to copy the elements.
 * @param count - The maximum number of elements, which must be a non-negative integer.
 * @returns A new array.
 * @throws An `ArgumentError` if `count` is not a non-negative integer.
 *
 * @example The first two elements
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.take([1, 2, 3], 2); // => [1, 2]
 * Array.take([1, 2, 3], 9); // => [1, 2, 3]
 * Array.take([1, 2, 3], -1); // => throws ArgumentError
 * ```
 *
 * @alias limit, firstN, prefix, takeExactly, R.take, takeLeft, Enumerable.Take
 * @keywords top, slice, truncate, beginning, head
 * @category Transformations
 * @since 1.0.0
 */
export function take<Value>(self: readonly Value[], count: number): readonly Value[] {
  checkArray(self, 'self');
  checkCount(count, 'count');
  return copied(self, 0, Math.min(count, self.length));
}

/**
 * Returns the last `count` elements, or all of them if there are fewer.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to copy the elements.
 * @param count - The maximum number of elements, which must be a non-negative integer.
 * @returns A new array.
 * @throws An `ArgumentError` if `count` is not a non-negative integer.
 *
 * @example The last two elements
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.takeLast([1, 2, 3], 2); // => [2, 3]
 * Array.takeLast([1, 2, 3], 0); // => []
 * ```
 *
 * @alias takeRight, suffix, takeLastWhile, takeRightWhile
 * @keywords end, tail, slice, recent, newest
 * @category Transformations
 * @since 1.0.0
 */
export function takeLast<Value>(self: readonly Value[], count: number): readonly Value[] {
  checkArray(self, 'self');
  checkCount(count, 'count');
  return copied(self, Math.max(self.length - count, 0), self.length);
}

/**
 * Returns the elements before the first one that does not satisfy `predicate`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The array from which to copy the elements.
 * @param predicate - Called with each element and its index until it returns `false`.
 * @returns A new array of the elements before the first one that does not satisfy `predicate`.
 *
 * @example Take the elements of a narrower type
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const texts: Array<string> = Array.takeWhile(
 *   ['a', 'b', 1, 'c'],
 *   String.hasInstance,
 * );
 *
 * texts; // => ['a', 'b']
 * ```
 *
 * @alias spanLeft, takeUntil, takeLeftWhile, takeWhileInclusive, map_while
 * @keywords until, condition, prefix, stop, leading, break, loop
 * @category Transformations
 * @since 1.0.0
 */
export function takeWhile<Value, To extends Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => value is To,
): readonly To[];
/**
 * Returns the elements before the first one that does not satisfy `predicate`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to copy the elements.
 * @param predicate - Called with each element and its index until it returns `false`.
 * @returns A new array of the elements before the first one that does not satisfy `predicate`.
 *
 * @example Take the small numbers at the start
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.takeWhile([1, 2, 5, 1], (value) => value < 3); // => [1, 2]
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function takeWhile<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): readonly Value[];
export function takeWhile<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): readonly Value[] {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  return copied(self, 0, passing(self, predicate));
}

/**
 * Returns all elements except the first `count`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to copy the elements.
 * @param count - The number of elements to leave out, a non-negative integer.
 * @returns A new array.
 * @throws An `ArgumentError` if `count` is not a non-negative integer.
 *
 * @example All but the first two elements
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.drop([1, 2, 3], 2); // => [3]
 * Array.drop([1, 2, 3], 9); // => []
 * ```
 *
 * @alias skip, tail, rest, cdr, behead, dropFirst, dropped, dropLeft, tailNonEmpty, OFFSET,
 *   nthrest, removeFirst
 * @keywords slice, remove, shift, ignore, header, pagination
 * @category Transformations
 * @since 1.0.0
 */
export function drop<Value>(self: readonly Value[], count: number): readonly Value[] {
  checkArray(self, 'self');
  checkCount(count, 'count');
  return copied(self, Math.min(count, self.length), self.length);
}

/**
 * Returns all elements except the last `count`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to copy the elements.
 * @param count - The number of elements to leave out, a non-negative integer.
 * @returns A new array.
 * @throws An `ArgumentError` if `count` is not a non-negative integer.
 *
 * @example All but the last two elements
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.dropLast([1, 2, 3], 2); // => [1]
 * Array.dropLast([1, 2, 3], 9); // => []
 * ```
 *
 * @alias init, initial, skipLast, butlast, dropRight, removeLast, pop, initMay, dropLastWhile,
 *   dropRightWhile, R.init, initNonEmpty
 * @keywords remove, slice, truncate, trim, trailing
 * @category Transformations
 * @since 1.0.0
 */
export function dropLast<Value>(self: readonly Value[], count: number): readonly Value[] {
  checkArray(self, 'self');
  checkCount(count, 'count');
  return copied(self, 0, Math.max(self.length - count, 0));
}

/**
 * Returns the elements from the first one that does not satisfy `predicate` onwards.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to copy the elements.
 * @param predicate - Called with each element and its index until it returns `false`.
 * @returns A new array.
 *
 * @example Skip the small numbers at the start
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.dropWhile([1, 2, 5, 1], (value) => value < 3); // => [5, 1]
 * ```
 *
 * @alias skipWhile, skipUntil, dropLeftWhile, dropWhileEnd
 * @keywords trim, leading, strip, condition, prefix, blank
 * @category Transformations
 * @since 1.0.0
 */
export function dropWhile<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): readonly Value[] {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  return copied(self, passing(self, predicate), self.length);
}

/** Counts the elements before the first one that does not satisfy `predicate`. */
function passing<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): number {
  const { length } = self;
  let index = 0;
  while (index < length && predicate(self[index] as Value, index)) {
    index += 1;
  }
  return index;
}
