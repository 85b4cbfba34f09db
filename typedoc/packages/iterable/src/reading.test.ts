import { Equal, Order } from '@tstd/core';
import { describe, expect, test } from 'vitest';

import * as AsyncIterable from './AsyncIterable.js';
import * as Iterable from './Iterable.js';

/*
 * When sources are opened, read and closed. Both modules have the same members, so each row of a
 * table is tested with `Iterable`, and with `AsyncIterable` on an async iterable and on another
 * source.
 */

type Members = typeof Iterable;

/** The operations that were requested of a source. */
interface Log {
  opened: number;
  read: number;
  closed: number;
}

/** A source of numbers that logs what is requested of it. */
interface Probe extends Log {
  readonly source: globalThis.Iterable<number>;
}

type Closable = Required<Pick<Iterator<number>, 'next' | 'return'>>;

interface ProbeOptions {
  /** The values, by default `1` to `4`. */
  readonly values?: readonly number[];
  /** The index of the value that fails to be read. */
  readonly failsAt?: number;
  /** Whether closing fails too. */
  readonly failsToClose?: boolean;
}

const READ_ERROR = new Error('Read failed');
const CLOSE_ERROR = new Error('Close failed');
const CALL_ERROR = new Error('Call failed');

/** A log, and a function that opens an iterator which writes to it. */
function record(options: ProbeOptions): { readonly log: Log; readonly iterate: () => Closable } {
  const { values = [1, 2, 3, 4], failsAt, failsToClose = false } = options;
  const log: Log = { opened: 0, read: 0, closed: 0 };
  const iterate = (): Closable => {
    let index = 0;
    let isDone = false;
    log.opened += 1;
    return {
      next: () => {
        log.read += 1;
        if (index === failsAt) {
          isDone = true;
          throw READ_ERROR;
        }
        const value = values[index];
        index += 1;
        isDone ||= value === undefined;
        return value === undefined ? { done: true, value } : { done: false, value };
      },
      return: () => {
        // A source that has ended must not be closed, and no source may be closed twice.
        expect(isDone).toBe(false);
        isDone = true;
        log.closed += 1;
        if (failsToClose) {
          throw CLOSE_ERROR;
        }
        return { done: true, value: undefined };
      },
    };
  };
  return { log, iterate };
}

function syncProbe(options: ProbeOptions = {}): Probe {
  const { log, iterate } = record(options);
  return Object.assign(log, { source: { [Symbol.iterator]: iterate } });
}

function asyncProbe(options: ProbeOptions = {}): Probe {
  const { log, iterate } = record(options);
  const source = {
    [Symbol.asyncIterator]: () => {
      const iterator = iterate();
      return { next: async () => iterator.next(), return: async () => iterator.return() };
    },
  };
  // SAFETY: only functions of `AsyncIterable` receive it.
  return Object.assign(log, { source: source as never });
}

// SAFETY: the members have the same names and parameters, and each result is awaited.
const asyncMembers = AsyncIterable as unknown as Members;

const VARIANTS: readonly (readonly [name: string, Members, typeof syncProbe])[] = [
  ['Iterable', Iterable, syncProbe],
  ['AsyncIterable on an async iterable', asyncMembers, asyncProbe],
  ['AsyncIterable on an iterable', asyncMembers, syncProbe],
];

/** Returns the error that a function throws or rejects with. */
async function errorOf(fn: () => unknown): Promise<unknown> {
  try {
    await fn();
  } catch (error) {
    return error;
  }
  return 'no error';
}

type Source = globalThis.Iterable<number>;

/** A function that returns a value: its result for 1 to 4, how often it reads, and whether it closes. */
type Answer = readonly [
  name: string,
  run: (members: Members, source: Source) => unknown,
  result: unknown,
  read: number,
  closed: number,
];

const EQUAL = Equal<number>(Object.is);
const isTwo = (value: number): boolean => value === 2;
const isBig = (value: number): boolean => value > 4;

