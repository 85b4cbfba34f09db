import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RangeMinimum } from './rangeMinimum';

describe('RangeMinimum', () => {
  test('yields the positions of any range by their costs', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(30), fc.nat(30), (costs, start, length) => {
        const end = Math.min(start + length, costs.length);
        const positions = costs.map((_, index) => index).slice(start, end);
        expect([...new RangeMinimum(costs).ascending(start, end)]).toEqual(
          positions.toSorted((self, other) => (costs[self] ?? 0) - (costs[other] ?? 0)),
        );
      }),
    );
  });
});
