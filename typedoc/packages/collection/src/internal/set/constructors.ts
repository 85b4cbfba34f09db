import { checkIterable } from '@tstd/error/Argument';

/**
 * Creates a set with the given values.
 *
 * @typeParam Value - The type of the values.
 * @param values - The values, in order; a repeated value is added only once.
 * @returns A new set.
 *
 * @example Add each value once
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.of('b', 'a', 'b'); // => Set.of('b', 'a')
 * Set.of().size; // => 0
 * ```
 *
 * @alias hashSetOf, mutableSetOf
 * @keywords literal, create, pairs
 * @category Constructors
 * @since 1.0.0
 */
export function of<Value>(...values: readonly Value[]): ReadonlySet<Value> {
  return new Set(values);
}

/**
 * Creates a set from an iterable of values.
 *
 * @typeParam Value - The type of the values.
 * @param values - An array or any other iterable of values, such as a string or another set.
 * @returns A new set, which you can modify.
 *
 * @example Create a set from an array
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.from([2, 1, 2]); // => Set.of(2, 1)
 * Set.from('abba'); // => Set.of('a', 'b')
 * ```
 *
 * @alias Set.fromList
 * @keywords convert, list, unique, duplicates
 * @category Constructors
 * @since 1.0.0
 */
export function from<Value>(values: Iterable<Value>): Set<Value> {
  checkIterable(values, 'values');
  return new Set(values);
}
