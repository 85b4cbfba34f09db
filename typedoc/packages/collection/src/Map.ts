/**
 * Functions on maps. Each accepts the map as its first argument and never changes it.
 *
 * - A map is a native `Map` with a type that omits the methods that change the map. Its entries stay in the order in which their keys were first added. Keys are compared as in the native `Map`: `NaN` equals itself, `-0` equals `0`, and objects are compared by reference.
 * - No function changes its argument. A returned map is always a new one, even if its entries are the same.
 * - If a key is missing, `get` returns None instead of the value, and `update` returns None instead of the map. `set` and `delete` cannot fail.
 * - A function that you pass receives only the value and its key.
 * - `undefined` may be a value, but not the value of an `Option`: `get` and `find` return None for it. To distinguish such a value from a missing one, use `has` or `some`.
 * - The compiler rejects a key that the map cannot contain. To look up an arbitrary string in a map whose type lists its keys, widen that type: `Map.get<string, number>(prices, text)`.
 *
 * `Array.groupBy`, `Array.keyBy` and `Array.countBy` turn an array into a map. `Record.fromEntries` turns a map into a record, and `Map.from` turns the result of `Record.entries` into a map.
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
