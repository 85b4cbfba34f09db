import { checkFunction, checkIterable } from '@tstd/error/Argument';
import { checkEqual } from '../checkSource.js';
import type { Equal, Option } from '@tstd/core';

import { checkCount, checkSize } from '../checkSize.js';
import { elementsOfLists, sequence } from '../sources.js';
import type { ElementOf, Iterable } from './model.js';
import { through } from './pipeline.js';

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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.map([1, 2], (value) => value * 2)); // => [2, 4]
 * Iterable.toArray(
 *   Iterable.map('ab', (letter, index) => `${index}${letter}`),
 * ); // => ['0a', '1b']
 * ```
 *
 * @keywords convert, change, comprehension, lazily, generator
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value, To>(
  self: Iterable<Value>,
  fn: (value: Value, index: number) => To,
): Iterable<To> {
  checkIterable(self, 'self');
  checkFunction(fn, 'fn');
  return through(self, (sink) => {
    let index = -1;
    return (value) => {
      index += 1;
      return sink(fn(value, index));
    };
  });
}

/**
 * Applies `fn` to each element and returns the elements of all results.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Inner - The type of the result of `fn`.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param fn - Called with each element and its index; returns an iterable, which is read to its end before the next call.
 * @returns The elements of all results, in the order of the results.
 *
 * @example Repeat each number as many times as its value
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(
 *   Iterable.flatMap([2, 0, 1], (value) => Iterable.repeat(value, value)),
 * ); // => [2, 2, 1]
 * ```
 *
 * @alias selectMany, concatMap, flatMapIndexed, mapcat, collectConcat, flatMapDeep
 * @keywords bind, chain, nested, expand, lazily, tree, children
 * @category Transformations
 * @since 1.0.0
 */
export function flatMap<Value, Inner extends Iterable<unknown>>(
  self: Iterable<Value>,
  fn: (value: Value, index: number) => Inner,
): Iterable<ElementOf<Inner>> {
  checkIterable(self, 'self');
  checkFunction(fn, 'fn');
  return sequence(() => [self], generateFlat(self, fn));
}

function generateFlat<Value, To>(
  self: Iterable<Value>,
  fn: (value: Value, index: number) => Iterable<unknown>,
): () => Generator<To, void> {
  return function* () {
    let index = 0;
    for (const value of self) {
      for (const item of fn(value, index)) {
        // SAFETY: the compiler does not know the element type of a union of iterables here.
        yield item as To;
      }
      index += 1;
    }
  };
}

/**
 * Flattens a sequence of sequences by one level.
 *
 * @typeParam Inner - The type of an element, which is an iterable.
 * @param self - The sources to read one after another; elements that are themselves sources stay as they are.
 * @returns The elements of all sources in the same order.
 *
 * @example Flatten by one level only
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.flatten([[1], [], [2, 3]])); // => [1, 2, 3]
 * Iterable.toArray(Iterable.flatten([[[1]], [[2]]])); // => [[1], [2]]
 * ```
 *
 * @alias flat, concatAll
 * @keywords nested, collapse, concat
 * @category Transformations
 * @since 1.0.0
 */
