import { Codec, Equal, Option, String } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { equalLaws, functorLaws, roundTripLaw } from '../../../laws/index.js';
import * as MapModule from './Map.js';

type Dictionary = ReadonlyMap<unknown, number>;

/** Includes keys for which `===` and `Object.is` differ, and keys that exist on every prototype. */
const key = fc.constantFrom<unknown>(NaN, 0, -0, '0', '__proto__', 'a', undefined, null);
const value = fc.integer({ min: -4, max: 4 });
const maps: fc.Arbitrary<Dictionary> = fc
  .array(fc.tuple(key, value), { maxLength: 8 })
  .map((entries) => new Map(entries));

const isOdd = (content: number): boolean => content % 2 !== 0;

/** One call of each function that returns a map. */
const MAKERS: {
  readonly [name: string]: (self: Dictionary) => Option<ReadonlyMap<unknown, unknown>>;
} = {
  delete: (self) => MapModule.delete(self, 'a'),
  filter: (self) => MapModule.filter(self, () => true),
  filterMap: (self) => MapModule.filterMap(self, (content) => content),
  from: (self) => MapModule.from(self),
  map: (self) => MapModule.map(self, (content) => content),
  merge: (self) => MapModule.merge(self, self, (content) => content),
  of: (self) => MapModule.of(...self),
  set: (self) => MapModule.set(self, 'a', 9),
  update: (self) => MapModule.update(self, 'a', (content) => content + 1),
};

/** One call of each function that turns a map into something else. */
const READERS: { readonly [name: string]: (self: Dictionary) => unknown } = {
  codec: (self) => MapModule.codec(Codec.unknown, Codec.number).encode(self),
  count: (self) => MapModule.count(self, isOdd),
  entries: (self) => MapModule.entries(self),
  equal: (self) => MapModule.equal(Equal<number>(Object.is)).equals(self, self),
  every: (self) => MapModule.every(self, isOdd),
  find: (self) => MapModule.find(self, isOdd),
  findKey: (self) => MapModule.findKey(self, isOdd),
  findMap: (self) => MapModule.findMap(self, (content) => content),
  forEach: (self) => {
    MapModule.forEach(self, isOdd);
  },
  get: (self) => MapModule.get(self, 'a'),
  has: (self) => MapModule.has(self, 'a'),
  isEmpty: (self) => MapModule.isEmpty(self),
  keys: (self) => MapModule.keys(self),
  partition: (self) => MapModule.partition(self, isOdd),
  reduce: (self) => MapModule.reduce(self, (sum, content) => sum + content, 0),
  some: (self) => MapModule.some(self, isOdd),
  values: (self) => MapModule.values(self),
};

const ALL = Object.entries({ ...MAKERS, ...READERS });

describe('every function', () => {
  test('is listed in one of the tables', () => {
    expect(ALL.map(([name]) => name).sort()).toStrictEqual(Object.keys(MapModule).sort());
  });

  test.each(ALL)('%s() does not change its argument', (_, call) => {
    fc.assert(
      fc.property(maps, (self) => {
        const before = [...self];
        call(self);
        expect([...self]).toStrictEqual(before);
      }),
    );
  });

  test.each(Object.entries(MAKERS))('%s() returns a new map', (_, call) => {
    const self = new Map([['a', 1]]);
    const result = call(self);
    expect(result).toBeInstanceOf(Map);
    expect(result).not.toBe(self);
  });
});

describe('constructors', () => {
  test('keep the last value of a key at the position of the first', () => {
    const entries = [
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ] as const;
    for (const self of [MapModule.of(...entries), MapModule.from(entries)]) {
      expect([...self]).toStrictEqual([
        ['a', 3],
        ['b', 2],
      ]);
    }
  });
});

describe('access', () => {
  test('reads the entries of the map', () => {
    fc.assert(
      fc.property(maps, key, (self, name) => {
        expect(MapModule.get(self, name)).toBe(self.get(name));
        expect(MapModule.has(self, name)).toBe(self.has(name));
        expect(MapModule.keys(self)).toStrictEqual([...self.keys()]);
        expect(MapModule.values(self)).toStrictEqual([...self.values()]);
        expect(MapModule.entries(self)).toStrictEqual([...self.entries()]);
      }),
    );
  });

  test('get() returns None for an undefined value, and has() finds its key', () => {
    const self = MapModule.of(['a', undefined]);
    expect(MapModule.get(self, 'a')).toBe(undefined);
    expect(MapModule.has(self, 'a')).toBe(true);
  });
});

