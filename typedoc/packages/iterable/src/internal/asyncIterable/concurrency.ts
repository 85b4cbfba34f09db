/* eslint-disable no-param-reassign -- A lane is the state of one reader, and the functions here are what changes it. */
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
 * The limit has to be given: `undefined` is refused.
 *
 * @example No more than two at a time
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
  /** How many calls run at the same time, at most: an integer from 1. `Infinity` is refused, because the number of elements that are read ahead has to be limited. */
  readonly concurrency: number;
  /** Whether the results come in the order in which the calls end, instead of the order of the elements. The default is `false`. */
  readonly unordered?: boolean | undefined;
}

/**
 * Returns the results of a function of each element, which is called for several elements at the same time.
 *
 * The results come in the order of the elements, so one that takes long keeps back those after it. With `unordered: true`, each result comes as soon as it is there.
 * No more elements than the limit are read and not yet given out, so nothing piles up for a slow reader. The source is read one element at a time.
 *
 * When a call has failed, no other begins and the source is closed. Calls that are under way cannot be stopped.
 * An error comes after the results of the elements before it, and what becomes of later ones is ignored. With `unordered: true`, the first error ends the reading at once, and so does one of the source: it comes after the results that were there before it, and what becomes of the other calls is ignored.
 *
 * A task that the function returns is a result like any other, and does not run: return the promise of its run.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type of a new element.
 * @param self - The source, of which at most `concurrency` elements are read and not yet given out.
 * @param fn - Called with each element and its index, for several elements at the same time; returns the new element.
 * @param options - How many calls may run at the same time, for which there is no default, and whether the results may come in another order.
 * @returns The results, in the order of the elements unless `unordered` is `true`.
 *
 * @throws An `ArgumentError` when `concurrency` is not an integer from `1`.
 *
 * @example Two at a time
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
 * @example As soon as they are there
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
  // The one that is waited for has left the buffer.
  return map(buffer(calls, concurrency - 1), ({ result }) => result);
}

/** Settles a promise as another one. */
type Settle<To> = (result: Promise<To>) => void;

/** Gives the promise of each result in an object, so that nobody waits for it before it is given out. */
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
      // It may have failed while the element was waited for.
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
    // Without order, an error of the source does not wait for the calls under way.
    pending.shift()?.(Promise.reject(error));
    throw error;
  }
}

/**
 * Exchanges the promise of a result: the first promise that it returns settles as the first one that
 * settles, and so forth. The callbacks are made here, where they hold nothing else.
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

/** Counts the failure of a call. The callback is made here, where it holds nothing else. */
function countFailure(result: Promise<unknown>, calls: { failures: number }): void {
  result.catch(() => {
    calls.failures += 1;
  });
}

/**
 * Returns the elements, and reads some of them ahead while the reader is busy.
 *
 * Reading begins with the first element that is asked for, and pauses while `size` elements have been read and not given out.
 * An error comes after the elements before it.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is opened when the first element is asked for.
 * @param size - The number of elements to read ahead, at most: an integer from `1`.
 * @returns The same elements.
 *
 * @throws An `ArgumentError` when `size` is not an integer from `1`.
 *
 * @example Two elements ahead
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
 * Returns the elements of several sources as they come.
 *
 * All sources are read at the same time, and no more than one element of each is read and not given out. It ends when all of them have ended; an error of one closes the others. A source that is still waiting is closed as well, but its closing is not waited for.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Others - The types of the elements of the other ones, in their order.
 * @param self - One of the sources; it has no priority over the others.
 * @param others - The other sources, all of which are read at the same time.
 * @returns The elements of all of them.
 *
 * @example Whoever is first
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
  /** Whether the source has ended, or has failed. */
  isOver: boolean;
  /** Whether an element is asked for that has not come. */
  isWaiting: boolean;
  /** How many elements have been asked for and not given out. */
  unread: number;
}

interface Arrival<Value> {
  readonly lane: Lane<Value>;
  readonly result: Promise<IteratorResult<Value>>;
}

/** Reads sources at the same time, each of them ahead by a number of elements, and gives what comes in its order. */
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
    // The first error is the one that is seen.
    await closeLanes(lanes).catch(ignore);
    throw error;
  } finally {
    await closeLanes(lanes);
  }
}

/** Closes what is read ahead. What waits for an element may wait for ever, and is not waited for. */
async function closeLanes(lanes: readonly Lane<unknown>[]): Promise<void> {
  for (const { cursor, isWaiting } of lanes) {
    if (isWaiting) {
      closeAll([cursor]).catch(ignore);
    }
  }
  await closeAll(lanes.flatMap(({ cursor, isWaiting }) => (isWaiting ? [] : [cursor])));
}
