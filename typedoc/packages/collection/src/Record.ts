/**
 * Functions on plain objects that take the object first and never change it.
 *
 * - Functions read only own enumerable properties with string keys. `__proto__`, `constructor` and `toString` are ordinary keys: a record has one only if it was set, as an own property. Symbols are neither read nor copied.
 * - No function changes its argument. A returned record is always a new one, even if its entries are the same. It is a plain object, like a literal.
 * - If a key is missing, `get` returns None instead of the value, and `update` returns None instead of the record. `set` and `delete` cannot fail, because any string may be a key.
 * - A function that you pass receives the value and its key, and nothing else.
 * - `undefined` may be a value, but not the value of an `Option`: `get` and `find` return None for it. To distinguish such a value from a missing one, use `has` or `findKey`.
 * - An optional property is considered missing or of its declared type, as when TypeScript reads a record as a `Record<string, Value>`. `compact` still leaves out values that are `undefined`.
 * - If the keys of a result are known only at run time, as with `filter`, they are optional: the type of the result does not guarantee any of them.
 * - Each value keeps its own type. Only if the key may be any string, such as a `string`, do all values have the same type.
 *
 * To keep or leave out known keys, use `pick` and `omit` from `@tstd/core`.
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
