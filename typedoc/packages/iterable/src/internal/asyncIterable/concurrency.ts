/* eslint-disable no-param-reassign -- A lane holds the state of one source, and these functions update it. */
import { checkBoolean, checkFunction, checkObject } from '@tstd/error/Argument';
import { checkSource } from '../checkSource.js';
import { ignore } from '@tstd/core';
import type { Awaitable } from '@tstd/core-type';

import { checkConcurrency, checkSize } from '../checkSize.js';
import { closeAll, lazily } from './cursor.js';
import type { AsyncIterable, AsyncIterableLike } from './model.js';
import { map } from './transformations.js';

/**
 * The options of {@link mapConcurrent}.
 *
 * The limit is required: `undefined` is not allowed.
 *
 * @example At most two calls at a time
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const options: AsyncIterable.ConcurrencyOptions = { concurrency: 2 };
 * const double = async (value: number) => value * 2;
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.mapConcurrent([1, 2, 3], double, options),
 * ); // => [2, 4, 6]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ConcurrencyOptions {
  /** The maximum number of calls that run at the same time, which must be a positive integer. `Infinity` is not allowed, because the number of elements that are read ahead must be limited. */
  readonly concurrency: number;
  /** Whether the results arrive in the order in which the calls finish instead of the order of the elements. The default is `false`. */
  readonly unordered?: boolean | undefined;
}

/**
 * Applies `fn` to several elements at the same time and returns the results.
 *
 * By default, the results arrive in the order of the elements, so a slow call delays the results that follow. With `unordered: true`, each result arrives as soon as it is available.
 * However slowly you consume the results, at most `concurrency` elements are being processed or waiting to be consumed. The source is read one element at a time.
 *
 * If a call fails, no new call starts and the source is closed. Calls that are already running cannot be stopped.
 * By default, the error arrives after the results of all earlier elements, and the outcomes of later elements are ignored. With `unordered: true`, the first error ends the iteration, even if it comes from the source. This error arrives after the results that are already available, and the outcomes of the other calls are ignored.
 *
 * If `fn` returns a task, the result is the task itself, which does not run. To run the task, return the promise that `Task.run` returns.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type of a new element.
 * @param self - The source, which is read at most `concurrency` elements ahead of the results.
 * @param fn - Called with each element and its index, for several elements at the same time; returns the new element.
 * @param options - The maximum number of simultaneous calls, which is required, and whether the results may arrive in a different order.
 * @returns The results, in the order of the elements unless `unordered` is `true`.
 *
 * @throws An `ArgumentError` if `concurrency` is not a positive integer.
 *
 * @example Load two pages at a time
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const load = (page: number): Promise<string> =>
 *   new Promise((resolve) => {
 *     setTimeout(resolve, 5 - page, `page ${page}`);
 *   });
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.mapConcurrent([1, 2, 3], load, { concurrency: 2 }),
 * ); // => ['page 1', 'page 2', 'page 3']
 * AsyncIterable.mapConcurrent([1], load, { concurrency: 0 }); // => throws ArgumentError
 * ```
 *
 * @example Get results as soon as they are available
 * ```ts
 * import { delay } from '@tstd/async';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const load = async (page: number): Promise<string> => {
 *   if (page === 1) {
 *     await delay(5);
 *   }
 *   if (page === 4) {
 *     throw new RangeError('no page 4');
 *   }
 *   return `page ${page}`;
 * };
 * const options = { concurrency: 2, unordered: true };
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.mapConcurrent([1, 2, 3], load, options),
 * ); // => ['page 2', 'page 3', 'page 1']
 * await AsyncIterable.toArray(
 *   AsyncIterable.mapConcurrent([1, 4], load, options),
 * ); // => throws RangeError
 * ```
 *
 * @alias pMap, mergeMap, mapPar, mapAsyncUnordered, pFlatMap, buffer_unordered, buffered,
 *   mapParallel, par_map, Stream.mapEffect, mapEffect, try_buffer_unordered
 * @keywords parallel, limit, pool, simultaneous, workers, faster, slow, sequential, ordered,
 *   throttle, unordered, completion, fail-fast
 * @category Transformations
 * @since 1.0.0
 */
