import type { Awaitable } from '@tstd/core-type';
import type { Ordering } from '@tstd/core';

/**
 * A sequence whose elements arrive asynchronously, such as a stream or an async generator.
 *
 * This type is an alias of the built-in `AsyncIterable`.
 *
 * The sequences that this module returns are lazy: they read nothing until you request the first element.
 * You can iterate over them several times: each `for await` starts at the beginning of the source. If a source can be read only once, like a generator, the same applies to every sequence based on it.
 * Unless stated otherwise, elements are read one at a time, only when you request them. If you call `next` several times without waiting, the promises settle in the order of the calls.
 *
 * If you call `return` while `next` is waiting, `next` reports the end and the source is closed immediately. If the source does not come from this package and its next element is pending, the sequence calls the `return` method of the source, but neither waits until the source has closed nor reports an error from that call. A generator or a platform stream closes only after the pending element has arrived.
 * If several other sources throw while the sequence closes them, `return` rejects with an `AggregateError` that contains all their errors.
 *
 * You can chain any number of these functions without overflowing the call stack.
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
 * If an object is both, it is read as an async iterable, as in `for await`.
 * If you pass an array or a set of promises, or an `Iterable` sequence that is based on one, to a function of this module, all these promises are observed immediately. If a promise is rejected early, you get the error when it is the turn of this promise, and the process does not report an unhandled rejection.
 * The promises of an iterator or a generator cannot be observed before they are read, so an early rejection may end the process. If promises may be rejected early, put them in an array.
 *
 * @typeParam Value - The type of an element after it has been awaited.
 *
 * @example Combine available values with promises
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
 * The element type of an async iterable or an iterable, or of a promise of either.
 *
 * @typeParam Self - The type of the iterable.
 *
 * @example The element type of a list of promises
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
 * An asynchronous equality, whose `equals` function returns a promise.
 *
 * @typeParam Value - The type of the values to compare.
 *
 * @example Check whether two async iterables are equal
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
   * Returns a promise that resolves to `true` if the two values are equal, and to `false` otherwise.
   *
   * @param self - One of the values to compare.
   * @param other - The value to compare `self` with.
   * @returns A promise that resolves to whether the two values are equal.
   */
  readonly equals: (self: Value, other: Value) => Promise<boolean>;
}

/**
 * An asynchronous order: a comparison function that returns a promise.
 *
 * @typeParam Value - The type of the values to compare.
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns A promise that resolves to the ordering of the two values.
 *
 * @example Compare two async iterables
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
