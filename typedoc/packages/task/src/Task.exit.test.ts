import { Result, Struct } from '@tstd/core';
import { AbortError, AggregateError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Task } from './index.js';

const defect = new Error('defect');

const broken: Task<never, never> = Task.from(() => {
  throw defect;
});

/** Runs a task with a finalizer and as the use of a resource, and returns the end that each of them receives. */
async function exitsOf(
  task: Task<number, string>,
  signal?: AbortSignal,
): Promise<readonly unknown[]> {
  const exits: Task.Exit<number, string>[] = [];
  const note = (exit: Task.Exit<number, string>): Task<number, never> =>
    Task.from(() => Result.Ok(exits.push(exit)));
  const resource = Task.acquireUseRelease(
    Task.Ok('file'),
    () => task,
    (_, exit) => note(exit),
  );
  const run = (noted: Task<number, string>): Promise<unknown> =>
    Task.toPromise(noted, { signal }).catch((error: unknown) => error);
  await Promise.all([run(Task.andFinally(task, note)), run(resource)]);
  return exits;
}

describe('finalizers and releases receive the end', () => {
  test('for a value, an error or a defect', async () => {
    const value = { _: 'Ok', value: 1 };
    const error = { _: 'Err', error: 'no' };
    const thrown = { _: 'Defect', defect };
    expect(await exitsOf(Task.Ok(1))).toEqual([value, value]);
    expect(await exitsOf(Task.Err('no'))).toEqual([error, error]);
    expect(await exitsOf(broken)).toEqual([thrown, thrown]);
    expect(await exitsOf(Task.map(Task.delay(1), () => 1))).toEqual([value, value]);
  });

  test('for several defects, combined in one error as the run throws it', async () => {
    const [exit] = await exitsOf(Task.andFinally(broken, Task.Ok(1)));
    expect(exit).toEqual({ _: 'Defect', defect });
    const other = new Error('other');
    const both = Task.andFinally(broken, () => {
      throw other;
    });
    const exits = await exitsOf(both);
    const expected = { _: 'Defect', defect: expect.any(AggregateError) as unknown };
    expect(exits).toEqual([expected, expected]);
  });

  test('for a cancellation, with the error of the run', async () => {
    const controller = new AbortController();
    const reason = new AbortError({ message: 'closed' });
    const running = exitsOf(
      Task.map(Task.delay(60_000), () => 1),
      controller.signal,
    );
    controller.abort(reason);
    const exit = { _: 'Canceled', reason };
    expect(await running).toEqual([exit, exit]);
  });

  test('for a cancellation, even if there was also a value or an error', () => {
    const exits: unknown[] = [];
    const canceler = Task.canceler();
    const last = Task.from((): Result<number, string> => {
      canceler.cancel();
      return Result.Ok(1);
    });
    const task = Task.andFinally(last, (exit) => Task.from(() => Result.Ok(exits.push(exit._))));
    expect(Task.run(task, { canceler })).toEqual(Result.Err(expect.any(AbortError)));
    expect(exits).toEqual(['Canceled']);
  });

  test('as Canceled for the loser of a race', async () => {
    const exits: string[] = [];
    const slow = Task.andFinally(Task.delay(60_000), (exit) =>
      Task.from(() => Result.Ok(exits.push(exit._))),
    );
    expect(await Task.run(Task.race([slow, Task.delay(1)]))).toEqual(Result.Ok(undefined));
    expect(exits).toEqual(['Canceled']);
  });

  test('as Canceled for a resource that was not used because of a cancellation', async () => {
    const exits: string[] = [];
    const controller = new AbortController();
    const task = Task.acquireUseRelease(
      Task.delay(1),
      () => Task.Ok(1),
      (_, exit) => Task.from(() => Result.Ok(exits.push(exit._))),
    );
    const running = Task.run(task, { signal: controller.signal });
    controller.abort();
    expect((await running).ok).toBe(false);
    expect(exits).toEqual(['Canceled']);
  });

  test('a function that creates the finalizer may throw, which is a defect', () => {
    const task = Task.andFinally(Task.Ok(1), () => {
      throw defect;
    });
    expect(() => Task.run(task)).toThrow(defect);
  });

  test('in each of 100,000 nested finalizers', () => {
    let count = 0;
    let task: Task<number, string> = Task.Err('no');
    for (let depth = 0; depth < 100_000; depth += 1) {
      task = Task.andFinally(task, (exit) => Task.Ok((count += exit._ === 'Err' ? 1 : 0)));
    }
    expect(Task.run(task)).toEqual(Result.Err('no'));
    expect(count).toBe(100_000);
  });

  test('the end is a struct with the types of the task', () => {
    const task: Task<number, 'low'> = Task.Ok(1);
    const finished = Task.andFinally(task, (exit) => {
      expectTypeOf(exit).toEqualTypeOf<Task.Exit<number, 'low'>>();
      return Task.Ok(
        Struct.match(exit, {
          Ok: ({ value }) => value,
          Err: () => 0,
          Canceled: () => 0,
          Defect: () => 0,
        }),
      );
    });
    expectTypeOf(finished).toEqualTypeOf<Task<number, 'low'>>();
    const used = Task.acquireUseRelease(
      Task.Ok('file'),
      () => task,
      (name, exit) => {
        expectTypeOf(name).toEqualTypeOf<string>();
        expectTypeOf(exit).toEqualTypeOf<Task.Exit<number, 'low'>>();
        return Task.Ok(1);
      },
    );
    expectTypeOf(used).toEqualTypeOf<Task<number, 'low'>>();
    expect(Task.run(Task.zip(finished, used))).toEqual(Result.Ok([1, 1]));
  });
});
