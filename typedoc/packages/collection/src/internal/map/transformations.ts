import { checkFunction } from '@tstd/error/Argument';
import { checkMap } from '../checks.js';
import type { Option } from '@tstd/core';

import { entries } from './access.js';

/**
 * Returns a copy of the map with `key` set to `value`, whether or not the map already contains the key.
 *
 * A new key is added at the end of the map.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam NewKey - The type of the key to set.
 * @typeParam NewValue - The type of the value to set.
 * @param self - The original map, which is not changed.
 * @param key - The key, new or already in the map. Objects are compared by reference.
 * @param value - The new value for `key`.
 * @returns A new map.
 *
 * @example Add a key and replace a value
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2], ['coffee', 3]);
 *
 * Map.entries(Map.set(prices, 'tea', 4)); // => [['tea', 4], ['coffee', 3]]
 * Map.entries(Map.set(prices, 'milk', 1)); // => [['tea', 2], ['coffee', 3], ['milk', 1]]
 * ```
 *
 * @alias Map.insert
 * @keywords put, insert, upsert, assoc, assign, overwrite, immutable, copy
 * @category Transformations
 * @since 1.0.0
 */
export function set<Key, Value, NewKey = Key, NewValue = Value>(
  self: ReadonlyMap<Key, Value>,
  key: NewKey,
  value: NewValue,
): ReadonlyMap<Key | NewKey, Value | NewValue> {
  checkMap(self, 'self');
  return new Map<Key | NewKey, Value | NewValue>(self).set(key, value);
}

/**
 * Returns a copy of the map in which the value for `key` is replaced by the result of `fn`.
 *
 * If the map does not contain the key, the result is None and `fn` is not called.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam NewValue - The type of the new value.
 * @param self - The original map, which is not changed.
 * @param key - The key to look for. Objects are compared by reference.
 * @param fn - Called with the current value for `key`, if the key exists; returns the new value.
 * @returns A new map with the same keys, or None.
 *
 * @example Update a value
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2]);
 *
 * Map.update(prices, 'tea', (price) => price + 1); // => Map.of(['tea', 3])
 * Map.update(prices, 'coffee', (price) => price + 1); // => undefined
 * ```
 *
 * @alias evolve, modifyAt, computeIfAbsent, getOrPut, putIfAbsent, or_insert, or_insert_with,
 *   and_modify, Map.adjust, Map.alter, insertWith, Map.insertWith
 * @keywords modify, alter, adjust, increment, computeIfPresent, counter, immutable
 * @category Transformations
 * @since 1.0.0
 */
export function update<Key, Value, NewValue = Value>(
  self: ReadonlyMap<Key, Value>,
  key: NoInfer<Key>,
  fn: (value: Value) => NewValue,
): Option<ReadonlyMap<Key, Value | NewValue>> {
  checkMap(self, 'self');
  checkFunction(fn, 'fn');
  // SAFETY: the map has the key, so its value has the type `Value`, which may include undefined.
  return self.has(key) ? set(self, key, fn(self.get(key) as Value)) : undefined;
}

/**
 * Returns a copy of the map without `key`.
 *
 * If the map does not contain the key, the result is an equal map.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The original map, which is not changed.
 * @param key - The key to remove. Objects are compared by reference.
 * @returns A new map.
 *
 * @example Remove a key
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2], ['coffee', 3]);
 *
 * Map.keys(Map.delete(prices, 'tea')); // => ['coffee']
 * Map.keys(Map.delete(prices, 'milk')); // => ['tea', 'coffee']
 * ```
 *
 * @alias Map.remove
 * @keywords remove, drop, discard, erase, dissoc, immutable, evict, cache
 * @category Transformations
 * @since 1.0.0
 */
function deleteKey<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  key: NoInfer<Key>,
): ReadonlyMap<Key, Value> {
  checkMap(self, 'self');
  const result = new Map(self);
  result.delete(key);
  return result;
}

// `delete` is a reserved word: an export may have this name, but a declaration may not.
export { deleteKey as delete };

