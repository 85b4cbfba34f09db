import { Codec, Comparable, Equal, Int, Numeric, Option, Order, Result, String } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import * as ArrayModule from './Array.js';

// The packages compile without Node's types. Because the name is computed, the compiler does not look for them.
const { runInNewContext }: { runInNewContext(code: string): unknown } = await import(
  ['node', 'vm'].join(':')
);

/** Only a few different values, so that some of them repeat. */
const value = fc.integer({ min: -4, max: 4 });
const values = fc.array(value, { maxLength: 12 });
const lists = fc.array(values, { maxLength: 5 });
const index = fc.integer({ min: -15, max: 15 });
const count = fc.nat({ max: 15 });

const isOdd = (number: number): boolean => number % 2 !== 0;
const caseless = Equal<string>((self, other) => self.toLowerCase() === other.toLowerCase());
const modulo3 = Equal<number>((self, other) => Math.abs(self % 3) === Math.abs(other % 3));

/** Includes numbers for which `===` and `Object.is` differ. */
const SPECIAL = [0, -0, NaN, undefined, null, ''];

describe('constructors', () => {
  test('empty() returns a new empty array in each call', () => {
    expect(ArrayModule.empty()).toStrictEqual([]);
    expect(ArrayModule.empty()).not.toBe(ArrayModule.empty());
  });

  test('of() uses a single number as an element', () => {
    expect(ArrayModule.of(3)).toStrictEqual([3]);
    expect(ArrayModule.of()).toStrictEqual([]);
    expect(ArrayModule.of('a', 'b')).toStrictEqual(['a', 'b']);
  });

  test('from() accepts iterables and array-like objects', () => {
    expect(ArrayModule.from(new Set([1, 2]))).toStrictEqual([1, 2]);
    expect(ArrayModule.from('a😀')).toStrictEqual(['a', '😀']);
    expect(ArrayModule.from({ length: 1, 0: 'a' })).toStrictEqual(['a']);
  });

  test('generate() calls the callback with each index', () => {
    expect(ArrayModule.generate(3, (place) => place * 2)).toStrictEqual([0, 2, 4]);
    expect(ArrayModule.generate(0, (place) => place)).toStrictEqual([]);
  });

  test('repeat() returns an array of the same value', () => {
    const object = {};
    const result = ArrayModule.repeat(object, 2);
    expect(result).toHaveLength(2);
    expect(result.every((element) => element === object)).toBe(true);
    expect(ArrayModule.repeat(1, 0)).toStrictEqual([]);
  });

  test.each<[number, number, number | undefined, readonly number[]]>([
    [0, 3, undefined, [0, 1, 2]],
    [-1, 2, undefined, [-1, 0, 1]],
    [3, 3, undefined, []],
    [3, 0, undefined, []],
    [0, 5, 2, [0, 2, 4]],
    [0, 6, 2, [0, 2, 4]],
    [0, 1, 9, [0]],
    [3, 0, -1, [3, 2, 1]],
    [3, 0, -2, [3, 1]],
    [0, 3, -1, []],
    [0, -1, -9, [0]],
  ])('range() from %d to %d by %s', (start, end, step, expected) => {
    expect(ArrayModule.range(start, end, step)).toStrictEqual(expected);
  });

  test('range() is exact up to the largest safe integers', () => {
    const end = Number.MAX_SAFE_INTEGER;
    expect(ArrayModule.range(end - 2, end)).toStrictEqual([end - 2, end - 1]);
    expect(ArrayModule.range(-end, end, end)).toStrictEqual([-end, 0]);
    expect(ArrayModule.range(-2, end, 2 ** 52)).toStrictEqual([-2, 2 ** 52 - 2, 2 ** 53 - 2]);
    expect(ArrayModule.range(0, end, 2 ** 52 - 1)).toStrictEqual([0, 2 ** 52 - 1, 2 ** 53 - 2]);
    expect(ArrayModule.range(-end, end, -1)).toStrictEqual([]);
    expect(ArrayModule.range(end, -end, 1 - 2 ** 52).map(BigInt)).toHaveLength(5);
  });

  test('range() returns the same integers as exact arithmetic', () => {
    const place = fc.maxSafeInteger();
    fc.assert(
      fc.property(
        place,
        place,
        fc.integer({ min: 1, max: 9 }),
        fc.integer(),
        (start, end, n, d) => {
          const step = Math.trunc((end / 2 - start / 2) / n) * 2 + (d % 3);
          fc.pre(step !== 0 && Number.isSafeInteger(step));
          const expected: bigint[] = [];
          let value = BigInt(start);
          while (expected.length < 99 && (step > 0 ? value < end : value > end)) {
            expected.push(value);
            value += BigInt(step);
          }
          fc.pre(expected.length < 99);
          expect(ArrayModule.range(start, end, step).map(BigInt)).toStrictEqual(expected);
        },
      ),
    );
  });

  test.each<[string, (value: number) => unknown]>([
    ['start', (place) => ArrayModule.range(place, 0)],
    ['end', (place) => ArrayModule.range(0, place)],
    ['step', (place) => ArrayModule.range(0, 1, place)],
  ])('range() throws if "%s" is not a safe integer', (name, call) => {
    for (const place of [0.5, NaN, Infinity, 2 ** 53]) {
      expect(() => call(place)).toThrow(ArgumentError);
      expect(() => call(place)).toThrow(
        `Expected "${name}" to be a safe integer, received ${place}`,
      );
    }
  });

  test('range() throws if the step is 0', () => {
    expect(() => ArrayModule.range(0, 0, 0)).toThrow(ArgumentError);
    expect(() => ArrayModule.range(0, 1, -0)).toThrow(
      'Expected "step" to be an integer other than 0, received -0',
    );
  });
});

