import { onAbort } from '@tstd/async';
import { ArgumentError, TimeoutError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { AsyncIterable } from './index.js';

/*
 * The members that read ahead and those that stop waiting. `Iterable` has no counterparts to them.
 */

const FAILURE = new Error('Failed');
const DONE = { done: true, value: undefined } as const;

/** Waits for as many turns as promises may need. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Returns a value some turns later. */
async function after<Value>(turns: number, value: Value): Promise<Value> {
  for (let turn = 0; turn < turns; turn += 1) {
    await Promise.resolve();
  }
  return value;
}

interface Watched<Value> {
  /** A raw async generator: like all native ones, it closes only after the pending element has arrived. */
  readonly source: AsyncIterable<Value>;
  /** How many elements were requested. */
  readonly asked: () => number;
  readonly isClosed: () => boolean;
}

/** The values or promises of an async generator, and what its reader has done. */
function watched<Value>(values: readonly (Value | Promise<Value>)[]): Watched<Value> {
  let asked = 0;
  let isClosed = false;
  const generate = async function* (): AsyncGenerator<Value> {
    try {
      for (const value of values) {
        asked += 1;
        yield await value;
      }
    } finally {
      isClosed = true;
    }
  };
  return {
    asked: () => asked,
    isClosed: () => isClosed,
    source: { [Symbol.asyncIterator]: generate },
  };
}

/** A source whose elements never arrive, and which records that it was closed. */
function stuck(returned: () => Promise<IteratorResult<number>> = () => new Promise(() => {})): {
  readonly source: AsyncIterable<number>;
  readonly closings: () => number;
} {
  let closings = 0;
  const iterator: AsyncIterator<number> = {
    next: () => new Promise(() => {}),
    return: () => {
      closings += 1;
      return returned();
    },
  };
  return { closings: () => closings, source: { [Symbol.asyncIterator]: () => iterator } };
}

/** A source that cannot be closed and yields each number some turns after it was requested. */
function endless(): { readonly source: AsyncIterable<number>; readonly asked: () => number } {
  let asked = 0;
  const next = (): Promise<IteratorResult<number>> => {
    asked += 1;
    return after(100, { done: false, value: asked });
  };
  return { asked: () => asked, source: { [Symbol.asyncIterator]: () => ({ next }) } };
}

/** A native async generator that waits for ever and therefore cannot be closed. */
async function* hanging(): AsyncGenerator<number> {
  yield await new Promise<number>(() => {});
}

/** Each function that reads ahead or stops waiting, applied to one source. */
const FUNCTIONS: readonly (readonly [
  name: string,
  make: (source: AsyncIterable<number>) => AsyncIterable<number>,
])[] = [
  [
    'mapConcurrent()',
    (source) => AsyncIterable.mapConcurrent(source, (value) => value, { concurrency: 3 }),
  ],
  [
    'mapConcurrent() without order',
    (source) =>
      AsyncIterable.mapConcurrent(source, (value) => value, { concurrency: 3, unordered: true }),
  ],
  ['buffer()', (source) => AsyncIterable.buffer(source, 3)],
  ['merge()', (source) => AsyncIterable.merge(source, [])],
  ['withSignal()', (source) => AsyncIterable.withSignal(source, new AbortController().signal)],
  ['timeout()', (source) => AsyncIterable.timeout(source, 60_000)],
];

const numbers = fc.array(fc.integer(), { maxLength: 10 });
const turns = fc.nat(6);

describe.each(FUNCTIONS)('%s', (_name, make) => {
  test('opens no source before the first element is requested, and can be read again', async () => {
    const { source } = watched([1, 2, 3]);
    const open = vi.spyOn(source, Symbol.asyncIterator);
    const elements = make(source);
    await settle();
    expect(open).not.toHaveBeenCalled();
    expect(await AsyncIterable.toArray(elements)).toStrictEqual([1, 2, 3]);
    expect(await AsyncIterable.toArray(elements)).toStrictEqual([1, 2, 3]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('requests one element at a time from a source and returns the results in order', async () => {
    let underWay = 0;
    let most = 0;
    let last = 0;
    const next = async (): Promise<IteratorResult<number>> => {
      underWay += 1;
      most = Math.max(most, underWay);
      await after(5, undefined);
      underWay -= 1;
      last += 1;
      return { done: false, value: last };
    };
    const iterator = make({ [Symbol.asyncIterator]: () => ({ next }) })[Symbol.asyncIterator]();
    const results = await Promise.all([iterator.next(), iterator.next(), iterator.next()]);
    expect(results).toStrictEqual([1, 2, 3].map((value) => ({ done: false, value })));
    expect(most).toBe(1);
    await iterator.return?.();
  });

  test('return() closes a waiting source immediately and settles next()', async () => {
    const { closings, source } = stuck();
    const iterator = make(source)[Symbol.asyncIterator]();
    const waiting = iterator.next();
    await settle();
    expect(await iterator.return?.()).toStrictEqual(DONE);
    expect(await waiting).toStrictEqual(DONE);
    expect(closings()).toBe(1);
  });
});

describe('invalid arguments', () => {
  test('are reported when the function is called', () => {
    const timers = { startTimer: 1 as never };
    expect(() => AsyncIterable.withSignal([1], {} as never)).toThrow(
      new ArgumentError({ message: 'Expected "signal" to be an AbortSignal, received an object' }),
    );
    expect(() => AsyncIterable.withSignal([1], new EventTarget() as AbortSignal)).toThrow(
      ArgumentError,
    );
    // An object without `removeEventListener` is not a signal either.
    const endless = { aborted: false, addEventListener: () => {} };
    expect(() => AsyncIterable.withSignal([1], endless as never)).toThrow(ArgumentError);
    expect(() => AsyncIterable.timeout([1], 1, timers)).toThrow(
      new ArgumentError({ message: 'Expected "startTimer" to be a function, received 1' }),
    );
    expect(() => AsyncIterable.mapConcurrent([1], Number, 2 as never)).toThrow(
      new ArgumentError({ message: 'Expected "options" to be an object, received 2' }),
    );
  });
});

describe('mapConcurrent()', () => {
  test('returns the same results as map() and respects the limit of simultaneous calls', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(turns, fc.integer()), { maxLength: 12 }),
        fc.integer({ max: 5, min: 1 }),
        async (list, concurrency) => {
          let active = 0;
          let most = 0;
          const results = AsyncIterable.mapConcurrent(
            list,
            async ([count, value], index) => {
              active += 1;
              most = Math.max(most, active);
              await after(count, undefined);
              active -= 1;
              return [value, index];
            },
            { concurrency },
          );
          expect(await AsyncIterable.toArray(results)).toStrictEqual(
            list.map(([, value], index) => [value, index]),
          );
          expect(most).toBeLessThanOrEqual(concurrency);
        },
      ),
    );
  });

  test('starts calls up to the limit and no more while nothing is requested', async () => {
    for (const concurrency of [1, 2, 3]) {
      const fn = vi.fn((value: number) => value);
      const { asked, source } = watched([1, 2, 3, 4, 5, 6]);
      const iterator = AsyncIterable.mapConcurrent(source, fn, { concurrency })[
        Symbol.asyncIterator
      ]();
      expect(fn).not.toHaveBeenCalled();
      expect(await iterator.next()).toStrictEqual({ done: false, value: 1 });
      await settle();
      expect(fn).toHaveBeenCalledTimes(concurrency);
      expect(asked()).toBe(concurrency);
      await iterator.return?.();
    }
  });

  test('an error in the callback closes the source and arrives at its turn', async () => {
    const { isClosed, source } = watched([1, 2, 3]);
    const seen: number[] = [];
    const results = AsyncIterable.mapConcurrent(
      source,
      (value) => {
        if (value > 1) {
          throw FAILURE;
        }
        return after(5, value);
      },
      { concurrency: 3 },
    );
    const reading = AsyncIterable.forEach(results, (value) => {
      seen.push(value);
    });
    await expect(reading).rejects.toBe(FAILURE);
    expect(seen).toStrictEqual([1]);
    expect(isClosed()).toBe(true);
  });

  test('starts no call after a call has failed', async () => {
    const fn = vi.fn(async (value: number) => {
      if (value === 2) {
        throw FAILURE;
      }
      await settle();
      return value;
    });
    const { asked, isClosed, source } = watched([1, 2, 3, 4, 5, 6]);
    const iterator = AsyncIterable.mapConcurrent(source, fn, { concurrency: 4 })[
      Symbol.asyncIterator
    ]();
    expect(await iterator.next()).toStrictEqual({ done: false, value: 1 });
    expect(isClosed()).toBe(true);
    await expect(iterator.next()).rejects.toBe(FAILURE);
    expect(asked()).toBe(2);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('starts no call for an element that was requested before another call failed', async () => {
    const fn = vi.fn(async (turns: number) => {
      await after(turns === 0 ? 300 : 10, undefined);
      if (turns > 0) {
        throw FAILURE;
      }
    });
    const source = AsyncIterable.map([0, 30, 60], (turns) => after(turns, turns));
    const reading = AsyncIterable.toArray(
      AsyncIterable.mapConcurrent(source, fn, { concurrency: 3 }),
    );
    await expect(reading).rejects.toBe(FAILURE);
    await settle();
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('ignores the outcomes of the calls after the failed one', async () => {
    // A rejection without a listener fails the test run.
    const fn = (turns: number): Promise<number> =>
      after(turns, turns).then(() => Promise.reject(turns));
    const results = AsyncIterable.mapConcurrent([30, 1, 60], fn, { concurrency: 3 });
    await expect(AsyncIterable.toArray(results)).rejects.toBe(30);
    await settle();
  });

  test('starts no call after the iteration has stopped early', async () => {
    const fn = vi.fn((value: number) => value);
    const { source } = endless();
    expect(
      await AsyncIterable.first(AsyncIterable.mapConcurrent(source, fn, { concurrency: 3 })),
    ).toBe(1);
    await settle();
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('closes the source if the iteration stops early', async () => {
    const { isClosed, source } = watched([1, 2, 3]);
    expect(
      await AsyncIterable.first(
        AsyncIterable.mapConcurrent(source, (value) => value, { concurrency: 2 }),
      ),
    ).toBe(1);
    expect(isClosed()).toBe(true);
  });

  test.each([0, -1, 1.5, Infinity, Number.NaN])('rejects a limit of %d calls', (concurrency) => {
    expect(() => AsyncIterable.mapConcurrent([], (value) => value, { concurrency })).toThrow(
      new ArgumentError({
        message: `Expected "concurrency" to be a positive integer, received ${concurrency}`,
      }),
    );
  });
});

describe('mapConcurrent() with unordered results', () => {
  const options = { concurrency: 3, unordered: true };

  test('returns each result as soon as it is available and respects the limit of simultaneous calls', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(turns, turns, turns), { maxLength: 12 }),
        fc.integer({ max: 5, min: 1 }),
        async (list, concurrency) => {
          const done: number[] = [];
          let begun = 0;
          let given = 0;
          let most = 0;
          const source = AsyncIterable.map(list, (each) => after(each[0], each));
          const results = AsyncIterable.mapConcurrent(
            source,
            async (each, index) => {
              expect(each).toBe(list[index]);
              begun += 1;
              most = Math.max(most, begun - given);
              await after(each[1], undefined);
              done.push(index);
              return index;
            },
            { concurrency, unordered: true },
          );
          const seen: number[] = [];
          for await (const index of results) {
            given += 1;
            seen.push(index);
            await after(list[index]?.[2] ?? 0, undefined);
          }
          expect(seen).toStrictEqual(done);
          expect(seen.toSorted((one, other) => one - other)).toStrictEqual([...list.keys()]);
          expect(most).toBeLessThanOrEqual(concurrency);
        },
      ),
    );
  });

  test('the first failure ends the iteration after the results that were already available', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(turns, fc.boolean()), { maxLength: 12 }),
        fc.integer({ max: 5, min: 2 }),
        async (list, concurrency) => {
          const done: number[] = [];
          let failed: number | undefined;
          let late = 0;
          const { isClosed, source } = watched(list);
          const results = AsyncIterable.mapConcurrent(
            source,
            async ([count, fails], index) => {
              await settle();
              await after(count, undefined);
              if (failed === undefined) {
                (fails ? [] : done).push(index);
              }
              if (fails) {
                failed ??= index;
                throw index;
              }
              return index;
            },
            { concurrency, unordered: true },
          );
          const seen: number[] = [];
          const error = await AsyncIterable.forEach(results, (index) => {
            late += failed === undefined ? 0 : 1;
            seen.push(index);
          }).catch((reason: unknown) => reason);
          expect(error).toBe(failed);
          expect(seen).toStrictEqual(done);
          expect(late).toBeLessThan(concurrency);
          expect(isClosed()).toBe(true);
          await settle();
        },
      ),
      { numRuns: 40 },
    );
  });

  test('fails immediately while an earlier call is running, and starts no other call', async () => {
    const fn = vi.fn(async (value: number) => {
      if (value === 2) {
        throw FAILURE;
      }
      return new Promise<number>(() => {});
    });
    const { asked, isClosed, source } = watched([1, 2, 3, 4, 5, 6]);
    const reading = AsyncIterable.toArray(AsyncIterable.mapConcurrent(source, fn, options));
    await expect(reading).rejects.toBe(FAILURE);
    expect(isClosed()).toBe(true);
    expect(asked()).toBe(2);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('fails immediately while the source is stuck, and closes the source', async () => {
    const { closings, source } = stuck();
    const results = AsyncIterable.mapConcurrent(
      AsyncIterable.concat([1], source),
      () => after(9, 0).then(() => Promise.reject(FAILURE)),
      options,
    );
    await expect(AsyncIterable.toArray(results)).rejects.toBe(FAILURE);
    expect(closings()).toBe(1);
  });

  test('an error of the source waits for available results but not for running calls', async () => {
    const { source } = watched<number>([1, 2, after(99, 0).then(() => Promise.reject(FAILURE))]);
    const seen: number[] = [];
    const results = AsyncIterable.mapConcurrent(
      source,
      (value) => (value === 2 ? value : new Promise<number>(() => {})),
      options,
    );
    const reading = AsyncIterable.forEach(results, (value) => {
      seen.push(value);
    });
    await expect(reading).rejects.toBe(FAILURE);
    expect(seen).toStrictEqual([2]);
  });

  test('results that arrive after an error of the source are ignored', async () => {
    const failing = after(9, 0).then(() => Promise.reject(FAILURE));
    const results = AsyncIterable.mapConcurrent([1, 2, failing], (value) => after(50, value), {
      concurrency: 9,
      unordered: true,
    });
    await expect(AsyncIterable.toArray(results)).rejects.toBe(FAILURE);
    await settle();
  });

  test('an error during closing is reported if there was no earlier error', async () => {
    const source: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.resolve({ done: false, value: 1 }),
        return: () => Promise.reject(FAILURE),
      }),
    };
    const iterator = AsyncIterable.mapConcurrent(source, String, options)[Symbol.asyncIterator]();
    await iterator.next();
    await settle();
    await expect(iterator.return?.()).rejects.toBe(FAILURE);
  });

  test('ignores the outcomes of the calls after the failed one', async () => {
    // A rejection without a listener fails the test run.
    const fn = (count: number): Promise<number> =>
      after(count, count).then(() => Promise.reject(count));
    const results = AsyncIterable.mapConcurrent([30, 1, 60], fn, options);
    await expect(AsyncIterable.toArray(results)).rejects.toBe(1);
    await settle();
  });

  test('a failure while nothing is requested closes the source and arrives with the next request', async () => {
    const { asked, isClosed, source } = watched([0, 20, 1, 2]);
    const results = AsyncIterable.mapConcurrent(
      source,
      (count) => after(count, count).then(() => (count > 0 ? Promise.reject(FAILURE) : count)),
      options,
    );
    const iterator = results[Symbol.asyncIterator]();
    expect(await iterator.next()).toStrictEqual({ done: false, value: 0 });
    await settle();
    await expect(iterator.next()).rejects.toBe(FAILURE);
    expect(await iterator.next()).toStrictEqual(DONE);
    expect(asked()).toBe(3);
    expect(isClosed()).toBe(true);
  });

  test('is stopped by a signal and by a timeout even while all calls are running', async () => {
    const controller = new AbortController();
    for (const stop of [
      (results: AsyncIterable<number>) => AsyncIterable.withSignal(results, controller.signal),
      (results: AsyncIterable<number>) => AsyncIterable.timeout(results, 0),
    ]) {
      const { isClosed, source } = watched([1, 2, 3, 4]);
      const results = AsyncIterable.mapConcurrent(
        source,
        () => new Promise<number>(() => {}),
        options,
      );
      const reading = AsyncIterable.toArray(stop(results));
      setTimeout(() => {
        controller.abort(new TimeoutError());
      }, 0);
      await expect(reading).rejects.toThrow(TimeoutError);
      await settle();
      expect(isClosed()).toBe(true);
    }
  });

  test('accepts a limit that exceeds the length of the source', async () => {
    const results = AsyncIterable.mapConcurrent([3, 1, 2], (count) => after(count * 99, count), {
      concurrency: Number.MAX_SAFE_INTEGER,
      unordered: true,
    });
    expect(await AsyncIterable.toArray(results)).toStrictEqual([1, 2, 3]);
  });

  test('keeps the order by default', async () => {
    for (const unordered of [false, undefined]) {
      const results = AsyncIterable.mapConcurrent([3, 1, 2], (count) => after(count * 99, count), {
        concurrency: 3,
        unordered,
      });
      expect(await AsyncIterable.toArray(results)).toStrictEqual([3, 1, 2]);
    }
    expect(() =>
      AsyncIterable.mapConcurrent([], Number, { concurrency: 1, unordered: 'yes' as never }),
    ).toThrow(
      new ArgumentError({ message: 'Expected "unordered" to be a boolean, received "yes"' }),
    );
  });
});

