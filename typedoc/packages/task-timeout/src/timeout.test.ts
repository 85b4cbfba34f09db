import { AbortError, ArgumentError, RuntimeError, TimeoutError } from '@tstd/error';
import { type StartTimer, Task, type TaskLike, type TaskFunction } from '@tstd/task';
import { TimeDuration } from '@tstd/time';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { type TimeLimit, timeout } from './index.js';

type Result<Value, Failure> = Awaited<ReturnType<TaskFunction<Value, Failure>>>;

// `@tstd/core` is not a dependency of this package.
const Result = {
  Ok: <Value>(value: Value) => ({ ok: true, value }) as const,
  Err: <Failure>(error: Failure) => ({ ok: false, error }) as const,
};

// The Node types are omitted so that no source uses them by mistake.
const { getEventListeners }: { getEventListeners(target: EventTarget, name: string): unknown[] } =
  await import('node:events' as string);

const ms = (milliseconds: number): TimeDuration => TimeDuration.of({ milliseconds });

/** Timers that end on request, the shortest first. */
interface Timers {
  readonly startTimer: StartTimer;
  readonly waits: () => readonly number[];
  readonly endNext: () => void;
  readonly started: readonly number[];
}

function createTimers(): Timers {
  const active = new Set<{ readonly milliseconds: number; readonly onEnd: () => void }>();
  const started: number[] = [];
  const sorted = (): readonly { readonly milliseconds: number; readonly onEnd: () => void }[] =>
    [...active].toSorted((self, other) => self.milliseconds - other.milliseconds);
  return {
    started,
    waits: () => sorted().map(({ milliseconds }) => milliseconds),
    endNext: () => {
      const [next] = sorted();
      if (next !== undefined) {
        active.delete(next);
        next.onEnd();
      }
    },
    startTimer: (onEnd, milliseconds) => {
      const timer = { milliseconds, onEnd };
      started.push(milliseconds);
      active.add(timer);
      return () => {
        active.delete(timer);
      };
    },
  };
}

const endless = Task.from(() => new Promise<never>(() => {}));

/** Returns the error of a result, which must be an `Err`. */
function errorOf(result: Result<unknown, unknown>): unknown {
  expect(result.ok).toBe(false);
  return result.ok ? undefined : result.error;
}

describe('timeout() without a limit', () => {
  test('ends like the task, and starts no timer', async () => {
    const { started, startTimer } = createTimers();
    const later = Task.from(async () => Result.Ok(await Promise.resolve(1)));
    expect(Task.run(timeout(Task.Ok(1), 'none'), { startTimer })).toStrictEqual(Result.Ok(1));
    expect(await Task.run(timeout(later, 'none'), { startTimer })).toStrictEqual(Result.Ok(1));
    expect(started).toStrictEqual([]);
  });

  test('returns the task unchanged', () => {
    const task = Task.Ok(1);
    expect(timeout(task, 'none')).toBe(task);
  });
});

describe('timeout() with an invalid limit', () => {
  test.each([
    ['a failed calculation', TimeDuration.from(1 / 3, 'seconds'), 'undefined'],
    ['null', null, 'null'],
    ['NaN', NaN, 'NaN'],
    ['a fraction', 0.5, '0.5'],
    ['Infinity', Infinity, 'Infinity'],
    ['another string', 'never', '"never"'],
    ['a string', '5', '"5"'],
    ['an object', {}, 'an object'],
  ])('throws immediately: %s', (_, limit, received) => {
    expect(() => timeout(Task.Ok(1), limit as 'none')).toThrow(
      new ArgumentError({
        message: `Expected "limit" to be a duration such as TimeDuration.of({ seconds: 5 }), or "none", received ${received}`,
      }),
    );
  });

  test('does not compile if the limit may be undefined', () => {
    const limit = TimeDuration.from(1 / 3, 'seconds');
    // @ts-expect-error TS2345: A duration that may be undefined is not a limit.
    expect(() => timeout(Task.Ok(1), limit)).toThrow(ArgumentError);
    // @ts-expect-error TS2345: To run without a limit, pass 'none'.
    expect(() => timeout(Task.Ok(1), undefined)).toThrow(ArgumentError);
  });
});