describe('guards', () => {
  test('hasInstance() accepts only arrays', () => {
    expect(ArrayModule.hasInstance([])).toBe(true);
    expect(ArrayModule.hasInstance(runInNewContext('[]'))).toBe(true);
    for (const other of [{ length: 0 }, 'a', new Set(), new Uint8Array(1), null, undefined]) {
      expect(ArrayModule.hasInstance(other)).toBe(false);
    }
  });

  test('isEmpty() and isNonEmpty() check the length', () => {
    expect([ArrayModule.isEmpty([]), ArrayModule.isNonEmpty([])]).toStrictEqual([true, false]);
    expect([ArrayModule.isEmpty([undefined]), ArrayModule.isNonEmpty([undefined])]).toStrictEqual([
      false,
      true,
    ]);
  });
});

describe('look-ups', () => {
  test('first() and last() return the first and the last element', () => {
    expect([ArrayModule.first([1, 2]), ArrayModule.last([1, 2])]).toStrictEqual([1, 2]);
    expect([ArrayModule.first([]), ArrayModule.last([])]).toStrictEqual([undefined, undefined]);
  });

  test("have the same results as JavaScript's methods", () => {
    fc.assert(
      fc.property(values, index, value, fc.func(fc.boolean()), (self, place, wanted, test) => {
        const passes = (element: number, at: number): boolean => test(element, at);
        expect(ArrayModule.at(self, place)).toBe(self.at(place));
        expect(ArrayModule.find(self, passes)).toBe(self.find(passes));
        expect(ArrayModule.findLast(self, passes)).toBe(self.findLast(passes));
        expect(ArrayModule.findIndex(self, passes) ?? -1).toBe(self.findIndex(passes));
        expect(ArrayModule.findLastIndex(self, passes) ?? -1).toBe(self.findLastIndex(passes));
        expect(ArrayModule.indexOf(self, wanted) ?? -1).toBe(self.indexOf(wanted));
        expect(ArrayModule.lastIndexOf(self, wanted) ?? -1).toBe(self.lastIndexOf(wanted));
        expect(ArrayModule.includes(self, wanted)).toBe(self.includes(wanted));
        expect(ArrayModule.some(self, passes)).toBe(self.some(passes));
        expect(ArrayModule.every(self, passes)).toBe(self.every(passes));
        expect(ArrayModule.count(self, passes)).toBe(self.filter(passes).length);
        expect(ArrayModule.join(self, '/')).toBe(self.join('/'));
        expect(ArrayModule.entries(self)).toStrictEqual([...self.entries()]);
      }),
    );
  });

  test('functions return None for an undefined element, but findIndex() finds it', () => {
    const self = [1, undefined];
    const isMissing = (element: unknown): boolean => element === undefined;
    expect(ArrayModule.find(self, isMissing)).toBe(undefined);
    expect(ArrayModule.findLast(self, isMissing)).toBe(undefined);
    expect(ArrayModule.findIndex(self, isMissing)).toBe(1);
    expect(ArrayModule.findLastIndex(self, isMissing)).toBe(1);
  });

  test.each(SPECIAL)(
    'indexOf(), lastIndexOf() and includes() agree with a set for %s',
    (wanted) => {
      for (const other of SPECIAL) {
        const isThere = new Set<unknown>([other]).has(wanted);
        expect(ArrayModule.includes<unknown>(['x', other], wanted)).toBe(isThere);
        expect(ArrayModule.indexOf<unknown>(['x', other, other], wanted)).toBe(
          isThere ? 1 : undefined,
        );
        expect(ArrayModule.lastIndexOf<unknown>([other, other, 'x'], wanted)).toBe(
          isThere ? 1 : undefined,
        );
      }
    },
  );

  test('indexOf(), lastIndexOf() and includes() pass the element to the equality first', () => {
    const equals = vi.fn(caseless.equals);
    const equal = { equals };
    expect(ArrayModule.indexOf(['b', 'A', 'a'], 'a', equal)).toBe(1);
    expect(ArrayModule.lastIndexOf(['a', 'A', 'b'], 'a', equal)).toBe(1);
    expect(ArrayModule.includes(['A'], 'a', equal)).toBe(true);
    expect(ArrayModule.includes(['b'], 'a', equal)).toBe(false);
    expect(ArrayModule.indexOf(['b'], 'a', equal)).toBe(undefined);
    expect(ArrayModule.lastIndexOf(['b'], 'a', equal)).toBe(undefined);
    expect(equals.mock.calls.every(([, other]) => other === 'a')).toBe(true);
    expect(
      ArrayModule.indexOf(
        [NaN],
        NaN,
        Equal<number>((a, b) => a === b),
      ),
    ).toBe(undefined);
  });

  test('min() and max() return the smallest and the largest element', () => {
    fc.assert(
      fc.property(values, (self) => {
        const sorted = self.toSorted(Order.number);
        expect(ArrayModule.min(self, Order.number)).toBe(sorted[0]);
        expect(ArrayModule.max(self, Order.number)).toBe(sorted.at(-1));
      }),
    );
  });

  test('min() and max() return the first of several equal elements', () => {
    const byLength = Order.compareBy(Order.number, (text: string) => text.length);
    const words = ['fig', 'pear', 'kiwi', 'nut'];
    expect(ArrayModule.min(words, byLength)).toBe('fig');
    expect(ArrayModule.max(words, byLength)).toBe('pear');
    expect(ArrayModule.max(words, Order.reverse(byLength))).toBe('fig');
    expect(ArrayModule.min([2, 1], Comparable(Order.number))).toBe(1);
  });

  test('minBy() and maxBy() return the first element with the smallest or the largest key', () => {
    const toKey = (element: number): number => Math.abs(element);
    const byKey = Order.compareBy(Order.number, toKey);
    fc.assert(
      fc.property(values, (self) => {
        expect(ArrayModule.minBy(self, toKey, Order.number)).toBe(ArrayModule.min(self, byKey));
        expect(ArrayModule.maxBy(self, toKey, Order.number)).toBe(ArrayModule.max(self, byKey));
      }),
    );
    expect(ArrayModule.minBy([-1, 1], toKey, Comparable(Order.number))).toBe(-1);
    expect(ArrayModule.maxBy([-1, 1], toKey, Comparable(Order.number))).toBe(-1);
  });

  test('findMap() returns the first value of filterMap() and stops there', () => {
    fc.assert(
      fc.property(values, fc.func(fc.option(value, { nil: undefined })), (self, fn) => {
        const spy = vi.fn((element: number, place: number) => fn(element, place));
        const found = ArrayModule.findMap(self, spy);
        const calls = spy.mock.calls.length;
        expect(found).toBe(ArrayModule.filterMap(self, fn)[0]);
        expect(calls).toBe(
          found === undefined
            ? self.length
            : self.findIndex((each, at) => fn(each, at) === found) + 1,
        );
      }),
    );
    expect(ArrayModule.findMap([1], () => null)).toBe(null);
  });

  test('min() and max() compare undefined with the order', () => {
    const order = Option.order(Order.number);
    expect(ArrayModule.min([1, undefined], order)).toBe(undefined);
    expect(ArrayModule.max([undefined, 1], order)).toBe(1);
  });
});

