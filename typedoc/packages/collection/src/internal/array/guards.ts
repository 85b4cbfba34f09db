import { checkArray } from '@tstd/error/Argument';
import type { NonEmpty } from './model.js';

/**
 * Checks whether the value is an array, from this realm or another.
 *
 * @param value - Any value; its elements are not checked.
 * @returns Whether the value is an array.
 *
 * @example Accept one name or several
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const names = (value: string | Array<string>): Array<string> =>
 *   Array.hasInstance(value) ? value : [value];
 *
 * names('Ada'); // => ['Ada']
 * names(['Ada', 'Alan']); // => ['Ada', 'Alan']
 * Array.hasInstance({ length: 0 }); // => false
 * ```
 *
 * @alias isArrayLike, R.isArray
 * @keywords typeof, instanceof, guard, check, detect, list, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/**
 * Checks whether the array is empty.
 *
 * @param self - The array whose length is checked; its type is narrowed.
 * @returns Whether the array is empty.
 *
 * @example An empty array and an array that contains undefined
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.isEmpty([]); // => true
 * Array.isEmpty([undefined]); // => false
 * ```
 *
 * @alias isEmptyReadonlyArray, Enum.empty?, isEmptyish
 * @keywords length, zero, blank, none, check, list
 * @category Guards
 * @since 1.0.0
 */
export function isEmpty(self: readonly unknown[]): self is readonly [] {
  checkArray(self, 'self');
  return self.length === 0;
}

/**
 * Checks whether the array contains at least one element. If so, the type of the array is narrowed.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose length is checked; its type is narrowed.
 * @returns Whether the array contains at least one element.
 *
 * @example The maximum of a non-empty array, or 0
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const best = (scores: Array<number>): number =>
 *   Array.isNonEmpty(scores) ? Array.max(scores, Order.number) : 0;
 *
 * best([3, 7, 5]); // => 7
 * best([]); // => 0
 * ```
 *
 * @alias nonEmpty, isNotEmpty, isNonEmptyReadonlyArray
 * @keywords length, guard, NonEmptyArray, least, one, filled
 * @category Guards
 * @since 1.0.0
 */
export function isNonEmpty<Value>(self: readonly Value[]): self is NonEmpty<Value> {
  checkArray(self, 'self');
  return self.length > 0;
}
