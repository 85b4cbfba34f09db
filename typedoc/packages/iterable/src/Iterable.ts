/**
 * Lazy functions on whatever `for…of` reads.
 *
 * | What | Functions |
 * | --- | --- |
 * | start | {@link of}, {@link from}, {@link empty}, {@link range}, {@link generate}, {@link unfold}, {@link repeat}, {@link cycle} |
 * | work on each element | {@link map}, {@link flatMap}, {@link flatten}, {@link scan}, {@link entries}, {@link tap} |
 * | keep some elements | {@link filter}, {@link filterMap}, {@link take}, {@link takeWhile}, {@link drop}, {@link dropWhile}, {@link unique}, {@link uniqueBy} |
 * | group or separate neighbours | {@link chunk}, {@link windows}, {@link intersperse} |
 * | put together | {@link concat}, {@link append}, {@link prepend}, {@link zip}, {@link zipWith}, {@link interleave} |
 * | read an element | {@link first}, {@link last}, {@link at}, {@link find}, {@link findMap}, {@link min}, {@link max} |
 * | ask about elements | {@link isEmpty}, {@link count}, {@link some}, {@link every}, {@link includes}, {@link indexOf}, {@link findIndex} |
 * | read all | {@link toArray}, {@link toSet}, {@link toMap}, {@link reduce}, {@link forEach}, {@link join}, {@link groupBy}, {@link partition} |
 * | compare | {@link equal}, {@link order} |
 *
 * A function that returns an iterable reads nothing when it is called. What stops before the end closes its source, and so does an error.
 * An error that closing throws does not hide the one before it, as in `for…of`.
 *
 * An answer is an Option where there may be none. An element that is `undefined` looks like None there.
 *
 * @alias Iterator, Stream, Sequence, Enumerable, IEnumerable, Generator, LazyList, Iter, LazySeq,
 *   ISeq, Foldable, Traversable
 * @keywords itertools, LINQ, yield, pipeline, evaluation, lazily, chain, memory, intermediate
 * @module
 */

export type { ElementOf, Iterable, WiderThan } from './internal/iterable/model.js';
export {
  cycle,
  empty,
  from,
  generate,
  hasInstance,
  of,
  range,
  repeat,
  unfold,
} from './internal/iterable/constructors.js';
export {
  at,
  count,
  every,
  find,
  findIndex,
  findMap,
  first,
  includes,
  indexOf,
  isEmpty,
  last,
  max,
  min,
  some,
} from './internal/iterable/access.js';
export {
  chunk,
  drop,
  dropWhile,
  entries,
  filter,
  filterMap,
  flatMap,
  flatten,
  intersperse,
  map,
  scan,
  take,
  takeWhile,
  tap,
  unique,
  uniqueBy,
  windows,
} from './internal/iterable/transformations.js';
export {
  append,
  concat,
  interleave,
  prepend,
  zip,
  zipWith,
} from './internal/iterable/combinations.js';
export {
  forEach,
  groupBy,
  join,
  partition,
  reduce,
  toArray,
  toMap,
  toSet,
} from './internal/iterable/conversions.js';
export { equal, order } from './internal/iterable/instances.js';
