import { checkArray, checkFunction } from '@tstd/error/Argument';
import type { Option } from '@tstd/core';

import type { NonEmpty } from './model.js';

/**
 * Applies `fn` to each element and returns the results.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type of the new elements.
 * @param self - The array whose elements are passed to `fn`, in order.
 * @param fn - Called once with each element and its index, in order; returns the new element.
 * @returns A new array of the same length.
 *
 * @example Keep the type of a non-empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const lengths: Array.NonEmpty<number> = Array.map(
 *   ['a', 'bc'],
 *   (text) => text.length,
 * );
 *
 * lengths; // => [1, 2]
 * ```
 *
 * @alias select, collect, mapWithIndex, mapIndexed, mapi, listify, mapToInt, mapToLong,
 *   mapToDouble
 * @keywords convert, change, comprehension, push, parseInt
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value, To>(
  self: NonEmpty<Value>,
  fn: (value: Value, index: number) => To,
): NonEmpty<To>;
/**
 * Applies `fn` to each element and returns the results.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type of the new elements.
 * @param self - The array whose elements are passed to `fn`, in order.
 * @param fn - Called once with each element and its index, in order; returns the new element.
 * @returns A new array of the same length.
 *
 * @example Use each element and its index
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.map(['a', 'b'], (value, index) => value.repeat(index + 1)); // => ['a', 'bb']
 * Array.map([], () => 1); // => []
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value, To>(
  self: readonly Value[],
  fn: (value: Value, index: number) => To,
): readonly To[];
export function map<Value, To>(
  self: readonly Value[],
  fn: (value: Value, index: number) => To,
): readonly To[] {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  const { length } = self;
  // Allocating the whole array at once is faster than pushing.
  const result = new Array<To>(length);
  for (let index = 0; index < length; index += 1) {
    result[index] = fn(self[index] as Value, index);
  }
  return result;
}

/**
 * Applies `fn` to each element and returns the elements of all resulting arrays.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Inner - The type of the arrays that `fn` returns.
 * @param self - The array whose elements are passed to `fn`, in order.
 * @param fn - Called once with each element and its index, in order; returns the elements that replace this element.
 * @returns A new array.
 *
 * @example Split lines into words, and repeat a value
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.flatMap(['a b', '', 'c'], (line) => line.split(' ')); // => ['a', 'b', '', 'c']
 * Array.flatMap([0, 2], (count) => Array.repeat('x', count)); // => ['x', 'x']
 * ```
 *
 * @alias selectMany, concatMap, flatMapIndexed, mapcat, collectConcat, flatMapDeep, flatMapDepth,
 *   mapMulti, flatMapToInt, flatMapping, A.chain, RA.chain
 * @keywords bind, chain, nested, expand, children
 * @category Transformations
 * @since 1.0.0
 */
export function flatMap<Value, Inner extends readonly unknown[]>(
  self: readonly Value[],
  fn: (value: Value, index: number) => Inner,
): readonly Inner[number][] {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  const { length } = self;
  const result: Inner[number][] = [];
  for (let index = 0; index < length; index += 1) {
    pushAll(result, fn(self[index] as Value, index));
  }
  return result;
}

/**
 * Flattens an array of arrays by one level.
 *
 * @typeParam Value - The type of the elements of the inner arrays.
 * @param self - The arrays to join; arrays nested more deeply remain unchanged.
 * @returns A new array.
 *
 * @example Flatten one level
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.flatten([[1, 2], [], [3]]); // => [1, 2, 3]
 * Array.flatten([[[1]], [[2]]]); // => [[1], [2]]
 * ```
 *
 * @alias flat, concatAll, concatLists, flattenDeep, flattenDepth, flatten_all,
 *   itertools.chain.from_iterable, chain.from_iterable, np.ravel
 * @keywords nested, collapse, concat, matrix, subarrays
 * @category Transformations
 * @since 1.0.0
 */
