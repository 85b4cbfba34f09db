import { Result } from '@tstd/core';
import { AbortError, ArgumentError } from '@tstd/error';
import { describe, expect, test, vi } from 'vitest';
import { type StartTimer, Task, type TaskCanceler, type TaskParametersOverrides } from './index.js';

const endless: Task<never, never> = Task.from(() => new Promise<never>(() => {}));

const defect = new Error('defect');

/** Throws, like a bug in the program. */
function fail(): never {
  throw defect;
}

/** Returns a promise of the outcome of a run as a value. */
async function outcomeOf(
  task: Task<unknown, unknown>,
  overrides?: TaskParametersOverrides,
): Promise<unknown> {
  try {
    return await Task.run(task, overrides);
  } catch (error) {
    return { thrown: error };
  }
}

/** Calls a function near the end of the call stack, after the given number of calls. */
function callAtTheEdge(fn: () => void, distance: number): void {
  let left = Number.NaN;
  const dive = (): void => {
    try {
      dive();
    } catch {
      left = distance;
    }
    if (left === 0) {
      fn();
    }
    left -= 1;
  };
  dive();
}

describe('a run without room on the call stack', () => {
  const seen = { acquired: 0, released: 0 };
  const note = (name: keyof typeof seen): Task<number, never> =>
    Task.from(() => Result.Ok((seen[name] += 1)));
  const using = (use: () => Task<unknown, unknown>): Task<unknown, unknown> =>
    Task.acquireUseRelease(note('acquired'), use, () => note('released'));
  const one = Task.map(Task.Ok(1), (value) => value);
  const closed = Task.andFinally(one, Task.Ok(0));
  const soon = Task.andFinally(
    Task.from(() => Promise.resolve(Result.Ok(1))),
    Task.Ok(0),
  );

  const KINDS: Readonly<Record<string, Task<unknown, unknown>>> = {
    'whose use throws': using(() => Task.map(one, fail)),
    'whose use throws later': using(() => Task.map(soon, fail)),
    'of several': using(() => Task.all([closed, soon, one])),
    'that is a race': using(() => Task.race([soon, closed, Task.delay(1)])),
    'of a run': using(() => Task.from(({ run }) => run(using(() => closed)))),
    'of items': Task.forEach([1, 2, 3], () => using(() => closed), { concurrency: 2 }),
    'of a generator': using(() =>
      Task.gen(function* () {
        return yield* soon;
      }),
    ),
  };

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });

  test.each(Object.entries(KINDS))(
    'ends and releases every acquired resource, or does not start: %s',
    async (_, task) => {
      Object.assign(seen, { acquired: 0, released: 0 });
      const begun: unknown[] = [];
      let thrown = 0;
      for (let distance = 0; distance < 900; distance += 1) {
        callAtTheEdge(() => {
          try {
            begun.push(Task.run(task));
          } catch {
            thrown += 1;
          }
        }, distance);
      }
      const late = begun.filter((outcome) => outcome instanceof Promise);
      // Waits for deferred work, however busy the machine is.
      const ends = await Promise.race([Promise.allSettled(late), wait(20_000)]);
      await wait(10);
      expect(ends).toHaveLength(late.length);
      expect(seen.released).toBe(seen.acquired);
      expect(seen.acquired).toBeGreaterThan(0);
      // The sweep begins where there is no room.
      expect(thrown + late.length).toBeGreaterThan(0);
    },
    30_000,
  );

  test('does not delay the run that has started it', async () => {
    const canceler = Task.canceler();
    let thrown = 0;
    const task = Task.from(({ run }) => {
      for (let distance = 0; distance < 300; distance += 1) {
        callAtTheEdge(() => {
          try {
            void run(soon);
          } catch {
            thrown += 1;
          }
        }, distance);
      }
      return new Promise<never>(() => {});
    });
    const running = outcomeOf(task, { canceler });
    canceler.cancel('enough');
    // A part that has started may itself have met the end of the call stack: that is its defect.
    expect([
      Result.Err(new AbortError({ cause: 'enough' })),
      { thrown: expect.any(RangeError) as RangeError },
    ]).toContainEqual(await running);
    expect(thrown).toBeGreaterThan(0);
  });

  test('is still cancelled and notified of its timers', async () => {
    let cancel: (reason: AbortError) => void = fail;
    const canceler: TaskCanceler = {
      ...Task.canceler(),
      onCancel: (listener) => {
        cancel = listener;
        return () => {};
      },
    };
    const reason = new AbortError({ cause: 'enough' });
    for (let distance = 2; distance < 300; distance += 1) {
      const running = outcomeOf(
        using(() => endless),
        { canceler },
      );
      callAtTheEdge(() => {
        cancel(reason);
      }, distance);
      expect(await running).toEqual(Result.Err(reason));
      let ring: () => void = fail;
      const startTimer: StartTimer = (onEnd) => {
        ring = onEnd;
        return () => {};
      };
      const waiting = outcomeOf(
        using(() => Task.delay(1)),
        { startTimer },
      );
      callAtTheEdge(() => {
        ring();
      }, distance);
      expect(await waiting).toEqual(Result.Ok(undefined));
      const ending = outcomeOf(Task.andFinally(endless, endless), {
        canceler,
        grace: 1,
        startTimer,
      });
      cancel(reason);
      callAtTheEdge(() => {
        ring();
      }, distance);
      expect(await ending).toEqual(Result.Err(reason));
    }
    expect(seen.released).toBe(seen.acquired);
  });

  test('is not cancelled if the canceler has no room', () => {
    let canceler = Task.canceler();
    let thrown: unknown;
    const cancel = (): void => {
      try {
        canceler.cancel();
      } catch (error) {
        thrown = error;
      }
    };
    // Engines compile a function at its first call, which needs room.
    cancel();
    expect(canceler.isCanceled).toBe(true);
    canceler = Task.canceler();
    callAtTheEdge(cancel, 2);
    expect(thrown).toBeInstanceOf(RangeError);
    expect(canceler.isCanceled).toBe(false);
  });

  test('ends with a defect if a function recurses infinitely', () => {
    const down = (): number => down() + 1;
    const notes: string[] = [];
    const close = Task.from(() => Result.Ok(notes.push('closed')));
    expect(() => Task.run(Task.andFinally(Task.map(Task.Ok(1), down), close))).toThrow(RangeError);
    expect(notes).toEqual(['closed']);
  });
});

