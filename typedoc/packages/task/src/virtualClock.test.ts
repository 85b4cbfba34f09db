import { Result } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import { describe, expect, test } from 'vitest';
import { Task, type TaskParameters } from './index.js';

const readClock = Task.from(({ now }: TaskParameters) => Result.Ok(now()));

/** A task that waits for several promises in sequence, but not for a timer. */
const turns: Task<number, never> = Task.from(async () => {
  for (let turn = 0; turn < 50; turn += 1) {
    await Promise.resolve();
  }
  return Result.Ok(0);
});

describe('the clock of a run', () => {
  test('is the system clock by default', () => {
    const before = Date.now();
    const time = Result.getOrThrow(Task.run(readClock) as Result<number, never>);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  test('is passed on to all nested runs and can be set for one of them', async () => {
    const parts = Task.all([
      readClock,
      Task.from(({ run }) => run(readClock)),
      Task.from(({ run }) => run(readClock, { now: () => 2 })),
      Task.acquireUseRelease(readClock, Task.Ok, Task.Ok),
      Task.from({ runTask: (parameters) => readClock.runTask(parameters) }),
    ]);
    expect(await Task.run(parts, { now: () => 1 })).toEqual(Result.Ok([1, 1, 2, 1, 1]));
  });
});

describe('virtualClock', () => {
  test('does not advance on its own', async () => {
    const clock = Task.virtualClock(500);
    let hasEnded = false;
    const running = Task.run(
      Task.map(Task.delay(1000), () => {
        hasEnded = true;
      }),
      clock,
    );
    expect([clock.now(), clock.timerCount]).toEqual([500, 1]);
    await clock.advance(999);
    expect([clock.now(), hasEnded]).toEqual([1499, false]);
    await clock.advance(1);
    expect([clock.now(), hasEnded, clock.timerCount]).toEqual([1500, true, 0]);
    expect(await running).toEqual(Result.Ok(undefined));
  });

  test('fires timers in chronological order, including those started by other timers', async () => {
    const clock = Task.virtualClock();
    const notes: string[] = [];
    const note = (name: string): Task<unknown, never> =>
      Task.from(({ now }) => Result.Ok(notes.push(`${name} ${now()}`)));
    const every = (name: string, time: number): Task<unknown, never> =>
      Task.andThen(Task.delay(time), () =>
        Task.andThen(turns, () => Task.andThen(note(name), () => every(name, time))),
      );
    const canceler = Task.canceler();
    const tasks = Task.all([
      every('b', 20),
      every('a', 10),
      Task.tap(Task.delay(-1), () => note('now')),
    ]);
    const running = Task.run(tasks, { ...clock, canceler });
    await clock.advance(45);
    expect(notes).toEqual(['now 0', 'a 10', 'b 20', 'a 20', 'a 30', 'b 40', 'a 40']);
    expect(clock.now()).toBe(45);
    canceler.cancel();
    expect(clock.timerCount).toBe(0);
    expect((await running).ok).toBe(false);
  });

  test('overlapping calls of advance() add up, and the clock never goes back', async () => {
    const clock = Task.virtualClock();
    await Promise.all([clock.advance(1000), clock.advance(10)]);
    expect(clock.now()).toBe(1010);
    const running = Task.run(Task.delay(5), clock);
    await Promise.all([clock.advance(10), clock.advanceToNext()]);
    expect(clock.now()).toBe(1020);
    expect(await running).toEqual(Result.Ok(undefined));
  });

  test('advanceToNext() advances to the next timer', async () => {
    const clock = Task.virtualClock();
    const steps = Task.andThen(turns, () => Task.andThen(Task.delay(7), () => Task.delay(5)));
    const running = Task.run(steps, clock);
    const times: number[] = [];
    while (await clock.advanceToNext()) {
      times.push(clock.now());
    }
    expect(times).toEqual([7, 12]);
    expect(await running).toEqual(Result.Ok(undefined));
  });

  test.each([-1, Number.NaN, Infinity])('a time of %s is rejected', async (time) => {
    const message = (name: string): string =>
      `Expected "${name}" to be a non-negative finite number, received ${time}`;
    expect(() => Task.virtualClock(time)).toThrow(new ArgumentError({ message: message('start') }));
    await expect(Task.virtualClock().advance(time)).rejects.toEqual(
      new ArgumentError({ message: message('milliseconds') }),
    );
  });
});

describe('the timers of a virtual clock', () => {
  test('never fire if their time is infinite, and do not delay other timers', async () => {
    const clock = Task.virtualClock();
    const ended: string[] = [];
    clock.startTimer(() => ended.push('never'), Infinity);
    clock.startTimer(() => ended.push('later'), 5);
    expect(await clock.advanceToNext()).toBe(true);
    expect(await clock.advanceToNext()).toBe(false);
    await clock.advance(Number.MAX_VALUE);
    await clock.advance(Number.MAX_VALUE);
    expect(ended).toEqual(['later']);
    expect(clock.now()).toBe(Number.MAX_VALUE);
    expect(clock.timerCount).toBe(1);
  });

  test('are rejected without a valid time', async () => {
    const clock = Task.virtualClock();
    for (const wrong of [Number.NaN, undefined, '5']) {
      // SAFETY: untyped code may pass anything.
      expect(() => clock.startTimer(() => 1, wrong as number)).toThrow(ArgumentError);
    }
    // SAFETY: the same.
    expect(() => clock.startTimer(5 as unknown as () => void, 5)).toThrow(ArgumentError);
    await clock.advance(1);
    expect(clock.now()).toBe(1);
  });
});