/**
 * Applies `fn` to each value and returns a map from the same keys to the results.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new values.
 * @param self - The map whose values are passed to `fn`, in the order of its keys.
 * @param fn - Called once with each value and its key; returns the new value.
 * @returns A new map with the same keys.
 *
 * @example Change each value
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.map(Map.of(['tea', 2]), (price) => price * 2); // => Map.of(['tea', 4])
 * Map.map(Map.of(['tea', 2]), (price, name) => `${name}: ${price}`); // => Map.of(['tea', 'tea: 2'])
 * ```
 *
 * @keywords mapValues, convert, transformValues, entries
 * @category Transformations
 * @since 1.0.0
 */
export function map<Key, Value, To>(
  self: ReadonlyMap<Key, Value>,
  fn: (value: Value, key: Key) => To,
): ReadonlyMap<Key, To> {
  checkMap(self, 'self');
  checkFunction(fn, 'fn');
  return new Map(entries(self).map(([key, value]) => [key, fn(value, key)]));
}

/**
 * Returns a map of only the entries whose values satisfy `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The map whose values are passed to `predicate`, in the order of its keys.
 * @param predicate - Called once with each value and its key; if it returns `true`, the entry is kept.
 * @returns A new map of the entries whose values satisfy `predicate`.
 *
 * @example Keep the values of a narrower type
 * ```ts
 * import { Map } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const values = Map.from<string, number | string>([
 *   ['a', 1],
 *   ['b', 'two'],
 * ]);
 * const texts: Map<string, string> = Map.filter(values, String.hasInstance);
 *
 * texts; // => Map.of(['b', 'two'])
 * ```
 *
 * @keywords condition, matching, criteria, remove, entries
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Key, Value, To extends Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => value is To,
): ReadonlyMap<Key, To>;
/**
 * Returns a map of only the entries whose values satisfy `predicate`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map whose values are passed to `predicate`, in the order of its keys.
 * @param predicate - Called once with each value and its key; if it returns `true`, the entry is kept.
 * @returns A new map of the entries whose values satisfy `predicate`.
 *
 * @example Filter by value and by key
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2], ['coffee', 3]);
 *
 * Map.filter(prices, (price) => price > 2); // => Map.of(['coffee', 3])
 * Map.filter(prices, (_, name) => name === 'tea'); // => Map.of(['tea', 2])
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): ReadonlyMap<Key, Value>;
export function filter<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): ReadonlyMap<Key, Value> {
  checkMap(self, 'self');
  checkFunction(predicate, 'predicate');
  return new Map(entries(self).filter(([key, value]) => predicate(value, key)));
}

/**
 * Applies `fn` to each value and returns a map of the results that are not None. Each result keeps its key.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type of the new values.
 * @param self - The map whose values are passed to `fn`, in the order of its keys.
 * @param fn - Called once with each value and its key; returns the new value, or None to leave out the key.
 * @returns A new map.
 *
 * @example Parse the strings that are integers
 * ```ts
 * import { Map } from '@tstd/collection';
 * import { Int } from '@tstd/num';
 *
 * const texts = Map.of(['tea', '2'], ['milk', 'none']);
 *
 * Map.filterMap(texts, (text) => Int.parse(text)); // => Map.of(['tea', 2])
 * ```
 *
 * @alias compact, compactMap, collect, mapMaybe, catMaybes, choose, mapNotNull, compactBy,
 *   getSomes, flattenOption, mapPartial, filterMapWithIndex
 * @keywords null, undefined, missing, invalid, skip, parse
 * @category Transformations
 * @since 1.0.0
 */
export function filterMap<Key, Value, To>(
  self: ReadonlyMap<Key, Value>,
  fn: (value: Value, key: Key) => Option<To>,
): ReadonlyMap<Key, To> {
  checkMap(self, 'self');
  checkFunction(fn, 'fn');
  const result = new Map<Key, To>();
  for (const [key, value] of entries(self)) {
    const to = fn(value, key);
    if (to !== undefined) {
      result.set(key, to);
    }
  }
  return result;
}