describe('reductions', () => {
  test("have the same results as JavaScript's methods", () => {
    fc.assert(
      fc.property(values, (self) => {
        const fn = (state: string, element: number, place: number): string =>
          `${state} ${place}:${element}`;
        expect(ArrayModule.reduce(self, fn, 'x')).toBe(self.reduce(fn, 'x'));
        expect(ArrayModule.reduceRight(self, fn, 'x')).toBe(self.reduceRight(fn, 'x'));
      }),
    );
  });

  test('scan() returns the initial state and one state for each element', () => {
    fc.assert(
      fc.property(values, (self) => {
        const fn = (state: number, element: number, place: number): number =>
          state * 3 + element + place;
        const expected = [...self.keys(), self.length].map((length) =>
          self.slice(0, length).reduce(fn, 7),
        );
        expect(ArrayModule.scan(self, fn, 7)).toStrictEqual(expected);
      }),
    );
  });

  test('sumBy() adds up the numbers that the callback returns', () => {
    const numbers = { zero: 0, add: (self: number, other: number): number => self + other };
    fc.assert(
      fc.property(values, (self) => {
        const doubled = self.map((element) => element * 2);
        expect(ArrayModule.sumBy(self, (element) => element * 2, numbers)).toBe(
          Numeric.sum(numbers, doubled),
        );
      }),
    );
  });

  test('sumBy() returns None if a sum is not a value of the type', () => {
    const bits = {
      zero: 0,
      add: (self: number, other: number) => (self + other < 2 ? self + other : undefined),
    };
    expect(ArrayModule.sumBy([0, 1, 0], (element) => element, bits)).toBe(1);
    expect(ArrayModule.sumBy([1, 1, -1], (element) => element, bits)).toBe(undefined);
  });

  test('forEach() returns nothing', () => {
    expect(ArrayModule.forEach([1], () => 2)).toBe(undefined);
  });
});

