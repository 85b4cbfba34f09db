/**
 * Immutable functions on maps, value first.
 *
 * - A map is the native `Map` under a type without the methods that change it. Its entries stay in the order in which their keys came first, and keys are compared as there: `NaN` equals itself, `-0` equals `0`, and an object equals only itself.
 * - No function changes its argument. A map that is returned is a new one, even when nothing differs.
 * - A key that is missing gives None: in place of the value by `get`, in place of the map by `update`. `set` and `delete` cannot fail.
 * - A function that is handed in gets the value and its key and no more.
 * - `undefined` may be a value, but not a value in an `Option`: `get` and `find` give None for it. Where the two must be told apart, ask by `has` or `some`.
 * - A key that cannot be there is refused when the program is compiled. To look for a text among keys that are known one by one, widen them: `Map.get<string, number>(prices, text)`.
 *
 * `Array.groupBy`, `Array.keyBy` and `Array.countBy` make maps of arrays, `Record.fromEntries` makes a record of a map, and `Map.from` a map of `Record.entries`.
 *
 * @alias HashMap, ReadonlyMap, TreeMap, OrderedMap, ImmutableMap, SortedMap, ConcurrentHashMap,
 *   BTreeMap
 * @keywords dictionary, hash, hashtable, associative, readonly, cache, lookup, object, keys,
 *   immutable
 * @module
 */

export type { Map } from './internal/map/model.js';
export { from, of } from './internal/map/constructors.js';
export {
  count,
  entries,
  every,
  find,
  findKey,
  findMap,
  forEach,
  get,
  has,
  isEmpty,
  keys,
  reduce,
  some,
  values,
} from './internal/map/access.js';
export {
  delete,
  filter,
  filterMap,
  map,
  merge,
  partition,
  set,
  update,
} from './internal/map/transformations.js';
export { codec, equal } from './internal/map/instances.js';
