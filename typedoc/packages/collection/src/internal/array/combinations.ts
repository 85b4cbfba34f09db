import { checkArray, checkFunction } from '@tstd/error/Argument';
import type { Equal, Option } from '@tstd/core';

import { membership, withoutRepeats } from './sameness.js';
import { filter, map } from './transformations.js';

/**
 * Returns the elements of all arrays, one array after another.
 *
 * @typeParam Value - The type of the elements of the first array.
 * @typeParam Other - The type of the elements of the other arrays.
 * @param self - The array whose elements come first.
 * @param others - The arrays whose elements follow, in the order of the arguments.
 * @returns A new array.
 *
 * @example Concatenate arrays
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.concat([1], [2, 3]); // => [1, 2, 3]
 * Array.concat([1], [], [2], [3]); // => [1, 2, 3]
 * ```
 *
 * @alias mappend, appendAll, plusAll, addRange, mconcat, sconcat, R.concat, Array.prependAll,
 *   extend_from_slice, list.extend
 * @keywords combine, extend, addAll, spread, glue, merge, lists, several
 * @category Combinations
 * @since 1.0.0
 */
export function concat<Value, Other = Value>(
  self: readonly Value[],
  ...others: readonly (readonly Other[])[]
): readonly (Value | Other)[] {
  checkArray(self, 'self');
  const result: (Value | Other)[] = [...self];
  for (const values of others) {
    checkArray(values, 'others');
    for (const value of values) {
      result.push(value);
    }
  }
  return result;
}

/**
 * Returns the elements with `separator` inserted between adjacent elements.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the new value.
 * @param self - The array whose elements are separated; with fewer than two elements, nothing is inserted.
 * @param separator - The value to insert between adjacent elements; it is not copied.
 * @returns A new array.
 *
 * @example Insert a dash between the elements
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.intersperse(['a', 'b', 'c'], '-'); // => ['a', '-', 'b', '-', 'c']
 * Array.intersperse(['a'], '-'); // => ['a']
 * ```
 *
 * @alias separateBy, interpose
 * @keywords separator, delimiter, divider, comma, insert, React
 * @category Combinations
 * @since 1.0.0
 */
export function intersperse<Value, Other = Value>(
  self: readonly Value[],
  separator: Other,
): readonly (Value | Other)[] {
  checkArray(self, 'self');
  const { length } = self;
  const result: (Value | Other)[] = [];
  for (let index = 0; index < length; index += 1) {
    if (index > 0) {
      result.push(separator);
    }
    result.push(self[index] as Value);
  }
  return result;
}

/**
 * Pairs the elements of two arrays by index.
 *
 * Elements without a counterpart are left out.
 *
 * @typeParam Value - The type of the elements of the first array.
 * @typeParam Other - The type of the elements of the second array.
 * @param self - The array that provides the first element of each pair.
 * @param other - The array that provides the second element of each pair.
 * @returns A new array, which is as long as the shorter of the two arrays.
 *
 * @example Pair names with ages
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.zip(['Ada', 'Alan'], [36, 41]); // => [['Ada', 36], ['Alan', 41]]
 * Array.zip(['Ada', 'Alan'], [36]); // => [['Ada', 36]]
 * ```
 *
 * @alias R.zip, lazyZip, Enum.zip
 * @keywords corresponding, parallel, combine, lists, together
 * @category Combinations
 * @since 1.0.0
 */
export function zip<Value, Other>(
  self: readonly Value[],
  other: readonly Other[],
): readonly (readonly [Value, Other])[] {
  checkArray(self, 'self');
  checkArray(other, 'other');
  return zipWith(self, other, (value, otherValue) => [value, otherValue]);
}

/**
 * Pairs the elements of two arrays by index, up to the end of the longer one.
 *
 * An element without a counterpart is paired with None.
 *
 * @typeParam Value - The type of the elements of the first array.
 * @typeParam Other - The type of the elements of the second array.
 * @param self - The array that provides the first element of each pair.
 * @param other - The array that provides the second element of each pair.
 * @returns A new array, which is as long as the longer of the two arrays.
 *
 * @example Pair names with ages that may be missing
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.zipLongest(['Ada', 'Alan'], [36]); // => [['Ada', 36], ['Alan', undefined]]
 * Array.zipLongest([], [36]); // => [[undefined, 36]]
 * ```
 *
 * @alias zipAll, alignWith, align, izip_longest
 * @keywords unequal, different, lengths, padding, uneven, missing, fill, default
 * @category Combinations
 * @since 1.0.0
 */
