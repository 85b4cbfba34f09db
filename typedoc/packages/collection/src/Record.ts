/**
 * Immutable functions on plain objects. They take the object first.
 *
 * - Only own enumerable properties with text keys count. `__proto__`, `constructor` and `toString` are ordinary keys: a record has one only if it was set, as an own property. Symbols are neither read nor copied.
 * - No function changes its argument. A record that is returned is a new one, even when nothing differs. It is a plain object, as a literal makes.
 * - A key that is missing gives None: in place of the value by `get`, in place of the record by `update`. `set` and `delete` cannot fail, because any text may be a key.
 * - A function that is handed in gets the value and its key and no more.
 * - `undefined` may be a value, but not a value in an `Option`: `get` and `find` give None for it. Where the two must be told apart, ask by `has` or `findKey`.
 * - An optional property counts as missing or of its declared type, as when TypeScript reads a record as a `Record<string, Value>`. `compact` still leaves out what is `undefined`.
 * - Where it is decided at run time which keys are there, as by `filter`, the keys of the result are optional: its type does not promise any of them.
 * - Each value keeps its own type. Only a key that is any text, such as a `string`, makes it the type of all values.
 *
 * To keep or leave out keys that are known, use `pick` and `omit` of `@tstd/core`.
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
