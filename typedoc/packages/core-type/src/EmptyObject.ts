/**
 * An object without properties.
 *
 * The type `{}` accepts every value except `null` and `undefined`. This type accepts no primitives, no arrays and no objects with properties.
 *
 * @example Options that have no properties
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