export function zipLongest<Value, Other>(
  self: readonly Value[],
  other: readonly Other[],
): readonly (readonly [Option<Value>, Option<Other>])[] {
  checkArray(self, 'self');
  checkArray(other, 'other');
  const longest = self.length < other.length ? other : self;
  return map<unknown, readonly [Option<Value>, Option<Other>]>(longest, (_, index) => [
    self[index],
    other[index],
  ]);
}

/**
 * Applies `fn` to the elements of two arrays, index by index, and returns the results.
 *
 * Elements without a counterpart are left out.
 *
 * @typeParam Value - The type of the elements of the first array.
 * @typeParam Other - The type of the elements of the second array.
 * @typeParam To - The type of the new elements.
 * @param self - The array that provides the first argument of `fn`.
 * @param other - The array that provides the second argument of `fn`.
 * @param fn - Called once with the elements at each index and that index, up to the end of the shorter array.
 * @returns A new array, which is as long as the shorter of the two arrays.
 *
 * @example Multiply prices by quantities
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.zipWith([2, 3], [10, 20, 30], (price, amount) => price * amount); // => [20, 60]
 * ```
 *
 * @alias map2, liftA2, lift2, zip3, combineWith, R.zipWith, zipWith3, Enum.zip_with
 * @keywords elementwise, combine, parallel, corresponding, multiply, add, lists
 * @category Combinations
 * @since 1.0.0
 */
export function zipWith<Value, Other, To>(
  self: readonly Value[],
  other: readonly Other[],
  fn: (value: Value, otherValue: Other, index: number) => To,
): readonly To[] {
  checkArray(self, 'self');
  checkArray(other, 'other');
  checkFunction(fn, 'fn');
  const length = Math.min(self.length, other.length);
  const result = new Array<To>(length);
  for (let index = 0; index < length; index += 1) {
    result[index] = fn(self[index] as Value, other[index] as Other, index);
  }
  return result;
}

/**
 * Splits an array of pairs into two arrays: the first elements of the pairs and the second elements.
 *
 * @typeParam Value - The type of the first elements of the pairs.
 * @typeParam Other - The type of the second elements of the pairs.
 * @param self - The pairs to split; both arrays of the result keep their order.
 * @returns A pair of new arrays of the same length.
 *
 * @example Split pairs into two arrays
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.unzip([
 *   ['Ada', 36],
 *   ['Alan', 41],
 * ]); // => [['Ada', 'Alan'], [36, 41]]
 * Array.unzip([]); // => [[], []]
 * ```
 *
 * @alias unzipWith, transpose, unzip3, teeing
 * @keywords tuples, split, separate, columns, entries
 * @category Combinations
 * @since 1.0.0
 */
export function unzip<Value, Other>(
  self: readonly (readonly [Value, Other])[],
): readonly [readonly Value[], readonly Other[]] {
  checkArray(self, 'self');
  const values: Value[] = [];
  const others: Other[] = [];
  for (const [value, other] of self) {
    values.push(value);
    others.push(other);
  }
  return [values, others];
}

/**
 * Returns the elements without duplicates. If several elements are equal, only the first is kept.
 *
 * By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`, and the running time is proportional to the length. If you pass an equality, the running time can grow with the square of the length, so {@link uniqueBy} is faster for a long array.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to leave out duplicates.
 * @param equal - The `Equal` that compares an element with those already kept. By default, elements are compared as in a `Set`.
 * @returns A new array.
 *
 * @example Keep each value once
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Equal } from '@tstd/core';
 *
 * const caseless = Equal<string>(
 *   (self, other) => self.toLowerCase() === other.toLowerCase(),
 * );
 *
 * Array.unique(['b', 'a', 'b']); // => ['b', 'a']
 * Array.unique(['b', 'a', 'B'], caseless); // => ['b', 'a']
 * ```
 *
 * @alias distinct, dedupe, nub, dedup, uniqWith, distinctUntilChanged, removeDuplicates,
 *   deduplicate, sortedUniq, dropRepeats, dropRepeatsWith, uniqueWith
 * @keywords duplicates, remove, repeated, eliminate, twice, Set, list
 * @category Combinations
 * @since 1.0.0
 */
export function unique<Value>(self: readonly Value[], equal?: Equal<Value>): readonly Value[] {
  checkArray(self, 'self');
  return withoutRepeats(self, equal);
}

