import { Codec, Equal, Option, Order, Result } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as ArrayModule from './Array.js';

type Call = (self: readonly number[]) => unknown;

const same = Equal<number>(Object.is);
const order = Option.order(Order.number) as Order<number>;
const texts = { zero: '', add: (self: string, other: string): string => self + other };

/** One call of each function that turns an array into an array. */
const MAKERS: { readonly [name: string]: Call } = {
  append: (self) => ArrayModule.append(self, 9),
  chunk: (self) => ArrayModule.chunk(self, 2),
  concat: (self) => ArrayModule.concat(self, self),
  'concat nothing': (self) => ArrayModule.concat(self),
  deleteAt: (self) => ArrayModule.deleteAt(self, 0),
  difference: (self) => ArrayModule.difference(self, [3]),
  'difference of nothing': (self) => ArrayModule.difference(self, []),
  drop: (self) => ArrayModule.drop(self, 1),
  'drop nothing': (self) => ArrayModule.drop(self, 0),
  dropLast: (self) => ArrayModule.dropLast(self, 1),
  dropWhile: (self) => ArrayModule.dropWhile(self, () => false),
  entries: (self) => ArrayModule.entries(self),
  fill: (self) => ArrayModule.fill(self, 9, 2),
  filter: (self) => ArrayModule.filter(self, () => true),
  filterMap: (self) => ArrayModule.filterMap(self, Option.from),
  flatMap: (self) => ArrayModule.flatMap(self, () => self),
  flatten: (self) => ArrayModule.flatten([self, self]),
  'flatten one': (self) => ArrayModule.flatten([self]),
  from: (self) => ArrayModule.from(self),
  insertAt: (self) => ArrayModule.insertAt(self, 2, 9),
  intersection: (self) => ArrayModule.intersection(self, self),
  'intersection by Equal': (self) => ArrayModule.intersection(self, self, same),
  intersperse: (self) => ArrayModule.intersperse(self, 9),
  map: (self) => ArrayModule.map(self, (value) => value),
  move: (self) => ArrayModule.move(self, 0, -1),
  of: (self) => ArrayModule.of(...self),
  partition: (self) => ArrayModule.partition(self, (_, index) => index > 0),
  partitionMap: (self) =>
    ArrayModule.partitionMap(self, (value, index) =>
      index > 0 ? Result.Ok(value) : Result.Err(value),
    ),
  prepend: (self) => ArrayModule.prepend(self, 9),
  reject: (self) => ArrayModule.reject(self, () => false),
  reverse: (self) => ArrayModule.reverse(self),
  scan: (self) => ArrayModule.scan(self, (_, value) => value, 0),
  setAt: (self) => ArrayModule.setAt(self, -1, 9),
  slice: (self) => ArrayModule.slice(self, 0),
  'slice from the middle': (self) => ArrayModule.slice(self, 1, -1),
  sort: (self) => ArrayModule.sort(self, order),
  sortBy: (self) => ArrayModule.sortBy(self, (value) => value, order),
  splitAt: (self) => ArrayModule.splitAt(self, 1),
  splice: (self) => ArrayModule.splice(self, 2, 0, self),
  'splice at the start': (self) => ArrayModule.splice(self, 0, 0),
  swap: (self) => ArrayModule.swap(self, 0, 0),
  take: (self) => ArrayModule.take(self, 3),
  'take all': (self) => ArrayModule.take(self, 99),
  takeLast: (self) => ArrayModule.takeLast(self, 3),
  takeWhile: (self) => ArrayModule.takeWhile(self, () => true),
  union: (self) => ArrayModule.union(self, self),
  unique: (self) => ArrayModule.unique(self),
  'union with nothing': (self) => ArrayModule.union(self, []),
  'unique by Equal': (self) => ArrayModule.unique(self, same),
  uniqueBy: (self) => ArrayModule.uniqueBy(self, (value) => value),
  unzip: (self) => ArrayModule.unzip([[self[1], self[0]]]),
  updateAt: (self) => ArrayModule.updateAt(self, 1, (value) => value),
  windows: (self) => ArrayModule.windows(self, 2),
  zip: (self) => ArrayModule.zip(self, self),
  zipLongest: (self) => ArrayModule.zipLongest(self, self),
  zipWith: (self) => ArrayModule.zipWith(self, self, (value) => value),
};

