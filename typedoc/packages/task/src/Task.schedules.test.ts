import * as Result from '@tstd/core/Result';
import { ArgumentError } from '@tstd/error';
import { describe, expect, it } from 'vitest';
import * as Task from './Task.js';

/** Returns the times at which a task that always fails is run. */
async function timesOf(schedule: Task.Schedule<string>): Promise<readonly number[]> {
  const clock = Task.virtualClock();
  const times: number[] = [];
  const busy = Task.from(({ now }) => {
    times.push(now());
    return Result.Err('busy');
  });
  const running = Task.run(Task.retry(busy, schedule), { ...clock, random: () => 0.5 });
  while (await clock.advanceToNext()) {
    // Runs to the end.
  }
  expect(await running).toEqual(Result.Err('busy'));
  return times;
}

describe('maxElapsed', () => {
  it('does not allow a run that starts later than this after the first', async () => {
    expect(await timesOf({ times: Infinity, delay: 100, maxElapsed: 300 })).toEqual([
      0, 100, 200, 300,
    ]);
    expect(await timesOf({ times: Infinity, delay: 100, maxElapsed: 299 })).toEqual([0, 100, 200]);
    expect(await timesOf({ times: 1, delay: 100, maxElapsed: 0 })).toEqual([0]);
    expect(await timesOf({ times: 2, delay: 100, maxElapsed: Infinity })).toEqual([0, 100, 200]);
  });

  it('does not wait for a run that would start too late', async () => {
    const clock = Task.virtualClock();
    const schedule = { times: 1, delay: 1000, maxElapsed: 999 };
    expect(await Task.run(Task.retry(Task.Err('busy'), schedule), clock)).toEqual(
      Result.Err('busy'),
    );
    expect(clock.now()).toBe(0);
  });

  it('includes the time of the runs, counted from the start of the first run', async () => {
    const clock = Task.virtualClock(5000);
    let runs = 0;
    const slow = Task.andThen(Task.delay(40), () => Task.Ok((runs += 1)));
    const task = Task.repeat(slow, { times: Infinity, delay: 10, maxElapsed: 100 });
    for (const expected of [3, 6]) {
      const running = Task.run(task, clock);
      while (await clock.advanceToNext()) {
        // Runs to the end.
      }
      expect(await running).toEqual(Result.Ok(expected));
    }
  });

  it('stops if the clock does not return a number', () => {
    const task = Task.retry(Task.Err('busy'), { times: 5, maxElapsed: 100 });
    expect(Task.run(task, { now: () => Number.NaN })).toEqual(Result.Err('busy'));
    const fault = new Error('clock');
    expect(() =>
      Task.run(task, {
        now: () => {
          throw fault;
        },
      }),
    ).toThrow(fault);
  });

  it.each([undefined, Number.NaN, -1, '5'])('is rejected if it is %o', (maxElapsed) => {
    // SAFETY: untyped code may pass anything.
    const schedule = { times: 1, maxElapsed: maxElapsed as number };
    expect(() => Task.retry(Task.Ok(1), schedule)).toThrow(ArgumentError);
  });
});

describe('concatSchedules()', () => {
  it('uses the schedules in sequence', async () => {
    const quick = { times: 2, delay: 100, factor: 2 };
    const slow = { times: 2, delay: 60_000 };
    expect(await timesOf(Task.concatSchedules(quick, slow))).toEqual([
      0, 100, 300, 60_300, 120_300,
    ]);
    const nested = Task.concatSchedules(Task.concatSchedules(quick, { times: 0 }), slow, quick);
    expect(await timesOf(nested)).toEqual([0, 100, 300, 60_300, 120_300, 120_400, 120_600]);
    expect(await timesOf(Task.concatSchedules(quick))).toEqual([0, 100, 300]);
  });

  it('counts each schedule from 1, with its own limits and the random source of the run', async () => {
    const rising = {
      times: 3,
      delay: (_: string, attempt: number) => attempt * 100,
      maxDelay: 200,
    };
    const schedule = Task.concatSchedules<string>(
      rising,
      { times: 1, delay: 100, jitter: 1 },
      { times: 1, delay: 100, jitter: 1, random: () => 0 },
    );
    expect(await timesOf(schedule)).toEqual([0, 100, 300, 500, 550, 650]);
  });

  it('applies the total limit, also to a derived schedule', async () => {
    const schedule = Task.concatSchedules(
      { times: 5, delay: 1000 },
      { times: Infinity, delay: 20_000 },
    );
    expect(await timesOf({ ...schedule, maxElapsed: 30_000 })).toEqual([
      0, 1000, 2000, 3000, 4000, 5000, 25_000,
    ]);
    const ended = Task.concatSchedules({ times: 1, delay: 1 }, { times: 1, delay: 2 });
    expect(await timesOf({ ...ended, times: 3 })).toEqual([0, 1, 3, 5]);
  });

  it('ends if when of the current schedule returns false', async () => {
    const attempts: number[] = [];
    const note = (_: string, attempt: number): boolean => attempts.push(attempt) < 4;
    const schedule = Task.concatSchedules<string>(
      { times: 2, delay: 1 },
      { times: 5, delay: 1, when: note },
      { times: 5, delay: 1 },
    );
    expect(await timesOf(schedule)).toHaveLength(6);
    expect(attempts).toEqual([1, 2, 3, 4]);
  });

  it('waits for ever if a wait is infinite, without a defect', async () => {
    const endless = { times: 2, delay: 1e300, factor: 1e300, maxDelay: Infinity };
    for (const schedule of [endless, Task.concatSchedules(endless, { times: 1 })]) {
      const clock = Task.virtualClock();
      void Task.run(Task.retry(Task.Err('busy'), schedule), clock);
      while (await clock.advanceToNext()) {
        // Runs until no timer is left.
      }
      expect(clock.now()).toBe(1e300);
      expect(clock.timerCount).toBe(1);
    }
  });

  it('rejects a schedule that is invalid or has a total limit', () => {
    expect(() => Task.concatSchedules({ times: -1 })).toThrow(ArgumentError);
    expect(() => Task.concatSchedules({ times: 1 }, { times: 0.5 })).toThrow(ArgumentError);
    expect(() => Task.concatSchedules({ times: 1, maxElapsed: 5 }, { times: 1 })).toThrow(
      'Expected "maxElapsed" to be set only on the whole schedule',
    );
  });
});

describe('the functions of a schedule', () => {
  it('receive the random source of the run', async () => {
    const delay = (_: string, attempt: number, random: () => number): number =>
      random() * 100 * attempt;
    expect(await timesOf({ times: 2, delay })).toEqual([0, 50, 150]);
  });
});
