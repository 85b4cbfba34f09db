/**
 * A string of five groups separated by hyphens: the part of the UUID format that the compiler can check.
 *
 * `crypto.randomUUID()` returns this type. The compiler does not count the digits, so a string of this type is not always a UUID. To check the whole string, use `UUID.of` or `UUID.parse`.
 *
 * @example A literal that cannot be a UUID
 * ```ts
 * import { UUID, type UUIDString } from '@tstd/uuid';
 *
 * const text: UUIDString = 'C232AB00-9414-11EC-B3C8-9F6BDECED846';
 *
 * UUID.of(text); // => 'c232ab00-9414-11ec-b3c8-9f6bdeced846'
 * // @ts-expect-error TS2322: A group is missing.
 * const other: UUIDString = 'c232ab00-9414-11ec-b3c8';
 * UUID.parse(other); // => undefined
 * ```
 *
 * @keywords template, type
 * @category Models
 * @since 1.0.0
 */
export type UUIDString = `${string}-${string}-${string}-${string}-${string}`;
