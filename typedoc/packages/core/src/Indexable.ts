import { checkArgument } from '@tstd/error';
import { checkArray, checkNumber, checkObject } from '@tstd/error/Argument';

import { checkIndexable } from './internal/checks.js';
import { isNone, type Option, type Some } from './Option.js';
import { compareBy, number, type Order } from './Order.js';
import type { Range } from './Range.js';

/**
 * A type in which each value has an integer index.
 *
 * Every value has exactly one index, and `fromIndex(toIndex(value))` returns the value. The indices have no gaps, but they do not have to start at `0`.
 *
 * @typeParam Value - The type of the values that are numbered.
 *
 * @example Assign indices to the even numbers
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
   * @param self - A value of the type. Each value has exactly one index.
   * @returns The index, which is an integer.
   */
  readonly toIndex: (self: Value) => number;

  /**
   * Returns the value with the given index, or None if no value has this index.
   *
   * @param index - The index to look up, which may be any integer.
   * @returns The value, or None if no value has this index.
   */
  readonly fromIndex: (index: number) => Option<Value>;
}

/**
 * Creates an {@link Indexable} from a list of values: the index of a value is its position in the list, from `0`.
 *
 * Two values are the same if they would be the same key in a `Map`. The list is copied.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param values - The values in the order of their indices, without duplicates.
 * @returns The numbering. Its `toIndex` throws an {@link ArgumentError} for a value that is not in the list.
 *
 * @throws An {@link ArgumentError} if a value occurs twice in the list.
 *
 * @example Number log levels
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
      checkArgument(
        false,
        `values[${index}]`,
        'a value that does not occur earlier in the list',
        value,
      );
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
 * Returns the value that comes after `value`.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param self - The numbering that determines which values are adjacent.
 * @param value - The value whose successor is returned. It must have an index.
 * @returns The next value, or None if `value` is the last one.
 *
 * @example Find the next level
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
 * Returns the value that comes before `value`.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param self - The numbering that determines which values are adjacent.
 * @param value - The value whose predecessor is returned. It must have an index.
 * @returns The previous value, or None if `value` is the first one.
 *
 * @example Find the previous level
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

/** With more values, the process would run out of memory and crash, and no error could be caught. */
const MAX_LENGTH = 33_554_432;

/**
 * Returns the values of a range, from the first to the last.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param self - The numbering that determines which values lie between the bounds.
 * @param range - The first and the last value (inclusive).
 * @returns The values in the order of their indices. If the last value comes before the first, the list is empty.
 *
 * @throws An {@link ArgumentError} if the numbering has a gap in the range, or the range has more than 33,554,432 values.
 *
 * @example List the days from Wednesday to Friday
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
 * Returns an order that compares values by their indices.
 *
 * @typeParam Value - The type of the values that are numbered.
 * @param self - The numbering whose indices are compared.
 * @returns The order of the values.
 *
 * @example Compare two values by index
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
 * Functions based on the numbering of a type. They return neighbours, ranges and an order.
 *
 * @example Find the next and the previous value
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