describe('transformations', () => {
  test("have the same results as JavaScript's methods", () => {
    fc.assert(
      fc.property(values, lists, fc.func(value), (self, nested, fn) => {
        const to = (element: number, place: number): number => fn(element, place);
        const passes = (element: number, place: number): boolean => isOdd(fn(element, place));
        const several = (element: number, place: number): readonly number[] =>
          new Array<number>(Math.abs(fn(element))).fill(place);
        expect(ArrayModule.map(self, to)).toStrictEqual(self.map(to));
        expect(ArrayModule.filter(self, passes)).toStrictEqual(self.filter(passes));
        expect(ArrayModule.reject(self, passes)).toStrictEqual(
          self.filter((element, place) => !passes(element, place)),
        );
        expect(ArrayModule.flatMap(self, several)).toStrictEqual(self.flatMap(several));
        expect(ArrayModule.flatten(nested)).toStrictEqual(nested.flat());
        expect(ArrayModule.reverse(self)).toStrictEqual(self.toReversed());
        expect(
          ArrayModule.filterMap(self, (element, place) =>
            passes(element, place) ? to(element, place) : undefined,
          ),
        ).toStrictEqual(
          self.flatMap((element, place) => (passes(element, place) ? [to(element, place)] : [])),
        );
      }),
    );
  });

  test('filterMap() keeps every value except undefined', () => {
    expect(ArrayModule.filterMap(SPECIAL, (element) => element)).toStrictEqual([
      0,
      -0,
      NaN,
      null,
      '',
    ]);
  });

  test('flatten() flattens one level', () => {
    expect(ArrayModule.flatten([[[1]], [], [[2], [3]]])).toStrictEqual([[1], [2], [3]]);
  });
});