describe('functions that test the values', () => {
  test.each<[string, number, (self: Dictionary) => unknown]>([
    ['every', 3, (self) => MapModule.every(self, (each) => each !== 3)],
    ['find', 3, (self) => MapModule.find(self, (each) => each === 3)],
    ['findKey', 3, (self) => MapModule.findKey(self, (each) => each === 3)],
    ['findMap', 3, (self) => MapModule.findMap(self, (each) => (each === 3 ? each : undefined))],
    ['some', 3, (self) => MapModule.some(self, (each) => each === 3)],
    [
      'equal',
      1,
      (self) =>
        MapModule.equal(Equal<number>(Object.is)).equals(self, new Map([0, 2, 3, 4, 5].entries())),
    ],
  ])('%s() reads no entry after the decisive one', (_name, count, call) => {
    let reads = 0;
    class Counted extends Map<unknown, number> {
      override *[Symbol.iterator](): MapIterator<[unknown, number]> {
        for (const each of super[Symbol.iterator]()) {
          reads += 1;
          yield each;
        }
      }
    }
    call(new Counted([1, 2, 3, 4, 5].map((each) => [each, each])));
    expect(reads).toBe(count);
  });

  test('return the same results as the functions for arrays', () => {
    fc.assert(
      fc.property(maps, (self) => {
        const values = [...self.values()];
        const odd = values.filter(isOdd);
        expect(MapModule.find(self, isOdd)).toBe(values.find(isOdd));
        expect(MapModule.some(self, isOdd)).toBe(values.some(isOdd));
        expect(MapModule.every(self, isOdd)).toBe(values.every(isOdd));
        expect(MapModule.count(self, isOdd)).toBe(odd.length);
        const [passed, others] = MapModule.partition(self, isOdd);
        expect([...passed]).toStrictEqual([...MapModule.filter(self, isOdd)]);
        expect([...others]).toStrictEqual([...MapModule.filter(self, (each) => !isOdd(each))]);
      }),
    );
  });

  test('findKey() returns the key of the first value that passes the test', () => {
    const self = MapModule.of(['a', 2], ['b', 3], ['c', 5]);
    expect(MapModule.findKey(self, isOdd)).toBe('b');
    expect(MapModule.findKey(self, (content) => content > 5)).toBe(undefined);
  });

  test('some() finds an undefined value, for which find() returns None', () => {
    const self = MapModule.of([undefined, undefined]);
    const isAbsent = (content: undefined): boolean => content === undefined;
    expect(MapModule.find(self, isAbsent)).toBe(undefined);
    expect(MapModule.findKey(self, isAbsent)).toBe(undefined);
    expect(MapModule.some(self, isAbsent)).toBe(true);
  });

  test('some() and every() stop as soon as the result is known', () => {
    const self = MapModule.of(['a', 1], ['b', 2]);
    const passes = vi.fn(() => true);
    const refuses = vi.fn(() => false);
    MapModule.some(self, passes);
    MapModule.every(self, refuses);
    expect(passes).toHaveBeenCalledTimes(1);
    expect(refuses).toHaveBeenCalledTimes(1);
  });

  test('narrow the type with a type guard', () => {
    const self = MapModule.from<string, number | string>([
      ['a', 1],
      ['b', 'two'],
    ]);
    const [texts, numbers] = MapModule.partition(self, String.hasInstance);
    expectTypeOf(MapModule.find(self, String.hasInstance)).toEqualTypeOf<Option<string>>();
    expectTypeOf(texts).toEqualTypeOf<ReadonlyMap<string, string>>();
    expectTypeOf(numbers).toEqualTypeOf<ReadonlyMap<string, number>>();
    if (MapModule.every(self, String.hasInstance)) {
      expectTypeOf(self).toExtend<ReadonlyMap<string, string>>();
    }
    expect(texts).toStrictEqual(new Map([['b', 'two']]));
  });
});

