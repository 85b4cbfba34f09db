import type { Option } from '@tstd/core/Option';

import { digitsOf } from '../bytes.js';
import { checkUUID } from './checkUUID.js';
import type { UUID, UUIDVariant, UUIDVersion } from './model.js';

/**
 * Returns the variant of a UUID, which identifies the authority that defines the meaning of its bits.
 *
 * @param self - The UUID whose 17th digit is read.
 * @returns The name of the variant.
 *
 * @example The usual variant and an old variant
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.variant(UUID.of('919108f7-52d1-4320-9bac-f847db4148a8')); // => 'rfc9562'
 * UUID.variant(UUID.of('00000000-0000-0000-c000-000000000046')); // => 'microsoft'
 * UUID.variant(UUID.NIL); // => 'ncs'
 * ```
 *
 * @keywords RFC4122, RFC9562, Microsoft, NCS, layout, standard
 * @category Access
 * @since 1.0.0
 * @see RFC 9562, section 4.1
 */
export function variant(self: UUID): UUIDVariant {
  checkUUID(self, 'self');
  const digit = digitAt(self, 19);
  if (digit < 8) {
    return 'ncs';
  }
  if (digit < 12) {
    return 'rfc9562';
  }
  return digit < 14 ? 'microsoft' : 'future';
}

/**
 * Returns the version of a UUID, or None if it has no version.
 *
 * Only UUIDs of the RFC 9562 variant have a version, so the result is None for {@link NIL} and {@link MAX}. The result is also None for a version number that the standard does not define: 0, or 9 to 15.
 *
 * @param self - The UUID whose 13th and 17th digits are read.
 * @returns The version, or None.
 *
 * @example A random UUID and a time-based UUID
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.version(UUID.of('919108f7-52d1-4320-9bac-f847db4148a8')); // => 4
 * UUID.version(UUID.of('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')); // => 7
 * UUID.version(UUID.MAX); // => undefined
 * ```
 *
 * @alias getVersion
 * @keywords v1, v4, v7, check
 * @category Access
 * @since 1.0.0
 * @see RFC 9562, section 4.2
 */
export function version(self: UUID): Option<UUIDVersion> {
  const isStandard = variant(self) === 'rfc9562';
  const digit = digitAt(self, 14);
  const hasVersion = isStandard && digit >= 1 && digit <= 8;
  // SAFETY: the number is from 1 to 8.
  return hasVersion ? (digit as UUIDVersion) : undefined;
}

/**
 * Returns the creation time of a UUID of version 7, 6 or 1, or None for other UUIDs. The time is in milliseconds since 1970-01-01T00:00:00Z.
 *
 * Versions 1 and 6 count 100-nanosecond intervals since 1582-10-15T00:00:00Z; the function ignores fractions of a millisecond. The result is the time that the UUID contains, but there is no guarantee that this time is correct.
 *
 * @param self - The UUID to read; if it does not contain a time, as in version 4, the result is None.
 * @returns The time in milliseconds, or None.
 *
 * @example Find out when a key was created
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.timestamp(UUID.of('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')); // => 1_645_557_742_000
 * UUID.timestamp(UUID.of('919108f7-52d1-4320-9bac-f847db4148a8')); // => undefined
 * ```
 *
 * @alias decodeTime, getTimestamp, uuid_extract_timestamp
 * @keywords extract, creation, date, decode, createdAt, v7
 * @category Access
 * @since 1.0.0
 * @see RFC 9562, sections 5.1, 5.6 and 5.7
 */
export function timestamp(self: UUID): Option<number> {
  const found = version(self);
  const digits = digitsOf(self);
  switch (found) {
    case 1:
      return fromTicks(digits.slice(13, 16) + digits.slice(8, 12) + digits.slice(0, 8));
    case 6:
      return fromTicks(digits.slice(0, 12) + digits.slice(13, 16));
    case 7:
      return Number.parseInt(digits.slice(0, 12), 16);
    default:
      return undefined;
  }
}

/** The number of 100-nanosecond steps in a millisecond. */
const TICKS = 10_000n;

/** The number of milliseconds from 1582-10-15T00:00:00Z to 1970-01-01T00:00:00Z. */
const GREGORIAN_START = 12_219_292_800_000;

function fromTicks(digits: string): number {
  return Number(BigInt(`0x${digits}`) / TICKS) - GREGORIAN_START;
}

function digitAt(self: UUID, index: number): number {
  return Number.parseInt(self.charAt(index), 16);
}