describe('edits', () => {
  test("have the same results as JavaScript's methods", () => {
    fc.assert(
      fc.property(values, index, count, value, values, (self, place, size, added, more) => {
        const { length } = self;
        const isThere = place >= -length && place < length;
        const isGap = place >= -length && place <= length;
        expect(ArrayModule.append(self, added)).toStrictEqual([...self, added]);
        expect(ArrayModule.prepend(self, added)).toStrictEqual([added, ...self]);
        expect(ArrayModule.insertAt(self, place, added)).toStrictEqual(
          isGap ? self.toSpliced(place, 0, added) : undefined,
        );
        expect(ArrayModule.setAt(self, place, added)).toStrictEqual(
          isThere ? self.with(place, added) : undefined,
        );
        expect(ArrayModule.updateAt(self, place, (element) => element - added)).toStrictEqual(
          isThere ? self.with(place, (self.at(place) ?? NaN) - added) : undefined,
        );
        expect(ArrayModule.deleteAt(self, place)).toStrictEqual(
          isThere ? self.toSpliced(place, 1) : undefined,
        );
        expect(ArrayModule.splice(self, place, size, more)).toStrictEqual(
          self.toSpliced(place, size, ...more),
        );
        expect(ArrayModule.splice(self, place, size)).toStrictEqual(self.toSpliced(place, size));
        expect(ArrayModule.fill(self, added, place)).toStrictEqual([...self].fill(added, place));
        expect(ArrayModule.fill(self, added, place, size)).toStrictEqual(
          [...self].fill(added, place, size),
        );
        expect(ArrayModule.concat(self, more, [added])).toStrictEqual(self.concat(more, [added]));
      }),
    );
  });

  test('fill() fills the whole array by default', () => {
    expect(ArrayModule.fill([1, 2], 0)).toStrictEqual([0, 0]);
  });

  test('splice() inserts more values than the maximum number of arguments', () => {
    const many = ArrayModule.range(0, 200_000);
    expect(ArrayModule.splice([-1], 1, 0, many)).toHaveLength(200_001);
    expect(ArrayModule.concat([-1], many)).toHaveLength(200_001);
  });

  test('append(), prepend() and concat() do not flatten an element that is an array', () => {
    expect(ArrayModule.append([[1]], [2])).toStrictEqual([[1], [2]]);
    expect(ArrayModule.prepend([[1]], [2])).toStrictEqual([[2], [1]]);
    expect(ArrayModule.concat([[1]], [[2]])).toStrictEqual([[1], [2]]);
    expect(ArrayModule.concat([1])).toStrictEqual([1]);
  });

  test('move() removes an element and inserts it elsewhere', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), count, count, (self, a, b) => {
        const [from, to] = [a % self.length, b % self.length];
        const moved = ArrayModule.move(self, from, to);
        expect(moved?.[to]).toBe(self[from]);
        expect(moved?.toSpliced(to, 1)).toStrictEqual(self.toSpliced(from, 1));
      }),
    );
  });

  test('swap() changes only two elements', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), count, count, (self, a, b) => {
        const [one, other] = [a % self.length, b % self.length];
        const swapped = ArrayModule.swap(self, one, other);
        const expected = self.map((element, place) =>
          place === one ? self[other] : place === other ? self[one] : element,
        );
        expect(swapped).toStrictEqual(expected);
      }),
    );
  });
});

