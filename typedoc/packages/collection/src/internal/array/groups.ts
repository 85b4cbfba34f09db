import type { Result } from '@tstd/core';
import { checkArgument } from '@tstd/error';
import { checkArray, checkFunction } from '@tstd/error/Argument';

import { checkSize, MAX_LENGTH } from '../checks.js';
import type { NonEmpty } from './model.js';
import { forEach } from './reductions.js';
import { map } from './transformations.js';

/**
 * Returns the elements by the key that a function gives each of them.
 *
 * The result is a `Map`: a key may be of any type, the keys are in the order in which they come first, and the key `'__proto__'` is like any other. To look up a key gives an `Option`. `Record.groupBy` gives a record.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys.
 * @param self - The array whose elements keep their order in each group.
 * @param toKey - Called once with each element and its index; returns the key of its group.
 * @returns A new `Map` of arrays, none of which is empty.
 *
 * @example Words by length
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
 * Returns each element under the key that a function gives it.
 *
 * Of elements with the same key, the last one stays; {@link groupBy} keeps them all. When the keys are texts, `Record.fromEntries` makes a record of the result.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys.
 * @param self - The array whose elements are passed to `toKey`, in order.
 * @param toKey - Called once with each element and its index; returns the key to store it under.
 * @returns A new `Map` of elements by key.
 *
 * @example Look up by a number
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
 * Returns how many elements have each of the keys that a function gives them.
 *
 * A key that no element has is not there.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Key - The type of the keys.
 * @param self - The array whose elements are passed to `toKey`, in order.
 * @param toKey - Called once with each element and its index; returns the key to count.
 * @returns A new `Map` of numbers, each 1 or more.
 *
 * @example Words by length
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
 * Returns the elements that pass a test, and those that do not.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam To - The type that the test makes sure of.
 * @param self - The array whose elements keep their order in both parts.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element goes to the first part.
 * @returns A pair of new arrays: the elements that pass, and the others.
 *
 * @example Texts and numbers
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
 * Returns the elements that pass a test, and those that do not.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements keep their order in both parts.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element goes to the first part.
 * @returns A pair of new arrays: the elements that pass, and the others.
 *
 * @example Even and odd
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
 * Returns the values and the errors of the results that a function makes of the elements.
 *
 * To get the first error only, use `Result.all` of `@tstd/core`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Outcome - The type of the results that the function gives.
 * @param self - The array whose elements are passed to `fn`, in order.
 * @param fn - Called once with each element and its index; returns a value for the first part, or an error for the second.
 * @returns A pair of new arrays: the values, and the errors.
 *
 * @example Read all, and keep what cannot be read
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
 * Returns the elements in parts of a size, in the same order. The last part may be shorter.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to cut up; each element is in one part.
 * @param size - The number of elements in each part but the last, an integer from 1.
 * @returns A new array of new arrays, none of which is empty.
 * @throws An `ArgumentError` when the size is not an integer from 1.
 *
 * @example Rows of two
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
    // SAFETY: the start is in range, so that the part has an element.
    chunks[index] = values.slice(start, start + size) as [Value, ...Value[]];
  }
  return chunks;
}

/**
 * Returns all parts of a size whose elements stand side by side, in the same order.
 *
 * There is none when the array is shorter than the size.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to cut up; an element may be in several parts.
 * @param size - The number of elements in each part, an integer from 1.
 * @returns A new array of new arrays of the same size.
 * @throws An `ArgumentError` when the size is not an integer from 1, or when the parts would have more than 33,554,432 elements together.
 *
 * @example Neighbours
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
    `one with which the parts have at most ${MAX_LENGTH} elements together`,
    size,
  );
  const result: NonEmpty<Value>[] = [];
  for (let end = size; end <= values.length; end += 1) {
    // SAFETY: the size is 1 or more, so that the part has an element.
    result.push(values.slice(end - size, end) as [Value, ...Value[]]);
  }
  return result;
}

/**
 * The array, or a copy of it where it may have holes or be of a subclass: `slice`, which is faster than a loop, keeps holes and asks for the species.
 *
 * `includes` finds holes, which read as undefined.
 */
function plain<Value>(self: readonly Value[]): readonly Value[] {
  return Object.is(self.constructor, Array) && !self.includes(undefined as Value)
    ? self
    : [...self];
}
