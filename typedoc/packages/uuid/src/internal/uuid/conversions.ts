import type { Option } from '@tstd/core/Option';
import { checkArgument } from '@tstd/error';
import { checkBigInt, checkString } from '@tstd/error/Argument';

import type { UUIDString } from '../../UUIDString.js';
import { asText, digitsOf, isBytes, withDashes } from '../bytes.js';
import { checkUUID } from './checkUUID.js';
import { hasInstance, type UUID } from './model.js';

/**
 * Converts a string to a lower-case UUID, or throws if the string is not a UUID. Use this function for strings that are fixed in your code, and {@link parse} for external strings.
 *
 * @param text - A UUID with its hyphens, in upper or lower case.
 * @returns The UUID.
 * @throws An {@link ArgumentError} if the string is not a UUID.
 *
 * @example Convert a literal to a UUID
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.of('C232AB00-9414-11EC-B3C8-9F6BDECED846'); // => 'c232ab00-9414-11ec-b3c8-9f6bdeced846'
 * UUID.of('not-a-uuid-at-all'); // => throws ArgumentError
 * ```
 *
 * @keywords cast, constant, hardcoded, string, fixture
 * @category Constructors
 * @since 1.0.0
 */
export function of(text: UUIDString): UUID {
  checkString(text, 'text');
  const uuid = parse(text);
  checkArgument(uuid !== undefined, 'text', 'a UUID', text);
  return uuid;
}

/**
 * Parses a string as a UUID. Returns the UUID in lower case, or None if the string is not a UUID.
 *
 * The string must contain exactly 32 hexadecimal digits, with hyphens after the 8th, 12th, 16th and 20th digits, and no other characters. Letters are accepted in either case, as the standard requires.
 *
 * | String | Result |
 * | --- | --- |
 * | `f81d4fae-7dec-11d0-a765-00a0c91e6bf6` | returned unchanged |
 * | `F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6` | returned in lower case |
 * | `urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6` | None: use {@link parseURN} |
 * | `{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}` | None |
 * | `f81d4fae7dec11d0a76500a0c91e6bf6` | None |
 *
 * @param text - The string to parse, in upper or lower case. If there is white space around the UUID, the result is None.
 * @returns The UUID, or None if the string is not a UUID.
 *
 * @example Accepted and rejected strings
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.parse('F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6'); // => 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
 * UUID.parse('{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}'); // => undefined
 * UUID.parse(' f81d4fae-7dec-11d0-a765-00a0c91e6bf6'); // => undefined
 * UUID.parse(''); // => undefined
 * ```
 *
 * @alias Uuid::parse_str
 * @keywords validate, string, normalize, invalid, uppercase, braces, check
 * @category Conversions
 * @since 1.0.0
 * @see RFC 9562, section 4
 */
export function parse(text: string): Option<UUID> {
  checkString(text, 'text');
  const lower = text.toLowerCase();
  return hasInstance(lower) ? lower : undefined;
}

/**
 * Parses a string as the URN of a UUID. Returns the UUID, or None if the string is not the URN of a UUID.
 *
 * Letters are accepted in either case, including those of `urn:uuid:`.
 *
 * @param text - The string `urn:uuid:` followed by a UUID, in upper or lower case.
 * @returns The UUID, or None if the string is not `urn:uuid:` followed by a UUID.
 *
 * @example Parse a URN
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.parseURN('urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6'); // => 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
 * UUID.parseURN('f81d4fae-7dec-11d0-a765-00a0c91e6bf6'); // => undefined
 * UUID.parseURN('urn:isbn:9780131103627'); // => undefined
 * ```
 *
 * @keywords urn:uuid, prefix, URI, text
 * @category Conversions
 * @since 1.0.0
 * @see RFC 9562, section 4, and RFC 8141
 */
export function parseURN(text: string): Option<UUID> {
  checkString(text, 'text');
  const lower = text.toLowerCase();
  return lower.startsWith(URN) ? parse(lower.slice(URN.length)) : undefined;
}

