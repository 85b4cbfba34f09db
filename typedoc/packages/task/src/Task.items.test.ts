import { ignore } from '@tstd/core';
import * as Result from '@tstd/core/Result';
import { AbortError, ArgumentError } from '@tstd/error';
import { describe, expect, it, vi } from 'vitest';
import * as Task from './Task.js';

/** The history of a source: an entry for each item requested, and for each closing. */
type Watched = ('asked' | 'closed')[];

const countsOf = (watched: Watched): { readonly asked: number; readonly closed: number } => ({
  asked: watched.filter((note) => note === 'asked').length,
  closed: watched.filter((note) => note === 'closed').length,
});

/** Consecutive integers from 0, infinite by default. */
function count(watched: Watched, end = Infinity): AsyncIterable<number> {
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for (let item = 0; item < end; item += 1) {
          watched.push('asked');
          await Promise.resolve();
          yield item;
        }
      } finally {
        await Promise.resolve();
        watched.push('closed');
      }
    },
  };
}

const watch = (): Watched => [];

const never = Task.from(() => new Promise<never>(ignore));

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

describe('forEach() with an async iterable', () => {
  it('returns the values in the order of the items', async () => {
    const clock = Task.virtualClock();
    const work = (item: number): Task.Task<string, never> =>
      Task.map(Task.delay(100 - item * 10), () => `${item}`);
    const task = Task.forEach(count(watch(), 5), work, { concurrency: 3 });
    const running = Task.run(task, clock);
    while (await clock.advanceToNext()) {
      // Runs to the end.
    }
    await expect(running).resolves.toEqual(Result.Ok(['0', '1', '2', '3', '4']));
  });

  it('returns an empty list for no items and can be run again', async () => {
    const watched = watch();
    const task = Task.forEach(count(watched, 0), Task.Ok);
    await expect(Task.run(task)).resolves.toEqual(Result.Ok([]));
    await expect(Task.run(task)).resolves.toEqual(Result.Ok([]));
    expect(countsOf(watched)).toEqual({ asked: 0, closed: 2 });
  });

  it('does not request more items than it can process', async () => {
    const watched = watch();
    const canceler = Task.canceler();
    const running = Task.run(
      Task.forEach(count(watched), () => never, { concurrency: 3 }),
      { canceler },
    );
    await pause();
    expect(countsOf(watched).asked).toBe(3);
    canceler.cancel();
    await expect(running).resolves.toEqual(Result.Err(expect.any(AbortError)));
    expect(countsOf(watched).closed).toBe(1);
  });

  it('reads one item at a time, whatever the concurrency', async () => {
    let reading = 0;
    let most = 0;
    let item = 0;
    const items = {
      [Symbol.asyncIterator]: () => ({
        next: async () => {
          reading += 1;
          most = Math.max(most, reading);
          await pause();
          reading -= 1;
          item += 1;
          return item > 5 ? { done: true, value: undefined } : { done: false, value: item };
        },
      }),
    } as AsyncIterable<number>;
    await expect(Task.run(Task.forEach(items, Task.Ok))).resolves.toEqual(
      Result.Ok([1, 2, 3, 4, 5]),
    );
    expect(most).toBe(1);
  });

  it('stops at the first error and closes the source', async () => {
    const watched = watch();
    const work = (item: number): Task.Task<number, string> =>
      item === 2 ? Task.Err('broken') : Task.Ok(item);
    await expect(Task.run(Task.forEach(count(watched), work))).resolves.toEqual(
      Result.Err('broken'),
    );
    expect(countsOf(watched)).toEqual({ asked: 3, closed: 1 });
  });

  it('stops after maxErrors errors and returns them in the order of the items', async () => {
    const watched = watch();
    const work = (item: number): Task.Task<number, string> =>
      item % 2 === 0 ? Task.Ok(item) : Task.Err(`${item} is odd`);
    const task = Task.forEach(count(watched), work, { concurrency: 1, maxErrors: 2 });
    await expect(Task.run(task)).resolves.toEqual(Result.Err(['1 is odd', '3 is odd']));
    expect(countsOf(watched)).toEqual({ asked: 4, closed: 1 });
    const all = Task.forEach(count(watch(), 6), work, { maxErrors: Infinity });
    await expect(Task.run(all)).resolves.toEqual(Result.Err(['1 is odd', '3 is odd', '5 is odd']));
    const even = Task.forEach(count(watch(), 1), work, { maxErrors: 1 });
    await expect(Task.run(even)).resolves.toEqual(Result.Ok([0]));
  });

  it('treats an exception of the source as a defect and does not close the source', async () => {
    const fault = new Error('source');
    const close = vi.fn();
    const items = (next: () => Promise<never>): AsyncIterable<number> => ({
      [Symbol.asyncIterator]: () => ({ next, return: close }),
    });
    const work = Task.forEach(
      items(() => Promise.reject(fault)),
      Task.Ok,
    );
    await expect(Task.run(work)).rejects.toBe(fault);
    const broken = Task.forEach(
      items(() => {
        throw fault;
      }),
      Task.Ok,
    );
    await expect(Task.run(broken)).rejects.toBe(fault);
    expect(close).not.toHaveBeenCalled();
  });

  it('treats a failure to close the source as a defect', async () => {
    const fault = new Error('close');
    const items: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.resolve({ done: false, value: 1 }),
        return: () => Promise.reject(fault),
      }),
    };
    const work = Task.forEach(items, () => Task.Err('broken'));
    await expect(Task.run(work)).rejects.toEqual(
      expect.objectContaining({ name: 'AggregateError', errors: ['broken', fault] }),
    );
  });

  it('treats an exception of the function as a defect and closes the source', async () => {
    const fault = new Error('function');
    const watched = watch();
    const work = Task.forEach(count(watched), () => {
      throw fault;
    });
    await expect(Task.run(work)).rejects.toBe(fault);
    expect(countsOf(watched)).toEqual({ asked: 1, closed: 1 });
  });

  it('closes a waiting source without waiting for it when the run is cancelled', async () => {
    const close = vi.fn(() => Promise.reject(new Error('too late')));
    const items: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise<never>(ignore),
        return: close,
      }),
    };
    const canceler = Task.canceler();
    const running = Task.run(Task.forEach(items, Task.Ok), { canceler });
    canceler.cancel();
    await expect(running).resolves.toEqual(Result.Err(expect.any(AbortError)));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('reports how many items have been read at each end', async () => {
    const onProgress = vi.fn();
    await Task.run(Task.forEach(count(watch(), 3), Task.Ok, { concurrency: 1, onProgress }));
    expect(onProgress.mock.calls).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('runs 10,000 items without a limit', async () => {
    const task = Task.forEach(count(watch(), 10_000), Task.Ok);
    await expect(Task.run(Task.map(task, (items) => items.length))).resolves.toEqual(
      Result.Ok(10_000),
    );
  });
});

