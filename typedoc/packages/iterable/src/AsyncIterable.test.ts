import { Equal, type Option, Order, type Ordering } from '@tstd/core';
import { defer } from '@tstd/async';
import { ArgumentError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { AsyncIterable, type AsyncIterableLike } from './index.js';

const isText = (value: unknown): value is string => typeof value === 'string';
const mixed: readonly (string | number)[] = ['a', 1, 'b'];
const FAILURE = new Error('Failed');

/** Returns a value a few turns later. */
async function later<Value>(value: Value): Promise<Value> {
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.resolve();
  }
  return value;
}

/** Waits for as many turns as promises may need. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Values or promises, and whether their reader has closed them. */
function watched<Value>(values: readonly Value[]): {
  readonly source: Iterable<Value>;
  readonly isClosed: () => boolean;
} {
  let isClosed = false;
  const source = function* (): Generator<Value> {
    try {
      yield* values;
    } finally {
      isClosed = true;
    }
  };
  return { source: { [Symbol.iterator]: source }, isClosed: () => isClosed };
}

describe('AsyncIterable', () => {
  test('is the built-in type', () => {
    expectTypeOf<AsyncIterable<number>>().toEqualTypeOf<globalThis.AsyncIterable<number>>();
    expectTypeOf<AsyncGenerator<number>>().toExtend<AsyncIterable<number>>();
    expectTypeOf<AsyncIterable<number>>().toExtend<AsyncIterableLike<number>>();
    expectTypeOf<readonly number[]>().toExtend<AsyncIterableLike<number>>();
    expectTypeOf<readonly Promise<number>[]>().toExtend<AsyncIterableLike<number>>();
    expectTypeOf<number>().not.toExtend<AsyncIterableLike<number>>();
  });

  test('hasInstance() accepts only async iterables', () => {
    expect(AsyncIterable.hasInstance(AsyncIterable.of(1))).toBe(true);
    expect(AsyncIterable.hasInstance(new ReadableStream())).toBe(true);
    expect(AsyncIterable.hasInstance([1])).toBe(false);
    expect(AsyncIterable.hasInstance('a')).toBe(false);
    const value: unknown = [];
    if (AsyncIterable.hasInstance(value)) {
      expectTypeOf(value).toEqualTypeOf<AsyncIterable<unknown>>();
    }
  });

  test('a source that is both sync and async is read as an async iterable', async () => {
    const both = {
      [Symbol.iterator]: () => ['sync'].values(),
      [Symbol.asyncIterator]: () => AsyncIterable.of('async')[Symbol.asyncIterator](),
    };
    expect(await AsyncIterable.toArray(both)).toStrictEqual(['async']);
    expect(AsyncIterable.from(both)).toBe(both);
    expect(await AsyncIterable.toArray(AsyncIterable.map(both, (text) => text))).toStrictEqual([
      'async',
    ]);
  });

  test('reads a stream', async () => {
    const stream = new ReadableStream<number>({
      start: (controller) => {
        controller.enqueue(1);
        controller.enqueue(2);
        controller.close();
      },
    });
    // SAFETY: some versions of the DOM types do not declare that a stream is an async iterable.
    const source = stream as unknown as AsyncIterable<number>;
    expect(await AsyncIterable.toArray(AsyncIterable.map(source, (value) => -value))).toStrictEqual(
      [-1, -2],
    );
  });

  test('from() reads an async iterator and a sync iterator of promises', async () => {
    const asyncIterator = AsyncIterable.of(1, 2)[Symbol.asyncIterator]();
    const iterator = [Promise.resolve(1), 2].values();
    for (const source of [asyncIterator, iterator]) {
      const bare: AsyncIterator<number> | Iterator<number | Promise<number>> = {
        next: () => source.next() as never,
      };
      expect(await AsyncIterable.toArray(AsyncIterable.from(bare))).toStrictEqual([1, 2]);
    }
  });

  test('from() awaits the promises of an array-like object', async () => {
    const list = { length: 2, 0: Promise.resolve('a'), 1: 'b' };
    expect(await AsyncIterable.toArray(AsyncIterable.from(list))).toStrictEqual(['a', 'b']);
  });

  test('from() closes an iterator when one of its promises rejects', async () => {
    let closed = 0;
    const elements = AsyncIterable.from<number>({
      next: () => ({ done: false, value: Promise.reject(FAILURE) }),
      return: () => {
        closed += 1;
        return { done: true, value: undefined };
      },
    });
    await expect(AsyncIterable.toArray(elements)).rejects.toBe(FAILURE);
    expect(closed).toBe(1);
  });

  test('values that are promises are awaited in order', async () => {
    const values = [later(1), 2, Promise.resolve(3)];
    expect(await AsyncIterable.toArray(values)).toStrictEqual([1, 2, 3]);
    expect(await AsyncIterable.toArray(AsyncIterable.of(later(1), 2))).toStrictEqual([1, 2]);
    expect(await AsyncIterable.toArray(AsyncIterable.repeat(later(1), 2))).toStrictEqual([1, 1]);
    expect(await AsyncIterable.toArray(AsyncIterable.append([1], later(2)))).toStrictEqual([1, 2]);
    expect(await AsyncIterable.toArray(AsyncIterable.prepend([1], later(0)))).toStrictEqual([0, 1]);
    expect(
      await AsyncIterable.toArray(AsyncIterable.flatten([later([1]), [later(2)]])),
    ).toStrictEqual([1, 2]);
  });

  test('every callback may be async', async () => {
    const all = AsyncIterable.toArray;
    const isOdd = (value: number): Promise<boolean> => later(value % 2 === 1);
    const list = [1, 2, 3];
    expect(await all(AsyncIterable.map(list, (value) => later(-value)))).toStrictEqual([
      -1, -2, -3,
    ]);
    expect(await all(AsyncIterable.flatMap(list, (value) => later([value])))).toStrictEqual(list);
    expect(
      await all(AsyncIterable.flatMap(list, (value) => later(AsyncIterable.of(later(value))))),
    ).toStrictEqual(list);
    expect(await all(AsyncIterable.filter(list, isOdd))).toStrictEqual([1, 3]);
    expect(
      await all(AsyncIterable.filterMap(list, (value) => later(value === 2 ? undefined : value))),
    ).toStrictEqual([1, 3]);
    expect(await all(AsyncIterable.takeWhile(list, isOdd))).toStrictEqual([1]);
    expect(await all(AsyncIterable.dropWhile(list, isOdd))).toStrictEqual([2, 3]);
    expect(await all(AsyncIterable.uniqueBy(list, (value) => later(value % 2)))).toStrictEqual([
      1, 2,
    ]);
    expect(
      await all(AsyncIterable.scan(list, (sum, value) => later(sum + value), 0)),
    ).toStrictEqual([0, 1, 3, 6]);
    expect(
      await all(AsyncIterable.zipWith(list, list, (left, right) => later(left + right))),
    ).toStrictEqual([2, 4, 6]);
    expect(await AsyncIterable.first(AsyncIterable.generate(later))).toBe(0);
    expect(
      await all(
        AsyncIterable.unfold(2, (state) =>
          later(state > 0 ? ([state, state - 1] as const) : undefined),
        ),
      ),
    ).toStrictEqual([2, 1]);
    expect(await AsyncIterable.find([2, 3], isOdd)).toBe(3);
    expect(await AsyncIterable.findIndex([2, 3], isOdd)).toBe(1);
    const overTwo = (value: number) => later(value > 2 ? value : undefined);
    expect(await AsyncIterable.findMap([2, 3], overTwo)).toBe(3);
    expect(await AsyncIterable.some([2, 4], isOdd)).toBe(false);
    expect(await AsyncIterable.every([1, 2], isOdd)).toBe(false);
    expect(await AsyncIterable.count(list, isOdd)).toBe(2);
    expect(await AsyncIterable.reduce(list, (sum, value) => later(sum + value), 0)).toBe(6);
    expect(await AsyncIterable.partition(list, isOdd)).toStrictEqual([[1, 3], [2]]);
    expect(await AsyncIterable.groupBy(list, isOdd)).toStrictEqual(
      new Map([
        [true, [1, 3]],
        [false, [2]],
      ]),
    );
  });

  test('tap() and forEach() wait for the callback before they read the next element', async () => {
    const events: string[] = [];
    const source = AsyncIterable.generate((index) => {
      events.push(`read ${index}`);
      return index;
    });
    const write = async (value: number): Promise<void> => {
      await later(undefined);
      events.push(`written ${value}`);
    };
    await AsyncIterable.forEach(AsyncIterable.take(source, 2), write);
    await AsyncIterable.toArray(AsyncIterable.take(AsyncIterable.tap(source, write), 1));
    expect(events).toStrictEqual([
      'read 0',
      'written 0',
      'read 1',
      'written 1',
      'read 0',
      'written 0',
    ]);
  });
});

