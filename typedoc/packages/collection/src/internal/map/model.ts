/**
 * A map that is only read.
 *
 * It is the native `Map` under a type without the methods that change it. There is no wrapper and no conversion.
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
