import { checkSet } from '../checks.js';
import { filter } from './transformations.js';

/**
 * Returns the values that at least one of two sets has.
 *
 * The values of the first set come first.
 *
 * @typeParam Value - The type of the values of the first set.
 * @typeParam Other - The type of the values of the second set.
 * @param self - The set whose values come first.
 * @param other - The set whose new values follow.
 * @returns A new set.
 *
 * @example What at least one of them has
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
 * Returns the values of a set that another one has too.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values stay, in their order, if `other` has them.
 * @param other - The values to keep; their order does not matter.
 * @returns A new set.
 *
 * @example Keep what another set has
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
 * Returns the values of a set that another one does not have.
 *
 * @typeParam Value - The type of the values.
 * @param self - The set whose values stay, in their order, unless `other` has them.
 * @param other - The values to leave out; their order does not matter.
 * @returns A new set.
 *
 * @example Leave out what another set has
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
 * Returns the values that one of two sets has, and the other has not.
 *
 * The values of the first set come first.
 *
 * @typeParam Value - The type of the values of the first set.
 * @typeParam Other - The type of the values of the second set.
 * @param self - The set whose values come first, without those that `other` has.
 * @param other - The set whose values follow, without those that `self` has.
 * @returns A new set.
 *
 * @example What was added or taken away
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