describe('forEach() with an iterable', () => {
  it('copies an array immediately', () => {
    const items = [1, 2];
    const task = Task.forEach(items, Task.Ok);
    items.push(3);
    expect(Task.run(task)).toEqual(Result.Ok([1, 2]));
    expect(Task.run(Task.forEach('ab', Task.Ok))).toEqual(Result.Ok(['a', 'b']));
  });

  it('reads other items on demand and closes an infinite source', () => {
    const notes: string[] = [];
    const endless = {
      *[Symbol.iterator]() {
        try {
          for (let item = 0; ; item += 1) {
            notes.push(`${item}`);
            yield item;
          }
        } finally {
          notes.push('closed');
        }
      },
    };
    const work = (item: number): Task.Task<number, string> =>
      item === 2 ? Task.Err('broken') : Task.Ok(item);
    const task = Task.forEach(endless, work);
    expect(Task.run(task)).toEqual(Result.Err('broken'));
    expect(Task.run(task)).toEqual(Result.Err('broken'));
    expect(notes).toEqual(['0', '1', '2', 'closed', '0', '1', '2', 'closed']);
  });

  it('ends a second run with the same generator with a defect instead of an empty list', () => {
    function* generate(): Generator<number> {
      yield 1;
      yield 2;
    }
    const task = Task.forEach(generate(), (item) =>
      item === 1 ? Task.Err('busy') : Task.Ok(item),
    );
    expect(Task.run(task)).toEqual(Result.Err('busy'));
    expect(() => Task.run(task)).toThrow(
      new TypeError('Expected items that can be read again, received a generator'),
    );
  });

  it('treats an exception of the iterator as a defect and does not close it', () => {
    const fault = new Error('source');
    const close = vi.fn();
    const items: Iterable<number> = {
      [Symbol.iterator]: () => ({
        next: () => {
          throw fault;
        },
        return: close,
      }),
    };
    expect(() => Task.run(Task.forEach(items, Task.Ok))).toThrow(fault);
    expect(close).not.toHaveBeenCalled();
  });

  it('does not request more items than it can process', async () => {
    let asked = 0;
    const items: Iterable<number> = {
      *[Symbol.iterator]() {
        for (;;) {
          asked += 1;
          yield asked;
        }
      },
    };
    const canceler = Task.canceler();
    const running = Task.run(
      Task.forEach(items, () => never, { concurrency: 2 }),
      { canceler },
    );
    expect(asked).toBe(2);
    canceler.cancel();
    await expect(running).resolves.toEqual(Result.Err(expect.any(AbortError)));
  });

  it.each([undefined, null, 1, {}])('rejects %o', (items) => {
    // SAFETY: untyped code may pass anything.
    expect(() => Task.forEach(items as readonly number[], Task.Ok)).toThrow(ArgumentError);
  });

  it('rejects a task, which is iterable only for gen', () => {
    const refusal =
      /^Expected "items" to be an iterable or an async iterable, received an instance of Task$/u;
    // @ts-expect-error TS2345: Its items are in its value.
    expect(() => Task.forEach(Task.Ok([1]), Task.Ok)).toThrow(refusal);
  });
});