export function flatten<Inner extends Iterable<unknown>>(
  self: Iterable<Inner>,
): Iterable<ElementOf<Inner>> {
  checkIterable(self, 'self');
  return sequence(
    () => [self, ...elementsOfLists(self)],
    generateFlat(self, (source) => source),
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const isText = (value: unknown): value is string =>
 *   typeof value === 'string';
 * const texts: Iterable<string> = Iterable.filter([1, 'a', 'b'], isText);
 *
 * Iterable.toArray(texts); // => ['a', 'b']
 * ```
 *
 * @alias where, findAll, retain
 * @keywords condition, matching, criteria, lazily, generator
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value, To extends Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => value is To,
): Iterable<To>;
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.filter([1, 2, 3], (value) => value !== 2)); // => [1, 3]
 * Iterable.toArray(
 *   Iterable.filter(['a', 'b', 'c'], (_, index) => index % 2 === 0),
 * ); // => ['a', 'c']
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function filter<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): Iterable<Value>;
export function filter<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): Iterable<Value> {
  checkIterable(self, 'self');
  checkFunction(predicate, 'predicate');
  return through(self, (sink) => {
    let index = -1;
    return (value) => {
      index += 1;
      return predicate(value, index) ? sink(value) : true;
    };
  });
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(
 *   Iterable.filterMap(['1', 'b', '3'], (text) => Int.parse(text)),
 * ); // => [1, 3]
 * ```
 *
 * @keywords null, undefined, missing, empty, invalid, skip
 * @category Transformations
 * @since 1.0.0
 */
export function filterMap<Value, To>(
  self: Iterable<Value>,
  fn: (value: Value, index: number) => Option<To>,
): Iterable<To> {
  checkIterable(self, 'self');
  checkFunction(fn, 'fn');
  return through(self, (sink) => {
    let index = -1;
    return (value) => {
      index += 1;
      const option = fn(value, index);
      return option === undefined ? true : sink(option);
    };
  });
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.take(Iterable.range(1, Infinity), 2)); // => [1, 2]
 * Iterable.toArray(Iterable.take(['a'], 2)); // => ['a']
 * Iterable.take(['a'], -1); // => throws ArgumentError
 * ```
 *
 * @alias limit, firstN, prefix, takeExactly, islice, itertools.islice
 * @keywords top, slice, truncate, infinite, head
 * @category Transformations
 * @since 1.0.0
 */
export function take<Value>(self: Iterable<Value>, count: number): Iterable<Value> {
  checkIterable(self, 'self');
  checkCount(count);
  if (count === 0) {
    return [];
  }
  return through(self, (sink) => {
    let remaining = count;
    return (value) => {
      remaining -= 1;
      return sink(value) && remaining > 0;
    };
  });
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const isText = (value: unknown): value is string =>
 *   typeof value === 'string';
 * const texts: Iterable<string> = Iterable.takeWhile(['a', 1, 'b'], isText);
 *
 * Iterable.toArray(texts); // => ['a']
 * ```
 *
 * @alias spanLeft, takeUntil, takeLeftWhile, takeWhileInclusive
 * @keywords until, condition, prefix, stop, leading, break, loop, generator
 * @category Transformations
 * @since 1.0.0
 */
export function takeWhile<Value, To extends Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => value is To,
): Iterable<To>;
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const powers = Iterable.generate((index) => 2 ** index);
 *
 * Iterable.toArray(Iterable.takeWhile(powers, (value) => value < 10)); // => [1, 2, 4, 8]
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function takeWhile<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): Iterable<Value>;
export function takeWhile<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): Iterable<Value> {
  checkIterable(self, 'self');
  checkFunction(predicate, 'predicate');
  return through(self, (sink) => {
    let index = -1;
    return (value) => {
      index += 1;
      return predicate(value, index) && sink(value);
    };
  });
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.drop(['a', 'b', 'c'], 1)); // => ['b', 'c']
 * Iterable.toArray(Iterable.drop(['a'], 2)); // => []
 * Iterable.drop(['a'], 0.5); // => throws ArgumentError
 * ```
 *
 * @alias skip, tail, rest, cdr, behead, dropFirst, dropped
 * @keywords slice, remove, offset, ignore, islice, generator
 * @category Transformations
 * @since 1.0.0
 */
export function drop<Value>(self: Iterable<Value>, count: number): Iterable<Value> {
  checkIterable(self, 'self');
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.dropWhile([0, 0, 1, 0], (value) => value === 0)); // => [1, 0]
 * ```
 *
 * @alias skipWhile, skipUntil, dropLeftWhile
 * @keywords trim, leading, strip, condition, prefix, skip
 * @category Transformations
 * @since 1.0.0
 */
export function dropWhile<Value>(
  self: Iterable<Value>,
  predicate: (value: Value, index: number) => boolean,
): Iterable<Value> {
  checkIterable(self, 'self');
  checkFunction(predicate, 'predicate');
  return through(self, (sink) => {
    let index = -1;
    let isDropping = true;
    return (value) => {
      index += 1;
      isDropping &&= predicate(value, index);
      return isDropping ? true : sink(value);
    };
  });
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.chunk([1, 2, 3], 2)); // => [[1, 2], [3]]
 * Iterable.chunk([1, 2, 3], 0); // => throws ArgumentError
 * ```
 *
 * @alias chunksOf, splitEvery, bufferCount, batch, chunked, inGroupsOf, grouped, chunk_every,
 *   each_slice, chunkBySize, toChunks, chunks
 * @keywords split, pages, pagination, lazy, rows
 * @category Transformations
 * @since 1.0.0
 */
export function chunk<Value>(
  self: Iterable<Value>,
  size: number,
): Iterable<readonly [Value, ...Value[]]> {
  checkIterable(self, 'self');
  checkSize(size);
  return {
    *[Symbol.iterator]() {
      let chunk: Value[] = [];
      for (const value of self) {
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
  };
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.windows([1, 2, 3], 2)); // => [[1, 2], [2, 3]]
 * Iterable.toArray(Iterable.windows([1], 2)); // => []
 * Iterable.windows([1], 0); // => throws ArgumentError
 * ```
 *
 * @alias aperture, sliding, pairwise, slidingWindow, eachCons, windowed, zipWithNext,
 *   zipWithNextPairs, array_windows, tuple_windows
 * @keywords consecutive, adjacent, overlapping, rolling, moving, average, pairs, previous,
 *   difference
 * @category Transformations
 * @since 1.0.0
 */
