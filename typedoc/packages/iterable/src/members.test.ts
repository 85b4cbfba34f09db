import { Equal, Order } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { equalLaws, functorLaws, monadLaws, orderLaws } from '../../../laws/index.js';
import * as AsyncIterable from './AsyncIterable.js';
import * as Iterable from './Iterable.js';

/*
 * The results of the members of both modules. Each row of a table is tested with `Iterable`, and
 * with `AsyncIterable` on values, promises and an async generator.
 */

type Members = typeof Iterable;
type Numbers = globalThis.Iterable<number>;

// SAFETY: the members have the same names and parameters, and each result is awaited.
const asyncMembers = AsyncIterable as unknown as Members;

const VARIANTS: readonly (readonly [
  name: string,
  Members,
  sourceOf: (values: readonly number[]) => Numbers,
])[] = [
  ['Iterable', Iterable, (values) => values.values()],
  ['AsyncIterable of values', asyncMembers, (values) => values],
  [
    'AsyncIterable of promises',
    asyncMembers,
    // SAFETY: a source may contain promises of its values.
    (values) => values.map((value) => Promise.resolve(value)) as never,
  ],
  [
    'AsyncIterable of an async generator',
    asyncMembers,
    (values) => {
      const generate = async function* (): AsyncGenerator<number> {
        yield* values;
      };
      // SAFETY: only functions of `AsyncIterable` receive it.
      return generate() as never;
    },
  ],
];

const values = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 8 });
const sizes = fc.integer({ min: 1, max: 5 });

const isEven = (value: number): boolean => value % 2 === 0;
// The index is part of each result, so that the tests cover the index too.
const byIndex = (value: number, index: number): number => value * 10 + index;
const isWanted = (value: number, index: number): boolean => (value + index) % 2 === 0;

/** The result of a function and that of the array methods. */
type Row = readonly [
  name: string,
  run: (members: Members, source: Numbers, size: number) => unknown,
  oracle: (values: readonly number[], size: number) => unknown,
];