describe('back pressure', () => {
  test('no element is read before it is requested', async () => {
    let read = 0;
    const source = AsyncIterable.generate((index) => {
      read += 1;
      return later(index);
    });
    const chain = AsyncIterable.entries(
      AsyncIterable.filter(
        AsyncIterable.map(source, (value) => later(value)),
        () => later(true),
      ),
    );
    const iterator = chain[Symbol.asyncIterator]();
    await settle();
    expect(read).toBe(0);
    for (const asked of [1, 2, 3]) {
      await iterator.next();
      await settle();
      expect(read).toBe(asked);
    }
  });

  test('one element is read at a time, and calls of next() are settled in order', async () => {
    let underWay = 0;
    let most = 0;
    const slowFirst = async (value: number): Promise<number> => {
      underWay += 1;
      most = Math.max(most, underWay);
      await (value === 0 ? settle() : later(undefined));
      underWay -= 1;
      return value;
    };
    const iterator = AsyncIterable.map(AsyncIterable.range(0, 3), slowFirst)[
      Symbol.asyncIterator
    ]();
    const answers = await Promise.all([
      iterator.next(),
      iterator.next(),
      iterator.next(),
      iterator.next(),
      iterator.next(),
    ]);
    expect(answers).toStrictEqual([
      { done: false, value: 0 },
      { done: false, value: 1 },
      { done: false, value: 2 },
      { done: true, value: undefined },
      { done: true, value: undefined },
    ]);
    expect(most).toBe(1);
  });

  test('return() closes the source while next() is waiting, and settles next()', async () => {
    const DONE = { done: true, value: undefined };
    const { source, isClosed } = watched([1, 2]);
    const never = new Promise<never>(() => {});
    const iterators = [
      AsyncIterable.map(source, () => never),
      AsyncIterable.from(watched([never]).source),
      AsyncIterable.of(never),
      AsyncIterable.generate(() => never),
      AsyncIterable.concat([never], [1]),
    ].map((elements) => elements[Symbol.asyncIterator]());
    for (const iterator of iterators) {
      expect((iterator as AsyncIterableIterator<number>)[Symbol.asyncIterator]()).toBe(iterator);
      const waiting = [iterator.next(), iterator.next()];
      await settle();
      expect(await Promise.all([iterator.return?.(), iterator.return?.()])).toStrictEqual([
        DONE,
        DONE,
      ]);
      expect(await Promise.all([...waiting, iterator.next()])).toStrictEqual([DONE, DONE, DONE]);
    }
    expect(isClosed()).toBe(true);
  });

  test('return() closes every open source once, even if it is waiting below several functions', async () => {
    const notes: string[] = [];
    const endless = (name: string): AsyncIterable<number> => ({
      [Symbol.asyncIterator]: () => {
        let end!: (result: IteratorResult<number>) => void;
        return {
          next: () =>
            new Promise((resolve) => {
              end = resolve;
            }),
          return: () => {
            notes.push(name);
            end({ done: true, value: undefined });
            return Promise.resolve({ done: true, value: undefined });
          },
        };
      },
    });
    const first = AsyncIterable.map(AsyncIterable.take([1], 1), (value) => value);
    const chain = AsyncIterable.filter(
      AsyncIterable.concat(AsyncIterable.zip(first, endless('zipped')), endless('later')),
      () => true,
    );
    const iterator = chain[Symbol.asyncIterator]();
    const waiting = iterator.next();
    await settle();
    await iterator.return?.();
    expect(await waiting).toStrictEqual({ done: true, value: undefined });
    await settle();
    expect(notes).toStrictEqual(['zipped']);
  });

  describe('closing a waiting sequence', () => {
    const DONE = { done: true, value: undefined };

    /** A source whose closing throws. It has one element, or none that ever arrives. */
    const failing = (notes: string[], name: string, value?: number): AsyncIterable<number> => ({
      [Symbol.asyncIterator]: () => ({
        next: () =>
          value === undefined ? new Promise(() => {}) : Promise.resolve({ done: false, value }),
        return: () => {
          notes.push(name);
          return Promise.reject(new Error(name));
        },
      }),
    });

    test('closes all sources and reports the error of one of them', async () => {
      const notes: string[] = [];
      const elements = AsyncIterable.zip(failing(notes, 'left', 1), failing(notes, 'right'));
      const iterator = elements[Symbol.asyncIterator]();
      const waiting = iterator.next();
      await settle();
      await expect(iterator.return?.()).rejects.toThrow('left');
      expect(await waiting).toStrictEqual(DONE);
      expect(notes).toStrictEqual(['right', 'left']);
    });

    test('reports the errors of all sources', async () => {
      const notes: string[] = [];
      const elements = AsyncIterable.zipWith(
        failing(notes, 'left', 1),
        failing(notes, 'right', 2),
        () => new Promise<never>(() => {}),
      );
      const iterator = elements[Symbol.asyncIterator]();
      const waiting = iterator.next();
      await settle();
      await expect(iterator.return?.()).rejects.toStrictEqual(
        new AggregateError(
          [new Error('right'), new Error('left')],
          '2 sources threw when they were closed',
        ),
      );
      expect(await waiting).toStrictEqual(DONE);
    });

    test('settles next() before the sources are closed', async () => {
      const { promise, resolve } = defer<IteratorResult<number>>();
      const source = {
        [Symbol.asyncIterator]: () => ({
          next: () => Promise.resolve({ done: false, value: 1 }),
          return: () => promise,
        }),
      };
      const iterator = AsyncIterable.map(source, () => new Promise<never>(() => {}))[
        Symbol.asyncIterator
      ]();
      const waiting = iterator.next();
      await settle();
      const closing = iterator.return?.();
      expect(await waiting).toStrictEqual(DONE);
      resolve({ done: true, value: undefined });
      expect(await closing).toStrictEqual(DONE);
    });

    test('does not wait for a waiting generator or stream, and closes it later', async () => {
      const { promise, resolve } = defer<number>();
      const notes: string[] = [];
      const generate = async function* (): AsyncGenerator<number> {
        try {
          yield await promise;
        } finally {
          notes.push('generator');
        }
      };
      const stream = new ReadableStream<number>({ cancel: () => void notes.push('stream') });
      // SAFETY: some versions of the DOM types do not declare that a stream is an async iterable.
      const sources = [generate(), stream as unknown as AsyncIterable<number>];
      for (const source of sources) {
        const chain = AsyncIterable.take(
          AsyncIterable.map(source, (value) => value),
          1,
        );
        const iterator = chain[Symbol.asyncIterator]();
        const waiting = iterator.next();
        await settle();
        expect(await iterator.return?.()).toStrictEqual(DONE);
        expect(await waiting).toStrictEqual(DONE);
      }
      expect(notes).toStrictEqual([]);
      resolve(1);
      await settle();
      expect(notes).toStrictEqual(['generator']);
    });
  });

  test('waits until the source is closed', async () => {
    let isClosed = false;
    const source = {
      [Symbol.asyncIterator]: () => ({
        next: async () => ({ done: false, value: 1 }),
        return: async () => {
          await settle();
          isClosed = true;
          return { done: true, value: undefined };
        },
      }),
    };
    await AsyncIterable.first(source);
    expect(isClosed).toBe(true);
    isClosed = false;
    await AsyncIterable.toArray(AsyncIterable.zip([0], source));
    expect(isClosed).toBe(true);
  });
});

