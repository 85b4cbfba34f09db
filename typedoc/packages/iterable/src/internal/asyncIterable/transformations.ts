import { checkFunction } from '@tstd/error/Argument';
import { checkEqual, checkSource } from '../checkSource.js';
import type { Equal, Option } from '@tstd/core';
import type { Awaitable } from '@tstd/core-type';

import { checkCount, checkSize } from '../checkSize.js';
import { elementsOfLists } from '../sources.js';
import { type Generate, lazily } from './cursor.js';
import type { AsyncIterable, AsyncIterableLike, ElementOf } from './model.js';

/**
 * Applies `fn` to each element and returns the results.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type of a new element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param fn - Called with each element and its index, each time you iterate over the result; returns the new element.
 * @returns The results in the same order.
 *
 * @example Double each element
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.map([1, 2], (value) => value * 2),
 * ); // => [2, 4]
 * await AsyncIterable.toArray(
 *   AsyncIterable.map('ab', (letter, index) => `${index}${letter}`),
 * ); // => ['0a', '1b']
 * ```
 *
 * @alias mapTo
 * @keywords convert, change, comprehension, stream
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value, To>(
  self: AsyncIterableLike<Value>,
  fn: (value: Value, index: number) => Awaitable<To>,
): AsyncIterable<To> {
  checkSource(self, 'self');
  checkFunction(fn, 'fn');
  return lazily(
    () => [self],
    async function* (read, wait) {
      let index = 0;
      for await (const value of read(self)) {
        yield wait(fn(value, index));
        index += 1;
      }
    },
  );
}

/**
 * Applies `fn` to each element and returns the elements of all results.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Inner - The type of the result of `fn`.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param fn - Called with each element and its index; returns a source, which is read to its end before the next call.
 * @returns The elements of all results, in the order of the results.
 *
 * @example Repeat each number as many times as its value
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.flatMap([2, 0, 1], (value) =>
 *     AsyncIterable.repeat(value, value),
 *   ),
 * ); // => [2, 2, 1]
 * ```
 *
 * @alias selectMany, concatMap, flatMapIndexed, mapcat, collectConcat, flatMapDeep, flatMapConcat
 * @keywords bind, chain, nested, expand, stream, lines, chunk
 * @category Transformations
 * @since 1.0.0
 */
export function flatMap<Value, Inner extends AsyncIterableLike<unknown>>(
  self: AsyncIterableLike<Value>,
  fn: (value: Value, index: number) => Awaitable<Inner>,
): AsyncIterable<ElementOf<Inner>> {
  checkSource(self, 'self');
  checkFunction(fn, 'fn');
  return lazily(() => [self], generateFlat(self, fn));
}

function generateFlat<Value, To>(
  self: AsyncIterableLike<Value>,
  fn: (value: Value, index: number) => Awaitable<AsyncIterableLike<unknown>>,
): Generate<To> {
  return async function* (read, wait) {
    let index = 0;
    for await (const value of read(self)) {
      for await (const item of read<unknown>(await wait(fn(value, index)))) {
        // SAFETY: the compiler does not know the element type of a union of sources here.
        yield item as To;
      }
      index += 1;
    }
  };
}

/**
 * Flattens a sequence of sequences by one level.
 *
 * @typeParam Inner - The type of an element: a source or a promise of a source.
 * @param self - The sources to read one after another; elements that are themselves sources stay as they are.
 * @returns The elements of all sources in the same order.
 *
 * @example Flatten by one level only
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(AsyncIterable.flatten([[1], [], [2, 3]])); // => [1, 2, 3]
 * await AsyncIterable.toArray(AsyncIterable.flatten([[[1]], [[2]]])); // => [[1], [2]]
 * ```
 *
 * @alias mergeAll, switchAll, switchLatest, exhaustAll, combineLatestAll
 * @keywords nested, collapse, concat, pages, stream, promises
 * @category Transformations
 * @since 1.0.0
 */
