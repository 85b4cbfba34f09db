import { checkArgument } from '@tstd/error';
import { checkArray, checkNumber, checkObject } from '@tstd/error/Argument';

import { checkIndexable } from './internal/checks.js';
import { isNone, type Option, type Some } from './Option.js';
import { compareBy, number, type Order } from './Order.js';
import type { Range } from './Range.js';

/**
 * A type whose values are numbered by integers.
 *
 * Every value has one index and `fromIndex(toIndex(value))` is the value. The indices have no gaps; they need not start at `0`.
 *
 * @typeParam Value - The type of the values that are numbered.
 *
 * @example Number the even numbers
 * ```ts
 * import { Indexable } from '@tstd/core';
 *
 * const even: Indexable<number> = {
 *   toIndex: (self) => self / 2,
 *   fromIndex: (index) =>
 *     Number.isSafeInteger(index) ? index * 2 : undefined,
 * };
 *
 * even.toIndex(8); // => 4
 * Indexable.range(even, { start: 2, end: 8 }); // => [2, 4, 6, 8]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Indexable<Value> {
  /**
   * Returns the index of a value.
   *
   * @param self - A value of the type; each has exactly one index.
   * @returns Its index, an integer.
   */
  readonly toIndex: (self: Value) => number;

  /**
   * Returns the value that has an index, or None when no value has it.
   *
   * @param index - The index to look up, which may be any integer.
   * @returns The value, or None when no value has this index.
   */
  readonly fromIndex: (index: number) => Option<Value>;
}

/**
 * Returns the {@link Indexable} of the values of a list: the index of a value is its place in the list, from `0`.
 *
 * Values are the same when `Map` takes them for the same key. The list is copied.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param values - The values in the order of their indices, each of them once.
 * @returns The numbering. Its `toIndex` throws an {@link ArgumentError} for a value that is not in the list.
 *
 * @throws {@link ArgumentError} When the list has a value twice.
 *
 * @example Number the levels of a log
 * ```ts
 * import { Indexable } from '@tstd/core';
 *
 * const level = Indexable(['debug', 'info', 'error']);
 *
 * level.toIndex('info'); // => 1
 * level.fromIndex(2); // => 'error'
 * level.fromIndex(3); // => undefined
 * Indexable(['debug', 'debug']); // => throws ArgumentError
 * ```
 *
 * @alias Enumerable, Discrete
 * @keywords ordinal, rank, position, sequence, iterate, step, next, before, neighbour
 * @category Constructors
 * @since 1.0.0
 */
export function Indexable<const Value extends Some<unknown>>(
  values: readonly Value[],
): Indexable<Value> {
  checkArray(values, 'values');
  const list = [...values];
  const indices = new Map<Value, number>();
  for (const [index, value] of list.entries()) {
    if (indices.has(value)) {
      checkArgument(false, `values[${index}]`, 'another value than those before', value);
    }
    indices.set(value, index);
  }
  return Object.freeze({
    toIndex: (self: Value) => {
      const index = indices.get(self);
      checkArgument(index !== undefined, 'self', 'a value of the list', self);
      return index;
    },
    fromIndex: (index: number) => {
      checkNumber(index, 'index');
      return list[index];
    },
  });
}

/**
 * Returns the value that comes after a value.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param self - The numbering that decides which value is next to another.
 * @param value - The value before the result, which must have an index.
 * @returns The next value, or None after the last one.
 *
 * @example The level above
 * ```ts
 * import { Indexable } from '@tstd/core';
 *
 * const level = Indexable(['debug', 'info', 'error']);
 *
 * Indexable.next(level, 'debug'); // => 'info'
 * Indexable.next(level, 'error'); // => undefined
 * ```
 *
 * @alias succ, successor
 * @keywords following, increment, higher, advance, step, wizard
 * @category Access
 * @since 1.0.0
 */
