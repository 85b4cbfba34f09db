import { checkIterable } from '@tstd/error/Argument';
import { checkPair } from '../checks.js';

/**
 * Creates a map from the given key-value pairs.
 *
 * If several pairs have the same key, the key keeps the position of the first pair and the value of the last pair.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param entries - The pairs, which determine the order of the keys.
 * @returns A new map.
 *
 * @example Create a map of two entries
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices = Map.of(['tea', 2], ['coffee', 3]);
 *
 * Map.get(prices, 'coffee'); // => 3
 * Map.of().size; // => 0
 * ```
 *
 * @alias Map.ofEntries, hashMapOf, linkedMapOf, mutableMapOf
 * @keywords literal, create, values
 * @category Constructors
 * @since 1.0.0
 */
export function of<Key, Value>(
  ...entries: readonly (readonly [Key, Value])[]
): ReadonlyMap<Key, Value> {
  return from(entries);
}

/**
 * Creates a map from an iterable of key-value pairs.
 *
 * If several pairs have the same key, the key keeps the position of the first pair and the value of the last pair.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 * @param entries - An array or any other iterable of pairs, such as another map.
 * @returns A new map, which you can modify.
 *
 * @example Create a map from a record
 * ```ts
 * import { Map, Record } from '@tstd/collection';
 *
 * const prices = Map.from(Record.entries({ tea: 2, coffee: 3 }));
 *
 * Map.get(prices, 'tea'); // => 2
 * Map.from([]).size; // => 0
 * ```
 *
 * @alias Map.fromList
 * @keywords convert, object, fromEntries, array, construct
 * @category Constructors
 * @since 1.0.0
 */
export function from<Key, Value>(entries: Iterable<readonly [Key, Value]>): Map<Key, Value> {
  checkIterable(entries, 'entries');
  const result = new Map<Key, Value>();
  for (const entry of entries) {
    checkPair(entry, 'entries');
    result.set(entry[0], entry[1]);
  }
  return result;
}