export function flatten<Inner extends Awaitable<AsyncIterableLike<unknown>>>(
  self: AsyncIterable<Inner> | Iterable<Inner>,
): AsyncIterable<ElementOf<Inner>> {
  checkSource(self, 'self');
  return lazily(
    () => [self, ...elementsOfLists(self)],
    generateFlat<Inner, ElementOf<Inner>>(self, (source) => source),
  );
}

/**
 * Returns the elements that satisfy `predicate`.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param predicate - Called with each element and its index, each time you iterate over the result; if it returns `true`, the element is kept.
 * @returns The matching elements, in the same order.
 *
 * @example Keep elements of a narrower type
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const isText = (value: unknown): value is string =>
 *   typeof value === 'string';
 * const texts: AsyncIterable<string> = AsyncIterable.filter(
 *   [1, 'a', 'b'],
 *   isText,
 * );
 *
 * await AsyncIterable.toArray(texts); // => ['a', 'b']
 * ```
 *
 * @keywords condition, matching, criteria, stream, remove, lines
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value, To extends Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => value is To,
): AsyncIterable<To>;
/**
 * Returns the elements that satisfy `predicate`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param predicate - Called with each element and its index, each time you iterate over the result; if it returns `true`, the element is kept.
 * @returns The matching elements, in the same order.
 *
 * @example Keep the matching elements
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.filter([1, 2, 3], (value) => value !== 2),
 * ); // => [1, 3]
 * await AsyncIterable.toArray(
 *   AsyncIterable.filter(['a', 'b', 'c'], (_, index) => index % 2 === 0),
 * ); // => ['a', 'c']
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): AsyncIterable<Value>;
export function filter<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): AsyncIterable<Value> {
  checkSource(self, 'self');
  checkFunction(predicate, 'predicate');
  return lazily(
    () => [self],
    async function* (read, wait) {
      let index = 0;
      for await (const value of read(self)) {
        if (await wait(predicate(value, index))) {
          yield value;
        }
        index += 1;
      }
    },
  );
}

/**
 * Applies `fn` to each element and returns the results that are not None.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type of a new element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param fn - Called with each element and its index, each time you iterate over the result; returns the new element, or None to leave the element out.
 * @returns The results in the same order, without None.
 *
 * @example Extract the integers from a list of strings
 * ```ts
 * import { Int } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.filterMap(['1', 'b', '3'], (text) => Int.parse(text)),
 * ); // => [1, 3]
 * ```
 *
 * @alias compact, compactMap, collect, mapMaybe, catMaybes, choose, mapNotNull, compactBy,
 *   getSomes, flattenOption, mapPartial, filterMapWithIndex
 * @keywords null, undefined, missing, empty, invalid, skip, stream, parse
 * @category Transformations
 * @since 1.0.0
 */
export function filterMap<Value, To>(
  self: AsyncIterableLike<Value>,
  fn: (value: Value, index: number) => Awaitable<Option<To>>,
): AsyncIterable<To> {
  checkSource(self, 'self');
  checkFunction(fn, 'fn');
  return lazily(
    () => [self],
    async function* (read, wait) {
      let index = 0;
      for await (const value of read(self)) {
        const option = await wait(fn(value, index));
        if (option !== undefined) {
          yield option;
        }
        index += 1;
      }
    },
  );
}

/**
 * Returns the first `count` elements, or all of them if there are fewer.
 *
 * Later elements are not read. If `count` is `0`, the source is not even opened.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after `count` elements.
 * @param count - The maximum number of elements, which must be a non-negative integer or `Infinity`.
 * @returns The first elements.
 *
 * @throws An `ArgumentError` if `count` is neither a non-negative integer nor `Infinity`.
 *
 * @example The start of an endless sequence
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.take(AsyncIterable.range(1, Infinity), 2),
 * ); // => [1, 2]
 * await AsyncIterable.toArray(AsyncIterable.take(['a'], 2)); // => ['a']
 * AsyncIterable.take(['a'], -1); // => throws ArgumentError
 * ```
 *
 * @alias limit, firstN, prefix, takeExactly
 * @keywords top, slice, truncate, islice, stream, enough
 * @category Transformations
 * @since 1.0.0
 */