const ANSWERS: readonly Answer[] = [
  ['first()', (m, source) => m.first(source), 1, 1, 1],
  ['last()', (m, source) => m.last(source), 4, 5, 0],
  ['at() from the start', (m, source) => m.at(source, 1), 2, 2, 1],
  ['at() beyond the end', (m, source) => m.at(source, 4), undefined, 5, 0],
  ['at() from the end', (m, source) => m.at(source, -3), 2, 5, 0],
  ['at() before the start', (m, source) => m.at(source, -5), undefined, 5, 0],
  ['find()', (m, source) => m.find(source, isTwo), 2, 2, 1],
  ['find() in vain', (m, source) => m.find(source, isBig), undefined, 5, 0],
  [
    'findMap()',
    (m, source) => m.findMap(source, (value) => (isTwo(value) ? 'b' : undefined)),
    'b',
    2,
    1,
  ],
  ['findIndex()', (m, source) => m.findIndex(source, isTwo), 1, 2, 1],
  ['findIndex() in vain', (m, source) => m.findIndex(source, isBig), undefined, 5, 0],
  ['indexOf()', (m, source) => m.indexOf(source, 3), 2, 3, 1],
  ['indexOf() in vain', (m, source) => m.indexOf(source, 5), undefined, 5, 0],
  ['includes()', (m, source) => m.includes(source, 3), true, 3, 1],
  ['includes() in vain', (m, source) => m.includes(source, 5), false, 5, 0],
  ['isEmpty()', (m, source) => m.isEmpty(source), false, 1, 1],
  ['count()', (m, source) => m.count(source), 4, 5, 0],
  ['some()', (m, source) => m.some(source, isTwo), true, 2, 1],
  ['some() in vain', (m, source) => m.some(source, isBig), false, 5, 0],
  ['every()', (m, source) => m.every(source, isTwo), false, 1, 1],
  ['every() to the end', (m, source) => m.every(source, (value) => value > 0), true, 5, 0],
  ['min()', (m, source) => m.min(source, Order.number), 1, 5, 0],
  ['max()', (m, source) => m.max(source, Order.number), 4, 5, 0],
  ['toArray()', (m, source) => m.toArray(source), [1, 2, 3, 4], 5, 0],
  ['toSet()', (m, source) => m.toSet(source), new Set([1, 2, 3, 4]), 5, 0],
  [
    'toMap()',
    (m, source) => m.toMap(m.map(source, () => [0, 0] as const)),
    new Map([[0, 0]]),
    5,
    0,
  ],
  ['reduce()', (m, source) => m.reduce(source, (sum, value) => sum + value, 0), 10, 5, 0],
  ['forEach()', (m, source) => m.forEach(source, () => {}), undefined, 5, 0],
  ['join()', (m, source) => m.join(source, '-'), '1-2-3-4', 5, 0],
  ['groupBy()', (m, source) => m.groupBy(source, () => 0), new Map([[0, [1, 2, 3, 4]]]), 5, 0],
  ['partition()', (m, source) => m.partition(source, isTwo), [[2], [1, 3, 4]], 5, 0],
  ['equal()', (m, source) => m.equal(EQUAL).equals(source, [1, 3]), false, 2, 1],
  ['equal() of a longer one', (m, source) => m.equal(EQUAL).equals(source, [1]), false, 2, 1],
  ['equal() on the other side', (m, source) => m.equal(EQUAL).equals([1], source), false, 2, 1],
  ['equal() to the end', (m, source) => m.equal(EQUAL).equals(source, [1, 2, 3, 4]), true, 5, 0],
  ['order()', (m, source) => m.order(Order.number)(source, [1, 3]), -1, 2, 1],
  ['order() of a longer one', (m, source) => m.order(Order.number)(source, [1]), 1, 2, 1],
  ['order() on the other side', (m, source) => m.order(Order.number)([1], source), -1, 2, 1],
  ['order() to the end', (m, source) => m.order(Order.number)(source, [1, 2, 3, 4]), 0, 5, 0],
];

/** A function that returns a sequence: its elements for 1 to 4, how often it reads for all of them, and whether it closes. */
type Lazy = readonly [
  name: string,
  make: (members: Members, source: Source) => globalThis.Iterable<unknown>,
  elements: readonly unknown[],
  read: number,
  closed: number,
];

