import { checkArray, checkFunction } from '@tstd/error/Argument';
import type { Equal, Option } from '@tstd/core';

import { membership, withoutRepeats } from './sameness.js';
import { filter, map } from './transformations.js';

/**
 * Returns the elements of all arrays, one array after the other.
 *
 * @typeParam Value - The type of the elements of the first array.
 * @typeParam Other - The type of the elements of the other arrays.
 * @param self - The array whose elements come first.
 * @param others - The arrays whose elements follow, in the order of the arguments.
 * @returns A new array.
 *
 * @example Join arrays
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
 * Returns the elements with a value between each two neighbours.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the value that is put in.
 * @param self - The array to separate; with fewer than two elements, nothing is put in.
 * @param separator - The value to put between two neighbours, the same one each time.
 * @returns A new array.
 *
 * @example A dash between the parts
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
 * Returns the pairs of the elements at the same index of two arrays.
 *
 * The elements that have no counterpart are left out.
 *
 * @typeParam Value - The type of the elements of the first array.
 * @typeParam Other - The type of the elements of the second array.
 * @param self - The array of the first element of each pair.
 * @param other - The array of the second element of each pair.
 * @returns A new array, as long as the shorter one.
 *
 * @example Names and ages
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
 * Returns the pairs of the elements at the same index of two arrays, as long as one of them goes on.
 *
 * An element that has no counterpart stands beside None.
 *
 * @typeParam Value - The type of the elements of the first array.
 * @typeParam Other - The type of the elements of the second array.
 * @param self - The array of the first element of each pair.
 * @param other - The array of the second element of each pair.
 * @returns A new array, as long as the longer one.
 *
 * @example Names and ages, as far as they are known
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
 * Returns what a function makes of the elements at the same index of two arrays.
 *
 * The elements that have no counterpart are left out.
 *
 * @typeParam Value - The type of the elements of the first array.
 * @typeParam Other - The type of the elements of the second array.
 * @typeParam To - The type of the new elements.
 * @param self - The array of the first argument of `fn`.
 * @param other - The array of the second argument of `fn`.
 * @param fn - Called once with the elements at each index and that index, up to the end of the shorter array.
 * @returns A new array, as long as the shorter one.
 *
 * @example Prices times amounts
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
 * Returns the first and the second parts of pairs, as two arrays.
 *
 * @typeParam Value - The type of the first parts.
 * @typeParam Other - The type of the second parts.
 * @param self - The pairs, whose order both arrays keep.
 * @returns A pair of new arrays of the same length.
 *
 * @example Take pairs apart
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
 * Returns the elements without those that equal an earlier one.
 *
 * Without an equality, `NaN` equals itself and `-0` equals `0`, as in a `Set`, and the work grows with the length. With an equality it can grow with the square of the length: for a long array, {@link uniqueBy} is faster.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array in which the first of equal elements is kept.
 * @param equal - Compares an element with those already kept. Without it, elements are compared as in a `Set`.
 * @returns A new array.
 *
 * @example Each value once
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
 * Returns the elements without those from which a function takes the same key as from an earlier one.
 *
 * Keys are compared as in a `Set`: `NaN` equals itself and `-0` equals `0`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array in which the first of the elements with the same key is kept.
 * @param toKey - Called once with each element and its index; returns the key to compare.
 * @returns A new array.
 *
 * @example One word of each length
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
 * Returns the elements of an array that another one does not have.
 *
 * An element that stands there several times does so in the result. Without an equality, `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements stay, in their order, unless `other` has them.
 * @param other - The elements to leave out; their order and number do not matter.
 * @param equal - Compares an element of each array. Without it, elements are compared as in a `Set`.
 * @returns A new array.
 *
 * @example Leave out what another array has
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
 * Returns the elements of an array that another one has too.
 *
 * An element that stands there several times does so in the result. Without an equality, `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements stay, in their order, if `other` has them.
 * @param other - The elements to keep; their order and number do not matter.
 * @param equal - Compares an element of each array. Without it, elements are compared as in a `Set`.
 * @returns A new array.
 *
 * @example Keep what another array has
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
 * Returns the elements of two arrays, each of them once.
 *
 * Of elements that are equal, the first one is kept. Without an equality, `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Other - The type of the elements of the second array.
 * @param self - The array whose elements come first.
 * @param other - The array whose new elements follow.
 * @param equal - Compares an element with those already kept. Without it, elements are compared as in a `Set`.
 * @returns A new array.
 *
 * @example What at least one of them has
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
