import { Codec, type Option, String } from '@tstd/core';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { equalLaws, roundTripLaw } from '../../../laws/index.js';
import * as ArrayModule from './Array.js';
import * as SetModule from './Set.js';

type Values = ReadonlySet<unknown>;

/** Includes values for which `===` and `Object.is` differ. */
const value = fc.constantFrom<unknown>(NaN, 0, -0, '0', 'a', 'b', undefined, null, 1);
const sets: fc.Arbitrary<Values> = fc
  .array(value, { maxLength: 6 })
  .map((values) => new Set(values));

const isText = (each: unknown): boolean => typeof each === 'string';

/** One call of each function that returns a set. */
const MAKERS: { readonly [name: string]: (self: Values) => Values } = {
  add: (self) => SetModule.add(self, 'a'),
  delete: (self) => SetModule.delete(self, 'b'),
  difference: (self) => SetModule.difference(self, new Set()),
  filter: (self) => SetModule.filter(self, () => true),
  filterMap: (self) => SetModule.filterMap(self, (each) => each),
  from: (self) => SetModule.from(self),
  intersection: (self) => SetModule.intersection(self, self),
  map: (self) => SetModule.map(self, (each) => each),
  of: (self) => SetModule.of(...self),
  symmetricDifference: (self) => SetModule.symmetricDifference(self, new Set()),
  union: (self) => SetModule.union(self, self),
};

/** One call of each function that turns a set into something else. */
const READERS: { readonly [name: string]: (self: Values) => unknown } = {
  codec: (self) => SetModule.codec(Codec.unknown).encode(self),
  count: (self) => SetModule.count(self, isText),
  equal: (self) => SetModule.equal.equals(self, self),
  every: (self) => SetModule.every(self, isText),
  find: (self) => SetModule.find(self, isText),
  findMap: (self) => SetModule.findMap(self, (each) => each),
  forEach: (self) => {
    SetModule.forEach(self, isText);
  },
  has: (self) => SetModule.has(self, 'a'),
  isDisjointFrom: (self) => SetModule.isDisjointFrom(self, self),
  isEmpty: (self) => SetModule.isEmpty(self),
  isSubsetOf: (self) => SetModule.isSubsetOf(self, self),
  partition: (self) => SetModule.partition(self, isText),
  reduce: (self) => SetModule.reduce(self, (count) => count + 1, 0),
  some: (self) => SetModule.some(self, isText),
};

const ALL = Object.entries({ ...MAKERS, ...READERS });

describe('functions that test the values', () => {
  test('return the same results as the functions for arrays', () => {
    fc.assert(
      fc.property(sets, sets, (self, other) => {
        const values = [...self];
        expect(SetModule.find(self, isText)).toBe(values.find(isText));
        expect(SetModule.some(self, isText)).toBe(values.some(isText));
        expect(SetModule.every(self, isText)).toBe(values.every(isText));
        expect(SetModule.count(self, isText)).toBe(values.filter(isText).length);
        expect(SetModule.isDisjointFrom(self, other)).toBe(
          SetModule.intersection(self, other).size === 0,
        );
        const [passed, others] = SetModule.partition(self, isText);
        expect([...passed]).toStrictEqual(values.filter(isText));
        expect([...others]).toStrictEqual(values.filter((each) => !isText(each)));
      }),
    );
  });

  test('stop as soon as the result is known', () => {
    const passes = vi.fn(() => true);
    const refuses = vi.fn(() => false);
    SetModule.some(SetModule.of(1, 2), passes);
    SetModule.every(SetModule.of(1, 2), refuses);
    expect(passes.mock.calls).toStrictEqual([[1]]);
    expect(refuses.mock.calls).toStrictEqual([[1]]);
  });

  test.each<[string, number, (self: Values) => unknown]>([
    ['every', 3, (self) => SetModule.every(self, (each) => each !== 3)],
    ['find', 3, (self) => SetModule.find(self, (each) => each === 3)],
    ['findMap', 3, (self) => SetModule.findMap(self, (each) => each === 3 || undefined)],
    ['some', 3, (self) => SetModule.some(self, (each) => each === 3)],
    ['isDisjointFrom', 3, (self) => SetModule.isDisjointFrom(self, new Set([3]))],
    ['isSubsetOf', 1, (self) => SetModule.isSubsetOf(self, new Set([0, 2, 3, 4, 5]))],
    ['equal', 1, (self) => SetModule.equal.equals(self, new Set([0, 2, 3, 4, 5]))],
  ])('%s() reads no value after the decisive one', (_name, count, call) => {
    let reads = 0;
    class Counted extends Set<unknown> {
      override *[Symbol.iterator](): SetIterator<unknown> {
        for (const each of super[Symbol.iterator]()) {
          reads += 1;
          yield each;
        }
      }
    }
    call(new Counted([1, 2, 3, 4, 5]));
    expect(reads).toBe(count);
  });

  test('narrow the type with a type guard', () => {
    const self = SetModule.from<number | string>([1, 'a']);
    const [texts, numbers] = SetModule.partition(self, String.hasInstance);
    expectTypeOf(SetModule.find(self, String.hasInstance)).toEqualTypeOf<Option<string>>();
    expectTypeOf(texts).toEqualTypeOf<ReadonlySet<string>>();
    expectTypeOf(numbers).toEqualTypeOf<ReadonlySet<number>>();
    if (SetModule.every(self, String.hasInstance)) {
      expectTypeOf(self).toExtend<ReadonlySet<string>>();
    }
    expect(texts).toStrictEqual(new Set(['a']));
  });
});

