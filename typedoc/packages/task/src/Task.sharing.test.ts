import { Result } from '@tstd/core';
import { AbortError, ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type Semaphore, Task, type VirtualClock } from './index.js';

const defect = new Error('defect');

const broken: Task<never, never> = Task.from(() => {
  throw defect;
});

/** Advances a clock until nothing waits for it. */
async function finish(clock: VirtualClock): Promise<void> {
  while (await clock.advanceToNext());
}

/** Cancels one of several runs, and returns the promises of all. */
function runAll(
  tasks: readonly Task<unknown, unknown>[],
  clock: VirtualClock,
): readonly { readonly cancel: () => void; readonly running: unknown }[] {
  return tasks.map((task) => {
    const canceler = Task.canceler();
    return { cancel: canceler.cancel, running: Task.run(task, { ...clock, canceler }) };
  });
}

describe('semaphore', () => {
  test('runs no more tasks at a time than there are permits, first come, first served', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ max: 4, min: 1 }),
        fc.array(fc.integer({ max: 30, min: 1 }), { maxLength: 10 }),
        async (permits, times) => {
          const clock = Task.virtualClock();
          const semaphore = Task.semaphore(permits);
          const started: number[] = [];
          let active = 0;
          let most = 0;
          const tasks = times.map((time, index) =>
            semaphore.withPermit(
              Task.gen(function* () {
                started.push(index);
                active += 1;
                most = Math.max(most, active);
                yield* Task.delay(time);
                active -= 1;
              }),
            ),
          );
          const running = Task.run(Task.all(tasks), clock);
          await finish(clock);
          expect((await running).ok).toBe(true);
          expect(started).toEqual(times.map((_, index) => index));
          expect(most).toBe(Math.min(permits, times.length));
          expect(semaphore.available).toBe(permits);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('is synchronous if no task has to wait', () => {
    const semaphore = Task.semaphore(2);
    const both = Task.zip(
      semaphore.withPermit(Task.from(() => Result.Ok(semaphore.available))),
      Task.from(() => Result.Ok(semaphore.available)),
    );
    expect(Task.run(both)).toEqual(Result.Ok([1, 2]));
  });

  test('gets its permit back after a value, an error, a defect or a cancellation', async () => {
    const semaphore = Task.semaphore(1);
    expect(Task.run(semaphore.withPermit(Task.Ok(1)))).toEqual(Result.Ok(1));
    expect(Task.run(semaphore.withPermit(Task.Err('no')))).toEqual(Result.Err('no'));
    expect(() => Task.run(semaphore.withPermit(broken))).toThrow(defect);
    const canceler = Task.canceler();
    const running = Task.run(semaphore.withPermit(Task.delay(60_000)), { canceler });
    expect(semaphore.available).toBe(0);
    canceler.cancel();
    expect((await running).ok).toBe(false);
    expect(semaphore.available).toBe(1);
  });

  test('keeps the permit until the finalizers have ended', async () => {
    const clock = Task.virtualClock();
    const semaphore = Task.semaphore(1);
    const held = semaphore.withPermit(Task.andFinally(Task.delay(60_000), Task.delay(10)));
    const next = semaphore.withPermit(Task.from(({ now }) => Result.Ok(now())));
    const [first, second] = runAll([held, next], clock);
    first?.cancel();
    await finish(clock);
    expect(await second?.running).toEqual(Result.Ok(10));
  });

  test('a task that is cancelled while it waits leaves the queue', async () => {
    const clock = Task.virtualClock();
    const semaphore = Task.semaphore(1);
    const never = vi.fn(() => Result.Ok(1));
    const [, second, third] = runAll(
      [
        semaphore.withPermit(Task.delay(10)),
        semaphore.withPermit(Task.from(never)),
        semaphore.withPermit(Task.from(({ now }) => Result.Ok(now()))),
      ],
      clock,
    );
    second?.cancel();
    expect(await second?.running).toEqual(Result.Err(expect.any(AbortError)));
    await finish(clock);
    expect(await third?.running).toEqual(Result.Ok(10));
    expect(never).not.toHaveBeenCalled();
    expect(semaphore.available).toBe(1);
  });

  test('a task that is cancelled by the previous holder of its permit passes the permit on', async () => {
    const clock = Task.virtualClock();
    const semaphore = Task.semaphore(1);
    const canceler = Task.canceler();
    const never = vi.fn(() => Result.Ok(1));
    const held = semaphore.withPermit(
      Task.andFinally(
        Task.delay(10),
        Task.from(() => Result.Ok(canceler.cancel())),
      ),
    );
    const first = Task.run(held, clock);
    const second = Task.run(semaphore.withPermit(Task.from(never)), { ...clock, canceler });
    await finish(clock);
    expect((await first).ok).toBe(true);
    expect((await second).ok).toBe(false);
    expect(never).not.toHaveBeenCalled();
    expect(semaphore.available).toBe(1);
  });

  test('a permit that is granted during a cancellation is not lost', async () => {
    const semaphore = Task.semaphore(1);
    const canceler = Task.canceler();
    const never = vi.fn(() => Result.Ok(1));
    const hold: { end?: (result: Result<number, never>) => void } = {};
    const held = Task.from(
      () =>
        new Promise<Result<number, never>>((resolve) => {
          hold.end = resolve;
        }),
    );
    // The end of the first task cancels the second, after it has passed on its permit.
    const first = Task.run(
      Task.map(semaphore.withPermit(held), () => {
        canceler.cancel();
      }),
    );
    const second = Task.run(semaphore.withPermit(Task.from(never)), { canceler });
    hold.end?.(Result.Ok(1));
    expect((await first).ok).toBe(true);
    await second;
    expect(semaphore.available).toBe(1);
  });

  test('a task that waits for a second permit while it holds one waits until it is cancelled', async () => {
    const clock = Task.virtualClock();
    const canceler = Task.canceler();
    const semaphore = Task.semaphore(1);
    const twice = semaphore.withPermit(semaphore.withPermit(Task.Ok(1)));
    const running = Task.run(twice, { ...clock, canceler });
    expect(running).toBeInstanceOf(Promise);
    expect(semaphore.available).toBe(0);
    expect(clock.timerCount).toBe(0);
    canceler.cancel();
    expect(await running).toEqual(Result.Err(expect.any(AbortError)));
    expect(semaphore.available).toBe(1);
  });

  test('100,000 waiting tasks do not overflow the call stack', async () => {
    const semaphore = Task.semaphore(1);
    const tasks = Array.from({ length: 100_000 }, () => semaphore.withPermit(Task.Ok(1)));
    const all = Task.all([semaphore.withPermit(Task.delay(1)), ...tasks]);
    expect((await Task.run(all)).ok).toBe(true);
  });

  test.each([0, -1, 1.5, Infinity, Number.NaN])('rejects %d permits', (permits) => {
    expect(() => Task.semaphore(permits)).toThrow(
      new ArgumentError({
        message: `Expected "permits" to be a positive integer, received ${permits}`,
      }),
    );
  });

  test('keeps the types of the task', () => {
    const semaphore = Task.semaphore(1);
    expectTypeOf(semaphore).toEqualTypeOf<Semaphore>();
    const task = semaphore.withPermit(Task.from((): Result<number, 'low'> => Result.Ok(1)));
    expectTypeOf(task).toEqualTypeOf<Task<number, 'low'>>();
    expect(Task.run(task)).toEqual(Result.Ok(1));
  });
});

