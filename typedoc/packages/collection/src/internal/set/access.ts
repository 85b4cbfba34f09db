/**
 * Returns `true` when the set has a value.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set to read.
 * @param value - The value to look for.
 * @returns Whether the set has the value.
 *
 * @example Look for a value
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.has(Set.of(1, Number.NaN), Number.NaN); // => true
 * Set.has(Set.of(1), 2); // => false
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function has<Value>(self: ReadonlySet<Value>, value: NoInfer<Value>): boolean {
  return self.has(value);
}

/**
 * Returns `true` when another set has all values of a set.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are looked for.
 * @param other - The set to look in.
 * @returns Whether the set is a part of the other one, or all of it.
 *
 * @example A set is a part of itself
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.isSubsetOf(Set.of(1), Set.of(1, 2)); // => true
 * Set.isSubsetOf(Set.of(1, 2), Set.of(1, 2)); // => true
 * Set.isSubsetOf(Set.of(1, 3), Set.of(1, 2)); // => false
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
export function isSubsetOf<Value>(self: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean {
  return self.size <= other.size && [...self].every((value) => other.has(value));
}
