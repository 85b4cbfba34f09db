/**
 * Lazy functions on what `for await` reads, with the same names as those of `Iterable`, and some for what takes time.
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
 * | do several things at the same time | {@link mapConcurrent}, {@link merge}, {@link buffer} |
 * | stop waiting | {@link withSignal}, {@link timeout} |
 *
 * A source is an async iterable, or an iterable of values and promises. A function that is handed in may be async, except the order of elements, their equality and a test that narrows a type.
 * An answer that is a value is a promise, and a wrong argument of such a function rejects it.
 *
 * A function that returns an async iterable reads nothing when it is called, then one element at a time, and none before it is asked for. {@link mapConcurrent}, {@link merge} and {@link buffer} read ahead, by a number that is limited.
 * What stops before the end closes its source, also while it waits for an element, and so does an error or a promise that rejects.
 * An error that closing throws does not hide the one before it, as in `for…of`.
 *
 * An answer is an Option where there may be none. An element that is `undefined` looks like None there.
 *
 * @alias AsyncIterator, AsyncGenerator, Observable, IAsyncEnumerable, ReadableStream, Flow, Flux,
 *   Flowable, AsyncStream, AsyncSequence, AsyncEnumerable, Subject
 * @keywords RxJS, pipeline, pagination, lazily, paging, backpressure
 * @module
 */

export type {
  AsyncEqual,
  AsyncIterable,
  AsyncIterableLike,
  AsyncOrder,
  ElementOf,
} from './internal/asyncIterable/model.js';
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
} from './internal/asyncIterable/constructors.js';
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
} from './internal/asyncIterable/access.js';
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
} from './internal/asyncIterable/transformations.js';
export {
  append,
  concat,
  interleave,
  prepend,
  zip,
  zipWith,
} from './internal/asyncIterable/combinations.js';
export {
  forEach,
  groupBy,
  join,
  partition,
  reduce,
  toArray,
  toMap,
  toSet,
} from './internal/asyncIterable/conversions.js';
export { equal, order } from './internal/asyncIterable/instances.js';
export {
  buffer,
  mapConcurrent,
  merge,
  type ConcurrencyOptions,
} from './internal/asyncIterable/concurrency.js';
export {
  timeout,
  withSignal,
  type TimeoutOptions,
} from './internal/asyncIterable/interruptions.js';