export function take<Value>(self: AsyncIterableLike<Value>, count: number): AsyncIterable<Value> {
  checkSource(self, 'self');
  checkCount(count);
  return lazily(
    () => [self],
    async function* (read) {
      if (count === 0) {
        return;
      }
      let remaining = count;
      for await (const value of read(self)) {
        yield value;
        remaining -= 1;
        if (remaining === 0) {
          return;
        }
      }
    },
  );
}

/**
 * Returns the elements before the first one that does not satisfy `predicate`.
 *
 * Reading stops at the first element that does not satisfy `predicate`.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type that `predicate` guarantees.
 * @param self - The source, which is closed after the first element that does not satisfy `predicate`.
 * @param predicate - Called with each element and its index until it returns `false`, each time you iterate over the result.
 * @returns The elements before the first one that does not match.
 *
 * @example Keep the strings at the start
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const isText = (value: unknown): value is string =>
 *   typeof value === 'string';
 * const texts: AsyncIterable<string> = AsyncIterable.takeWhile(
 *   ['a', 1, 'b'],
 *   isText,
 * );
 *
 * await AsyncIterable.toArray(texts); // => ['a']
 * ```
 *
 * @alias spanLeft, takeUntil, takeLeftWhile, takeWhileInclusive
 * @keywords until, condition, prefix, stop, leading, stream, break
 * @category Transformations
 * @since 1.0.0
 */
export function takeWhile<Value, To extends Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => value is To,
): AsyncIterable<To>;
/**
 * Returns the elements before the first one that does not satisfy `predicate`.
 *
 * Reading stops at the first element that does not satisfy `predicate`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first element that does not satisfy `predicate`.
 * @param predicate - Called with each element and its index until it returns `false`, each time you iterate over the result.
 * @returns The elements before the first one that does not match.
 *
 * @example The powers of two below 10
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const powers = AsyncIterable.generate((index) => 2 ** index);
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.takeWhile(powers, (value) => value < 10),
 * ); // => [1, 2, 4, 8]
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function takeWhile<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): AsyncIterable<Value>;
export function takeWhile<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): AsyncIterable<Value> {
  checkSource(self, 'self');
  checkFunction(predicate, 'predicate');
  return lazily(
    () => [self],
    async function* (read, wait) {
      let index = 0;
      for await (const value of read(self)) {
        if (!(await wait(predicate(value, index)))) {
          return;
        }
        yield value;
        index += 1;
      }
    },
  );
}

/**
 * Returns all elements except the first `count`.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param count - The number of elements to leave out, a non-negative integer or `Infinity`.
 * @returns The remaining elements.
 *
 * @throws An `ArgumentError` if `count` is neither a non-negative integer nor `Infinity`.
 *
 * @example Leave out the first element
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(AsyncIterable.drop(['a', 'b', 'c'], 1)); // => ['b', 'c']
 * await AsyncIterable.toArray(AsyncIterable.drop(['a'], 2)); // => []
 * AsyncIterable.drop(['a'], 0.5); // => throws ArgumentError
 * ```
 *
 * @alias skip, tail, rest, cdr, behead, dropFirst, dropped
 * @keywords slice, remove, offset, ignore, islice, header, stream
 * @category Transformations
 * @since 1.0.0
 */
export function drop<Value>(self: AsyncIterableLike<Value>, count: number): AsyncIterable<Value> {
  checkSource(self, 'self');
  checkCount(count);
  return filter(self, (_, index) => index >= count);
}