describe('timeout() of a task that ends in time', () => {
  test('is synchronous and starts no timer if the task is synchronous', () => {
    const { started, startTimer } = createTimers();
    const run = <Value, Failure>(task: TaskLike<Value, Failure>): unknown =>
      Task.run(timeout(task, ms(5)), { startTimer });
    expect(run(Task.Ok(1))).toStrictEqual(Result.Ok(1));
    expect(run(Task.Err('no'))).toStrictEqual(Result.Err('no'));
    expect(() =>
      run(
        Task.from(() => {
          throw new RuntimeError({ message: 'A mistake' });
        }),
      ),
    ).toThrow('A mistake');
    expect(started).toStrictEqual([]);
  });

  test.each(['Ok', 'Err'] as const)(
    'ends with the %s of the task and stops the timer',
    async (kind) => {
      const { started, startTimer, waits } = createTimers();
      let settle = (): void => {};
      const task = Task.from(
        () =>
          new Promise<Result<string, string>>((resolve) => {
            settle = () => {
              resolve(kind === 'Ok' ? Result.Ok('value') : Result.Err('error'));
            };
          }),
      );
      const running = Task.run(timeout(task, ms(5)), { startTimer });
      expect(waits()).toStrictEqual([5]);
      settle();
      expect(await running).toStrictEqual(kind === 'Ok' ? Result.Ok('value') : Result.Err('error'));
      expect([started, waits()]).toStrictEqual([[5], []]);
    },
  );

  test('throws a defect of the task and stops the timer', async () => {
    const { startTimer, waits } = createTimers();
    const task = Task.from(() => Promise.reject(new RuntimeError({ message: 'A mistake' })));
    await expect(Task.run(timeout(task, ms(5)), { startTimer })).rejects.toThrow('A mistake');
    expect(waits()).toStrictEqual([]);
  });

  test('accepts an object with a runTask function', () => {
    const like: TaskLike<number, never> = { runTask: () => Result.Ok(1) };
    expect(Task.run(timeout(like, ms(5)))).toStrictEqual(Result.Ok(1));
    expect(Task.run(timeout(like, 'none'))).toStrictEqual(Result.Ok(1));
  });
});

