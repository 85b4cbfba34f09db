import { checkArray, checkFunction } from '@tstd/error/Argument';
import type { Equal, Option } from '@tstd/core';

import type { WiderThan } from './model.js';
import { equalsOf } from './sameness.js';

/**
 * Returns the first element that satisfies `predicate`, or None.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The array to search, starting at the first element.
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns The element, or None.
 *
 * @example Find an element of a narrower type
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { type Option, String } from '@tstd/core';
 *
 * const text: Option<string> = Array.find([1, 'a', 'b'], String.hasInstance);
 *
 * text; // => 'a'
 * ```
 *
 * @alias findFirst, firstOrNull, findOne, detect, findWhere, singleOrNull, firstWhere, tryFind,
 *   SingleOrDefault
 * @keywords search, locate, id, object, undefined
 * @category Access
 * @since 1.0.0
 */
export function find<Value, To extends Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => value is To,
): Option<To>;
/**
 * Returns the first element that satisfies `predicate`, or None.
 *
 * The result is also None if the element found is `undefined`. To distinguish the two cases, use {@link findIndex}.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to search, starting at the first element.
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns The element, or None.
 *
 * @example Find an element
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.find([1, 4, 6], (value) => value % 2 === 0); // => 4
 * Array.find([1, 3], (value) => value % 2 === 0); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function find<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): Option<Value>;
export function find<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): Option<Value> {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  const index = findIndex(self, predicate);
  return index === undefined ? undefined : self[index];
}

/**
 * Returns the last element that satisfies `predicate`, or None.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The array to search, starting at the last element.
 * @param predicate - Called with each element and its index, from last to first, until it returns `true`.
 * @returns The element, or None.
 *
 * @example Find an element of a narrower type
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { type Option, String } from '@tstd/core';
 *
 * const text: Option<string> = Array.findLast(
 *   ['a', 'b', 1],
 *   String.hasInstance,
 * );
 *
 * text; // => 'b'
 * ```
 *
 * @alias rfind, tryFindBack, R.findLast
 * @keywords search, backwards, reverse, latest, recent, newest, predicate, end
 * @category Access
 * @since 1.0.0
 */
export function findLast<Value, To extends Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => value is To,
): Option<To>;
/**
 * Returns the last element that satisfies `predicate`, or None.
 *
 * The search starts at the end. The result is also None if the element found is `undefined`. To distinguish the two cases, use {@link findLastIndex}.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to search, starting at the last element.
 * @param predicate - Called with each element and its index, from last to first, until it returns `true`.
 * @returns The element, or None.
 *
 * @example Find an element
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.findLast([1, 4, 6], (value) => value % 2 === 0); // => 6
 * Array.findLast([1, 3], (value) => value % 2 === 0); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function findLast<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): Option<Value>;
export function findLast<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): Option<Value> {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  const index = findLastIndex(self, predicate);
  return index === undefined ? undefined : self[index];
}

/**
 * Applies `fn` to each element in turn and returns the first result that is not None.
 *
 * The search stops at that result. If `fn` returns None for every element, the result is None.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type of the value.
 * @param self - The array to search, starting at the first element.
 * @param fn - Called with each element and its index until it returns a value other than None.
 * @returns The value, or None.
 *
 * @example Parse the first string that is an integer
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * Array.findMap(['one', '2', '3'], (text) => Int.parse(text)); // => 2
 * Array.findMap(['one'], (text) => Int.parse(text)); // => undefined
 * ```
 *
 * @alias pickFirst, firstNotNullOf, tryPick, collectFirst, findMapFirst, firstWhereOption,
 *   findFirstMap, findLastMap, firstNotNullOfOrNull
 * @keywords search, transform, parse, valid, convert, extract
 * @category Access
 * @since 1.0.0
 */
export function findMap<Value, To>(
  self: readonly Value[],
  fn: (value: Value, index: number) => Option<To>,
): Option<To> {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  const { length } = self;
  for (let index = 0; index < length; index += 1) {
    const value = fn(self[index] as Value, index);
    if (value !== undefined) {
      return value;
    }
  }
  return undefined;
}

/**
 * Returns the index of the first element that satisfies `predicate`, or None.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to search, starting at the first element.
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns The index, or None.
 *
 * @example Find an index
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.findIndex([1, 4, 6], (value) => value % 2 === 0); // => 1
 * Array.findIndex([1, 3], (value) => value % 2 === 0); // => undefined
 * Array.findIndex([1, undefined], (value) => value === undefined); // => 1
 * ```
 *
 * @alias position, indexOfFirst, indexWhere, tryFindIndex, findFirstIndex, slices.IndexFunc
 * @keywords search, locate, predicate, -1
 * @category Access
 * @since 1.0.0
 */
