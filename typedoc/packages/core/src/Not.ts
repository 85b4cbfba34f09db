/**
 * A type whose values have an opposite.
 *
 * The opposite of the opposite is the value itself: `not(not(value))` is `value`.
 *
 * @typeParam Value - The type that has opposites.
 *
 * @example The opposite of a direction
 * ```ts
 * import type { Not } from '@tstd/core';
 *
 * type Direction = 'left' | 'right';
 *
 * const direction: Not<Direction> = {
 *   not: (self) => (self === 'left' ? 'right' : 'left'),
 * };
 *
 * direction.not('left'); // => 'right'
 * direction.not(direction.not('left')); // => 'left'
 * ```
 *
 * @keywords negate, invert, toggle
 * @category Models
 * @since 1.0.0
 */
export interface Not<Value> {
  /**
   * Returns the opposite of a value.
   *
   * @param self - Any value of the type. Applying the function twice returns this value.
   * @returns The opposite of the value.
   */
  readonly not: (self: Value) => Value;
}