/**
 * Returns the elements from the first one that does not satisfy `predicate` onwards.
 *
 * After that element, `predicate` is no longer called.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param predicate - Called with each element and its index until it returns `false`, each time you iterate over the result.
 * @returns The first element that does not match, and all elements after it.
 *
 * @example Leave out leading zeros
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.dropWhile([0, 0, 1, 0], (value) => value === 0),
 * ); // => [1, 0]
 * ```
 *
 * @alias skipWhile, skipUntil, dropLeftWhile
 * @keywords trim, leading, strip, condition, prefix, skip
 * @category Transformations
 * @since 1.0.0
 */
export function dropWhile<Value>(
  self: AsyncIterableLike<Value>,
  predicate: (value: Value, index: number) => Awaitable<boolean>,
): AsyncIterable<Value> {
  checkSource(self, 'self');
  checkFunction(predicate, 'predicate');
  return lazily(
    () => [self],
    async function* (read, wait) {
      let index = 0;
      let isDropping = true;
      for await (const value of read(self)) {
        if (isDropping) {
          isDropping = await wait(predicate(value, index));
        }
        if (!isDropping) {
          yield value;
        }
        index += 1;
      }
    },
  );
}

/**
 * Splits the elements into chunks of `size` elements.
 *
 * The last chunk may be shorter.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, from which up to `size` elements are read for each chunk.
 * @param size - The number of elements in each chunk except the last, a positive integer.
 * @returns The chunks, which are non-empty arrays.
 *
 * @throws An `ArgumentError` if `size` is not a positive integer.
 *
 * @example Split into chunks of two elements
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(AsyncIterable.chunk([1, 2, 3], 2)); // => [[1, 2], [3]]
 * AsyncIterable.chunk([1, 2, 3], 0); // => throws ArgumentError
 * ```
 *
 * @alias chunksOf, splitEvery, bufferCount, batch, chunked, inGroupsOf, grouped, rechunk,
 *   windowCount, it-batch, chunk_every, each_slice
 * @keywords split, pages, pagination, stream, database, insert
 * @category Transformations
 * @since 1.0.0
 */
export function chunk<Value>(
  self: AsyncIterableLike<Value>,
  size: number,
): AsyncIterable<readonly [Value, ...Value[]]> {
  checkSource(self, 'self');
  checkSize(size);
  return lazily(
    () => [self],
    async function* (read) {
      let chunk: Value[] = [];
      for await (const value of read(self)) {
        chunk.push(value);
        if (chunk.length === size) {
          // SAFETY: `size` is at least 1.
          yield chunk as [Value, ...Value[]];
          chunk = [];
        }
      }
      if (chunk.length > 0) {
        // SAFETY: the array has an element.
        yield chunk as [Value, ...Value[]];
      }
    },
  );
}

/**
 * Returns every window of `size` consecutive elements, in order.
 *
 * The result is empty if there are fewer than `size` elements.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, from which one element is read for each window after the first.
 * @param size - The number of elements in each window, a positive integer.
 * @returns The windows, which are arrays of `size` elements.
 *
 * @throws An `ArgumentError` if `size` is not a positive integer.
 *
 * @example Get pairs of neighbours
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(AsyncIterable.windows([1, 2, 3], 2)); // => [[1, 2], [2, 3]]
 * await AsyncIterable.toArray(AsyncIterable.windows([1], 2)); // => []
 * AsyncIterable.windows([1], 0); // => throws ArgumentError
 * ```
 *
 * @alias aperture, sliding, pairwise, slidingWindow, eachCons, windowed, zipWithNext,
 *   zipWithNextPairs, array_windows, tuple_windows
 * @keywords consecutive, adjacent, overlapping, rolling, moving, average, pairs
 * @category Transformations
 * @since 1.0.0
 */