/** One call of each function that turns an array into something else. */
const READERS: { readonly [name: string]: Call } = {
  at: (self) => ArrayModule.at(self, 1),
  codec: (self) => ArrayModule.codec(Codec.number).decode(self).ok,
  count: (self) => ArrayModule.count(self, (value) => value === undefined),
  countBy: (self) => [...ArrayModule.countBy(self, (value) => value)],
  equal: (self) => ArrayModule.equal(same).equals(self, self),
  every: (self) => ArrayModule.every(self, (value) => value !== undefined),
  find: (self) => ArrayModule.find(self, (value) => value === undefined),
  findIndex: (self) => ArrayModule.findIndex(self, (value) => value === undefined),
  findLast: (self) => ArrayModule.findLast(self, (value) => value === undefined),
  findLastIndex: (self) => ArrayModule.findLastIndex(self, (value) => value === undefined),
  findMap: (self) => ArrayModule.findMap(self, (value) => (value === undefined ? 'hole' : value)),
  first: (self) => ArrayModule.first(self),
  forEach: (self) => {
    const seen: unknown[] = [];
    ArrayModule.forEach(self, (value, index) => seen.push([value, index]));
    return seen;
  },
  groupBy: (self) => [...ArrayModule.groupBy(self, (value) => value)],
  includes: (self) => ArrayModule.includes<number | undefined>(self, undefined),
  indexOf: (self) => ArrayModule.indexOf<number | undefined>(self, undefined),
  hasInstance: (self) => ArrayModule.hasInstance(self),
  isEmpty: (self) => ArrayModule.isEmpty(self),
  isNonEmpty: (self) => ArrayModule.isNonEmpty(self),
  join: (self) => ArrayModule.join(self, ','),
  keyBy: (self) => [...ArrayModule.keyBy(self, (value) => value)],
  last: (self) => ArrayModule.last(self),
  lastIndexOf: (self) => ArrayModule.lastIndexOf<number | undefined>(self, undefined),
  max: (self) => ArrayModule.max(self, order),
  maxBy: (self) => ArrayModule.maxBy(self, (value) => value, order),
  min: (self) => ArrayModule.min(self, order),
  minBy: (self) => ArrayModule.minBy(self, (value) => value, order),
  order: (self) => ArrayModule.order(order)(self, [3, 1]),
  reduce: (self) => ArrayModule.reduce(self, (text, value) => `${text}${value},`, ''),
  reduceRight: (self) => ArrayModule.reduceRight(self, (text, value) => `${text}${value},`, ''),
  some: (self) => ArrayModule.some(self, (value) => value === undefined),
  sumBy: (self) => ArrayModule.sumBy(self, (value) => `${value},`, texts),
};

const WITHOUT_ARRAY = ['empty', 'generate', 'range', 'repeat'];

const ALL = Object.entries({ ...MAKERS, ...READERS });

describe('every function', () => {
  test('is listed in one of the tables', () => {
    const names = new Set(ALL.map(([name]) => name.split(' ')[0]));
    expect([...names, ...WITHOUT_ARRAY].sort()).toStrictEqual(Object.keys(ArrayModule).sort());
  });

  test.each(ALL)('%s() does not change a frozen array', (_, call) => {
    const self = Object.freeze([3, 1, 2, 1]);
    call(self);
    expect(self).toStrictEqual([3, 1, 2, 1]);
  });

  test.each(ALL)('%s() returns the same result for a frozen array', (_, call) => {
    expect(call(Object.freeze([3, 1, 2, 1]))).toStrictEqual(call([3, 1, 2, 1]));
  });

  test.each(Object.entries(MAKERS))('%s() returns a new array that is not frozen', (_, call) => {
    for (const self of [[3, 1, 2, 1], [3]]) {
      const result = call(self);
      expect(result).not.toBe(self);
      expect(result !== undefined && Object.isFrozen(result)).toBe(false);
      expect(Array.isArray(result) || result === undefined).toBe(true);
    }
  });

  test.each(ALL)(
    '%s() returns a plain array for a subclass, without using its species',
    (_, call) => {
      class Loud extends Array<number> {
        static override get [Symbol.species](): never {
          throw new Error('asked');
        }
      }
      expect(call(Loud.from([3, 1, 2, 1]))).toStrictEqual(call([3, 1, 2, 1]));
    },
  );

  test.each(ALL)('%s() reads a hole as undefined and returns no holes', (_, call) => {
    // eslint-disable-next-line no-sparse-arrays -- The test is about sparse arrays.
    const sparse = [3, , 1, , 2] as number[];
    const dense = [3, undefined, 1, undefined, 2] as number[];
    expect(1 in sparse).toBe(false);
    expect(call(sparse)).toStrictEqual(call(dense));
  });
});

