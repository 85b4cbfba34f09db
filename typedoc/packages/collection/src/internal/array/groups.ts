import type { Result } from '@tstd/core';
import { checkArgument } from '@tstd/error';
import { checkArray, checkFunction } from '@tstd/error/Argument';

import { checkSize, MAX_LENGTH } from '../checks.js';
import type { NonEmpty } from './model.js';
import { forEach } from './reductions.js';
import { map } from './transformations.js';

/**
 * Groups the elements by the key that `toKey` returns for each of them.
 *
 * The result is a `Map`: a key may be of any type, the keys are in the order in which they first occur, and `'__proto__'` is an ordinary key. Looking up a key returns an `Option`. To get a record instead, use `Record.groupBy`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys.
 * @param self - The array whose elements keep their order in each group.
 * @param toKey - Called once with each element and its index; returns the key of its group.
 * @returns A new `Map` of non-empty arrays.
 *
 * @example Group words by length
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const groups = Array.groupBy(
 *   ['fig', 'pear', 'kiwi'],
 *   (word) => word.length,
 * );
 *
 * groups.get(4); // => ['pear', 'kiwi']
 * groups.get(5); // => undefined
 * [...groups.keys()]; // => [3, 4]
 * ```
 *
 * @alias toLookup, groupingBy, groupWith, toMultimap, partitionBy, collectBy, groupByProp,
 *   groupingByConcurrent, groupMap, groupMapReduce, Enum.chunk_by, chunk_by
 * @keywords classify, bucket, categorize, cluster, collate, category, aggregate, SQL, reduce, city
 * @category Conversions
 * @since 1.0.0
 */
export function groupBy<Value, const Key>(
  self: readonly Value[],
  toKey: (value: Value, index: number) => Key,
): ReadonlyMap<Key, NonEmpty<Value>> {
  checkArray(self, 'self');
  checkFunction(toKey, 'toKey');
  const { length } = self;
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (let index = 0; index < length; index += 1) {
    const value = self[index] as Value;
    const key = toKey(value, index);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [value]);
    } else {
      group.push(value);
    }
  }
  return groups;
}

/**
 * Returns a `Map` of the elements, each under the key that `toKey` returns for it.
 *
 * If several elements have the same key, only the last is kept. To keep all of them, use {@link groupBy}. If the keys are strings, `Record.fromEntries` turns the result into a record.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys.
 * @param self - The array whose elements are passed to `toKey`, in order.
 * @param toKey - Called once with each element and its index; returns the key under which to store the element.
 * @returns A new `Map` from keys to elements.
 *
 * @example Look up a person by number
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const people = Array.keyBy(
 *   [
 *     { id: 7, name: 'Ada' },
 *     { id: 8, name: 'Alan' },
 *   ],
 *   (person) => person.id,
 * );
 *
 * people.get(7)?.name; // => 'Ada'
 * people.get(9); // => undefined
 * ```
 *
 * @alias associateBy, toDictionary, uniqueKeysWithValues, objectify, array_column, associateByTo
 * @keywords dictionary, lookup, toMap, id, hash, object, find, fast, cache, slow
 * @category Conversions
 * @since 1.0.0
 */
export function keyBy<Value, const Key>(
  self: readonly Value[],
  toKey: (value: Value, index: number) => Key,
): ReadonlyMap<Key, Value> {
  checkArray(self, 'self');
  checkFunction(toKey, 'toKey');
  return new Map(map(self, (value, index) => [toKey(value, index), value] as const));
}

/**
 * Counts the elements for each key that `toKey` returns.
 *
 * Keys without elements are not in the result.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys.
 * @param self - The array whose elements are passed to `toKey`, in order.
 * @param toKey - Called once with each element and its index; returns the key to count.
 * @returns A new `Map` from keys to counts, each of which is at least 1.
 *
 * @example Count words by length
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const counts = Array.countBy(
 *   ['fig', 'pear', 'kiwi'],
 *   (word) => word.length,
 * );
 *
 * [...counts]; // => [[3, 1], [4, 2]]
 * counts.get(5) ?? 0; // => 0
 * ```
 *
 * @alias frequencies, tally, Counter, eachCount, frequencies_by, counting, countByKey,
 *   value_counts, Collectors.counting, counts
 * @keywords histogram, frequency, statistics, group, votes, duplicates
 * @category Conversions
 * @since 1.0.0
 */
