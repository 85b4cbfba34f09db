/**
 * Functions on plain objects. Each accepts the object as its first argument and never changes it.
 *
 * - Functions read only own enumerable properties with string keys. `__proto__`, `constructor` and `toString` are ordinary keys: a record contains such a key only if it was set as an own property. Symbols are neither read nor copied.
 * - No function changes its argument. A returned record is always a new one, even if its entries are the same. The result is a plain object, like an object literal.
 * - If a key is missing, `get` returns None instead of the value, and `update` returns None instead of the record. `set` and `delete` cannot fail, because any string may be a key.
 * - A function that you pass receives only the value and its key.
 * - `undefined` may be a value, but not the value of an `Option`: `get` and `find` return None for it. To distinguish such a value from a missing one, use `has` or `findKey`.
 * - The types assume that an optional property is either missing or of its declared type, as TypeScript does when it reads a record as a `Record<string, Value>`. If such a property is `undefined`, `compact` leaves it out.
 * - If the keys of a result are known only at run time, as with `filter`, they are optional: the type of the result does not guarantee any of them.
 * - Each value keeps its own type. Only if the type of the keys is open, such as `string`, do all values have the same type.
 *
 * To keep or leave out known keys, use `pick` or `omit` from `@tstd/core`.
 *
 * @alias Dictionary, Dict, ReadonlyRecord, Struct, RR, R, Object, HashTable, IndexSignature,
 *   LinkedHashMap, defaultdict, OrderedDict
 * @keywords lodash, key, property, literal, hash, copy, spread
 * @module
 */

export type {
  DeepPartial,
  EntryOf,
  Merged,
  NameAt,
  NameOf,
  PartialOf,
  PartialRecord,
  PossibleKey,
  Record,
  RecordKey,
  RecordOf,
} from './internal/record/model.js';
export { fromEntries, groupBy } from './internal/record/constructors.js';
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
  hasInstance,
  keys,
  reduce,
  size,
  some,
  values,
} from './internal/record/access.js';
export {
  compact,
  delete,
  filter,
  filterMap,
  invert,
  map,
  mapEntries,
  mapKeys,
  merge,
  mergeDeep,
  partition,
  set,
  update,
} from './internal/record/transformations.js';
export { codec, equal } from './internal/record/instances.js';