describe('buffer()', () => {
  test('returns the same elements and can be read again', async () => {
    await fc.assert(
      fc.asyncProperty(numbers, fc.integer({ max: 5, min: 1 }), async (list, size) => {
        const elements = AsyncIterable.buffer(list, size);
        expect(await AsyncIterable.toArray(elements)).toStrictEqual(list);
        expect(await AsyncIterable.toArray(elements)).toStrictEqual(list);
      }),
    );
  });

  test('reads up to the given number of elements ahead from the first element onwards', async () => {
    const { asked, source } = watched([1, 2, 3, 4, 5]);
    const iterator = AsyncIterable.buffer(source, 2)[Symbol.asyncIterator]();
    await settle();
    expect(asked()).toBe(0);
    await iterator.next();
    await settle();
    expect(asked()).toBe(3);
    await iterator.next();
    await settle();
    expect(asked()).toBe(4);
    await iterator.return?.();
  });

  test('an error arrives after the elements before it and ends the sequence', async () => {
    const { source } = watched<number>([1, Promise.reject(FAILURE), 3]);
    const iterator = AsyncIterable.buffer(source, 5)[Symbol.asyncIterator]();
    expect(await iterator.next()).toStrictEqual({ done: false, value: 1 });
    await settle();
    await expect(iterator.next()).rejects.toBe(FAILURE);
    expect(await iterator.next()).toStrictEqual(DONE);
  });

  test('closes the source if the iteration stops early, and waits for it unless the source is waiting', async () => {
    const { isClosed, source } = watched([1, 2, 3, 4]);
    expect(await AsyncIterable.first(AsyncIterable.buffer(source, 1))).toBe(1);
    expect(isClosed()).toBe(true);
  });

  test('requests nothing from a source after closing it at any time', async () => {
    await fc.assert(
      fc.asyncProperty(turns, turns, fc.integer({ max: 4, min: 1 }), async (wait, busy, size) => {
        let isClosed = false;
        let late = 0;
        const iterator: AsyncIterator<number> = {
          next: () => {
            late += isClosed ? 1 : 0;
            return after(wait, { done: false, value: 1 });
          },
          return: () => {
            isClosed = true;
            return Promise.resolve(DONE);
          },
        };
        const source = { [Symbol.asyncIterator]: () => iterator };
        const reader = AsyncIterable.buffer(source, size)[Symbol.asyncIterator]();
        await reader.next();
        await after(busy, undefined);
        await reader.return?.();
        await settle();
        expect({ isClosed, late }).toStrictEqual({ isClosed: true, late: 0 });
      }),
    );
  });

  test('requests nothing from a source after its end or its error', async () => {
    for (const last of [() => Promise.resolve(DONE), () => Promise.reject(FAILURE)]) {
      const next = vi.fn<() => Promise<IteratorResult<number, undefined>>>(last);
      next.mockResolvedValueOnce({ done: false, value: 1 });
      next.mockResolvedValueOnce({ done: false, value: 2 });
      const source = { [Symbol.asyncIterator]: () => ({ next }) };
      const reading = AsyncIterable.forEach(AsyncIterable.buffer(source, 3), settle);
      await reading.catch((error: unknown) => {
        expect(error).toBe(FAILURE);
      });
      expect(next).toHaveBeenCalledTimes(3);
    }
  });

  test('requests nothing from a source without return() after the iteration stops early', async () => {
    const { asked, source } = endless();
    expect(await AsyncIterable.first(AsyncIterable.buffer(source, 5))).toBe(1);
    await settle();
    expect(asked()).toBe(2);
  });

  test('rejects an invalid size', () => {
    expect(() => AsyncIterable.buffer([], 0)).toThrow(ArgumentError);
    expect(() => AsyncIterable.buffer([], Infinity)).toThrow(ArgumentError);
  });
});

