import { Result } from '@tstd/core';
import { AbortError, ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { functorLaws, monadLaws } from '../../../laws/index.js';
import { Task, type TaskLike, type TaskParameters, type TaskRunner } from './index.js';

/** Returns the result of a run, or the error that it throws. */
function outcomeOf(task: TaskLike<unknown, unknown>): unknown {
  try {
    return Task.run(task);
  } catch (error) {
    return { thrown: error };
  }
}

/** Returns a task that ends like another one, after a promise. */
function later<Value, Failure>(task: TaskLike<Value, Failure>): Task<Value, Failure> {
  return Task.from(async ({ run }) => {
    await Promise.resolve();
    return (await run(task)) as Result<Value, Failure>;
  });
}

const defect = new Error('defect');

const broken: Task<never, never> = Task.from(() => {
  throw defect;
});

const results: fc.Arbitrary<Result<number, string>> = fc.oneof(
  fc.integer().map(Result.Ok),
  fc.string().map(Result.Err),
);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Ok and Err', () => {
  test('end immediately with the same value', () => {
    const value = {};
    expect(Task.run(Task.Ok(value))).toStrictEqual({ ok: true, value });
    expect(Task.run(Task.Err(value))).toStrictEqual({ ok: false, error: value });
    const result = Task.run(Task.Ok(value)) as Result.Ok<object>;
    expect(result.value).toBe(value);
  });

  test('accept a promise as a value', () => {
    const value = Promise.resolve(1);
    expect(Task.run(Task.Ok(value))).toStrictEqual({ ok: true, value });
  });
});

describe('from', () => {
  test('calls the function in each run, but not before', () => {
    const fn = vi.fn(() => Result.Ok(1));
    const task = Task.from(fn);
    expect(fn).not.toHaveBeenCalled();
    expect(Task.run(task)).toEqual(Result.Ok(1));
    expect(Task.run(task)).toEqual(Result.Ok(1));
    expect(fn).toHaveBeenCalledTimes(2);
  });

  test('waits for a promise or a thenable', async () => {
    const promise = Task.run(Task.from(() => Promise.resolve(Result.Err('no'))));
    expect(promise).toBeInstanceOf(Promise);
    expect(await promise).toEqual(Result.Err('no'));
    const thenable = Promise.resolve(Result.Ok(1));
    const like = { then: thenable.then.bind(thenable) } as PromiseLike<Result<number, never>>;
    expect(await Task.run(Task.from(() => like as Promise<Result<number, never>>))).toEqual(
      Result.Ok(1),
    );
  });

  test('returns a task unchanged and converts a task-like object', () => {
    const task = Task.Ok(1);
    expect(Task.from(task)).toBe(task);
    const runTask = vi.fn((_parameters: TaskParameters) => Result.Ok(2));
    const like = { runTask };
    expect(Task.hasInstance(like)).toBe(false);
    expect(Task.hasInstance(Task.from(like))).toBe(true);
    expect(Task.run(Task.from(like))).toEqual(Result.Ok(2));
    expect(Task.run(Task.map(like, (value) => value + 1))).toEqual(Result.Ok(3));
    expect(runTask.mock.contexts).toEqual([like, like]);
    expect(runTask.mock.lastCall?.[0]).toHaveProperty('signal');
  });

  test('an exception of the function is a defect, not an error', async () => {
    expect(() => Task.run(broken)).toThrow(defect);
    const rejected = Task.from(() => Promise.reject(defect));
    await expect(Task.run(rejected)).rejects.toBe(defect);
    const recover = vi.fn(() => Task.Ok(1));
    expect(outcomeOf(Task.orElse(broken, recover))).toEqual({ thrown: defect });
    expect(recover).not.toHaveBeenCalled();
  });

  test.each([undefined, null, 1, 'a', {}, { ok: true }])(
    'it is a defect if the function returns %o instead of a result',
    async (value) => {
      const wrong = Task.from(() => value as unknown as Result<number, string>);
      const error: unknown = await Promise.resolve(Task.run(wrong)).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toHaveProperty('message', 'Expected a result from the function of a task');
    },
  );
});