/**
 * Splits the map in two: the entries whose values satisfy `predicate`, and the others.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The map to split; the keys keep their order in both maps of the result.
 * @param predicate - Called once with each value and its key; if it returns `true`, the entry is added to the first part of the result.
 * @returns A pair of new maps: the entries whose values satisfy `predicate`, and the others.
 *
 * @example Separate strings from numbers
 * ```ts
 * import { Map } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const values = Map.from<string, number | string>([
 *   ['a', 1],
 *   ['b', 'two'],
 * ]);
 * const [texts, numbers] = Map.partition(values, String.hasInstance);
 *
 * Map.get(texts, 'b')?.length; // => 3
 * Map.get(numbers, 'a')?.toFixed(1); // => '1.0'
 * ```
 *
 * @alias span, splitBy, bifurcate
 * @keywords divide, groups, matching
 * @category Transformations
 * @since 1.0.0
 */
export function partition<Key, Value, To extends Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => value is To,
): readonly [ReadonlyMap<Key, To>, ReadonlyMap<Key, Exclude<Value, To>>];
/**
 * Splits the map in two: the entries whose values satisfy `predicate`, and the others.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map to split; the keys keep their order in both maps of the result.
 * @param predicate - Called once with each value and its key; if it returns `true`, the entry is added to the first part of the result.
 * @returns A pair of new maps: the entries whose values satisfy `predicate`, and the others.
 *
 * @example Separate low prices from high ones
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2], ['coffee', 3]);
 *
 * Map.partition(prices, (price) => price > 2); // => [Map.of(['coffee', 3]), Map.of(['tea', 2])]
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function partition<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): readonly [ReadonlyMap<Key, Value>, ReadonlyMap<Key, Value>];
export function partition<Key, Value>(
  self: ReadonlyMap<Key, Value>,
  predicate: (value: Value, key: Key) => boolean,
): readonly [ReadonlyMap<Key, Value>, ReadonlyMap<Key, Value>] {
  checkMap(self, 'self');
  checkFunction(predicate, 'predicate');
  const passed = new Map<Key, Value>();
  const others = new Map<Key, Value>();
  for (const [key, value] of entries(self)) {
    (predicate(value, key) ? passed : others).set(key, value);
  }
  return [passed, others];
}

/**
 * Merges two maps. If both contain a key, `onBoth` computes its value.
 *
 * The keys of the first map come first. To prefer the values of the second map, pass `(_, otherValue) => otherValue`.
 *
 * @typeParam Key - The type of the keys of the first map.
 * @typeParam Value - The type of the values of the first map.
 * @typeParam OtherKey - The type of the keys of the second map.
 * @typeParam OtherValue - The type of the values of the second map.
 * @typeParam Both - The type of the values that `onBoth` returns.
 * @param self - The map that provides the first argument of `onBoth`.
 * @param other - The map that provides the second argument of `onBoth`.
 * @param onBoth - Called with both values and their key, once for each key that both maps contain.
 * @returns A new map.
 *
 * @example Add up the stocks of two warehouses
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const one = Map.of(['tea', 2], ['milk', 1]);
 * const other = Map.of(['coffee', 3], ['tea', 5]);
 * const sum = Map.merge(
 *   one,
 *   other,
 *   (value, otherValue) => value + otherValue,
 * );
 *
 * Map.entries(sum); // => [['tea', 7], ['milk', 1], ['coffee', 3]]
 * ```
 *
 * @alias assign, mergeRight, extendObject, spread, defaults, Map.putAll, Map.unionWith, putAll,
 *   assignIn, assignAll, mergeWithKey, array_merge
 * @keywords combine, union, conflict, sum, overwrite
 * @category Combinations
 * @since 1.0.0
 */
export function merge<Key, Value, OtherKey, OtherValue, Both = Value | OtherValue>(
  self: ReadonlyMap<Key, Value>,
  other: ReadonlyMap<OtherKey, OtherValue>,
  onBoth: (value: Value, otherValue: OtherValue, key: Key & OtherKey) => Both,
): ReadonlyMap<Key | OtherKey, Value | OtherValue | Both> {
  checkMap(self, 'self');
  checkMap(other, 'other');
  checkFunction(onBoth, 'onBoth');
  const result = new Map<Key | OtherKey, Value | OtherValue | Both>(self);
  for (const [key, otherValue] of entries(other)) {
    // SAFETY: the first map has the key, so the key and its value have the types of that map.
    const common = key as Key & OtherKey;
    result.set(
      key,
      self.has(common) ? onBoth(self.get(common) as Value, otherValue, common) : otherValue,
    );
  }
  return result;
}
