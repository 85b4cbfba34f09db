/**
 * Lazy functions for iterables: anything that `for…of` can iterate over.
 *
 * | To | Functions |
 * | --- | --- |
 * | create a sequence | {@link of}, {@link from}, {@link empty}, {@link range}, {@link generate}, {@link unfold}, {@link repeat}, {@link cycle} |
 * | process each element | {@link map}, {@link flatMap}, {@link flatten}, {@link scan}, {@link entries}, {@link tap} |
 * | keep some elements | {@link filter}, {@link filterMap}, {@link take}, {@link takeWhile}, {@link drop}, {@link dropWhile}, {@link unique}, {@link uniqueBy} |
 * | group or separate neighbours | {@link chunk}, {@link windows}, {@link intersperse} |
 * | combine | {@link concat}, {@link append}, {@link prepend}, {@link zip}, {@link zipWith}, {@link interleave} |
 * | get one element | {@link first}, {@link last}, {@link at}, {@link find}, {@link findMap}, {@link min}, {@link max} |
 * | examine the elements | {@link isEmpty}, {@link count}, {@link some}, {@link every}, {@link includes}, {@link indexOf}, {@link findIndex} |
 * | consume all elements | {@link toArray}, {@link toSet}, {@link toMap}, {@link reduce}, {@link forEach}, {@link join}, {@link groupBy}, {@link partition} |
 * | compare | {@link equal}, {@link order} |
 *
 * Functions that return an iterable read nothing when you call them. If you stop iterating before the end, the source is closed. An error also closes the source.
 * If the source throws while it is being closed, an earlier error is not hidden, as in `for…of`.
 *
 * If a result may be missing, it is an `Option`. An element that is `undefined` then looks the same as None.
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