function next<Value>(self: Indexable<Value>, value: NoInfer<Value>): Option<Value> {
  checkIndexable(self, 'self');
  return self.fromIndex(self.toIndex(value) + 1);
}

/**
 * Returns the value that comes before a value.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param self - The numbering that decides which value is next to another.
 * @param value - The value after the result, which must have an index.
 * @returns The previous value, or None before the first one.
 *
 * @example The level below
 * ```ts
 * import { Indexable } from '@tstd/core';
 *
 * const level = Indexable(['debug', 'info', 'error']);
 *
 * Indexable.previous(level, 'error'); // => 'info'
 * Indexable.previous(level, 'debug'); // => undefined
 * ```
 *
 * @alias pred, predecessor
 * @keywords preceding, decrement, lower, prior, back, step
 * @category Access
 * @since 1.0.0
 */
function previous<Value>(self: Indexable<Value>, value: NoInfer<Value>): Option<Value> {
  checkIndexable(self, 'self');
  return self.fromIndex(self.toIndex(value) - 1);
}

/** More values would use up the memory, which ends the process: no error could be caught. */
const MAX_LENGTH = 33_554_432;

/**
 * Returns the values of a range, from its first to its last one.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param self - The numbering that decides which values lie between the bounds.
 * @param range - The first and the last value, both included.
 * @returns The values in the order of their indices, none when the last one comes before the first.
 *
 * @throws {@link ArgumentError} When the numbering has a gap in the range, or the range has more than 33,554,432 values.
 *
 * @example From Wednesday to Friday
 * ```ts
 * import { Indexable } from '@tstd/core';
 *
 * const day = Indexable(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
 *
 * Indexable.range(day, { start: 'Wed', end: 'Fri' }); // => ['Wed', 'Thu', 'Fri']
 * Indexable.range(day, { start: 'Fri', end: 'Wed' }); // => []
 * ```
 *
 * @keywords between, interval, sequence, inclusive, weekdays, loop, days, letters
 * @category Access
 * @since 1.0.0
 */
function range<Value>(self: Indexable<Value>, range: Range<NoInfer<Value>>): readonly Value[] {
  checkIndexable(self, 'self');
  checkObject(range, 'range');
  const values: Value[] = [];
  const start = self.toIndex(range.start);
  const end = self.toIndex(range.end);
  const length = end - start + 1;
  checkArgument(length <= MAX_LENGTH, 'range', `at most ${MAX_LENGTH} values`, length);
  for (let index = start; index <= end; index += 1) {
    const value = self.fromIndex(index);
    if (isNone(value)) {
      checkArgument(false, `self.fromIndex(${index})`, 'a value', value);
    }
    values.push(value);
  }
  return values;
}

/**
 * Returns the order of the values by their indices.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param self - The numbering whose indices are compared.
 * @returns The order of the values.
 *
 * @example Compare by rank
 * ```ts
 * import { Indexable } from '@tstd/core';
 *
 * const level = Indexable(['debug', 'info', 'error']);
 *
 * level.toIndex('error') > level.toIndex('info'); // => true
 * Indexable.order(level)('error', 'info'); // => 1
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
function order<Value>(self: Indexable<Value>): Order<Value> {
  checkIndexable(self, 'self');
  return compareBy(number, self.toIndex);
}

/**
 * What follows from the numbering of a type: neighbours, ranges and an order.
 *
 * @example Walk through a type
 * ```ts
 * import { Indexable } from '@tstd/core';
 *
 * const suit = Indexable(['clubs', 'diamonds', 'hearts', 'spades']);
 *
 * Indexable.next(suit, 'clubs'); // => 'diamonds'
 * Indexable.previous(suit, 'clubs'); // => undefined
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
// eslint-disable-next-line jsdoc/require-jsdoc -- the rule does not see the comment above
export declare namespace Indexable {
  export { next, order, previous, range };
}

Object.freeze(Object.assign(Indexable, { next, order, previous, range }));