describe('parts', () => {
  test("have the same results as JavaScript's methods", () => {
    fc.assert(
      fc.property(values, index, index, count, (self, start, end, size) => {
        const { length } = self;
        expect(ArrayModule.slice(self, 0)).toStrictEqual(self.slice());
        expect(ArrayModule.slice(self, start)).toStrictEqual(self.slice(start));
        expect(ArrayModule.slice(self, start, end)).toStrictEqual(self.slice(start, end));
        expect(ArrayModule.take(self, size)).toStrictEqual(self.slice(0, size));
        expect(ArrayModule.drop(self, size)).toStrictEqual(self.slice(size));
        expect(ArrayModule.takeLast(self, size)).toStrictEqual(
          self.slice(Math.max(length - size, 0)),
        );
        expect(ArrayModule.dropLast(self, size)).toStrictEqual(
          self.slice(0, Math.max(length - size, 0)),
        );
        const failing = self.findIndex(isOdd);
        const place = failing === -1 ? length : failing;
        const isEven = (element: number): boolean => !isOdd(element);
        expect(ArrayModule.takeWhile(self, isEven)).toStrictEqual(self.slice(0, place));
        expect(ArrayModule.dropWhile(self, isEven)).toStrictEqual(self.slice(place));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a comparator that returns a difference', () => {
  const numbers = [5, 1, 10, 3];
  const difference = (one: number, other: number): number => one - other;

  test('is used only for its sign', () => {
    expect(ArrayModule.max([1, 5, 3], (one, other) => one - other)).toBe(5);
    expect(ArrayModule.min(numbers, difference)).toBe(1);
    expect(ArrayModule.maxBy(numbers, Math.abs, difference)).toBe(10);
    expect(ArrayModule.minBy(numbers, Math.abs, { compare: difference })).toBe(1);
    expect(ArrayModule.sort(numbers, (one, other) => one - other)).toStrictEqual([1, 3, 5, 10]);
    expect(ArrayModule.sort([...numbers, undefined], () => 0)).toStrictEqual([
      ...numbers,
      undefined,
    ]);
    expect(ArrayModule.sortBy(numbers, Math.abs, (one, other) => other - one)).toStrictEqual([
      10, 5, 3, 1,
    ]);
    expect(ArrayModule.order(difference)([1, 9], [1, 4])).toBe(1);
    expect(ArrayModule.sort(['ä', 'z', 'a'], new Intl.Collator('de'))).toStrictEqual([
      'a',
      'ä',
      'z',
    ]);
  });

  test('treats NaN as no difference', () => {
    expect(ArrayModule.max([Infinity, Infinity, 3], difference)).toBe(Infinity);
    expect(ArrayModule.sort([2, 1], () => Number.NaN)).toStrictEqual([2, 1]);
    expect(ArrayModule.order(difference)([Infinity, 2], [Infinity, 1])).toBe(1);
  });
});

describe('sort() and sortBy()', () => {
  interface Card {
    readonly rank: number;
    readonly place: number;
  }

  const cards = values.map((ranks): readonly Card[] =>
    ranks.map((rank, place) => ({ rank, place })),
  );
  const byRank = Order.compareBy(Order.number, (card: Card) => card.rank);

  test("have the same results as JavaScript's method, and keep the order of equal elements", () => {
    fc.assert(
      fc.property(cards, (self) => {
        const expected = [...self].sort((a, b) => a.rank - b.rank || a.place - b.place);
        expect(ArrayModule.sort(self, byRank)).toStrictEqual(expected);
        expect(ArrayModule.sortBy(self, (card) => card.rank, Order.number)).toStrictEqual(expected);
      }),
    );
  });

  test('keep the order of equal elements if some of them are undefined', () => {
    const order = Order.compareBy(Option.order(Order.number), (card: Card | undefined) =>
      card === undefined ? undefined : card.rank,
    );
    const self = [{ rank: 1, place: 0 }, undefined, { rank: 0, place: 1 }, { rank: 1, place: 2 }];
    expect(ArrayModule.sort(self, order)).toStrictEqual([self[1], self[2], self[0], self[3]]);
    expect(ArrayModule.sort(self, Order.reverse(order))).toStrictEqual([
      self[0],
      self[3],
      self[2],
      self[1],
    ]);
  });

  test('accept an object with a compare method', () => {
    const length = (text: string): number => text.length;
    expect(ArrayModule.sort([2, 1], Comparable(Order.number))).toStrictEqual([1, 2]);
    expect(ArrayModule.sortBy(['bb', 'a'], length, Comparable(Order.number))).toStrictEqual([
      'a',
      'bb',
    ]);
    expect(ArrayModule.sort([Int.of(2), Int.of(1)], Int)).toStrictEqual([1, 2]);
  });
});

describe('groups', () => {
  test('groupBy() keeps the order of keys and elements', () => {
    fc.assert(
      fc.property(values, (self) => {
        const groups = ArrayModule.groupBy(self, (element) => element % 3);
        const keys = [...new Set(self.map((element) => element % 3))];
        expect([...groups.keys()]).toStrictEqual(keys);
        for (const key of keys) {
          expect(groups.get(key)).toStrictEqual(
            self.filter((element) => (element % 3) - key === 0),
          );
        }
      }),
    );
  });

  test('groupBy() accepts keys of any type, like a Map', () => {
    const groups = ArrayModule.groupBy<unknown, unknown>(
      [1, '1', NaN, '__proto__', NaN],
      (key) => key,
    );
    expect([...groups]).toStrictEqual([
      [1, [1]],
      ['1', ['1']],
      [NaN, [NaN, NaN]],
      ['__proto__', ['__proto__']],
    ]);
  });

  test('keyBy() keeps the last element of each group, and countBy() counts each group', () => {
    const toKey = (element: number): number => element % 3;
    fc.assert(
      fc.property(values, (self) => {
        const groups = [...ArrayModule.groupBy(self, toKey)];
        expect([...ArrayModule.keyBy(self, toKey)]).toStrictEqual(
          groups.map(([key, group]) => [key, ArrayModule.last(group)]),
        );
        expect([...ArrayModule.countBy(self, toKey)]).toStrictEqual(
          groups.map(([key, group]) => [key, group.length]),
        );
      }),
    );
  });

  test('partitionMap() separates values from errors', () => {
    fc.assert(
      fc.property(values, (self) => {
        const [odd, even] = ArrayModule.partition(self, isOdd);
        expect(
          ArrayModule.partitionMap(self, (element) =>
            isOdd(element) ? Result.Ok(element) : Result.Err(`${element}`),
          ),
        ).toStrictEqual([odd, even.map((element) => `${element}`)]);
      }),
    );
  });

  test('partition() separates the elements that pass a test from the others', () => {
    fc.assert(
      fc.property(values, (self) => {
        expect(ArrayModule.partition(self, isOdd)).toStrictEqual([
          self.filter(isOdd),
          self.filter((element) => !isOdd(element)),
        ]);
      }),
    );
  });

  test('partition() and similar functions return new arrays, even if one contains all elements', () => {
    const self = [1, 2];
    const parts = [
      ...ArrayModule.chunk(self, 9),
      ...ArrayModule.windows(self, 2),
      ...ArrayModule.splitAt(self, 0),
      ...ArrayModule.splitAt(self, 2),
      ...ArrayModule.partition(self, () => true),
    ].filter((part) => part.length > 0);
    expect(parts).toStrictEqual([self, self, self, self, self]);
    expect(parts.every((part) => part !== self)).toBe(true);
  });

  test('chunk() and windows() return arrays of the given size', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 14 }), (self, size) => {
        const { length } = self;
        const starts = [...self.keys()];
        expect(ArrayModule.chunk(self, size)).toStrictEqual(
          starts
            .filter((start) => start % size === 0)
            .map((start) => self.slice(start, start + size)),
        );
        expect(ArrayModule.windows(self, size)).toStrictEqual(
          starts
            .filter((start) => start + size <= length)
            .map((start) => self.slice(start, start + size)),
        );
      }),
    );
  });
});