describe('merge()', () => {
  test('returns the elements of all sources and keeps the order within each source', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(turns, { maxLength: 6 }), { maxLength: 4, minLength: 1 }),
        async (lists) => {
          const [first = [], ...rest] = lists.map((list, source) =>
            AsyncIterable.map(list, (count, index) => after(count, { index, source })),
          );
          const all = await AsyncIterable.toArray(AsyncIterable.merge(first, ...rest));
          expect(all).toHaveLength(lists.flat().length);
          lists.forEach((list, source) => {
            expect(
              all.filter((element) => element.source === source).map(({ index }) => index),
            ).toStrictEqual([...list.keys()]);
          });
        },
      ),
    );
  });

  test('returns the element that arrives first', async () => {
    const slow = AsyncIterable.map([1, 2], (value) => after(50, `slow ${value}`));
    const fast = AsyncIterable.map([1, 2], (value) => after(1, `fast ${value}`));
    expect(await AsyncIterable.toArray(AsyncIterable.merge(slow, fast))).toStrictEqual([
      'fast 1',
      'fast 2',
      'slow 1',
      'slow 2',
    ]);
  });

  test('a source that always has an element does not block the others', async () => {
    const all = AsyncIterable.merge(AsyncIterable.repeat('a', Infinity), ['b']);
    expect(await AsyncIterable.includes(AsyncIterable.take(all, 4), 'b')).toBe(true);
  });

  test('reads one element ahead from each source', async () => {
    const first = watched([1, 2, 3]);
    const second = watched([1, 2, 3]);
    const iterator = AsyncIterable.merge(first.source, second.source)[Symbol.asyncIterator]();
    await iterator.next();
    await settle();
    expect([first.asked(), second.asked()]).toStrictEqual([2, 1]);
    await iterator.return?.();
    expect([first.isClosed(), second.isClosed()]).toStrictEqual([true, true]);
  });

  test('an error of one source closes the others and is reported', async () => {
    const { closings, source } = stuck(() => Promise.reject(new Error('Closing failed')));
    const idle = watched([1, 2]);
    const failing = AsyncIterable.map([1], () => after(9, 0).then(() => Promise.reject(FAILURE)));
    const reading = AsyncIterable.toArray(AsyncIterable.merge(source, idle.source, failing));
    await expect(reading).rejects.toBe(FAILURE);
    expect(closings()).toBe(1);
    expect(idle.isClosed()).toBe(true);
  });

  test('a stuck source is closed without delaying the iteration', async () => {
    const { closings, source } = stuck();
    const { isClosed, source: other } = watched([1, 2]);
    expect(await AsyncIterable.first(AsyncIterable.merge(source, other))).toBe(1);
    expect(closings()).toBe(1);
    expect(isClosed()).toBe(true);
  });

  test('a source that cannot be opened closes the earlier ones', async () => {
    const { closings, source } = stuck(() => Promise.resolve({ done: true, value: undefined }));
    const broken = {
      [Symbol.asyncIterator]: (): AsyncIterator<number> => {
        throw FAILURE;
      },
    };
    const reading = AsyncIterable.toArray(AsyncIterable.merge(source, broken));
    await expect(reading).rejects.toBe(FAILURE);
    expect(closings()).toBe(1);
  });

  test('an error during closing is reported if there was no earlier error', async () => {
    const source: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.resolve({ done: false, value: 1 }),
        return: () => Promise.reject(FAILURE),
      }),
    };
    const iterator = AsyncIterable.merge(source)[Symbol.asyncIterator]();
    await iterator.next();
    await settle();
    await expect(iterator.return?.()).rejects.toBe(FAILURE);
  });

  test('promises that are rejected before their turn do not end the process', async () => {
    const second = [after(20, 1), Promise.reject(FAILURE)];
    await expect(AsyncIterable.toArray(AsyncIterable.merge([0], second))).rejects.toBe(FAILURE);
  });
});