const LAZY: readonly Lazy[] = [
  ['map()', (m, source) => m.map(source, (value) => -value), [-1, -2, -3, -4], 5, 0],
  [
    'flatMap()',
    (m, source) => m.flatMap(source, (value) => [value, 0]),
    [1, 0, 2, 0, 3, 0, 4, 0],
    5,
    0,
  ],
  ['flatMap() inside', (m, source) => m.flatMap([0], () => source), [1, 2, 3, 4], 5, 0],
  ['flatten()', (m, source) => m.flatten(m.map(source, (value) => [value])), [1, 2, 3, 4], 5, 0],
  ['flatten() inside', (m, source) => m.flatten([source]), [1, 2, 3, 4], 5, 0],
  ['filter()', (m, source) => m.filter(source, isTwo), [2], 5, 0],
  [
    'filterMap()',
    (m, source) => m.filterMap(source, (value) => (value > 2 ? -value : undefined)),
    [-3, -4],
    5,
    0,
  ],
  ['take()', (m, source) => m.take(source, 2), [1, 2], 2, 1],
  ['take() of more', (m, source) => m.take(source, 5), [1, 2, 3, 4], 5, 0],
  ['take() of all', (m, source) => m.take(source, Infinity), [1, 2, 3, 4], 5, 0],
  ['takeWhile()', (m, source) => m.takeWhile(source, (value) => value < 3), [1, 2], 3, 1],
  ['takeWhile() to the end', (m, source) => m.takeWhile(source, () => true), [1, 2, 3, 4], 5, 0],
  ['drop()', (m, source) => m.drop(source, 2), [3, 4], 5, 0],
  ['drop() of all', (m, source) => m.drop(source, Infinity), [], 5, 0],
  ['dropWhile()', (m, source) => m.dropWhile(source, (value) => value < 3), [3, 4], 5, 0],
  ['chunk()', (m, source) => m.chunk(source, 3), [[1, 2, 3], [4]], 5, 0],
  [
    'windows()',
    (m, source) => m.windows(source, 3),
    [
      [1, 2, 3],
      [2, 3, 4],
    ],
    5,
    0,
  ],
  ['scan()', (m, source) => m.scan(source, (sum, value) => sum + value, 0), [0, 1, 3, 6, 10], 5, 0],
  [
    'entries()',
    (m, source) => m.entries(source),
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
    5,
    0,
  ],
  ['intersperse()', (m, source) => m.intersperse(source, 0), [1, 0, 2, 0, 3, 0, 4], 5, 0],
  ['unique()', (m, source) => m.unique(source), [1, 2, 3, 4], 5, 0],
  [
    'unique() by an equality',
    (m, source) =>
      m.unique(
        source,
        Equal((left, right) => left % 2 === right % 2),
      ),
    [1, 2],
    5,
    0,
  ],
  ['uniqueBy()', (m, source) => m.uniqueBy(source, (value) => value % 2), [1, 2], 5, 0],
  ['tap()', (m, source) => m.tap(source, () => {}), [1, 2, 3, 4], 5, 0],
  ['concat()', (m, source) => m.concat(source, [5]), [1, 2, 3, 4, 5], 5, 0],
  ['concat() of others', (m, source) => m.concat([], source), [1, 2, 3, 4], 5, 0],
  ['append()', (m, source) => m.append(source, 5), [1, 2, 3, 4, 5], 5, 0],
  ['prepend()', (m, source) => m.prepend(source, 0), [0, 1, 2, 3, 4], 5, 0],
  ['zip()', (m, source) => m.zip(source, [5]), [[1, 5]], 2, 1],
  [
    'zip() to the end',
    (m, source) => m.zip(source, m.repeat(0, Infinity)),
    [
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ],
    5,
    0,
  ],
  ['zip() of the other one', (m, source) => m.zip([5], source), [[5, 1]], 1, 1],
  [
    'zip() to the end of the other one',
    (m, source) => m.zip(m.repeat(0, Infinity), source),
    [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ],
    5,
    0,
  ],
  ['zipWith()', (m, source) => m.zipWith(source, [5], (left, right) => left + right), [6], 2, 1],
  [
    'zipWith() of the other one',
    (m, source) => m.zipWith([5], source, (left, right) => left + right),
    [6],
    1,
    1,
  ],
  ['interleave()', (m, source) => m.interleave(source, [5]), [1, 5, 2, 3, 4], 5, 0],
  [
    'interleave() of the other one',
    (m, source) => m.interleave([5], source),
    [5, 1, 2, 3, 4],
    5,
    0,
  ],
];

/** How many elements are read for the first element of the result, if not one. */
const READ_FOR_FIRST: Readonly<Record<string, number>> = {
  'filter()': 2,
  'filterMap()': 3,
  'drop()': 3,
  'drop() of all': 5,
  'dropWhile()': 3,
  'chunk()': 3,
  'windows()': 3,
  'scan()': 0,
  'prepend()': 0,
  'interleave() of the other one': 0,
};