const ROWS: readonly Row[] = [
  ['first()', (m, source) => m.first(source), (all) => all[0]],
  ['last()', (m, source) => m.last(source), (all) => all.at(-1)],
  ['at()', (m, source, size) => m.at(source, size - 1), (all, size) => all.at(size - 1)],
  ['at() from the end', (m, source, size) => m.at(source, -size), (all, size) => all.at(-size)],
  ['find()', (m, source) => m.find(source, isWanted), (all) => all.find(isWanted)],
  [
    'findMap()',
    (m, source) =>
      m.findMap(source, (...args) => (isWanted(...args) ? byIndex(...args) : undefined)),
    (all) => all.map(byIndex).find((_, index) => isWanted(all[index] as number, index)),
  ],
  [
    'findIndex()',
    (m, source) => m.findIndex(source, isWanted),
    (all) => optionOf(all.findIndex(isWanted)),
  ],
  ['indexOf()', (m, source) => m.indexOf(source, 1), (all) => optionOf(all.indexOf(1))],
  [
    'indexOf() by an equality',
    (m, source, size) => m.indexOf(source, size, PARITY),
    (all, size) => optionOf(all.findIndex((value) => isEven(value) === isEven(size))),
  ],
  ['includes()', (m, source) => m.includes(source, 1), (all) => all.includes(1)],
  [
    'includes() by an equality',
    (m, source, size) => m.includes(source, size, PARITY),
    (all, size) => all.some((value) => isEven(value) === isEven(size)),
  ],
  ['isEmpty()', (m, source) => m.isEmpty(source), (all) => all.length === 0],
  ['count()', (m, source) => m.count(source), (all) => all.length],
  [
    'count() of some',
    (m, source) => m.count(source, isWanted),
    (all) => all.filter(isWanted).length,
  ],
  ['some()', (m, source) => m.some(source, isWanted), (all) => all.some(isWanted)],
  ['every()', (m, source) => m.every(source, isWanted), (all) => all.every(isWanted)],
  ['min()', (m, source) => m.min(source, Order.number), (all) => all.toSorted(Order.number)[0]],
  ['max()', (m, source) => m.max(source, Order.number), (all) => all.toSorted(Order.number).at(-1)],
  ['map()', (m, source) => m.toArray(m.map(source, byIndex)), (all) => all.map(byIndex)],
  [
    'flatMap()',
    (m, source) => m.toArray(m.flatMap(source, (...args) => [...args])),
    (all) => all.flatMap((...[value, index]) => [value, index]),
  ],
  ['flatten()', (m, source, size) => m.toArray(m.flatten(m.chunk(source, size))), (all) => all],
  ['filter()', (m, source) => m.toArray(m.filter(source, isWanted)), (all) => all.filter(isWanted)],
  [
    'filterMap()',
    (m, source) =>
      m.toArray(
        m.filterMap(source, (value, index) =>
          isWanted(value, index) ? byIndex(value, index) : undefined,
        ),
      ),
    (all) => all.flatMap((value, index) => (isWanted(value, index) ? [byIndex(value, index)] : [])),
  ],
  [
    'take()',
    (m, source, size) => m.toArray(m.take(source, size)),
    (all, size) => all.slice(0, size),
  ],
  ['drop()', (m, source, size) => m.toArray(m.drop(source, size)), (all, size) => all.slice(size)],
  [
    'takeWhile()',
    (m, source) => m.toArray(m.takeWhile(source, isWanted)),
    (all) => all.slice(0, lengthOf(all)),
  ],
  [
    'dropWhile()',
    (m, source) => m.toArray(m.dropWhile(source, isWanted)),
    (all) => all.slice(lengthOf(all)),
  ],
  [
    'chunk()',
    (m, source, size) => m.toArray(m.chunk(source, size)),
    (all, size) =>
      Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
        all.slice(index * size, (index + 1) * size),
      ),
  ],
  [
    'windows()',
    (m, source, size) => m.toArray(m.windows(source, size)),
    (all, size) =>
      Array.from({ length: Math.max(0, all.length - size + 1) }, (_, index) =>
        all.slice(index, index + size),
      ),
  ],
  [
    'scan()',
    (m, source, size) =>
      m.toArray(m.scan(source, (state, value, index) => state + byIndex(value, index), size)),
    (all, size) =>
      Array.from({ length: all.length + 1 }, (_, length) =>
        all.slice(0, length).reduce((state, value, index) => state + byIndex(value, index), size),
      ),
  ],
  ['entries()', (m, source) => m.toArray(m.entries(source)), (all) => [...all.entries()]],
  [
    'intersperse()',
    (m, source) => m.toArray(m.intersperse(source, '-')),
    (all) => all.flatMap((value, index) => (index === 0 ? [value] : ['-', value])),
  ],
  ['unique()', (m, source) => m.toArray(m.unique(source)), (all) => [...new Set(all)]],
  [
    'unique() by an equality',
    (m, source, size) =>
      m.toArray(
        m.unique(source, {
          equals: (left, right) => left % size === right % size,
        }),
      ),
    (all, size) =>
      all.filter(
        (value, index) => all.findIndex((other) => other % size === value % size) === index,
      ),
  ],
  [
    'uniqueBy()',
    (m, source, size) =>
      m.toArray(m.uniqueBy(source, (value, index) => byIndex(value, index) % size)),
    (all, size) => {
      const keys = all.map((value, index) => byIndex(value, index) % size);
      return all.filter((_, index) => keys.findIndex((key) => key === keys[index]) === index);
    },
  ],
  ['tap()', (m, source) => m.toArray(m.tap(source, () => 'not used')), (all) => all],
  [
    'concat()',
    (m, source) => m.toArray(m.concat(source, [7], [], [8, 9])),
    (all) => [...all, 7, 8, 9],
  ],
  ['append()', (m, source) => m.toArray(m.append(source, 'z')), (all) => [...all, 'z']],
  ['prepend()', (m, source) => m.toArray(m.prepend(source, 'a')), (all) => ['a', ...all]],
  [
    'zip()',
    (m, source, size) => m.toArray(m.zip(source, m.range(0, size))),
    (all, size) => all.slice(0, size).map((value, index) => [value, index]),
  ],
  [
    'zipWith()',
    (m, source, size) =>
      m.toArray(m.zipWith(source, m.repeat('x', size), (...args) => args.join())),
    (all, size) => all.slice(0, size).map((value, index) => `${value},x,${index}`),
  ],
  [
    'interleave()',
    (m, source, size) => m.toArray(m.interleave(source, m.repeat('x', size))),
    (all, size) =>
      Array.from({ length: Math.max(all.length, size) }).flatMap((_, index) => [
        ...all.slice(index, index + 1),
        ...(index < size ? ['x'] : []),
      ]),
  ],
  ['toArray()', (m, source) => m.toArray(source), (all) => all],
  ['toSet()', (m, source) => m.toSet(source), (all) => new Set(all)],
  [
    'toMap()',
    (m, source) => m.toMap(m.map(source, (value, index) => [value, index] as const)),
    (all) => new Map(all.map((value, index) => [value, index])),
  ],
  [
    'reduce()',
    (m, source) => m.reduce(source, (state, value, index) => `${state};${value},${index}`, ''),
    (all) => all.reduce((state, value, index) => `${state};${value},${index}`, ''),
  ],
  [
    'forEach()',
    async (m, source) => {
      const seen: unknown[] = [];
      expect(await m.forEach(source, (...args) => void seen.push(args))).toBe(undefined);
      return seen;
    },
    (all) => all.map((value, index) => [value, index]),
  ],
  ['join()', (m, source) => m.join(source, ', '), (all) => all.join(', ')],
  [
    'groupBy()',
    (m, source) => m.groupBy(source, isWanted),
    (all) => {
      const keys = new Set(all.map(isWanted));
      const groupOf = (key: boolean) =>
        all.filter((...element) => isWanted(...toArgs(element)) === key);
      return new Map([...keys].map((key) => [key, groupOf(key)]));
    },
  ],
  [
    'partition()',
    (m, source) => m.partition(source, isWanted),
    (all) => [all.filter(isWanted), all.filter((value, index) => !isWanted(value, index))],
  ],
];

