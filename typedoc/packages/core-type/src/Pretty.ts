import type { AnyFunction } from './AnyFunction.js';

/**
 * The same object type, with its properties written out.
 *
 * An intersection becomes one object type: editors show its properties, and {@link assertType} takes it as equal to the type that is written in one piece.
 * Primitives and functions stay as they are. `readonly` and `?` stay on each property. Only the first level is written out.
 *
 * @typeParam Value - The type to write out.
 *
 * @example An intersection in one piece
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