test('filterMap() leaves out the results that are None', () => {
  const half = (each: number): Option<number> => (each % 2 === 0 ? each / 2 : undefined);
  expect(SetModule.filterMap(SetModule.of(1, 2), half)).toStrictEqual(new Set([1]));
});

test('isEmpty() checks the size', () => {
  expect(SetModule.isEmpty(SetModule.of())).toBe(true);
  expect(SetModule.isEmpty(SetModule.of(undefined))).toBe(false);
});

test('findMap() returns the first value of filterMap() and stops there', () => {
  const half = vi.fn((each: number): Option<number> => (each % 2 === 0 ? each / 2 : undefined));
  expect(SetModule.findMap(SetModule.of(1, 4, 2), half)).toBe(2);
  expect(half).toHaveBeenCalledTimes(2);
  expect(SetModule.findMap(SetModule.of(1), half)).toBe(undefined);
});

test('codec() encodes a set as an array', () => {
  const codec = SetModule.codec(Codec.string);
  expect(codec.encode(SetModule.of('b', 'a'))).toStrictEqual(['b', 'a']);
  expect(codec.decode(['a'])).toStrictEqual({ ok: true, value: SetModule.of('a') });
  expect(codec.decode(['a', 'a']).ok).toBe(false);
  expect(codec.decode([1]).ok).toBe(false);
});

test('the callback of reduce() receives only the state and the value', () => {
  const fn = vi.fn(() => 's');
  SetModule.reduce(SetModule.of('a', 'b'), fn, 'i');
  expect(fn.mock.calls).toStrictEqual([
    ['i', 'a'],
    ['s', 'b'],
  ]);
});

test('reduce() processes the values in order', () => {
  const join = (text: string, each: number): string => `${text}${each}`;
  expect(SetModule.reduce(SetModule.of(2, 1), join, '-')).toBe('-21');
  expect(SetModule.reduce(SetModule.of(), () => 1, 0)).toBe(0);
});

describe('every function', () => {
  test('is listed in one of the tables', () => {
    expect(ALL.map(([name]) => name).sort()).toStrictEqual(Object.keys(SetModule).sort());
  });

  test.each(ALL)('%s() does not change its argument', (_, call) => {
    fc.assert(
      fc.property(sets, (self) => {
        const before = [...self];
        call(self);
        expect([...self]).toStrictEqual(before);
      }),
    );
  });

  test.each(Object.entries(MAKERS))('%s() returns a new set', (_, call) => {
    const self = new Set(['a']);
    const result = call(self);
    expect(result).toBeInstanceOf(Set);
    expect(result).not.toBe(self);
    expect(result).toStrictEqual(self);
  });
});

