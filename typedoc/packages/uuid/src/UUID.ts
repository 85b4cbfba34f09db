/**
 * 128-bit numbers, written as 32 hexadecimal digits in five groups.
 *
 * - A UUID is a string in canonical form, with hyphens and lower-case letters. You can therefore compare UUIDs with `===`, and they sort in the same order as strings and as numbers.
 * - Every 128-bit number is a UUID, whatever its version and variant. This includes future versions, {@link NIL} and {@link MAX}.
 * - {@link parse} and {@link codec} accept letters in either case. Braces, the `urn:uuid:` prefix and digits without hyphens are rejected; {@link parseURN} parses URNs.
 *
 * `randomUUID` and `timeOrderedUUID` create new UUIDs, and `nameBasedUUID` creates a UUID from a name.
 *
 * @alias Guid
 * @keywords identifier, primary, key, unique, id, validate, string
 * @module
 */

export {
  type UUID,
  type UUIDVersion,
  type UUIDVariant,
  NIL,
  MAX,
  NAMESPACE_DNS,
  NAMESPACE_URL,
  NAMESPACE_OID,
  NAMESPACE_X500,
  hasInstance,
} from './internal/uuid/model.js';
export { variant, version, timestamp } from './internal/uuid/fields.js';
export {
  of,
  parse,
  parseURN,
  asURN,
  fromBytes,
  toBytes,
  fromBigInt,
  toBigInt,
} from './internal/uuid/conversions.js';
export {
  compare,
  equals,
  lessThan,
  lessThanOrEqual,
  greaterThan,
  greaterThanOrEqual,
  min,
  max,
  clamp,
  isBetween,
} from './internal/uuid/comparisons.js';
export { equal, order, codec, bounded } from './internal/uuid/instances.js';