describe('a callback', () => {
  /** Passes a function that records its arguments, and returns the recorded arguments of each call. */
  function argumentsOf(call: (fn: (...args: readonly unknown[]) => never) => unknown): unknown {
    const calls: unknown[] = [];
    call((...args) => {
      calls.push(args);
      return false as never;
    });
    return calls;
  }

  const self = ['a', 'b'];
  const FORWARDS = [
    ['a', 0],
    ['b', 1],
  ];

  test.each<[string, (fn: (...args: readonly unknown[]) => never) => unknown]>([
    ['count', (fn) => ArrayModule.count(self, fn)],
    ['countBy', (fn) => ArrayModule.countBy(self, fn)],
    ['filter', (fn) => ArrayModule.filter(self, fn)],
    ['filterMap', (fn) => ArrayModule.filterMap(self, fn)],
    ['find', (fn) => ArrayModule.find(self, fn)],
    ['findIndex', (fn) => ArrayModule.findIndex(self, fn)],
    [
      'findMap',
      (fn) =>
        ArrayModule.findMap(self, (...args) => {
          fn(...args);
          return undefined;
        }),
    ],
    ['flatMap', (fn) => ArrayModule.flatMap(self, (...args) => [fn(...args)])],
    ['forEach', (fn) => ArrayModule.forEach(self, fn)],
    ['groupBy', (fn) => ArrayModule.groupBy(self, fn)],
    ['keyBy', (fn) => ArrayModule.keyBy(self, fn)],
    ['map', (fn) => ArrayModule.map(self, fn)],
    ['partition', (fn) => ArrayModule.partition(self, fn)],
    ['partitionMap', (fn) => ArrayModule.partitionMap(self, (...args) => Result.Ok(fn(...args)))],
    ['reject', (fn) => ArrayModule.reject(self, fn)],
    ['some', (fn) => ArrayModule.some(self, fn)],
    ['sumBy', (fn) => ArrayModule.sumBy(self, fn, texts)],
    ['uniqueBy', (fn) => ArrayModule.uniqueBy(self, fn)],
  ])('of %s() receives each element and its index', (_, call) => {
    expect(argumentsOf(call)).toStrictEqual(FORWARDS);
  });

  test.each<[string, (fn: (...args: readonly unknown[]) => never) => unknown]>([
    ['findLast', (fn) => ArrayModule.findLast(self, fn)],
    ['findLastIndex', (fn) => ArrayModule.findLastIndex(self, fn)],
  ])('of %s() receives the elements from last to first', (_, call) => {
    expect(argumentsOf(call)).toStrictEqual(FORWARDS.toReversed());
  });

  test.each<[string, (fn: (...args: readonly unknown[]) => never) => unknown]>([
    ['dropWhile', (fn) => ArrayModule.dropWhile(self, fn)],
    ['every', (fn) => ArrayModule.every(self, fn)],
    ['takeWhile', (fn) => ArrayModule.takeWhile(self, fn)],
  ])('of %s() is not called after the first element that fails the test', (_, call) => {
    expect(argumentsOf(call)).toStrictEqual([['a', 0]]);
  });

  test.each<[string, (fn: (...args: readonly unknown[]) => never) => unknown]>([
    ['maxBy', (fn) => ArrayModule.maxBy(self, fn, () => 0)],
    ['minBy', (fn) => ArrayModule.minBy(self, fn, () => 0)],
    ['sortBy', (fn) => ArrayModule.sortBy(self, fn, () => 0)],
  ])('of %s() receives each element once, without its index', (_, call) => {
    expect(argumentsOf(call)).toStrictEqual([['a'], ['b']]);
  });

  test('of updateAt() receives only the element', () => {
    expect(argumentsOf((fn) => ArrayModule.updateAt(self, 1, fn))).toStrictEqual([['b']]);
    expect(argumentsOf((fn) => ArrayModule.updateAt(self, 2, fn))).toStrictEqual([]);
  });

  test('of generate() receives only the index', () => {
    expect(argumentsOf((fn) => ArrayModule.generate(2, fn))).toStrictEqual([[0], [1]]);
  });

  test('of zipWith() receives both elements and their index', () => {
    expect(argumentsOf((fn) => ArrayModule.zipWith(self, [1, 2], fn))).toStrictEqual([
      ['a', 1, 0],
      ['b', 2, 1],
    ]);
  });

  test('of reduce(), reduceRight() and scan() receives the state, the element and its index', () => {
    const forwards = [
      ['x', 'a', 0],
      [false, 'b', 1],
    ];
    expect(argumentsOf((fn) => ArrayModule.reduce(self, fn, 'x'))).toStrictEqual(forwards);
    expect(argumentsOf((fn) => ArrayModule.scan(self, fn, 'x'))).toStrictEqual(forwards);
    expect(argumentsOf((fn) => ArrayModule.reduceRight(self, fn, 'x'))).toStrictEqual([
      ['x', 'b', 1],
      [false, 'a', 0],
    ]);
  });

  test.each<[string, (self: readonly number[], fn: () => never) => unknown]>([
    ['count', (values, fn) => ArrayModule.count(values, fn)],
    ['every', (values, fn) => ArrayModule.every(values, () => fn() !== 1)],
    ['filter', (values, fn) => ArrayModule.filter(values, fn)],
    ['countBy', (values, fn) => ArrayModule.countBy(values, fn)],
    ['filterMap', (values, fn) => ArrayModule.filterMap(values, fn)],
    ['findIndex', (values, fn) => ArrayModule.findIndex(values, fn)],
    ['findMap', (values, fn) => ArrayModule.findMap(values, fn)],
    ['flatMap', (values, fn) => ArrayModule.flatMap(values, () => [fn()])],
    ['forEach', (values, fn) => ArrayModule.forEach(values, fn)],
    ['groupBy', (values, fn) => ArrayModule.groupBy(values, fn)],
    ['map', (values, fn) => ArrayModule.map(values, fn)],
    ['keyBy', (values, fn) => ArrayModule.keyBy(values, fn)],
    ['partition', (values, fn) => ArrayModule.partition(values, fn)],
    ['partitionMap', (values, fn) => ArrayModule.partitionMap(values, () => Result.Ok(fn()))],
    ['reduce', (values, fn) => ArrayModule.reduce(values, fn, 0)],
    ['scan', (values, fn) => ArrayModule.scan(values, fn, 0)],
    ['takeWhile', (values, fn) => ArrayModule.takeWhile(values, () => fn() !== 1)],
  ])('of %s() is called only for the elements that existed at the start', (_, call) => {
    const values = [1, 2];
    let calls = 0;
    call(values, () => {
      calls += 1;
      if (calls < 9) {
        values.push(calls);
      }
      return undefined as never;
    });
    expect(calls).toBe(2);
  });
});