/** A function with a callback: an error of the callback must close the source. */
type Call = readonly [
  name: string,
  run: (members: Members, source: Source, fn: () => never) => unknown,
];

const CALLS: readonly Call[] = [
  ['find()', (m, source, fn) => m.find(source, fn)],
  ['findMap()', (m, source, fn) => m.findMap(source, fn)],
  ['findIndex()', (m, source, fn) => m.findIndex(source, fn)],
  ['indexOf()', (m, source, fn) => m.indexOf(source, 1, Equal(fn))],
  ['includes()', (m, source, fn) => m.includes(source, 1, Equal(fn))],
  ['count()', (m, source, fn) => m.count(source, fn)],
  ['some()', (m, source, fn) => m.some(source, fn)],
  ['every()', (m, source, fn) => m.every(source, fn)],
  ['min()', (m, source, fn) => m.min(source, fn)],
  ['max()', (m, source, fn) => m.max(source, fn)],
  ['reduce()', (m, source, fn) => m.reduce(source, fn, 0)],
  ['forEach()', (m, source, fn) => m.forEach(source, fn)],
  ['groupBy()', (m, source, fn) => m.groupBy(source, fn)],
  ['partition()', (m, source, fn) => m.partition(source, fn)],
  ['equal()', (m, source, fn) => m.equal(Equal<number>(fn)).equals(source, [1])],
  ['equal() on the other side', (m, source, fn) => m.equal(Equal<number>(fn)).equals([1], source)],
  ['order()', (m, source, fn) => m.order<number>(fn)(source, [1])],
  ['order() on the other side', (m, source, fn) => m.order<number>(fn)([1], source)],
  ['map()', (m, source, fn) => m.toArray(m.map(source, fn))],
  ['flatMap()', (m, source, fn) => m.toArray(m.flatMap(source, fn))],
  [
    'flatMap() inside',
    (m, source, fn) =>
      m.toArray(
        m.map(
          m.flatMap([0], () => source),
          fn,
        ),
      ),
  ],
  ['filter()', (m, source, fn) => m.toArray(m.filter(source, fn))],
  ['filterMap()', (m, source, fn) => m.toArray(m.filterMap(source, fn))],
  ['takeWhile()', (m, source, fn) => m.toArray(m.takeWhile(source, fn))],
  ['dropWhile()', (m, source, fn) => m.toArray(m.dropWhile(source, fn))],
  ['scan()', (m, source, fn) => m.toArray(m.scan(source, fn, 0))],
  ['unique() by an equality', (m, source, fn) => m.toArray(m.unique(source, Equal(fn)))],
  ['uniqueBy()', (m, source, fn) => m.toArray(m.uniqueBy(source, fn))],
  ['tap()', (m, source, fn) => m.toArray(m.tap(source, fn))],
  ['zipWith()', (m, source, fn) => m.toArray(m.zipWith(source, [1], fn))],
  ['zipWith() of the other one', (m, source, fn) => m.toArray(m.zipWith([1], source, fn))],
];

