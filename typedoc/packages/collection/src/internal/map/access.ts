import type { Option } from '@tstd/core';

/**
 * Returns the value under a key, or None when the map does not have the key.
 *
 * A value `undefined` is None too: {@link has} tells whether the key is there.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map to read.
 * @param key - The key to look for.
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
 * @category Access
 * @since 1.0.0
 */
export function get<Key, Value>(self: ReadonlyMap<Key, Value>, key: NoInfer<Key>): Option<Value> {
  return self.get(key);
}

/**
 * Returns `true` when the map has a key.
 *
 * @typeParam Key - The type of the keys.
 * @param self - The map to read.
 * @param key - The key to look for.
 * @returns Whether the map has the key.
 *
 * @example A value that is undefined
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
export function has<Key>(self: ReadonlyMap<Key, unknown>, key: NoInfer<Key>): boolean {
  return self.has(key);
}

/**
 * Returns the keys of a map, in their order.
 *
 * @typeParam Key - The type of the keys.
 * @param self - The map to read.
 * @returns A new array of the keys.
 *
 * @example All keys
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.keys(Map.of(['tea', 2], ['coffee', 3])); // => ['tea', 'coffee']
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function keys<Key>(self: ReadonlyMap<Key, unknown>): readonly Key[] {
  return [...self.keys()];
}

/**
 * Returns the values of a map, in the order of its keys.
 *
 * @typeParam Value - The type of the values.
 * @param self - The map to read.
 * @returns A new array of the values.
 *
 * @example All values
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.values(Map.of(['tea', 2], ['coffee', 3])); // => [2, 3]
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function values<Value>(self: ReadonlyMap<unknown, Value>): readonly Value[] {
  return [...self.values()];
}

/**
 * Returns the pairs of each key and its value, in the order of the keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param self - The map to read.
 * @returns A new array of pairs.
 *
 * @example All entries
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * Map.entries(Map.of(['tea', 2], ['coffee', 3])); // => [['tea', 2], ['coffee', 3]]
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function entries<Key, Value>(
  self: ReadonlyMap<Key, Value>,
): readonly (readonly [Key, Value])[] {
  return [...self];
}

/**
 * Returns the state that is left when a function has taken in all values, in the order of the keys.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @typeParam State - The type of the state.
 * @param self - The map to read.
 * @param fn - A function of the state, the value and its key that gives the next state.
 * @param initial - The state to start from.
 * @returns The last state, which is the initial one when the map is empty.
 *
 * @example Add up
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
 * @category Access
 * @since 1.0.0
 */
export function reduce<Key, Value, State>(
  self: ReadonlyMap<Key, Value>,
  fn: (state: State, value: Value, key: Key) => State,
  initial: State,
): State {
  let state = initial;
  for (const [key, value] of entries(self)) {
    state = fn(state, value, key);
  }
  return state;
}
