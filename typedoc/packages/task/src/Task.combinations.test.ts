import { Result } from '@tstd/core';
import { AbortError, ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StartTimer, Task, type TaskLike, type TaskParametersOverrides } from './index.js';

const defect = new Error('defect');

const broken: Task<never, never> = Task.from(() => {
  throw defect;
});

/** Returns a task that ends like another one, after the given time. */
function after<Value, Failure>(
  milliseconds: number,
  task: TaskLike<Value, Failure>,
): Task<Value, Failure> {
  return Task.andThen(Task.delay(milliseconds), () => task);
}

/** Runs a task with fake timers, and returns its outcome and the time it took. */
async function timed(
  task: TaskLike<unknown, unknown>,
  overrides: TaskParametersOverrides = {},
): Promise<{ readonly outcome: unknown; readonly time: number }> {
  const start = Date.now();
  let ended: { readonly outcome: unknown; readonly time: number } | undefined;
  const end = (outcome: unknown): void => {
    ended = { outcome, time: Date.now() - start };
  };
  new Promise((resolve) => {
    resolve(Task.run(task, overrides));
  }).then(end, (error: unknown) => {
    end({ rejected: error });
  });
  await vi.runAllTimersAsync();
  expect(vi.getTimerCount()).toBe(0);
  return ended ?? { outcome: 'pending', time: -1 };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('all', () => {
  test('returns the values in the order of the list, whichever task ends first', async () => {
    const task = Task.all([after(20, Task.Ok('a')), Task.Ok('b'), after(10, Task.Ok('c'))]);
    expect(await timed(task)).toEqual({ outcome: Result.Ok(['a', 'b', 'c']), time: 20 });
  });

  test('returns the values of a record under their keys', async () => {
    const task = Task.all({ slow: after(20, Task.Ok('a')), ['__proto__']: Task.Ok('b') });
    const { outcome } = await timed(task);
    expect(JSON.stringify(outcome)).toBe('{"ok":true,"value":{"slow":"a","__proto__":"b"}}');
    expect(Task.run(Task.all({}))).toEqual(Result.Ok({}));
    expect(Task.run(Task.all({ a: Task.Err('no') }))).toEqual(Result.Err('no'));
  });

  test('returns an empty list immediately for no tasks', () => {
    expect(Task.run(Task.all([]))).toEqual(Result.Ok([]));
  });

  test('fails with the first error and cancels the other tasks', async () => {
    const reasons: unknown[] = [];
    const watcher = Task.from(({ onCancel }) => {
      onCancel((reason) => reasons.push(reason));
      return new Promise<never>(() => {});
    });
    const last = vi.fn(() => Result.Ok(1));
    const task = Task.all([
      watcher,
      after(20, Task.Err('second')),
      after(10, Task.Err('first')),
      after(30, Task.from(last)),
    ]);
    expect(await timed(task)).toEqual({ outcome: Result.Err('first'), time: 10 });
    expect(last).not.toHaveBeenCalled();
    expect(reasons).toEqual([
      new AbortError({ message: 'The outcome was decided by another task' }),
    ]);
    expect(reasons[0]).toBeInstanceOf(AbortError);
  });

  test('does not start the remaining tasks after an error', () => {
    const next = vi.fn(() => Result.Ok(1));
    expect(Task.run(Task.all([Task.Err('no'), Task.from(next)]))).toEqual(Result.Err('no'));
    expect(next).not.toHaveBeenCalled();
  });

  test('ends when the finalizers of the other tasks have ended', async () => {
    const other = Task.andFinally(Task.delay(1000), Task.delay(7));
    const task = Task.all([other, after(10, Task.Err('no'))]);
    expect(await timed(task)).toEqual({ outcome: Result.Err('no'), time: 17 });
  });

  test('is not affected by later changes to the list', () => {
    const tasks = [Task.Ok(1)];
    const task = Task.all(tasks);
    tasks.push(Task.Ok(2));
    expect(Task.run(task)).toEqual(Result.Ok([1]));
  });

  test('each run returns its own list', () => {
    let count = 0;
    const task = Task.all([Task.from(() => Result.Ok((count += 1)))]);
    const first = Task.run(task);
    expect(Task.run(task)).toEqual(Result.Ok([2]));
    expect(first).toEqual(Result.Ok([1]));
  });

  test('throws a defect, even after an error', async () => {
    expect(await timed(Task.all([Task.delay(10), broken]))).toEqual({
      outcome: { rejected: defect },
      time: 0,
    });
    const other = Task.andFinally(Task.delay(1000), broken);
    const late = Task.andFinally(
      Task.delay(1000),
      after(
        5,
        Task.from(() => {
          throw new Error('second');
        }),
      ),
    );
    expect(await timed(Task.all([other, late, after(10, Task.Err('no'))]))).toEqual({
      outcome: {
        rejected: new AggregateError([defect, new Error('second')], 'The run ended with 2 errors'),
      },
      time: 15,
    });
  });
});

describe('concurrency', () => {
  test('runs all tasks, but no more than the limit at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(20), { maxLength: 20 }),
        fc.oneof(fc.integer({ max: 8, min: 1 }), fc.constant(Infinity)),
        async (times, concurrency) => {
          let active = 0;
          let most = 0;
          const work = (time: number, index: number): Task<number, never> => {
            active += 1;
            most = Math.max(most, active);
            const wait = time === 0 ? Task.Ok(undefined) : Task.delay(time);
            return Task.map(wait, () => {
              active -= 1;
              return index;
            });
          };
          const { outcome } = await timed(Task.forEach(times, work, { concurrency }));
          expect(outcome).toEqual(Result.Ok(times.map((_, index) => index)));
          expect(active).toBe(0);
          expect(most).toBeLessThanOrEqual(concurrency);
          if (times.every((time) => time > 0)) {
            expect(most).toBe(Math.min(times.length, concurrency));
          }
        },
      ),
    );
  });

  test('runs the tasks in sequence if it is 1', async () => {
    const tasks = [after(10, Task.Ok(1)), after(20, Task.Ok(2))];
    expect(await timed(Task.all(tasks, { concurrency: 1 }))).toEqual({
      outcome: Result.Ok([1, 2]),
      time: 30,
    });
    expect((await timed(Task.allSettled(tasks, { concurrency: 1 }))).time).toBe(30);
    const failing = tasks.map((task) => Task.andThen(task, Task.Err));
    expect((await timed(Task.any(failing, { concurrency: 1 }))).time).toBe(30);
    expect((await timed(Task.any(failing, { concurrency: Infinity }))).time).toBe(20);
  });

  test.each([0, -1, 1.5, Number.NaN, -Infinity])(
    'is rejected immediately if it is %d',
    (concurrency) => {
      const error = new ArgumentError({
        message: `Expected "concurrency" to be a positive integer or Infinity, received ${concurrency}`,
      });
      const options = { concurrency };
      expect(() => Task.all([], options)).toThrow(error);
      expect(() => Task.all({}, options)).toThrow(error);
      expect(() => Task.allSettled([], options)).toThrow(error);
      expect(() => Task.any([], options)).toThrow(error);
      expect(() => Task.forEach([], Task.Ok, options)).toThrow(error);
    },
  );
});

