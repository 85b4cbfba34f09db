import { checkArray, checkString } from '@tstd/error/Argument';

/**
 * Returns the index-element pairs, in order.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array to copy; later changes to it do not affect the result.
 * @returns A new array of pairs.
 *
 * @example Number the elements
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.entries(['a', 'b']); // => [[0, 'a'], [1, 'b']]
 * ```
 *
 * @alias enumerate, withIndex, withIndices, zipWithIndex, each_with_index, Array.fromRecord,
 *   Enumerable.Index
 * @keywords loop, position, rank, counter
 * @category Conversions
 * @since 1.0.0
 */
export function entries<Value>(self: readonly Value[]): readonly (readonly [number, Value])[] {
  checkArray(self, 'self');
  return [...self.entries()];
}

/**
 * Joins the elements into one string, with `separator` between them.
 *
 * The elements must be strings, or values that convert to a string unambiguously. The compiler rejects objects, and elements that may be `null` or `undefined`.
 *
 * @param self - The array whose elements are converted to strings, in order.
 * @param separator - The string to insert between adjacent elements, which may be empty.
 * @returns The joined string.
 * @throws A `RangeError`, thrown by the engine, if the result would exceed the maximum length of a string.
 *
 * @example Join a list of names
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.join(['Ada', 'Alan'], ', '); // => 'Ada, Alan'
 * Array.join([1, 2n, true], ''); // => '12true'
 * Array.join([], ', '); // => ''
 * ```
 *
 * @alias mkString, joinToString, intercalate, joinWith, implode, unwords, unlines, joining,
 *   String.join, str.join, Enum.map_join, joined
 * @keywords string, comma, separated, concatenate, delimiter, CSV, sentence, print, export
 * @category Conversions
 * @since 1.0.0
 */
export function join(
  self: readonly (string | number | bigint | boolean)[],
  separator: string,
): string {
  checkArray(self, 'self');
  checkString(separator, 'separator');
  return self.join(separator);
}