export function countBy<Value, const Key>(
  self: readonly Value[],
  toKey: (value: Value, index: number) => Key,
): ReadonlyMap<Key, number> {
  checkArray(self, 'self');
  checkFunction(toKey, 'toKey');
  const counts = new Map<Key, number>();
  forEach(self, (value, index) => {
    const key = toKey(value, index);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return counts;
}

/**
 * Splits the elements into those that satisfy `predicate` and those that do not.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The array to split; the elements keep their order in both arrays of the result.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is added to the first array.
 * @returns A pair of new arrays: the elements that satisfy `predicate`, and the others.
 *
 * @example Separate strings from numbers
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const [texts, numbers] = Array.partition(['a', 1, 'b'], String.hasInstance);
 *
 * Array.join(texts, ''); // => 'ab'
 * Array.map(numbers, (value) => value.toFixed(1)); // => ['1.0']
 * ```
 *
 * @alias span, splitBy, bifurcate, R.partition, partitionWithIndex, partitionIndexed,
 *   Collectors.partitioningBy, partitioningBy, Enum.split_with, split_with, Enum.split_while
 * @keywords split, divide, two, filter, both, matching, rest
 * @category Conversions
 * @since 1.0.0
 */
export function partition<Value, To extends Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => value is To,
): readonly [readonly To[], readonly Exclude<Value, To>[]];
/**
 * Splits the elements into those that satisfy `predicate` and those that do not.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to split; the elements keep their order in both arrays of the result.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is added to the first array.
 * @returns A pair of new arrays: the elements that satisfy `predicate`, and the others.
 *
 * @example Separate even numbers from odd ones
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.partition([1, 2, 3], (value) => value % 2 === 0); // => [[2], [1, 3]]
 * Array.partition([], () => true); // => [[], []]
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function partition<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): readonly [readonly Value[], readonly Value[]];
export function partition<Value>(
  self: readonly Value[],
  predicate: (value: Value, index: number) => boolean,
): readonly [readonly Value[], readonly Value[]] {
  checkArray(self, 'self');
  checkFunction(predicate, 'predicate');
  const { length } = self;
  const passed: Value[] = [];
  const others: Value[] = [];
  for (let index = 0; index < length; index += 1) {
    const value = self[index] as Value;
    (predicate(value, index) ? passed : others).push(value);
  }
  return [passed, others];
}

/**
 * Applies `fn` to each element and returns two arrays: the values and the errors of the results.
 *
 * To get only the first error, use `Result.all` from `@tstd/core`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Outcome - The type of the results that `fn` returns.
 * @param self - The array whose elements are passed to `fn`, in order.
 * @param fn - Called once with each element and its index; returns an `Ok` with a value for the first array, or an `Err` with an error for the second.
 * @returns A pair of new arrays: the values, and the errors.
 *
 * @example Parse all strings and keep the errors
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Int, Option } from '@tstd/core';
 *
 * const read = (text: string) =>
 *   Option.toResult(Int.parse(text), () => `no integer: ${text}`);
 *
 * Array.partitionMap(['1', 'two', '3'], read); // => [[1, 3], ['no integer: two']]
 * Array.partitionMap([], read); // => [[], []]
 * ```
 *
 * @alias separate, partitionEithers, mapEither, partitionMapWithIndex, wilt, lefts, getLefts,
 *   getFailures, partitionWith
 * @keywords successes, failures, validate, split, Either, parse, invalid, rows, CSV
 * @category Conversions
 * @since 1.0.0
 */
export function partitionMap<Value, Outcome extends Result<unknown, unknown>>(
  self: readonly Value[],
  fn: (value: Value, index: number) => Outcome,
): readonly [readonly Result.ValueOf<Outcome>[], readonly Result.ErrorOf<Outcome>[]];
export function partitionMap<Value, To, Failure>(
  self: readonly Value[],
  fn: (value: Value, index: number) => Result<To, Failure>,
): readonly [readonly To[], readonly Failure[]] {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  const values: To[] = [];
  const errors: Failure[] = [];
  forEach(self, (value, index) => {
    const result = fn(value, index);
    if (result.ok) {
      values.push(result.value);
    } else {
      errors.push(result.error);
    }
  });
  return [values, errors];
}

/**
 * Splits the elements into chunks of `size` elements. The last chunk may be shorter.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to split; each element is in exactly one chunk.
 * @param size - The number of elements in each chunk except the last, a positive integer.
 * @returns A new array of new, non-empty arrays.
 * @throws An `ArgumentError` if `size` is not a positive integer.
 *
 * @example Split an array into chunks of two elements
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.chunk([1, 2, 3, 4, 5], 2); // => [[1, 2], [3, 4], [5]]
 * Array.chunk([], 2); // => []
 * Array.chunk([1], 0); // => throws ArgumentError
 * ```
 *
 * @alias chunksOf, bufferCount, batch, chunked, inGroupsOf, grouped, chunk_every, each_slice,
 *   chunkBySize, toChunks, chunks, cluster
 * @keywords split, pages, pagination, subarrays, columns, grid, insert
 * @category Conversions
 * @since 1.0.0
 */
export function chunk<Value>(self: readonly Value[], size: number): readonly NonEmpty<Value>[] {
  checkArray(self, 'self');
  checkSize(size, 'size');
  const values = plain(self);
  const chunks = new Array<NonEmpty<Value>>(Math.ceil(values.length / size));
  for (let index = 0; index < chunks.length; index += 1) {
    const start = index * size;
    // SAFETY: the start is in range, so the chunk has an element.
    chunks[index] = values.slice(start, start + size) as [Value, ...Value[]];
  }
  return chunks;
}

/**
 * Returns every window of `size` consecutive elements, in order.
 *
 * The result is empty if the array has fewer than `size` elements.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array from which to copy the windows; an element may be in several windows.
 * @param size - The number of elements in each window, a positive integer.
 * @returns A new array of new arrays, each with `size` elements.
 * @throws An `ArgumentError` if `size` is not a positive integer, or if the windows would have more than 33,554,432 elements in total.
 *
 * @example Pairs of consecutive elements
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.windows([1, 2, 3, 4], 2); // => [[1, 2], [2, 3], [3, 4]]
 * Array.windows([1, 2], 3); // => []
 * ```
 *
 * @alias sliding, pairwise, slidingWindow, eachCons, windowed, zipWithNext, zipWithNextPairs,
 *   tuple_windows, windowNonEmpty, map_windows
 * @keywords consecutive, adjacent, overlapping, rolling, moving, average, pairs, difference,
 *   previous, next
 * @category Conversions
 * @since 1.0.0
 */
export function windows<Value>(self: readonly Value[], size: number): readonly NonEmpty<Value>[] {
  checkArray(self, 'self');
  checkSize(size, 'size');
  const values = plain(self);
  checkArgument(
    (values.length - size + 1) * size <= MAX_LENGTH,
    'size',
    `a size for which the windows have at most ${MAX_LENGTH} elements in total`,
    size,
  );
  const result: NonEmpty<Value>[] = [];
  for (let end = size; end <= values.length; end += 1) {
    // SAFETY: the size is 1 or more, so the window has an element.
    result.push(values.slice(end - size, end) as [Value, ...Value[]]);
  }
  return result;
}

/**
 * Returns the array, or a copy if it may have holes or is an instance of a subclass: `slice`, which is faster than a loop, keeps holes and uses the species of a subclass.
 *
 * `includes` also finds holes, which it reads as undefined.
 */
function plain<Value>(self: readonly Value[]): readonly Value[] {
  return Object.is(self.constructor, Array) && !self.includes(undefined as Value)
    ? self
    : [...self];
}