describe('a value that is not a task', () => {
  // SAFETY: untyped code may pass anything.
  const none = undefined as unknown as Task.Task<number, never>;

  it('is rejected in a list', () => {
    const tasks = [Task.Ok(1), none];
    const refusal = new ArgumentError({
      message: 'Expected "tasks[1]" to be a task, received undefined',
    });
    expect(() => Task.all(tasks)).toThrow(refusal);
    expect(() => Task.allSettled(tasks)).toThrow(refusal);
    expect(() => Task.any(tasks)).toThrow(refusal);
    expect(() => Task.collect(tasks)).toThrow(refusal);
    expect(() => Task.race(tasks)).toThrow(refusal);
  });

  it('is rejected in a record, by its key', () => {
    const tasks = { host: Task.Ok(1), port: none };
    const refusal = new ArgumentError({
      message: 'Expected "tasks.port" to be a task, received undefined',
    });
    expect(() => Task.all(tasks)).toThrow(refusal);
    expect(() => Task.allSettled(tasks)).toThrow(refusal);
    expect(() => Task.any(tasks)).toThrow(refusal);
    expect(() => Task.collect(tasks)).toThrow(refusal);
  });

  it('is a defect if a function returns it, and not the end of the items', async () => {
    for (const items of [[1], new Set([1])]) {
      const task = Task.forEach(items, () => none);
      expect(() => Task.run(task)).toThrow(TypeError);
    }
    await expect(Task.run(Task.forEach(count(watch(), 2), () => none))).rejects.toThrow(TypeError);
  });
});

describe('records of tasks', () => {
  const tasks = { host: Task.Err('no host'), port: Task.Ok(80), path: Task.Err('no path') };

  it('are settled, collected and raced by key', () => {
    expect(Task.run(Task.allSettled(tasks))).toEqual(
      Result.Ok({
        host: Result.Err('no host'),
        path: Result.Err('no path'),
        port: Result.Ok(80),
      }),
    );
    expect(Task.run(Task.collect(tasks))).toEqual(Result.Err(['no host', 'no path']));
    expect(Task.run(Task.collect(tasks, { maxErrors: 1 }))).toEqual(Result.Err(['no host']));
    expect(Task.run(Task.collect({ port: Task.Ok(80) }))).toEqual(Result.Ok({ port: 80 }));
    expect(Task.run(Task.any(tasks))).toEqual(Result.Ok(80));
    expect(Task.run(Task.any({ host: Task.Err('no host') }))).toEqual(
      Result.Err({ host: 'no host' }),
    );
  });

  it('are not mistaken for values without tasks', () => {
    for (const wrong of [null, undefined, 1, 'ab', new Set([Task.Ok(1)]), Task.Ok(1), ignore]) {
      // SAFETY: untyped code may pass anything.
      const given = wrong as unknown as readonly Task.Task<number, string>[];
      expect(() => Task.all(given)).toThrow(ArgumentError);
      expect(() => Task.allSettled(given)).toThrow(ArgumentError);
      expect(() => Task.any(given)).toThrow(ArgumentError);
      expect(() => Task.collect(given)).toThrow(ArgumentError);
      expect(() => Task.race(given)).toThrow(ArgumentError);
    }
  });
});