describe('timeout() of a task that takes too long', () => {
  test('fails with a TimeoutError that names the duration', async () => {
    const { endNext, startTimer, waits } = createTimers();
    const running = Task.run(timeout(endless, TimeDuration.of({ minutes: 90 })), { startTimer });
    expect(waits()).toStrictEqual([5_400_000]);
    endNext();
    const error = errorOf(await running);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ message: 'The task took longer than PT1H30M' });
    expect(waits()).toStrictEqual([]);
  });

  test('cancels the task and waits for its finalizers', async () => {
    const { endNext, startTimer, waits } = createTimers();
    const notes: string[] = [];
    const note = (text: string): Task<number, never> =>
      Task.from(() => Result.Ok(notes.push(text)));
    const task = Task.andFinally(
      Task.andThen(Task.delay(1000), () => note('too late')),
      Task.andThen(Task.delay(7), () => note('cleared up')),
    );
    const running = Task.run(timeout(task, ms(5)), { startTimer });
    void Promise.resolve(running).then(() => notes.push('ended'));
    endNext();
    await Promise.resolve();
    expect([waits(), notes]).toStrictEqual([[7], []]);
    endNext();
    expect(errorOf(await running)).toBeInstanceOf(TimeoutError);
    expect(notes).toStrictEqual(['cleared up', 'ended']);
  });

  test('aborts the signal of the task', async () => {
    const { endNext, startTimer } = createTimers();
    const reasons: unknown[] = [];
    const task = Task.from(({ onCancel, signal }) => {
      onCancel((reason) => reasons.push(reason));
      signal.addEventListener('abort', () => reasons.push(signal.reason));
      return new Promise<never>(() => {});
    });
    const running = Task.run(timeout(task, ms(5)), { startTimer });
    endNext();
    await running;
    expect(reasons).toHaveLength(2);
    expect(reasons.every((reason) => reason instanceof AbortError)).toBe(true);
  });

  test('ignores the result of the cancelled task', async () => {
    const { endNext, startTimer } = createTimers();
    const task = Task.acquireUseRelease(
      Task.delay(10),
      () => Task.Ok('value'),
      () => Task.Ok(undefined),
    );
    const running = Task.run(timeout(task, ms(5)), { startTimer });
    endNext();
    // The acquisition is not cancelled and ends after the time limit.
    endNext();
    expect(errorOf(await running)).toBeInstanceOf(TimeoutError);
  });

  test('throws a defect of a finalizer', async () => {
    const { endNext, startTimer, waits } = createTimers();
    const broken = Task.from(() => Promise.reject(new RuntimeError({ message: 'A mistake' })));
    const task = Task.andFinally(Task.delay(1000), broken);
    const running = Task.run(timeout(task, ms(5)), { startTimer });
    endNext();
    await expect(running).rejects.toThrow('A mistake');
    expect(waits()).toStrictEqual([]);
  });

  test('restarts the time and creates a new error for each run', async () => {
    const { endNext, startTimer, waits } = createTimers();
    const task = timeout(endless, ms(5));
    const runs = [Task.run(task, { startTimer }), Task.run(task, { startTimer })];
    expect(waits()).toStrictEqual([5, 5]);
    endNext();
    endNext();
    const [first, second] = (await Promise.all(runs)).map(errorOf);
    expect(first).toBeInstanceOf(TimeoutError);
    expect(first).not.toBe(second);
  });

  test('limits each attempt of retry() separately', async () => {
    const { endNext, started, startTimer } = createTimers();
    const task = Task.retry(timeout(endless, ms(5)), { times: 2 });
    const running = Task.run(task, { startTimer });
    endNext();
    endNext();
    endNext();
    expect(errorOf(await running)).toBeInstanceOf(TimeoutError);
    expect(started).toStrictEqual([5, 5, 5]);
  });

  test.each([
    [5, 9],
    [9, 5],
  ])('the shorter of two limits ends the task: %i inside %i', async (inner, outer) => {
    const { endNext, startTimer, waits } = createTimers();
    const task = timeout(timeout(endless, ms(inner)), ms(outer));
    const running = Task.run(task, { startTimer });
    endNext();
    expect(errorOf(await running)).toMatchObject({
      message: 'The task took longer than PT0.005S',
    });
    expect(waits()).toStrictEqual([]);
  });

  test('supports limits that are too long for platform timers', () => {
    const { startTimer, waits } = createTimers();
    void Task.run(timeout(endless, TimeDuration.MAX_VALUE), { startTimer });
    expect(waits()).toStrictEqual([Number.MAX_SAFE_INTEGER]);
  });

  test('works in real time', async () => {
    expect(errorOf(await Task.run(timeout(endless, ms(1))))).toBeInstanceOf(TimeoutError);
  });
});

describe('timeout() with a limit of zero or less', () => {
  test.each([0, -1])('fails immediately for %i and does not start the task', (milliseconds) => {
    const { started, startTimer } = createTimers();
    let runs = 0;
    const task = timeout(
      Task.from(() => Result.Ok((runs += 1))),
      ms(milliseconds),
    );
    const first = Task.run(task, { startTimer }) as Result<unknown, unknown>;
    const second = Task.run(task, { startTimer }) as Result<unknown, unknown>;
    expect(errorOf(first)).toBeInstanceOf(TimeoutError);
    expect(errorOf(first)).not.toBe(errorOf(second));
    expect([runs, started]).toStrictEqual([0, []]);
  });
});

