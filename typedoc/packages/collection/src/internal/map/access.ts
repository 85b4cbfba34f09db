import { checkFunction } from '@tstd/error/Argument';
import { checkMap } from '../checks.js';
import type { Option } from '@tstd/core';

import type { WiderThan } from '../array/model.js';

/**
 * Returns the value for `key`, or None if the map does not contain the key.
 *
 * The result is also None if the value is `undefined`. To distinguish the two cases, use {@link has}.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map in which to look up the key.
 * @param key - The key to look for. Objects are compared by reference.
 * @returns The value, or None.
 *
 * @example Look up a price
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2]);
 *
 * Map.get(prices, 'tea'); // => 2
 * Map.get(prices, 'coffee'); // => undefined
 * ```
 *
 * @alias Map.getOrDefault, TryGetValue
 * @keywords lookup, access, fetch, missing, undefined, getOrDefault, read
 * @category Access
 * @since 1.0.0
 */
export function get<Key, Value>(self: ReadonlyMap<Key, Value>, key: NoInfer<Key>): Option<Value> {
  checkMap(self, 'self');
  return self.get(key);
}

/**
 * Checks whether the map contains `key`, which may be of a wider type. If so, `key` is narrowed to the type of the keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Other - The type of the key to look for, such as `string` if the keys are literals.
 * @param self - The map in which to look up the key.
 * @param key - The key to look for. Objects are compared by reference.
 * @returns Whether the map contains the key.
 *
 * @example Narrow a string entered by a user
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.from<'tea' | 'milk', number>([['tea', 2]]);
 *
 * const priceOf = (input: string) =>
 *   Map.has(prices, input) ? Map.get(prices, input) : 0;
 *
 * priceOf('tea'); // => 2
 * priceOf('wine'); // => 0
 * ```
 *
 * @alias Map.member
 * @keywords containsKey, exists, contains, present, hasKey, test, guard
 * @category Access
 * @since 1.0.0
 */
export function has<Key, const Other>(
  self: ReadonlyMap<Key, unknown>,
  key: WiderThan<Key, Other>,
): key is Key & WiderThan<Key, Other>;
/**
 * Checks whether the map contains `key`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Other - The type of the key to look for, which may be wider than the type of the keys.
 * @param self - The map in which to look up the key.
 * @param key - The key to look for. Objects are compared by reference.
 * @returns Whether the map contains the key.
 *
 * @example A key with the value undefined
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', undefined]);
 *
 * Map.has(prices, 'tea'); // => true
 * Map.has(prices, 'coffee'); // => false
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function has<Key, const Other = Key>(
  self: ReadonlyMap<Key, unknown>,
  key: NoInfer<Key> | ([Key] extends [Other] ? Other : never),
): boolean;
export function has<Key>(self: ReadonlyMap<Key, unknown>, key: Key): boolean {
  checkMap(self, 'self');
  return self.has(key);
}

/**
 * Checks whether the map is empty.
 *
 * @param self - The map whose size is checked.
 * @returns Whether the map is empty.
 *
 * @example An empty map and a key with the value undefined
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.isEmpty(Map.of()); // => true
 * Map.isEmpty(Map.of(['tea', undefined])); // => false
 * ```
 *
 * @keywords size, length, zero, none, blank
 * @category Guards
 * @since 1.0.0
 */
export function isEmpty(self: ReadonlyMap<unknown, unknown>): boolean {
  checkMap(self, 'self');
  return self.size === 0;
}

/**
 * Returns the keys of a map, in order.
 *
 * @typeParam Key - The type of the keys.
 * @param self - The map to copy; later changes to it do not affect the result.
 * @returns A new array of the keys.
 *
 * @example All keys
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.keys(Map.of(['tea', 2], ['coffee', 3])); // => ['tea', 'coffee']
 * ```
 *
 * @alias keySeq
 * @keywords keySet, names, list, array
 * @category Access
 * @since 1.0.0
 */
export function keys<Key>(self: ReadonlyMap<Key, unknown>): readonly Key[] {
  checkMap(self, 'self');
  return [...self.keys()];
}

/**
 * Returns the values of a map, in the order of its keys.
 *
 * @typeParam Value - The type of the values.
 * @param self - The map to copy; later changes to it do not affect the result.
 * @returns A new array of the values.
 *
 * @example All values
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.values(Map.of(['tea', 2], ['coffee', 3])); // => [2, 3]
 * ```
 *
 * @alias valueSeq
 * @keywords list, array, contents
 * @category Access
 * @since 1.0.0
 */
export function values<Value>(self: ReadonlyMap<unknown, Value>): readonly Value[] {
  checkMap(self, 'self');
  return [...self.values()];
}

