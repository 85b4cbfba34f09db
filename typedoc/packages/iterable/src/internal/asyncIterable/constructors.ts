import { checkFunction, checkObject } from '@tstd/error/Argument';
import { checkSource } from '../checkSource.js';
import type { Awaitable } from '@tstd/core-type';
import type { Option } from '@tstd/core';

import { hasMethod } from '../hasMethod.js';
import * as constructors from '../iterable/constructors.js';
import { elementsOf, lazily } from './cursor.js';
import type { AsyncIterable, AsyncIterableLike } from './model.js';

/**
 * Returns the given values as elements.
 *
 * @typeParam Value - The type of an element.
 * @param values - The elements in their order; promises are waited for in turn.
 * @returns The elements in the same order.
 *
 * @example A few values
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(AsyncIterable.of(1, 2, 3)); // => [1, 2, 3]
 * await AsyncIterable.toArray(AsyncIterable.of(1, Promise.resolve(2))); // => [1, 2]
 * ```
 *
 * @alias Stream.succeed, flowOf
 * @keywords literal, varargs
 * @category Constructors
 * @since 1.0.0
 */
export function of<Value>(...values: readonly Awaitable<Value>[]): AsyncIterable<Value> {
  return fromSync(values);
}

/**
 * Returns the elements of what has elements: a source, an iterator or an array-like object.
 *
 * An async iterable is returned as it is. An array-like object has a `length` and indices, and is read anew each time.
 * An iterator, which has the method `next`, can be read only once. A reader that stops early closes it if possible; otherwise the next reader goes on where that one stopped.
 *
 * @typeParam Value - The type of an element.
 * @param source - A source, an iterator, or an object with a `length` and indices.
 * @returns The elements of the object.
 *
 * @example An array-like object and an iterator
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.from({ length: 2, 0: 'a', 1: 'b' }),
 * ); // => ['a', 'b']
 *
 * const once = AsyncIterable.from({
 *   next: () => ({ done: false, value: 1 }),
 * });
 *
 * await AsyncIterable.first(once); // => 1
 * ```
 *
 * @alias fromReadableStream, fromAsyncIterable, fromEventPattern, fromNodeStream, fromObservable,
 *   fromEvent, toAsyncEnumerable, Stream.fromEffect, Stream.fromQueue, bindCallback,
 *   bindNodeCallback, rxjs.from
 * @keywords convert, stream, generator, wrap, Readable, ReadableStream
 * @category Constructors
 * @since 1.0.0
 */
export function from<Value>(
  source:
    | AsyncIterableLike<Value>
    | AsyncIterator<Value>
    | Iterator<Awaitable<Value>>
    | ArrayLike<Awaitable<Value>>,
): AsyncIterable<Value> {
  if (isKind<AsyncIterable<Value>>(source, Symbol.asyncIterator)) {
    return source;
  }
  if (isKind<globalThis.Iterable<Awaitable<Value>>>(source, Symbol.iterator)) {
    return fromSync(source);
  }
  if (isKind<AsyncIterator<Awaitable<Value>>>(source, 'next')) {
    return lazily(
      () => [],
      async function* (readSource) {
        // An iterator that is not async will do: `await` takes whatever `next` returns.
        for await (const value of readSource({ [Symbol.asyncIterator]: () => source })) {
          yield value;
        }
      },
    );
  }
  checkObject(source, 'source');
  // SAFETY: it is none of the kinds above.
  return fromSync(constructors.from(source as ArrayLike<Awaitable<Value>>));
}

function fromSync<Value>(source: globalThis.Iterable<Awaitable<Value>>): AsyncIterable<Value> {
  return lazily(
    () => [source],
    (readSource) => elementsOf(readSource(source)),
  );
}

function isKind<Kind>(source: unknown, key: PropertyKey): source is Kind {
  return hasMethod(source, key);
}

/**
 * Returns no elements.
 *
 * @returns An async iterable without an element.
 *
 * @example Nothing to read
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(AsyncIterable.empty()); // => []
 * ```
 *
 * @alias mempty, none, nil, emptyList, mzero, emptyMap, emptySet
 * @category Constructors
 * @since 1.0.0
 */
export function empty(): AsyncIterable<never> {
  return fromSync([]);
}

/**
 * Returns the integers from one up to another, which is not included.
 *
 * It goes down when the step is negative. There are no elements when the end does not lie in the direction of the step.
 * An `end` of `Infinity` or `-Infinity` stops at the last safe integer, so that every element is exact.
 *
 * @param start - The first integer, unless there are no elements.
 * @param end - The integer to stop before, `Infinity` or `-Infinity`.
 * @param step - The difference of two neighbours, not `0`. Default is `1`.
 * @returns The integers in the order in which they are counted.
 *
 * @throws An `ArgumentError` when `start` or `step` is not a safe integer, `end` is neither one nor infinite, or `step` is `0`.
 *
 * @example Count up, down and in steps
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(AsyncIterable.range(0, 4)); // => [0, 1, 2, 3]
 * await AsyncIterable.toArray(AsyncIterable.range(3, 0, -2)); // => [3, 1]
 * await AsyncIterable.toArray(AsyncIterable.range(3, 0)); // => []
 * AsyncIterable.range(0, 1, 0.1); // => throws ArgumentError
 * ```
 *
 * @keywords sequence, consecutive, interval, series, loop
 * @category Constructors
 * @since 1.0.0
 */