describe('forEach', () => {
  test('passes the item and its index when the task is about to start', async () => {
    const calls: unknown[] = [];
    const fn = (item: string, index: number): Task<string, never> => {
      calls.push([item, index, Date.now() - start]);
      return after(10, Task.Ok(item.repeat(index)));
    };
    const start = Date.now();
    const task = Task.forEach(new Set(['a', 'b', 'c']), fn, { concurrency: 2 });
    expect(calls).toEqual([]);
    expect((await timed(task)).outcome).toEqual(Result.Ok(['', 'b', 'cc']));
    expect(calls).toEqual([
      ['a', 0, 0],
      ['b', 1, 0],
      ['c', 2, 10],
    ]);
  });

  test('copies the items of a collection iterator and can be run again', () => {
    const task = Task.forEach([1, 2].values(), Task.Ok);
    expect(Task.run(task)).toEqual(Result.Ok([1, 2]));
    expect(Task.run(task)).toEqual(Result.Ok([1, 2]));
  });

  test('ends with a defect and cancels the other tasks if the function throws', async () => {
    const fn = (item: number): Task<void, never> => {
      if (item === 2) {
        throw defect;
      }
      return Task.delay(item === 1 ? 10 : 1000);
    };
    expect(await timed(Task.forEach([0, 1, 2], fn, { concurrency: 2 }))).toEqual({
      outcome: { rejected: defect },
      time: 10,
    });
  });
});

