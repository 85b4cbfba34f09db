import { delay } from '@tstd/async';
import { Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { Task, type TaskLike, type TaskParameters, type TaskParametersOverrides } from './index.js';

// The types of Node are left out so that no source uses them by mistake.
const { getEventListeners }: { getEventListeners(target: EventTarget, name: string): unknown[] } =
  await import('node:events' as string);

const MINUTE = 60_000;

/** A task that neither a timer nor a promise ends. */
const endless: Task<never, never> = Task.from(() => new Promise<never>(() => {}));

/** Returns what is left over: timers, and listeners of the signal. */
function leftovers(signal: AbortSignal): readonly number[] {
  return [vi.getTimerCount(), getEventListeners(signal, 'abort').length];
}

/** Runs a task, and returns a function that reports how the run has ended so far. */
function watch(
  task: TaskLike<unknown, unknown>,
  overrides: TaskParametersOverrides,
): () => unknown {
  let state: unknown = 'pending';
  new Promise((resolve) => {
    resolve(Task.run(task, overrides));
  }).then(
    (outcome) => {
      state = outcome;
    },
    (error: unknown) => {
      state = { rejected: error };
    },
  );
  return () => state;
}

/** Runs all steps that wait for settled promises. */
async function settlePromises(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** Returns a task that records a string, immediately or after the given time. */
function noteIn(notes: string[], text: string, milliseconds?: number): Task<string, never> {
  const note = Task.from(() => {
    notes.push(text);
    return Result.Ok(text);
  });
  return milliseconds === undefined ? note : Task.andThen(Task.delay(milliseconds), () => note);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('delay', () => {
  test('ends when the time has elapsed and not earlier', async () => {
    const state = watch(Task.delay(1000), {});
    await vi.advanceTimersByTimeAsync(999);
    expect(state()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual(Result.Ok(undefined));
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([0, -1])('waits for the next timer if the time is %d', async (time) => {
    const state = watch(Task.delay(time), {});
    await Promise.resolve();
    expect(state()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual(Result.Ok(undefined));
  });

  test('waits for the whole time even if it overflows setTimeout', async () => {
    const setTimeout = vi.spyOn(globalThis, 'setTimeout');
    const state = watch(Task.delay(2 ** 31), {});
    expect(setTimeout.mock.lastCall?.[1]).toBe(2 ** 31 - 1);
    await vi.advanceTimersByTimeAsync(2 ** 31 - 1);
    expect(state()).toBe('pending');
    expect(setTimeout.mock.lastCall?.[1]).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual(Result.Ok(undefined));
  });

  test('stops the current timer when a long wait is cancelled', async () => {
    const { cancel, ...canceler } = Task.canceler();
    const state = watch(Task.delay(2 ** 33), { canceler: { ...canceler, cancel } });
    await vi.advanceTimersByTimeAsync(2 ** 32);
    cancel();
    await settlePromises();
    expect(state()).toMatchObject({ ok: false });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a cancelled run', () => {
  test('ends with an AbortError whose cause is the reason', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const state = watch(Task.delay(MINUTE), { signal });
    expect(leftovers(signal)).toEqual([1, 1]);
    controller.abort('closed');
    await settlePromises();
    expect(state()).toEqual(Result.Err(new AbortError({ cause: 'closed' })));
    expect(leftovers(signal)).toEqual([0, 0]);
  });

  test('ends with the reason itself if the reason is an AbortError', async () => {
    const controller = new AbortController();
    const state = watch(endless, { signal: controller.signal });
    controller.abort();
    await settlePromises();
    expect((state() as Result.Err<unknown>).error).toBe(controller.signal.reason);
    expect((state() as Result.Err<unknown>).error).toBeInstanceOf(AbortError);
  });

  test('does nothing if it was cancelled before it started', () => {
    const fn = vi.fn(() => Result.Ok(1));
    const signal = AbortSignal.abort('closed');
    const addEventListener = vi.spyOn(signal, 'addEventListener');
    const task = Task.andFinally(Task.from(fn), Task.from(fn));
    expect(Task.run(task, { signal })).toEqual(Result.Err(new AbortError({ cause: 'closed' })));
    const canceler = Task.canceler();
    canceler.cancel('shut');
    expect(Task.run(task, { canceler })).toEqual(Result.Err(new AbortError({ cause: 'shut' })));
    expect(Task.run(Task.acquireUseRelease(task, Task.Ok, Task.Ok), { canceler })).toMatchObject({
      ok: false,
    });
    expect(fn).not.toHaveBeenCalled();
    expect(addEventListener).not.toHaveBeenCalled();
  });

  test('ignores everything that happens after its end', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const parameters: TaskParameters[] = [];
    const look = Task.from((seen) => Result.Ok(parameters.push(seen)));
    const state = watch(Task.zip(look, Task.delay(10)), { signal });
    await vi.advanceTimersByTimeAsync(10);
    expect(leftovers(signal)).toEqual([0, 0]);
    controller.abort();
    expect(state()).toEqual(Result.Ok([1, undefined]));
    expect(parameters[0]?.isCanceled).toBe(false);
    expect(parameters[0]?.signal.aborted).toBe(false);
  });

  test('removes its listener when it ends synchronously', () => {
    const { signal } = new AbortController();
    const canceler = Task.canceler();
    const onCancel = vi.spyOn(canceler, 'onCancel');
    expect(Task.run(Task.Ok(1), { canceler, signal })).toEqual(Result.Ok(1));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(leftovers(signal)).toEqual([0, 0]);
    expect(() =>
      Task.run(
        Task.from(() => fail()),
        { signal },
      ),
    ).toThrow('defect');
    expect(leftovers(signal)).toEqual([0, 0]);
  });

  test('removes its listener when a defect ends it', async () => {
    const { signal } = new AbortController();
    const state = watch(
      Task.map(Task.delay(1), () => fail()),
      { signal },
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual({ rejected: new Error('defect') });
    expect(leftovers(signal)).toEqual([0, 0]);
  });

  test('does not run any further step or recovery', async () => {
    const controller = new AbortController();
    const step = vi.fn(() => Task.Ok(1));
    const value = vi.fn(() => 1);
    let task: Task<unknown, unknown> = Task.delay(MINUTE);
    task = Task.orElse(Task.andThen(Task.map(task, value), step), step);
    task = Task.match(Task.mapError(task, value), { Ok: value, Err: value });
    const state = watch(Task.retry(task, { times: 3, when: () => step() !== undefined }), {
      signal: controller.signal,
    });
    controller.abort();
    await settlePromises();
    expect(state()).toMatchObject({ ok: false });
    expect(step).not.toHaveBeenCalled();
    expect(value).not.toHaveBeenCalled();
  });

  test('ends before the next step if one of its steps cancels it', () => {
    const controller = new AbortController();
    const { signal } = controller;
    const next = vi.fn(() => 1);
    const abort = Task.from(() => {
      controller.abort('enough');
      return Result.Ok(1);
    });
    const error = Result.Err(new AbortError({ cause: 'enough' }));
    expect(Task.run(Task.map(abort, next), { signal })).toEqual(error);
    expect(next).not.toHaveBeenCalled();
    expect(leftovers(signal)).toEqual([0, 0]);
  });

  test('is still cancelled if its last step cancels it', () => {
    const controller = new AbortController();
    const task = Task.map(Task.Ok(1), () => {
      controller.abort('enough');
    });
    expect(Task.run(task, { signal: controller.signal })).toEqual(
      Result.Err(new AbortError({ cause: 'enough' })),
    );
  });

  test('does not wait if the waiting step cancels it', () => {
    const controller = new AbortController();
    const task = Task.from(() => {
      controller.abort('enough');
      return new Promise<never>(() => {});
    });
    expect(Task.run(task, { signal: controller.signal })).toEqual(
      Result.Err(new AbortError({ cause: 'enough' })),
    );
  });

  test('does not wait if its own timer cancels it', () => {
    const controller = new AbortController();
    const stop = vi.fn();
    const startTimer = () => {
      controller.abort('enough');
      return stop;
    };
    expect(Task.run(Task.delay(1), { signal: controller.signal, startTimer })).toEqual(
      Result.Err(new AbortError({ cause: 'enough' })),
    );
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('does not wait for a promise that never settles', async () => {
    const canceler = Task.canceler();
    const state = watch(endless, { canceler });
    canceler.cancel();
    await settlePromises();
    expect(state()).toMatchObject({ ok: false });
  });

  test('ignores how an abandoned promise settles', async () => {
    const canceler = Task.canceler();
    let reject!: (error: unknown) => void;
    const task = Task.from(
      () =>
        new Promise<never>((_resolve, onError) => {
          reject = onError;
        }),
    );
    const state = watch(task, { canceler });
    canceler.cancel('left');
    reject(new Error('late'));
    await settlePromises();
    expect(state()).toEqual(Result.Err(new AbortError({ cause: 'left' })));
  });

  test('ignores a timer that fires although it was stopped', async () => {
    const canceler = Task.canceler();
    const onEnds: (() => void)[] = [];
    const startTimer = (onEnd: () => void) => {
      onEnds.push(onEnd);
      return () => {};
    };
    const next = vi.fn();
    const state = watch(Task.map(Task.delay(1), next), { canceler, startTimer });
    canceler.cancel();
    onEnds[0]?.();
    await settlePromises();
    expect(state()).toMatchObject({ ok: false });
    expect(next).not.toHaveBeenCalled();
  });

  test('ends with a defect if a timer cannot be started', () => {
    const canceler = Task.canceler();
    const startTimer = () => fail();
    expect(() => Task.run(Task.delay(1), { canceler, startTimer })).toThrow('defect');
    expect(() => {
      canceler.cancel();
    }).not.toThrow();
  });

  test('is cancelled by the signal or the canceler, whichever is first', async () => {
    const controller = new AbortController();
    const canceler = Task.canceler();
    const state = watch(endless, { canceler, signal: controller.signal });
    canceler.cancel('first');
    controller.abort('second');
    await settlePromises();
    expect(state()).toEqual(Result.Err(new AbortError({ cause: 'first' })));
    expect(leftovers(controller.signal)).toEqual([0, 0]);
  });
});

/** Returns the combination of two defects. */
function bothOf(first: string, second: string): AggregateError {
  return new AggregateError([new Error(first), new Error(second)], 'The run ended with 2 errors');
}

/** Throws, like a bug in the program. */
function fail(): never {
  throw new Error('defect');
}

describe('the parameters of a cancelled run', () => {
  test('the signal aborts with the error of the run', async () => {
    const controller = new AbortController();
    const seen: unknown[] = [];
    const task = Task.tryCall(
      ({ signal }) => {
        signal.addEventListener('abort', () => seen.push(signal.reason));
        return delay(MINUTE, { signal });
      },
      () => 'not seen',
    );
    const state = watch(task, { signal: controller.signal });
    expect(vi.getTimerCount()).toBe(1);
    controller.abort('closed');
    await settlePromises();
    expect(state()).toEqual(Result.Err(new AbortError({ cause: 'closed' })));
    expect(seen).toEqual([new AbortError({ cause: 'closed' })]);
    expect(seen[0]).toBe((state() as Result.Err<unknown>).error);
    expect(leftovers(controller.signal)).toEqual([0, 0]);
  });

  test('the signal is created once, when it is first read', () => {
    const created = vi.spyOn(globalThis, 'AbortController');
    Task.run(Task.from(({ isCanceled }) => Result.Ok(isCanceled)));
    expect(created).not.toHaveBeenCalled();
    const task = Task.from((parameters) => Result.Ok(parameters.signal === parameters.signal));
    expect(Task.run(task)).toEqual(Result.Ok(true));
    expect(created).toHaveBeenCalledTimes(1);
  });

  test('isCanceled and a signal read later report the cancellation too', () => {
    const canceler = Task.canceler();
    const seen: unknown[] = [];
    const task = Task.from((parameters) => {
      seen.push(parameters.isCanceled);
      canceler.cancel('enough');
      seen.push(parameters.isCanceled, parameters.signal.aborted, parameters.signal.reason);
      return Result.Ok(1);
    });
    Task.run(task, { canceler });
    expect(seen).toEqual([false, true, true, new AbortError({ cause: 'enough' })]);
  });

  test('listeners are called once and in order, unless they were removed', async () => {
    const canceler = Task.canceler();
    const notes: unknown[] = [];
    const task = Task.from(({ onCancel }) => {
      const listener = (reason: AbortError) => {
        notes.push(reason.cause);
      };
      onCancel(listener);
      onCancel(listener);
      onCancel(() => notes.push('gone'))();
      onCancel(() => notes.push('last'));
      return new Promise<never>(() => {});
    });
    watch(task, { canceler });
    expect(notes).toEqual([]);
    canceler.cancel('one');
    canceler.cancel('two');
    await settlePromises();
    expect(notes).toEqual(['one', 'one', 'last']);
  });

  test('an exception of a listener is a defect of the run, after the finalizers', async () => {
    const canceler = Task.canceler();
    const notes: string[] = [];
    const task = Task.from(({ onCancel }) => {
      onCancel(() => fail());
      onCancel(() => notes.push('second'));
      onCancel(() => {
        throw new Error('other');
      });
      return new Promise<never>(() => {});
    });
    const state = watch(Task.andFinally(task, noteIn(notes, 'closed', 5)), { canceler });
    canceler.cancel();
    await vi.advanceTimersByTimeAsync(5);
    expect(notes).toEqual(['second', 'closed']);
    expect(state()).toEqual({ rejected: bothOf('defect', 'other') });
  });

  test('a defect of the run and a defect of a listener do not hide each other', () => {
    const canceler = Task.canceler();
    const task = Task.from(({ onCancel }) => {
      onCancel(() => fail());
      canceler.cancel();
      throw new Error('first');
    });
    expect(() => Task.run(task, { canceler })).toThrow(bothOf('defect', 'first'));
  });

  test('a task started with run() is cancelled with the run', async () => {
    const canceler = Task.canceler();
    const inner: unknown[] = [];
    const task = Task.from(async ({ run }) => {
      inner.push(await run(Task.delay(MINUTE)));
      return Result.Ok(1);
    });
    const state = watch(task, { canceler });
    expect(vi.getTimerCount()).toBe(1);
    canceler.cancel('closed');
    await settlePromises();
    expect(vi.getTimerCount()).toBe(0);
    expect(inner).toEqual([Result.Err(new AbortError({ cause: 'closed' }))]);
    expect((inner[0] as Result.Err<unknown>).error).toBe((state() as Result.Err<unknown>).error);
  });

  test('the run ends without waiting if a nested task cancels it', async () => {
    const canceler = Task.canceler();
    const cancel = Task.from(() => {
      canceler.cancel('closed');
      return Result.Ok(1);
    });
    const task = Task.from(async ({ run }) => {
      await Promise.resolve();
      await run(cancel);
      return new Promise<never>(() => {});
    });
    const state = watch(task, { canceler });
    await settlePromises();
    expect(state()).toEqual(Result.Err(new AbortError({ cause: 'closed' })));
  });

  test('a source that cannot remove its listener does not prevent the run from ending', async () => {
    const canceler = Task.canceler();
    const cancel = Task.from(() => {
      canceler.cancel('closed');
      return Result.Ok(1);
    });
    const sticky = { ...Task.canceler(), onCancel: () => () => fail() };
    const task = Task.from(async ({ run }) => {
      await Promise.resolve();
      await run(cancel, { canceler: sticky });
      return new Promise<never>(() => {});
    });
    const state = watch(task, { canceler });
    await settlePromises();
    expect(state()).toEqual({ rejected: new Error('defect') });
  });

  test('the run waits for the finalizers of its nested tasks and throws their defects', async () => {
    const notes: string[] = [];
    const part = (name: string, time: number) =>
      Task.andFinally(Task.delay(MINUTE), noteIn(notes, name, time));
    const broken = Task.andFinally(
      Task.delay(MINUTE),
      Task.andThen(Task.delay(5), () => fail()),
    );
    const start = (...parts: readonly Task<unknown, never>[]) =>
      Task.from(async ({ run }) => {
        await run(Task.delay(1));
        await Promise.race(parts.map((task) => run(task)));
        return Result.Ok(1);
      });
    const canceler = Task.canceler();
    const worse = Task.andFinally(
      Task.delay(MINUTE),
      Task.andThen(Task.delay(15), () => {
        throw new Error('second');
      }),
    );
    const whole = watch(start(part('a', 10), part('b', 20)), { canceler });
    const defective = watch(start(broken, worse, part('c', 30)), { canceler });
    await vi.advanceTimersByTimeAsync(1);
    canceler.cancel('closed');
    await vi.advanceTimersByTimeAsync(19);
    expect(notes).toEqual(['a']);
    expect(whole()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(notes).toEqual(['a', 'b']);
    expect(whole()).toEqual(Result.Err(new AbortError({ cause: 'closed' })));
    expect(defective()).toBe('pending');
    await vi.advanceTimersByTimeAsync(10);
    expect(defective()).toEqual({ rejected: bothOf('defect', 'second') });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the run waits for a cancelled task from another copy of the package', async () => {
    const notes: string[] = [];
    const task = Task.andFinally(Task.delay(MINUTE), noteIn(notes, 'closed', 10));
    const copy: Task<void, never> = {
      _: 'Task',
      runTask: (parameters) => task.runTask(parameters),
      [Symbol.iterator]: () => task[Symbol.iterator](),
    };
    const canceler = Task.canceler();
    const state = watch(copy, { canceler });
    canceler.cancel('closed');
    await vi.advanceTimersByTimeAsync(9);
    expect(state()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(notes).toEqual(['closed']);
    expect(state()).toEqual(Result.Err(new AbortError({ cause: 'closed' })));
  });

  test('nested tasks are cancelled in the order in which they were started', async () => {
    const order: number[] = [];
    const parts = [1, 2, 3].map((number) =>
      Task.andFinally(
        endless,
        Task.from(() => Result.Ok(order.push(number))),
      ),
    );
    const canceler = Task.canceler();
    const running = Task.run(Task.all(parts), { canceler });
    canceler.cancel();
    await running;
    expect(order).toEqual([1, 2, 3]);
  });

  test('a nested task can be cancelled without the run', async () => {
    const canceler = Task.canceler();
    const task = Task.from(({ run }) => run(Task.delay(MINUTE), { canceler }));
    const state = watch(
      Task.map(Task.toResult(task), ({ ok }) => ok),
      {},
    );
    canceler.cancel();
    await settlePromises();
    expect(state()).toEqual(Result.Ok(false));
  });
});

describe('canceler', () => {
  test('its signal aborts with the error, no matter when it is read', () => {
    const early = Task.canceler();
    const { signal } = early;
    expect(signal.aborted).toBe(false);
    expect(early.isCanceled).toBe(false);
    early.cancel('closed');
    expect(early.isCanceled).toBe(true);
    expect(early.signal).toBe(signal);
    expect(signal.reason).toEqual(new AbortError({ cause: 'closed' }));
    const late = Task.canceler();
    late.cancel('shut');
    expect(late.signal.aborted).toBe(true);
    expect(late.signal.reason).toEqual(new AbortError({ cause: 'shut' }));
  });

  test('cancels once and ignores later calls', async () => {
    const canceler = Task.canceler();
    const listener = vi.fn();
    canceler.onCancel(listener);
    const { signal } = canceler;
    canceler.cancel('first');
    canceler.cancel('second');
    const error = new AbortError({ cause: 'first' });
    expect(listener.mock.calls).toEqual([[error]]);
    expect(signal.reason).toEqual(error);
    expect(await Task.run(endless, { canceler })).toEqual(Result.Err(error));
  });

  test('calls a listener immediately if it is added after the cancellation', () => {
    const canceler = Task.canceler();
    canceler.cancel('closed');
    const listener = vi.fn();
    canceler.onCancel(listener)();
    expect(listener.mock.calls).toEqual([[new AbortError({ cause: 'closed' })]]);
  });

  test('cancels all runs that received it and passes on an AbortError', async () => {
    const canceler = Task.canceler();
    const first = watch(endless, { canceler });
    const second = watch(Task.delay(1), { canceler });
    const error = new AbortError({ message: 'Stopped by hand' });
    canceler.cancel(error);
    await settlePromises();
    expect((first() as Result.Err<unknown>).error).toBe(error);
    expect((second() as Result.Err<unknown>).error).toBe(error);
  });
});

describe('andFinally', () => {
  test.each<[string, Task<unknown, unknown>, unknown]>([
    ['a value', Task.Ok(1), Result.Ok(1)],
    ['an error', Task.Err('no'), Result.Err('no')],
    ['a defect', Task.from(() => fail()), { rejected: new Error('defect') }],
    ['a value that comes late', Task.map(Task.delay(1), () => 1), Result.Ok(1)],
    [
      'a rejection',
      Task.from(() => Promise.reject(new Error('no'))),
      { rejected: new Error('no') },
    ],
  ])('runs the finalizer once after %s and keeps the outcome', async (_, task, outcome) => {
    for (const wait of [undefined, 5]) {
      const notes: string[] = [];
      const state = watch(Task.andFinally(task, noteIn(notes, 'closed', wait)), {});
      await vi.advanceTimersByTimeAsync(6);
      expect(state()).toEqual(outcome);
      expect(notes).toEqual(['closed']);
    }
  });

  test('runs the finalizers of a cancelled run from the inside out and waits for them', async () => {
    const controller = new AbortController();
    const notes: string[] = [];
    const inner = Task.andFinally(Task.delay(MINUTE), noteIn(notes, 'inner', 10));
    const outer = Task.andFinally(
      Task.map(inner, () => notes.push('step')),
      noteIn(notes, 'outer', 10),
    );
    const state = watch(outer, { signal: controller.signal });
    controller.abort();
    await vi.advanceTimersByTimeAsync(19);
    expect(notes).toEqual(['inner']);
    expect(state()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(notes).toEqual(['inner', 'outer']);
    expect(state()).toMatchObject({ ok: false });
    expect(leftovers(controller.signal)).toEqual([0, 0]);
  });

  test('does not cancel the finalizer, which is not aware of the cancellation', async () => {
    const canceler = Task.canceler();
    const seen: unknown[] = [];
    const finalizer = Task.from(({ isCanceled, signal }) => {
      seen.push(isCanceled, signal.aborted);
      return Result.Ok(undefined);
    });
    const state = watch(
      Task.andFinally(
        Task.Ok(1),
        Task.andThen(Task.delay(5), () => finalizer),
      ),
      { canceler },
    );
    canceler.cancel('closed');
    await vi.advanceTimersByTimeAsync(4);
    expect(state()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([false, false]);
    expect(state()).toEqual(Result.Err(new AbortError({ cause: 'closed' })));
  });

  test('a defect of the finalizer replaces a value but does not hide an error or another defect', async () => {
    const finalizer = Task.from(() => fail());
    expect(() => Task.run(Task.andFinally(Task.Ok(1), finalizer))).toThrow('defect');
    expect(() => Task.run(Task.andFinally(Task.Err(1), finalizer))).toThrow(
      expect.objectContaining({ errors: [1, new Error('defect')], name: 'AggregateError' }),
    );
    const first = Task.from(() => {
      throw new Error('first');
    });
    expect(() => Task.run(Task.andFinally(first, finalizer))).toThrow(bothOf('first', 'defect'));
    const canceler = Task.canceler();
    const state = watch(Task.andFinally(endless, finalizer), { canceler });
    canceler.cancel();
    await settlePromises();
    expect(state()).toEqual({ rejected: new Error('defect') });
  });

  test('does not run the finalizer if its task never started', () => {
    const canceler = Task.canceler();
    const notes: string[] = [];
    const task = Task.andThen(
      Task.map(Task.Ok(1), () => {
        canceler.cancel();
      }),
      () => Task.andFinally(Task.Ok(1), noteIn(notes, 'closed')),
    );
    expect(Task.run(task, { canceler })).toMatchObject({ ok: false });
    expect(notes).toEqual([]);
  });
});

describe('acquireUseRelease', () => {
  /** Returns a task that records when a resource is opened and closed. */
  function bracket(
    notes: string[],
    use: (name: string) => TaskLike<unknown, unknown>,
    times: readonly (number | undefined)[] = [],
  ): Task<unknown, unknown> {
    return Task.acquireUseRelease(
      noteIn(notes, 'open', times[0]),
      (name) => {
        notes.push(`use ${name}`);
        return use(name);
      },
      (name) => noteIn(notes, `close ${name}`, times[1]),
    );
  }

  test.each<[string, () => Task<unknown, unknown>, unknown]>([
    ['a value', () => Task.Ok(1), Result.Ok(1)],
    ['an error', () => Task.Err('no'), Result.Err('no')],
    ['a defect', () => Task.from(() => fail()), { rejected: new Error('defect') }],
    ['a function that throws', () => fail(), { rejected: new Error('defect') }],
  ])('releases once after %s', async (_, use, outcome) => {
    const notes: string[] = [];
    const state = watch(
      Task.andThen(Task.delay(1), () => bracket(notes, use)),
      {},
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual(outcome);
    expect(notes).toEqual(['open', 'use open', 'close open']);
  });

  test('does not release a resource that was not acquired', () => {
    const use = vi.fn(() => Task.Ok(1));
    expect(Task.run(Task.acquireUseRelease(Task.Err('no'), use, use))).toEqual(Result.Err('no'));
    const broken = Task.from(() => fail());
    expect(() => Task.run(Task.acquireUseRelease(broken, use, use))).toThrow('defect');
    expect(use).not.toHaveBeenCalled();
  });

  test('waits, releases the resource and does not use it if cancelled while acquiring', async () => {
    const controller = new AbortController();
    const notes: string[] = [];
    const state = watch(
      bracket(notes, () => endless, [10, 10]),
      { signal: controller.signal },
    );
    controller.abort();
    await vi.advanceTimersByTimeAsync(19);
    expect(notes).toEqual(['open']);
    expect(state()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(notes).toEqual(['open', 'close open']);
    expect(state()).toMatchObject({ ok: false });
    expect(leftovers(controller.signal)).toEqual([0, 0]);
  });

  test('ends the use and releases the resource if cancelled during the use', async () => {
    const canceler = Task.canceler();
    const notes: string[] = [];
    const state = watch(
      bracket(notes, () => Task.delay(MINUTE), [1, 1]),
      { canceler },
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(notes).toEqual(['open', 'use open']);
    canceler.cancel();
    await vi.advanceTimersByTimeAsync(1);
    expect(notes).toEqual(['open', 'use open', 'close open']);
    expect(state()).toMatchObject({ ok: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits for the release if cancelled during the release', async () => {
    const canceler = Task.canceler();
    const notes: string[] = [];
    const state = watch(
      bracket(notes, () => Task.Ok(1), [undefined, 10]),
      { canceler },
    );
    canceler.cancel();
    await vi.advanceTimersByTimeAsync(10);
    expect(notes).toEqual(['open', 'use open', 'close open']);
    expect(state()).toMatchObject({ ok: false });
  });

  test('a defect of the release replaces the outcome', () => {
    expect(() => Task.run(Task.acquireUseRelease(Task.Ok(1), Task.Ok, () => fail()))).toThrow(
      'defect',
    );
  });
});

describe('cancelled combinations', () => {
  const COMBINATIONS = {
    all: (tasks: readonly Task<unknown, never>[]) => Task.all(tasks),
    allSettled: (tasks: readonly Task<unknown, never>[]) => Task.allSettled(tasks),
    any: (tasks: readonly Task<unknown, never>[]) => Task.any(tasks),
    race: (tasks: readonly Task<unknown, never>[]) => Task.race(tasks),
  };

  test.each(Object.entries(COMBINATIONS))('%s() waits for all finalizers', async (_, combine) => {
    const controller = new AbortController();
    const { signal } = controller;
    const notes: string[] = [];
    const branch = (name: string, time: number) =>
      Task.andFinally(Task.delay(MINUTE), noteIn(notes, name, time));
    const state = watch(combine([branch('slow', 20), branch('fast', 10), endless]), { signal });
    expect(leftovers(signal)).toEqual([2, 1]);
    controller.abort('closed');
    await vi.advanceTimersByTimeAsync(19);
    expect(notes).toEqual(['fast']);
    expect(state()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(notes).toEqual(['fast', 'slow']);
    expect(state()).toEqual(Result.Err(new AbortError({ cause: 'closed' })));
    expect(leftovers(signal)).toEqual([0, 0]);
  });

  test('a branch that cancels the run while other branches start stops all of them', () => {
    const canceler = Task.canceler();
    const notes: string[] = [];
    const abort = Task.from(() => {
      canceler.cancel('enough');
      return Result.Ok(1);
    });
    const first = Task.delay(MINUTE);
    const second = Task.zip(abort, noteIn(notes, 'after'));
    const third = noteIn(notes, 'third');
    expect(Task.run(Task.all([first, second, third]), { canceler })).toEqual(
      Result.Err(new AbortError({ cause: 'enough' })),
    );
    expect(notes).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a task does not run if the function that creates it cancels the run', () => {
    const canceler = Task.canceler();
    const notes: string[] = [];
    const task = Task.forEach(['first', 'second'], (text) => {
      canceler.cancel('enough');
      return Task.andFinally(noteIn(notes, text), noteIn(notes, 'closed'));
    });
    expect(Task.run(task, { canceler })).toEqual(Result.Err(new AbortError({ cause: 'enough' })));
    expect(notes).toEqual([]);
  });

  test('a cancelled run throws a defect of a finalizer', async () => {
    const canceler = Task.canceler();
    const branch = Task.andFinally(
      Task.delay(MINUTE),
      Task.from(() => fail()),
    );
    const state = watch(Task.all([branch, Task.delay(MINUTE)]), { canceler });
    canceler.cancel();
    await settlePromises();
    expect(state()).toEqual({ rejected: new Error('defect') });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an uncancelable task', () => {
  const createWork = (): { readonly notes: string[]; readonly work: Task<string, string> } => {
    const notes: string[] = [];
    const write = (text: string): Task<string, string> =>
      Task.from(async () => {
        await Promise.resolve();
        notes.push(text);
        return Result.Ok(text);
      });
    return { notes, work: Task.andThen(write('one'), () => write('two')) };
  };

  test('runs to its end in a cancelled run, and no step follows it', async () => {
    const canceler = Task.canceler();
    const { notes, work } = createWork();
    const next = vi.fn();
    const task = Task.andFinally(
      Task.map(Task.uncancelable(work), next),
      Task.map(Task.Ok(0), () => notes.push('closed')),
    );
    const running = Task.run(task, { canceler });
    canceler.cancel('enough');
    expect(await running).toEqual(Result.Err(new AbortError({ cause: 'enough' })));
    expect(notes).toEqual(['one', 'two', 'closed']);
    expect(next).not.toHaveBeenCalled();
  });

  test('does not start in a run that has already been cancelled', async () => {
    const canceler = Task.canceler();
    const { notes, work } = createWork();
    canceler.cancel('enough');
    expect(await Task.run(Task.uncancelable(work), { canceler })).toEqual(
      Result.Err(new AbortError({ cause: 'enough' })),
    );
    expect(notes).toEqual([]);
  });

  test('ends like the given task', async () => {
    const { work } = createWork();
    expectTypeOf(Task.uncancelable(work)).toEqualTypeOf<Task<string, string>>();
    expect(await Task.run(Task.uncancelable(work))).toEqual(Result.Ok('two'));
    expect(Task.run(Task.uncancelable(Task.Err('no')))).toEqual(Result.Err('no'));
  });
});