describe('combinations', () => {
  test('intersperse() inserts a value between adjacent elements', () => {
    fc.assert(
      fc.property(values, (self) => {
        const expected = self.flatMap((element) => ['-', element]).slice(1);
        expect(ArrayModule.intersperse(self, '-')).toStrictEqual(expected);
      }),
    );
  });

  test('zip() and zipWith() stop at the end of the shorter array', () => {
    fc.assert(
      fc.property(values, fc.array(fc.string()), (self, other) => {
        const shared = self.slice(0, other.length);
        expect(ArrayModule.zip(self, other)).toStrictEqual(
          shared.map((element, place) => [element, other[place]]),
        );
        expect(
          ArrayModule.zipWith(self, other, (one, two, place) => `${one}${two}${place}`),
        ).toStrictEqual(shared.map((element, place) => `${element}${other[place] ?? ''}${place}`));
      }),
    );
  });

  test('zipLongest() stops at the end of the longer array', () => {
    fc.assert(
      fc.property(values, fc.array(fc.string()), (self, other) => {
        const length = Math.max(self.length, other.length);
        expect(ArrayModule.zipLongest(self, other)).toStrictEqual(
          Array.from({ length }, (_, place) => [self[place], other[place]]),
        );
      }),
    );
  });

  test('unzip() splits pairs into two arrays', () => {
    expect(ArrayModule.unzip([])).toStrictEqual([[], []]);
    expect(
      ArrayModule.unzip([
        ['a', 1],
        ['b', 2],
      ]),
    ).toStrictEqual([
      ['a', 'b'],
      [1, 2],
    ]);
  });

  test('unique() keeps the first of several equal elements', () => {
    expect(ArrayModule.unique([2, 1, 2])).toStrictEqual([2, 1]);
    expect(ArrayModule.unique(['b', 'A', 'a', 'B'], caseless)).toStrictEqual(['b', 'A']);
    expect(ArrayModule.unique([...SPECIAL, ...SPECIAL])).toStrictEqual([
      0,
      NaN,
      undefined,
      null,
      '',
    ]);
  });

  test('unique() and union() keep -0 if it is the first of several equal elements', () => {
    expect(ArrayModule.unique([-0, 0, -0])).toStrictEqual([-0]);
    expect(ArrayModule.union([-0], [0])).toStrictEqual([-0]);
    expect(ArrayModule.union([0], [-0])).toStrictEqual([0]);
  });

  test('uniqueBy() keeps the first element of each key', () => {
    expect(ArrayModule.uniqueBy(['fig', 'pear', 'nut'], String.length)).toStrictEqual([
      'fig',
      'pear',
    ]);
    expect(ArrayModule.uniqueBy([1, 2, 3], () => NaN)).toStrictEqual([1]);
  });

  test('difference(), intersection() and union() have the same results as for sets', () => {
    fc.assert(
      fc.property(values, values, (self, other) => {
        expect(ArrayModule.difference(self, other)).toStrictEqual(
          self.filter((element) => !other.includes(element)),
        );
        expect(ArrayModule.intersection(self, other)).toStrictEqual(
          self.filter((element) => other.includes(element)),
        );
        expect(ArrayModule.union(self, other)).toStrictEqual([...new Set([...self, ...other])]);
      }),
    );
  });

  test('difference(), intersection() and union() use the equality', () => {
    fc.assert(
      fc.property(values, values, (self, other) => {
        const isThere = (element: number): boolean =>
          other.some((each) => modulo3.equals(each, element));
        const all = [...self, ...other];
        expect(ArrayModule.difference(self, other, modulo3)).toStrictEqual(
          self.filter((element) => !isThere(element)),
        );
        expect(ArrayModule.intersection(self, other, modulo3)).toStrictEqual(self.filter(isThere));
        expect(ArrayModule.union(self, other, modulo3)).toStrictEqual(
          all.filter(
            (element, place) => all.findIndex((each) => modulo3.equals(each, element)) === place,
          ),
        );
      }),
    );
  });

  test('difference() and intersection() compare like a set', () => {
    expect(ArrayModule.intersection(SPECIAL, SPECIAL)).toStrictEqual(SPECIAL);
    expect(ArrayModule.difference(SPECIAL, SPECIAL)).toStrictEqual([]);
    expect(ArrayModule.intersection([0], [-0])).toStrictEqual([0]);
  });
});