const PARITY = Equal<number>((self, other) => isEven(self) === isEven(other));

function optionOf(index: number): number | undefined {
  return index === -1 ? undefined : index;
}

/** The number of elements before the first unwanted one. */
function lengthOf(all: readonly number[]): number {
  return optionOf(all.findIndex((value, index) => !isWanted(value, index))) ?? all.length;
}

function toArgs([value, index]: readonly [number, number, ...unknown[]]): [number, number] {
  return [value, index];
}

test('both modules have the same members, except those that wait or read ahead', () => {
  const forTime = ['buffer', 'mapConcurrent', 'merge', 'timeout', 'withSignal'];
  expect(Object.keys(AsyncIterable).toSorted()).toStrictEqual(
    [...Object.keys(Iterable), ...forTime].toSorted(),
  );
});

describe.each(VARIANTS)('%s', (_, members, sourceOf) => {
  test.each(ROWS)(
    '%s returns the same results as the array methods',
    async (_name, run, oracle) => {
      await fc.assert(
        fc.asyncProperty(values, sizes, async (all, size) => {
          expect(await run(members, sourceOf(all), size)).toStrictEqual(oracle(all, size));
        }),
      );
    },
  );

  test('a comparator may return any number', async () => {
    const difference = (one: number, other: number): number => one - other;
    expect(await members.min(sourceOf([5, 1, 3]), difference)).toBe(1);
    expect(await members.max(sourceOf([1, 5, 3]), { compare: difference })).toBe(5);
    expect(await members.max(sourceOf([Infinity, Infinity, 3]), difference)).toBe(Infinity);
    expect(await members.order(difference)(sourceOf([1, 9]), sourceOf([1, 4]))).toBe(1);
  });

  test('min() and max() return the first of equal elements', async () => {
    const order = Order.compareBy(Order.number, (value: number) => Math.abs(value));
    expect(await members.min(sourceOf([2, -1, 1, -2]), order)).toBe(-1);
    expect(await members.max(sourceOf([1, 2, -1, -2]), order)).toBe(2);
    expect(await members.max(sourceOf([1, 2]), { compare: Order.number })).toBe(2);
  });

  test('indexOf(), includes() and unique() consider NaN equal to itself and -0 equal to 0', async () => {
    expect(await members.indexOf(sourceOf([1, Number.NaN]), Number.NaN)).toBe(1);
    expect(await members.includes(sourceOf([Number.NaN]), Number.NaN)).toBe(true);
    expect(await members.includes(sourceOf([1]), Number.NaN)).toBe(false);
    expect(await members.includes(sourceOf([Number.NaN]), 1)).toBe(false);
    expect(await members.includes(sourceOf([-0]), 0)).toBe(true);
    expect(
      await members.toArray(members.unique(sourceOf([Number.NaN, 0, Number.NaN, -0]))),
    ).toStrictEqual([Number.NaN, 0]);
  });

  test('scan() and unfold() yield the same elements in each iteration and do not change the initial value', async () => {
    const initial: readonly number[] = Object.freeze([]);
    const lists = members.scan([1, 2], (list, value) => [...list, value], initial);
    const states = members.unfold(initial, (list) =>
      list.length === 2 ? undefined : [list, [...list, 0]],
    );
    for (const reader of ['first', 'second']) {
      expect([reader, await members.toArray(lists)]).toStrictEqual([reader, [[], [1], [1, 2]]]);
      expect([reader, await members.toArray(states)]).toStrictEqual([reader, [[], [0]]]);
    }
  });

  test('groupBy() keeps the order of the keys and considers NaN equal to itself', async () => {
    const groups = await members.groupBy(
      sourceOf([3, Number.NaN, -0, 3, Number.NaN, 0]),
      (key) => key,
    );
    expect([...groups]).toStrictEqual([
      [3, [3, 3]],
      [Number.NaN, [Number.NaN, Number.NaN]],
      [0, [-0, 0]],
    ]);
  });

  test('join() throws if the string is too long', async () => {
    const half = 'a'.repeat(2 ** 28);
    await expect(async () => members.join([half, half], '')).rejects.toThrow(RangeError);
  });

  test('toArray(), toSet() and toMap() return a new value each time', async () => {
    const array = [1];
    const set = new Set(array);
    const map = new Map([[1, 2]]);
    expect(await members.toArray(array)).not.toBe(array);
    expect(await members.toSet(set)).not.toBe(set);
    expect(await members.toMap(map)).not.toBe(map);
  });

  test('the arrays from chunk() and windows() do not change afterwards', async () => {
    const lists: (readonly number[])[] = [];
    const keep = (list: readonly number[]): void => void lists.push(list);
    await members.forEach(members.chunk(sourceOf([1, 2, 3]), 2), keep);
    await members.forEach(members.windows(sourceOf([1, 2, 3]), 2), keep);
    expect(lists).toStrictEqual([[1, 2], [3], [1, 2], [2, 3]]);
  });
});

