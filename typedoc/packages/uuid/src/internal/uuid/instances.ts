import type { Bounded } from '@tstd/core/Bounded';
import * as Codec from '@tstd/core/Codec';
import { Equal } from '@tstd/core/Equal';
import type { Order } from '@tstd/core/Order';

import { compare, equals } from './comparisons.js';
import { parse } from './conversions.js';
import { hasInstance, MAX, NIL, type UUID } from './model.js';

/**
 * The `Equal` instance for UUIDs.
 *
 * @example Compare UUIDs with the instance
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.equal.equals(UUID.NIL, UUID.NIL); // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<UUID> = /* @__PURE__ */ Equal(equals);

/**
 * The `Order` instance for UUIDs, in ascending order.
 *
 * @example Sort UUIDs in descending order
 * ```ts
 * import { Order } from '@tstd/core';
 * import { UUID } from '@tstd/uuid';
 *
 * [UUID.NIL, UUID.MAX].sort(Order.reverse(UUID.order))[0] === UUID.MAX; // => true
 * ```
 *
 * @keywords keys
 * @category Instances
 * @since 1.0.0
 */
export const order: Order<UUID> = compare;

/**
 * The codec for UUIDs, which encodes them as JSON strings in lower case. It decodes the strings that {@link parse} accepts.
 *
 * In the JSON Schema of the codec, `format` documents the meaning, and validators enforce `pattern`.
 *
 * @example Decode a key
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { UUID } from '@tstd/uuid';
 *
 * const input = 'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6';
 *
 * UUID.codec.decode(input); // => { ok: true, value: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' }
 * UUID.codec.decode('f81d4fae').ok; // => false
 * Codec.toJSONSchema(UUID.codec)['format']; // => 'uuid'
 * ```
 *
 * @alias Schema.UUID, S.UUID, z.uuid, v.uuid, z.guid, z.uuidv4
 * @keywords id, API
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<UUID, string> = /* @__PURE__ */ Codec.of<UUID, string>({
  hasInstance,
  encode: (value) => value,
  decode: (input) => {
    const value = typeof input === 'string' ? parse(input) : undefined;
    return value === undefined ? Codec.fault('a UUID', input) : { ok: true, value };
  },
  schema: () => ({ type: 'string', format: 'uuid', pattern: PATTERN }),
});

/**
 * The smallest and the largest UUID, {@link NIL} and {@link MAX}.
 *
 * @example Read both bounds
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.bounded.minValue === UUID.NIL; // => true
 * UUID.bounded.maxValue === UUID.MAX; // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const bounded: Bounded<UUID> = /* @__PURE__ */ Object.freeze({
  minValue: NIL,
  maxValue: MAX,
});

const PATTERN = '^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$';
