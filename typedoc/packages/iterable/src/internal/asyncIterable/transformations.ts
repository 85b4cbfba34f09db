import { checkFunction } from '@tstd/error/Argument';
import { checkEqual, checkSource } from '../checkSource.js';
import type { Equal, Option } from '@tstd/core';
import type { Awaitable } from '@tstd/core-type';

import { checkCount, checkSize } from '../checkSize.js';
import { elementsOfLists } from '../sources.js';
import { type Generate, lazily } from './cursor.js';
import type { AsyncIterable, AsyncIterableLike, ElementOf } from './model.js';

/**
 * Returns the results of a function of each element.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type of a new element.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param fn - Called with each element and its index, each time the result is read; returns the new element.
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
 * Returns the elements of what a function makes of each element, one after the other.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Inner - The type of what the function gives.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param fn - Called with each element and its index; returns a source, which is read to its end before the next call.
 * @returns The elements of all results in the same order.
 *
 * @example Each number as often as it says
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
        // SAFETY: the compiler does not know here what the elements of a union of sources are.
        yield item as To;
      }
      index += 1;
    }
  };
}

/**
 * Returns the elements of the elements, one level down.
 *
 * @typeParam Inner - The type of an element, which is a source or a promise of one.
 * @param self - The sources to read one after the other; those among their elements stay as they are.
 * @returns The elements of all elements in the same order.
 *
 * @example One level, and no more
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
 * Returns the elements that pass a test.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type that the test makes sure of.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param predicate - Called with each element and its index, each time the result is read; if the answer is `true`, the element is kept.
 * @returns The elements that pass, in the same order.
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
 * Returns the elements that pass a test.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param predicate - Called with each element and its index, each time the result is read; if the answer is `true`, the element is kept.
 * @returns The elements that pass, in the same order.
 *
 * @example Keep what passes
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
 * Returns the values of the options that a function makes of each element, without None.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type of a new element.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param fn - Called with each element and its index, each time the result is read; returns the new element, or None to leave it out.
 * @returns The values in the same order.
 *
 * @example Keep the texts that are integers
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
 * Returns the first elements, as many as asked for or fewer when there are fewer.
 *
 * No element after them is read, and with `0` the source is not even opened.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after `count` elements.
 * @param count - The number of elements, an integer from `0` or `Infinity`.
 * @returns The first elements.
 *
 * @throws An `ArgumentError` when `count` is neither an integer from `0` nor `Infinity`.
 *
 * @example The first of many
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
 * Returns the elements before the first one that fails a test.
 *
 * No element after that one is read.
 *
 * @typeParam Value - The type of an element.
 * @typeParam To - The type that the test makes sure of.
 * @param self - The source, which is closed after the first element that fails.
 * @param predicate - Called with each element and its index until the answer is `false`, each time the result is read.
 * @returns The elements before the first one that fails.
 *
 * @example The texts at the start
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
 * Returns the elements before the first one that fails a test.
 *
 * No element after that one is read.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed after the first element that fails.
 * @param predicate - Called with each element and its index until the answer is `false`, each time the result is read.
 * @returns The elements before the first one that fails.
 *
 * @example The powers below a bound
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
 * Returns the elements after the first ones.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param count - The number of elements to leave out, an integer from `0` or `Infinity`.
 * @returns The elements after them.
 *
 * @throws An `ArgumentError` when `count` is neither an integer from `0` nor `Infinity`.
 *
 * @example All but the first
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
 * Returns the elements from the first one on that fails a test.
 *
 * The test is not asked again after that.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param predicate - Called with each element and its index until the answer is `false`, each time the result is read.
 * @returns The first element that fails, and all after it.
 *
 * @example Leave out what comes first
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
 * Returns the elements in arrays of a size, one after the other.
 *
 * The last array is shorter when the elements do not come out even.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, of which up to `size` elements are read for each array.
 * @param size - The number of elements in each array but the last, an integer from `1`.
 * @returns The arrays, none of them empty.
 *
 * @throws An `ArgumentError` when `size` is not an integer from `1`.
 *
 * @example In pairs
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
          // SAFETY: the size is 1 or more.
          yield chunk as [Value, ...Value[]];
          chunk = [];
        }
      }
      if (chunk.length > 0) {
        // SAFETY: it has an element.
        yield chunk as [Value, ...Value[]];
      }
    },
  );
}

/**
 * Returns each run of neighbours of a size, as an array: those from the first element on, from the second one on, and so forth.
 *
 * There is none when there are fewer elements than the size.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, of which one element is read for each array after the first.
 * @param size - The number of elements in each array, an integer from `1`.
 * @returns The arrays, each of the same length.
 *
 * @throws An `ArgumentError` when `size` is not an integer from `1`.
 *
 * @example Each element with the next one
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
          // A copy, because the one that is kept changes with the next element. SAFETY: the size is 1 or more.
          yield [...window] as [Value, ...Value[]];
          window.shift();
        }
      }
    },
  );
}

/**
 * Returns the states that `reduce` goes through: the first one, and one more for each element.
 *
 * Each reader starts from the same `initial`, so a function that changes the state which it is given changes what the next reader sees.
 *
 * @typeParam Value - The type of an element.
 * @typeParam State - The type of the state.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param fn - Called with the state, each element and its index; returns the next state, and must not change the old one.
 * @param initial - The first state, which is also the first element of the result.
 * @returns The states in the order in which they are made.
 *
 * @example A running total
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
 * @param self - The source, which is read one element at a time, as the result is read.
 * @returns Pairs of an index, which counts from `0`, and an element.
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
 * Returns the elements with a value between each two of them.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Separator - The type of the separator.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param separator - The value to put between two neighbours, the same one each time.
 * @returns The elements and the separators.
 *
 * @example Commas between letters
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
 * Returns the elements without those that equal an earlier one.
 *
 * Without an equality, `NaN` equals itself and `-0` equals `0`, as in a `Set`. With an equality the work grows with the square of the number of elements: {@link uniqueBy} is faster. What was given out is kept while the elements are read.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param equal - Compares an element with those already given out. Without it, elements are compared as in a `Set`.
 * @returns Each element once, in the same order.
 *
 * @example Each value once
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
 * Returns the elements without those whose key an earlier one had.
 *
 * `NaN` equals itself and `-0` equals `0`, as in a `Set`. The keys, not the elements, are kept while the elements are read.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param toKey - Called with each element and its index, each time the result is read; returns the key to compare.
 * @returns The first element of each key, in the same order.
 *
 * @example Each letter once, whatever its case
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
 * Returns the elements, and calls a function with each of them before it is given out.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time, as the result is read.
 * @param fn - Called with each element and its index, each time the result is read; a promise is waited for before the element is given out.
 * @returns The same elements.
 *
 * @example See what is read
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
