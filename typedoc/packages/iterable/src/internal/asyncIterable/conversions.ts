import { checkFunction, checkString } from '@tstd/error/Argument';
import { checkPair, checkSource } from '../checkSource.js';
import type { Awaitable } from '@tstd/core-type';

import { read } from './cursor.js';
import type { AsyncIterableLike } from './model.js';

/**
 * Collects the elements into an array.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @returns A new, mutable array of all elements.
 *
 * @example Collect all elements
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(new Set([1, 2])); // => [1, 2]
 * await AsyncIterable.toArray(AsyncIterable.map([1, 2], (value) => -value)); // => [-1, -2]
 * ```
 *
 * @alias runCollect, fromAsync, runCollectAsync, it-all, toListAsync
 * @keywords collect, convert, drain, materialize, gather, stream, Array.fromAsync, everything
 * @category Conversions
 * @since 1.0.0
 */
export async function toArray<Value>(self: AsyncIterableLike<Value>): Promise<Value[]> {
  checkSource(self, 'self');
  const values: Value[] = [];
  for await (const value of read(self)) {
    values.push(value);
  }
  return values;
}

/**
 * Collects the elements into a set.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @returns A new, mutable set of all elements.
 *
 * @example Keep each element once
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toSet([1, 2, 1]); // => new Set([1, 2])
 * ```
 *
 * @keywords convert, collect, distinct, stream, unique
 * @category Conversions
 * @since 1.0.0
 */
export async function toSet<Value>(self: AsyncIterableLike<Value>): Promise<Set<Value>> {
  checkSource(self, 'self');
  return new Set(await toArray(self));
}

/**
 * Creates a map from key-value pairs.
 *
 * If several pairs have the same key, the last one is kept.
 *
 * @typeParam Key - The type of a key.
 * @typeParam Value - The type of a value in the map.
 * @param self - The source of the pairs, which is read to its end, so it must be finite.
 * @returns A new, mutable map with one entry for each key.
 *
 * @example Map each string to its length
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const lengths = AsyncIterable.map(
 *   ['a', 'bc'],
 *   (text) => [text, text.length] as const,
 * );
 *
 * await AsyncIterable.toMap(lengths); // => new Map([['a', 1], ['bc', 2]])
 * ```
 *
 * @keywords convert, collect, dictionary, fromEntries, stream, lookup
 * @category Conversions
 * @since 1.0.0
 */
export async function toMap<Key, Value>(
  self: AsyncIterableLike<readonly [key: Key, value: Value]>,
): Promise<Map<Key, Value>> {
  checkSource(self, 'self');
  const entries = new Map<Key, Value>();
  for await (const pair of read(self)) {
    const [key, value] = checkPair(pair);
    entries.set(key, value);
  }
  return entries;
}

/**
 * Calls `fn` with the state and each element, from first to last, and returns the final state.
 *
 * @typeParam Value - The type of an element.
 * @typeParam State - The type of the state.
 * @param self - The source, which is read to its end, so it must be finite.
 * @param fn - Called with the state, each element and its index; returns the next state and must not change the old one.
 * @param initial - The initial state, which is also the result if the source is empty.
 * @returns The final state, which is `initial` if the source is empty.
 *
 * @example Compute a sum
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.reduce([1, 2, 3], (sum, value) => sum + value, 0); // => 6
 * await AsyncIterable.reduce(
 *   [],
 *   (sum: number, value: number) => sum + value,
 *   0,
 * ); // => 0
 * ```
 *
 * @alias fold, foldl, foldLeft, inject, aggregate, accumulate, foldMap, reduceOption, runFold,
 *   reduceLeft, foldlM, reduceWhile
 * @keywords accumulator, total, combine, stream, lines
 * @category Conversions
 * @since 1.0.0
 */
export async function reduce<Value, State>(
  self: AsyncIterableLike<Value>,
  fn: (state: State, value: Value, index: number) => Awaitable<State>,
  initial: State,
): Promise<State> {
  checkSource(self, 'self');
  checkFunction(fn, 'fn');
  let index = 0;
  let state = initial;
  for await (const value of read(self)) {
    state = await fn(state, value, index);
    index += 1;
  }
  return state;
}

/**
 * Calls `fn` with each element, from first to last.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @param fn - Called once with each element and its index; if it returns a promise, the next call waits until that promise is fulfilled.
 * @returns A promise that is fulfilled after the last call.
 *
 * @example Write a line for each element
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const lines: string[] = [];
 * await AsyncIterable.forEach(['a', 'b'], (value, index) => {
 *   lines.push(`${index}: ${value}`);
 * });
 *
 * lines; // => ['0: a', '1: b']
 * ```
 *
 * @alias runForEach, runDrain, it-drain, ForEachAwaitAsync
 * @keywords loop, consume, sequential, one, stream, handle, write
 * @category Conversions
 * @since 1.0.0
 */
