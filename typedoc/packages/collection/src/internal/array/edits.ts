import { checkArray, checkFunction } from '@tstd/error/Argument';
import type { Option } from '@tstd/core';

import { checkCount } from '../checks.js';
import { elementIndex, gapIndex, rangeIndex } from './indices.js';
import type { NonEmpty } from './model.js';

/**
 * Returns a copy of the array with `value` added at the end.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the added value.
 * @param self - The original array, which is not changed.
 * @param value - The value that becomes the last element.
 * @returns A new array with one more element.
 *
 * @example Add an element at the end
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.append([1, 2], 3); // => [1, 2, 3]
 * Array.append([[1]], [2, 3]); // => [[1], [2, 3]]
 * ```
 *
 * @alias push, snoc, add, pushBack, endWith, conj, addLast, array_push
 * @keywords spread, trailing, concat, copy, immutable
 * @category Transformations
 * @since 1.0.0
 */
export function append<Value, Other = Value>(
  self: readonly Value[],
  value: Other,
): NonEmpty<Value | Other> {
  checkArray(self, 'self');
  // SAFETY: the added value is an element.
  return inserted<Value | Other>(self, self.length, value) as NonEmpty<Value | Other>;
}

/**
 * Returns a copy of the array with `value` added at the start.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the added value.
 * @param self - The original array, which is not changed.
 * @param value - The value that becomes the first element.
 * @returns A new array with one more element.
 *
 * @example Add an element at the start
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.prepend([1, 2], 0); // => [0, 1, 2]
 * ```
 *
 * @alias unshift, cons, pushFront, startWith, prependAll, addFirst, array_unshift, prepended,
 *   prependedAll
 * @keywords front, beginning, spread, lpush, top, immutable
 * @category Transformations
 * @since 1.0.0
 */
export function prepend<Value, Other = Value>(
  self: readonly Value[],
  value: Other,
): NonEmpty<Value | Other> {
  checkArray(self, 'self');
  // SAFETY: the added value is an element.
  return inserted<Value | Other>(self, 0, value) as NonEmpty<Value | Other>;
}

/**
 * Returns a copy of the array with `value` inserted at `index`, or None if the index is out of range.
 *
 * An index equal to the length is in range and adds the value at the end.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the added value.
 * @param self - The original array, which is not changed.
 * @param index - The index: 0 inserts before the first element, -1 before the last.
 * @param value - The new element, which is inserted before the element at `index`, if that element exists.
 * @returns A new array with one more element, or None.
 * @throws An `ArgumentError` if the index is not an integer.
 *
 * @example Insert a value at an index
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.insertAt(['a', 'c'], 1, 'b'); // => ['a', 'b', 'c']
 * Array.insertAt(['a', 'c'], -1, 'b'); // => ['a', 'b', 'c']
 * Array.insertAt(['a', 'c'], 2, 'd'); // => ['a', 'c', 'd']
 * Array.insertAt(['a', 'c'], 3, 'd'); // => undefined
 * ```
 *
 * @alias insert, insertAll, insertRange, toInserted, R.insert
 * @keywords splice, position, middle, immutable
 * @category Transformations
 * @since 1.0.0
 */
export function insertAt<Value, Other = Value>(
  self: readonly Value[],
  index: number,
  value: Other,
): Option<NonEmpty<Value | Other>> {
  checkArray(self, 'self');
  const place = gapIndex(self.length, index);
  // SAFETY: the added value is an element.
  return place < 0
    ? undefined
    : (inserted<Value | Other>(self, place, value) as NonEmpty<Value | Other>);
}

/**
 * Returns a copy of the array in which `value` replaces the element at `index`. The result is None if the index is out of range.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the new value.
 * @param self - The original array, which is not changed.
 * @param index - The index: 0 is the first, -1 is the last.
 * @param value - The value that replaces the element at `index`.
 * @returns A new array of the same length, or None.
 * @throws An `ArgumentError` if the index is not an integer.
 *
 * @example Replace an element
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.setAt(['a', 'b'], 0, 'c'); // => ['c', 'b']
 * Array.setAt(['a', 'b'], -1, 'c'); // => ['a', 'c']
 * Array.setAt(['a', 'b'], 2, 'c'); // => undefined
 * ```
 *
 * @alias assocIndex, with, replaceAt, updated, replaceOption, replaceOrAppend
 * @keywords assign, overwrite, position, substitute, change, immutable
 * @category Transformations
 * @since 1.0.0
 */
