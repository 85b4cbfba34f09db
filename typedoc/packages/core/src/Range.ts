/**
 * The values from `start` to `end` (inclusive).
 *
 * If `end` comes before `start`, the range is empty.
 *
 * @typeParam Value - The type of both bounds.
 *
 * @example The hexadecimal digits that are letters
 * ```ts
 * import { Indexable, type Range } from '@tstd/core';
 *
 * const digit = Indexable([...'0123456789abcdef']);
 * const letters: Range<string> = { start: 'a', end: 'f' };
 *
 * Indexable.range(digit, letters); // => ['a', 'b', 'c', 'd', 'e', 'f']
 * ```
 *
 * @keywords bounds, interval, between
 * @category Models
 * @since 1.0.0
 */
export interface Range<Value> {
  /** The first value of the range. */
  readonly start: Value;

  /** The last value of the range. */
  readonly end: Value;
}