export function findIndex<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): Option<number> {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  const { length } = self;
  for (let index = 0; index < length; index += 1) {
    if (predicate(self[index] as Value, index)) {
      return index;
    }
  }
  return undefined;
}

/**
 * Returns the index of the last element that satisfies `predicate`, or None.
 *
 * The search starts at the end.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to search, starting at the last element.
 * @param predicate - Called with each element and its index, from last to first, until it returns `true`.
 * @returns The index, or None.
 *
 * @example Find an index
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.findLastIndex([1, 4, 6], (value) => value % 2 === 0); // => 2
 * Array.findLastIndex([1, 3], (value) => value % 2 === 0); // => undefined
 * ```
 *
 * @alias lastIndexWhere, indexOfLast, rposition
 * @keywords position, search, backwards, reverse
 * @category Access
 * @since 1.0.0
 */
export function findLastIndex<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): Option<number> {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  for (let index = self.length - 1; index >= 0; index -= 1) {
    if (predicate(self[index] as Value, index)) {
      return index;
    }
  }
  return undefined;
}

/**
 * Returns the index of the first element that equals `value`, or None.
 *
 * By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to search, starting at the first element.
 * @param value - The value to compare each element with.
 * @param equal - The `Equal` that compares each element with `value`. By default, elements are compared as in a `Set`.
 * @returns The index, or None.
 *
 * @example Find a value
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.indexOf(['a', 'b', 'a'], 'a'); // => 0
 * Array.indexOf(['a', 'b', 'a'], 'c'); // => undefined
 * Array.indexOf([1, Number.NaN], Number.NaN); // => 1
 * ```
 *
 * @alias elemIndex, findIndexOf, elemIndices, firstIndex, sortedIndexOf, R.indexOf, slices.Index
 * @keywords search, locate, occurrence, position, equal, -1
 * @category Access
 * @since 1.0.0
 */
export function indexOf<Value>(
  self: readonly Value[],
  value: NoInfer<Value>,
  equal?: Equal<NoInfer<Value>>,
): Option<number> {
  checkArray(self, 'self');
  if (equal === undefined && isFoundNatively(value)) {
    return optionOf(self.indexOf(value));
  }
  const equals = equalsOf(equal);
  return findIndex(self, (element) => equals(element, value));
}

/**
 * Returns the index of the last element that equals `value`, or None.
 *
 * By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to search, starting at the last element.
 * @param value - The value to compare each element with.
 * @param equal - The `Equal` that compares each element with `value`. By default, elements are compared as in a `Set`.
 * @returns The index, or None.
 *
 * @example Find a value
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.lastIndexOf(['a', 'b', 'a'], 'a'); // => 2
 * Array.lastIndexOf(['a', 'b', 'a'], 'c'); // => undefined
 * ```
 *
 * @alias rindex, lastIndex, elemLastIndex, sortedLastIndexOf
 * @keywords position, search, backwards, occurrence, end
 * @category Access
 * @since 1.0.0
 */
export function lastIndexOf<Value>(
  self: readonly Value[],
  value: NoInfer<Value>,
  equal?: Equal<NoInfer<Value>>,
): Option<number> {
  checkArray(self, 'self');
  if (equal === undefined && isFoundNatively(value)) {
    return optionOf(self.lastIndexOf(value));
  }
  const equals = equalsOf(equal);
  return findLastIndex(self, (element) => equals(element, value));
}

/**
 * Checks whether an element equals `value`, which may be of a wider type. If so, `value` is narrowed to the type of the elements.
 *
 * `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the value, such as `string` if the elements are literals.
 * @param self - The array to search, starting at the first element.
 * @param value - The value to compare each element with.
 * @returns Whether the array contains the value.
 *
 * @example Narrow a string entered by a user
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const ROLES = ['admin', 'user'] as const;
 * type Role = (typeof ROLES)[number];
 *
 * const roleOf = (input: string): Role =>
 *   Array.includes(ROLES, input) ? input : 'user';
 *
 * roleOf('admin'); // => 'admin'
 * roleOf('root'); // => 'user'
 * ```
 *
 * @alias contains, elem, member, has, containsElement, include, in_array, memq, R.contains,
 *   Enumerable.Contains, notElem
 * @keywords membership, present, inside, exists, whether, const, literal, guard
 * @category Access
 * @since 1.0.0
 */