describe('allSettled', () => {
  test('returns the results in the order of the list', async () => {
    const task = Task.allSettled([after(20, Task.Err('a')), Task.Ok('b'), Task.Err('c')]);
    expect(await timed(task)).toEqual({
      outcome: Result.Ok([Result.Err('a'), Result.Ok('b'), Result.Err('c')]),
      time: 20,
    });
  });

  test('throws a defect and cancels the other tasks', async () => {
    const task = Task.allSettled([Task.delay(1000), after(10, broken)]);
    expect(await timed(task)).toEqual({ outcome: { rejected: defect }, time: 10 });
  });
});

describe('any', () => {
  test('returns the first value and cancels the other tasks', async () => {
    const task = Task.any([
      after(30, Task.Ok('slow')),
      after(10, Task.Err('early')),
      after(20, Task.Ok('fast')),
    ]);
    expect(await timed(task)).toEqual({ outcome: Result.Ok('fast'), time: 20 });
  });

  test('does not start the remaining tasks after a value', () => {
    const next = vi.fn(() => Result.Ok(2));
    expect(Task.run(Task.any([Task.Ok(1), Task.from(next)]))).toEqual(Result.Ok(1));
    expect(next).not.toHaveBeenCalled();
  });

  test('fails with all errors in the order of the list', async () => {
    const task = Task.any([after(30, Task.Err('a')), Task.Err('b'), after(10, Task.Err('c'))]);
    expect(await timed(task)).toEqual({ outcome: Result.Err(['a', 'b', 'c']), time: 30 });
    expect(Task.run(Task.any([]))).toEqual(Result.Err([]));
  });
});

describe('race', () => {
  test('ends like the first task, with a value or an error', async () => {
    const slow = after(30, Task.Ok('slow'));
    expect(await timed(Task.race([slow, after(10, Task.Ok('fast'))]))).toEqual({
      outcome: Result.Ok('fast'),
      time: 10,
    });
    expect(await timed(Task.race([slow, after(10, Task.Err('fast'))]))).toEqual({
      outcome: Result.Err('fast'),
      time: 10,
    });
  });

  test('does not start the remaining tasks after a task that ends immediately', () => {
    const next = vi.fn(() => Result.Ok(2));
    expect(Task.run(Task.race([Task.Ok(1), Task.from(next)]))).toEqual(Result.Ok(1));
    expect(next).not.toHaveBeenCalled();
  });

  test('rejects an empty list', () => {
    expect(() => Task.race([])).toThrow(
      new ArgumentError({
        message: 'Expected "tasks" to be at least one task, received an array of 0 items',
      }),
    );
  });

  test('ignores a task that ends because another one has won', () => {
    const canceler = Task.canceler();
    const first = Task.from(({ onCancel }) => {
      return new Promise<Result<string, never>>((resolve) => {
        onCancel(() => {
          resolve(Result.Ok('late'));
        });
      });
    });
    const outcome = Task.run(Task.race([first, Task.Ok('second')]), { canceler });
    expect(outcome).toEqual(Result.Ok('second'));
  });
});

