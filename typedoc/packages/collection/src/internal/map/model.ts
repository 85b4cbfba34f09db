/**
 * A read-only map.
 *
 * It is a native `Map` with a type that omits the methods that change the map. Maps are neither wrapped nor converted.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam Value - The type of the values.
 *
 * @example A function that does not change its argument
 * ```ts
 * import { Map } from '@tstd/collection';
 *
 * const prices: Map<string, number> = Map.of(['tea', 2]);
 *
 * Map.entries(Map.set(prices, 'coffee', 3)); // => [['tea', 2], ['coffee', 3]]
 * prices.size; // => 1
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Map<Key, Value> = ReadonlyMap<Key, Value>;
