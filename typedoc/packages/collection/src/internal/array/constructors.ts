import { checkArgument } from '@tstd/error';
import { checkFunction, checkObject } from '@tstd/error/Argument';

import { checkLength, checkSafeInteger, MAX_LENGTH } from '../checks.js';
import type { NonEmpty } from './model.js';

/**
 * Returns an empty array.
 *
 * @typeParam Value - The type of the elements.
 * @returns An empty array.
 *
 * @example Start with an empty array
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const names = Array.empty<string>();
 *
 * Array.append(names, 'Ada'); // => ['Ada']
 * ```
 *
 * @alias mempty, none, nil, emptyList, mzero, emptyMap, emptySet
 * @keywords blank, clear, initial, zero
 * @category Constructors
 * @since 1.0.0
 */
export function empty<Value = never>(): readonly Value[] {
  return [];
}

/**
 * Creates an array with the given elements.
 *
 * @typeParam Value - The type of the elements.
 * @param values - The elements, in order; at least one is required.
 * @returns An array with the elements in the same order.
 *
 * @example Pass a single number as an element
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.of(3); // => [3]
 * Array.of('a', 'b'); // => ['a', 'b']
 * ```
 *
 * @alias listOf, singleton, mutableListOf, castArray, R.of, Arrays.asList, intArrayOf,
 *   singletonList
 * @keywords asList, literal, varargs, create, single
 * @category Constructors
 * @since 1.0.0
 */
export function of<Value>(...values: NonEmpty<Value>): NonEmpty<Value>;
/**
 * Creates an array with the given elements.
 *
 * @typeParam Value - The type of the elements.
 * @param values - The elements, in order; there may be none.
 * @returns An array with the elements in the same order.
 *
 * @example Spread the elements of another array
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const names: readonly string[] = ['Ada', 'Alan'];
 *
 * Array.of(...names); // => ['Ada', 'Alan']
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function of<Value>(...values: readonly Value[]): readonly Value[];
export function of<Value>(...values: readonly Value[]): readonly Value[] {
  return values;
}

/**
 * Creates an array from an iterable or an array-like object.
 *
 * A string is split into its code points. If you pass an array, the result is a copy, for example for a library that changes its argument.
 *
 * @typeParam Value - The type of the elements.
 * @param source - An iterable, such as a `Set`, or an object with a `length` property and numbered elements.
 * @returns A new array with the values in the same order. You may change this array.
 *
 * @example Convert a set, an array-like object and a string
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.from(new Set([1, 2, 1])); // => [1, 2]
 * Array.from({ length: 2, 0: 'a', 1: 'b' }); // => ['a', 'b']
 * Array.from('a😀'); // => ['a', '😀']
 * ```
 *
 * @alias fromIterable, ofSeq, copyOf, fromArrayLike, asList, unmodifiableList, toVector,
 *   toIndexedSeq, toSeq, toMutableList, toTypedArray, fromList
 * @keywords convert, NodeList, spread, arguments, copy, Map, arraylike, FileList, HTMLCollection
 * @category Constructors
 * @since 1.0.0
 */
export function from<Value>(source: Iterable<Value> | ArrayLike<Value>): Value[] {
  if (!(Symbol.iterator in new Object(source))) {
    checkObject(source, 'source');
    checkLength((source as ArrayLike<Value>).length, 'source.length');
  }
  return Array.from(source);
}

/**
 * Creates an array of `length` elements by calling `fn` with each index.
 *
 * @typeParam Value - The type of the elements.
 * @param length - The number of elements, which must be an integer from 0 to 33,554,432.
 * @param fn - Called once with each index, in order; returns the element at that index.
 * @returns A new array of the given length.
 * @throws An `ArgumentError` if `length` is not an integer from 0 to 33,554,432.
 *
 * @example Generate the first squares
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.generate(4, (index) => index * index); // => [0, 1, 4, 9]
 * Array.generate(-1, (index) => index); // => throws ArgumentError
 * ```
 *
 * @alias makeBy, tabulate, iterate, tabulated, replicateWith
 * @keywords initialize, comprehension, numbers, length
 * @category Constructors
 * @since 1.0.0
 */
export function generate<Value>(length: number, fn: (index: number) => Value): readonly Value[] {
  checkFunction(fn, 'fn');
  checkLength(length, 'length');
  const result: Value[] = [];
  for (let index = 0; index < length; index += 1) {
    result.push(fn(index));
  }
  return result;
}

/**
 * Creates an array that contains `value` `count` times.
 *
 * The value is not copied: every element is the same value.
 *
 * @typeParam Value - The type of the value.
 * @param value - The value of every element.
 * @param count - The number of elements, which must be an integer from 0 to 33,554,432.
 * @returns A new array of the given length.
 * @throws An `ArgumentError` if `count` is not an integer from 0 to 33,554,432.
 *
 * @example Create a row of zeros
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.repeat(0, 3); // => [0, 0, 0]
 * Array.repeat('a', 0); // => []
 * ```
 *
 * @keywords fill, copies, identical, initialize
 * @category Constructors
 * @since 1.0.0
 */
export function repeat<Value>(value: Value, count: number): readonly Value[] {
  checkLength(count, 'count');
  return new Array<Value>(count).fill(value);
}

/**
 * Returns the integers from `start` up to but not including `end`.
 *
 * If the step is negative, the range counts down. The result is empty if `end` does not lie in the direction of the step.
 *
 * @param start - The first integer, unless the result is empty.
 * @param end - The end of the range (exclusive).
 * @param step - The difference between consecutive integers, negative to count down; 1 by default.
 * @returns A new array of integers.
 * @throws An `ArgumentError` if an argument is not a safe integer, if the step is 0, or if the result would contain more than 33,554,432 integers.
 *
 * @example Count up and down
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.range(0, 4); // => [0, 1, 2, 3]
 * Array.range(0, 10, 4); // => [0, 4, 8]
 * Array.range(3, 0, -1); // => [3, 2, 1]
 * Array.range(3, 0); // => []
 * Array.range(0, 4, 0); // => throws ArgumentError
 * ```
 *
 * @alias rangeRight, fromTo, numbers, enumFromTo, upto, iota, rangeStep, downTo, steps, stride,
 *   arange, rangeWithStep
 * @keywords sequence, consecutive, interval, series, loop, step, 1..n
 * @category Constructors
 * @since 1.0.0
 */
export function range(start: number, end: number, step: number = 1): readonly number[] {
  checkSafeInteger(start, 'start');
  checkSafeInteger(end, 'end');
  checkSafeInteger(step, 'step');
  checkArgument(step !== 0, 'step', 'an integer other than 0', step);
  const distance = end - start;
  checkArgument(
    distance / step <= MAX_LENGTH,
    'end',
    `at most ${MAX_LENGTH} steps from the start`,
    end,
  );
  if (Number.isSafeInteger(distance) || distance / step < 0) {
    // A remainder is exact, but a quotient may be rounded to an integer.
    const rest = distance % step;
    const length = Math.max((distance - rest) / step + (rest * step > 0 ? 1 : 0), 0);
    return generate(length, (index) => start + index * step);
  }
  // The distances from 0 to both ends are exact, but the distance between the ends may not be.
  const first = range(start, 0, step);
  return [...first, ...range((first.at(-1) as number) + step, end, step)];
}
