import type { Awaitable } from '@tstd/core-type';
import type { Ordering } from '@tstd/core';

/**
 * What `for await` reads, and what gives its elements later: a stream, an async generator, and a sequence of this module.
 *
 * It is the type of the language, under the name of the module that works on it.
 *
 * A sequence that a function of this module returns is lazy: nothing is read before the first element is asked for.
 * It can be read again: each `for await` starts anew at the source. When the source can be read only once, such as a generator, so can the sequence.
 * Unless a function says otherwise, one element is read at a time, and only when it is asked for. Calls of `next` that do not wait for each other are answered in their order.
 *
 * A call of `return` while `next` waits answers that `next` with the end, and closes the source at once. A source that is not of this package and still waits is told to close, but is not waited for, and an error of its closing is ignored. A generator or a stream of the platform closes after the element that it waits for has come.
 * When several sources throw while they are closed in this way, the error is an `AggregateError` of what they threw.
 *
 * A chain may be of any length: its steps do not use up the call stack.
 *
 * @typeParam Value - The type of an element.
 *
 * @example Read a page at a time
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const fetchPage = (page: number): Promise<readonly string[]> =>
 *   Promise.resolve([`${page}a`, `${page}b`]);
 * const names: AsyncIterable<string> = AsyncIterable.flatMap(
 *   AsyncIterable.range(1, Infinity),
 *   fetchPage,
 * );
 *
 * await AsyncIterable.toArray(AsyncIterable.take(names, 3)); // => ['1a', '1b', '2a']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type AsyncIterable<Value> = globalThis.AsyncIterable<Value>;

/**
 * A source: what the functions of `AsyncIterable` accept, an async iterable or an iterable of values and promises.
 *
 * An object that is both is read as an async iterable, as `for await` does.
 * The promises of an array or a set are listened to as soon as a function of this module is given the list, or a sequence of `Iterable` that is made of it. One that rejects before its turn is an error of the reader, at its turn, and not of the process.
 * What an iterator or a generator gives cannot be known before it is read: make an array of promises that may reject early.
 *
 * @typeParam Value - The type of an element once it is awaited.
 *
 * @example Values that are there and values that come later
 * ```ts
 * import { AsyncIterable, type AsyncIterableLike } from '@tstd/iterable';
 *
 * const sources: readonly AsyncIterableLike<number>[] = [
 *   [1, 2],
 *   [Promise.resolve(3)],
 *   AsyncIterable.of(4),
 * ];
 *
 * await AsyncIterable.toArray(AsyncIterable.flatten(sources)); // => [1, 2, 3, 4]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type AsyncIterableLike<Value> =
  globalThis.AsyncIterable<Value> | globalThis.Iterable<Awaitable<Value>>;

/**
 * The type of the elements of an async iterable, an iterable, or a promise of one.
 *
 * @typeParam Self - The type of the iterable.
 *
 * @example What a list of promises gives
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import type { AsyncIterable } from '@tstd/iterable';
 *
 * assertType<AsyncIterable.ElementOf<Promise<number>[]>, number>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ElementOf<Self> =
  Awaited<Self> extends AsyncIterableLike<infer Element> ? Awaited<Element> : never;

/**
 * An equality whose answer comes later.
 *
 * @typeParam Value - The type of the values that are compared.
 *
 * @example The equality of async iterables
 * ```ts
 * import { Equal } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const equal: AsyncIterable.AsyncEqual<AsyncIterable<number>> =
 *   AsyncIterable.equal(Equal<number>(Object.is));
 *
 * await equal.equals(AsyncIterable.of(1), AsyncIterable.of(1)); // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AsyncEqual<Value> {
  /**
   * Returns a promise of `true` when both values are equal.
   *
   * @param self - The value to compare.
   * @param other - The value to compare it with.
   * @returns Whether both values are equal.
   */
  readonly equals: (self: Value, other: Value) => Promise<boolean>;
}

/**
 * An order whose answer comes later.
 *
 * @typeParam Value - The type of the values that are compared.
 * @param self - The value that comes first if the answer is `-1`.
 * @param other - The value that comes first if the answer is `1`.
 * @returns A promise of the ordering of both values.
 *
 * @example The order of async iterables
 * ```ts
 * import { Order } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const order: AsyncIterable.AsyncOrder<AsyncIterable<number>> =
 *   AsyncIterable.order(Order.number);
 *
 * await order(AsyncIterable.of(1), AsyncIterable.of(2)); // => -1
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type AsyncOrder<Value> = (self: Value, other: Value) => Promise<Ordering>;