/**
 * Calls with an invalid argument of functions that return a value, and the name of the parameter.
 */
const WRONG: readonly (readonly [name: string, run: (m: Members) => unknown, parameter: string])[] =
  [
    ['first()', (m) => m.first(null as never), 'self'],
    ['indexOf()', (m) => m.indexOf(null as never, 1), 'self'],
    ['includes()', (m) => m.includes(1 as never, 1), 'self'],
    ['max()', (m) => m.max({} as never, Order.number), 'self'],
    ['max() by no order', (m) => m.max([1], {} as never), 'order'],
    ['min() by no order', (m) => m.min([1], 'wrong' as never), 'order'],
    ['indexOf() by no equality', (m) => m.indexOf([1], 1, {} as never), 'equal'],
    ['includes() by no equality', (m) => m.includes([1], 1, {} as never), 'equal'],
    ['toMap() of no pairs', (m) => m.toMap(['wrong'] as never), 'self'],
    ['toMap() of an object', (m) => m.toMap([{}] as never), 'self'],
    ['toMap() of a set', (m) => m.toMap([new Set(['a', 1])] as never), 'self'],
    ['equal()', (m) => m.equal(PARITY).equals({} as never, [1]), 'self'],
    ['equal() on the other side', (m) => m.equal(PARITY).equals([1], null as never), 'other'],
    ['order()', (m) => m.order(Order.number)([1], 1 as never), 'other'],
  ];