test('filterMap() leaves out the results that are None', () => {
  const self = MapModule.of(['a', 1], ['b', 2]);
  const half = (content: number): Option<number> => (isOdd(content) ? undefined : content / 2);
  expect(MapModule.filterMap(self, half)).toStrictEqual(new Map([['b', 1]]));
  expectTypeOf(MapModule.filterMap(self, half)).toEqualTypeOf<ReadonlyMap<string, number>>();
});

test('isEmpty() checks the size', () => {
  expect(MapModule.isEmpty(MapModule.of())).toBe(true);
  expect(MapModule.isEmpty(MapModule.of([undefined, undefined]))).toBe(false);
});

test('findMap() returns the first value of filterMap() and stops there', () => {
  const half = vi.fn((content: number): Option<number> =>
    isOdd(content) ? undefined : content / 2,
  );
  const self = MapModule.of(['a', 1], ['b', 4], ['c', 2]);
  expect(MapModule.findMap(self, half)).toBe(2);
  expect(half).toHaveBeenCalledTimes(2);
  expect(MapModule.findMap(MapModule.of(['a', 1]), half)).toBe(undefined);
});

test('codec() encodes a map as pairs', () => {
  const codec = MapModule.codec(Codec.string, Codec.number);
  const self = MapModule.of(['a', 1], ['b', 2]);
  expect(codec.encode(self)).toStrictEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(codec.decode([['a', 1]])).toStrictEqual({ ok: true, value: MapModule.of(['a', 1]) });
  expect(codec.decode([['a', 'x']]).ok).toBe(false);
});