export async function forEach<Value>(
  self: AsyncIterableLike<Value>,
  fn: (value: Value, index: number) => Awaitable<void>,
): Promise<void> {
  checkSource(self, 'self');
  checkFunction(fn, 'fn');
  let index = 0;
  for await (const value of read(self)) {
    await fn(value, index);
    index += 1;
  }
}

/**
 * Joins the elements into one string, with `separator` between them.
 *
 * @param self - The source, which is read to its end, so it must be finite.
 * @param separator - The string between neighbouring elements, which may be empty.
 * @returns The string, which is empty if the source is empty.
 * @throws A `RangeError` if the string is longer than the engine allows.
 *
 * @example Join numbers into a string
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.join(AsyncIterable.range(1, 4), ', '); // => '1, 2, 3'
 * await AsyncIterable.join([], ', '); // => ''
 * ```
 *
 * @alias mkString, joinToString
 * @keywords string, comma, concatenate, implode, delimiter
 * @category Conversions
 * @since 1.0.0
 */
export async function join(
  self: AsyncIterableLike<string | number | bigint | boolean>,
  separator: string,
): Promise<string> {
  checkSource(self, 'self');
  checkString(separator, 'separator');
  return (await toArray(self)).join(separator);
}

/**
 * Groups the elements by the key that `toKey` returns for each of them.
 *
 * The keys are in the order in which they first occur, and the elements of each key keep their order. `NaN` equals itself and `-0` equals `0`, as in a `Set`.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Key - The type of a key.
 * @param self - The source, which is read to its end, so it must be finite.
 * @param toKey - Called once with each element and its index; returns the key of the element's group.
 * @returns A new map with a non-empty array for each key.
 *
 * @example Group even and odd numbers
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const groups = await AsyncIterable.groupBy([1, 2, 3], (value) =>
 *   value % 2 === 0 ? 'even' : 'odd',
 * );
 *
 * groups; // => new Map([['odd', [1, 3]], ['even', [2]]])
 * ```
 *
 * @alias toLookup, groupingBy, groupByKey, groupWith, toMultimap, partitionBy
 * @keywords classify, bucket, categorize, cluster, collate
 * @category Conversions
 * @since 1.0.0
 */
export async function groupBy<Value, const Key>(
  self: AsyncIterableLike<Value>,
  toKey: (value: Value, index: number) => Awaitable<Key>,
): Promise<ReadonlyMap<Key, readonly [Value, ...Value[]]>> {
  checkSource(self, 'self');
  checkFunction(toKey, 'toKey');
  const groups = new Map<Key, [Value, ...Value[]]>();
  let index = 0;
  for await (const value of read(self)) {
    const key = await toKey(value, index);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [value]);
    } else {
      group.push(value);
    }
    index += 1;
  }
  return groups;
}

/**
 * Splits the elements into those that satisfy `predicate` and those that do not.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The source, which is read to its end, so it must be finite.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is added to the first array.
 * @returns A pair of new arrays: the matching elements and the others.
 *
 * @example Separate strings from numbers
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const isText = (value: unknown): value is string =>
 *   typeof value === 'string';
 * const [texts, numbers]: readonly [readonly string[], readonly number[]] =
 *   await AsyncIterable.partition([1, 'a', 2], isText);
 *
 * [texts, numbers]; // => [['a'], [1, 2]]
 * ```
 *
 * @alias span, splitBy, bifurcate
 * @keywords split, divide, two
 * @category Conversions
 * @since 1.0.0
 */
export function partition<Value, To extends Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => value is To,
): Promise<readonly [pass: readonly To[], fail: readonly Exclude<Value, To>[]]>;
/**
 * Splits the elements into those that satisfy `predicate` and those that do not.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @param predicate - Called once with each element and its index; if it returns `true`, the element is added to the first array.
 * @returns A pair of new arrays: the matching elements and the others.
 *
 * @example Group even and odd numbers
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.partition([1, 2, 3], (value) => value % 2 === 0); // => [[2], [1, 3]]
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function partition<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): Promise<readonly [pass: readonly Value[], fail: readonly Value[]]>;
export async function partition<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): Promise<readonly [pass: readonly Value[], fail: readonly Value[]]> {
  checkSource(self, 'self');
  checkFunction(predicate, 'predicate');
  const pass: Value[] = [];
  const fail: Value[] = [];
  let index = 0;
  for await (const value of read(self)) {
    ((await predicate(value, index)) ? pass : fail).push(value);
    index += 1;
  }
  return [pass, fail];
}