describe('an index that is out of range', () => {
  const LETTERS = ['a', 'b', 'c'];

  /** The results of each function for different indices, in an array of three letters. */
  const TABLE: readonly (readonly [string, (index: number) => unknown, readonly unknown[]])[] = [
    // The columns are the indices -4, -3, -1, 0, 2, 3 and 4.
    [
      'at',
      (index) => ArrayModule.at(LETTERS, index),
      [undefined, 'a', 'c', 'a', 'c', undefined, undefined],
    ],
    [
      'insertAt',
      (index) => textOf(ArrayModule.insertAt(LETTERS, index, '-')),
      [undefined, '-abc', 'ab-c', '-abc', 'ab-c', 'abc-', undefined],
    ],
    [
      'setAt',
      (index) => textOf(ArrayModule.setAt(LETTERS, index, 'x')),
      [undefined, 'xbc', 'abx', 'xbc', 'abx', undefined, undefined],
    ],
    [
      'updateAt',
      (index) => textOf(ArrayModule.updateAt(LETTERS, index, (value) => value.toUpperCase())),
      [undefined, 'Abc', 'abC', 'Abc', 'abC', undefined, undefined],
    ],
    [
      'deleteAt',
      (index) => textOf(ArrayModule.deleteAt(LETTERS, index)),
      [undefined, 'bc', 'ab', 'bc', 'ab', undefined, undefined],
    ],
    [
      'swap',
      (index) => textOf(ArrayModule.swap(LETTERS, index, 1)),
      [undefined, 'bac', 'acb', 'bac', 'acb', undefined, undefined],
    ],
    [
      'swap, second index',
      (index) => textOf(ArrayModule.swap(LETTERS, 1, index)),
      [undefined, 'bac', 'acb', 'bac', 'acb', undefined, undefined],
    ],
    [
      'move',
      (index) => textOf(ArrayModule.move(LETTERS, index, 1)),
      [undefined, 'bac', 'acb', 'bac', 'acb', undefined, undefined],
    ],
    [
      'move, second index',
      (index) => textOf(ArrayModule.move(LETTERS, 1, index)),
      [undefined, 'bac', 'acb', 'bac', 'acb', undefined, undefined],
    ],
    [
      'slice',
      (index) => textOf(ArrayModule.slice(LETTERS, index)),
      ['abc', 'abc', 'c', 'abc', 'c', '', ''],
    ],
    [
      'slice, end',
      (index) => textOf(ArrayModule.slice(LETTERS, 0, index)),
      ['', '', 'ab', '', 'ab', 'abc', 'abc'],
    ],
    [
      'splitAt',
      (index) => ArrayModule.splitAt(LETTERS, index).map(textOf).join('|'),
      ['|abc', '|abc', 'ab|c', '|abc', 'ab|c', 'abc|', 'abc|'],
    ],
    [
      'splice',
      (index) => textOf(ArrayModule.splice(LETTERS, index, 1, ['-'])),
      ['-bc', '-bc', 'ab-', '-bc', 'ab-', 'abc-', 'abc-'],
    ],
    [
      'fill',
      (index) => textOf(ArrayModule.fill(LETTERS, 'x', index)),
      ['xxx', 'xxx', 'abx', 'xxx', 'abx', 'abc', 'abc'],
    ],
    [
      'fill, end',
      (index) => textOf(ArrayModule.fill(LETTERS, 'x', 0, index)),
      ['abc', 'abc', 'xxc', 'abc', 'xxc', 'xxx', 'xxx'],
    ],
  ];

  function textOf(letters: Option<readonly string[]>): Option<string> {
    return Option.map(letters, (values) => values.join(''));
  }

  test.each(TABLE)('has the documented effect in %s()', (_, call, expected) => {
    expect([-4, -3, -1, 0, 2, 3, 4].map(call)).toStrictEqual(expected);
  });

  test('the index -0 equals 0', () => {
    expect(TABLE.map(([, call]) => call(-0))).toStrictEqual(TABLE.map(([, call]) => call(0)));
  });

  test('in an empty array, only the insertion index 0 is in range', () => {
    expect(ArrayModule.at([], 0)).toBe(undefined);
    expect(ArrayModule.at([], -1)).toBe(undefined);
    expect(ArrayModule.setAt([], 0, 1)).toBe(undefined);
    expect(ArrayModule.deleteAt([], -1)).toBe(undefined);
    expect(ArrayModule.insertAt([], 0, 1)).toStrictEqual([1]);
    expect(ArrayModule.insertAt([], -1, 1)).toBe(undefined);
  });

  test.each<[string, string, (value: number) => unknown]>([
    ['at', 'index', (value) => ArrayModule.at(LETTERS, value)],
    ['insertAt', 'index', (value) => ArrayModule.insertAt(LETTERS, value, 'x')],
    ['setAt', 'index', (value) => ArrayModule.setAt(LETTERS, value, 'x')],
    ['updateAt', 'index', (value) => ArrayModule.updateAt(LETTERS, value, () => 'x')],
    ['deleteAt', 'index', (value) => ArrayModule.deleteAt(LETTERS, value)],
    ['swap', 'index', (value) => ArrayModule.swap(LETTERS, value, 0)],
    ['swap', 'otherIndex', (value) => ArrayModule.swap(LETTERS, 9, value)],
    ['move', 'from', (value) => ArrayModule.move(LETTERS, value, 0)],
    ['move', 'to', (value) => ArrayModule.move(LETTERS, 9, value)],
    ['slice', 'start', (value) => ArrayModule.slice(LETTERS, value)],
    ['slice', 'end', (value) => ArrayModule.slice(LETTERS, 0, value)],
    ['splitAt', 'index', (value) => ArrayModule.splitAt(LETTERS, value)],
    ['splice', 'start', (value) => ArrayModule.splice(LETTERS, value, 0)],
    ['fill', 'start', (value) => ArrayModule.fill(LETTERS, 'x', value)],
    ['fill', 'end', (value) => ArrayModule.fill(LETTERS, 'x', 0, value)],
  ])('%s() throws if "%s" is not an integer', (_, name, call) => {
    for (const value of [0.5, NaN, Infinity, -Infinity]) {
      expect(() => call(value)).toThrow(ArgumentError);
      expect(() => call(value)).toThrow(`Expected "${name}" to be an integer, received ${value}`);
    }
  });

  test.each<[string, string, number, (value: number) => unknown]>([
    ['take', 'count', 0, (value) => ArrayModule.take(LETTERS, value)],
    ['takeLast', 'count', 0, (value) => ArrayModule.takeLast(LETTERS, value)],
    ['drop', 'count', 0, (value) => ArrayModule.drop(LETTERS, value)],
    ['dropLast', 'count', 0, (value) => ArrayModule.dropLast(LETTERS, value)],
    ['splice', 'deleteCount', 0, (value) => ArrayModule.splice(LETTERS, 0, value)],
    ['repeat', 'count', 0, (value) => ArrayModule.repeat('x', value)],
    ['generate', 'length', 0, (value) => ArrayModule.generate(value, () => 'x')],
    ['chunk', 'size', 1, (value) => ArrayModule.chunk(LETTERS, value)],
    ['windows', 'size', 1, (value) => ArrayModule.windows(LETTERS, value)],
  ])('%s() throws if "%s" is not an integer of at least %d', (_, name, least, call) => {
    for (const value of [least - 1, -9, least + 0.5, NaN, Infinity]) {
      expect(() => call(value)).toThrow(ArgumentError);
      expect(() => call(value)).toThrow(
        new RegExp(
          `^Expected "${name}" to be (?:a (?:non-negative|positive) integer|an integer from 0 to 33554432), received ${value}$`,
        ),
      );
    }
    expect(() => call(least)).not.toThrow();
  });

  test('chunk() and windows() also check the size for an empty array', () => {
    expect(() => ArrayModule.chunk([], 0)).toThrow(ArgumentError);
    expect(() => ArrayModule.windows([], 0)).toThrow(ArgumentError);
  });
});

