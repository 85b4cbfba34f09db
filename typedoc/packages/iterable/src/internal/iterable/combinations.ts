import { checkFunction, checkIterable } from '@tstd/error/Argument';
import { sequence } from '../sources.js';
import { open } from './cursor.js';
import type { Iterable } from './model.js';

/**
 * Returns the elements of all iterables, one iterable after another.
 *
 * Each source is opened only after the previous one has ended.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Others - The element types of the other sources, in the order of the arguments.
 * @param self - The source whose elements come first.
 * @param others - The sources whose elements follow, in the order of the arguments.
 * @returns The elements of all sources.
 *
 * @example Join three sequences
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.concat([1], new Set([2]), [3])); // => [1, 2, 3]
 * ```
 *
 * @alias mappend, itertools.chain
 * @keywords combine, sequentially, chain, lists, lazily
 * @category Combinations
 * @since 1.0.0
 */
export function concat<Value, Others extends readonly unknown[] = readonly Value[]>(
  self: Iterable<Value>,
  ...others: { readonly [Index in keyof Others]: Iterable<Others[Index]> }
): Iterable<Value | Others[number]> {
  checkIterable(self, 'self');
  others.forEach((other: unknown) => {
    checkIterable(other, 'others');
  });
  const sources = [self, ...others];
  return sequence(
    () => sources,
    function* () {
      for (const source of sources) {
        for (const value of source) {
          yield value;
        }
      }
    },
  );
}

/**
 * Returns the elements, followed by `value`.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Other - The type of the value.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param value - The value that becomes the last element.
 * @returns The elements, then the value.
 *
 * @example Add an element at the end
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.append([1, 2], 3)); // => [1, 2, 3]
 * ```
 *
 * @alias push, snoc, add, pushBack, endWith, conj, addLast, array_push
 * @keywords trailing
 * @category Combinations
 * @since 1.0.0
 */
export function append<Value, Other = Value>(
  self: Iterable<Value>,
  value: Other,
): Iterable<Value | Other> {
  checkIterable(self, 'self');
  return concat(self, [value]);
}

/**
 * Returns `value`, followed by the elements.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Other - The type of the value.
 * @param self - The source, which is read one element at a time while you iterate over the result.
 * @param value - The value that becomes the first element.
 * @returns The value, then the elements.
 *
 * @example Add an element at the start
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.prepend([1, 2], 0)); // => [0, 1, 2]
 * ```
 *
 * @alias unshift, cons, pushFront, startWith, prependAll, addFirst, array_unshift, prepended
 * @keywords front, beginning
 * @category Combinations
 * @since 1.0.0
 */
export function prepend<Value, Other = Value>(
  self: Iterable<Value>,
  value: Other,
): Iterable<Value | Other> {
  checkIterable(self, 'self');
  return concat([value], self);
}

/**
 * Pairs the elements of two iterables by index.
 *
 * The result ends when the shorter source ends, and the other source is closed. If `other` ends first, one more element of `self` has already been read, and this element is lost.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Other - The type of an element of the second source.
 * @param self - The source that provides the first element of each pair.
 * @param other - The source that provides the second element of each pair.
 * @returns The pairs. There are as many as the shorter source has elements.
 *
 * @example Stop at the end of the shorter source
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.zip(['a', 'b'], Iterable.range(1, Infinity))); // => [['a', 1], ['b', 2]]
 * Iterable.toArray(Iterable.zip(['a'], [])); // => []
 * ```
 *
 * @keywords corresponding, parallel, combine, together
 * @category Combinations
 * @since 1.0.0
 */
export function zip<Value, Other>(
  self: Iterable<Value>,
  other: Iterable<Other>,
): Iterable<readonly [Value, Other]> {
  checkIterable(self, 'self');
  checkIterable(other, 'other');
  return zipWith(self, other, (value, item) => [value, item] as const);
}

/**
 * Applies `fn` to the elements of two iterables, index by index, and returns the results.
 *
 * The result ends when the shorter source ends, and the other source is closed. If `other` ends first, one more element of `self` has already been read, and this element is lost.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Other - The type of an element of the second source.
 * @typeParam To - The type of a new element.
 * @param self - The source that provides the first argument of `fn`.
 * @param other - The source that provides the second argument of `fn`.
 * @param fn - Called with the two elements at each index, and the index, up to the end of the shorter source.
 * @returns The results. There are as many as the shorter source has elements.
 *
 * @example Add two lists element by element
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(
 *   Iterable.zipWith([1, 2], [10, 20, 30], (left, right) => left + right),
 * ); // => [11, 22]
 * ```
 *
 * @alias map2, liftA2, lift2, zip3, combineWith
 * @keywords elementwise, combine, parallel, corresponding
 * @category Combinations
 * @since 1.0.0
 */
export function zipWith<Value, Other, To>(
  self: Iterable<Value>,
  other: Iterable<Other>,
  fn: (value: Value, other: Other, index: number) => To,
): Iterable<To> {
  checkIterable(self, 'self');
  checkIterable(other, 'other');
  checkFunction(fn, 'fn');
  return sequence(
    () => [self, other],
    function* () {
      for (const others of open(other)) {
        let index = 0;
        for (const value of self) {
          const item = others.next();
          if (item.done === true) {
            return;
          }
          yield fn(value, item.value, index);
          index += 1;
        }
      }
    },
  );
}

/**
 * Returns the elements of two iterables alternately, starting with `self`.
 *
 * When one source ends, the remaining elements of the other follow.
 *
 * @typeParam Value - The type of an element.
 * @typeParam Other - The type of an element of the second source.
 * @param self - The source that is read first in each round.
 * @param other - The source that is read second in each round.
 * @returns All elements of both sources.
 *
 * @example Alternate the elements of two lists
 * ```ts
 * import { Iterable } from '@tstd/iterable';
 *
 * Iterable.toArray(Iterable.interleave([1, 2, 3], ['a'])); // => [1, 'a', 2, 3]
 * Iterable.toArray(Iterable.interleave([1], ['a', 'b'])); // => [1, 'a', 'b']
 * ```
 *
 * @alias alternate, roundRobin, weave, interleave_longest
 * @keywords mix
 * @category Combinations
 * @since 1.0.0
 */
export function interleave<Value, Other = Value>(
  self: Iterable<Value>,
  other: Iterable<Other>,
): Iterable<Value | Other> {
  checkIterable(self, 'self');
  checkIterable(other, 'other');
  return sequence(
    () => [self, other],
    function* () {
      for (const others of open(other)) {
        for (const value of self) {
          yield value;
          const item = others.next();
          if (item.done !== true) {
            yield item.value;
          }
        }
        yield* others;
      }
    },
  );
}
