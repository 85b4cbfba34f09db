/**
 * Returns its argument.
 *
 * @typeParam Value - The type of the value.
 * @param value - Any value. It is returned unchanged and is not copied.
 * @returns The same value.
 *
 * @example Pass a function that changes nothing
 * ```ts
 * import { identity } from '@tstd/core';
 *
 * [[1], [2, 3]].flatMap(identity); // => [1, 2, 3]
 * ```
 *
 * @alias id, I, itself, same, asIs
 * @keywords passthrough, unchanged, echo, default, mapper
 * @category Transformations
 * @since 1.0.0
 */
export function identity<Value>(value: Value): Value {
  return value;
}
