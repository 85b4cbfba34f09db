import { checkString } from '@tstd/error/Argument';
import { Comparable } from '@tstd/core/Comparable';
import type { Ordering } from '@tstd/core/Ordering';

import type { UUID } from './model.js';

/**
 * Compares two UUIDs. Returns `-1` if the first is less than the second, `0` if they are equal, and `1` if the first is greater.
 *
 * The order is the same for numbers, bytes and strings. UUIDs of versions 6 and 7 therefore sort by creation time.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two UUIDs.
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
 * Checks whether two UUIDs are equal.
 *
 * @param self - One of the values; swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two UUIDs are equal.
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
 * Checks whether the first UUID is less than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first UUID is less than the second.
 *
 * @example Check whether a UUID is less than another
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
 * Checks whether the first UUID is less than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first UUID is less than or equal to the second.
 *
 * @example Check whether a UUID is less than or equal to another
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
 * Checks whether the first UUID is greater than the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `false`.
 * @returns Whether the first UUID is greater than the second.
 *
 * @example Check whether a UUID is greater than another
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
 * Checks whether the first UUID is greater than or equal to the second.
 *
 * @param self - The value to compare with `other`.
 * @param other - The value to compare `self` with; if they are equal, the result is `true`.
 * @returns Whether the first UUID is greater than or equal to the second.
 *
 * @example Check whether a UUID is greater than or equal to another
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
 * Returns the smaller of two UUIDs.
 *
 * @param self - The value to return if it is the smaller one, or if both are equal.
 * @param other - The value to return only if it is less than `self`.
 * @returns The smaller UUID.
 *
 * @example Find the smaller UUID
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
 * Returns the larger of two UUIDs. The largest possible UUID is {@link MAX}.
 *
 * @param self - The value to return if it is the larger one, or if both are equal.
 * @param other - The value to return only if it is greater than `self`.
 * @returns The larger UUID.
 *
 * @example Find the larger UUID
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
 * Limits a UUID to the range from `minValue` to `maxValue`.
 *
 * @param self - The value to limit; if it lies between the bounds, it is returned unchanged.
 * @param minValue - The lower bound (inclusive). It is returned for every smaller value.
 * @param maxValue - The upper bound (inclusive). It is returned for every greater value.
 * @returns The value in the range that is nearest to `self`.
 * @throws An `ArgumentError` if `minValue` is greater than `maxValue`.
 *
 * @example Limit a UUID to a range
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
 * Checks whether a UUID lies between two bounds (inclusive).
 *
 * If `minValue` is greater than `maxValue`, the result is `false`.
 *
 * @param self - The value to check.
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @returns Whether the UUID lies between `minValue` and `maxValue` (inclusive).
 *
 * @example Check whether a UUID is in a range
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
