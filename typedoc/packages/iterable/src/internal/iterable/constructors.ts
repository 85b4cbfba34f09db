import { checkFunction, checkIterable, checkObject } from '@tstd/error/Argument';
import type { Option } from '@tstd/core';

import { checkCount, checkRange } from '../checkSize.js';
import { hasMethod } from '../hasMethod.js';
import { sequence } from '../sources.js';
import type { Iterable } from './model.js';

/**
 * Creates a sequence from the given values.
 *
 * @typeParam Value - The type of an element.
 * @param values - The elements, in order. Without arguments, the sequence is empty.
 * @returns The values in the same order.
 *
 * @example Create a sequence from a few values
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.of(1, 2, 3)); // => [1, 2, 3]
 * Iterable.toArray(Iterable.of()); // => []
 * ```
 *
 * @keywords literal, varargs
 * @category Constructors
 * @since 1.0.0
 */
export function of<Value>(...values: readonly Value[]): Iterable<Value> {
  return values;
}

/**
 * Creates an iterable from an iterable, an iterator or an array-like object.
 *
 * An iterable is returned unchanged. An array-like object has a `length` and indices; each iteration starts at its first index.
 * An iterator, which is an object with a `next` method, can be read only once. If you stop early, the iterator is closed if possible; otherwise, the next iteration continues where the previous one stopped.
 *
 * @typeParam Value - The type of an element.
 * @param source - An iterable, an iterator, or an object with a `length` and indices.
 * @returns The elements of `source`.
 *
 * @example An array-like object and an iterator
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.from({ length: 2, 0: 'a', 1: 'b' })); // => ['a', 'b']
 *
 * const once = Iterable.from({ next: () => ({ done: false, value: 1 }) });
 *
 * Iterable.first(once); // => 1
 * ```
 *
 * @alias IterableX.from, asSequence
 * @keywords convert, generator, wrap, protocol, NodeList, Map, Set, array-like
 * @category Constructors
 * @since 1.0.0
 */
export function from<Value>(
  source: Iterable<Value> | Iterator<Value> | ArrayLike<Value>,
): Iterable<Value> {
  if (isKind<Iterable<Value>>(source, Symbol.iterator)) {
    return source;
  }
  if (isKind<Iterator<Value>>(source, 'next')) {
    return { [Symbol.iterator]: () => source };
  }
  checkObject(source, 'source');
  // The array iterator reads any object with a length and indices. SAFETY: an object with neither
  // method is array-like, and its indices are own properties.
  return sequence(
    () => [Object.values(source)],
    () => Array.prototype.values.call(source) as Iterator<Value>,
  );
}

function isKind<Kind>(source: unknown, key: PropertyKey): source is Kind {
  return hasMethod(source, key);
}

/**
 * Returns a sequence without elements.
 *
 * @returns An empty iterable.
 *
 * @example An empty sequence
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.empty()); // => []
 * ```
 *
 * @alias mempty, none, nil, emptyList, mzero, emptyMap, emptySet
 * @category Constructors
 * @since 1.0.0
 */
export function empty(): Iterable<never> {
  return [];
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.range(0, 4)); // => [0, 1, 2, 3]
 * Iterable.toArray(Iterable.range(3, 0, -2)); // => [3, 1]
 * Iterable.toArray(Iterable.range(3, 0)); // => []
 * Iterable.range(0, 1, 0.1); // => throws ArgumentError
 * ```
 *
 * @alias IntStream.range, LongStream.range
 * @keywords sequence, consecutive, interval, series, loop, numbers, large, million, lazily
 * @category Constructors
 * @since 1.0.0
 */
export function range(start: number, end: number, step: number = 1): Iterable<number> {
  checkRange(start, end, step);
  return {
    *[Symbol.iterator]() {
      if (step > 0) {
        const bound = Math.min(end, Number.MAX_SAFE_INTEGER + 1);
        for (let value = start; value < bound; value += step) {
          yield value;
        }
      } else {
        const bound = Math.max(end, Number.MIN_SAFE_INTEGER - 1);
        for (let value = start; value > bound; value += step) {
          yield value;
        }
      }
    },
  };
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const powers = Iterable.generate((index) => 2 ** index);
 *
 * Iterable.toArray(Iterable.take(powers, 4)); // => [1, 2, 4, 8]
 * Iterable.at(powers, 10); // => 1024
 * ```
 *
 * @alias makeBy, times, tabulate, iterate, tabulated, replicateWith, generateSequence, repeatedly,
 *   forever, from_fn, sequenceOf, itertools.count
 * @keywords infinite, endless, sequence, produce, counter, ids, numbers
 * @category Constructors
 * @since 1.0.0
 */
