/**
 * Immutable functions on arrays, value first.
 *
 * What may be missing is an `Option`, and what edits an array returns a new one. All functions follow the same rules:
 *
 * | An argument | that is | gives |
 * | --- | --- | --- |
 * | an index | negative | the index from the end: -1 is the last element |
 * | the index of a look-up, such as `at` | out of range | None |
 * | the index of an edit, such as `setAt` | out of range | None, in place of the array |
 * | an end of a range, as in `slice`, `splitAt`, `splice` and `fill` | out of range | the nearest end of the array |
 * | a count, as in `take` and `drop` | greater than the length | all elements |
 * | any of these | not an integer | an `ArgumentError` |
 * | a count, a length | negative | an `ArgumentError` |
 * | a size, as in `chunk` and `windows` | less than 1 | an `ArgumentError` |
 *
 * - No function changes its argument. An array that is returned is a new one, even when nothing differs.
 * - A function that is handed in gets what its description says and no more: an element and mostly its index, never the array.
 * - A hole of a sparse array is read as `undefined`, and no result has a hole.
 * - `undefined` may be an element, but not a value in an `Option`: `at`, `first`, `find` and their kin give None for it. Where the two must be told apart, ask for the index by `findIndex`.
 * - Without an equality, elements are compared as in a `Set`: `NaN` equals itself and `-0` equals `0`.
 * - Elements that are equal stay in the order in which they are when an array is sorted.
 *
 * To turn an array of options or results into one, use `Option.all` and `Result.all` of `@tstd/core`; to add numbers up, its `Numeric`, or `sumBy`.
 *
 * @alias List, Vec, ReadonlyArray, NonEmptyArray, Chunk, RA, RNEA, NEA, ArrayList, Seq, Vector, A
 * @keywords lodash, ramda, readonly, unmodifiable, persistent, helpers, mutation
 * @module
 */

export type { Array, NonEmpty, WiderThan } from './internal/array/model.js';
export { empty, from, generate, of, range, repeat } from './internal/array/constructors.js';
export { hasInstance, isEmpty, isNonEmpty } from './internal/array/guards.js';
export { at, first, last, max, maxBy, min, minBy } from './internal/array/access.js';
export {
  count,
  every,
  find,
  findIndex,
  findLast,
  findLastIndex,
  findMap,
  includes,
  indexOf,
  lastIndexOf,
  some,
} from './internal/array/search.js';
export { forEach, reduce, reduceRight, scan, sumBy } from './internal/array/reductions.js';
export {
  filter,
  filterMap,
  flatMap,
  flatten,
  map,
  reject,
} from './internal/array/transformations.js';
export {
  append,
  deleteAt,
  fill,
  insertAt,
  move,
  prepend,
  setAt,
  splice,
  swap,
  updateAt,
} from './internal/array/edits.js';
export {
  drop,
  dropLast,
  dropWhile,
  slice,
  splitAt,
  take,
  takeLast,
  takeWhile,
} from './internal/array/parts.js';
export { reverse, sort, sortBy } from './internal/array/orders.js';
export {
  concat,
  difference,
  intersection,
  intersperse,
  union,
  unique,
  uniqueBy,
  unzip,
  zip,
  zipLongest,
  zipWith,
} from './internal/array/combinations.js';
export {
  chunk,
  countBy,
  groupBy,
  keyBy,
  partition,
  partitionMap,
  windows,
} from './internal/array/groups.js';
export { entries, join } from './internal/array/conversions.js';
export { codec, equal, order } from './internal/array/instances.js';