describe('rejections', () => {
  test('of promises that are read late are handled in time', async () => {
    const reads: readonly ((list: readonly Promise<number>[]) => Promise<unknown>)[] = [
      AsyncIterable.toArray,
      (list) => AsyncIterable.toArray(AsyncIterable.of(...list)),
      (list) => AsyncIterable.toArray(new Set(list)),
      (list) => AsyncIterable.toArray(AsyncIterable.from({ length: 2, 0: list[0], 1: list[1] })),
      (list) => AsyncIterable.toArray(AsyncIterable.map(list, (value) => value)),
      (list) => AsyncIterable.toArray(AsyncIterable.concat(list.slice(0, 1), list.slice(1))),
      ([slow, failing]) =>
        AsyncIterable.toArray(AsyncIterable.append([slow as Promise<number>], failing)),
      (list) => AsyncIterable.toArray(AsyncIterable.flatten([list.slice(0, 1), list.slice(1)])),
      (list) => AsyncIterable.toArray(AsyncIterable.zip(list, list)),
      (list) => AsyncIterable.toArray(AsyncIterable.interleave(list, list)),
      (list) => AsyncIterable.equal(Equal<number>(Object.is)).equals(list, list),
    ];
    for (const read of reads) {
      // A rejection without a listener fails the test run.
      const slow = settle().then(() => 1);
      await expect(read([slow, Promise.reject<number>(FAILURE)])).rejects.toBe(FAILURE);
    }
  });

  test('a rejected promise from a source closes the source', async () => {
    const reads: readonly ((source: AsyncIterableLike<number>) => Promise<unknown>)[] = [
      AsyncIterable.toArray,
      AsyncIterable.last,
      (source) => AsyncIterable.toArray(AsyncIterable.map(source, (value) => value)),
      (source) => AsyncIterable.toArray(AsyncIterable.from(source)),
      (source) => AsyncIterable.toArray(AsyncIterable.zip(source, [1, 2])),
      (source) => AsyncIterable.toArray(AsyncIterable.zip([1, 2], source)),
      (source) => AsyncIterable.toArray(AsyncIterable.concat([0], source)),
      (source) => AsyncIterable.toArray(AsyncIterable.flatMap([0], () => source)),
      (source) => AsyncIterable.equal(Equal<number>(Object.is)).equals([1, 2], source),
    ];
    for (const read of reads) {
      const failing = Promise.reject<number>(FAILURE);
      const { source, isClosed } = watched([1, failing, 3]);
      await expect(read(source)).rejects.toBe(FAILURE);
      expect(isClosed()).toBe(true);
    }
  });

  test('there are no more elements after a rejection', async () => {
    const elements = AsyncIterable.map([1, 2], () => Promise.reject(FAILURE));
    const iterator = elements[Symbol.asyncIterator]();
    await expect(iterator.next()).rejects.toBe(FAILURE);
    expect(await iterator.next()).toStrictEqual({ done: true, value: undefined });
  });

  test('a function that returns a promise rejects it for an invalid argument', async () => {
    const answer = AsyncIterable.at([1], 0.5);
    expect(answer).toBeInstanceOf(Promise);
    await expect(answer).rejects.toThrow(ArgumentError);
  });

  test('a function that returns a sequence throws for an invalid argument when it is called', () => {
    expect(() => AsyncIterable.take([1], -1)).toThrow(ArgumentError);
  });
});

