import { checkEqual, checkOrder, checkSource } from '../checkSource.js';
import type { Equal, OrderLike, Ordering } from '@tstd/core';
import * as Order from '@tstd/core/Order';

import { open, read, watch } from './cursor.js';
import type { AsyncEqual, AsyncIterableLike, AsyncOrder } from './model.js';

/**
 * Returns an `AsyncEqual` that compares the elements of two sources with `itemEqual`.
 *
 * Two sources are equal if they have the same number of elements and the elements at each index are equal. Both sources are read up to the first difference, so a comparison of two equal, endless sources never ends.
 *
 * @typeParam Value - The type of an element.
 * @param itemEqual - Compares the elements at the same index, up to the first difference.
 * @returns An `AsyncEqual`, whose `equals` function returns a promise.
 *
 * @example Compare a list with a set or another list
 * ```ts
 * import { Equal } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const equal = AsyncIterable.equal(Equal<number>(Object.is));
 *
 * await equal.equals([1, 2], new Set([1, 2])); // => true
 * await equal.equals([1, 2], [1]); // => false
 * ```
 *
 * @keywords identical, compare, sequenceEqual
 * @category Instances
 * @since 1.0.0
 */
export function equal<Value>(itemEqual: Equal<Value>): AsyncEqual<AsyncIterableLike<Value>> {
  checkEqual(itemEqual, 'itemEqual');
  return {
    equals: async (self, other) => {
      const ordering = await compare(self, other, (value, item) =>
        itemEqual.equals(value, item) ? 0 : 1,
      );
      return ordering === 0;
    },
  };
}

/**
 * Returns an order that compares the elements of two sources with `itemOrder`.
 *
 * The first two elements that differ determine the order. If one source is the start of the other, the shorter source is less. Both sources are read up to the first difference, so a comparison of two equal, endless sources never ends.
 *
 * @typeParam Value - The type of an element.
 * @param itemOrder - Compares the elements at the same index, up to the first difference.
 * @returns An order that returns a promise.
 *
 * @example Compare lists like words in a dictionary
 * ```ts
 * import { Order } from '@tstd/core';
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const order = AsyncIterable.order(Order.number);
 *
 * await order([1, 2, 3], [1, 3]); // => -1
 * await order([1, 2], [1]); // => 1
 * await order([1, 2], [1, 2]); // => 0
 * ```
 *
 * @keywords lexicographic, lexical, compareTo, sort
 * @category Instances
 * @since 1.0.0
 */
export function order<Value>(itemOrder: OrderLike<Value>): AsyncOrder<AsyncIterableLike<Value>> {
  checkOrder(itemOrder, 'itemOrder');
  const compareItems = Order.from(itemOrder);
  return (self, other) => compare(self, other, compareItems);
}

async function compare<Value>(
  self: AsyncIterableLike<Value>,
  other: AsyncIterableLike<Value>,
  compareItems: Order.Order<Value>,
): Promise<Ordering> {
  checkSource(self, 'self');
  checkSource(other, 'other');
  let ordering: Ordering = 0;
  watch(self);
  watch(other);
  for await (const others of open(read(other))) {
    for await (const value of read(self)) {
      const item = await others.next();
      ordering = item.done === true ? 1 : compareItems(value, item.value);
      if (ordering !== 0) {
        return ordering;
      }
    }
    ordering = (await others.next()).done === true ? 0 : -1;
  }
  return ordering;
}