describe('fromResult and toResult', () => {
  test('are inverses of each other', () => {
    fc.assert(
      fc.property(results, (result) => {
        const task = Task.fromResult(result);
        expect(Task.run(task)).toStrictEqual(result);
        expect(Task.run(Task.toResult(task))).toStrictEqual(Result.Ok(result));
        expect(Task.run(Task.andThen(Task.toResult(task), Task.fromResult))).toStrictEqual(result);
      }),
    );
  });

  test('toResult() does not hide a defect', () => {
    expect(outcomeOf(Task.toResult(broken))).toEqual({ thrown: defect });
  });
});

describe('tryCall', () => {
  const fail = (error: unknown): string => `failed: ${String(error)}`;

  test('returns the value, or the error for the exception', () => {
    expect(Task.run(Task.tryCall(() => 1, fail))).toStrictEqual(Result.Ok(1));
    const thrower = Task.tryCall(() => {
      throw new RangeError('far');
    }, fail);
    expect(Task.run(thrower)).toStrictEqual(Result.Err('failed: RangeError: far'));
  });

  test('returns the value of a promise, or the error for its rejection reason', async () => {
    const resolved = Task.run(Task.tryCall(() => Promise.resolve(1), fail));
    expect(resolved).toBeInstanceOf(Promise);
    expect(await resolved).toStrictEqual(Result.Ok(1));
    const rejected = Task.tryCall(() => Promise.reject(new RangeError('far')), fail);
    expect(await Task.run(rejected)).toStrictEqual(Result.Err('failed: RangeError: far'));
  });

  test('an exception of onError is a defect', async () => {
    const rethrow = (error: unknown): never => {
      throw error;
    };
    const sync = Task.tryCall(() => {
      throw defect;
    }, rethrow);
    expect(() => Task.run(sync)).toThrow(defect);
    const async = Task.tryCall(() => Promise.reject(defect), rethrow);
    await expect(Task.run(async)).rejects.toBe(defect);
  });

  test('passes on the parameters of the run', () => {
    const task = Task.tryCall(({ random }) => random(), fail);
    expect(Task.run(task, { random: () => 0.25 })).toEqual(Result.Ok(0.25));
  });
});

describe('the object of a task', () => {
  test('equals another task that does the same', () => {
    const add = (value: number): number => value + 1;
    expect(Task.map(Task.Ok(1), add)).toEqual(Task.map(Task.Ok(1), add));
    expect(Task.map(Task.Ok(1), add)).not.toEqual(Task.map(Task.Ok(2), add));
    expect(Task.Ok(1)).not.toEqual(Task.Err(1));
  });

  test('is iterable only for yield* and has no "then"', () => {
    const task = Task.Ok(1);
    expect([...task]).toEqual([task]);
    expect('then' in task).toBe(false);
  });
});

describe('hasInstance', () => {
  test('checks the tag and the method', () => {
    expect(Task.hasInstance(Task.Ok(1))).toBe(true);
    expect(Task.hasInstance({ _: 'Task', runTask: () => Result.Ok(1) })).toBe(true);
    const others = [
      undefined,
      null,
      'Task',
      () => Result.Ok(1),
      {},
      { _: 'Task' },
      { runTask: () => Result.Ok(1) },
      { _: 'Task', runTask: 1 },
      { _: 'Other', runTask: () => Result.Ok(1) },
    ];
    for (const value of others) {
      expect(Task.hasInstance(value)).toBe(false);
    }
  });
});

