import fc from 'fast-check';
import { ArgumentError } from '@tstd/error';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import * as Ordering from './Ordering.js';

const ordering = fc.constantFrom<Ordering.Ordering>(-1, 0, 1);

describe('of()', () => {
  test.each([
    [-1, -1],
    [-0.5, -1],
    [-Infinity, -1],
    [0, 0],
    [-0, 0],
    [Number.MIN_VALUE, 1],
    [42, 1],
    [Infinity, 1],
    [Number.NaN, 0],
  ])('gives the sign of %s', (value, expected) => {
    expect(Ordering.of(value)).toBe(expected);
  });

  test.each([undefined, null, '1', 1n, true])('throws for %s, which is not a number', (value) => {
    expect(() => Ordering.of(value as never)).toThrow(ArgumentError);
  });

  test('keeps an ordering as it is', () => {
    fc.assert(fc.property(ordering, (self) => Object.is(Ordering.of(self), self)));
  });
});

describe('isLess(), isEqual() and isGreater()', () => {
  test.each([
    [-1, [true, false, false]],
    [0, [false, true, false]],
    [1, [false, false, true]],
  ] as const)('exactly one is true for %s', (self, expected) => {
    expect([Ordering.isLess(self), Ordering.isEqual(self), Ordering.isGreater(self)]).toStrictEqual(
      expected,
    );
  });

  test('narrow the type', () => {
    const narrow = (self: Ordering.Ordering): void => {
      if (Ordering.isLess(self)) {
        expectTypeOf(self).toEqualTypeOf<-1>();
      } else if (Ordering.isEqual(self)) {
        expectTypeOf(self).toEqualTypeOf<0>();
      } else {
        expectTypeOf(self).toEqualTypeOf<1>();
        expect(Ordering.isGreater(self)).toBe(true);
      }
    };
    narrow(1);
    expect.assertions(1);
  });
});

describe('match()', () => {
  test('calls only the function that belongs to the ordering', () => {
    fc.assert(
      fc.property(ordering, (self) => {
        const matcher = { less: vi.fn(() => -1), equal: vi.fn(() => 0), greater: vi.fn(() => 1) };
        expect(Ordering.match(self, matcher)).toBe(self);
        const calls = Object.values(matcher).map((fn) => fn.mock.calls.length);
        expect(calls.reduce((sum, count) => sum + count)).toBe(1);
      }),
    );
  });

  test('returns the union of the types of the results', () => {
    const result = Ordering.match(0, { less: () => 'a', equal: () => 1, greater: () => true });
    expect(result).toBe(1);
    expectTypeOf(result).toEqualTypeOf<string | number | boolean>();
  });
});

describe('reverse()', () => {
  test('swaps less and greater', () => {
    expect([Ordering.reverse(-1), Ordering.reverse(1)]).toStrictEqual([1, -1]);
  });

  test('returns 0 for 0, not -0', () => {
    expect(Ordering.reverse(0)).toBe(0);
  });
});

describe('orElse()', () => {
  test('returns the first ordering that is not 0', () => {
    fc.assert(
      fc.property(ordering, ordering, (self, other) => {
        expect(Ordering.orElse(self, () => other)).toBe(self === 0 ? other : self);
      }),
    );
  });

  test.each([-1, 1] as const)('does not make the second comparison after %s', (self) => {
    const onEqual = vi.fn((): Ordering.Ordering => 0);
    Ordering.orElse(self, onEqual);
    expect(onEqual).not.toHaveBeenCalled();
  });
});

describe('laws of orderings', () => {
  test('reverse() applied twice returns the same ordering', () => {
    fc.assert(
      fc.property(ordering, (self) => Object.is(Ordering.reverse(Ordering.reverse(self)), self)),
    );
  });

  test('orElse() may be grouped from either side, and 0 changes nothing', () => {
    fc.assert(
      fc.property(ordering, ordering, ordering, (a, b, c) => {
        const left = Ordering.orElse(
          Ordering.orElse(a, () => b),
          () => c,
        );
        expect(left).toBe(Ordering.orElse(a, () => Ordering.orElse(b, () => c)));
        expect(Ordering.orElse(0, () => a)).toBe(a);
        expect(Ordering.orElse(a, () => 0)).toBe(a);
      }),
    );
  });

  test('reverse() of a comparison is the comparison with its sides swapped', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (self, other) => {
        expect(Ordering.reverse(Ordering.of(self - other))).toBe(Ordering.of(other - self));
      }),
    );
  });
});
