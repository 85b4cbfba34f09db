import { checkObject } from '@tstd/error/Argument';
import type { Equal } from '@tstd/core';
import * as Codec from '@tstd/core/Codec';

import { isSubsetOf } from './access.js';

/**
 * The `Equal` instance for sets: two sets are equal if they have the same values, in any order.
 *
 * @example Compare regardless of the order of the values
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.equal.equals(Set.of(1, 2), Set.of(2, 1)); // => true
 * Set.equal.equals(Set.of(1), Set.of(1, 2)); // => false
 * ```
 *
 * @alias SetEquals
 * @keywords content, compare
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<ReadonlySet<unknown>> = Object.freeze({
  equals: (self: ReadonlySet<unknown>, other: ReadonlySet<unknown>) =>
    self.size === other.size && isSubsetOf(self, other),
});

/**
 * Returns a codec for sets that decodes and encodes their values with `codec`. The function is the same as `Codec.set`.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Encoded - The type of the encoded values.
 * @typeParam Input - The type of the input that the codec accepts.
 * @param codec - The codec that decodes and encodes each value.
 * @returns A codec for sets, which encodes a set as an array.
 *
 * @example Decode a set of tags
 * ```ts
 * import { Set } from '@tstd/collection';
 * import { Codec } from '@tstd/core';
 *
 * const codec = Set.codec(Codec.string);
 *
 * codec.decode(['a', 'b']); // => { ok: true, value: Set.of('a', 'b') }
 * codec.decode(['a', 'b', 'a']).ok; // => false
 * ```
 *
 * @keywords JSON, validate, parse, deserialize, unique, distinct
 * @category Instances
 * @since 1.0.0
 */
export function codec<Value, Encoded, Input>(
  codec: Codec.Codec<Value, Encoded, Input>,
): Codec.Codec<ReadonlySet<Value>, readonly Encoded[], readonly Input[]> {
  checkObject(codec, 'codec');
  return Codec.set(codec);
}