/**
 * Converts a UUID to a URN.
 *
 * @param self - A UUID of any version and variant.
 * @returns The string `urn:uuid:` followed by the UUID.
 *
 * @example Convert a UUID to a URN
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.asURN(UUID.of('f81d4fae-7dec-11d0-a765-00a0c91e6bf6')); // => 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
 * ```
 *
 * @keywords urn:uuid, prefix, URI, text, XML
 * @category Conversions
 * @since 1.0.0
 * @see RFC 9562, section 4, and RFC 8141
 */
export function asURN(self: UUID): string {
  checkUUID(self, 'self');
  return URN + self;
}

/**
 * Converts 16 bytes, most significant byte first, to a UUID, or returns None for any other number of bytes.
 *
 * @param bytes - The 16 bytes, which do not need to contain a known version or variant.
 * @returns The UUID, or None.
 *
 * @example Read a UUID from a binary column
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.fromBytes(new Uint8Array(16).fill(0xab)); // => 'abababab-abab-abab-abab-abababababab'
 * UUID.fromBytes(new Uint8Array(15)); // => undefined
 * ```
 *
 * @alias stringify, unsafeStringify
 * @keywords Uint8Array, buffer, BIN_TO_UUID, decode, database, BYTEA, parse
 * @category Conversions
 * @since 1.0.0
 */
export function fromBytes(bytes: Uint8Array): Option<UUID> {
  checkArgument(isBytes(bytes), 'bytes', 'a Uint8Array', bytes);
  // SAFETY: the string is in the canonical form.
  return bytes.length === 16 ? (asText(bytes) as UUID) : undefined;
}

/**
 * Converts a UUID to 16 bytes, most significant byte first.
 *
 * @param self - A UUID of any version and variant.
 * @returns A new array of 16 bytes.
 *
 * @example Write a UUID to a binary column
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * const bytes = UUID.toBytes(UUID.of('c232ab00-9414-11ec-b3c8-9f6bdeced846'));
 *
 * bytes.length; // => 16
 * bytes[0]; // => 0xc2
 * ```
 *
 * @alias toByteArray, asBytes, getBytes
 * @keywords Uint8Array, buffer, UUID_TO_BIN, encode, database, compact, store, MySQL, BYTEA
 * @category Conversions
 * @since 1.0.0
 */
export function toBytes(self: UUID): Uint8Array {
  checkUUID(self, 'self');
  const digits = digitsOf(self);
  return Uint8Array.from({ length: 16 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

/**
 * Converts a big integer to a UUID. Returns None if the integer is negative or has more than 128 bits.
 *
 * @param value - A big integer from 0 to 2^128 - 1.
 * @returns The UUID, or None.
 *
 * @example Convert a 128-bit number to a UUID
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.fromBigInt(255n); // => '00000000-0000-0000-0000-0000000000ff'
 * UUID.fromBigInt(-1n); // => undefined
 * UUID.fromBigInt(2n ** 128n); // => undefined
 * ```
 *
 * @keywords integer, convert, decimal, UInt128
 * @category Conversions
 * @since 1.0.0
 */
export function fromBigInt(value: bigint): Option<UUID> {
  checkBigInt(value, 'value');
  const isInRange = value >= 0n && value < 2n ** 128n;
  // SAFETY: the string is in the canonical form.
  return isInRange ? (withDashes(value.toString(16).padStart(32, '0')) as UUID) : undefined;
}

/**
 * Converts a UUID to a big integer.
 *
 * @param self - A UUID of any version and variant.
 * @returns The number, from 0 to 2^128 - 1.
 *
 * @example Convert a UUID to a 128-bit number
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.toBigInt(UUID.of('00000000-0000-0000-0000-0000000000ff')); // => 255n
 * UUID.toBigInt(UUID.MAX) === 2n ** 128n - 1n; // => true
 * ```
 *
 * @alias toBigInteger, as_u128
 * @keywords integer, convert, decimal, UInt128
 * @category Conversions
 * @since 1.0.0
 */
export function toBigInt(self: UUID): bigint {
  checkUUID(self, 'self');
  return BigInt(`0x${digitsOf(self)}`);
}

const URN = 'urn:uuid:';