describe('retry', () => {
  /** Returns a task that fails a number of times, and its number of runs. */
  function flaky(failures: number): {
    readonly runs: () => number;
    readonly task: Task<number, string>;
  } {
    let count = 0;
    const task = Task.from((): Result<number, string> => {
      count += 1;
      return count <= failures ? Result.Err(`no ${count}`) : Result.Ok(count);
    });
    return { runs: () => count, task };
  }

  /** Timers that record the time and fire immediately. */
  function noteWaits(): { readonly startTimer: StartTimer; readonly waits: number[] } {
    const waits: number[] = [];
    return {
      startTimer: (onEnd, milliseconds) => {
        waits.push(milliseconds);
        onEnd();
        return () => {};
      },
      waits,
    };
  }

  test('runs again until a run succeeds, at most as often as allowed', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), (failures, times) => {
        const { runs, task } = flaky(failures);
        const outcome = Task.run(Task.retry(task, { times }));
        expect(runs()).toBe(Math.min(failures, times) + 1);
        expect(outcome).toEqual(
          failures <= times ? Result.Ok(failures + 1) : Result.Err(`no ${times + 1}`),
        );
      }),
    );
  });

  test('runs until a run succeeds if there is no limit', () => {
    const { task } = flaky(1000);
    expect(Task.run(Task.retry(task, { times: Infinity }))).toEqual(Result.Ok(1001));
  });

  test('does not start a timer if there is no wait', () => {
    const { startTimer, waits } = noteWaits();
    const random = vi.fn(() => 0.5);
    const task = Task.retry(Task.Err('no'), { factor: 2, jitter: 1, times: 2000 });
    expect(Task.run(task, { random, startTimer })).toEqual(Result.Err('no'));
    expect(waits).toEqual([]);
    expect(random).not.toHaveBeenCalled();
  });

  test('waits longer each time, up to the maximum', () => {
    const waitsOf = (schedule: Omit<Task.Schedule<string>, 'times'>): readonly number[] => {
      const { startTimer, waits } = noteWaits();
      const random = () => 0.25;
      Task.run(Task.retry(Task.Err('no'), { times: 4, ...schedule }), { random, startTimer });
      return waits;
    };
    expect(waitsOf({ delay: 10 })).toEqual([10, 10, 10, 10]);
    expect(waitsOf({ delay: 10, factor: 3 })).toEqual([10, 30, 90, 270]);
    expect(waitsOf({ delay: 10, factor: 3, maxDelay: 50 })).toEqual([10, 30, 50, 50]);
    expect(waitsOf({ delay: 10, factor: 2, jitter: 1 })).toEqual([7.5, 15, 30, 60]);
    expect(waitsOf({ delay: 10, jitter: 0.4, maxDelay: 5 })).toEqual([4.5, 4.5, 4.5, 4.5]);
    expect(waitsOf({ delay: 10, maxDelay: 0 })).toEqual([]);
  });

  test('keeps a wait with jitter in its range', () => {
    fc.assert(
      fc.property(
        fc.double({ max: 1, min: 0, noNaN: true }),
        fc.double({ max: 1, maxExcluded: true, min: 0, noNaN: true }),
        (jitter, value) => {
          const { startTimer, waits } = noteWaits();
          const task = Task.retry(Task.Err('no'), { delay: 100, jitter, times: 1 });
          Task.run(task, { random: () => value, startTimer });
          expect(waits).toHaveLength(1);
          expect(waits[0]).toBeLessThanOrEqual(100);
          expect(waits[0]).toBeGreaterThanOrEqual(100 * (1 - jitter));
        },
      ),
    );
  });

  test('uses Math.random for the jitter by default', () => {
    const { startTimer, waits } = noteWaits();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    Task.run(Task.retry(Task.Err('no'), { delay: 100, jitter: 1, times: 1 }), { startTimer });
    vi.restoreAllMocks();
    expect(waits).toEqual([50]);
  });

  test('passes the error and the attempt to a function that returns the wait', () => {
    const { startTimer, waits } = noteWaits();
    const delay = vi.fn((error: string, attempt: number) => Number(error.slice(3)) + attempt * 10);
    const schedule: Task.Schedule<string> = { delay, factor: 2, maxDelay: 100, times: 3 };
    expect(Task.run(Task.retry(flaky(9).task, schedule), { startTimer })).toEqual(
      Result.Err('no 4'),
    );
    expect(delay.mock.calls).toEqual([
      ['no 1', 1, expect.any(Function)],
      ['no 2', 2, expect.any(Function)],
      ['no 3', 3, expect.any(Function)],
    ]);
    expect(waits).toEqual([11, 44, 100]);
  });

  test.each([-1, Number.NaN, Infinity])(
    'ends with a defect if a function returns a wait of %d',
    (wait) => {
      const task = Task.retry(Task.Err('no'), { delay: () => wait, times: 1 });
      expect(() => Task.run(task)).toThrow(ArgumentError);
    },
  );

  test('uses the random source of the schedule for the jitter', () => {
    const { startTimer, waits } = noteWaits();
    const random = vi.fn(() => 0.5);
    const schedule = { delay: 100, jitter: 1, random: () => 0.25, times: 1 };
    Task.run(Task.retry(Task.Err('no'), schedule), { random, startTimer });
    expect(waits).toEqual([75]);
    expect(random).not.toHaveBeenCalled();
  });

  test('limits a wait to a day unless the schedule allows more', () => {
    const longest = (maxDelay: number | undefined): number => {
      const { startTimer, waits } = noteWaits();
      const schedule = { delay: 1000, factor: 10, maxDelay, times: 6 };
      Task.run(Task.retry(Task.Err('no'), schedule), { startTimer });
      return Math.max(...waits);
    };
    expect(longest(undefined)).toBe(86_400_000);
    expect(longest(Infinity)).toBe(100_000_000);
  });

  test('treats undefined fields as omitted, except times', () => {
    const { startTimer, waits } = noteWaits();
    const schedule: Task.Schedule<string> = {
      delay: undefined,
      factor: undefined,
      jitter: undefined,
      maxDelay: undefined,
      random: undefined,
      times: 2,
      when: undefined,
    };
    expect(Task.run(Task.retry(flaky(2).task, schedule), { startTimer })).toEqual(Result.Ok(3));
    expect(waits).toEqual([]);
    // @ts-expect-error TS2322: A missing number must not mean to continue for ever.
    expect(() => Task.retry(Task.Ok(1), { times: undefined })).toThrow(ArgumentError);
  });

  test('calls when to decide whether to run again after an error', () => {
    const { task } = flaky(10);
    const when = vi.fn((error: string) => error !== 'no 3');
    expect(Task.run(Task.retry(task, { times: 5, when }))).toEqual(Result.Err('no 3'));
    expect(when.mock.calls).toEqual([
      ['no 1', 1],
      ['no 2', 2],
      ['no 3', 3],
    ]);
    const last = vi.fn(() => true);
    Task.run(Task.retry(Task.Err('no'), { times: 1, when: last }));
    expect(last).toHaveBeenCalledTimes(1);
  });

  test('waits for the right time and ends a cancelled wait', async () => {
    const { runs, task } = flaky(2);
    const retried = Task.retry(task, { delay: 10, factor: 2, times: 2 });
    expect(await timed(retried)).toEqual({ outcome: Result.Ok(3), time: 30 });
    const other = flaky(2);
    const race = Task.race([Task.retry(other.task, { delay: 1000, times: 2 }), Task.delay(5)]);
    expect(await timed(race)).toEqual({ outcome: Result.Ok(undefined), time: 5 });
    expect(runs()).toBe(3);
    expect(other.runs()).toBe(1);
  });

  test('does not run again after a defect', () => {
    const fn = vi.fn(() => {
      throw defect;
    });
    expect(() => Task.run(Task.retry(Task.from(fn), { times: 3 }))).toThrow(defect);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Partial<Task.Schedule<never>>, string]>([
    ['times', { times: -1 }, 'a non-negative integer or Infinity, received -1'],
    ['times', { times: 0.5 }, 'a non-negative integer or Infinity, received 0.5'],
    ['times', { times: Number.NaN }, 'a non-negative integer or Infinity, received NaN'],
    ['delay', { delay: -1 }, 'a non-negative finite number, received -1'],
    ['delay', { delay: Infinity }, 'a non-negative finite number, received Infinity'],
    ['factor', { factor: 0.9 }, 'a finite number >= 1, received 0.9'],
    ['factor', { factor: Infinity }, 'a finite number >= 1, received Infinity'],
    ['maxDelay', { maxDelay: -1 }, 'a non-negative number, received -1'],
    ['maxDelay', { maxDelay: Number.NaN }, 'a non-negative number, received NaN'],
    ['jitter', { jitter: -0.1 }, 'a number from 0 to 1, received -0.1'],
    ['jitter', { jitter: 1.1 }, 'a number from 0 to 1, received 1.1'],
  ])('rejects an invalid "%s" immediately: %o', (name, schedule, wanted) => {
    expect(() => Task.retry(Task.Ok(1), { times: 1, ...schedule })).toThrow(
      new ArgumentError({ message: `Expected "${name}" to be ${wanted}` }),
    );
  });

  test.each([null, '1', true, Symbol('a'), {}])('does not accept %s as a number', (value) => {
    // SAFETY: untyped code may pass anything.
    const number = value as unknown as number;
    for (const name of ['times', 'delay', 'factor', 'maxDelay', 'jitter']) {
      expect(() => Task.retry(Task.Ok(1), { times: 1, [name]: number })).toThrow(
        expect.objectContaining({
          message: expect.stringContaining(`Expected "${name}" to be`) as unknown,
          name: 'ArgumentError',
        }),
      );
    }
    expect(() => Task.run(Task.Ok(1), { grace: number })).toThrow(ArgumentError);
    expect(() => Task.semaphore(number)).toThrow(ArgumentError);
    expect(() => Task.delay(number)).toThrow(ArgumentError);
    expect(() => Task.virtualClock(number)).toThrow(ArgumentError);
  });

  test('accepts the limits of the ranges', () => {
    const ends: readonly Task.Schedule<never>[] = [
      { delay: 0, factor: 1, jitter: 0, maxDelay: 0, times: 0 },
      { delay: 1, factor: 1.5, jitter: 1, maxDelay: Infinity, times: Infinity },
    ];
    for (const schedule of ends) {
      expect(Task.run(Task.retry(Task.Ok(1), schedule))).toEqual(Result.Ok(1));
    }
  });
});