describe.each([
  ['Iterable', Iterable, false],
  ['AsyncIterable', asyncMembers, true],
] as const)('invalid arguments of %s', (_, members, isAsync) => {
  test.each(WRONG)('%s reports the parameter', async (_name, run, parameter) => {
    const message = new RegExp(`^Expected "${parameter}" to be `);
    const error = expect.objectContaining({
      name: 'ArgumentError',
      message: expect.stringMatching(message),
    });
    if (isAsync) {
      // It rejects instead of throwing.
      await expect(run(members)).rejects.toStrictEqual(error);
    } else {
      expect(() => run(members)).toThrow(error);
    }
  });

  test('toMap() stops at the first element that is not a pair', async () => {
    const seen: unknown[] = [];
    const pairs = members.tap([['a', 1], 'wrong', ['b', 2]], (pair) => void seen.push(pair));
    await expect(async () => members.toMap(pairs as never)).rejects.toThrow(
      'Expected "self" to be pairs of a key and a value, received "wrong"',
    );
    expect(seen).toStrictEqual([['a', 1], 'wrong']);
  });

  test('a function that returns a sequence throws when it is called', () => {
    expect(() => members.unique([1], {} as never)).toThrow('Expected "equal" to be an equality');
    expect(() => members.equal({} as never)).toThrow('Expected "itemEqual" to be an equality');
  });
});

describe.each([
  ['Iterable', Iterable],
  ['AsyncIterable', asyncMembers],
] as const)('constructors of %s', (_, members) => {
  test('of(), from() and empty() return the elements', async () => {
    expect(await members.toArray(members.of(1, 2))).toStrictEqual([1, 2]);
    expect(await members.toArray(members.of())).toStrictEqual([]);
    expect(await members.toArray(members.empty())).toStrictEqual([]);
    expect(await members.toArray(members.from('a😀'))).toStrictEqual(['a', '😀']);
    expect(await members.toArray(members.from({ length: 3, 0: 'a', 2: 'c' }))).toStrictEqual([
      'a',
      undefined,
      'c',
    ]);
  });

  test('from() reads an array-like object again in each iteration', async () => {
    const list = { length: 1, 0: 'a', 1: 'b' };
    const elements = members.from(list);
    expect(await members.toArray(elements)).toStrictEqual(['a']);
    list.length = 2;
    expect(await members.toArray(elements)).toStrictEqual(['a', 'b']);
    expect(await members.toArray(elements)).toStrictEqual(['a', 'b']);
  });

  test('from() reads an iterator once and closes it', async () => {
    let count = 0;
    let closed = 0;
    const elements = members.from({
      next: () => {
        count += 1;
        return count > 4 ? { done: true, value: undefined } : { done: false, value: count };
      },
      return: () => {
        closed += 1;
        return { done: true, value: undefined };
      },
    });
    expect(count).toBe(0);
    expect(await members.first(elements)).toBe(1);
    expect([count, closed]).toStrictEqual([1, 1]);
    expect(await members.toArray(elements)).toStrictEqual([2, 3, 4]);
    expect(await members.toArray(elements)).toStrictEqual([]);
    expect(closed).toBe(1);
  });

  test('from() prefers the elements of an iterable to its length', async () => {
    const both = { length: 2, [Symbol.iterator]: () => ['a'].values(), next: () => {} };
    expect(await members.toArray(members.from(both as never))).toStrictEqual(['a']);
  });

  test('range() counts like a loop', async () => {
    const ends = fc.integer({ min: -20, max: 20 });
    const steps = fc.integer({ min: -5, max: 5 }).filter((step) => step !== 0);
    await fc.assert(
      fc.asyncProperty(ends, ends, steps, async (start, end, step) => {
        const length = Math.max(0, Math.ceil((end - start) / step));
        expect(await members.toArray(members.range(start, end, step))).toStrictEqual(
          Array.from({ length }, (_value, index) => start + index * step),
        );
      }),
    );
    expect(await members.toArray(members.range(0, 3))).toStrictEqual([0, 1, 2]);
  });

  test('range() stops at the last safe integer', async () => {
    const { MAX_SAFE_INTEGER: max, MIN_SAFE_INTEGER: min } = Number;
    expect(await members.toArray(members.range(max - 1, Infinity))).toStrictEqual([max - 1, max]);
    expect(await members.toArray(members.range(min + 1, -Infinity, -1))).toStrictEqual([
      min + 1,
      min,
    ]);
    expect(await members.toArray(members.range(1, Infinity, max))).toStrictEqual([1]);
    expect(await members.toArray(members.range(0, Infinity, max))).toStrictEqual([0, max]);
    expect(await members.toArray(members.range(0, -Infinity))).toStrictEqual([]);
    expect(await members.toArray(members.range(0, Infinity, -1))).toStrictEqual([]);
    expect(await members.toArray(members.range(max - 1, max))).toStrictEqual([max - 1]);
  });

  test('generate() starts from 0 in each iteration', async () => {
    const squares = members.take(
      members.generate((index) => index ** 2),
      4,
    );
    expect(await members.toArray(squares)).toStrictEqual([0, 1, 4, 9]);
    expect(await members.toArray(squares)).toStrictEqual([0, 1, 4, 9]);
  });

  test('unfold() ends at None without unnecessary calls', async () => {
    const states: number[] = [];
    const countdown = members.unfold(3, (state) => {
      states.push(state);
      return state === 0 ? undefined : [`#${state}`, state - 1];
    });
    expect(await members.first(countdown)).toBe('#3');
    expect(states).toStrictEqual([3]);
    expect(await members.toArray(countdown)).toStrictEqual(['#3', '#2', '#1']);
    expect(states).toStrictEqual([3, 3, 2, 1, 0]);
  });

  test('repeat() yields the same value the given number of times', async () => {
    const value = {};
    const [first, second, ...rest] = await members.toArray(members.repeat(value, 2));
    expect([first === value, second === value, rest.length]).toStrictEqual([true, true, 0]);
    expect(await members.toArray(members.repeat(value, 0))).toStrictEqual([]);
    expect(await members.at(members.repeat(1, Infinity), 1000)).toBe(1);
  });

  test('cycle() yields the elements once if the source can be read only once', async () => {
    const once = [1, 2].values();
    expect(await members.toArray(members.cycle(once))).toStrictEqual([1, 2]);
    expect(await members.toArray(members.cycle(new Set()))).toStrictEqual([]);
  });

  test('hasInstance() rejects values without an iterator', () => {
    for (const value of [null, undefined, 1, {}, { length: 0 }, { next: () => {} }, () => {}]) {
      expect(members.hasInstance(value)).toBe(false);
    }
    for (const key of [Symbol.iterator, Symbol.asyncIterator]) {
      expect(members.hasInstance({ [key]: true })).toBe(false);
    }
  });
});