describe('an argument that is not a function or a task', () => {
  type Untyped = (...args: readonly unknown[]) => unknown;
  const untyped = Task as unknown as Readonly<Record<keyof typeof Task, Untyped>>;
  const ok = Task.Ok(1);
  const fn = (): typeof ok => ok;

  test.each<readonly [string, string, Untyped]>([
    ['from', 'source', () => untyped.from(undefined)],
    ['tryCall', 'fn', () => untyped.tryCall(undefined, fn)],
    ['tryCall', 'onError', () => untyped.tryCall(fn)],
    ['run', 'task', () => untyped.run(undefined)],
    ['match', 'self', () => untyped.match(undefined, { Ok: fn, Err: fn })],
    ['match', 'matcher.Ok', () => untyped.match(ok, { Err: fn })],
    ['match', 'matcher.Err', () => untyped.match(ok, { Ok: fn })],
    ['toResult', 'self', () => untyped.toResult(undefined)],
    ['getOr', 'self', () => untyped.getOr(undefined, 1)],
    ['getOrElse', 'self', () => untyped.getOrElse(undefined, fn)],
    ['getOrElse', 'onErr', () => untyped.getOrElse(ok)],
    ['or', 'self', () => untyped.or(undefined, ok)],
    ['or', 'other', () => untyped.or(ok)],
    ['orElse', 'self', () => untyped.orElse(undefined, fn)],
    ['orElse', 'onErr', () => untyped.orElse(ok)],
    ['zip', 'self', () => untyped.zip(undefined, ok)],
    ['zip', 'other', () => untyped.zip(ok)],
    ...(['map', 'mapError', 'andThen', 'tap', 'tapError'] as const).flatMap(
      (name) =>
        [
          [name, 'self', () => untyped[name](undefined, fn)],
          [name, 'fn', () => untyped[name](ok, undefined)],
        ] as const,
    ),
    ['flatten', 'self', () => untyped.flatten(undefined)],
    ['forEach', 'fn', () => untyped.forEach([1])],
    ['gen', 'fn', () => untyped.gen(undefined)],
    ['memoize', 'self', () => untyped.memoize(undefined)],
    ['uncancelable', 'self', () => untyped.uncancelable(undefined)],
    ['andFinally', 'self', () => untyped.andFinally(undefined, ok)],
    ['andFinally', 'finalizer', () => untyped.andFinally(ok)],
    ['acquireUseRelease', 'acquire', () => untyped.acquireUseRelease(undefined, fn, fn)],
    ['acquireUseRelease', 'use', () => untyped.acquireUseRelease(ok, undefined, fn)],
    ['acquireUseRelease', 'release', () => untyped.acquireUseRelease(ok, fn)],
    ['retry', 'self', () => untyped.retry(undefined, { times: 1 })],
    ['repeat', 'self', () => untyped.repeat(undefined, { times: 1 })],
    ['withPermit', 'task', () => (Task.semaphore(1).withPermit as Untyped)(undefined)],
  ])('is rejected immediately by %s() with an error that names %s', (_name, parameter, call) => {
    expect(call).toThrow(ArgumentError);
    expect(call).toThrow(`Expected "${parameter}" to be a`);
  });
});

