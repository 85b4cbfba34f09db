import { checkObject } from '@tstd/error/Argument';
import type { Equal } from '@tstd/core';
import * as Codec from '@tstd/core/Codec';

import { checkEqual } from '../checks.js';

/**
 * Returns an `Equal` that compares the values of maps, key by key, with `equal`.
 *
 * Two maps are equal if they have the same keys, in any order, and equal values for each key.
 *
 * @typeParam Value - The type of the values.
 * @param equal - The `Equal` that compares the two values of a key.
 * @returns An `Equal` for maps.
 *
 * @example Compare regardless of the order of the keys
 * ```ts
 * import { Map } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const { equals } = Map.equal(String.equal);
 *
 * equals(Map.of([1, 'x'], [2, 'y']), Map.of([2, 'y'], [1, 'x'])); // => true
 * equals(Map.of([1, 'x']), Map.of([1, 'x'], [2, 'y'])); // => false
 * ```
 *
 * @keywords identical, deepEqual, compare, content
 * @category Instances
 * @since 1.0.0
 */
export function equal<Value>(equal: Equal<Value>): Equal<ReadonlyMap<unknown, Value>> {
  checkEqual(equal, 'equal');
  return {
    equals: (self, other) => {
      if (self.size !== other.size) {
        return false;
      }
      for (const [key, value] of self) {
        // SAFETY: the map has the key, so its value has the type `Value`, which may include undefined.
        if (!other.has(key) || !equal.equals(value, other.get(key) as Value)) {
          return false;
        }
      }
      return true;
    },
  };
}

/**
 * Returns a codec for maps that decodes and encodes keys with `key` and values with `value`. The function is the same as `Codec.map`.
 *
 * @typeParam Key - The type of the keys.
 * @typeParam EncodedKey - The type of the encoded keys.
 * @typeParam KeyInput - The type of the input that the codec for the keys accepts.
 * @typeParam Value - The type of the values.
 * @typeParam EncodedValue - The type of the encoded values.
 * @typeParam ValueInput - The type of the input that the codec for the values accepts.
 * @param key - The codec that decodes and encodes each key.
 * @param value - The codec that decodes and encodes each value.
 * @returns A codec for maps, which encodes a map as an array of pairs.
 *
 * @example Decode a map from numbers to names
 * ```ts
 * import { Map } from '@tstd/collection';
 * import { Codec, Int } from '@tstd/core';
 *
 * const codec = Map.codec(Int.codec, Codec.string);
 *
 * codec.decode([[1, 'Ada']]); // => { ok: true, value: Map.of([1, 'Ada']) }
 * codec.decode([['1', 'Ada']]).ok; // => false
 * ```
 *
 * @keywords JSON, validate, parse, deserialize, entries, pairs
 * @category Instances
 * @since 1.0.0
 */
export function codec<Key, EncodedKey, KeyInput, Value, EncodedValue, ValueInput>(
  key: Codec.Codec<Key, EncodedKey, KeyInput>,
  value: Codec.Codec<Value, EncodedValue, ValueInput>,
): Codec.Codec<
  ReadonlyMap<Key, Value>,
  readonly (readonly [EncodedKey, EncodedValue])[],
  readonly (readonly [KeyInput, ValueInput])[]
> {
  checkObject(key, 'key');
  checkObject(value, 'value');
  return Codec.map(key, value);
}
