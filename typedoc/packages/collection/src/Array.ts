/**
 * Functions on arrays. Each accepts the array as its first argument and never changes it.
 *
 * A value that may be missing is an `Option`, and a function that edits an array returns a new array. All functions follow the same rules:
 *
 * | Argument | Case | Result |
 * | --- | --- | --- |
 * | an index | negative | the index counted from the end: -1 is the last element |
 * | the index of a look-up, such as `at` | out of range | None |
 * | the index of an edit, such as `setAt` | out of range | None instead of the array |
 * | an end of a range, as in `slice`, `splitAt`, `splice` and `fill` | out of range | the nearest end of the array |
 * | a count, as in `take` and `drop` | greater than the length | all elements |
 * | any index, count or size | not an integer | an `ArgumentError` |
 * | a count or a length | negative | an `ArgumentError` |
 * | a size, as in `chunk` and `windows` | less than 1 | an `ArgumentError` |
 *
 * - No function changes its argument. A returned array is always a new one, even if its elements are the same.
 * - A function that you pass receives only the arguments that its parameter describes: usually an element and its index, never the array.
 * - A hole in a sparse array is read as `undefined`, and no result contains holes.
 * - `undefined` may be an element, but not the value of an `Option`: `at`, `first`, `find` and similar functions return None for it. To distinguish such an element from a missing one, look up its index with `findIndex`.
 * - Unless you pass an equality, elements are compared as in a `Set`: `NaN` equals itself and `-0` equals `0`.
 * - Sorting keeps equal elements in their original order.
 *
 * To turn an array of options or results into a single option or result, use `Option.all` or `Result.all` from `@tstd/core`. To add up numbers, use the `Numeric` module of that package, or `sumBy`.
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
