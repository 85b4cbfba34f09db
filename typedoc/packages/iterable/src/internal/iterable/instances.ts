import { checkIterable } from '@tstd/error/Argument';
import { checkEqual, checkOrder } from '../checkSource.js';
import type { Equal, OrderLike, Ordering } from '@tstd/core';
import * as Order from '@tstd/core/Order';

import { open } from './cursor.js';
import type { Iterable } from './model.js';

/**
 * Returns an `Equal` that compares the elements of two iterables with `itemEqual`.
 *
 * Two sources are equal if they have the same number of elements and the elements at each index are equal. Both sources are read up to the first difference, so a comparison of two equal, endless sources never ends.
 *
 * @typeParam Value - The type of an element.
 * @param itemEqual - Compares the elements at the same index, up to the first difference.
 * @returns An `Equal` that you can apply to any two iterables.
 *
 * @example Compare a list with a set or another list
 * ```ts
 * import { Equal } from '@tstd/core';
 * import { Iterable } from '@tstd/iterable';
 *
 * const equal = Iterable.equal(Equal<number>(Object.is));
 *
 * equal.equals([1, 2], new Set([1, 2])); // => true
 * equal.equals([1, 2], [1]); // => false
 * ```
 *
 * @keywords identical, compare, sequenceEqual
 * @category Instances
 * @since 1.0.0
 */
export function equal<Value>(itemEqual: Equal<Value>): Equal<Iterable<Value>> {
  checkEqual(itemEqual, 'itemEqual');
  return {
    equals: (self, other) => {
      const ordering = compare(self, other, (value, item) =>
        itemEqual.equals(value, item) ? 0 : 1,
      );
      return ordering === 0;
    },
  };
}

/**
 * Returns an order that compares the elements of two iterables with `itemOrder`.
 *
 * The first two elements that differ determine the order. If one source is the start of the other, the shorter source is less. Both sources are read up to the first difference, so a comparison of two equal, endless sources never ends.
 *
 * @typeParam Value - The type of an element.
 * @param itemOrder - Compares the elements at the same index, up to the first difference.
 * @returns An order that you can apply to any two iterables.
 *
 * @example Compare lists like words in a dictionary
 * ```ts
 * import { Order } from '@tstd/core';
 * import { Iterable } from '@tstd/iterable';
 *
 * const order = Iterable.order(Order.number);
 *
 * order([1, 2, 3], [1, 3]); // => -1
 * order([1, 2], [1]); // => 1
 * order([1, 2], [1, 2]); // => 0
 * ```
 *
 * @alias cmp_by, partial_cmp_by
 * @keywords lexicographic, lexical, compareTo, sort
 * @category Instances
 * @since 1.0.0
 */
export function order<Value>(itemOrder: OrderLike<Value>): Order.Order<Iterable<Value>> {
  checkOrder(itemOrder, 'itemOrder');
  const compareItems = Order.from(itemOrder);
  return (self, other) => compare(self, other, compareItems);
}

function compare<Value>(
  self: Iterable<Value>,
  other: Iterable<Value>,
  compareItems: Order.Order<Value>,
): Ordering {
  checkIterable(self, 'self');
  checkIterable(other, 'other');
  let ordering: Ordering = 0;
  for (const others of open(other)) {
    for (const value of self) {
      const item = others.next();
      ordering = item.done === true ? 1 : compareItems(value, item.value);
      if (ordering !== 0) {
        return ordering;
      }
    }
    ordering = others.next().done === true ? 0 : -1;
  }
  return ordering;
}