export function flatten<Value>(self: readonly (readonly Value[])[]): readonly Value[];
/**
 * Flattens an array of arrays of several types by one level.
 *
 * @typeParam Inner - The type of the inner arrays, which is a union.
 * @param self - The arrays to join; arrays nested more deeply remain unchanged.
 * @returns A new array.
 *
 * @example Combine arrays of numbers and of strings
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const values: Array<number | string> = Array.flatten([[1, 2], ['a']]);
 *
 * values; // => [1, 2, 'a']
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function flatten<Inner extends readonly unknown[]>(
  self: readonly Inner[],
): readonly Inner[number][];
export function flatten<Value>(self: readonly (readonly Value[])[]): readonly Value[] {
  checkArray(self, 'self');
  const { length } = self;
  const result: Value[] = [];
  for (let index = 0; index < length; index += 1) {
    pushAll(result, self[index] as readonly Value[]);
  }
  return result;
}

/**
 * Returns the elements that satisfy `predicate`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The array whose elements are passed to `predicate`, in order.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is kept.
 * @returns A new array of the elements that satisfy `predicate`.
 *
 * @example Keep the elements of a narrower type
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Option } from '@tstd/core';
 *
 * const ages: Array<number> = Array.filter(
 *   [36, undefined, 41],
 *   Option.isSome,
 * );
 *
 * ages; // => [36, 41]
 * ```
 *
 * @alias where, findAll, retain, select, keepIf, filterIndexed, R.where, filterAsync, sift,
 *   retain_mut, Enum.filter
 * @keywords condition, matching, criteria, remove, narrow
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value, To extends Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => value is To,
): readonly To[];
/**
 * Returns the elements that satisfy `predicate`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements are passed to `predicate`, in order.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is kept.
 * @returns A new array of the elements that satisfy `predicate`.
 *
 * @example Keep every second element
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.filter([1, 2, 3], (value) => value !== 2); // => [1, 3]
 * Array.filter(['a', 'b', 'c'], (_, index) => index % 2 === 0); // => ['a', 'c']
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): readonly Value[];
export function filter<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): readonly Value[] {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  const { length } = self;
  const result: Value[] = [];
  for (let index = 0; index < length; index += 1) {
    const value = self[index] as Value;
    if (predicate(value, index)) {
      result.push(value);
    }
  }
  return result;
}

/**
 * Applies `fn` to each element and returns the results that are not None.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type of the new elements.
 * @param self - The array whose elements are passed to `fn`, in order.
 * @param fn - Called once with each element and its index; returns the new element, or None to leave out the element.
 * @returns A new array of the values.
 *
 * @example Parse the strings that are integers
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * Array.filterMap(['1', 'two', '3'], (text) => Int.parse(text)); // => [1, 3]
 * ```
 *
 * @alias compactMap, collect, mapMaybe, catMaybes, choose, mapNotNull, compactBy, getSomes,
 *   flattenOption, mapPartial, filterMapWithIndex, filterNotNull
 * @keywords null, undefined, missing, empty, invalid, skip, parse, numbers, Boolean, flatMap
 * @category Transformations
 * @since 1.0.0
 */
export function filterMap<Value, To>(
  self: readonly Value[],
  fn: (value: Value, index: number) => Option<To>,
): readonly To[] {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  const { length } = self;
  const result: To[] = [];
  for (let index = 0; index < length; index += 1) {
    const value = fn(self[index] as Value, index);
    if (value !== undefined) {
      result.push(value);
    }
  }
  return result;
}

/**
 * Returns the elements that do not satisfy `predicate`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The array whose elements are passed to `predicate`, in order.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is left out.
 * @returns A new array of the elements that do not satisfy `predicate`.
 *
 * @example Leave out the strings
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const numbers: Array<number> = Array.reject(
 *   [1, 'a', 2],
 *   String.hasInstance,
 * );
 *
 * numbers; // => [1, 2]
 * ```
 *
 * @alias filterNot, remove, filterOut, exclude, removeIf, removeAll, removeWhere,
 *   filterNotIndexed, delete_if, extract_if, filterfalse, itertools.filterfalse
 * @keywords filter, negate, omit, discard, condition, matching, unwanted
 * @category Transformations
 * @since 1.0.0
 */
export function reject<Value, To extends Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => value is To,
): readonly Exclude<Value, To>[];
/**
 * Returns the elements that do not satisfy `predicate`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements are passed to `predicate`, in order.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is left out.
 * @returns A new array of the elements that do not satisfy `predicate`.
 *
 * @example Leave out the even numbers
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.reject([1, 2, 3], (value) => value % 2 === 0); // => [1, 3]
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function reject<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): readonly Value[];
export function reject<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): readonly Value[] {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  return filter(self, (value, index) => !predicate(value, index));
}

function pushAll<Value>(target: Value[], values: readonly Value[]): void {
  const { length } = values;
  for (let index = 0; index < length; index += 1) {
    target.push(values[index] as Value);
  }
}
