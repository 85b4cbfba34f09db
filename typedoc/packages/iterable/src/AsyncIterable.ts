/**
 * Lazy functions for anything that `for await` can iterate over: the functions of `Iterable`, and others for asynchronous work, such as timeouts and concurrency.
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
 * | run several operations at the same time | {@link mapConcurrent}, {@link merge}, {@link buffer} |
 * | stop waiting | {@link withSignal}, {@link timeout} |
 *
 * A source is an async iterable, or an iterable of values and promises. The functions that you pass may be async, except for orders, equalities and type guards.
 * A function that computes a value, such as {@link toArray}, returns a promise of this value. If an argument is invalid, the promise is rejected.
 *
 * Functions that return an async iterable read nothing when you call them. The result then reads one element at a time, only when you request it. {@link mapConcurrent}, {@link merge} and {@link buffer} read a limited number of elements ahead.
 * If you stop iterating before the end, the source is closed, even while it is waiting for an element. An error or a rejected promise also closes the source.
 * If the source throws while it is being closed, an earlier error is not hidden, as in `for…of`.
 *
 * If a result may be missing, it is an `Option`. An element that is `undefined` then looks the same as None.
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