export function mapConcurrent<Value, To>(
  self: AsyncIterableLike<Value>,
  fn: (value: Value, index: number) => Awaitable<To>,
  options: ConcurrencyOptions,
): AsyncIterable<To> {
  checkSource(self, 'self');
  checkFunction(fn, 'fn');
  checkObject(options, 'options');
  const { concurrency, unordered = false } = options;
  checkConcurrency(concurrency);
  checkBoolean(unordered, 'unordered');
  if (concurrency === 1) {
    return map(self, fn);
  }
  const calls = lazily(
    () => [self],
    (read) => callEach(read(self), fn, unordered),
  );
  // The result that the reader waits for is no longer in the buffer.
  return map(buffer(calls, concurrency - 1), ({ result }) => result);
}

/** Settles a promise with the outcome of another one. */
type Settle<To> = (result: Promise<To>) => void;

/** Yields the promise of each result in an object, so that the generator does not wait for it. */
async function* callEach<Value, To>(
  elements: AsyncIterable<Value>,
  fn: (value: Value, index: number) => Awaitable<To>,
  unordered: boolean,
): AsyncGenerator<{ readonly result: Promise<To> }, void> {
  const calls = { failures: 0 };
  const pending: Settle<To>[] = [];
  let index = 0;
  try {
    for await (const value of elements) {
      // A call may have failed while the next element was awaited.
      if (calls.failures > 0) {
        return;
      }
      const result = (async () => fn(value, index))();
      countFailure(result, calls);
      yield { result: unordered ? nextOf(result, pending) : result };
      if (calls.failures > 0) {
        return;
      }
      index += 1;
    }
  } catch (error) {
    // If the results are unordered, an error of the source does not wait for the running calls.
    pending.shift()?.(Promise.reject(error));
    throw error;
  }
}

/**
 * Exchanges the promise of a result. Of the promises that it returns, the first one settles like the first
 * result that settles, the second like the second, and so on. The callbacks are created here so
 * that they keep nothing else in memory.
 */
function nextOf<To>(result: Promise<To>, pending: Settle<To>[]): Promise<To> {
  const settle = (): void => {
    pending.shift()?.(result);
  };
  result.then(settle, settle);
  const next = new Promise<To>((resolve) => {
    pending.push(resolve);
  });
  next.catch(ignore);
  return next;
}

/**
 * Counts the failure of a call. The callback is created here so that it keeps nothing else in
 * memory.
 */
function countFailure(result: Promise<unknown>, calls: { failures: number }): void {
  result.catch(() => {
    calls.failures += 1;
  });
}

/**
 * Returns the elements, and reads up to `size` elements ahead while you process earlier ones.
 *
 * Reading begins when you request the first element, and pauses while `size` elements are waiting to be consumed.
 * An error arrives after the elements that were read before it.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is opened when the first element is requested.
 * @param size - The maximum number of elements to read ahead, which must be a positive integer.
 * @returns The same elements.
 *
 * @throws An `ArgumentError` if `size` is not a positive integer.
 *
 * @example Read two elements ahead
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const read: number[] = [];
 * const source = AsyncIterable.tap(
 *   AsyncIterable.range(1, Infinity),
 *   (value) => {
 *     read.push(value);
 *   },
 * );
 * const iterator = AsyncIterable.buffer(source, 2)[Symbol.asyncIterator]();
 *
 * await iterator.next(); // => { done: false, value: 1 }
 * await AsyncIterable.count(AsyncIterable.range(0, 20)); // => 20
 * read; // => [1, 2, 3]
 * await iterator.return?.();
 * ```
 *
 * @alias bufferTime, bufferSize, highWaterMark, bufferToggle, bufferWhen, readAhead
 * @keywords prefetch, backpressure, preload, queue, faster, slow, consumer, pipeline
 * @category Transformations
 * @since 1.0.0
 */
export function buffer<Value>(self: AsyncIterableLike<Value>, size: number): AsyncIterable<Value> {
  checkSource(self, 'self');
  checkSize(size);
  return lazily(
    () => [self],
    (read) => readAhead(() => [read(self)], size),
  );
}