/**
 * Returns the key-value pairs, in the order of the keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map to copy; later changes to it do not affect the result.
 * @returns A new array of pairs.
 *
 * @example All entries
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.entries(Map.of(['tea', 2], ['coffee', 3])); // => [['tea', 2], ['coffee', 3]]
 * ```
 *
 * @alias toPairs, toEntries, entrySeq, toAscList
 * @keywords tuples, items, entrySet, iterate, array, loop, convert
 * @category Access
 * @since 1.0.0
 */
export function entries<Key, Value>(
  self: ReadonlyMap<Key, Value>,
): readonly (readonly [Key, Value])[] {
  checkMap(self, 'self');
  return [...self];
}

/**
 * Returns the first value that satisfies `predicate`, in the order of the keys, or None.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The map to search, in the order of its keys.
 * @param predicate - Called with each value and its key until it returns `true`.
 * @returns The value, or None.
 *
 * @example Find a value of a narrower type
 * ```ts
 * import { Map } from '@tstd/collection';
 * import { type Option, String } from '@tstd/core';
 *
 * const values = Map.from<string, number | string>([
 *   ['a', 1],
 *   ['b', 'two'],
 * ]);
 * const text: Option<string> = Map.find(values, String.hasInstance);
 *
 * text; // => 'two'
 * ```
 *
 * @alias findFirst, firstOrNull, findOne, detect, findWhere, singleOrNull, array_find, firstWhere,
 *   tryFind
 * @keywords search, locate
 * @category Access
 * @since 1.0.0
 */
export function find<Key, Value, To extends Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => value is To,
): Option<To>;
/**
 * Returns the first value that satisfies `predicate`, in the order of the keys, or None.
 *
 * The result is also None if the value found is `undefined`. To distinguish the two cases, use {@link some}.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map to search, in the order of its keys.
 * @param predicate - Called with each value and its key until it returns `true`.
 * @returns The value, or None.
 *
 * @example Find a value
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2], ['coffee', 3]);
 *
 * Map.find(prices, (price) => price > 2); // => 3
 * Map.find(prices, (price) => price > 3); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function find<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): Option<Value>;
export function find<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): Option<Value> {
  checkMap(self, 'self');
  checkFunction(predicate, 'predicate');
  return findEntry(self, predicate)?.[1];
}

/**
 * Applies `fn` to each value in turn and returns the first result that is not None.
 *
 * The search stops at that result. If `fn` returns None for every value, the result is None.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new value.
 * @param self - The map to search, in the order of its keys.
 * @param fn - Called with each value and its key until it returns a value other than None.
 * @returns The value, or None.
 *
 * @example Parse the first string that is an integer
 * ```ts
 * import { Map } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * const ages = Map.of(['Ada', 'unknown'], ['Alan', '41']);
 *
 * Map.findMap(ages, (text) => Int.parse(text)); // => 41
 * Map.findMap(ages, () => undefined); // => undefined
 * ```
 *
 * @alias pickFirst, firstNotNullOf
 * @keywords search, transform, parse, valid, convert, extract
 * @category Access
 * @since 1.0.0
 */
