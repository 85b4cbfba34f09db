import type { AnyFunction } from './AnyFunction.js';

/**
 * The same object type, but with its properties written out.
 *
 * An intersection becomes a single object type. Editors then show its properties, and {@link assertType} considers it equal to an object type with the same properties.
 * Primitives and functions stay as they are. `readonly` and `?` stay on each property. Only the first level is written out.
 *
 * @typeParam Value - The type to write out.
 *
 * @example Turn an intersection into an object type
 * ```ts
 * import { assertType, type Pretty } from '@tstd/core-type';
 *
 * type Named = { readonly name: string };
 * type Aged = { age?: number };
 *
 * assertType<Pretty<Named & Aged>, { readonly name: string; age?: number }>(
 *   true,
 * );
 * assertType<Named & Aged, { readonly name: string; age?: number }>(false);
 * ```
 *
 * @alias Simplify, Prettify, Expand, Compute, SimplifyDeep
 * @keywords flatten, hover, readable, tooltip
 * @category Type helpers
 * @since 1.0.0
 */
export type Pretty<Value> = Value extends AnyFunction
  ? Value
  : { [Key in keyof Value]: Value[Key] };