/**
 * Returns the elements of several sources as they arrive.
 *
 * All sources are read at the same time, at most one element ahead in each of them. The result ends when all sources have ended. If one source fails, the others are closed. A source that is still waiting for an element is also closed, but the result does not wait until it has closed.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Others - The element types of the other sources, in the order of the arguments.
 * @param self - One of the sources; it has no priority over the others.
 * @param others - The other sources, which are read at the same time.
 * @returns The elements of all sources.
 *
 * @example Merge elements in order of arrival
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const later = (text: string): Promise<string> =>
 *   new Promise((resolve) => {
 *     setTimeout(resolve, 5, text);
 *   });
 * const slow = AsyncIterable.map(['slow'], later);
 *
 * await AsyncIterable.toArray(AsyncIterable.merge(slow, ['fast'])); // => ['fast', 'slow']
 * await AsyncIterable.first(AsyncIterable.merge(slow, ['fast'])); // => 'fast'
 * ```
 *
 * @alias assign, mergeRight, extendObject, spread, defaults, rxjs.merge, assignIn, assignAll,
 *   mergeWithKey, array_merge
 * @keywords combine, concurrently, simultaneous, multiplex, streams, events
 * @category Combinations
 * @since 1.0.0
 */
export function merge<Value, Others extends readonly unknown[] = readonly Value[]>(
  self: AsyncIterableLike<Value>,
  ...others: { readonly [Index in keyof Others]: AsyncIterableLike<Others[Index]> }
): AsyncIterable<Value | Others[number]> {
  checkSource(self, 'self');
  others.forEach((other: unknown) => {
    checkSource(other, 'others');
  });
  const sources = [self, ...others];
  return lazily(
    () => sources,
    (read) => readAhead(() => sources.map((source) => read<Value | Others[number]>(source)), 1),
  );
}

/** A source that is read ahead. */
interface Lane<Value> {
  readonly cursor: AsyncIterator<Value>;
  /** Whether the source has ended or failed. */
  isOver: boolean;
  /** Whether an element has been requested that has not arrived yet. */
  isWaiting: boolean;
  /** How many elements have been requested and not yielded yet. */
  unread: number;
}

interface Arrival<Value> {
  readonly lane: Lane<Value>;
  readonly result: Promise<IteratorResult<Value>>;
}

/** Reads sources at the same time, up to `size` elements of each ahead, and yields the elements as they arrive. */
async function* readAhead<Value>(
  openSources: () => readonly AsyncIterable<Value>[],
  size: number,
): AsyncGenerator<Value, void> {
  const arrivals: Arrival<Value>[] = [];
  const lanes: Lane<Value>[] = [];
  let wake: () => void = ignore;

  const ask = (lane: Lane<Value>): void => {
    if (lane.isOver || lane.isWaiting || lane.unread === size) {
      return;
    }
    lane.isWaiting = true;
    lane.unread += 1;
    const result = lane.cursor.next();
    const arrive = (isOver: boolean): void => {
      lane.isOver = isOver;
      lane.isWaiting = false;
      arrivals.push({ lane, result });
      ask(lane);
      wake();
    };
    result.then(
      ({ done = false }) => {
        arrive(done);
      },
      () => {
        arrive(true);
      },
    );
  };

  try {
    for (const source of openSources()) {
      const cursor = source[Symbol.asyncIterator]();
      lanes.push({ cursor, isOver: false, isWaiting: false, unread: 0 });
    }
    lanes.forEach(ask);
    let open = lanes.length;
    while (open > 0) {
      const arrival = arrivals.shift();
      if (arrival === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      const result = await arrival.result;
      if (result.done === true) {
        open -= 1;
      } else {
        arrival.lane.unread -= 1;
        ask(arrival.lane);
        yield result.value;
      }
    }
  } catch (error) {
    // The first error must not be hidden.
    await closeLanes(lanes).catch(ignore);
    throw error;
  } finally {
    await closeLanes(lanes);
  }
}

/** Closes the lanes, without waiting for those that wait for an element, which may never arrive. */
async function closeLanes(lanes: readonly Lane<unknown>[]): Promise<void> {
  for (const { cursor, isWaiting } of lanes) {
    if (isWaiting) {
      closeAll([cursor]).catch(ignore);
    }
  }
  await closeAll(lanes.flatMap(({ cursor, isWaiting }) => (isWaiting ? [] : [cursor])));
}
