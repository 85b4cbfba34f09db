/**
 * An object without properties.
 *
 * The type `{}` accepts every value but `null` and `undefined`. This one accepts no primitive, no array and no object that has a property.
 *
 * @example Options that are all left out
 * ```ts
 * import type { EmptyObject } from '@tstd/core-type';
 *
 * const none: EmptyObject = {};
 *
 * Object.keys(none).length; // => 0
 * ```
 *
 * @alias EmptyRecord
 * @keywords nothing, never, blank
 * @category Models
 * @since 1.0.0
 */
export type EmptyObject = { readonly [Key in PropertyKey]: never };