describe('the argument is not changed', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1 });

  test.each(ALL)('by %s()', (_, call) => {
    fc.assert(
      fc.property(numbers, (self) => {
        const before = [...self];
        call(self);
        expect(self).toStrictEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a number of elements that would exceed the memory', () => {
  const message = (name: string, wanted: string, received: string): string =>
    `Expected "${name}" to be ${wanted}, received ${received}`;
  const limit = 'an integer from 0 to 33554432';

  test.each([
    [
      'generate',
      () => ArrayModule.generate(2 ** 33, () => 0),
      message('length', limit, '8589934592'),
    ],
    ['repeat', () => ArrayModule.repeat(0, 2 ** 32 - 1), message('count', limit, '4294967295')],
    [
      'from',
      () => ArrayModule.from({ length: 2 ** 32 - 1 }),
      message('source.length', limit, '4294967295'),
    ],
    [
      'range',
      () => ArrayModule.range(0, 2 ** 33),
      message('end', 'at most 33554432 steps from the start', '8589934592'),
    ],
    [
      'windows',
      () => ArrayModule.windows(ArrayModule.repeat(0, 20_000), 10_000),
      message(
        'size',
        'a size for which the windows have at most 33554432 elements in total',
        '10000',
      ),
    ],
  ])('is rejected by %s() instead of ending the process', (_name, run, expected) => {
    expect(run).toThrow(new ArgumentError({ message: expected }));
  });
});

describe('an object without an equals method', () => {
  const wrong = {} as Equal<number>;

  test.each<[string, () => unknown]>([
    ['difference', () => ArrayModule.difference([1], [1], wrong)],
    ['equal', () => ArrayModule.equal(wrong)],
    ['includes', () => ArrayModule.includes([1], 1, wrong)],
    ['indexOf', () => ArrayModule.indexOf([1], 1, wrong)],
    ['intersection', () => ArrayModule.intersection([1], [1], wrong)],
    ['lastIndexOf', () => ArrayModule.lastIndexOf([1], 1, wrong)],
    ['union', () => ArrayModule.union([1], [1], wrong)],
    ['unique', () => ArrayModule.unique([], wrong)],
  ])('is rejected by %s() as an equality', (_, run) => {
    expect(run).toThrow(
      new ArgumentError({ message: 'Expected "equal" to be an equality, received an object' }),
    );
  });
});

test('an equality can be a function with an equals method', () => {
  const equal = Object.assign(() => 0, { equals: Object.is });
  expect(ArrayModule.unique([0, -0, 0], equal)).toStrictEqual([0, -0]);
});

test('join() throws if the string would exceed the maximum length', () => {
  const part = 'a'.repeat(2 ** 28);
  expect(() => ArrayModule.join([part, part, part], '')).toThrow(RangeError);
});