describe('types', () => {
  test('promises in a source are awaited', () => {
    const promises = [Promise.resolve(1)];
    expectTypeOf(AsyncIterable.of(Promise.resolve(1), 2)).toEqualTypeOf<AsyncIterable<number>>();
    expectTypeOf(AsyncIterable.from(promises)).toEqualTypeOf<AsyncIterable<number>>();
    expectTypeOf(AsyncIterable.toArray(promises)).toEqualTypeOf<Promise<number[]>>();
    expectTypeOf(AsyncIterable.toSet(promises)).toEqualTypeOf<Promise<Set<number>>>();
    expectTypeOf(AsyncIterable.toMap([['a', 1] as const])).toEqualTypeOf<Promise<Map<'a', 1>>>();
    expectTypeOf(AsyncIterable.first(promises)).toEqualTypeOf<Promise<Option<number>>>();
    expectTypeOf(AsyncIterable.first('a')).toEqualTypeOf<Promise<Option<string>>>();
    expectTypeOf(AsyncIterable.map([1], async () => 'a')).toEqualTypeOf<AsyncIterable<string>>();
    expectTypeOf(AsyncIterable.map(promises, (value) => value)).toEqualTypeOf<
      AsyncIterable<number>
    >();
    expectTypeOf(AsyncIterable.flatMap([1], async () => [Promise.resolve('a')])).toEqualTypeOf<
      AsyncIterable<string>
    >();
    expectTypeOf(AsyncIterable.generate(async (index) => index)).toEqualTypeOf<
      AsyncIterable<number>
    >();
    expectTypeOf(AsyncIterable.reduce([1], async (sum, value) => sum + value, 0)).toEqualTypeOf<
      Promise<number>
    >();
  });

  test('a type guard narrows the element type', async () => {
    const texts = AsyncIterable.filter(mixed, isText);
    expectTypeOf(texts).toEqualTypeOf<AsyncIterable<string>>();
    expectTypeOf(AsyncIterable.takeWhile(mixed, isText)).toEqualTypeOf<AsyncIterable<string>>();
    expectTypeOf(AsyncIterable.find(mixed, isText)).toEqualTypeOf<Promise<Option<string>>>();
    expectTypeOf(AsyncIterable.partition(mixed, isText)).toEqualTypeOf<
      Promise<readonly [pass: readonly string[], fail: readonly number[]]>
    >();
    expectTypeOf(AsyncIterable.filter(mixed, async () => true)).toEqualTypeOf<
      AsyncIterable<string | number>
    >();
    expect(await AsyncIterable.toArray(texts)).toStrictEqual(['a', 'b']);
  });

  test('sources with different element types return a union', () => {
    const lists: readonly (readonly number[] | readonly string[])[] = [[1], ['a']];
    const mixed = [new Set([1]), ['a'], AsyncIterable.of(true), Promise.resolve([2n])];
    expectTypeOf(AsyncIterable.flatten(lists)).toEqualTypeOf<AsyncIterable<number | string>>();
    expectTypeOf(AsyncIterable.flatten(mixed)).toEqualTypeOf<
      AsyncIterable<number | string | boolean | bigint>
    >();
    expectTypeOf(AsyncIterable.flatten([[Promise.resolve(1)]])).toEqualTypeOf<
      AsyncIterable<number>
    >();
    const either = AsyncIterable.flatMap([1, 2], (value) => (value > 1 ? [value] : ['a']));
    expectTypeOf(either).toEqualTypeOf<AsyncIterable<number | string>>();
    const later = AsyncIterable.flatMap([1, 2], async (value) => (value > 1 ? [value] : ['a']));
    expectTypeOf(later).toEqualTypeOf<AsyncIterable<number | string>>();
    const generic = <Value>(
      source: AsyncIterable<AsyncIterable<Value>>,
    ): AsyncIterable<Awaited<Value>> => AsyncIterable.flatten(source);
    expectTypeOf(generic(AsyncIterable.of(either))).toEqualTypeOf<AsyncIterable<number | string>>();
    // @ts-expect-error A number has no elements.
    expectTypeOf(AsyncIterable.flatten([1])).toBeObject();
    // @ts-expect-error A number has no elements.
    expectTypeOf(AsyncIterable.flatMap([1], (value) => value)).toBeObject();
  });

  test('a value of another type cannot be searched for', async () => {
    // @ts-expect-error A number is not a string.
    expect(await AsyncIterable.includes(['a'], 1)).toBe(false);
    // @ts-expect-error A number is not a string.
    expect(await AsyncIterable.indexOf(['a'], 1)).toBe(undefined);
  });

  test('the instances return promises', () => {
    const equal = AsyncIterable.equal(Equal<number>(Object.is));
    const order = AsyncIterable.order(Order.number);
    expectTypeOf(equal).toEqualTypeOf<AsyncIterable.AsyncEqual<AsyncIterableLike<number>>>();
    expectTypeOf(order).toEqualTypeOf<AsyncIterable.AsyncOrder<AsyncIterableLike<number>>>();
    expectTypeOf(equal.equals).returns.toEqualTypeOf<Promise<boolean>>();
    expectTypeOf(order).returns.toEqualTypeOf<Promise<Ordering>>();
  });
});
