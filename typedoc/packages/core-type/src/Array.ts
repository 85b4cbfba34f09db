/**
 * A read-only array.
 *
 * If you import this type, it shadows the global `Array`. In the whole file, `Array<Value>` then has no methods that change the array.
 *
 * @typeParam Value - The type of the elements.
 *
 * @example A parameter that the function does not change
 * ```ts
 * import type { Array } from '@tstd/core-type';
 *
 * function last<Value>(values: Array<Value>): Value | undefined {
 *   return values[values.length - 1];
 * }
 *
 * last([1, 2, 3]); // => 3
 * last([]); // => undefined
 * ```
 *
 * @alias List, Vec, ReadonlyArray, NonEmptyArray, Chunk, RA, RNEA, NEA, ArrayList, Seq, Vector, A
 * @keywords immutable
 * @category Models
 * @since 1.0.0
 */
export type Array<Value> = readonly Value[];