describe('nested runs', () => {
  const nested = (levels: number): Task<number, unknown> =>
    Task.from(({ run }) => (levels === 0 ? Result.Ok(levels) : run(nested(levels - 1))));

  test('are synchronous up to a depth of 64 and asynchronous beyond', async () => {
    expect(Task.run(nested(63))).toEqual(Result.Ok(0));
    for (const levels of [64, 1000]) {
      const late = Task.run(nested(levels));
      expect(late).toBeInstanceOf(Promise);
      expect(await late).toEqual(Result.Ok(0));
    }
  });

  test('stop at any depth if one of them cancels the outer run', async () => {
    for (const levels of [1, 100]) {
      const canceler = Task.canceler();
      const next = vi.fn();
      const cancel = Task.from(() => {
        canceler.cancel('enough');
        return Result.Ok(0);
      });
      const level = (count: number): Task<unknown, unknown> =>
        Task.from(({ run }) => run(count === 0 ? Task.map(cancel, next) : level(count - 1)));
      const other = Task.andFinally(endless, Task.map(Task.Ok(0), next));
      const task = Task.all([other, Task.map(level(levels), next)]);
      expect(await outcomeOf(task, { canceler })).toEqual(
        Result.Err(new AbortError({ cause: 'enough' })),
      );
      // Only the finalizer.
      expect(next).toHaveBeenCalledTimes(1);
    }
  });

  test('are awaited after a cancellation if a task-like object passes its parameters on', async () => {
    const canceler = Task.canceler();
    const notes: string[] = [];
    const close = Task.map(Task.delay(1), () => notes.push('closed'));
    const inner = Task.andFinally(endless, close);
    const running = outcomeOf(Task.from({ runTask: (parameters) => inner.runTask(parameters) }), {
      canceler,
    });
    canceler.cancel('enough');
    expect(await running).toEqual(Result.Err(new AbortError({ cause: 'enough' })));
    expect(notes).toEqual(['closed']);
  });

  test('do nothing if they start after the cancellation', async () => {
    const canceler = Task.canceler();
    const fn = vi.fn(() => Result.Ok(1));
    let part: unknown;
    const task = Task.from(({ run }) => {
      canceler.cancel('enough');
      part = run(Task.from(fn));
      return Result.Ok(1);
    });
    const error = Result.Err(new AbortError({ cause: 'enough' }));
    expect(await outcomeOf(task, { canceler })).toEqual(error);
    expect(part).toEqual(error);
    expect(fn).not.toHaveBeenCalled();
  });
});