export function windows<Value>(
  self: Iterable<Value>,
  size: number,
): Iterable<readonly [Value, ...Value[]]> {
  checkIterable(self, 'self');
  checkSize(size);
  return {
    *[Symbol.iterator]() {
      const window: Value[] = [];
      for (const value of self) {
        window.push(value);
        if (window.length === size) {
          // Yields a copy, because the next element changes the window. SAFETY: `size` is at least
          // 1.
          yield [...window] as [Value, ...Value[]];
          window.shift();
        }
      }
    },
  };
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.scan([1, 2, 3], (sum, value) => sum + value, 0)); // => [0, 1, 3, 6]
 * ```
 *
 * @alias scanLeft, mapAccum, accumulateWith, runningReduce, runningFold, scanl, scanl1,
 *   reductions, mapAccumLeft, inclusiveScan, mapAccumL, scan1
 * @keywords cumulative, cumsum, prefix, accumulate, balance, intermediate, lazily
 * @category Transformations
 * @since 1.0.0
 */
export function scan<Value, State>(
  self: Iterable<Value>,
  fn: (state: State, value: Value, index: number) => State,
  initial: State,
): Iterable<State> {
  checkIterable(self, 'self');
  checkFunction(fn, 'fn');
  return {
    *[Symbol.iterator]() {
      let index = 0;
      let state = initial;
      yield state;
      for (const value of self) {
        state = fn(state, value, index);
        yield state;
        index += 1;
      }
    },
  };
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.entries(['a', 'b'])); // => [[0, 'a'], [1, 'b']]
 * ```
 *
 * @alias enumerate, withIndex, withIndices, zipWithIndex, each_with_index
 * @keywords position, loop, rank, generator
 * @category Transformations
 * @since 1.0.0
 */
export function entries<Value>(
  self: Iterable<Value>,
): Iterable<readonly [index: number, value: Value]> {
  checkIterable(self, 'self');
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.intersperse(['a', 'b', 'c'], ',')); // => ['a', ',', 'b', ',', 'c']
 * Iterable.toArray(Iterable.intersperse(['a'], ',')); // => ['a']
 * ```
 *
 * @alias separateBy, intersperse_with
 * @keywords separator, delimiter, divider, insert
 * @category Transformations
 * @since 1.0.0
 */
export function intersperse<Value, Separator = Value>(
  self: Iterable<Value>,
  separator: Separator,
): Iterable<Value | Separator> {
  checkIterable(self, 'self');
  return sequence(
    () => [self, [separator]],
    function* () {
      let isFirst = true;
      for (const value of self) {
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const caseless = Equal<string>(
 *   (self, other) => self.toLowerCase() === other.toLowerCase(),
 * );
 *
 * Iterable.toArray(Iterable.unique([1, 2, 1])); // => [1, 2]
 * Iterable.toArray(Iterable.unique('aAbB', caseless)); // => ['a', 'b']
 * ```
 *
 * @alias uniq, distinct, dedupe, nub, dedup, uniqWith, distinctUntilChanged, removeDuplicates,
 *   deduplicate, sortedUniq, array_unique
 * @keywords duplicates, remove, repeated, eliminate, lazily, seen, Set
 * @category Transformations
 * @since 1.0.0
 */
export function unique<Value>(self: Iterable<Value>, equal?: Equal<Value>): Iterable<Value> {
  checkIterable(self, 'self');
  if (equal === undefined) {
    return uniqueBy(self, (value) => value);
  }
  checkEqual(equal, 'equal');
  return through(self, (sink) => {
    const known: Value[] = [];
    return (value) => {
      if (known.some((element) => equal.equals(element, value))) {
        return true;
      }
      known.push(value);
      return sink(value);
    };
  });
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(
 *   Iterable.uniqueBy('aAbB', (letter) => letter.toLowerCase()),
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
  self: Iterable<Value>,
  toKey: (value: Value, index: number) => unknown,
): Iterable<Value> {
  checkIterable(self, 'self');
  checkFunction(toKey, 'toKey');
  return through(self, (sink) => {
    const keys = new Set<unknown>();
    let index = -1;
    return (value) => {
      index += 1;
      const key = toKey(value, index);
      if (keys.has(key)) {
        return true;
      }
      keys.add(key);
      return sink(value);
    };
  });
}

/**
 * Calls `fn` with each element when it is read, and returns the elements unchanged.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param fn - Called with each element and its index, each time you iterate over the result; its result is ignored.
 * @returns The same elements.
 *
 * @example See which elements are read
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * const seen: number[] = [];
 * const watched = Iterable.tap([1, 2, 3], (value) => {
 *   seen.push(value);
 * });
 *
 * Iterable.first(watched); // => 1
 * seen; // => [1]
 * ```
 *
 * @alias peek, onEach
 * @keywords debug, log, trace, console, spy, side-effect
 * @category Transformations
 * @since 1.0.0
 */
export function tap<Value>(
  self: Iterable<Value>,
  fn: (value: Value, index: number) => void,
): Iterable<Value> {
  checkIterable(self, 'self');
  checkFunction(fn, 'fn');
  return map(self, (value, index) => {
    fn(value, index);
    return value;
  });
}
