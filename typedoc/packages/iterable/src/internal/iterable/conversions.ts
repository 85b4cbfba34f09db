import { checkFunction, checkIterable, checkString } from '@tstd/error/Argument';
import { checkPair } from '../checkSource.js';
import type { Iterable } from './model.js';
import { drain } from './pipeline.js';

/**
 * Collects the elements into an array.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @returns A new, mutable array of all elements.
 *
 * @example Collect all elements
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(new Set([1, 2])); // => [1, 2]
 * Iterable.toArray(Iterable.map([1, 2], (value) => -value)); // => [-1, -2]
 * ```
 *
 * @alias toList, collectToList, vec, iterator_to_array, to_a, toVec, drain, collect_vec,
 *   toUnmodifiableList, AsEnumerable
 * @keywords collect, convert, materialize, spread, gather, generator, materialise, evaluate
 * @category Conversions
 * @since 1.0.0
 */
export function toArray<Value>(self: Iterable<Value>): Value[] {
  checkIterable(self, 'self');
  const values: Value[] = [];
  drain(self, (value) => {
    values.push(value);
    return true;
  });
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toSet([1, 2, 1]); // => new Set([1, 2])
 * ```
 *
 * @alias toHashSet, asSet, toUnmodifiableSet, ToFrozenSet
 * @keywords convert, collect, distinct, unique, generator
 * @category Conversions
 * @since 1.0.0
 */
export function toSet<Value>(self: Iterable<Value>): Set<Value> {
  checkIterable(self, 'self');
  return new Set(self);
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const lengths = Iterable.map(
 *   ['a', 'bc'],
 *   (text) => [text, text.length] as const,
 * );
 *
 * Iterable.toMap(lengths); // => new Map([['a', 1], ['bc', 2]])
 * ```
 *
 * @alias toHashMap, toUnmodifiableMap
 * @keywords convert, collect, dictionary, fromEntries, generator
 * @category Conversions
 * @since 1.0.0
 */
export function toMap<Key, Value>(
  self: Iterable<readonly [key: Key, value: Value]>,
): Map<Key, Value> {
  checkIterable(self, 'self');
  const entries = new Map<Key, Value>();
  drain(self, (pair) => {
    const [key, value] = checkPair(pair);
    entries.set(key, value);
    return true;
  });
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.reduce([1, 2, 3], (sum, value) => sum + value, 0); // => 6
 * Iterable.reduce([], (sum: number, value: number) => sum + value, 0); // => 0
 * ```
 *
 * @keywords accumulator, total, combine, generator
 * @category Conversions
 * @since 1.0.0
 */
export function reduce<Value, State>(
  self: Iterable<Value>,
  fn: (state: State, value: Value, index: number) => State,
  initial: State,
): State {
  checkIterable(self, 'self');
  checkFunction(fn, 'fn');
  let index = -1;
  let state = initial;
  drain(self, (value) => {
    index += 1;
    state = fn(state, value, index);
    return true;
  });
  return state;
}

/**
 * Calls `fn` with each element, from first to last.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read to its end, so it must be finite.
 * @param fn - Called once with each element and its index; its result is ignored.
 *
 * @example Write a line for each element
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * const lines: string[] = [];
 * Iterable.forEach(['a', 'b'], (value, index) => {
 *   lines.push(`${index}: ${value}`);
 * });
 *
 * lines; // => ['0: a', '1: b']
 * ```
 *
 * @alias forEachOrdered
 * @keywords loop, consume, generator, run
 * @category Conversions
 * @since 1.0.0
 */
export function forEach<Value>(
  self: Iterable<Value>,
  fn: (value: Value, index: number) => void,
): void {
  checkIterable(self, 'self');
  checkFunction(fn, 'fn');
  let index = -1;
  drain(self, (value) => {
    index += 1;
    fn(value, index);
    return true;
  });
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.join(Iterable.range(1, 4), ', '); // => '1, 2, 3'
 * Iterable.join([], ', '); // => ''
 * ```
 *
 * @alias mkString, joinToString, Collectors.joining
 * @keywords string, comma, concatenate, implode, delimiter
 * @category Conversions
 * @since 1.0.0
 */
export function join(
  self: Iterable<string | number | bigint | boolean>,
  separator: string,
): string {
  checkIterable(self, 'self');
  checkString(separator, 'separator');
  return toArray(self).join(separator);
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const groups = Iterable.groupBy([1, 2, 3], (value) =>
 *   value % 2 === 0 ? 'even' : 'odd',
 * );
 *
 * groups; // => new Map([['odd', [1, 3]], ['even', [2]]])
 * ```
 *
 * @alias toLookup, groupingBy, groupWith, toMultimap, partitionBy
 * @keywords classify, bucket, categorize, cluster, collate, generator
 * @category Conversions
 * @since 1.0.0
 */
export function groupBy<Value, const Key>(
  self: Iterable<Value>,
  toKey: (value: Value, index: number) => Key,
): ReadonlyMap<Key, readonly [Value, ...Value[]]> {
  checkIterable(self, 'self');
  checkFunction(toKey, 'toKey');
  const groups = new Map<Key, [Value, ...Value[]]>();
  let index = 0;
  for (const value of self) {
    const key = toKey(value, index);
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const isText = (value: unknown): value is string =>
 *   typeof value === 'string';
 * const [texts, numbers]: readonly [readonly string[], readonly number[]] =
 *   Iterable.partition([1, 'a', 2], isText);
 *
 * [texts, numbers]; // => [['a'], [1, 2]]
 * ```
 *
 * @keywords split, divide, two, bifurcate
 * @category Conversions
 * @since 1.0.0
 */
export function partition<Value, To extends Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => value is To,
): readonly [pass: readonly To[], fail: readonly Exclude<Value, To>[]];
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.partition([1, 2, 3], (value) => value % 2 === 0); // => [[2], [1, 3]]
 * ```
 *
 * @category Conversions
 * @since 1.0.0
 */
export function partition<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): readonly [pass: readonly Value[], fail: readonly Value[]];
export function partition<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): readonly [pass: readonly Value[], fail: readonly Value[]] {
  checkIterable(self, 'self');
  checkFunction(predicate, 'predicate');
  const pass: Value[] = [];
  const fail: Value[] = [];
  let index = 0;
  for (const value of self) {
    (predicate(value, index) ? pass : fail).push(value);
    index += 1;
  }
  return [pass, fail];
}