describe('conversions', () => {
  test('join() converts values with an unambiguous string form', () => {
    expect(ArrayModule.join(['a', 1, 2n, false], '; ')).toBe('a; 1; 2; false');
    expect(ArrayModule.join([], '; ')).toBe('');
  });
});

describe('instances', () => {
  test('equal() compares lengths and elements', () => {
    const { equals } = ArrayModule.equal(caseless);
    expect(equals(['a', 'B'], ['A', 'b'])).toBe(true);
    expect(equals(['a'], ['A', 'b'])).toBe(false);
    expect(equals(['a', 'b'], ['a'])).toBe(false);
    expect(equals(['a', 'b'], ['a', 'c'])).toBe(false);
    expect(equals([], [])).toBe(true);
  });

  test('equal() does not compare elements if the lengths differ', () => {
    const equals = vi.fn(() => true);
    expect(ArrayModule.equal({ equals }).equals([1], [1, 2])).toBe(false);
    expect(equals).not.toHaveBeenCalled();
  });

  test('order() of letters agrees with the order of strings', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c'));
    const order = ArrayModule.order(String.order);
    fc.assert(
      fc.property(letters, letters, (self, other) => {
        expect(order(self, other)).toBe(String.order(self.join(''), other.join('')));
      }),
    );
  });

  test('order() accepts an object with a compare method', () => {
    expect(ArrayModule.order(Comparable(Order.number))([1, 2], [1])).toBe(1);
  });

  test('codec() has the same results as Codec.array', () => {
    const inputs = [[1, 2], [1, 0.5], {}, null];
    for (const input of inputs) {
      expect(ArrayModule.codec(Int.codec).decode(input)).toStrictEqual(
        Codec.array(Int.codec).decode(input),
      );
    }
  });

  test('codec() rejects an invalid element and reports its index', () => {
    const result = ArrayModule.codec(Int.codec).decode([1, 0.5]);
    expect(result.ok ? [] : result.error.path).toStrictEqual([1]);
    expect(ArrayModule.codec(Int.codec).decode({}).ok).toBe(false);
  });
});