export function includes<Value, const Other>(
  self: readonly Value[],
  value: WiderThan<Value, Other>,
): value is Value & WiderThan<Value, Other>;
/**
 * Checks whether an element equals `value`.
 *
 * By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the value, which may be wider than the type of the elements.
 * @param self - The array to search, starting at the first element.
 * @param value - The value to compare each element with.
 * @param equal - The `Equal` that compares each element with `value`. By default, elements are compared as in a `Set`.
 * @returns Whether the array contains the value.
 *
 * @example Find a string regardless of case
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Equal } from '@tstd/core';
 *
 * const caseless = Equal<string>(
 *   (self, other) => self.toLowerCase() === other.toLowerCase(),
 * );
 *
 * Array.includes(['a', 'b'], 'B'); // => false
 * Array.includes(['a', 'b'], 'B', caseless); // => true
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function includes<Value, const Other = Value>(
  self: readonly Value[],
  value: NoInfer<Value> | ([Value] extends [Other] ? Other : never),
  equal?: Equal<NoInfer<Value | Other>>,
): boolean;
export function includes<Value>(
  self: readonly Value[],
  value: Value,
  equal?: Equal<Value>,
): boolean {
  checkArray(self, 'self');
  if (equal === undefined) {
    return self.includes(value);
  }
  const equals = equalsOf(equal);
  return some(self, (element) => equals(element, value));
}

/**
 * Checks whether at least one element satisfies `predicate`.
 *
 * The check stops at the first element that satisfies `predicate`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to search, starting at the first element.
 * @param predicate - Called with each element and its index until it returns `true`.
 * @returns Whether at least one element satisfies `predicate`.
 *
 * @example Check that at least one value satisfies a test
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.some([1, 2], (value) => value > 1); // => true
 * Array.some([], () => true); // => false
 * ```
 *
 * @alias any, exists, anyMatch, anySatisfy, R.any, R.none, noneMatch, noneSatisfy, array_any,
 *   Enum.any?
 * @keywords whether, condition
 * @category Access
 * @since 1.0.0
 */
export function some<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): boolean {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  return findIndex(self, predicate) !== undefined;
}

/**
 * Checks whether all elements satisfy `predicate`. If so, the type of the array is narrowed.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The array whose elements are tested; if the array is empty, the result is `true`.
 * @param predicate - Called with each element and its index until it returns `false`.
 * @returns Whether all elements satisfy `predicate`.
 *
 * @example Narrow the type of an array
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const join = (values: Array<unknown>): string =>
 *   Array.every(values, String.hasInstance) ? Array.join(values, '') : '';
 *
 * join(['a', 'b']); // => 'ab'
 * join(['a', 1]); // => ''
 * ```
 *
 * @alias allMatch, forall, everyMatch, allOf, allSatisfy, R.all, TrueForAll
 * @keywords satisfy, validate, condition, none
 * @category Access
 * @since 1.0.0
 */
export function every<Value, To extends Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => value is To,
): self is readonly To[];
/**
 * Checks whether all elements satisfy `predicate`. The result is also `true` for an empty array.
 *
 * The check stops at the first element that does not satisfy `predicate`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements are tested; if the array is empty, the result is `true`.
 * @param predicate - Called with each element and its index until it returns `false`.
 * @returns Whether all elements satisfy `predicate`.
 *
 * @example Check that all values satisfy a test
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.every([1, 2], (value) => value > 1); // => false
 * Array.every([], () => false); // => true
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function every<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): boolean;
export function every<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): boolean {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  const { length } = self;
  for (let index = 0; index < length; index += 1) {
    if (!predicate(self[index] as Value, index)) {
      return false;
    }
  }
  return true;
}

/**
 * Counts the elements that satisfy `predicate`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements are passed to `predicate`, in order.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is counted.
 * @returns The number of elements that satisfy `predicate`, 0 or more.
 *
 * @example Count the even numbers
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.count([1, 2, 4], (value) => value % 2 === 0); // => 2
 * ```
 *
 * @alias size, Arr.countBy, Collections.frequency, LongCount, countWhere, countIf
 * @keywords tally, occurrences, condition
 * @category Access
 * @since 1.0.0
 */
export function count<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): number {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  const { length } = self;
  let result = 0;
  for (let index = 0; index < length; index += 1) {
    if (predicate(self[index] as Value, index)) {
      result += 1;
    }
  }
  return result;
}

/** Checks whether `indexOf` finds the value: it skips holes, which we read as undefined, and never finds NaN. */
function isFoundNatively(value: unknown): boolean {
  return value !== undefined && !Number.isNaN(value);
}

function optionOf(index: number): Option<number> {
  return index === -1 ? undefined : index;
}
