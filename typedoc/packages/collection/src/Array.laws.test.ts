import { Equal, Int, Order } from '@tstd/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  codecLaws,
  equalLaws,
  functorLaws,
  monadLaws,
  orderLaws,
  roundTripLaw,
} from '../../../laws/index.js';
import * as ArrayModule from './Array.js';

const values: fc.Arbitrary<readonly number[]> = fc.array(fc.integer({ min: -3, max: 3 }), {
  maxLength: 8,
});
const sizes = fc.integer({ min: 1, max: 10 });
const equal = ArrayModule.equal(Equal<number>(Object.is));
const ascending = Order.number;

function expectPermutation(self: readonly number[], other: readonly number[]): void {
  expect([...self].sort(ascending)).toStrictEqual([...other].sort(ascending));
}

equalLaws('of arrays', equal, values);
orderLaws('of arrays', ArrayModule.order(Order.number), values, equal);
codecLaws('of arrays', ArrayModule.codec(Int.codec), fc.array(fc.maxSafeInteger().map(Int.of)), {
  inputs: fc.array(fc.oneof(fc.integer(), fc.double(), fc.string())),
});
functorLaws('of arrays', {
  values,
  map: (self, fn) => ArrayModule.map(self, (value) => fn(value)),
});
monadLaws('of arrays', {
  values,
  of: (value): readonly number[] => ArrayModule.of(value),
  andThen: (self, fn) => ArrayModule.flatMap(self, (value) => fn(value)),
});
roundTripLaw('through reverse()', values, ArrayModule.reverse<number>, ArrayModule.reverse<number>);
roundTripLaw(
  'through entries()',
  values,
  ArrayModule.entries<number>,
  (pairs) => ArrayModule.unzip(pairs)[1],
);

describe('laws of arrays', () => {
  test('flatten() restores an array that chunk() has split', () => {
    fc.assert(
      fc.property(values, sizes, (self, size) => {
        expect(ArrayModule.flatten(ArrayModule.chunk(self, size))).toStrictEqual(self);
      }),
    );
  });

  test('unzip() restores two arrays of the same length after zip()', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.string())), (pairs) => {
        const [numbers, texts] = ArrayModule.unzip(pairs);
        expect(ArrayModule.zip(numbers, texts)).toStrictEqual(pairs);
      }),
    );
  });

  test('the groups of groupBy() contain all elements of the array', () => {
    fc.assert(
      fc.property(values, fc.func(fc.nat({ max: 3 })), (self, toKey) => {
        const groups = ArrayModule.groupBy(self, (value) => toKey(value));
        expectPermutation(ArrayModule.flatten([...groups.values()]), self);
        for (const [key, group] of groups) {
          expect(group.length).toBeGreaterThan(0);
          expect(group.every((value) => toKey(value) === key)).toBe(true);
        }
      }),
    );
  });

  test('sort() returns the elements in order, and sorting them again changes nothing', () => {
    fc.assert(
      fc.property(values, (self) => {
        const sorted = ArrayModule.sort(self, Order.number);
        expectPermutation(sorted, self);
        expect(ArrayModule.windows(sorted, 2).every(([one, next]) => one <= (next ?? NaN))).toBe(
          true,
        );
        expect(ArrayModule.sort(sorted, Order.number)).toStrictEqual(sorted);
      }),
    );
  });

  test('min() and max() return the first and the last element of the sorted array', () => {
    fc.assert(
      fc.property(values, (self) => {
        const sorted = ArrayModule.sort(self, Order.number);
        expect(ArrayModule.min(self, Order.number)).toBe(ArrayModule.first(sorted));
        expect(ArrayModule.max(self, Order.number)).toBe(ArrayModule.last(sorted));
      }),
    );
  });

  test('take() and drop() with the same count return all elements together', () => {
    fc.assert(
      fc.property(values, fc.nat({ max: 10 }), (self, count) => {
        const { concat, drop, dropLast, take, takeLast } = ArrayModule;
        expect(concat(take(self, count), drop(self, count))).toStrictEqual(self);
        expect(concat(dropLast(self, count), takeLast(self, count))).toStrictEqual(self);
      }),
    );
  });

  test('the two arrays of splitAt() contain all elements together', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -10, max: 10 }), (self, index) => {
        const [before, after] = ArrayModule.splitAt(self, index);
        expect(ArrayModule.concat(before, after)).toStrictEqual(self);
        expect(after).toStrictEqual(ArrayModule.slice(self, index));
      }),
    );
  });

  test('the last state of scan() is the result of reduce()', () => {
    fc.assert(
      fc.property(values, (self) => {
        const fn = (state: number, value: number): number => state * 2 - value;
        expect(ArrayModule.last(ArrayModule.scan(self, fn, 5))).toBe(
          ArrayModule.reduce(self, fn, 5),
        );
      }),
    );
  });

  test('insertAt() inserts a value at an index, and deleteAt() removes it again', () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.string(), (self, place, added) => {
        const index = place % (self.length + 1);
        const inserted = ArrayModule.insertAt(self, index, added) ?? [];
        expect(ArrayModule.at(inserted, index)).toBe(added);
        expect(ArrayModule.deleteAt(inserted, index)).toStrictEqual(self);
      }),
    );
  });

  test('a second call of swap() or move() undoes the first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (self, a, b) => {
        const [one, other] = [a % self.length, b % self.length];
        const swapped = ArrayModule.swap(self, one, other) ?? [];
        const moved = ArrayModule.move(self, one, other) ?? [];
        expect(ArrayModule.swap(swapped, one, other)).toStrictEqual(self);
        expect(ArrayModule.move(moved, other, one)).toStrictEqual(self);
      }),
    );
  });

  test('difference() and intersection() contain all elements together', () => {
    fc.assert(
      fc.property(values, values, (self, other) => {
        const { difference, intersection } = ArrayModule;
        expectPermutation([...difference(self, other), ...intersection(self, other)], self);
      }),
    );
  });

  test('a second call of unique() changes nothing', () => {
    fc.assert(
      fc.property(values, (self) => {
        const once = ArrayModule.unique(self);
        expect(ArrayModule.unique(once)).toStrictEqual(once);
        expect(ArrayModule.uniqueBy(self, (value) => value)).toStrictEqual(once);
        expect(ArrayModule.unique(self, Equal<number>(Object.is))).toStrictEqual(once);
      }),
    );
  });
});
