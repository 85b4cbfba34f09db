/**
 * Functions on sets. Each accepts the set as its first argument and never changes it.
 *
 * - A set is a native `Set` with a type that omits the methods that change the set. Its values stay in the order in which they were first added. They are compared as in the native `Set`: `NaN` equals itself, `-0` equals `0`, and objects are compared by reference.
 * - No function changes its argument. A returned set is always a new one, even if its values are the same.
 * - A function that you pass receives only the value.
 * - The compiler rejects a value that the set cannot contain. To look up an arbitrary string in a set whose type lists its values, widen that type: `Set.has<string>(sizes, text)`.
 *
 * `Array.from` turns a set into an array. To compare values with a custom equality, use `unique`, `union`, `intersection` and `difference` from the `Array` module.
 *
 * @alias HashSet, ReadonlySet, OrderedSet, TreeSet, SortedSet, ImmutableSet, frozenset, MapSet,
 *   LinkedHashSet, BTreeSet, EnumSet
 * @keywords readonly, unmodifiable, distinct, unique, membership, duplicates, immutable
 * @module
 */

export type { Set } from './internal/set/model.js';
export { from, of } from './internal/set/constructors.js';
export {
  count,
  every,
  find,
  findMap,
  forEach,
  has,
  isDisjointFrom,
  isEmpty,
  isSubsetOf,
  reduce,
  some,
} from './internal/set/access.js';
export { add, delete, filter, filterMap, map, partition } from './internal/set/transformations.js';
export {
  difference,
  intersection,
  symmetricDifference,
  union,
} from './internal/set/combinations.js';
export { codec, equal } from './internal/set/instances.js';