describe('repeat', () => {
  /** Returns a task that counts its runs. */
  function counter(): Task<number, never> {
    let count = 0;
    return Task.from(() => Result.Ok((count += 1)));
  }

  test('runs again as often as the schedule requires and returns the last value', () => {
    fc.assert(
      fc.property(fc.nat(20), (times) => {
        expect(Task.run(Task.repeat(counter(), { times }))).toEqual(Result.Ok(times + 1));
      }),
    );
  });

  test('runs again as long as when returns true', () => {
    const when = vi.fn((value: number) => value < 3);
    expect(Task.run(Task.repeat(counter(), { times: Infinity, when }))).toEqual(Result.Ok(3));
    expect(when.mock.calls).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  test('ends with the first error or defect', () => {
    const task = Task.andThen(counter(), (count) => (count < 3 ? Task.Ok(count) : Task.Err('no')));
    expect(Task.run(Task.repeat(task, { times: 9 }))).toEqual(Result.Err('no'));
    expect(() => Task.run(Task.repeat(broken, { times: 9 }))).toThrow(defect);
  });

  test('waits between the runs in the same way as retry()', async () => {
    const clock = Task.virtualClock();
    const times: number[] = [];
    const task = Task.tap(counter(), () => Task.from(({ now }) => Result.Ok(times.push(now()))));
    const schedule = { delay: 100, factor: 2, maxDelay: 300, times: 4 };
    const running = Task.run(Task.repeat(task, schedule), clock);
    vi.useRealTimers();
    while (await clock.advanceToNext());
    expect(await running).toEqual(Result.Ok(5));
    expect(times).toEqual([0, 100, 300, 600, 900]);
  });

  test('passes the value to a function that returns the wait', async () => {
    const task = Task.repeat(counter(), {
      delay: (value, attempt) => value * 10 + attempt,
      times: 2,
    });
    expect(await timed(task)).toEqual({ outcome: Result.Ok(3), time: 33 });
  });

  test('ends a cancelled wait', async () => {
    const race = Task.race([
      Task.repeat(counter(), { delay: 1000, times: Infinity }),
      Task.delay(5),
    ]);
    expect(await timed(race)).toEqual({ outcome: Result.Ok(undefined), time: 5 });
  });

  test('does not overflow the call stack after 100,000 runs', () => {
    expect(Task.run(Task.repeat(counter(), { times: 100_000 }))).toEqual(Result.Ok(100_001));
  });

  test('rejects an invalid schedule immediately', () => {
    expect(() => Task.repeat(Task.Ok(1), { times: -1 })).toThrow(ArgumentError);
  });
});

describe('collect', () => {
  test('returns all values or all errors in the order of the list', async () => {
    const values = Task.collect([after(20, Task.Ok('a')), Task.Ok('b')]);
    expect(await timed(values)).toEqual({ outcome: Result.Ok(['a', 'b']), time: 20 });
    const errors = Task.collect([after(20, Task.Err('a')), after(30, Task.Ok('b')), Task.Err('c')]);
    expect(await timed(errors)).toEqual({ outcome: Result.Err(['a', 'c']), time: 30 });
    expect(Task.run(Task.collect([], { maxErrors: 1 }))).toEqual(Result.Ok([]));
  });

  test('treats an undefined error as an error', () => {
    const task = Task.collect([Task.Ok(1), Task.Err(undefined)]);
    expect(Task.run(task)).toEqual(Result.Err([undefined]));
  });

  test('cancels the other tasks when there are maxErrors errors', async () => {
    const last = vi.fn(() => Result.Ok(1));
    const task = Task.collect(
      [after(20, Task.Err('b')), after(10, Task.Err('a')), after(30, Task.from(last))],
      { maxErrors: 2 },
    );
    expect(await timed(task)).toEqual({ outcome: Result.Err(['b', 'a']), time: 20 });
    expect(last).not.toHaveBeenCalled();
  });

  test('stops as soon as an array of results has maxErrors errors', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 8 }),
        fc.integer({ max: 9, min: 1 }),
        fc.integer({ max: 3, min: 1 }),
        (list, maxErrors, concurrency) => {
          const tasks = list.map((isOk, index) => (isOk ? Task.Ok(index) : Task.Err(index)));
          const wrong = list.flatMap((isOk, index) => (isOk ? [] : [index])).slice(0, maxErrors);
          expect(Task.run(Task.collect(tasks, { concurrency, maxErrors }))).toEqual(
            wrong.length === 0 ? Result.Ok(list.map((_, index) => index)) : Result.Err(wrong),
          );
        },
      ),
    );
  });

  test('is not affected by a list that grows later', () => {
    const tasks = [Task.Ok(1)];
    const task = Task.collect(tasks, { maxErrors: 1 });
    tasks.push(Task.Ok(2));
    expect(Task.run(task)).toEqual(Result.Ok([1]));
  });

  test('can be run again', () => {
    const task = Task.collect([Task.Err('a'), Task.Err('b')], { maxErrors: 2 });
    expect(Task.run(task)).toEqual(Task.run(task));
  });

  test.each([0, -1, 1.5, Number.NaN, undefined])('rejects %s for maxErrors', (maxErrors) => {
    // SAFETY: untyped code may pass anything.
    expect(() => Task.collect([], { maxErrors: maxErrors as number })).toThrow(
      new ArgumentError({
        message: `Expected "maxErrors" to be a positive integer or Infinity, received ${maxErrors}`,
      }),
    );
  });
});

