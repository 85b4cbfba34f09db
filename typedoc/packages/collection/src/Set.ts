/**
 * Immutable functions on sets, value first.
 *
 * - A set is the native `Set` under a type without the methods that change it. Its values stay in the order in which they came first, and are compared as there: `NaN` equals itself, `-0` equals `0`, and an object equals only itself.
 * - No function changes its argument. A set that is returned is a new one, even when nothing differs.
 * - A function that is handed in gets the value and no more.
 * - A value that cannot be there is refused when the program is compiled. To look for a text among values that are known one by one, widen them: `Set.has<string>(sizes, text)`.
 *
 * `Array.from` makes an array of a set. For values with an equality of their own, use `unique`, `union`, `intersection` and `difference` of `Array`.
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
