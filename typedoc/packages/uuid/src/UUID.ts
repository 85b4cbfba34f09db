/**
 * UUIDs: numbers of 128 bits, written as 32 hexadecimal digits in five groups.
 *
 * - The type is a string in its one canonical form: hyphens, and letters in lower case. So `===` is the equality, and the order of the texts is that of the numbers.
 * - All 2^128 of them are UUIDs: those of any version and any variant, of versions to come, and {@link NIL} and {@link MAX}.
 * - {@link parse} and {@link codec} read letters of either case. Braces, a `urn:uuid:` before it and digits without hyphens are refused; {@link parseURN} reads URNs.
 *
 * `randomUUID` and `timeOrderedUUID` make new ones, and `nameBasedUUID` makes that of a name.
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
