import type { Tag } from '@tstd/core-type';

import type { UUIDString } from '../../UUIDString.js';

/**
 * A UUID: a 128-bit number, written as 32 lower-case hexadecimal digits in five groups.
 *
 * The type is branded. At run time, a UUID is a string. To the compiler, a string is a UUID only after {@link of}, {@link parse} or {@link hasInstance} has checked it.
 *
 * @example A function that accepts only UUIDs
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * function pathOf(id: UUID): string {
 *   return `/users/${id}`;
 * }
 *
 * pathOf(UUID.of('919108F7-52D1-4320-9BAC-F847DB4148A8')); // => '/users/919108f7-52d1-4320-9bac-f847db4148a8'
 * // @ts-expect-error TS2345: To the compiler, a string is not a UUID.
 * pathOf('me'); // => '/users/me'
 * ```
 *
 * @category Models
 * @since 1.0.0
 * @see RFC 9562, section 4
 */
export type UUID = UUIDString & Tag<'UUID'>;

/**
 * The versions of UUIDs that RFC 9562 defines.
 *
 * | Version | Content |
 * | --- | --- |
 * | 1 | the time, in a byte order that prevents sorting by time, and a node ID |
 * | 2 | data defined by DCE Security |
 * | 3 | the MD5 digest of a name |
 * | 4 | random bits |
 * | 5 | the SHA-1 digest of a name |
 * | 6 | the fields of version 1, in a byte order that allows sorting by time |
 * | 7 | the time in milliseconds, and random bits |
 * | 8 | application-specific data |
 *
 * @example Compare the version of a UUID
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * const wanted: UUID.UUIDVersion = 4;
 *
 * UUID.version(UUID.of('919108f7-52d1-4320-9bac-f847db4148a8')) === wanted; // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 * @see RFC 9562, section 4.2
 */
export type UUIDVersion = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * The variants of UUIDs, each named after the authority that defines the meaning of the bits.
 *
 * | Variant | 17th digit | Authority |
 * | --- | --- | --- |
 * | `'ncs'` | `0` to `7` | the Network Computing System (NCS), reserved; includes {@link NIL} |
 * | `'rfc9562'` | `8` to `b` | RFC 9562, and RFC 4122 before it |
 * | `'microsoft'` | `c` or `d` | Microsoft, reserved |
 * | `'future'` | `e` or `f` | none yet, reserved; includes {@link MAX} |
 *
 * @example Compare the variant of a UUID
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * const usual: UUID.UUIDVariant = 'rfc9562';
 *
 * UUID.variant(UUID.of('919108f7-52d1-4320-9bac-f847db4148a8')) === usual; // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 * @see RFC 9562, section 4.1
 */
export type UUIDVariant = 'ncs' | 'rfc9562' | 'microsoft' | 'future';

/**
 * The nil UUID, whose bits are all 0. It is the smallest UUID.
 *
 * @example The lower bound of all UUIDs
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.NIL; // => '00000000-0000-0000-0000-000000000000'
 * ```
 *
 * @alias NIL_UUID, Guid.Empty
 * @keywords empty, null, 00000000-0000, default
 * @category Constructors
 * @since 1.0.0
 * @see RFC 9562, section 5.9
 */
export const NIL: UUID = '00000000-0000-0000-0000-000000000000' as UUID;

/**
 * The max UUID, whose bits are all 1. It is the largest UUID. Do not confuse it with the {@link max} function, which returns the larger of two UUIDs.
 *
 * @example The upper bound of all UUIDs
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.MAX; // => 'ffffffff-ffff-ffff-ffff-ffffffffffff'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 * @see RFC 9562, section 5.10
 */
export const MAX: UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff' as UUID;

/**
 * The namespace of fully qualified domain names, for `nameBasedUUID`.
 *
 * @example Create the UUID of a domain name
 * ```ts
 * import { nameBasedUUID, UUID } from '@tstd/uuid';
 *
 * UUID.NAMESPACE_DNS; // => '6ba7b810-9dad-11d1-80b4-00c04fd430c8'
 * nameBasedUUID('www.example.com', UUID.NAMESPACE_DNS); // => '2ed6657d-e927-568b-95e1-2665a8aea6a2'
 * ```
 *
 * @keywords v5, host
 * @category Constructors
 * @since 1.0.0
 * @see RFC 9562, section 6.6
 */
export const NAMESPACE_DNS: UUID = '6ba7b810-9dad-11d1-80b4-00c04fd430c8' as UUID;

/**
 * The namespace of URLs, for `nameBasedUUID`.
 *
 * @example Create the UUID of a URL
 * ```ts
 * import { nameBasedUUID, UUID } from '@tstd/uuid';
 *
 * UUID.NAMESPACE_URL; // => '6ba7b811-9dad-11d1-80b4-00c04fd430c8'
 * nameBasedUUID('https://www.example.com/', UUID.NAMESPACE_URL); // => '3d3ed9d2-aa3d-5fa6-90e8-ed662e90f559'
 * ```
 *
 * @keywords v5, link
 * @category Constructors
 * @since 1.0.0
 * @see RFC 9562, section 6.6
 */
export const NAMESPACE_URL: UUID = '6ba7b811-9dad-11d1-80b4-00c04fd430c8' as UUID;

/**
 * The namespace of ISO object identifiers in dotted notation, for `nameBasedUUID`.
 *
 * @example Create the UUID of an object identifier
 * ```ts
 * import { nameBasedUUID, UUID } from '@tstd/uuid';
 *
 * UUID.NAMESPACE_OID; // => '6ba7b812-9dad-11d1-80b4-00c04fd430c8'
 * nameBasedUUID('1.3.6.1', UUID.NAMESPACE_OID); // => '1447fa61-5277-5fef-a9b3-fbc6e44f4af3'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 * @see RFC 9562, section 6.6
 */
export const NAMESPACE_OID: UUID = '6ba7b812-9dad-11d1-80b4-00c04fd430c8' as UUID;

/**
 * The namespace of X.500 distinguished names, in DER or as text, for `nameBasedUUID`.
 *
 * @example Create the UUID of a distinguished name
 * ```ts
 * import { nameBasedUUID, UUID } from '@tstd/uuid';
 *
 * UUID.NAMESPACE_X500; // => '6ba7b814-9dad-11d1-80b4-00c04fd430c8'
 * nameBasedUUID('c=ca', UUID.NAMESPACE_X500); // => 'cc957dd1-a972-5349-98cd-874190002798'
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 * @see RFC 9562, section 6.6
 */
export const NAMESPACE_X500: UUID = '6ba7b814-9dad-11d1-80b4-00c04fd430c8' as UUID;

/**
 * Checks whether the value is a UUID in its canonical form, with letters in lower case.
 *
 * UUIDs of any version and any variant are accepted. For strings in upper case, use {@link parse}.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a UUID.
 *
 * @example Narrow the type of a value
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.hasInstance('c232ab00-9414-11ec-b3c8-9f6bdeced846'); // => true
 * UUID.hasInstance(UUID.NIL); // => true
 * UUID.hasInstance('C232AB00-9414-11EC-B3C8-9F6BDECED846'); // => false
 * UUID.hasInstance(0n); // => false
 * ```
 *
 * @alias uuidValidate, validator.isUUID, ObjectId.isValid
 * @keywords check, guard, regex, isGuid, typeof, valid, string, format, v4
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is UUID {
  return typeof value === 'string' && CANONICAL.test(value);
}

const CANONICAL = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