describe('a callback', () => {
  const self = MapModule.of(['a', 1], ['b', 2]);

  test.each<[string, (fn: (...args: readonly unknown[]) => never) => unknown]>([
    ['count', (fn) => MapModule.count(self, fn)],
    [
      'every',
      (fn) =>
        MapModule.every(self, (...args) => {
          fn(...args);
          return true;
        }),
    ],
    ['filter', (fn) => MapModule.filter(self, fn)],
    ['filterMap', (fn) => MapModule.filterMap(self, fn)],
    ['find', (fn) => MapModule.find(self, fn)],
    ['findMap', (fn) => MapModule.findMap(self, fn)],
    [
      'forEach',
      (fn) => {
        MapModule.forEach(self, fn);
      },
    ],
    ['findKey', (fn) => MapModule.findKey(self, fn)],
    ['partition', (fn) => MapModule.partition(self, fn)],
    ['some', (fn) => MapModule.some(self, fn)],
    ['map', (fn) => MapModule.map(self, fn)],
  ])('of %s() receives each value and its key', (_, call) => {
    const fn = vi.fn();
    call(fn as never);
    expect(fn.mock.calls).toStrictEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  test.each<[string, (self: ReadonlyMap<string, number>, fn: () => never) => unknown]>([
    ['count', (values, fn) => MapModule.count(values, fn)],
    ['filter', (values, fn) => MapModule.filter(values, fn)],
    ['filterMap', (values, fn) => MapModule.filterMap(values, fn)],
    [
      'forEach',
      (values, fn) => {
        MapModule.forEach(values, fn);
      },
    ],
    ['map', (values, fn) => MapModule.map(values, fn)],
    ['partition', (values, fn) => MapModule.partition(values, fn)],
    ['reduce', (values, fn) => MapModule.reduce(values, fn, 0)],
  ])('of %s() is called only for the entries that existed at the start', (_, call) => {
    const values = new globalThis.Map([
      ['a', 1],
      ['b', 2],
    ]);
    let calls = 0;
    call(values, () => {
      calls += 1;
      if (calls < 9) {
        values.set(`${calls}`, calls);
      }
      return undefined as never;
    });
    expect(calls).toBe(2);
  });

  test('of reduce() receives the state, the value and its key', () => {
    expect(MapModule.reduce(self, (text, content, name) => `${text}${name}${content}`, '-')).toBe(
      '-a1b2',
    );
    expect(MapModule.reduce(MapModule.of(), () => 1, 0)).toBe(0);
  });

  test('of update() receives the value, and is not called for a missing key', () => {
    const fn = vi.fn((content: number) => content + 1);
    expect(MapModule.update(self, 'b', fn)).toStrictEqual(
      new Map([
        ['a', 1],
        ['b', 3],
      ]),
    );
    expect(MapModule.update(self, 'c', fn)).toBe(undefined);
    expect(fn.mock.calls).toStrictEqual([[2]]);
  });

  test('of merge() receives both values and their key, for the keys of both maps', () => {
    const fn = vi.fn((one: number, other: string, name: string) => `${one}${other}${name}`);
    const result = MapModule.merge(self, MapModule.of(['c', 'x'], ['b', 'y']), fn);
    expect([...result]).toStrictEqual([
      ['a', 1],
      ['b', '2yb'],
      ['c', 'x'],
    ]);
    expect(fn.mock.calls).toStrictEqual([[2, 'y', 'b']]);
  });
});

describe('edits', () => {
  test("have the same results as JavaScript's methods", () => {
    fc.assert(
      fc.property(maps, key, value, (self, name, content) => {
        const added = new Map(self).set(name, content);
        const deleted = new Map(self);
        deleted.delete(name);
        expect([...MapModule.set(self, name, content)]).toStrictEqual([...added]);
        expect([...MapModule.delete(self, name)]).toStrictEqual([...deleted]);
        const updated = MapModule.update(self, name, () => content);
        expect(updated).toStrictEqual(self.has(name) ? added : undefined);
      }),
    );
  });

  test('update() replaces an undefined value', () => {
    expect(MapModule.update(MapModule.of(['a', undefined]), 'a', () => 1)).toStrictEqual(
      new Map([['a', 1]]),
    );
  });

  test('merge() also calls the callback for undefined values', () => {
    const self = MapModule.of(['a', undefined]);
    expect(MapModule.merge(self, self, () => 1)).toStrictEqual(new Map([['a', 1]]));
  });

  test('filter() keeps the values that pass the test, in order', () => {
    fc.assert(
      fc.property(maps, (self) => {
        expect([...MapModule.filter(self, isOdd)]).toStrictEqual(
          [...self].filter(([, content]) => isOdd(content)),
        );
      }),
    );
  });
});

test('from() and of() reject an entry that is not a pair', () => {
  const message = 'Expected "entries" to be pairs of a key and a value, received "w"';
  expect(() => MapModule.from('wrong' as never)).toThrow(new ArgumentError({ message }));
  expect(() => MapModule.of('w' as never)).toThrow(new ArgumentError({ message }));
});

describe('instances', () => {
  const { equals } = MapModule.equal(Option.equal(String.equal));

  test('equal() compares keys and values in any order', () => {
    expect(equals(MapModule.of([1, 'x'], [2, 'y']), MapModule.of([2, 'y'], [1, 'x']))).toBe(true);
    expect(equals(MapModule.of([1, 'x']), MapModule.of([1, 'y']))).toBe(false);
    expect(equals(MapModule.of([1, 'x']), MapModule.of([1, 'x'], [2, 'y']))).toBe(false);
    expect(equals(MapModule.of([1, 'x'], [2, 'y']), MapModule.of([1, 'x']))).toBe(false);
  });

  test('equal() rejects an equality without an equals method', () => {
    expect(() => MapModule.equal({} as never)).toThrow(
      new ArgumentError({ message: 'Expected "equal" to be an equality, received an object' }),
    );
  });

  test('equal() distinguishes a missing key from an undefined value', () => {
    expect(equals(MapModule.of([1, undefined]), MapModule.of([2, undefined]))).toBe(false);
    expect(equals(MapModule.of([1, undefined]), MapModule.of([1, undefined]))).toBe(true);
  });
});

equalLaws('of maps', MapModule.equal(Equal<number>(Object.is)), maps);
functorLaws('of maps', {
  values: maps,
  map: (self, fn) => MapModule.map(self, (content) => fn(content)),
});
roundTripLaw('of maps through entries()', maps, MapModule.entries<unknown, number>, MapModule.from);
