import { checkArray, checkFunction, checkObject } from '@tstd/error/Argument';
import type { Option } from '@tstd/core';
import * as Numeric from '@tstd/core/Numeric';

import type { NonEmpty } from './model.js';
import { map } from './transformations.js';

/**
 * Calls `fn` with the state and each element, from first to last, and returns the final state.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam State - The type of the state.
 * @param self - The array whose elements are passed to `fn`, in order.
 * @param fn - Called with the state, each element and its index, in order; returns the next state.
 * @param initial - The initial state.
 * @returns The final state, which is `initial` if the array is empty.
 *
 * @example Sum numbers
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.reduce([1, 2, 3], (sum, value) => sum + value, 0); // => 6
 * Array.reduce(['a', 'b'], (text, value) => text + value, '-'); // => '-ab'
 * ```
 *
 * @alias fold, foldl, foldLeft, inject, aggregate, accumulate, foldMap, reduceOption, reduceLeft,
 *   foldlM, reduceWhile, foldl1
 * @keywords accumulator, sum, total, combine, loop, object, single
 * @category Access
 * @since 1.0.0
 */
export function reduce<Value, State>(
  self: readonly Value[],
  fn: (state: State, value: Value, index: number) => State,
  initial: State,
): State {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  const { length } = self;
  let state = initial;
  for (let index = 0; index < length; index += 1) {
    state = fn(state, self[index] as Value, index);
  }
  return state;
}

/**
 * Calls `fn` with the state and each element, from last to first, and returns the final state.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam State - The type of the state.
 * @param self - The array whose elements are passed to `fn`, from last to first.
 * @param fn - Called with the state, each element and its index, from last to first; returns the next state.
 * @param initial - The initial state.
 * @returns The final state, which is `initial` if the array is empty.
 *
 * @example Join strings from last to first
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.reduceRight(['a', 'b'], (text, value) => text + value, '-'); // => '-ba'
 * ```
 *
 * @alias foldr, foldRight, foldRightWithIndex, foldBack, reduceBack, foldr1, reduceRightWithIndex,
 *   rfold
 * @keywords end, compose, reverse
 * @category Access
 * @since 1.0.0
 */
export function reduceRight<Value, State>(
  self: readonly Value[],
  fn: (state: State, value: Value, index: number) => State,
  initial: State,
): State {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  let state = initial;
  for (let index = self.length - 1; index >= 0; index -= 1) {
    state = fn(state, self[index] as Value, index);
  }
  return state;
}

/**
 * Calls `fn` with the state and each element, from first to last, and returns all states.
 *
 * The first state is `initial`, and the last is the result of {@link reduce}.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam State - The type of the state.
 * @param self - The array whose elements are passed to `fn`, in order.
 * @param fn - Called with the state, each element and its index, in order; returns the next state.
 * @param initial - The initial state, which is also the first element of the result.
 * @returns The states, in an array that is one element longer than `self`.
 *
 * @example Compute running totals
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * Array.scan([1, 2, 3], (sum, value) => sum + value, 0); // => [0, 1, 3, 6]
 * Array.scan([], (sum) => sum, 0); // => [0]
 * ```
 *
 * @alias scanLeft, mapAccum, accumulateWith, runningReduce, runningFold, scanl, scanl1,
 *   reductions, mapAccumLeft, inclusiveScan, mapAccumL, scan1
 * @keywords cumulative, cumsum, prefix, accumulate, balance, intermediate, subtotal, progress
 * @category Transformations
 * @since 1.0.0
 */
export function scan<Value, State>(
  self: readonly Value[],
  fn: (state: State, value: Value, index: number) => State,
  initial: State,
): NonEmpty<State> {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  const { length } = self;
  const states: [State, ...State[]] = [initial];
  let state = initial;
  for (let index = 0; index < length; index += 1) {
    state = fn(state, self[index] as Value, index);
    states.push(state);
  }
  return states;
}

/**
 * Returns the sum of the numbers that `toNumber` returns for the elements.
 *
 * The numbers may be of any type with a `Numeric` instance, such as `Int`, `Number` and `BigInt` from `@tstd/num`. An empty array sums to zero. The result is None if an intermediate sum is outside the range of the type.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Sum - The type of the numbers.
 * @param self - The array whose elements are passed to `toNumber`, in order.
 * @param toNumber - Called once with each element and its index; returns the number to add.
 * @param numeric - The `Numeric` instance of the numbers; only its `zero` and `add` are used.
 * @returns The sum, or None.
 *
 * @example Add up the ordered quantities
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { type Option } from '@tstd/core';
 *
 * const toByte = (value: number): Option<number> =>
 *   value <= 255 ? value : undefined;
 * const byte = {
 *   zero: 0,
 *   add: (self: number, other: number) => toByte(self + other),
 * };
 * const orders = Array.from([
 *   { item: 'tea', amount: 2 },
 *   { item: 'coffee', amount: 3 },
 * ]);
 *
 * Array.sumBy(orders, (order) => order.amount, byte); // => 5
 * Array.sumBy(orders, (order) => order.amount * 100, byte); // => undefined
 * Array.sumBy([], () => 1, byte); // => 0
 * ```
 *
 * @alias sumOf, summingDouble, summingLong, sumByDouble
 * @keywords total, property, aggregate, overflow, field, price, reduce, objects
 * @category Access
 * @since 1.0.0
 */
export function sumBy<Value, Sum>(
  self: readonly Value[],
  toNumber: (value: Value, index: number) => NoInfer<Sum>,
  numeric: Pick<Numeric.Numeric<Sum>, 'zero' | 'add'>,
): Option<Sum> {
  checkArray(self, 'self');
  checkFunction(toNumber, 'toNumber');
  checkObject(numeric, 'numeric');
  return Numeric.sum(numeric, map(self, toNumber));
}

/**
 * Calls `fn` with each element, from first to last.
 *
 * @typeParam Value - The type of the elements.
 * @param self - The array whose elements are passed to `fn`, in order.
 * @param fn - Called once with each element and its index; its result is ignored.
 * @returns Nothing.
 *
 * @example Add the elements to a set
 * ```ts
 * import { Array } from '@tstd/collection';
 *
 * const seen = new Set<string>();
 * Array.forEach(['a', 'b', 'a'], (value) => seen.add(value));
 *
 * seen.size; // => 2
 * ```
 *
 * @alias forEachRight, eachRight, array_walk, try_for_each, onEachIndexed, reverse_each
 * @keywords loop, iterate, traverse, side-effect
 * @category Control flow
 * @since 1.0.0
 */
export function forEach<Value>(
  self: readonly Value[],
  fn: (value: Value, index: number) => void,
): void {
  checkArray(self, 'self');
  checkFunction(fn, 'fn');
  const { length } = self;
  for (let index = 0; index < length; index += 1) {
    fn(self[index] as Value, index);
  }
}
