import { checkString } from '@tstd/error/Argument';
import { Comparable } from '@tstd/core/Comparable';
import type { Ordering } from '@tstd/core/Ordering';

import type { UUID } from './model.js';

/**
 * Returns `-1`, `0` or `1` when the first UUID is less than, equal to or greater than the second.
 *
 * The order is that of the numbers, of the bytes and of the texts, which are all the same. So UUIDs of version 6 are ordered by their times among themselves, and so are those of version 7.
 *
 * @param self - The first UUID.
 * @param other - The second UUID.
 * @returns The ordering of both UUIDs.
 *
 * @example Sort UUIDs
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.compare(UUID.NIL, UUID.MAX); // => -1
 * [UUID.MAX, UUID.NIL].sort(UUID.compare)[0] === UUID.NIL; // => true
 * ```
 *
 * @keywords order, chronological
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: UUID, other: UUID): Ordering {
  checkString(self, 'self');
  checkString(other, 'other');
  if (self < other) {
    return -1;
  }
  return self > other ? 1 : 0;
}

/**
 * Returns `true` when both UUIDs are equal.
 *
 * @param self - The first UUID.
 * @param other - The second UUID.
 * @returns Whether both UUIDs are equal.
 *
 * @example Compare two UUIDs
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.equals(UUID.fromBigInt(0n) ?? UUID.MAX, UUID.NIL); // => true
 * UUID.equals(UUID.NIL, UUID.MAX); // => false
 * ```
 *
 * @keywords identical, case
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: UUID, other: UUID): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return self === other;
}

/**
 * Returns `true` when the first UUID is less than the second.
 *
 * @param self - The first UUID.
 * @param other - The second UUID.
 * @returns Whether the first UUID is less.
 *
 * @example Is less
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.lessThan(UUID.NIL, UUID.MAX); // => true
 * UUID.lessThan(UUID.NIL, UUID.NIL); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThan(self: UUID, other: UUID): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return compare(self, other) < 0;
}

/**
 * Returns `true` when the first UUID is less than the second, or equal to it.
 *
 * @param self - The first UUID.
 * @param other - The second UUID.
 * @returns Whether the first UUID is less or equal.
 *
 * @example Is less or equal
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.lessThanOrEqual(UUID.NIL, UUID.NIL); // => true
 * UUID.lessThanOrEqual(UUID.MAX, UUID.NIL); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function lessThanOrEqual(self: UUID, other: UUID): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return compare(self, other) <= 0;
}

/**
 * Returns `true` when the first UUID is greater than the second.
 *
 * @param self - The first UUID.
 * @param other - The second UUID.
 * @returns Whether the first UUID is greater.
 *
 * @example Is greater
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.greaterThan(UUID.MAX, UUID.NIL); // => true
 * UUID.greaterThan(UUID.MAX, UUID.MAX); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThan(self: UUID, other: UUID): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return compare(self, other) > 0;
}

/**
 * Returns `true` when the first UUID is greater than the second, or equal to it.
 *
 * @param self - The first UUID.
 * @param other - The second UUID.
 * @returns Whether the first UUID is greater or equal.
 *
 * @example Is greater or equal
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.greaterThanOrEqual(UUID.MAX, UUID.MAX); // => true
 * UUID.greaterThanOrEqual(UUID.NIL, UUID.MAX); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function greaterThanOrEqual(self: UUID, other: UUID): boolean {
  checkString(self, 'self');
  checkString(other, 'other');
  return compare(self, other) >= 0;
}

/**
 * Returns the lesser of two UUIDs.
 *
 * @param self - The first UUID.
 * @param other - The second UUID.
 * @returns The lesser UUID.
 *
 * @example Take the lesser
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.min(UUID.NIL, UUID.MAX) === UUID.NIL; // => true
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function min(self: UUID, other: UUID): UUID {
  checkString(self, 'self');
  checkString(other, 'other');
  return greaterThan(self, other) ? other : self;
}

/**
 * Returns the greater of two UUIDs. The greatest UUID of all is {@link MAX}.
 *
 * @param self - The first UUID.
 * @param other - The second UUID.
 * @returns The greater UUID.
 *
 * @example Take the greater
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * UUID.max(UUID.NIL, UUID.MAX) === UUID.MAX; // => true
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function max(self: UUID, other: UUID): UUID {
  checkString(self, 'self');
  checkString(other, 'other');
  return lessThan(self, other) ? other : self;
}

/**
 * Returns a UUID, or the bound that it lies beyond.
 *
 * @param self - The UUID to limit.
 * @param minValue - The least UUID to return.
 * @param maxValue - The greatest UUID to return.
 * @returns The UUID from `minValue` to `maxValue` that is nearest.
 * @throws An `ArgumentError` when `minValue` is greater than `maxValue`.
 *
 * @example Limit a UUID
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * const key = UUID.of('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
 *
 * UUID.clamp(UUID.NIL, key, UUID.MAX) === key; // => true
 * UUID.clamp(key, UUID.NIL, UUID.MAX) === key; // => true
 * UUID.clamp(key, UUID.MAX, UUID.NIL); // => throws ArgumentError
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function clamp(self: UUID, minValue: UUID, maxValue: UUID): UUID {
  checkString(self, 'self');
  checkString(minValue, 'minValue');
  checkString(maxValue, 'maxValue');
  return COMPARABLE.clamp(self, minValue, maxValue);
}

/**
 * Returns `true` when a UUID lies between two bounds or equals one of them.
 *
 * No UUID lies between bounds in the wrong order.
 *
 * @param self - The UUID to check.
 * @param minValue - The least UUID to accept.
 * @param maxValue - The greatest UUID to accept.
 * @returns Whether the UUID is from `minValue` to `maxValue`.
 *
 * @example Check a UUID
 * ```ts
 * import { UUID } from '@tstd/uuid';
 *
 * const key = UUID.of('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
 *
 * UUID.isBetween(key, UUID.NIL, UUID.MAX); // => true
 * UUID.isBetween(UUID.NIL, key, UUID.MAX); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function isBetween(self: UUID, minValue: UUID, maxValue: UUID): boolean {
  checkString(self, 'self');
  checkString(minValue, 'minValue');
  checkString(maxValue, 'maxValue');
  return lessThanOrEqual(minValue, self) && lessThanOrEqual(self, maxValue);
}

const COMPARABLE: Comparable<UUID> = /* @__PURE__ */ Comparable(compare);
