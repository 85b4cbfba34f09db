import { checkSet } from '../checks.js';
import { filter } from './transformations.js';

/**
 * Returns the values that are in at least one of two sets.
 *
 * The values of the first set come first.
 *
 * @typeParam Value - The type of the values of the first set.
 * @typeParam Other - The type of the values of the second set.
 * @param self - The set whose values come first.
 * @param other - The set whose values follow, unless they are in `self`.
 * @returns A new set.
 *
 * @example Combine the values of two sets
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.union(Set.of(1, 2), Set.of(3, 2)); // => Set.of(1, 2, 3)
 * ```
 *
 * @alias Sets.union, formUnion
 * @keywords merge, combine, addAll, both, together
 * @category Combinations
 * @since 1.0.0
 */
export function union<Value, Other = Value>(
  self: ReadonlySet<Value>,
  other: ReadonlySet<Other>,
): ReadonlySet<Value | Other> {
  checkSet(self, 'self');
  checkSet(other, 'other');
  return new Set<Value | Other>([...self, ...other]);
}

/**
 * Returns the values of `self` that are also in `other`.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are kept, in order, if they are in `other`.
 * @param other - The values to keep; their order does not matter.
 * @returns A new set.
 *
 * @example Keep the values that two sets share
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.intersection(Set.of(1, 2, 3), Set.of(4, 3, 2)); // => Set.of(2, 3)
 * ```
 *
 * @alias intersectionBy, Sets.intersection, innerJoin, intersectionWith, intersect,
 *   array_intersect, retainAll, intersectWith, intersectBy
 * @keywords common, both, shared, overlap, compare, tags, permissions
 * @category Combinations
 * @since 1.0.0
 */
export function intersection<Value>(
  self: ReadonlySet<Value>,
  other: ReadonlySet<Value>,
): ReadonlySet<Value> {
  checkSet(self, 'self');
  checkSet(other, 'other');
  return filter(self, (value) => other.has(value));
}

/**
 * Returns the values of `self` that are not in `other`.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values are kept, in order, unless they are in `other`.
 * @param other - The values to leave out; their order does not matter.
 * @returns A new set.
 *
 * @example Leave out the values of another set
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.difference(Set.of(1, 2, 3), Set.of(3, 4)); // => Set.of(1, 2)
 * ```
 *
 * @alias without, except, differenceWith, Sets.difference, ExceptWith, differenceBy, minusAll,
 *   subtracting, array_diff, relativeComplement
 * @keywords subtract, exclude, missing, diff, complement, removeAll, compare, added, permissions
 * @category Combinations
 * @since 1.0.0
 */
export function difference<Value>(
  self: ReadonlySet<Value>,
  other: ReadonlySet<Value>,
): ReadonlySet<Value> {
  checkSet(self, 'self');
  checkSet(other, 'other');
  return without(self, other);
}

/**
 * Returns the values that are in exactly one of two sets.
 *
 * The values of the first set come first.
 *
 * @typeParam Value - The type of the values of the first set.
 * @typeParam Other - The type of the values of the second set.
 * @param self - The set whose values come first, unless they are in `other`.
 * @param other - The set whose values follow, unless they are in `self`.
 * @returns A new set.
 *
 * @example Find the values that were added or removed
 * ```ts
 * import { Set } from '@tstd/collection';
 *
 * Set.symmetricDifference(Set.of(1, 2), Set.of(2, 3)); // => Set.of(1, 3)
 * ```
 *
 * @alias xorBy, symmetricDifferenceWith, formSymmetricDifference, symmetricExceptWith, xorWith,
 *   lodash.xor, Sets.symmetricDifference
 * @keywords xor, diff, exclusive, disjunctive, changes, removed
 * @category Combinations
 * @since 1.0.0
 */
export function symmetricDifference<Value, Other = Value>(
  self: ReadonlySet<Value>,
  other: ReadonlySet<Other>,
): ReadonlySet<Value | Other> {
  checkSet(self, 'self');
  checkSet(other, 'other');
  return union(without(self, other), without(other, self));
}

function without<Value>(self: ReadonlySet<Value>, other: ReadonlySet<unknown>): ReadonlySet<Value> {
  return filter(self, (value) => !other.has(value));
}