describe.each([
  ['Iterable', Iterable],
  ['AsyncIterable', asyncMembers],
] as const)('arguments of %s', (_, members) => {
  const never = {
    get [Symbol.iterator](): never {
      throw new Error('Expected that nothing is read');
    },
    get [Symbol.asyncIterator](): never {
      throw new Error('Expected that nothing is read');
    },
  };

  test.each([
    ['take', (count: number) => members.take(never, count)],
    ['drop', (count: number) => members.drop(never, count)],
    ['repeat', (count: number) => members.repeat(1, count)],
  ])('%s() checks the count when it is called', (_name, call) => {
    // SAFETY: untyped code may pass anything. If the number is missing, the function must not continue for ever.
    for (const count of [Number.NaN, -1, 0.5, -Infinity, -0.5, undefined as unknown as number]) {
      expect(() => call(count)).toThrow(
        new ArgumentError({
          message: `Expected "count" to be a non-negative integer or Infinity, received ${count}`,
        }),
      );
      expect(() => call(count)).toThrow(ArgumentError);
    }
    for (const count of [0, -0, 1, Infinity]) {
      expect(() => call(count)).not.toThrow();
    }
  });

  test.each([
    ['chunk', (size: number) => members.chunk(never, size)],
    ['windows', (size: number) => members.windows(never, size)],
  ])('%s() checks the size when it is called', (_name, call) => {
    for (const size of [Number.NaN, -1, 0, -0, 0.5, 1.5, Infinity]) {
      expect(() => call(size)).toThrow(
        new ArgumentError({
          message: `Expected "size" to be a positive integer, received ${Object.is(size, -0) ? '-0' : size}`,
        }),
      );
      expect(() => call(size)).toThrow(ArgumentError);
    }
    expect(() => call(1)).not.toThrow();
  });

  test('at() rejects an index that is not an integer and reads nothing', async () => {
    for (const index of [Number.NaN, 0.5, Infinity, -Infinity]) {
      await expect((async () => members.at(never, index))()).rejects.toThrow(
        new ArgumentError({
          message: `Expected "index" to be an integer, received ${index}`,
        }),
      );
    }
  });

  test.each<[name: string, wanted: string, ...range: [number, number, number]]>([
    ['start', 'a safe integer, received NaN', Number.NaN, 1, 1],
    ['start', 'a safe integer, received Infinity', Infinity, 1, 1],
    ['start', 'a safe integer, received 0.5', 0.5, 1, 1],
    ['end', 'a safe integer, received NaN', 0, Number.NaN, 1],
    ['end', 'a safe integer, received 9007199254740992', 0, 2 ** 53, 1],
    ['end', 'a safe integer, received 0.5', 0, 0.5, 1],
    ['step', 'a safe integer, received 0.1', 0, 1, 0.1],
    ['step', 'a safe integer, received Infinity', 0, 1, Infinity],
    ['step', 'a safe integer, received NaN', 0, 1, Number.NaN],
  ])('range() requires the %s to be %s', (name, wanted, ...args) => {
    const [kind, received] = wanted.split(', received ');
    expect(() => members.range(...args)).toThrow(
      new ArgumentError({
        message: `Expected "${name}" to be ${kind}, received ${received}`,
      }),
    );
  });

  test.each([null, '1', Symbol('a'), {}])('does not accept %s as a number', (value) => {
    // SAFETY: untyped code may pass anything.
    const number = value as unknown as number;
    expect(() => members.take([1], number)).toThrow(ArgumentError);
    expect(() => members.chunk([1], number)).toThrow(ArgumentError);
    expect(() => members.range(number, 1)).toThrow(ArgumentError);
    expect(() => members.range(0, number)).toThrow(ArgumentError);
  });

  test('range() rejects a step of 0', () => {
    for (const step of [0, -0]) {
      expect(() => members.range(0, 1, step)).toThrow(
        new ArgumentError({
          message: `Expected "step" to be an integer other than 0, received ${Object.is(step, -0) ? '-0' : '0'}`,
        }),
      );
    }
  });
});