export function range(start: number, end: number, step: number = 1): AsyncIterable<number> {
  return fromSync(constructors.range(start, end, step));
}

/**
 * Returns the results of a function of the index, without an end.
 *
 * @typeParam Value - The type of an element.
 * @param fn - Called with the index, which counts from `0` each time the result is read; returns the element.
 * @returns Elements without an end.
 *
 * @example Powers of two
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const powers = AsyncIterable.generate((index) => 2 ** index);
 *
 * await AsyncIterable.toArray(AsyncIterable.take(powers, 4)); // => [1, 2, 4, 8]
 * await AsyncIterable.at(powers, 10); // => 1024
 * ```
 *
 * @alias makeBy, times, tabulate, iterate, tabulated, replicateWith
 * @keywords infinite, endless, sequence, produce, poll, counter
 * @category Constructors
 * @since 1.0.0
 */
export function generate<Value>(fn: (index: number) => Awaitable<Value>): AsyncIterable<Value> {
  checkFunction(fn, 'fn');
  return lazily(
    () => [],
    async function* (_, wait) {
      for (let index = 0; ; index += 1) {
        yield wait(fn(index));
      }
    },
  );
}

/**
 * Returns the elements that a function makes one after the other, each of them with the state for the next one.
 *
 * It ends when the function returns None. Each reader starts from the same `initial`, so a function that changes the state which it is given changes what the next reader sees.
 *
 * @typeParam State - The type of the state.
 * @typeParam Value - The type of an element.
 * @param initial - The state of the first call, each time the result is read.
 * @param fn - Called with the state, which it must not change; returns an element and the next state, or None at the end.
 * @returns The elements in the order in which they are made.
 *
 * @example The digits of a number, from the right
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const digits = AsyncIterable.unfold(1024, (rest) =>
 *   rest === 0 ? undefined : [rest % 10, Math.floor(rest / 10)],
 * );
 *
 * await AsyncIterable.toArray(digits); // => [4, 2, 0, 1]
 * ```
 *
 * @alias iterate, generateFrom, unfoldEffect, paginateEffect, paginateChunk
 * @keywords pagination, cursor, pages, token, recurrence, nextPage, API, fetch, until
 * @category Constructors
 * @since 1.0.0
 */
export function unfold<State, Value>(
  initial: State,
  fn: (state: State) => Awaitable<Option<readonly [value: Value, next: State]>>,
): AsyncIterable<Value> {
  checkFunction(fn, 'fn');
  return lazily(
    () => [],
    async function* (_, wait) {
      for (let step = await wait(fn(initial)); step !== undefined; step = await wait(fn(step[1]))) {
        yield step[0];
      }
    },
  );
}

/**
 * Returns one value as an element, again and again.
 *
 * @typeParam Value - The type of an element.
 * @param value - The value of every element.
 * @param count - The number of elements, an integer from `0`, or `Infinity` for no end.
 * @returns Equal elements.
 *
 * @throws An `ArgumentError` when `count` is neither an integer from `0` nor `Infinity`.
 *
 * @example A line of dashes
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(AsyncIterable.repeat('-', 3)); // => ['-', '-', '-']
 * await AsyncIterable.toArray(
 *   AsyncIterable.take(AsyncIterable.repeat(0, Infinity), 2),
 * ); // => [0, 0]
 * AsyncIterable.repeat('-', -1); // => throws ArgumentError
 * ```
 *
 * @alias repeatValue
 * @keywords constant, forever, copies, infinite
 * @category Constructors
 * @since 1.0.0
 */
export function repeat<Value>(value: Awaitable<Value>, count: number): AsyncIterable<Value> {
  return fromSync(constructors.repeat(value, count));
}

/**
 * Returns the elements of a source, and then again from the start, without an end.
 *
 * The source is read anew for each round, and nothing is kept. It ends after a round without an element,
 * so an empty source gives no elements, and one that can be read only once gives its elements once.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is opened again for each round.
 * @returns Elements without an end, unless the source is empty or can be read only once.
 *
 * @example The colours of rows
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const colours = AsyncIterable.cycle(['white', 'grey']);
 *
 * await AsyncIterable.toArray(AsyncIterable.take(colours, 3)); // => ['white', 'grey', 'white']
 * await AsyncIterable.toArray(AsyncIterable.cycle([])); // => []
 * ```
 *
 * @keywords infinite, endless, repeat, circular
 * @category Constructors
 * @since 1.0.0
 */
export function cycle<Value>(self: AsyncIterableLike<Value>): AsyncIterable<Value> {
  checkSource(self, 'self');
  return lazily(
    () => [self],
    async function* (readSource) {
      let length: number;
      do {
        length = 0;
        for await (const value of readSource(self)) {
          yield value;
          length += 1;
        }
      } while (length > 0);
    },
  );
}

/**
 * Returns `true` when a value is an async iterable.
 *
 * It goes by the method `[Symbol.asyncIterator]`, so an array is not one, although every function of this module accepts it.
 *
 * @param value - Any value; no element of it is read.
 * @returns Whether the value has the method.
 *
 * @example Async iterables only
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * AsyncIterable.hasInstance(AsyncIterable.of(1)); // => true
 * AsyncIterable.hasInstance([1]); // => false
 * ```
 *
 * @keywords asyncIterator, Symbol, check, instanceof
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is AsyncIterable<unknown> {
  return hasMethod(value, Symbol.asyncIterator);
}