describe('withSignal()', () => {
  test('returns the same elements if the signal is not aborted, and leaves no listener', async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    await fc.assert(
      fc.asyncProperty(numbers, async (list) => {
        expect(await AsyncIterable.toArray(AsyncIterable.withSignal(list, signal))).toStrictEqual(
          list,
        );
      }),
    );
    expect(remove).toHaveBeenCalledTimes(add.mock.calls.length);
  });

  test('shares one signal listener with all users of onAbort()', async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const end = onAbort(signal, () => {});
    const iterators = [stuck(), stuck()].map(({ source }) =>
      AsyncIterable.withSignal(source, signal)[Symbol.asyncIterator](),
    );
    const waiting = iterators.map((iterator) => iterator.next());
    await settle();
    expect(add).toHaveBeenCalledTimes(1);
    await Promise.all(iterators.map((iterator) => iterator.return?.()));
    await Promise.all(waiting);
    end();
  });

  test('rejects with the reason while it is waiting, and closes a stuck source', async () => {
    const controller = new AbortController();
    const { closings, source } = stuck();
    const reading = AsyncIterable.toArray(AsyncIterable.withSignal(source, controller.signal));
    await settle();
    controller.abort(FAILURE);
    await expect(reading).rejects.toBe(FAILURE);
    expect(closings()).toBe(1);
  });

  test('rejects the next element after an abort between two elements', async () => {
    const controller = new AbortController();
    const { asked, isClosed, source } = watched([1, 2, 3]);
    const iterator = AsyncIterable.withSignal(source, controller.signal)[Symbol.asyncIterator]();
    await iterator.next();
    controller.abort(FAILURE);
    await expect(iterator.next()).rejects.toBe(FAILURE);
    expect(await iterator.next()).toStrictEqual(DONE);
    expect(asked()).toBe(1);
    expect(isClosed()).toBe(true);
  });

  test('reads nothing if the signal is already aborted', async () => {
    const { asked, source } = watched([1]);
    const elements = AsyncIterable.withSignal(source, AbortSignal.abort(FAILURE));
    await expect(AsyncIterable.toArray(elements)).rejects.toBe(FAILURE);
    expect(asked()).toBe(0);
  });

  test('an error during closing does not hide the reason', async () => {
    const controller = new AbortController();
    const { source } = stuck(() => Promise.reject(new Error('Closing failed')));
    const reading = AsyncIterable.toArray(AsyncIterable.withSignal(source, controller.signal));
    await settle();
    controller.abort(FAILURE);
    await expect(reading).rejects.toBe(FAILURE);
  });

  test('closes the source if the iteration stops early, and reports the error of the source', async () => {
    const { signal } = new AbortController();
    const left = watched([1, 2]);
    expect(await AsyncIterable.first(AsyncIterable.withSignal(left.source, signal))).toBe(1);
    expect(left.isClosed()).toBe(true);
    const failing = watched<number>([Promise.reject(FAILURE)]);
    const reading = AsyncIterable.toArray(AsyncIterable.withSignal(failing.source, signal));
    await expect(reading).rejects.toBe(FAILURE);
  });
});