describe('run', () => {
  test('does not create a promise if no step has to wait', () => {
    const steps = Task.andThen(
      Task.all([Task.Ok(1), Task.map(Task.Ok(2), String)]),
      ([first, second]) => Task.or(Task.Err('no'), Task.Ok(`${first}${second}`)),
    );
    const whole = Task.andFinally(Task.retry(steps, { times: 1 }), Task.Ok(undefined));
    // Without the class, every attempt to create a promise throws.
    vi.stubGlobal('Promise', undefined);
    const outcome = outcomeOf(whole);
    const waiting = outcomeOf(Task.delay(0));
    vi.unstubAllGlobals();
    expect(outcome).toEqual(Result.Ok('12'));
    expect(waiting).toHaveProperty('thrown');
  });

  test('can run the same task many times, even at the same time', async () => {
    let count = 0;
    const task = Task.map(Task.delay(1), () => (count += 1));
    const outcomes = await Promise.all([Task.run(task), Task.run(task)]);
    expect(outcomes).toEqual([Result.Ok(1), Result.Ok(2)]);
  });

  test('treats undefined overrides as omitted', () => {
    expect(Task.run(Task.Ok(1), undefined)).toEqual(Result.Ok(1));
    const task = Task.tryCall(
      ({ random }) => random(),
      () => 'no',
    );
    vi.spyOn(Math, 'random').mockReturnValue(0.75);
    expect(Task.run(task, { random: undefined, startTimer: undefined })).toEqual(Result.Ok(0.75));
  });

  test('ends the run once for a thenable that throws or calls back twice', async () => {
    const twice = {
      then: (resolve: (value: unknown) => void) => {
        resolve(Result.Ok(1));
        resolve(Result.Ok(2));
        throw defect;
      },
    };
    const onValue = vi.fn((value: number) => value);
    const task = Task.map(
      Task.from(() => twice as unknown as Promise<Result<number, never>>),
      onValue,
    );
    expect(await Task.run(task)).toEqual(Result.Ok(1));
    expect(onValue).toHaveBeenCalledTimes(1);
    const hostile = {
      get then(): never {
        throw defect;
      },
    };
    const other = Task.from(() => hostile as unknown as Promise<Result<number, never>>);
    await expect(Task.run(other)).rejects.toBe(defect);
  });
});

describe('the parameters of a task', () => {
  test('run() runs a task as part of the run, with the same random source and timers', () => {
    const waits: number[] = [];
    const inner = Task.andThen(Task.delay(5), () => Task.from(({ random }) => Result.Ok(random())));
    const outer = Task.from(({ run }) => run(inner));
    const startTimer = (onEnd: () => void, milliseconds: number) => {
      waits.push(milliseconds);
      onEnd();
      return () => {};
    };
    expect(Task.run(outer, { random: () => 0.5, startTimer })).toEqual(Result.Ok(0.5));
    expect(waits).toEqual([5]);
  });

  test('a nested task that is not awaited continues after the run and is no longer cancelled', async () => {
    const clock = Task.virtualClock();
    const canceler = Task.canceler();
    const parts: unknown[] = [];
    const outer = Task.from(({ run }) => {
      parts.push(run(Task.map(Task.delay(10), () => 'late')));
      return Result.Ok('early');
    });
    expect(Task.run(outer, { ...clock, canceler })).toEqual(Result.Ok('early'));
    canceler.cancel();
    await clock.advance(10);
    expect(await parts[0]).toEqual(Result.Ok('late'));
  });

  test('run() can override them', () => {
    const inner = Task.from(({ random }) => Result.Ok(random()));
    const outer = Task.from(({ run }) => run(inner, { random: () => 0.1 }));
    expect(Task.run(outer, { random: () => 0.5 })).toEqual(Result.Ok(0.1));
  });

  test('they are created once for each branch', () => {
    const seen: TaskParameters[] = [];
    const look = Task.from((parameters) => Result.Ok(seen.push(parameters)));
    Task.run(Task.zip(look, look));
    expect(seen[0]).toBe(seen[1]);
    Task.run(Task.all([look, look]));
    expect(seen[2]).not.toBe(seen[3]);
  });

  test('a task also runs in an external runner', async () => {
    const { signal } = new AbortController();
    const foreign: TaskRunner = Task.run;
    const parameters: TaskParameters = {
      isCanceled: false,
      onCancel: () => () => {},
      now: () => 0,
      random: () => 0.5,
      run: foreign,
      signal,
      startTimer: (onEnd) => {
        onEnd();
        return () => {};
      },
    };
    const task = Task.andThen(Task.delay(1000), () =>
      Task.from(({ random }) => Result.Ok(random())),
    );
    expect(task.runTask(parameters)).toEqual(Result.Ok(0.5));
    const copy = { _: 'Task', runTask: task.runTask.bind(task) } as const;
    const { random, startTimer } = parameters;
    expect(await Task.run(Task.race([copy, Task.delay(60_000)]), { random, startTimer })).toEqual(
      Result.Ok(0.5),
    );
  });
});

