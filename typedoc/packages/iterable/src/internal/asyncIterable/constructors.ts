import { checkFunction, checkObject } from '@tstd/error/Argument';
import { checkSource } from '../checkSource.js';
import type { Awaitable } from '@tstd/core-type';
import type { Option } from '@tstd/core';

import { hasMethod } from '../hasMethod.js';
import * as constructors from '../iterable/constructors.js';
import { elementsOf, lazily } from './cursor.js';
import type { AsyncIterable, AsyncIterableLike } from './model.js';

/**
 * Creates a sequence from the given values.
 *
 * @typeParam Value - The type of an element.
 * @param values - The elements, in order. Promises are awaited one after another.
 * @returns The values in the same order.
 *
 * @example Create a sequence from a few values
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
 * Creates an async iterable from a source, an iterator or an array-like object.
 *
 * An async iterable is returned unchanged. An array-like object has a `length` and indices; each iteration starts at its first index.
 * An iterator, which is an object with a `next` method, can be read only once. If you stop early, the iterator is closed if possible; otherwise, the next iteration continues where the previous one stopped.
 *
 * @typeParam Value - The type of an element.
 * @param source - A source, an iterator, or an object with a `length` and indices.
 * @returns The elements of `source`.
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
        // A synchronous iterator works too: `await` accepts whatever `next` returns.
        for await (const value of readSource({ [Symbol.asyncIterator]: () => source })) {
          yield value;
        }
      },
    );
  }
  checkObject(source, 'source');
  // SAFETY: all other kinds are excluded above.
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
 * Returns a sequence without elements.
 *
 * @returns An empty async iterable.
 *
 * @example An empty sequence
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
 * Returns the integers from `start` up to but not including `end`.
 *
 * If `step` is negative, the sequence counts down. If `step` leads away from `end`, the result is empty.
 * If `end` is `Infinity` or `-Infinity`, the sequence stops at the last safe integer, so that every element is exact.
 *
 * @param start - The first integer, unless the result is empty.
 * @param end - The end (exclusive): an integer, `Infinity` or `-Infinity`.
 * @param step - The difference between consecutive integers: an integer other than `0`. The default is `1`.
 * @returns The integers, starting with `start`.
 *
 * @throws An `ArgumentError` if `start` or `step` is not a safe integer, if `end` is neither a safe integer nor infinite, or if `step` is `0`.
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
 * Returns an endless sequence: the results of calling `fn` with 0, 1, 2 and so on.
 *
 * @typeParam Value - The type of an element.
 * @param fn - Called with the index, which starts at `0` each time you iterate over the result; returns the element.
 * @returns An endless sequence.
 *
 * @example Generate the powers of two
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
 * Creates a sequence from a function that returns each element together with the next state.
 *
 * The sequence ends when `fn` returns None. Each iteration starts with the same `initial` value: if `fn` mutates the state that it receives, the next iteration sees the change.
 *
 * @typeParam State - The type of the state.
 * @typeParam Value - The type of an element.
 * @param initial - The state passed to the first call of each iteration.
 * @param fn - Called with the state, which it must not change; returns an element and the next state, or None to end the sequence.
 * @returns The elements in the order in which `fn` returns them.
 *
 * @example List the digits of a number from right to left
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
 * Returns a sequence that repeats `value`.
 *
 * @typeParam Value - The type of an element.
 * @param value - The value of every element.
 * @param count - The number of elements, a non-negative integer, or `Infinity` for an endless sequence.
 * @returns A sequence of identical elements.
 *
 * @throws An `ArgumentError` if `count` is neither a non-negative integer nor `Infinity`.
 *
 * @example Create a line of dashes
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
 * Repeats the elements of a source endlessly.
 *
 * The source is read again for each round, and nothing is kept in memory. The result ends after a round without elements.
 * If the source is empty, so is the result. If the source can be read only once, each element appears only once.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is opened again for each round.
 * @returns An endless sequence, unless the source is empty or can be read only once.
 *
 * @example Alternate row colours
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
 * Checks whether the value is an async iterable.
 *
 * The function checks for a `[Symbol.asyncIterator]` method. Arrays do not have this method, although every function in this module accepts them.
 *
 * @param value - Any value. None of its elements is read.
 * @returns Whether the value has a `[Symbol.asyncIterator]` method.
 *
 * @example Check an async iterable and a list
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
