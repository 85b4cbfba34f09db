import { Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import { describe, expect, test } from 'vitest';
import { type StartTimer, Task, type TaskLike } from './index.js';

const COUNT = 100_000;

/** Each test takes a second at most; a busy machine may need more. */
const TIMEOUT = 60_000;

type Numbers = Task<number, number>;

const increment = (value: number): number => value + 1;

/** A task that waits for a promise and ends with the next number. */
const nextLater = (value: number): Numbers =>
  Task.from(() => Promise.resolve(Result.Ok(value + 1)));

/** A task that waits for a promise and fails with the next number. */
const failLater = (value: number): Numbers =>
  Task.from(() => Promise.resolve(Result.Err(value + 1)));

/** Returns a chain that is nested to the left. */
function chain(start: Numbers, step: (task: Numbers) => Numbers): Numbers {
  let task = start;
  for (let index = 0; index < COUNT; index += 1) {
    task = step(task);
  }
  return task;
}

describe('100,000 steps that wait', { timeout: TIMEOUT }, () => {
  test.each<[string, (task: Numbers) => Numbers]>([
    ['andThen', (task) => Task.andThen(task, nextLater)],
    ['map', (task) => Task.map(Task.tap(task, nextLater), increment)],
    ['zip', (task) => Task.map(Task.zip(task, nextLater(0)), ([one, two]) => one + two)],
    ['flatten', (task) => Task.flatten(Task.map(task, nextLater))],
    [
      'andFinally',
      (task) => Task.andThen(Task.andFinally(task, Task.or(nextLater(0), Task.Ok(0))), nextLater),
    ],
  ])('%s() nested to the left', async (_, step) => {
    expect(await Task.run(chain(Task.Ok(0), step))).toEqual(Result.Ok(COUNT));
  });

  test.each<[string, (task: Numbers) => Numbers]>([
    ['orElse', (task) => Task.orElse(task, failLater)],
    ['mapError', (task) => Task.mapError(Task.tapError(task, failLater), (error) => error)],
    ['tapError', (task) => Task.tapError(task, failLater)],
  ])('%s() nested to the left', async (_, step) => {
    expect(await Task.run(chain(Task.Err(0), step))).toEqual(Result.Err(COUNT));
    expect(await Task.run(chain(failLater(-1), step))).toEqual(Result.Err(COUNT));
  });

  test('andThen() nested to the right', async () => {
    let task: Numbers = Task.Ok(0);
    for (let index = 0; index < COUNT; index += 1) {
      const rest = task;
      task = Task.andThen(nextLater(0), () => rest);
    }
    expect(await Task.run(task)).toEqual(Result.Ok(0));
  });
});

describe('a function that recurses 100,000 times', { timeout: TIMEOUT }, () => {
  const again =
    (step: (value: number, next: (value: number) => Numbers) => Numbers) =>
    (value: number): Numbers =>
      value === COUNT ? Task.Ok(value) : step(value, again(step));

  test.each<[string, (value: number) => Numbers]>([
    ['andThen', again((value, next) => Task.andThen(Task.Ok(value + 1), next))],
    ['orElse', again((value, next) => Task.orElse(Task.Err(value + 1), next))],
    ['map', again((value, next) => Task.map(Task.andThen(Task.Ok(value + 1), next), increment))],
    ['flatten', again((value, next) => Task.flatten(Task.map(Task.Ok(value + 1), next)))],
    [
      'andFinally',
      again((value, next) => Task.andFinally(Task.andThen(Task.Ok(value + 1), next), Task.Ok(0))),
    ],
    [
      'all',
      again((value, next) => Task.andThen(Task.all([Task.Ok(value + 1)]), ([one]) => next(one))),
    ],
    [
      'acquireUseRelease',
      again((value, next) => Task.acquireUseRelease(Task.Ok(value + 1), next, () => Task.Ok(0))),
    ],
    [
      'retry',
      again((value, next) => Task.retry(Task.andThen(Task.Ok(value + 1), next), { times: 1 })),
    ],
  ])('recurses with %s(), with and without waiting', async (name, task) => {
    const outcome = Result.Ok(name === 'map' ? 2 * COUNT : COUNT);
    expect(Task.run(task(0))).toEqual(outcome);
    expect(await Task.run(Task.andThen(nextLater(-1), task))).toEqual(outcome);
  });

  test('recurses with andThen() and orElse(), waiting each time', async () => {
    const up = again((value, next) => Task.andThen(nextLater(value), next));
    expect(await Task.run(up(0))).toEqual(Result.Ok(COUNT));
    const recover = again((value, next) => Task.orElse(failLater(value), next));
    expect(await Task.run(recover(0))).toEqual(Result.Ok(COUNT));
  });
});

describe('100,000 tasks at the same time', { timeout: TIMEOUT }, () => {
  const endless: Task<never, never> = Task.from(() => new Promise<never>(() => {}));
  const many = <Value>(task: TaskLike<Value, never>): readonly TaskLike<Value, never>[] =>
    Array.from({ length: COUNT }, () => task);

  test.each<[string, (tasks: readonly TaskLike<unknown, never>[]) => Task<unknown, unknown>]>([
    ['all', (tasks) => Task.all(tasks)],
    ['allSettled', (tasks) => Task.allSettled(tasks)],
    ['any', (tasks) => Task.any(tasks)],
    ['race', (tasks) => Task.race(tasks)],
    ['forEach', (tasks) => Task.forEach(tasks, (task) => task)],
  ])('%s() is cancelled as a whole', async (_, combine) => {
    const canceler = Task.canceler();
    let timers = 0;
    const startTimer: StartTimer = () => {
      timers += 1;
      return () => {
        timers -= 1;
      };
    };
    const running = Task.run(combine([...many(Task.delay(1)), endless]), { canceler, startTimer });
    expect(timers).toBe(COUNT);
    canceler.cancel('enough');
    expect(timers).toBe(0);
    expect(await running).toEqual(Result.Err(new AbortError({ cause: 'enough' })));
  });

  test('a cancelled chain of finalizers runs to its end', async () => {
    const canceler = Task.canceler();
    let count = 0;
    const close = Task.from(() => Result.Ok((count += 1)));
    const task = chain(endless, (self) => Task.andFinally(self, close));
    const running = Task.run(task, { canceler });
    canceler.cancel('enough');
    expect(count).toBe(COUNT);
    expect(await running).toEqual(Result.Err(new AbortError({ cause: 'enough' })));
  });
});