describe('memoize', () => {
  /** Returns a task that counts its runs after a time, and its notes. */
  function counter(milliseconds: number): {
    readonly runs: () => number;
    readonly task: Task<number, never>;
  } {
    let count = 0;
    const task = Task.andThen(
      Task.from(() => Result.Ok((count += 1))),
      (value) => Task.map(Task.delay(milliseconds), () => value),
    );
    return { runs: () => count, task };
  }

  test('runs once for all waiting runs and keeps the value', async () => {
    const clock = Task.virtualClock();
    const { runs, task } = counter(10);
    const shared = Task.memoize(task);
    const running = Task.run(Task.all([shared, shared, shared]), clock);
    await finish(clock);
    expect(await running).toEqual(Result.Ok([1, 1, 1]));
    expect(Task.run(shared)).toEqual(Result.Ok(1));
    expect(runs()).toBe(1);
    expect(clock.now()).toBe(10);
  });

  test('is synchronous if the task is', () => {
    const fn = vi.fn(() => Result.Ok(1));
    const shared = Task.memoize(Task.from(fn));
    expect(Task.run(shared)).toEqual(Result.Ok(1));
    expect(Task.run(shared)).toEqual(Result.Ok(1));
    expect(fn).toHaveBeenCalledTimes(1);
  });

  test('passes an error or a defect to all waiting runs, and then tries again', async () => {
    const clock = Task.virtualClock();
    let runs = 0;
    const ends = [Task.Err('no'), broken, Task.Ok('yes')];
    const shared = Task.memoize(Task.andThen(Task.delay(1), () => ends[runs++] ?? Task.Ok('late')));
    const both = (): Promise<unknown> =>
      Promise.allSettled([Task.run(shared, clock), Task.run(shared, clock)]);
    const first = both();
    await finish(clock);
    expect(await first).toEqual([
      { status: 'fulfilled', value: Result.Err('no') },
      { status: 'fulfilled', value: Result.Err('no') },
    ]);
    const second = both();
    await finish(clock);
    expect(await second).toEqual([
      { reason: defect, status: 'rejected' },
      { reason: defect, status: 'rejected' },
    ]);
    const third = both();
    await finish(clock);
    expect(await third).toEqual([
      { status: 'fulfilled', value: Result.Ok('yes') },
      { status: 'fulfilled', value: Result.Ok('yes') },
    ]);
    expect(runs).toBe(3);
  });

  test('a cancelled run does not affect the others', async () => {
    const clock = Task.virtualClock();
    const { runs, task } = counter(10);
    const shared = Task.memoize(task);
    const [first, second] = runAll([shared, shared], clock);
    first?.cancel();
    expect(await first?.running).toEqual(Result.Err(expect.any(AbortError)));
    await finish(clock);
    expect(await second?.running).toEqual(Result.Ok(1));
    expect(runs()).toBe(1);
  });

  test('the last run to be cancelled cancels the task and waits for its finalizers', async () => {
    const clock = Task.virtualClock();
    const exits: string[] = [];
    const { runs, task } = counter(60_000);
    const shared = Task.memoize(
      Task.andFinally(task, (exit) =>
        Task.map(Task.delay(10), () => {
          exits.push(exit._);
        }),
      ),
    );
    const [first, second, third] = runAll([shared, shared], clock);
    expect(third).toBeUndefined();
    first?.cancel();
    second?.cancel();
    // It starts while the finalizers run, so it runs the task again.
    const [late] = runAll([shared], clock);
    await clock.advance(10);
    expect(await second?.running).toEqual(Result.Err(expect.any(AbortError)));
    expect(exits).toEqual(['Canceled']);
    await finish(clock);
    expect(await late?.running).toEqual(Result.Ok(2));
    expect(Task.run(shared)).toEqual(Result.Ok(2));
    expect(runs()).toBe(2);
    expect(exits).toEqual(['Canceled', 'Ok']);
  });

  test('uses the clock and the random source of the run that started it', async () => {
    const [clock, other] = [Task.virtualClock(100), Task.virtualClock(500)];
    const shared = Task.memoize(
      Task.andThen(Task.delay(10), () =>
        Task.from(({ now, random }) => Result.Ok([now(), random()])),
      ),
    );
    const first = Task.run(shared, { ...clock, random: () => 0.25 });
    const second = Task.run(shared, { ...other, random: () => 0.75 });
    await finish(other);
    expect(other.timerCount).toBe(0);
    await finish(clock);
    expect(await first).toEqual(Result.Ok([110, 0.25]));
    expect(await second).toEqual(Result.Ok([110, 0.25]));
  });

  test('keeps the value of a run that ended before an older one', async () => {
    const clock = Task.virtualClock();
    const { runs, task } = counter(5);
    const shared = Task.memoize(
      Task.andFinally(task, (exit) => Task.delay(exit._ === 'Ok' ? 1 : 99)),
    );
    const [first] = runAll([shared], clock);
    first?.cancel();
    const [second] = runAll([shared], clock);
    await finish(clock);
    expect(await second?.running).toEqual(Result.Ok(2));
    expect(Task.run(shared)).toEqual(Result.Ok(2));
    expect(runs()).toBe(2);
  });

  test('a value that is not a task is rejected immediately', () => {
    // SAFETY: untyped code may pass anything.
    expect(() => Task.memoize(undefined as unknown as Task<number, never>)).toThrow(ArgumentError);
  });

  test('resumes 100,000 waiting runs in order', async () => {
    const clock = Task.virtualClock();
    const order: number[] = [];
    const { task } = counter(1);
    const shared = Task.memoize(task);
    const items = Array.from({ length: 100_000 }, (_, index) => index);
    const all = Task.forEach(items, (index) => Task.map(shared, () => order.push(index)));
    const running = Task.run(all, clock);
    await finish(clock);
    expect((await running).ok).toBe(true);
    expect(order).toEqual(items);
  });

  test('keeps the types of the task', () => {
    const task = Task.memoize(Task.from((): Result<number, 'low'> => Result.Ok(1)));
    expectTypeOf(task).toEqualTypeOf<Task<number, 'low'>>();
    expect(Task.run(task)).toEqual(Result.Ok(1));
  });
});
