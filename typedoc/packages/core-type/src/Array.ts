/**
 * An array that is only read.
 *
 * It shadows the global `Array` where it is imported, so that `Array<Value>` means the same in a whole file: no method that changes it.
 *
 * @typeParam Value - The type of an element.
 *
 * @example A parameter that is not changed
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