describe('timeout() when the run is cancelled', () => {
  test('cancels the task, stops the timer and waits for the finalizers', async () => {
    const { endNext, startTimer, waits } = createTimers();
    const controller = new AbortController();
    const { signal } = controller;
    const task = Task.andFinally(Task.delay(1000), Task.delay(7));
    const running = Task.run(timeout(task, ms(5)), { signal, startTimer });
    expect(waits()).toStrictEqual([5, 1000]);
    controller.abort('closed');
    expect(waits()).toStrictEqual([7]);
    endNext();
    const error = errorOf(await running);
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ cause: 'closed' });
    expect(waits()).toStrictEqual([]);
  });

  test('applies grace if the run is cancelled, but not if the limit cancels the task', async () => {
    const task = timeout(Task.andFinally(endless, Task.delay(1000)), ms(5));
    const limited = Task.virtualClock();
    const running = Task.run(task, { ...limited, grace: 10 });
    await limited.advance(1004);
    expect(limited.timerCount).toBe(1);
    await limited.advance(1);
    expect(errorOf(await running)).toBeInstanceOf(TimeoutError);
    const stopped = Task.virtualClock();
    const canceler = Task.canceler();
    const other = Task.run(task, { ...stopped, canceler, grace: 10 });
    canceler.cancel();
    await stopped.advance(10);
    expect(errorOf(await other)).toBeInstanceOf(AbortError);
  });

  test('runs nothing if the run was cancelled before it started', async () => {
    const { started, startTimer } = createTimers();
    let runs = 0;
    const task = Task.from(() => Result.Ok((runs += 1)));
    for (const milliseconds of [5, 0]) {
      const overrides = { signal: AbortSignal.abort(), startTimer };
      const result = await Task.run(timeout(task, ms(milliseconds)), overrides);
      expect(errorOf(result)).toBeInstanceOf(AbortError);
    }
    expect([runs, started]).toStrictEqual([0, []]);
  });

  test('leaves no listener on the signal, whatever the outcome', async () => {
    const { endNext, startTimer } = createTimers();
    const { signal } = new AbortController();
    const slow = Task.run(timeout(endless, ms(5)), { signal, startTimer });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    endNext();
    await slow;
    const later = Task.from(async () => Result.Ok(await Promise.resolve(1)));
    await Task.run(timeout(later, ms(5)), { signal, startTimer });
    Task.run(timeout(Task.Ok(1), ms(5)), { signal, startTimer });
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});

describe('the types', () => {
  test('add TimeoutError to the errors of the task', () => {
    const task: Task<number, string> = Task.Ok(1);
    expectTypeOf(timeout(task, ms(5))).toEqualTypeOf<Task<number, string | TimeoutError>>();
    expectTypeOf(timeout(task, 'none')).toEqualTypeOf<Task<number, string | TimeoutError>>();
    expectTypeOf(timeout).parameter(1).toEqualTypeOf<TimeLimit>();
    expect(Task.hasInstance(timeout(task, ms(5)))).toBe(true);
  });

  test('accept an inferred union of tasks', () => {
    const find = (id: number) =>
      id === 1 ? Task.Ok('Ada') : id > 1 ? Task.Err('unknown' as const) : Task.Err(404 as const);
    const task = timeout(find(0), ms(5));

    expectTypeOf(task).toEqualTypeOf<Task<string, 'unknown' | 404 | TimeoutError>>();
    expect(Task.run(task)).toEqual(Result.Err(404));
  });

  test('reject a number as a duration', () => {
    // @ts-expect-error A number does not specify its unit.
    expect(Task.hasInstance(timeout(Task.Ok(1), 5))).toBe(true);
  });
});