describe('an iteration that stops while it waits for ever', () => {
  test('leaves no listener and no timer', async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    const stop = vi.fn();
    const source = { [Symbol.asyncIterator]: hanging };
    const merged = AsyncIterable.merge(
      AsyncIterable.withSignal(source, signal),
      AsyncIterable.timeout(source, 60_000, { startTimer: () => stop }),
      [1],
    );
    expect(await AsyncIterable.first(merged)).toBe(1);
    await settle();
    expect(add).toHaveBeenCalledTimes(1);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('timeout()', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('each element has its own time limit, and time between requests does not count', async () => {
    vi.useFakeTimers();
    const wait = (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
    const source = AsyncIterable.map([8, 9, 11, 1], async (time) => {
      await wait(time);
      return time;
    });
    const seen: number[] = [];
    const reading = AsyncIterable.forEach(AsyncIterable.timeout(source, 10), async (time) => {
      seen.push(time);
      await wait(100);
    });
    const ended = expect(reading).rejects.toThrow(
      new TimeoutError({ message: 'No element arrived within 10 ms' }),
    );
    await vi.advanceTimersByTimeAsync(1000);
    await ended;
    expect(seen).toStrictEqual([8, 9]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('uses the given timers and stops them', async () => {
    const timers = new Map<() => void, number>();
    const startTimer = (onEnd: () => void, milliseconds: number): (() => void) => {
      timers.set(onEnd, milliseconds);
      return () => {
        timers.delete(onEnd);
      };
    };
    const { closings, source } = stuck();
    const elements = AsyncIterable.timeout(AsyncIterable.concat([1], source), 10, { startTimer });
    const iterator = elements[Symbol.asyncIterator]();
    expect(await iterator.next()).toStrictEqual({ done: false, value: 1 });
    expect(timers.size).toBe(0);
    const next = iterator.next();
    await settle();
    expect([...timers.values()]).toStrictEqual([10]);
    for (const end of timers.keys()) {
      end();
    }
    await expect(next).rejects.toThrow(TimeoutError);
    expect(closings()).toBe(1);
  });

  test('a timer that cannot be started or stopped closes the source, and its error is reported', async () => {
    const fail = (): never => {
      throw FAILURE;
    };
    for (const startTimer of [fail, () => fail]) {
      const { isClosed, source } = watched([1, 2]);
      const elements = AsyncIterable.timeout(source, 10, { startTimer });
      await expect(AsyncIterable.toArray(elements)).rejects.toBe(FAILURE);
      expect(isClosed()).toBe(startTimer !== fail);
    }
    const failing = AsyncIterable.map([1], () => Promise.reject(new Error('First')));
    const elements = AsyncIterable.timeout(failing, 10, { startTimer: () => fail });
    await expect(AsyncIterable.toArray(elements)).rejects.toThrow('First');
  });

  test.each([0, 2 ** 31 - 1])('accepts a time of %d', async (milliseconds) => {
    expect(await AsyncIterable.toArray(AsyncIterable.timeout([1], milliseconds))).toStrictEqual([
      1,
    ]);
  });

  test('undefined options are the same as no options', async () => {
    const options: AsyncIterable.TimeoutOptions = { startTimer: undefined };
    expect(await AsyncIterable.toArray(AsyncIterable.timeout([1, 2], 1000, options))).toStrictEqual(
      [1, 2],
    );
  });

  test.each([-1, Number.NaN, Infinity, 2 ** 31, undefined, null, true])(
    'rejects a time of %s',
    (milliseconds) => {
      // SAFETY: untyped code may pass anything. If the time is missing, the function must not wait for ever.
      expect(() => AsyncIterable.timeout([], milliseconds as number)).toThrow(
        new ArgumentError({
          message: `Expected "milliseconds" to be a number from 0 to 2147483647, received ${milliseconds}`,
        }),
      );
    },
  );
});

test('types', () => {
  const promises = [Promise.resolve(1)];
  const { signal } = new AbortController();
  expectTypeOf(AsyncIterable.merge(promises, ['a'])).toEqualTypeOf<
    AsyncIterable<number | string>
  >();
  const others: readonly AsyncIterable<string>[] = [AsyncIterable.of('a')];
  for (const join of [AsyncIterable.concat, AsyncIterable.merge] as const) {
    expectTypeOf(join(promises, ['a'], AsyncIterable.of(true), 'b')).toEqualTypeOf<
      AsyncIterable<number | string | boolean>
    >();
    expectTypeOf(join(promises, ...others)).toEqualTypeOf<AsyncIterable<number | string>>();
    expectTypeOf(join(promises)).toEqualTypeOf<AsyncIterable<number>>();
    expectTypeOf(join<number>([1], promises, [2])).toEqualTypeOf<AsyncIterable<number>>();
  }
  expectTypeOf(
    AsyncIterable.mapConcurrent(promises, async (value) => `${value}`, { concurrency: 2 }),
  ).toEqualTypeOf<AsyncIterable<string>>();
  expectTypeOf(AsyncIterable.buffer(promises, 2)).toEqualTypeOf<AsyncIterable<number>>();
  expectTypeOf(AsyncIterable.withSignal('ab', signal)).toEqualTypeOf<AsyncIterable<string>>();
  expectTypeOf(AsyncIterable.timeout([1], 1)).toEqualTypeOf<AsyncIterable<number>>();
  expect(AsyncIterable.hasInstance(AsyncIterable.merge([]))).toBe(true);
});

describe('flatMap()', () => {
  test('does not call the callback after it has been closed', async () => {
    const calls: number[] = [];
    const waiting = AsyncIterable.map([new Promise<never>(() => {})], String);
    const reader = AsyncIterable.flatMap([1, 2, 3], (value) => {
      calls.push(value);
      return waiting;
    })[Symbol.asyncIterator]();
    const element = reader.next();
    await settle();
    await reader.return?.();
    await settle();
    expect(await element).toStrictEqual(DONE);
    expect(calls).toStrictEqual([1]);
  });
});