export function setAt<Value, Other = Value>(
  self: readonly Value[],
  index: number,
  value: Other,
): Option<NonEmpty<Value | Other>> {
  checkArray(self, 'self');
  const place = elementIndex(self.length, index);
  return place < 0 ? undefined : replaced<Value | Other>(self, place, value);
}

/**
 * Returns a copy of the array in which the element at `index` is replaced by the result of `fn`.
 *
 * If the index is out of range, the result is None and `fn` is not called.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the new value.
 * @param self - The original array, which is not changed.
 * @param index - The index: 0 is the first, -1 is the last.
 * @param fn - Called with the element at `index`, if that element exists; returns the new element.
 * @returns A new array of the same length, or None.
 * @throws An `ArgumentError` if the index is not an integer.
 *
 * @example Update an element
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.updateAt([1, 2], -1, (value) => value * 10); // => [1, 20]
 * Array.updateAt([1, 2], 2, (value) => value * 10); // => undefined
 * ```
 *
 * @alias modifyAt, updateIn, modify, modifyOption, Arr.modify
 * @keywords transform, edit, apply, increment, toggle, position, immutable
 * @category Transformations
 * @since 1.0.0
 */
export function updateAt<Value, Other = Value>(
  self: readonly Value[],
  index: number,
  fn: (value: Value) => Other,
): Option<NonEmpty<Value | Other>> {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  const place = elementIndex(self.length, index);
  return place < 0 ? undefined : replaced<Value | Other>(self, place, fn(self[place] as Value));
}

/**
 * Returns a copy of the array without the element at `index`, or None if the index is out of range.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The original array, which is not changed.
 * @param index - The index: 0 is the first, -1 is the last.
 * @returns A new array with one fewer element, or None.
 * @throws An `ArgumentError` if the index is not an integer.
 *
 * @example Remove an element
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.deleteAt(['a', 'b', 'c'], 1); // => ['a', 'c']
 * Array.deleteAt(['a', 'b', 'c'], -1); // => ['a', 'b']
 * Array.deleteAt([], 0); // => undefined
 * ```
 *
 * @alias removeAt, delete, remove, pullAt, Arr.remove, slices.Delete, swap_remove
 * @keywords splice, erase, discard, position, immutable, undefined, hole
 * @category Transformations
 * @since 1.0.0
 */
export function deleteAt<Value>(self: readonly Value[], index: number): Option<readonly Value[]> {
  checkArray(self, 'self');
  const place = elementIndex(self.length, index);
  return place < 0 ? undefined : self.toSpliced(place, 1);
}

/**
 * Returns a copy of the array with two elements swapped, or None if an index is out of range.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The original array, which is not changed.
 * @param index - The index of one element: 0 is the first, -1 is the last.
 * @param otherIndex - The index of the other element, which may be the same element.
 * @returns A new array of the same length, or None.
 * @throws An `ArgumentError` if an index is not an integer.
 *
 * @example Swap the first and the last element
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.swap(['a', 'b', 'c'], 0, -1); // => ['c', 'b', 'a']
 * Array.swap(['a', 'b', 'c'], 0, 3); // => undefined
 * ```
 *
 * @alias exchange, swapAt, swapIndices
 * @keywords switch, permute, interchange, positions, order
 * @category Transformations
 * @since 1.0.0
 */
export function swap<Value>(
  self: readonly Value[],
  index: number,
  otherIndex: number,
): Option<NonEmpty<Value>> {
  checkArray(self, 'self');
  const place = elementIndex(self.length, index);
  const otherPlace = elementIndex(self.length, otherIndex, 'otherIndex');
  if (place < 0 || otherPlace < 0) {
    return undefined;
  }
  const result = [...self];
  result[place] = self[otherPlace] as Value;
  result[otherPlace] = self[place] as Value;
  // SAFETY: if an index is in range, the array has an element.
  return result as [Value, ...Value[]];
}

/**
 * Returns a copy of the array with one element moved, or None if an index is out of range.
 *
 * The elements between the two indices shift by one position. In the result, the moved element is at index `to`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The original array, which is not changed.
 * @param from - The index of the element to move: 0 is the first, -1 is the last.
 * @param to - The index of the moved element in the result.
 * @returns A new array of the same length, or None.
 * @throws An `ArgumentError` if an index is not an integer.
 *
 * @example Move an element to the end, and one to the start
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.move(['a', 'b', 'c'], 0, -1); // => ['b', 'c', 'a']
 * Array.move(['a', 'b', 'c'], 2, 0); // => ['c', 'a', 'b']
 * Array.move(['a', 'b', 'c'], 0, 3); // => undefined
 * ```
 *
 * @alias R.move
 * @keywords reorder, rearrange, drag, relocate, shift, position, down, sortable, list
 * @category Transformations
 * @since 1.0.0
 */