describe('the options of several tasks', () => {
  test('an undefined limit is rejected', () => {
    // @ts-expect-error TS2322: A missing limit must not mean to run all tasks at once.
    expect(() => Task.all([], { concurrency: undefined })).toThrow(ArgumentError);
    // @ts-expect-error TS2379: A limit of errors that may be missing is rejected as well.
    expect(() => Task.collect([], { maxErrors: undefined })).toThrow(ArgumentError);
    expect(Task.run(Task.all([Task.Ok(1)], undefined))).toEqual(Result.Ok([1]));
  });

  test('there is no limit by default', async () => {
    const onProgress = vi.fn();
    const tasks = Array.from({ length: 20 }, () => after(10, Task.Ok(1)));
    expect((await timed(Task.all(tasks, { onProgress }))).time).toBe(10);
    expect((await timed(Task.forEach(tasks, (task) => task, {}))).time).toBe(10);
    expect(onProgress).toHaveBeenCalledTimes(20);
  });

  test('onProgress() is never called if there are no tasks', () => {
    const onProgress = vi.fn();
    const options = { concurrency: 1, onProgress };
    expect(Task.run(Task.all([], options))).toEqual(Result.Ok([]));
    expect(Task.run(Task.allSettled({}, options))).toEqual(Result.Ok({}));
    expect(Task.run(Task.any([], options))).toEqual(Result.Err([]));
    expect(Task.run(Task.collect([], options))).toEqual(Result.Ok([]));
    expect(Task.run(Task.forEach([], Task.Ok, options))).toEqual(Result.Ok([]));
    expect(Task.run(Task.forEach(new Set(), Task.Ok, options))).toEqual(Result.Ok([]));
    expect(onProgress).not.toHaveBeenCalled();
  });

  test('onProgress() is called for each end, but not after the outcome', async () => {
    const onProgress = vi.fn();
    const options = { concurrency: Infinity, onProgress };
    const list = [after(20, Task.Ok('a')), Task.Ok('b'), after(10, Task.Err('c'))];
    await timed(Task.allSettled(list, options));
    expect(onProgress.mock.calls).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    onProgress.mockClear();
    await timed(Task.all(list, options));
    expect(onProgress.mock.calls).toEqual([
      [1, 3],
      [2, 3],
    ]);
  });

  test('an exception of onProgress() is a defect and stops the other tasks', async () => {
    const next = vi.fn(() => Result.Ok(1));
    const options = {
      concurrency: 1,
      onProgress: () => {
        throw defect;
      },
    };
    expect(() => Task.run(Task.all([Task.Ok(1), Task.from(next)], options))).toThrow(defect);
    expect(next).not.toHaveBeenCalled();
    const late = Task.forEach([1, 2], () => after(10, Task.from(next)), options);
    expect(await timed(late)).toEqual({ outcome: { rejected: defect }, time: 10 });
    expect(next).toHaveBeenCalledTimes(1);
  });
});