export function windows<Value>(
  self: AsyncIterableLike<Value>,
  size: number,
): AsyncIterable<readonly [Value, ...Value[]]> {
  checkSource(self, 'self');
  checkSize(size);
  return lazily(
    () => [self],
    async function* (read) {
      const window: Value[] = [];
      for await (const value of read(self)) {
        window.push(value);
        if (window.length === size) {
          // Yields a copy, because the next element changes the window. SAFETY: `size` is at least
          // 1.
          yield [...window] as [Value, ...Value[]];
          window.shift();
        }
      }
    },
  );
}

/**
 * Calls `fn` with the state and each element, from first to last, and returns all states.
 *
 * Each iteration starts with the same `initial` value: if `fn` mutates the state that it receives, the next iteration sees the change.
 *
 * @typeParam Value - The type of an element.
 * @typeParam State - The type of the state.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param fn - Called with the state, each element and its index; returns the next state and must not change the old one.
 * @param initial - The initial state, which is also the first element of the result.
 * @returns `initial`, followed by the states that `fn` returns.
 *
 * @example Compute a running total
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.scan([1, 2, 3], (sum, value) => sum + value, 0),
 * ); // => [0, 1, 3, 6]
 * ```
 *
 * @alias scanLeft, mapAccum, accumulateWith, runningReduce, runningFold, switchScan, mergeScan,
 *   scanl, scanl1, reductions, mapAccumLeft, inclusiveScan
 * @keywords cumulative, cumsum, prefix, accumulate, balance, intermediate
 * @category Transformations
 * @since 1.0.0
 */
export function scan<Value, State>(
  self: AsyncIterableLike<Value>,
  fn: (state: State, value: Value, index: number) => Awaitable<State>,
  initial: State,
): AsyncIterable<State> {
  checkSource(self, 'self');
  checkFunction(fn, 'fn');
  return lazily(
    () => [self],
    async function* (read, wait) {
      let index = 0;
      let state = initial;
      yield state;
      for await (const value of read(self)) {
        state = await wait(fn(state, value, index));
        yield state;
        index += 1;
      }
    },
  );
}

/**
 * Returns each element with its index.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @returns Pairs of an index and an element; the index starts at `0`.
 *
 * @example Number the lines
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(AsyncIterable.entries(['a', 'b'])); // => [[0, 'a'], [1, 'b']]
 * ```
 *
 * @keywords position, loop, rank
 * @category Transformations
 * @since 1.0.0
 */
export function entries<Value>(
  self: AsyncIterableLike<Value>,
): AsyncIterable<readonly [index: number, value: Value]> {
  checkSource(self, 'self');
  return map(self, (value, index) => [index, value] as const);
}

/**
 * Returns the elements with `separator` between adjacent elements.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Separator - The type of the separator.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param separator - The value to insert between neighbours; it is not copied.
 * @returns The elements and the separators.
 *
 * @example Put commas between letters
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.intersperse(['a', 'b', 'c'], ','),
 * ); // => ['a', ',', 'b', ',', 'c']
 * await AsyncIterable.toArray(AsyncIterable.intersperse(['a'], ',')); // => ['a']
 * ```
 *
 * @alias separateBy
 * @keywords separator, delimiter, divider, insert
 * @category Transformations
 * @since 1.0.0
 */
export function intersperse<Value, Separator = Value>(
  self: AsyncIterableLike<Value>,
  separator: Separator,
): AsyncIterable<Value | Separator> {
  checkSource(self, 'self');
  return lazily(
    () => [self],
    async function* (read) {
      let isFirst = true;
      for await (const value of read(self)) {
        if (!isFirst) {
          yield separator;
        }
        yield value;
        isFirst = false;
      }
    },
  );
}

