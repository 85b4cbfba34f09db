import { checkObject } from '@tstd/error/Argument';
import type { Equal } from '@tstd/core';
import * as Codec from '@tstd/core/Codec';

import { checkEqual } from '../checks.js';
import { every, size } from './access.js';
import { hasOwn } from './hasOwn.js';
import type { Record } from './model.js';

/**
 * Returns an `Equal` that compares the values of records, key by key, with `equal`.
 *
 * Two records are equal if they have the same keys, in any order, and equal values for each key.
 *
 * @typeParam Value - The type of the values.
 * @param equal - The `Equal` that compares the two values of a key.
 * @returns An `Equal` for records.
 *
 * @example Compare regardless of the order of the keys
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { String } from '@tstd/core';
 *
 * const equal = Record.equal(String.equal);
 *
 * equal.equals({ a: 'x', b: 'y' }, { b: 'y', a: 'x' }); // => true
 * equal.equals({ a: 'x' }, { a: 'x', b: 'y' }); // => false
 * ```
 *
 * @keywords identical, deepEqual, compare, object, shallow, content
 * @category Instances
 * @since 1.0.0
 */
export function equal<Value>(equal: Equal<Value>): Equal<Record<string, Value>> {
  checkEqual(equal, 'equal');
  return {
    equals: (self, other) =>
      size(self) === size(other) &&
      every(self, (value, key) => hasOwn(other, key) && equal.equals(value, other[key] as Value)),
  };
}

/**
 * Returns a codec for records that decodes and encodes their values with `codec`. The function is the same as `Codec.record`.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Encoded - The type of the encoded values.
 * @typeParam Input - The type of the input that the codec accepts.
 * @param codec - The codec that decodes and encodes each value.
 * @returns A codec for records.
 *
 * @example Decode a record of prices by name
 * ```ts
 * import { Record } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * const codec = Record.codec(Int.codec);
 *
 * codec.decode({ tea: 2 }); // => { ok: true, value: { tea: 2 } }
 * codec.decode({ tea: 0.5 }).ok; // => false
 * ```
 *
 * @keywords JSON, validate, parse, deserialize, dictionary
 * @category Instances
 * @since 1.0.0
 */
export function codec<Value, Encoded, Input>(
  codec: Codec.Codec<Value, Encoded, Input>,
): Codec.Codec<Record<string, Value>, Record<string, Encoded>, Record<string, Input>> {
  checkObject(codec, 'codec');
  return Codec.record(codec);
}
