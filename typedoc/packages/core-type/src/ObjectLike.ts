/**
 * An object whose properties you can read with any key.
 *
 * Use it for the result of a guard on an unknown value. For a parameter, `object` is better because it accepts more: an interface without an index signature is not assignable to `ObjectLike`.
 *
 * @typeParam Value - The type of each property.
 *
 * @example Read a property of an unknown value
 * ```ts
 * import type { ObjectLike } from '@tstd/core-type';
 *
 * function isObjectLike(value: unknown): value is ObjectLike {
 *   return typeof value === 'object' && value !== null;
 * }
 *
 * const value: unknown = { name: 'tstd' };
 *
 * isObjectLike(value) ? value['name'] : undefined; // => 'tstd'
 * isObjectLike(null); // => false
 * ```
 *
 * @alias UnknownRecord, AnyObject, UnknownObject, AnyRecord, PlainObject
 * @keywords dictionary, index, access
 * @category Models
 * @since 1.0.0
 */
export type ObjectLike<Value = unknown> = { readonly [Key in PropertyKey]: Value };