describe('toPromise', () => {
  test('resolves with the value, rejects with the error or the defect', async () => {
    expect(await Task.toPromise(Task.Ok(1))).toBe(1);
    await expect(Task.toPromise(Task.Err('no'))).rejects.toBe('no');
    await expect(Task.toPromise(broken)).rejects.toBe(defect);
    const signal = AbortSignal.abort();
    await expect(Task.toPromise(Task.Ok(1), { signal })).rejects.toBeInstanceOf(AbortError);
  });
});

/** The steps that `Result` has too: both must agree on every result. */
const STEPS = {
  map: [
    (task: Task<number, string>) => Task.map(task, (value) => value + 1),
    (result: Result<number, string>) => Result.map(result, (value) => value + 1),
  ],
  mapError: [
    (task: Task<number, string>) => Task.mapError(task, (error) => error.length),
    (result: Result<number, string>) => Result.mapError(result, (error) => error.length),
  ],
  'andThen with Ok': [
    (task: Task<number, string>) => Task.andThen(task, (value) => Task.Ok(value * 2)),
    (result: Result<number, string>) => Result.andThen(result, (value) => Result.Ok(value * 2)),
  ],
  'andThen with Err': [
    (task: Task<number, string>) => Task.andThen(task, (value) => Task.Err(`${value}`)),
    (result: Result<number, string>) => Result.andThen(result, (value) => Result.Err(`${value}`)),
  ],
  'orElse with Ok': [
    (task: Task<number, string>) => Task.orElse(task, (error) => Task.Ok(error.length)),
    (result: Result<number, string>) => Result.orElse(result, (error) => Result.Ok(error.length)),
  ],
  'orElse with Err': [
    (task: Task<number, string>) => Task.orElse(task, (error) => Task.Err(`${error}!`)),
    (result: Result<number, string>) => Result.orElse(result, (error) => Result.Err(`${error}!`)),
  ],
  or: [
    (task: Task<number, string>) => Task.or(task, Task.Err('other')),
    (result: Result<number, string>) => Result.or(result, Result.Err('other')),
  ],
  'zip with Ok': [
    (task: Task<number, string>) => Task.zip(task, Task.Ok('a')),
    (result: Result<number, string>) => Result.zip(result, Result.Ok('a')),
  ],
  'zip with Err': [
    (task: Task<number, string>) => Task.zip(task, Task.Err('second')),
    (result: Result<number, string>) => Result.zip(result, Result.Err('second')),
  ],
  getOr: [
    (task: Task<number, string>) => Task.getOr(task, 0),
    (result: Result<number, string>) => Result.Ok(Result.getOr(result, 0)),
  ],
  getOrElse: [
    (task: Task<number, string>) => Task.getOrElse(task, (error) => error.length),
    (result: Result<number, string>) =>
      Result.Ok(Result.getOrElse(result, (error) => error.length)),
  ],
  match: [
    (task: Task<number, string>) =>
      Task.match(task, { Ok: (value) => -value, Err: (error) => error.length }),
    (result: Result<number, string>) =>
      Result.Ok(Result.match(result, { Ok: (value) => -value, Err: (error) => error.length })),
  ],
} as const;

