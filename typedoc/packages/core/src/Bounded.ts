/**
 * A type with a least and a greatest value.
 *
 * No value of the type is less than `minValue` or greater than `maxValue`.
 *
 * @typeParam Value - The type that has bounds.
 *
 * @example The bounds of a percentage
 * ```ts
 * import type { Bounded } from '@tstd/core';
 *
 * const percentage: Bounded<number> = { minValue: 0, maxValue: 100 };
 *
 * percentage.maxValue; // => 100
 * ```
 *
 * @alias MinMax, Bound, minBound, maxBound
 * @keywords minimum, maximum, limits, smallest
 * @category Models
 * @since 1.0.0
 */
export interface Bounded<Value> {
  /** The least value of the type. */
  readonly minValue: Value;

  /** The greatest value of the type. */
  readonly maxValue: Value;
}