const integers = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 });

functorLaws('Iterable', {
  values: integers,
  map: (self, fn) => [...Iterable.map(self, (value) => fn(value))],
});

monadLaws('Iterable', {
  values: integers,
  of: (value) => [...Iterable.of(value)],
  andThen: (self, fn) => [...Iterable.flatMap(self, (value) => fn(value))],
});

equalLaws('Iterable.equal', Iterable.equal(Equal<number>(Object.is)), integers);
orderLaws(
  'Iterable.order',
  Iterable.order(Order.number),
  integers,
  Iterable.equal(Equal<number>(Object.is)),
);

describe.each([
  ['Iterable', Iterable],
  ['AsyncIterable', asyncMembers],
] as const)('laws of %s', (_, members) => {
  const all = members.toArray;
  const functions = fc.func(fc.integer());
  const steps = fc.func(integers);

  test('map() preserves the identity function and composition', async () => {
    await fc.assert(
      fc.asyncProperty(integers, functions, functions, async (self, first, second) => {
        expect(await all(members.map(self, (value) => value))).toStrictEqual(self);
        expect(
          await all(
            members.map(
              members.map(self, (value) => first(value)),
              (value) => second(value),
            ),
          ),
        ).toStrictEqual(await all(members.map(self, (value) => second(first(value)))));
      }),
    );
  });

  test('flatMap() and of() satisfy the monad laws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), integers, steps, steps, async (value, self, first, second) => {
        const then = (source: Numbers, step: (value: number) => Numbers): Numbers =>
          members.flatMap(source, (element) => step(element));
        expect(await all(then(members.of(value), first))).toStrictEqual(first(value));
        expect(await all(then(self, members.of))).toStrictEqual(self);
        expect(await all(then(then(self, first), second))).toStrictEqual(
          await all(then(self, (element) => then(first(element), second))),
        );
      }),
    );
  });

  test('concat() is associative, and empty() is its identity element', async () => {
    await fc.assert(
      fc.asyncProperty(integers, integers, integers, async (first, second, third) => {
        const expected = [...first, ...second, ...third];
        const { concat } = members;
        expect(await all(concat(concat(first, second), third))).toStrictEqual(expected);
        expect(await all(concat(first, concat(second, third)))).toStrictEqual(expected);
        expect(await all(concat(first, second, third))).toStrictEqual(expected);
        expect(await all(concat(members.empty(), first))).toStrictEqual(first);
        expect(await all(concat(first, members.empty()))).toStrictEqual(first);
      }),
    );
  });

  test('take() and drop() split a source into two parts', async () => {
    await fc.assert(
      fc.asyncProperty(integers, fc.nat(6), async (self, count) => {
        const parts = members.concat(members.take(self, count), members.drop(self, count));
        expect(await all(parts)).toStrictEqual(self);
      }),
    );
  });

  test('flatten() reverses chunk()', async () => {
    await fc.assert(
      fc.asyncProperty(integers, sizes, async (self, size) => {
        expect(await all(members.flatten(members.chunk(self, size)))).toStrictEqual(self);
      }),
    );
  });

  test('zip() is as long as the shorter source', async () => {
    await fc.assert(
      fc.asyncProperty(integers, integers, async (self, other) => {
        const length = Math.min(self.length, other.length);
        const pairs = await all(members.zip(self, other));
        expect(pairs.map(([value]) => value)).toStrictEqual(self.slice(0, length));
        expect(pairs.map(([, value]) => value)).toStrictEqual(other.slice(0, length));
      }),
    );
  });

  test('reduce() returns the last state of scan()', async () => {
    await fc.assert(
      fc.asyncProperty(integers, functions, async (self, fn) => {
        const next = (state: number, value: number): number => fn(state, value);
        expect(await members.last(members.scan(self, next, 0))).toBe(
          await members.reduce(self, next, 0),
        );
      }),
    );
  });

  test('equal() and order() compare sequences like strings', async () => {
    await fc.assert(
      fc.asyncProperty(integers, integers, async (self, other) => {
        const [left, right] = [self.join(''), other.join('')];
        expect(await members.equal(Equal<number>(Object.is)).equals(self, other)).toBe(
          left === right,
        );
        expect(await members.order(Order.number)(self, other)).toBe(
          left < right ? -1 : left > right ? 1 : 0,
        );
        expect(await members.order({ compare: Order.number })(self, self)).toBe(0);
      }),
    );
  });

  test('take() can read the start of an endless sequence', async () => {
    const endless = members.range(0, Infinity);
    const chains: readonly Numbers[] = [
      members.map(endless, (value) => value),
      members.filter(endless, () => true),
      members.filterMap(endless, (value) => value),
      members.flatMap(endless, (value) => members.of(value)),
      members.drop(endless, 0),
      members.dropWhile(endless, () => false),
      members.takeWhile(endless, () => true),
      members.unique(endless),
      members.unique(endless, { equals: Object.is }),
      members.uniqueBy(endless, (value) => value),
      members.tap(endless, () => {}),
      members.concat(endless, endless),
      members.append(endless, -1),
      members.flatten(members.chunk(endless, 2)),
      members.map(members.windows(endless, 1), ([value]) => value ?? -1),
      members.map(members.entries(endless), ([index]) => index),
      members.scan(endless, (state) => state + 1, 0),
      members.zipWith(endless, endless, (value) => value),
      members.filter(
        members.interleave(endless, members.repeat(-1, Infinity)),
        (value) => value >= 0,
      ),
      members.filter(members.intersperse(endless, -1), (value) => value >= 0),
      members.cycle(endless),
      members.generate((index) => index),
    ];
    for (const chain of chains) {
      expect(await all(members.take(chain, 3))).toStrictEqual([0, 1, 2]);
    }
  });
});