describe('external objects that throw', () => {
  const hostile = {
    get ok(): never {
      return fail();
    },
  } as unknown as Result<number, never>;

  test.each<[string, Task<unknown, unknown>, unknown]>([
    ['a result', Task.from(() => hostile), defect],
    ['a result that comes later', Task.from(() => Promise.resolve(hostile)), defect],
    [
      'a promise',
      Task.from(() => ({ then: fail }) as unknown as Promise<Result<number, never>>),
      defect,
    ],
    [
      'what makes an error of a rejection',
      Task.tryCall(() => Promise.reject(new Error('no')), fail),
      defect,
    ],
    [
      'no result',
      Task.from(() => Promise.resolve(1) as never),
      new TypeError('Expected a result from the function of a task'),
    ],
  ])('cause a defect: %s', async (_, task, error) => {
    let closed = 0;
    const close = Task.from(() => Result.Ok((closed += 1)));
    expect(await outcomeOf(Task.andFinally(task, close))).toEqual({ thrown: error });
    expect(closed).toBe(1);
  });

  test('cause a defect if a timer cannot be stopped', async () => {
    const canceler = Task.canceler();
    const startTimer: StartTimer = () => fail;
    const running = outcomeOf(Task.all([Task.delay(1), endless]), { canceler, startTimer });
    expect(() => {
      canceler.cancel();
    }).not.toThrow();
    expect(await running).toEqual({ thrown: defect });
  });

  test('cause a defect if a canceler fails at the end of a subscription', async () => {
    const canceler: TaskCanceler = { ...Task.canceler(), onCancel: () => fail };
    expect(() =>
      Task.run(
        Task.map(Task.Ok(1), (value) => value),
        { canceler },
      ),
    ).toThrow(defect);
    const later = Task.from(() => Promise.resolve(Result.Ok(1)));
    expect(await outcomeOf(later, { canceler })).toEqual({ thrown: defect });
  });

  test('report the errors of all listeners of a canceler', () => {
    const canceler = Task.canceler();
    const other = new Error('other');
    canceler.onCancel(fail);
    canceler.onCancel(() => {
      throw other;
    });
    expect(() => {
      canceler.cancel();
    }).toThrow(new AggregateError([defect, other], 'The run ended with 2 errors'));
  });
});

describe('several defects of one run', () => {
  const broken = (name: string): Task<never, never> =>
    Task.from(() => {
      throw new Error(name);
    });

  const aggregate = (...names: readonly string[]): AggregateError =>
    new AggregateError(
      names.map((name) => new Error(name)),
      `The run ended with ${names.length} errors`,
    );

  test('include those of the use and of the release, in order', async () => {
    const task = Task.acquireUseRelease(
      Task.Ok(0),
      () => broken('use'),
      () => broken('release'),
    );
    expect(await outcomeOf(task)).toEqual({ thrown: aggregate('use', 'release') });
    expect(await outcomeOf(Task.andFinally(task, broken('last')))).toEqual({
      thrown: aggregate('use', 'release', 'last'),
    });
  });

  test('include those of all tasks that run at the same time', async () => {
    const late = Task.andFinally(endless, broken('finalizer'));
    const task = Task.all([late, Task.andFinally(broken('first'), broken('second'))]);
    expect(await outcomeOf(task)).toEqual({ thrown: aggregate('first', 'second', 'finalizer') });
  });

  test('are thrown once if they are the same error', async () => {
    const again = Task.from(() => fail());
    expect(await outcomeOf(Task.andFinally(again, again))).toEqual({ thrown: defect });
  });

  test('include those of 100,000 finalizers', async () => {
    let task: Task<unknown, unknown> = Task.Ok(0);
    for (let count = 0; count < 100_000; count += 1) {
      task = Task.andFinally(task, broken('defect'));
    }
    const { thrown } = (await outcomeOf(task)) as { readonly thrown: AggregateError };
    expect(thrown.errors).toHaveLength(100_000);
  });
});

