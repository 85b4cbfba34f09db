import { checkFunction, checkIterable, checkObject } from '@tstd/error/Argument';
import type { Option } from '@tstd/core';

import { checkCount, checkRange } from '../checkSize.js';
import { hasMethod } from '../hasMethod.js';
import { sequence } from '../sources.js';
import type { Iterable } from './model.js';

/**
 * Returns the given values as elements.
 *
 * @typeParam Value - The type of an element.
 * @param values - The elements in their order, or none at all.
 * @returns The elements in the same order.
 *
 * @example A few values
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
 * Returns the elements of what has elements: an iterable, an iterator or an array-like object.
 *
 * An iterable is returned as it is. An array-like object has a `length` and indices, and is read anew each time.
 * An iterator, which has the method `next`, can be read only once. A reader that stops early closes it if possible; otherwise the next reader goes on where that one stopped.
 *
 * @typeParam Value - The type of an element.
 * @param source - An iterable, an iterator, or an object with a `length` and indices.
 * @returns The elements of the object.
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
  // The iterator of arrays reads whatever has a length and indices.
  // SAFETY: what has neither method is an array-like object, whose indices are among its own values.
  return sequence(
    () => [Object.values(source)],
    () => Array.prototype.values.call(source) as Iterator<Value>,
  );
}

function isKind<Kind>(source: unknown, key: PropertyKey): source is Kind {
  return hasMethod(source, key);
}

/**
 * Returns no elements.
 *
 * @returns An iterable without an element.
 *
 * @example Nothing to read
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
 * Returns the results of a function of the index, without an end.
 *
 * @typeParam Value - The type of an element.
 * @param fn - Called with the index, which counts from `0` each time the result is read; returns the element.
 * @returns Elements without an end.
 *
 * @example Powers of two
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
 * Returns the elements of an iterable, and then again from the start, without an end.
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
 * Returns `true` when a value can be read by `for…of`.
 *
 * It goes by the method `[Symbol.iterator]`, which a string has too.
 *
 * @param value - Any value; no element of it is read.
 * @returns Whether the value has the method.
 *
 * @example Lists and strings
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
