import { Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import { describe, expect, test } from 'vitest';
import { Task, type TaskLike } from './index.js';

/** More than the stack has room for calls of the smallest function: about 14,000. */
const LEVELS = 25_000;

/** Each test takes a few seconds at most; a busy machine may need more. */
const TIMEOUT = 120_000;

type Numbers = Task<number, unknown>;

type Level = (task: TaskLike<number, unknown>) => Numbers;

/** Tasks without inner tasks, and functions that create no task. */
const FLAT = [
  'Err',
  'Ok',
  'canceler',
  'concatSchedules',
  'delay',
  'fromResult',
  'hasInstance',
  'run',
  'semaphore',
  'toPromise',
  'tryCall',
  'virtualClock',
];

const only = ([value]: readonly number[]): number => value as number;

/** Wraps a task with each function that accepts tasks. The outcome stays the same. */
const LEVELS_BY_NAME: Readonly<Record<string, Level>> = {
  acquireUseRelease: (task) =>
    Task.acquireUseRelease(
      Task.Ok(0),
      () => task,
      () => Task.Ok(0),
    ),
  all: (task) => Task.map(Task.all([task]), only),
  collect: (task) =>
    Task.map(
      Task.mapError(Task.collect([task], { maxErrors: 1 }), ([error]) => error),
      only,
    ),
  allSettled: (task) =>
    Task.andThen(Task.allSettled([task]), ([result]) => Task.fromResult(result)),
  andFinally: (task) => Task.andFinally(task, Task.Ok(0)),
  andThen: (task) => Task.andThen(task, Task.Ok),
  any: (task) => Task.mapError(Task.any([task]), ([error]) => error),
  flatten: (task) => Task.flatten(Task.map(task, Task.Ok)),
  forEach: (task) =>
    Task.map(
      Task.forEach([task], (self) => self),
      only,
    ),
  from: (task) => Task.from({ runTask: (parameters) => task.runTask(parameters) }),
  gen: (task) =>
    Task.gen(function* () {
      return yield* Task.from(task);
    }),
  getOr: (task) => Task.flatten(Task.getOr(Task.map(task, Task.Ok), Task.Err('no'))),
  getOrElse: (task) => Task.flatten(Task.getOrElse(Task.map(task, Task.Ok), Task.Err)),
  map: (task) => Task.map(task, (value) => value),
  mapError: (task) => Task.mapError(task, (error) => error),
  match: (task) => Task.flatten(Task.match(task, { Ok: Task.Ok, Err: Task.Err })),
  memoize: (task) => Task.memoize(task),
  or: (task) => Task.or(Task.Err('no'), task),
  orElse: (task) => Task.orElse(task, Task.Err),
  race: (task) => Task.race([task]),
  repeat: (task) => Task.repeat(task, { times: 0 }),
  retry: (task) => Task.retry(task, { times: 0 }),
  tap: (task) => Task.tap(task, () => Task.Ok(0)),
  tapError: (task) => Task.tapError(task, () => Task.Ok(0)),
  toResult: (task) => Task.andThen(Task.toResult(task), (result) => Task.fromResult(result)),
  uncancelable: (task) => Task.uncancelable(task),
  zip: (task) => Task.map(Task.zip(task, Task.Ok(0)), only),
};

/** Other ways to wrap a task. */
const OTHER_LEVELS: Readonly<Record<string, Level>> = {
  'the second task of all()': (task) =>
    Task.map(Task.all([Task.Ok(0), task]), ([, value]) => value),
  'the task of acquiring': (task) => Task.acquireUseRelease(task, Task.Ok, () => Task.Ok(0)),
  'the task of releasing': (task) => {
    let outcome: Result<number, unknown> = Result.Ok(0);
    const release = Task.map(Task.toResult(task), (result) => {
      outcome = result;
    });
    const use = Task.acquireUseRelease(Task.Ok(0), Task.Ok, () => release);
    return Task.andThen(use, () => Task.fromResult(outcome));
  },
  'a finalizer': (task) => {
    let outcome: Result<number, unknown> = Result.Ok(0);
    const finalizer = Task.map(Task.toResult(task), (result) => {
      outcome = result;
    });
    return Task.andThen(Task.andFinally(Task.Ok(0), finalizer), () => Task.fromResult(outcome));
  },
  'the task of a function': (task) => Task.andThen(Task.Ok(0), () => task),
  'run() of the parameters': (task) => Task.from(({ run }) => run(task)),
  'run() of the parameters, awaited': (task) => Task.from(async ({ run }) => await run(task)),
  'Task.run() in a function': (task) => Task.from(({ signal }) => Task.run(task, { signal })),
  'toPromise() in a function': (task) =>
    Task.tryCall(
      ({ signal }) => Task.toPromise(task, { signal }),
      (error) => error,
    ),
  'withPermit() of a semaphore': (task) => Task.semaphore(1).withPermit(task),
  'a limit of time': (task) => Task.race([task, Task.map(Task.delay(60_000), () => 0)]),
};

const levels = Object.entries({ ...LEVELS_BY_NAME, ...OTHER_LEVELS });

/** Wraps a task again and again. */
function nest(level: Level, leaf: Numbers): Numbers {
  let task = leaf;
  for (let count = 0; count < LEVELS; count += 1) {
    task = level(task);
  }
  return task;
}

/** Wraps a task again and again, each time when the surrounding task runs. */
function nestLate(level: Level, leaf: Numbers, before: Task<number, never>): Numbers {
  const down = (count: number): Numbers =>
    count === 0 ? leaf : level(Task.andThen(before, () => down(count - 1)));
  return down(LEVELS);
}

const later = (result: Result<number, unknown>): Numbers =>
  Task.from(() => Promise.resolve(result));

/** Runs a task, and returns the error that it throws as a value. */
const outcomeOf = async (task: Numbers, canceler = Task.canceler()): Promise<unknown> => {
  try {
    return await Task.run(task, { canceler });
  } catch (error) {
    return { thrown: error };
  }
};

test('every function that accepts a task is nested here', () => {
  const functions = Object.keys(Task).filter((name) => !FLAT.includes(name));
  expect(Object.keys(LEVELS_BY_NAME).toSorted()).toEqual(functions.toSorted());
});

test.each(levels)('%s accepts a task-like object', async (_, level) => {
  const results = [Result.Ok(5), Result.Err('no')];
  for (const result of results) {
    expect(await Task.run(level({ runTask: () => result }))).toEqual(result);
    expect(await Task.run(level({ runTask: () => Promise.resolve(result) }))).toEqual(result);
  }
});

describe.each(levels)('25,000 levels of %s', { timeout: TIMEOUT }, (name, level) => {
  test('end with a synchronous and an asynchronous value', async () => {
    expect(await outcomeOf(nest(level, Task.Ok(1)))).toEqual(Result.Ok(1));
    expect(await outcomeOf(nest(level, later(Result.Err('no'))))).toEqual(Result.Err('no'));
  });

  test('can be created while they run, can wait at each level and end with a defect', async () => {
    const wait = Task.from(() => Promise.resolve(Result.Ok(0)));
    const defect = new Error('defect');
    const fail = Task.from(() => Promise.reject(defect));
    const outcome = await outcomeOf(nestLate(level, fail, wait));
    expect(outcome).toStrictEqual(
      name.startsWith('toPromise') ? Result.Err(defect) : { thrown: defect },
    );
  });

  test('are cancelled', async () => {
    const canceler = Task.canceler();
    // Finalizers are not cancelled: the innermost task must end there too.
    const endless = Task.from(
      () =>
        new Promise<Result<number, unknown>>((resolve) => {
          canceler.onCancel(() => {
            resolve(Result.Ok(0));
          });
        }),
    );
    const outcome = outcomeOf(nest(level, endless), canceler);
    await Promise.resolve();
    canceler.cancel('enough');
    expect(await outcome).toEqual(Result.Err(new AbortError({ cause: 'enough' })));
  });
});