describe('grace', () => {
  /** Timers that fire on request. */
  function createTimers(): {
    readonly startTimer: StartTimer;
    readonly timers: Map<number, () => void>;
  } {
    const timers = new Map<number, () => void>();
    const startTimer: StartTimer = (onEnd, milliseconds) => {
      timers.set(milliseconds, onEnd);
      return () => {
        timers.delete(milliseconds);
      };
    };
    return { startTimer, timers };
  }

  const error = Result.Err(new AbortError({ cause: 'enough' }));

  test.each<[string, Task<unknown, unknown>]>([
    ['a finalizer', Task.andFinally(endless, endless)],
    ['an acquisition', Task.acquireUseRelease(endless, Task.Ok, Task.Ok)],
    [
      'a release',
      Task.acquireUseRelease(
        Task.Ok(0),
        () => endless,
        () => endless,
      ),
    ],
  ])('limits how long a cancelled run waits for %s', async (_, task) => {
    const { startTimer, timers } = createTimers();
    const canceler = Task.canceler();
    const running = outcomeOf(task, { canceler, grace: 100, startTimer });
    expect([...timers.keys()]).toEqual([]);
    canceler.cancel('enough');
    expect([...timers.keys()]).toEqual([100]);
    timers.get(100)?.();
    expect(await running).toEqual(error);
  });

  test('does not delay a run whose finalizers end earlier', async () => {
    const { startTimer, timers } = createTimers();
    const canceler = Task.canceler();
    const task = Task.andFinally(endless, Task.delay(5));
    const running = outcomeOf(task, { canceler, grace: 100, startTimer });
    canceler.cancel('enough');
    expect([...timers.keys()]).toEqual([100, 5]);
    timers.get(5)?.();
    expect(await running).toEqual(error);
    expect([...timers.keys()]).toEqual([5]);
  });

  test('starts immediately in a run that is cancelled by its own step', async () => {
    const { startTimer, timers } = createTimers();
    const canceler = Task.canceler();
    const cancel = Task.from(() => {
      canceler.cancel('enough');
      return Result.Ok(0);
    });
    const running = outcomeOf(Task.andFinally(cancel, endless), { canceler, grace: 7, startTimer });
    timers.get(7)?.();
    expect(await running).toEqual(error);
  });

  test('applies to nested runs too, and a timer that fails is a defect', async () => {
    const { startTimer, timers } = createTimers();
    const canceler = Task.canceler();
    const stuck = Task.andFinally(endless, endless);
    const part = Task.from(({ run }) => run(stuck, { grace: 3 }));
    const running = outcomeOf(part, { canceler, startTimer });
    canceler.cancel('enough');
    timers.get(3)?.();
    expect(await running).toEqual(error);
    const broken = Task.canceler();
    const failing = outcomeOf(endless, { canceler: broken, grace: 3, startTimer: fail });
    broken.cancel();
    expect(await failing).toEqual({ thrown: defect });
  });

  test.each([-1, Number.NaN])('is rejected if it is %s', (grace) => {
    expect(() => Task.run(Task.map(Task.Ok(1), String), { grace })).toThrow(
      new ArgumentError({
        message: `Expected "grace" to be a non-negative number, received ${grace}`,
      }),
    );
  });
});

describe('a finalizer that is not a task', () => {
  const hostile = {
    get runTask(): never {
      throw new Error('untouchable');
    },
  };

  test.each([
    ['nothing', undefined],
    ['an object that throws when it is touched', hostile],
  ])('is a defect, immediately and after a step that waits: %s', async (_, finalizer) => {
    const end = (task: Task<number, never>): Task<number, never> =>
      Task.andFinally(task, () => finalizer as never);
    expect(() => Task.run(end(Task.Ok(1)))).toThrow();
    const waiting = Task.from(async () => Promise.resolve(Result.Ok(1)));
    await expect(Task.run(end(waiting))).rejects.toThrow();
  });
});