/**
 * Returns the elements without duplicates: of several equal elements, only the first is kept.
 *
 * By default, `NaN` equals itself and `-0` equals `0`, as in a `Set`. If you pass an equality, the time can grow with the square of the number of elements: {@link uniqueBy} is faster. During the iteration, all elements of the result are kept in memory.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param equal - Compares an element with those that are already kept. By default, elements are compared as in a `Set`.
 * @returns Each element once, in the same order.
 *
 * @example Keep each value once
 * ```ts
 * import { Equal } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const caseless = Equal<string>(
 *   (self, other) => self.toLowerCase() === other.toLowerCase(),
 * );
 *
 * await AsyncIterable.toArray(AsyncIterable.unique([1, 2, 1])); // => [1, 2]
 * await AsyncIterable.toArray(AsyncIterable.unique('aAbB', caseless)); // => ['a', 'b']
 * ```
 *
 * @alias uniq, distinct, dedupe, nub, dedup, uniqWith, distinctUntilChanged, removeDuplicates,
 *   deduplicate, sortedUniq, array_unique
 * @keywords duplicates, remove, repeated, eliminate, stream, seen
 * @category Transformations
 * @since 1.0.0
 */
export function unique<Value>(
  self: AsyncIterableLike<Value>,
  equal?: Equal<Value>,
): AsyncIterable<Value> {
  checkSource(self, 'self');
  if (equal === undefined) {
    return uniqueBy(self, (value) => value);
  }
  checkEqual(equal, 'equal');
  return lazily(
    () => [self],
    async function* (read) {
      const known: Value[] = [];
      for await (const value of read(self)) {
        if (!known.some((element) => equal.equals(element, value))) {
          known.push(value);
          yield value;
        }
      }
    },
  );
}

/**
 * Returns the first element for each key, and drops later elements with the same key.
 *
 * Keys are compared as in a `Set`: `NaN` equals itself and `-0` equals `0`. During the iteration, the keys are kept in memory, but not the elements.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param toKey - Called with each element and its index, each time you iterate over the result; returns the key to compare.
 * @returns The first element for each key, in the same order.
 *
 * @example Keep each letter once, ignoring case
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * await AsyncIterable.toArray(
 *   AsyncIterable.uniqueBy('aAbB', (letter) => letter.toLowerCase()),
 * ); // => ['a', 'b']
 * ```
 *
 * @alias uniqBy, distinctBy, dedupeBy, nubBy, distinctOn, sortedUniqBy, distinctUntilKeyChanged,
 *   uniquedOn
 * @keywords duplicates, remove, property, field, objects
 * @category Transformations
 * @since 1.0.0
 */
export function uniqueBy<Value>(
  self: AsyncIterableLike<Value>,
  toKey: (value: Value, index: number) => unknown,
): AsyncIterable<Value> {
  checkSource(self, 'self');
  checkFunction(toKey, 'toKey');
  return lazily(
    () => [self],
    async function* (read, wait) {
      const keys = new Set<unknown>();
      let index = 0;
      for await (const value of read(self)) {
        const key = await wait(toKey(value, index));
        if (!keys.has(key)) {
          keys.add(key);
          yield value;
        }
        index += 1;
      }
    },
  );
}

/**
 * Calls `fn` with each element when it is read, and returns the elements unchanged.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param fn - Called with each element and its index, each time you iterate over the result; if it returns a promise, the element arrives once that promise is fulfilled.
 * @returns The same elements.
 *
 * @example See which elements are read
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const seen: number[] = [];
 * const watched = AsyncIterable.tap([1, 2, 3], (value) => {
 *   seen.push(value);
 * });
 *
 * await AsyncIterable.first(watched); // => 1
 * seen; // => [1]
 * ```
 *
 * @alias doOnNext
 * @keywords debug, log, trace, console, spy, stream, progress, count, side-effect
 * @category Transformations
 * @since 1.0.0
 */
export function tap<Value>(
  self: AsyncIterableLike<Value>,
  fn: (value: Value, index: number) => Awaitable<void>,
): AsyncIterable<Value> {
  checkSource(self, 'self');
  checkFunction(fn, 'fn');
  return lazily(
    () => [self],
    async function* (read, wait) {
      let index = 0;
      for await (const value of read(self)) {
        await wait(fn(value, index));
        yield value;
        index += 1;
      }
    },
  );
}
