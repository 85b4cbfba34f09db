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

// The types of Node are left out so that no source uses them by mistake.
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

/** The error of a result, which must have one. */
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

  test('returns the task as it is', () => {
    const task = Task.Ok(1);
    expect(timeout(task, 'none')).toBe(task);
  });
});

describe('timeout() of what is no limit', () => {
  test.each([
    ['arithmetic that failed', TimeDuration.from(1 / 3, 'seconds'), 'undefined'],
    ['null', null, 'null'],
    ['NaN', NaN, 'NaN'],
    ['a fraction', 0.5, '0.5'],
    ['Infinity', Infinity, 'Infinity'],
    ['another word', 'never', '"never"'],
    ['a text', '5', '"5"'],
    ['an object', {}, 'an object'],
  ])('throws before there is a task: %s', (_, limit, received) => {
    expect(() => timeout(Task.Ok(1), limit as 'none')).toThrow(
      new ArgumentError({
        message: `Expected "limit" to be a duration such as TimeDuration.of({ seconds: 5 }), or "none", received ${received}`,
      }),
    );
  });

  test('does not compile', () => {
    const limit = TimeDuration.from(1 / 3, 'seconds');
    // @ts-expect-error TS2345: A duration that may be missing is not a limit.
    expect(() => timeout(Task.Ok(1), limit)).toThrow(ArgumentError);
    // @ts-expect-error TS2345: no limit is asked for by a word.
    expect(() => timeout(Task.Ok(1), undefined)).toThrow(ArgumentError);
  });
});

describe('timeout() of a task that ends in time', () => {
  test('is synchronous, without a timer, where the task is', () => {
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

  test.each(['Ok', 'Err'] as const)('ends with its %s, and stops the timer', async (kind) => {
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
  });

  test('lets a defect through, and stops the timer', async () => {
    const { startTimer, waits } = createTimers();
    const task = Task.from(() => Promise.reject(new RuntimeError({ message: 'A mistake' })));
    await expect(Task.run(timeout(task, ms(5)), { startTimer })).rejects.toThrow('A mistake');
    expect(waits()).toStrictEqual([]);
  });

  test('takes what is like a task', () => {
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

  test('cancels the task, and waits for the end of its finalizers', async () => {
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

  test('ignores what the cancelled task still gives', async () => {
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

  test('does not ignore a defect of a finalizer', async () => {
    const { endNext, startTimer, waits } = createTimers();
    const broken = Task.from(() => Promise.reject(new RuntimeError({ message: 'A mistake' })));
    const task = Task.andFinally(Task.delay(1000), broken);
    const running = Task.run(timeout(task, ms(5)), { startTimer });
    endNext();
    await expect(running).rejects.toThrow('A mistake');
    expect(waits()).toStrictEqual([]);
  });

  test('starts the time anew with each run, and makes an error for each', async () => {
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

  test('gives each attempt of retry() its own time', async () => {
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
  ])('the shorter of two limits ends it: %i in %i', async (inner, outer) => {
    const { endNext, startTimer, waits } = createTimers();
    const task = timeout(timeout(endless, ms(inner)), ms(outer));
    const running = Task.run(task, { startTimer });
    endNext();
    expect(errorOf(await running)).toMatchObject({
      message: 'The task took longer than PT0.005S',
    });
    expect(waits()).toStrictEqual([]);
  });

  test('waits in full for what no timer of the platform can', () => {
    const { startTimer, waits } = createTimers();
    void Task.run(timeout(endless, TimeDuration.MAX_VALUE), { startTimer });
    expect(waits()).toStrictEqual([Number.MAX_SAFE_INTEGER]);
  });

  test('ends in real time too', async () => {
    expect(errorOf(await Task.run(timeout(endless, ms(1))))).toBeInstanceOf(TimeoutError);
  });
});

describe('timeout() of no time', () => {
  test.each([0, -1])('fails at once for %i, and does not start the task', (milliseconds) => {
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

describe('timeout() of a run that is cancelled from outside', () => {
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

  test('has the grace of the run, which is not for what the limit cancels', async () => {
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

  test('runs nothing when it was cancelled before', async () => {
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

  test('leaves no listener at the signal, however it ends', async () => {
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
  test('add the TimeoutError to the errors of the task', () => {
    const task: Task<number, string> = Task.Ok(1);
    expectTypeOf(timeout(task, ms(5))).toEqualTypeOf<Task<number, string | TimeoutError>>();
    expectTypeOf(timeout(task, 'none')).toEqualTypeOf<Task<number, string | TimeoutError>>();
    expectTypeOf(timeout).parameter(1).toEqualTypeOf<TimeLimit>();
    expect(Task.hasInstance(timeout(task, ms(5)))).toBe(true);
  });

  test('take a union of tasks that nobody annotated', () => {
    const find = (id: number) =>
      id === 1 ? Task.Ok('Ada') : id > 1 ? Task.Err('unknown' as const) : Task.Err(404 as const);
    const task = timeout(find(0), ms(5));

    expectTypeOf(task).toEqualTypeOf<Task<string, 'unknown' | 404 | TimeoutError>>();
    expect(Task.run(task)).toEqual(Result.Err(404));
  });

  test('refuse a number for the duration', () => {
    // @ts-expect-error A number says nothing of its unit.
    expect(Task.hasInstance(timeout(Task.Ok(1), 5))).toBe(true);
  });
});
