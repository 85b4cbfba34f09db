import fc from 'fast-check';
import { ArgumentError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { equalLaws, orderLaws } from '../../../laws/index.js';
import { Comparable } from './Comparable.js';
import * as Order from './Order.js';

interface Version {
  readonly major: number;
  readonly name: string;
}

const number = Comparable(Order.number);
const version = Comparable(Order.compareBy(Order.number, (self: Version) => self.major));
const first: Version = { major: 1, name: 'first' };
const second: Version = { major: 1, name: 'second' };
const integer = fc.integer({ min: -5, max: 5 });

describe('Comparable()', () => {
  test('compares with the given order', () => {
    expect([number.compare(1, 9), Comparable(number).compare(9, 1)]).toStrictEqual([-1, 1]);
    expectTypeOf(version).toEqualTypeOf<Comparable<Version>>();
  });

  test.each([
    [1, 2, [false, true, true, false, false]],
    [2, 2, [true, false, true, false, true]],
    [2, 1, [false, false, false, true, true]],
    [Number.NaN, Number.NaN, [true, false, true, false, true]],
  ])('answers every question about %s and %s by the order', (self, other, expected) => {
    expect([
      number.equals(self, other),
      number.lessThan(self, other),
      number.lessThanOrEqual(self, other),
      number.greaterThan(self, other),
      number.greaterThanOrEqual(self, other),
    ]).toStrictEqual(expected);
  });
});

describe('min() and max()', () => {
  test('return the lesser and the greater value', () => {
    fc.assert(
      fc.property(integer, integer, (self, other) => {
        expect(number.min(self, other)).toBe(Math.min(self, other));
        expect(number.max(self, other)).toBe(Math.max(self, other));
      }),
    );
  });

  test('return the first value when both are equal', () => {
    expect(version.min(first, second)).toBe(first);
    expect(version.max(first, second)).toBe(first);
  });
});

describe('clamp()', () => {
  test('returns the nearest value between the bounds', () => {
    expect([-1, 0, 5, 10, 11].map((value) => number.clamp(value, 0, 10))).toStrictEqual([
      0, 0, 5, 10, 10,
    ]);
  });

  test('returns the value itself when it equals a bound', () => {
    expect(version.clamp(first, second, second)).toBe(first);
  });

  test('returns the same when applied twice', () => {
    fc.assert(
      fc.property(integer, integer, integer, (self, one, other) => {
        const bounds = [Math.min(one, other), Math.max(one, other)] as const;
        const clamped = number.clamp(self, ...bounds);
        expect(clamped).toBe(Math.min(Math.max(self, bounds[0]), bounds[1]));
        expect(number.clamp(clamped, ...bounds)).toBe(clamped);
      }),
    );
  });

  test('throws when the bounds are in the wrong order', () => {
    expect(() => number.clamp(1, 2, 1)).toThrow(ArgumentError);
    expect(() => number.clamp(1, 2, 1)).toThrow(
      'Expected "minValue" not to be greater than "maxValue", received 2 and 1',
    );
  });
});

const versions: fc.Arbitrary<Version> = fc.record({ major: integer, name: fc.string() });

equalLaws('of a Comparable', version, versions);
orderLaws('of a Comparable', version.compare, versions, version);