describe('steps', () => {
  test.each(Object.entries(STEPS))('%s behaves as for a result', async (_, [step, oracle]) => {
    await fc.assert(
      fc.asyncProperty(results, async (result) => {
        const task = Task.fromResult(result);
        expect(Task.run(step(task) as Task<unknown, unknown>)).toStrictEqual(oracle(result));
        expect(await Task.run(step(later(task)) as Task<unknown, unknown>)).toStrictEqual(
          oracle(result),
        );
      }),
    );
  });

  test.each(Object.entries(STEPS))('%s does not catch a defect', async (_, [step]) => {
    expect(outcomeOf(step(broken))).toEqual({ thrown: defect });
    await expect(outcomeOf(step(later(broken)))).rejects.toBe(defect);
  });

  test('an exception of a step function is a defect', () => {
    const fail = (): never => {
      throw defect;
    };
    const steps = [
      Task.map(Task.Ok(1), fail),
      Task.mapError(Task.Err(1), fail),
      Task.andThen(Task.Ok(1), fail),
      Task.orElse(Task.Err(1), fail),
      Task.match(Task.Ok(1), { Ok: fail, Err: fail }),
      Task.match(Task.Err(1), { Ok: fail, Err: fail }),
    ];
    for (const task of steps) {
      expect(outcomeOf(task)).toEqual({ thrown: defect });
    }
  });

  test('zip() does not run the second task if the first fails', () => {
    const second = vi.fn(() => Result.Ok(1));
    Task.run(Task.zip(Task.Err('no'), Task.from(second)));
    expect(second).not.toHaveBeenCalled();
  });

  test('flatten() ends like the inner task', () => {
    expect(Task.run(Task.flatten(Task.Ok(Task.Ok(1))))).toEqual(Result.Ok(1));
    expect(Task.run(Task.flatten(Task.Ok(Task.Err('inner'))))).toEqual(Result.Err('inner'));
    expect(Task.run(Task.flatten(Task.Err('outer')))).toEqual(Result.Err('outer'));
  });

  test('tap() keeps the value, or fails with the error of the effect', () => {
    const seen: unknown[] = [];
    const note = (value: unknown) => Task.from(() => Result.Ok(seen.push(value)));
    expect(Task.run(Task.tap(Task.Ok('a'), note))).toEqual(Result.Ok('a'));
    expect(Task.run(Task.tap(Task.Err('b'), note))).toEqual(Result.Err('b'));
    expect(Task.run(Task.tap(Task.Ok('c'), () => Task.Err('no')))).toEqual(Result.Err('no'));
    expect(seen).toEqual(['a']);
  });

  test('tapError() keeps the error, or fails with the error of the effect', () => {
    const seen: unknown[] = [];
    const note = (value: unknown) => Task.from(() => Result.Ok(seen.push(value)));
    expect(Task.run(Task.tapError(Task.Ok('a'), note))).toEqual(Result.Ok('a'));
    expect(Task.run(Task.tapError(Task.Err('b'), note))).toEqual(Result.Err('b'));
    expect(Task.run(Task.tapError(Task.Err('c'), () => Task.Err('no')))).toEqual(Result.Err('no'));
    expect(seen).toEqual(['b']);
  });
});

describe('100,000 steps', () => {
  const COUNT = 100_000;

  /** Returns a chain that is nested to the left. */
  function chain(
    start: Task<number, number>,
    step: (task: Task<number, number>) => Task<number, number>,
  ): Task<number, number> {
    let task = start;
    for (let index = 0; index < COUNT; index += 1) {
      task = step(task);
    }
    return task;
  }

  const increment = (value: number): number => value + 1;

  test.each<[string, (task: Task<number, number>) => Task<number, number>]>([
    ['map', (task) => Task.map(task, increment)],
    ['andThen', (task) => Task.andThen(task, (value) => Task.Ok(value + 1))],
    ['match', (task) => Task.match(task, { Ok: increment, Err: increment })],
    ['zip', (task) => Task.map(Task.zip(task, Task.Ok(1)), ([one, two]) => one + two)],
    ['tap', (task) => Task.map(Task.tap(task, Task.Ok), increment)],
    ['andFinally', (task) => Task.map(Task.andFinally(task, Task.Ok(0)), increment)],
    ['retry', (task) => Task.map(Task.retry(task, { times: 1 }), increment)],
  ])('%s() nested to the left', async (_, step) => {
    expect(Task.run(chain(Task.Ok(0), step))).toEqual(Result.Ok(COUNT));
    expect(await Task.run(chain(later(Task.Ok(0)), step))).toEqual(Result.Ok(COUNT));
  });

  test('mapError() and orElse() nested to the left', () => {
    expect(Task.run(chain(Task.Err(0), (task) => Task.mapError(task, increment)))).toEqual(
      Result.Err(COUNT),
    );
    const step = (task: Task<number, number>) => Task.orElse(task, (error) => Task.Err(error + 1));
    expect(Task.run(chain(Task.Err(0), step))).toEqual(Result.Err(COUNT));
  });

  test('andThen() nested to the right', () => {
    let task: Task<number, number> = Task.Ok(0);
    for (let index = 0; index < COUNT; index += 1) {
      const rest = task;
      task = Task.andThen(Task.Ok(1), () => rest);
    }
    expect(Task.run(task)).toEqual(Result.Ok(0));
  });

  test('a recursive function, with and without waiting', async () => {
    const up = (value: number): Task<number, never> =>
      value === COUNT ? Task.Ok(value) : Task.andThen(Task.Ok(value + 1), up);
    expect(Task.run(up(0))).toEqual(Result.Ok(COUNT));
    const upLater = (value: number): Task<number, never> =>
      value === COUNT
        ? Task.Ok(value)
        : Task.andThen(
            Task.from(() => Promise.resolve(Result.Ok(value + 1))),
            upLater,
          );
    expect(await Task.run(upLater(0))).toEqual(Result.Ok(COUNT));
  });

  test('timers that fire immediately', () => {
    const startTimer = (onEnd: () => void) => {
      onEnd();
      return () => {};
    };
    const task = chain(Task.Ok(0), (self) =>
      Task.map(Task.zip(self, Task.delay(1)), ([n]) => n + 1),
    );
    expect(Task.run(task, { startTimer })).toEqual(Result.Ok(COUNT));
  });

  test('a list of tasks that end immediately', () => {
    const items = Array.from({ length: COUNT }, (_, index) => index);
    expect(Task.run(Task.forEach(items, Task.Ok, { concurrency: 3 }))).toEqual(Result.Ok(items));
  });

  test('retries that do not wait', () => {
    let runs = 0;
    const task = Task.from(() => {
      runs += 1;
      return Result.Err('no');
    });
    expect(Task.run(Task.retry(task, { times: COUNT }))).toEqual(Result.Err('no'));
    expect(runs).toBe(COUNT + 1);
  });
});