export function generate<Value>(fn: (index: number) => Value): Iterable<Value> {
  checkFunction(fn, 'fn');
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index += 1) {
        yield fn(index);
      }
    },
  };
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const digits = Iterable.unfold(1024, (rest) =>
 *   rest === 0 ? undefined : [rest % 10, Math.floor(rest / 10)],
 * );
 *
 * Iterable.toArray(digits); // => [4, 2, 0, 1]
 * ```
 *
 * @alias iterate, generateFrom, unfoldr, successors, unfoldLeft, paginate, Array.unfold
 * @keywords recurrence, fibonacci, generator, sequence, anamorphism
 * @category Constructors
 * @since 1.0.0
 */
export function unfold<State, Value>(
  initial: State,
  fn: (state: State) => Option<readonly [value: Value, next: State]>,
): Iterable<Value> {
  checkFunction(fn, 'fn');
  return {
    *[Symbol.iterator]() {
      for (let step = fn(initial); step !== undefined; step = fn(step[1])) {
        yield step[0];
      }
    },
  };
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
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.repeat('-', 3)); // => ['-', '-', '-']
 * Iterable.toArray(Iterable.take(Iterable.repeat(0, Infinity), 2)); // => [0, 0]
 * Iterable.repeat('-', -1); // => throws ArgumentError
 * ```
 *
 * @alias repeat_with, itertools.repeat
 * @keywords constant, forever, copies, infinite, times, endless
 * @category Constructors
 * @since 1.0.0
 */
export function repeat<Value>(value: Value, count: number): Iterable<Value> {
  checkCount(count);
  return sequence(
    () => [[value]],
    function* () {
      for (let index = 0; index < count; index += 1) {
        yield value;
      }
    },
  );
}

/**
 * Repeats the elements of an iterable endlessly.
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
 * import { Iterable } from '@tstd/iterable';
 *
 * const colours = Iterable.cycle(['white', 'grey']);
 *
 * Iterable.toArray(Iterable.take(colours, 3)); // => ['white', 'grey', 'white']
 * Iterable.toArray(Iterable.cycle([])); // => []
 * ```
 *
 * @keywords infinite, endless, repeat, circular, round-robin, wrap
 * @category Constructors
 * @since 1.0.0
 */
export function cycle<Value>(self: Iterable<Value>): Iterable<Value> {
  checkIterable(self, 'self');
  return sequence(
    () => [self],
    function* () {
      let length: number;
      do {
        length = 0;
        for (const value of self) {
          yield value;
          length += 1;
        }
      } while (length > 0);
    },
  );
}

/**
 * Checks whether the value is an iterable, which `for…of` can iterate over.
 *
 * The function checks for a `[Symbol.iterator]` method, which strings also have.
 *
 * @param value - Any value. None of its elements is read.
 * @returns Whether the value has a `[Symbol.iterator]` method.
 *
 * @example Check a list, a string and an object that is not iterable
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.hasInstance([1]); // => true
 * Iterable.hasInstance('text'); // => true
 * Iterable.hasInstance({ length: 0 }); // => false
 * ```
 *
 * @keywords Symbol, check, instanceof, detect
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Iterable<unknown> {
  return hasMethod(value, Symbol.iterator);
}