export function findMap<Key, Value, To>(
  self: ReadonlyMap<Key, Value>,
  fn: (value: Value, key: Key) => Option<To>,
): Option<To> {
  checkMap(self, 'self');
  checkFunction(fn, 'fn');
  for (const [key, value] of self) {
    const found = fn(value, key);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * Returns the key of the first value that satisfies `predicate`, in the order of the keys, or None.
 *
 * The result is also None if the key found is `undefined`. To distinguish the two cases, use {@link some}.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map to search, in the order of its keys.
 * @param predicate - Called with each value and its key until it returns `true`.
 * @returns The key, or None.
 *
 * @example Find a key
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2], ['coffee', 3]);
 *
 * Map.findKey(prices, (price) => price > 2); // => 'coffee'
 * Map.findKey(prices, (price) => price > 3); // => undefined
 * ```
 *
 * @keywords search, reverse, lookup, owner
 * @category Access
 * @since 1.0.0
 */
export function findKey<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): Option<Key> {
  checkMap(self, 'self');
  checkFunction(predicate, 'predicate');
  return findEntry(self, predicate)?.[0];
}

function findEntry<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): Option<readonly [Key, Value]> {
  for (const entry of self) {
    if (predicate(entry[1], entry[0])) {
      return entry;
    }
  }
  return undefined;
}

/**
 * Checks whether at least one value satisfies `predicate`.
 *
 * The check stops at the first value that satisfies `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map to search, in the order of its keys.
 * @param predicate - Called with each value and its key until it returns `true`.
 * @returns Whether at least one value satisfies `predicate`.
 *
 * @example Check that at least one value satisfies a test
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.some(Map.of(['tea', 2], ['coffee', 3]), (price) => price > 2); // => true
 * Map.some(Map.of(), () => true); // => false
 * ```
 *
 * @keywords exists, matches
 * @category Access
 * @since 1.0.0
 */
export function some<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): boolean {
  checkMap(self, 'self');
  checkFunction(predicate, 'predicate');
  return findEntry(self, predicate) !== undefined;
}

/**
 * Checks whether all values satisfy `predicate`. If so, the type of the map is narrowed.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The map whose values are tested; if the map is empty, the result is `true`.
 * @param predicate - Called with each value and its key until it returns `false`.
 * @returns Whether all values satisfy `predicate`.
 *
 * @example Narrow the type of a map
 * ```ts
 * import { Map } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const join = (values: Map<string, unknown>): string =>
 *   Map.every(values, String.hasInstance) ? Map.values(values).join(' ') : '';
 *
 * join(Map.of(['first', 'Ada'], ['last', 'Lovelace'])); // => 'Ada Lovelace'
 * join(Map.of(['age', 36])); // => ''
 * ```
 *
 * @alias allMatch, forall, everyMatch, allOf, allSatisfy
 * @keywords satisfy, validate
 * @category Access
 * @since 1.0.0
 */
export function every<Key, Value, To extends Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => value is To,
): self is ReadonlyMap<Key, To>;
/**
 * Checks whether all values satisfy `predicate`. The result is also `true` for an empty collection.
 *
 * The check stops at the first value that does not satisfy `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map whose values are tested; if the map is empty, the result is `true`.
 * @param predicate - Called with each value and its key until it returns `false`.
 * @returns Whether all values satisfy `predicate`.
 *
 * @example Check that all values satisfy a test
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.every(Map.of(['tea', 2], ['coffee', 3]), (price) => price > 2); // => false
 * Map.every(Map.of(), () => false); // => true
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function every<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): boolean;
export function every<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): boolean {
  checkMap(self, 'self');
  checkFunction(predicate, 'predicate');
  return !some(self, (value, key) => !predicate(value, key));
}

/**
 * Counts the values that satisfy `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map whose values are passed to `predicate`, in the order of its keys.
 * @param predicate - Called once with each value and its key; if it returns `true`, the value is counted.
 * @returns The number of values that satisfy `predicate`, 0 or more.
 *
 * @example Count the low prices
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2], ['coffee', 3], ['milk', 1]);
 *
 * Map.count(prices, (price) => price < 3); // => 2
 * ```
 *
 * @alias size, countWhere, countIf
 * @keywords tally, entries, condition
 * @category Access
 * @since 1.0.0
 */
export function count<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): number {
  checkMap(self, 'self');
  checkFunction(predicate, 'predicate');
  return reduce(self, (sum, value, key) => (predicate(value, key) ? sum + 1 : sum), 0);
}

/**
 * Calls `fn` with the state and each value, in the order of the keys, and returns the final state.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam State - The type of the state.
 * @param self - The map whose values are passed to `fn`, in the order of its keys.
 * @param fn - Called with the state, each value and its key, in order; returns the next state.
 * @param initial - The initial state.
 * @returns The final state, which is `initial` if the map is empty.
 *
 * @example Sum numbers
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.reduce(
 *   Map.of(['tea', 2], ['coffee', 3]),
 *   (sum, price) => sum + price,
 *   0,
 * ); // => 5
 * ```
 *
 * @alias fold, foldl, foldLeft, inject, aggregate, accumulate, foldMap, reduceOption, reduceLeft,
 *   foldlM, reduceWhile, foldl1
 * @keywords accumulator, sum, total, combine
 * @category Access
 * @since 1.0.0
 */
export function reduce<Key, Value, State>(
  self: ReadonlyMap<Key, Value>,
  fn: (state: State, value: Value, key: Key) => State,
  initial: State,
): State {
  checkMap(self, 'self');
  checkFunction(fn, 'fn');
  let state = initial;
  for (const [key, value] of entries(self)) {
    state = fn(state, value, key);
  }
  return state;
}

/**
 * Calls `fn` with each value and its key, in the order of the keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map whose values are passed to `fn`, in the order of its keys. If `fn` changes the map, the change has no effect on the calls.
 * @param fn - Called once with each value and its key; its result is ignored.
 * @returns Nothing.
 *
 * @example Add the values to a set
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const seen = new Set<number>();
 * Map.forEach(Map.of(['tea', 2], ['milk', 2]), (price) => seen.add(price));
 *
 * seen.size; // => 1
 * ```
 *
 * @keywords loop, iterate, traverse, side-effect
 * @category Control flow
 * @since 1.0.0
 */
export function forEach<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  fn: (value: Value, key: Key) => void,
): void {
  checkMap(self, 'self');
  checkFunction(fn, 'fn');
  for (const [key, value] of entries(self)) {
    fn(value, key);
  }
}