functorLaws('Task', {
  values: results,
  map: (self, fn) => Task.run(Task.map(Task.fromResult(self), fn)) as Result<number, string>,
});

functorLaws('Task, by its error', {
  values: fc.integer().map(Result.Err) as fc.Arbitrary<Result<never, number>>,
  map: (self, fn) => Task.run(Task.mapError(Task.fromResult(self), fn)) as Result<never, number>,
});

monadLaws('Task', {
  values: results,
  of: (value) => Task.run(Task.Ok(value)) as Result<number, string>,
  andThen: (self, fn) =>
    Task.run(Task.andThen(Task.fromResult(self), (value) => Task.fromResult(fn(value)))) as Result<
      number,
      string
    >,
});

describe('laws of the monad Task, with promises', () => {
  const steps = fc.func(results);

  /** Returns the outcome of a task whose leaves all wait for a promise. */
  const runLater = (task: Task<number, string>) => Promise.resolve(Task.run(task));

  test('andThen() on a wrapped value equals the function itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), steps, async (value, step) => {
        const task = Task.andThen(later(Task.Ok(value)), (x) => later(Task.fromResult(step(x))));
        expect(await runLater(task)).toStrictEqual(step(value));
      }),
    );
  });

  test('andThen() with the constructor changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(results, async (result) => {
        const task = Task.andThen(later(Task.fromResult(result)), (x) => later(Task.Ok(x)));
        expect(await runLater(task)).toStrictEqual(result);
      }),
    );
  });

  test('andThen() is associative', async () => {
    await fc.assert(
      fc.asyncProperty(results, steps, steps, async (result, first, second) => {
        const self = later(Task.fromResult(result));
        const one = (value: number) => later(Task.fromResult(first(value)));
        const two = (value: number) => later(Task.fromResult(second(value)));
        const left = Task.andThen(Task.andThen(self, one), two);
        const right = Task.andThen(self, (value) => Task.andThen(one(value), two));
        expect(await runLater(left)).toStrictEqual(await runLater(right));
      }),
    );
  });
});

describe('delay', () => {
  test.each([Number.NaN, Infinity, -Infinity])('rejects %d immediately', (time) => {
    expect(() => Task.delay(time)).toThrow(
      new ArgumentError({
        message: `Expected "milliseconds" to be a finite number, received ${time}`,
      }),
    );
  });
});