/** Functions whose callback may not be async. */
const SYNC_CALLS = /^(?:unique|indexOf|includes|min|max|equal|order)\(/;

/** The iterator of a lazy result, sync or async. */
function open(elements: globalThis.Iterable<unknown>): Required<Iterator<unknown>> {
  const either = elements as unknown as Record<symbol, () => Required<Iterator<unknown>>>;
  const iterator = (either[Symbol.asyncIterator] ?? either[Symbol.iterator])?.call(elements);
  if (iterator === undefined) {
    throw new TypeError('Expected something iterable');
  }
  return iterator;
}

describe.each(VARIANTS)('%s', (_, members, probeOf) => {
  test.each(ANSWERS)(
    '%s reads only the elements that it needs and closes the source',
    async (...row) => {
      const [, run, result, read, closed] = row;
      const probe = probeOf();
      expect(await run(members, probe.source)).toStrictEqual(result);
      expect(probe).toMatchObject({ opened: 1, read, closed });
    },
  );

  test.each(LAZY)(
    '%s reads only the elements that it needs and closes the source',
    async (...row) => {
      const [, make, elements, read, closed] = row;
      const probe = probeOf();
      expect(await members.toArray(make(members, probe.source))).toStrictEqual(elements);
      expect(probe).toMatchObject({ opened: 1, read, closed });
    },
  );

  test.each(LAZY)('%s can be read again', async (_name, make, elements, read) => {
    const probe = probeOf();
    const lazy = make(members, probe.source);
    await members.toArray(lazy);
    expect(await members.toArray(lazy)).toStrictEqual(elements);
    expect(probe).toMatchObject({ opened: 2, read: 2 * read });
  });

  test.each(LAZY)(
    '%s can be read by two iterations at the same time',
    async (_name, make, elements) => {
      const lazy = make(members, probeOf().source);
      expect(await members.toArray(members.zip(lazy, lazy))).toStrictEqual(
        elements.map((element) => [element, element]),
      );
    },
  );

  test.each(LAZY)(
    '%s opens no source before the first element is requested',
    async (_name, make) => {
      const probe = probeOf();
      const iterator = open(make(members, probe.source));
      expect(probe).toMatchObject({ opened: 0, read: 0, closed: 0 });
      await iterator.return();
      expect(await iterator.next()).toStrictEqual({ done: true, value: undefined });
      expect(probe).toMatchObject({ opened: 0, read: 0, closed: 0 });
    },
  );

  test.each(LAZY)('%s reads only the elements that its first element needs', async (name, make) => {
    const probe = probeOf();
    await open(make(members, probe.source)).next();
    expect(probe.read).toBe(READ_FOR_FIRST[name] ?? 1);
  });

  test.each(LAZY)(
    '%s closes the source wherever the iteration stops',
    async (_name, make, elements) => {
      for (const [index, element] of elements.entries()) {
        const probe = probeOf();
        const iterator = open(make(members, probe.source));
        for (const before of elements.slice(0, index)) {
          expect(await iterator.next()).toStrictEqual({ done: false, value: before });
        }
        expect(await iterator.next()).toStrictEqual({ done: false, value: element });
        await iterator.return();
        // Once it has ended, it must not be closed: the probe checks that.
        const hasEnded = probe.read > 4;
        expect(probe.closed).toBe(hasEnded ? 0 : probe.opened);
        expect(await iterator.next()).toStrictEqual({ done: true, value: undefined });
      }
    },
  );

  test.each(LAZY)(
    '%s reports an error during closing',
    async (_name, make, _elements, read, closed) => {
      const probe = probeOf({ failsToClose: true });
      const error = await errorOf(() => members.toArray(make(members, probe.source)));
      expect(error).toBe(closed === 1 ? CLOSE_ERROR : 'no error');
      expect(probe).toMatchObject({ opened: 1, read, closed });
    },
  );

  test.each(ANSWERS)('%s reports an error during closing', async (...row) => {
    const [, run, , read, closed] = row;
    const probe = probeOf({ failsToClose: true });
    expect(await errorOf(() => run(members, probe.source))).toBe(
      closed === 1 ? CLOSE_ERROR : 'no error',
    );
    expect(probe).toMatchObject({ opened: 1, read, closed });
  });

  test.each(ANSWERS)(
    '%s reports an error during reading without closing the source',
    async (_, run) => {
      const probe = probeOf({ failsAt: 0, failsToClose: true });
      expect(await errorOf(() => run(members, probe.source))).toBe(READ_ERROR);
      expect(probe).toMatchObject({ opened: 1, read: 1, closed: 0 });
    },
  );

  test.each(LAZY)(
    '%s reports an error during reading without closing the source',
    async (_, make) => {
      const probe = probeOf({ failsAt: 0, failsToClose: true });
      const lazy = make(members, probe.source);
      expect(await errorOf(() => members.toArray(lazy))).toBe(READ_ERROR);
      expect(probe).toMatchObject({ opened: 1, read: 1, closed: 0 });
    },
  );

  test.each(CALLS)('%s closes the source if the callback throws', async (_name, run) => {
    const probe = probeOf();
    const fn = (): never => {
      throw CALL_ERROR;
    };
    expect(await errorOf(() => run(members, probe.source, fn))).toBe(CALL_ERROR);
    expect(probe).toMatchObject({ opened: 1, closed: 1 });
  });

  test.each(CALLS)(
    '%s reports the error of the callback instead of an error during closing',
    async (_name, run) => {
      const probe = probeOf({ failsToClose: true });
      const fn = (): never => {
        throw CALL_ERROR;
      };
      expect(await errorOf(() => run(members, probe.source, fn))).toBe(CALL_ERROR);
      expect(probe).toMatchObject({ opened: 1, closed: 1 });
    },
  );

  if (members === asyncMembers) {
    test.each(CALLS.filter(([name]) => !SYNC_CALLS.test(name)))(
      '%s closes the source if the promise of the callback is rejected',
      async (_name, run) => {
        const probe = probeOf({ failsToClose: true });
        // SAFETY: a function may return a promise here.
        const fn = (() => Promise.reject(CALL_ERROR)) as unknown as () => never;
        expect(await errorOf(() => run(members, probe.source, fn))).toBe(CALL_ERROR);
        expect(probe).toMatchObject({ opened: 1, closed: 1 });
      },
    );
  }

  describe('two sources', () => {
    type Pair = readonly [name: string, run: (source: Source, other: Source) => unknown];
    const PAIRS: readonly Pair[] = [
      ['zip()', (source, other) => members.toArray(members.zip(source, other))],
      ['interleave()', (source, other) => members.toArray(members.interleave(source, other))],
      ['equal()', (source, other) => members.equal(EQUAL).equals(source, other)],
      ['order()', (source, other) => members.order(Order.number)(source, other)],
    ];

    test.each(PAIRS)('%s closes the second source if the first one fails', async (_name, run) => {
      const [first, second] = [probeOf({ failsAt: 1 }), probeOf({ failsToClose: true })];
      expect(await errorOf(() => run(first.source, second.source))).toBe(READ_ERROR);
      expect(first).toMatchObject({ opened: 1, read: 2, closed: 0 });
      expect(second).toMatchObject({ opened: 1, read: 1, closed: 1 });
    });

    test.each(PAIRS)('%s closes the first source if the second one fails', async (_name, run) => {
      const [first, second] = [probeOf({ failsToClose: true }), probeOf({ failsAt: 1 })];
      expect(await errorOf(() => run(first.source, second.source))).toBe(READ_ERROR);
      expect(first).toMatchObject({ opened: 1, read: 2, closed: 1 });
      expect(second).toMatchObject({ opened: 1, read: 2, closed: 0 });
    });

    test.each(PAIRS)(
      '%s does not open the second source if the first one fails immediately',
      async (_name, run) => {
        const [first, second] = [probeOf({ failsAt: 0 }), probeOf()];
        expect(await errorOf(() => run(first.source, second.source))).toBe(READ_ERROR);
        expect(second).toMatchObject({ opened: 0, read: 0, closed: 0 });
      },
    );

    test('zip() closes the second source when the first one ends, without reading further', async () => {
      const [first, second] = [probeOf({ values: [1] }), probeOf()];
      expect(await members.toArray(members.zip(first.source, second.source))).toStrictEqual([
        [1, 1],
      ]);
      expect(first).toMatchObject({ opened: 1, read: 2, closed: 0 });
      expect(second).toMatchObject({ opened: 1, read: 1, closed: 1 });
    });

    test('zip() closes the first source when the second one ends', async () => {
      const [first, second] = [probeOf(), probeOf({ values: [1] })];
      expect(await members.toArray(members.zip(first.source, second.source))).toStrictEqual([
        [1, 1],
      ]);
      expect(first).toMatchObject({ opened: 1, read: 2, closed: 1 });
      expect(second).toMatchObject({ opened: 1, read: 2, closed: 0 });
    });

    test('zip() does not open the second source if the first one is empty', async () => {
      const [first, second] = [probeOf({ values: [] }), probeOf()];
      expect(await members.toArray(members.zip(first.source, second.source))).toStrictEqual([]);
      expect(second).toMatchObject({ opened: 0, closed: 0 });
    });

    test.each<[string, typeof members.interleave]>([
      ['zip()', members.zip as never],
      ['interleave()', members.interleave],
    ])('%s closes both sources when the iteration stops', async (_name, combine) => {
      const [first, second] = [probeOf(), probeOf()];
      await members.toArray(members.take(combine(first.source, second.source), 2));
      expect([first.closed, second.closed]).toStrictEqual([1, 1]);
    });

    test('the first error during closing is reported, and the second source is still closed', async () => {
      const first = probeOf({ failsToClose: true });
      let closed = 0;
      const second = {
        [Symbol.iterator]: () => ({
          next: () => ({ done: false, value: 1 }),
          return: () => {
            closed += 1;
            throw new Error('Close of the second one failed');
          },
        }),
      };
      const iterator = open(members.zip(first.source, second));
      await iterator.next();
      expect(await errorOf(() => iterator.return())).toBe(CLOSE_ERROR);
      expect([first.closed, closed]).toStrictEqual([1, 1]);
    });

    test('concat() does not open a source before the previous ones have ended', async () => {
      const [first, second] = [probeOf(), probeOf()];
      const iterator = open(members.concat(first.source, second.source));
      for (const value of [1, 2, 3, 4]) {
        expect(await iterator.next()).toStrictEqual({ done: false, value });
      }
      expect([first.opened, second.opened]).toStrictEqual([1, 0]);
      expect(await iterator.next()).toStrictEqual({ done: false, value: 1 });
      await iterator.return();
      expect([first.closed, second.closed]).toStrictEqual([0, 1]);
    });

    test('flatMap() closes the inner and the outer source when the iteration stops', async () => {
      const [outer, inner] = [probeOf(), probeOf({ failsToClose: true })];
      const iterator = open(members.flatMap(outer.source, () => inner.source));
      await iterator.next();
      expect(await errorOf(() => iterator.return())).toBe(CLOSE_ERROR);
      expect([outer.closed, inner.closed]).toStrictEqual([1, 1]);
    });

    test('flatMap() closes the outer source if the inner one fails', async () => {
      const [outer, inner] = [probeOf(), probeOf({ failsAt: 1 })];
      const elements = members.flatMap(outer.source, () => inner.source);
      expect(await errorOf(() => members.toArray(elements))).toBe(READ_ERROR);
      expect([outer.closed, inner.closed]).toStrictEqual([1, 0]);
    });
  });

  test('dropWhile() and takeWhile() do not call the predicate after the first element that fails', async () => {
    const asked: number[] = [];
    const isTwo = (value: number): boolean => {
      asked.push(value);
      return value !== 2;
    };
    await members.toArray(members.dropWhile(probeOf().source, isTwo));
    await members.toArray(members.takeWhile(probeOf().source, isTwo));
    expect(asked).toStrictEqual([1, 2, 1, 2]);
  });

  test('isEmpty() consumes an element of an iterator and closes a generator', async () => {
    const generate = function* (): Generator<number> {
      yield 1;
      yield 2;
    };
    const [iterator, generator] = [[1, 2].values(), generate()];
    expect(await members.isEmpty(iterator)).toBe(false);
    expect(await members.isEmpty(generator)).toBe(false);
    expect([[...iterator], [...generator]]).toStrictEqual([[2], []]);
  });

  test('tap() calls the callback before it yields the element', async () => {
    const events: string[] = [];
    const tapped = members.tap(probeOf().source, (value) => {
      events.push(`called ${value}`);
    });
    await members.forEach(members.take(tapped, 2), (value) => {
      events.push(`given ${value}`);
    });
    expect(events).toStrictEqual(['called 1', 'given 1', 'called 2', 'given 2']);
  });

  test('take() of zero elements does not open the source', async () => {
    const probe = probeOf();
    expect(await members.toArray(members.take(probe.source, 0))).toStrictEqual([]);
    expect(probe).toMatchObject({ opened: 0, read: 0, closed: 0 });
  });

  test('cycle() opens the source once for each round and closes it in the last round', async () => {
    const probe = probeOf();
    const elements = members.take(members.cycle(probe.source), 6);
    expect(await members.toArray(elements)).toStrictEqual([1, 2, 3, 4, 1, 2]);
    expect(probe).toMatchObject({ opened: 2, read: 7, closed: 1 });
  });

  test('a chain of functions closes its source once', async () => {
    const probe = probeOf();
    const chain = members.take(
      members.filter(
        members.map(probe.source, (value) => value * 2),
        (value) => value > 2,
      ),
      1,
    );
    expect(await members.toArray(chain)).toStrictEqual([4]);
    expect(probe).toMatchObject({ opened: 1, read: 2, closed: 1 });
  });

  test('an iteration over a source without return() can stop early', async () => {
    const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) };
    expect(await members.toArray(members.take(endless, 2))).toStrictEqual([1, 1]);
    expect(await members.toArray(members.zip([0], endless))).toStrictEqual([[0, 1]]);
    expect(await members.first(endless)).toBe(1);
  });
});
