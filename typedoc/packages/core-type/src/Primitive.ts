/**
 * A value that is not an object: a string, a number, a bigint, a boolean, a symbol, `null` or `undefined`.
 *
 * @example A guard for primitives
 * ```ts
 * import type { Primitive } from '@tstd/core-type';
 *
 * function isPrimitive(value: unknown): value is Primitive {
 *   return Object(value) !== value;
 * }
 *
 * isPrimitive(null); // => true
 * isPrimitive({}); // => false
 * isPrimitive(isPrimitive); // => false
 * ```
 *
 * @alias Scalar, Builtin, isPrimitive, JsPrimitive
 * @category Models
 * @since 1.0.0
 */
export type Primitive = string | number | bigint | boolean | symbol | null | undefined;
