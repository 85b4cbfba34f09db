import { checkObject } from '@tstd/error/Argument';
import type { Equal, OrderLike } from '@tstd/core';
import * as Codec from '@tstd/core/Codec';
import * as Order from '@tstd/core/Order';

import { checkEqual } from '../checks.js';

/**
 * Returns an `Equal` that compares arrays element by element with `equal`.
 *
 * Two arrays are equal if they have the same length and equal elements at each index.
 *
 * @typeParam Value - The type of the elements.
 * @param equal - The `Equal` that compares two elements at the same index.
 * @returns An `Equal` for arrays.
 *
 * @example Compare lists of integers
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * const equal = Array.equal(Int.equal);
 *
 * equal.equals([Int.of(1)], [Int.of(1)]); // => true
 * equal.equals([Int.of(1)], [Int.of(1), Int.of(2)]); // => false
 * ```
 *
 * @alias sequenceEqual, A.getEq, Array.getEquivalence, slices.Equal, Arrays.equals, corresponds,
 *   sameElements, elementsEqual
 * @keywords identical, deepEqual, JSON.stringify
 * @category Instances
 * @since 1.0.0
 */
export function equal<Value>(equal: Equal<Value>): Equal<readonly Value[]> {
  checkEqual(equal, 'equal');
  return {
    equals: (self, other) => {
      const { length } = self;
      if (length !== other.length) {
        return false;
      }
      for (let index = 0; index < length; index += 1) {
        if (!equal.equals(self[index] as Value, other[index] as Value)) {
          return false;
        }
      }
      return true;
    },
  };
}

/**
 * Returns an `Order` that compares arrays element by element with `order`, as a dictionary compares words letter by letter.
 *
 * The elements at the first index where they differ determine the result. If one array is the beginning of the other, the shorter array is less.
 *
 * @typeParam Value - The type of the elements.
 * @param order - The order that compares two elements at the same index.
 * @returns An `Order` for arrays.
 *
 * @example Compare versions
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Order } from '@tstd/core';
 *
 * const order = Array.order(Order.number);
 *
 * order([1, 10], [1, 9, 5]); // => 1
 * order([1, 9], [1, 9, 5]); // => -1
 * order([1, 9], [1, 9]); // => 0
 * ```
 *
 * @alias ordArray, A.getOrd, Array.getOrder
 * @keywords lexicographic, lexical, compareTo, sort, tuples, version, semver
 * @category Instances
 * @since 1.0.0
 */
export function order<Value>(order: OrderLike<Value>): Order.Order<readonly Value[]> {
  const compare = Order.from(order);
  return (self, other) => {
    const length = Math.min(self.length, other.length);
    for (let index = 0; index < length; index += 1) {
      const ordering = compare(self[index] as Value, other[index] as Value);
      if (ordering !== 0) {
        return ordering;
      }
    }
    return Order.number(self.length, other.length);
  };
}

/**
 * Returns a codec for arrays that decodes and encodes their elements with `codec`. The function is the same as `Codec.array`.
 *
 * @typeParam Value - The type of the elements.
 * @typeParam Encoded - The type of the encoded elements.
 * @typeParam Input - The type of the input that the codec accepts.
 * @param codec - The codec that decodes and encodes each element.
 * @returns A codec for arrays.
 *
 * @example Decode a list of integers
 * ```ts
 * import { Array } from '@tstd/collection';
 * import { Int } from '@tstd/core';
 *
 * const codec = Array.codec(Int.codec);
 *
 * codec.decode([1, 2]); // => { ok: true, value: [1, 2] }
 * codec.decode([1, 0.5]).ok; // => false
 * ```
 *
 * @keywords JSON, validate, parse, deserialize, items, API
 * @category Instances
 * @since 1.0.0
 */
export function codec<Value, Encoded, Input>(
  codec: Codec.Codec<Value, Encoded, Input>,
): Codec.Codec<readonly Value[], readonly Encoded[], readonly Input[]> {
  checkObject(codec, 'codec');
  return Codec.array(codec);
}
