import { type StartTimer, Task } from '@tstd/task';
import { AbortError, ArgumentError } from '@tstd/error';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { Time, TimeDuration } from './index.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('now', () => {
  test('reads the clock at each run', () => {
    vi.useFakeTimers({ now: 1000 });
    expectTypeOf(Time.now).toEqualTypeOf<Task<Time, never>>();
    expect(Task.run(Time.now)).toStrictEqual({ ok: true, value: 1000 });
    vi.setSystemTime(500);
    expect(Task.run(Time.now)).toStrictEqual({ ok: true, value: 500 });
  });

  test('reads the clock that is passed to the run, and drops fractions', () => {
    expect(Task.run(Time.now, Task.virtualClock(7))).toStrictEqual({ ok: true, value: 7 });
    expect(Task.run(Time.now, { now: () => -1.5 })).toStrictEqual({ ok: true, value: -2 });
  });

  test.each([Number.NaN, Infinity, Time.MAX_VALUE + 1])(
    'rejects a clock that returns %s',
    (time) => {
      expect(() => Task.run(Time.now, { now: () => time })).toThrow(
        new ArgumentError({
          message: `Expected the clock of the run to return a time, received ${time}`,
        }),
      );
    },
  );

  test('returns a time', () => {
    const result = Task.run(Task.map(Time.now, Time.hasInstance));
    expect(result).toStrictEqual({ ok: true, value: true });
  });
});

describe('delay()', () => {
  /** Timers that fire when the test tells them to. */
  function createTimers(): {
    readonly startTimer: StartTimer;
    readonly active: Map<() => void, number>;
  } {
    const active = new Map<() => void, number>();
    const startTimer: StartTimer = (onEnd, milliseconds) => {
      const end = (): void => {
        active.delete(end);
        onEnd();
      };
      active.set(end, milliseconds);
      return () => {
        active.delete(end);
      };
    };
    return { active, startTimer };
  }

  test('waits for the duration in milliseconds, and starts when it is run', async () => {
    const { active, startTimer } = createTimers();
    const task = Time.delay(TimeDuration.of({ days: 30 }));
    expect(active.size).toBe(0);
    const running = Task.run(task, { startTimer });
    expect([...active.values()]).toStrictEqual([2_592_000_000]);
    for (const end of active.keys()) {
      end();
    }
    await expect(running).resolves.toStrictEqual({ ok: true, value: undefined });
  });

  test.each([0, -5])('waits for the next timer when the duration is %s', (milliseconds) => {
    const { active, startTimer } = createTimers();
    void Task.run(Time.delay(TimeDuration.of({ milliseconds })), { startTimer });
    expect([...active.values()]).toStrictEqual([milliseconds]);
  });

  test('ends when it is cancelled, and clears its timer', async () => {
    const { active, startTimer } = createTimers();
    const canceler = Task.canceler();
    const running = Task.run(Time.delay(TimeDuration.MAX_VALUE), { canceler, startTimer });
    expect(active.size).toBe(1);
    canceler.cancel('closed');
    expect(active.size).toBe(0);
    const result = await running;
    expect(result.ok || result.error).toBeInstanceOf(AbortError);
    expect(result.ok || result.error.cause).toBe('closed');
  });
});