/**
 * Returns the first element for each distinct key that `toKey` returns.
 *
 * Keys are compared as in a `Set`: `NaN` equals itself and `-0` equals `0`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements are passed to `toKey`, in order.
 * @param toKey - Called once with each element and its index; returns the key to compare.
 * @returns A new array.
 *
 * @example Keep one word of each length
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.uniqueBy(['fig', 'pear', 'kiwi'], (word) => word.length); // => ['fig', 'pear']
 * ```
 *
 * @alias distinctBy, dedupeBy, nubBy, distinctOn, sortedUniqBy, distinctUntilKeyChanged,
 *   uniquedOn, dropRepeatsBy, dedup_by_key, Enum.dedup_by
 * @keywords duplicates, remove, property, field, objects, id, email
 * @category Combinations
 * @since 1.0.0
 */
export function uniqueBy<Value>(
  self: readonly Value[],
  toKey: (value: Value, index: number) => unknown,
): readonly Value[] {
  checkArray(self, 'self');
  checkFunction(toKey, 'toKey');
  const keys = new Set<unknown>();
  return filter(self, (value, index) => keys.size < keys.add(toKey(value, index)).size);
}

/**
 * Returns the elements of `self` that are not in `other`.
 *
 * Duplicates are kept. By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements are kept, in order, unless they are in `other`.
 * @param other - The elements to leave out; their order and number do not matter.
 * @param equal - The `Equal` that compares an element of one array with an element of the other. By default, elements are compared as in a `Set`.
 * @returns A new array.
 *
 * @example Leave out the elements of another array
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.difference([1, 2, 2, 3], [3, 4]); // => [1, 2, 2]
 * ```
 *
 * @alias without, except, differenceWith, differenceBy, minusAll, subtracting, array_diff,
 *   relativeComplement, pullAll, pullAllBy, pullAllWith, pull
 * @keywords subtract, exclude, missing, diff, complement, removeAll, old, lists, compare
 * @category Combinations
 * @since 1.0.0
 */
export function difference<Value>(
  self: readonly Value[],
  other: readonly Value[],
  equal?: Equal<Value>,
): readonly Value[] {
  checkArray(self, 'self');
  checkArray(other, 'other');
  const has = membership(other, equal);
  return filter(self, (value) => !has(value));
}

/**
 * Returns the elements of `self` that are also in `other`.
 *
 * Duplicates are kept. By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements are kept, in order, if they are in `other`.
 * @param other - The elements to keep; their order and number do not matter.
 * @param equal - The `Equal` that compares an element of one array with an element of the other. By default, elements are compared as in a `Set`.
 * @returns A new array.
 *
 * @example Keep the elements that two arrays share
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.intersection([1, 2, 2, 3], [4, 2, 3]); // => [2, 2, 3]
 * ```
 *
 * @alias intersectionBy, innerJoin, intersectionWith, intersect, array_intersect, retainAll,
 *   intersectWith, intersectBy
 * @keywords common, both, shared, overlap, lists, compare
 * @category Combinations
 * @since 1.0.0
 */
export function intersection<Value>(
  self: readonly Value[],
  other: readonly Value[],
  equal?: Equal<Value>,
): readonly Value[] {
  checkArray(self, 'self');
  checkArray(other, 'other');
  const has = membership(other, equal);
  return filter(self, (value) => has(value));
}

/**
 * Returns the elements of both arrays without duplicates.
 *
 * If several elements are equal, only the first is kept. By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the elements of the second array.
 * @param self - The array whose elements come first.
 * @param other - The array whose elements follow, unless they are in `self`.
 * @param equal - The `Equal` that compares an element with those already kept. By default, elements are compared as in a `Set`.
 * @returns A new array.
 *
 * @example Combine the elements of two arrays
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.union([1, 2, 2], [3, 2]); // => [1, 2, 3]
 * ```
 *
 * @alias unionBy, unionAll, unionWith, lodash.union, R.union
 * @keywords merge, combine, duplicates, distinct, lists
 * @category Combinations
 * @since 1.0.0
 */
export function union<Value, Other = Value>(
  self: readonly Value[],
  other: readonly Other[],
  equal?: Equal<NoInfer<Value | Other>>,
): readonly (Value | Other)[] {
  checkArray(self, 'self');
  checkArray(other, 'other');
  return withoutRepeats<Value | Other>(concat(self, other), equal);
}
