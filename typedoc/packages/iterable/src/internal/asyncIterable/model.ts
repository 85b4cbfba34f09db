import type { Awaitable } from '@tstd/core-type';
import type { Ordering } from '@tstd/core';

/**
 * A sequence that `for await` reads and whose elements arrive later, such as a stream or an async generator.
 *
 * It is the built-in type, under the name of this module.
 *
 * A sequence that a function of this module returns is lazy: nothing is read until the first element is requested.
 * You can read it several times: each `for await` starts at the beginning of the source. If the source can be read only once, like a generator, so can the sequence.
 * Unless a function says otherwise, elements are read one at a time, each only when it is requested. If you call `next` several times without waiting, the promises are settled in the order of the calls.
 *
 * If you call `return` while `next` waits, `next` reports the end and the source is closed at once. A foreign source that is still waiting is told to close, but its closing is not awaited, and any error from it is ignored. A generator or a stream of the platform closes only after the pending element has arrived.
 * If several sources throw while they are closed in this way, the error is an `AggregateError` of all their errors.
 *
 * A chain may be of any length: its steps do not use up the call stack.
 *
 * @typeParam Value - The type of an element.
 *
 * @example Read one page at a time
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
 * A source that the functions of `AsyncIterable` can read: an async iterable, or an iterable of values and promises.
 *
 * An object that is both is read as an async iterable, as in `for await`.
 * Promises in an array or a set are listened to as soon as you pass the list, or an `Iterable` sequence based on it, to a function of this module. If one rejects before its turn, the reader gets the error at its turn, and the process is not affected.
 * The elements of an iterator or a generator are unknown until they are read. If promises may reject early, put them in an array.
 *
 * @typeParam Value - The type of an element, once it is awaited.
 *
 * @example Values that exist already and values that come later
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
 * @example The elements of a list of promises
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
 * An equality that returns a promise.
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
   * Returns a promise of `true` if both values are equal, otherwise of `false`.
   *
   * @param self - One of the values to compare.
   * @param other - The value to compare `self` with.
   * @returns Whether both values are equal.
   */
  readonly equals: (self: Value, other: Value) => Promise<boolean>;
}

/**
 * An order that returns a promise.
 *
 * @typeParam Value - The type of the values that are compared.
 * @param self - The value on the left: `-1` means that it comes before `other`.
 * @param other - The value on the right: `1` means that it comes before `self`.
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