export function move<Value>(
  self: readonly Value[],
  from: number,
  to: number,
): Option<NonEmpty<Value>> {
  checkArray(self, 'self');
  const place = elementIndex(self.length, from, 'from');
  const target = elementIndex(self.length, to, 'to');
  if (place < 0 || target < 0) {
    return undefined;
  }
  const result = [...self];
  result.splice(place, 1);
  result.splice(target, 0, self[place] as Value);
  // SAFETY: if an index is in range, the array has an element.
  return result as [Value, ...Value[]];
}

/**
 * Returns a copy of the array in which `values` replace up to `deleteCount` elements, starting at `start`.
 *
 * A negative index counts from the end. An index that is out of range is replaced by the nearest end of the array.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the inserted values.
 * @param self - The original array, which is not changed.
 * @param start - The index of the first element to remove.
 * @param deleteCount - The maximum number of elements to remove, which must be a non-negative integer.
 * @param values - The values to insert; by default, none.
 * @returns A new array.
 * @throws An `ArgumentError` if `start` is not an integer or `deleteCount` is not a non-negative integer.
 *
 * @example Replace one element with two others
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.splice(['a', 'b', 'c'], 1, 1, ['x', 'y']); // => ['a', 'x', 'y', 'c']
 * Array.splice(['a', 'b', 'c'], -2, 9); // => ['a']
 * Array.splice(['a', 'b', 'c'], 9, 1, ['d']); // => ['a', 'b', 'c', 'd']
 * ```
 *
 * @alias toSpliced, replaceRange, replaceSubrange, R.remove, removeSubrange
 * @keywords insert, remove, delete, substitute, middle, range, mutate
 * @category Transformations
 * @since 1.0.0
 */
export function splice<Value, Other = Value>(
  self: readonly Value[],
  start: number,
  deleteCount: number,
  values: readonly Other[] = [],
): readonly (Value | Other)[] {
  checkArray(self, 'self');
  checkArray(values, 'values');
  const first = rangeIndex(self.length, start, 'start');
  checkCount(deleteCount, 'deleteCount');
  const result: (Value | Other)[] = self.toSpliced(first);
  // The number of arguments of a call is limited, so the values are not spread into one `push`.
  for (const value of values) {
    result.push(value);
  }
  for (let index = first + deleteCount; index < self.length; index += 1) {
    result.push(self[index] as Value);
  }
  return result;
}

/**
 * Returns a copy of the array in which `value` replaces the elements from `start` up to but not including `end`.
 *
 * A negative index counts from the end. An index that is out of range is replaced by the nearest end of the array.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the new value.
 * @param self - The original array, which is not changed.
 * @param value - The value to put at each index of the range; it is not copied.
 * @param start - The index of the first element to replace. The default is 0.
 * @param end - The index after the last element to replace; the length of the array by default.
 * @returns A new array of the same length.
 * @throws An `ArgumentError` if an index is not an integer.
 *
 * @example Set part of an array to zero
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.fill([1, 2, 3], 0); // => [0, 0, 0]
 * Array.fill([1, 2, 3, 4], 0, 1, -1); // => [1, 0, 0, 4]
 * ```
 *
 * @alias Arrays.fill
 * @keywords overwrite, constant, clear, reset, initialize, range
 * @category Transformations
 * @since 1.0.0
 */
export function fill<Value, Other = Value>(
  self: readonly Value[],
  value: Other,
  start: number = 0,
  end: number = self.length,
): readonly (Value | Other)[] {
  checkArray(self, 'self');
  const first = rangeIndex(self.length, start, 'start');
  const last = rangeIndex(self.length, end, 'end');
  const result: (Value | Other)[] = [...self];
  return result.fill(value, first, last);
}

// `toSpliced` and `with` read the holes of a sparse array as undefined, and ignore the species of a subclass.
function inserted<Value>(self: readonly Value[], place: number, value: Value): readonly Value[] {
  return self.toSpliced(place, 0, value);
}

function replaced<Value>(self: readonly Value[], place: number, value: Value): NonEmpty<Value> {
  // SAFETY: if an index is in range, the array has an element.
  return self.with(place, value) as [Value, ...Value[]];
}