describe('a callback', () => {
  test.each<[string, (fn: (...args: readonly unknown[]) => never) => unknown]>([
    ['count', (fn) => SetModule.count(SetModule.of('a', 'b'), fn)],
    ['filter', (fn) => SetModule.filter(SetModule.of('a', 'b'), fn)],
    ['filterMap', (fn) => SetModule.filterMap(SetModule.of('a', 'b'), fn)],
    ['find', (fn) => SetModule.find(SetModule.of('a', 'b'), fn)],
    ['findMap', (fn) => SetModule.findMap(SetModule.of('a', 'b'), fn)],
    [
      'forEach',
      (fn) => {
        SetModule.forEach(SetModule.of('a', 'b'), fn);
      },
    ],
    ['map', (fn) => SetModule.map(SetModule.of('a', 'b'), fn)],
    ['partition', (fn) => SetModule.partition(SetModule.of('a', 'b'), fn)],
    ['some', (fn) => SetModule.some(SetModule.of('a', 'b'), fn)],
  ])('of %s() receives only each value', (_, call) => {
    const fn = vi.fn();
    call(fn as never);
    expect(fn.mock.calls).toStrictEqual([['a'], ['b']]);
  });

  test.each<[string, (self: ReadonlySet<string>, fn: () => never) => unknown]>([
    ['count', (values, fn) => SetModule.count(values, fn)],
    ['filter', (values, fn) => SetModule.filter(values, fn)],
    ['filterMap', (values, fn) => SetModule.filterMap(values, fn)],
    [
      'forEach',
      (values, fn) => {
        SetModule.forEach(values, fn);
      },
    ],
    ['map', (values, fn) => SetModule.map(values, fn)],
    ['partition', (values, fn) => SetModule.partition(values, fn)],
    ['reduce', (values, fn) => SetModule.reduce(values, fn, 0)],
  ])('of %s() is called only for the values that existed at the start', (_, call) => {
    const values = new globalThis.Set(['a', 'b']);
    let calls = 0;
    call(values, () => {
      calls += 1;
      if (calls < 9) {
        values.add(`${calls}`);
      }
      return undefined as never;
    });
    expect(calls).toBe(2);
  });
});

describe('sets', () => {
  test('contain each value once, in the order of first occurrence', () => {
    expect([...SetModule.of('b', 'a', 'b')]).toStrictEqual(['b', 'a']);
    expect([...SetModule.from('abba')]).toStrictEqual(['a', 'b']);
    expect([...SetModule.add(SetModule.of(2, 1), 2)]).toStrictEqual([2, 1]);
    expect([...SetModule.add(SetModule.of(2, 1), 0)]).toStrictEqual([2, 1, 0]);
    expect([...SetModule.map(SetModule.of(2, -2, 1), (each) => each ** 2)]).toStrictEqual([4, 1]);
  });

  test("has(), add() and delete() have the same results as JavaScript's methods", () => {
    fc.assert(
      fc.property(sets, value, (self, each) => {
        const deleted = new Set(self);
        deleted.delete(each);
        expect(SetModule.has(self, each)).toBe(self.has(each));
        expect([...SetModule.add(self, each)]).toStrictEqual([...new Set(self).add(each)]);
        expect([...SetModule.delete(self, each)]).toStrictEqual([...deleted]);
      }),
    );
  });

  test('combine like arrays of distinct values', () => {
    const { concat, difference, intersection, union } = ArrayModule;
    fc.assert(
      fc.property(sets, sets, (self, other) => {
        const [one, two] = [[...self], [...other]];
        expect([...SetModule.union(self, other)]).toStrictEqual(union(one, two));
        expect([...SetModule.intersection(self, other)]).toStrictEqual(intersection(one, two));
        expect([...SetModule.difference(self, other)]).toStrictEqual(difference(one, two));
        expect([...SetModule.symmetricDifference(self, other)]).toStrictEqual(
          concat(difference(one, two), difference(two, one)),
        );
        expect(SetModule.isSubsetOf(self, other)).toBe(difference(one, two).length === 0);
      }),
    );
  });

  test('isSubsetOf() returns true for the empty set and for the set itself', () => {
    fc.assert(
      fc.property(sets, (self) => {
        expect(SetModule.isSubsetOf(new Set<unknown>(), self)).toBe(true);
        expect(SetModule.isSubsetOf(self, self)).toBe(true);
      }),
    );
  });

  test('equal compares the values in any order', () => {
    const { equals } = SetModule.equal;
    expect(equals(SetModule.of(1, 2), SetModule.of(2, 1))).toBe(true);
    expect(equals(SetModule.of(1, 2), SetModule.of(1, 3))).toBe(false);
    expect(equals(SetModule.of(1), SetModule.of(1, 2))).toBe(false);
    expect(equals(SetModule.of(1, 2), SetModule.of(1))).toBe(false);
  });
});

equalLaws('of sets', SetModule.equal, sets);
roundTripLaw('of sets through an array', sets, (self) => [...self], SetModule.from);
