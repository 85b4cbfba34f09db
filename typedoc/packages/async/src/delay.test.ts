import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { delay } from './delay.js';
import type { TimerOptions } from './TimerOptions.js';

// The sources are compiled without the types of Node, so that none of them uses Node by mistake.
const { getEventListeners }: { getEventListeners(target: EventTarget, name: string): unknown[] } =
  await import('node:events' as string);

const DAY = 24 * 60 * 60 * 1000;

/** Counts the remaining timers and listeners of the signal. */
function leftovers(signal: AbortSignal): readonly number[] {
  return [vi.getTimerCount(), getEventListeners(signal, 'abort').length];
}

/** Returns a function that returns the current state of a promise. */
function watch(promise: Promise<unknown>): () => string {
  let state = 'pending';
  promise.then(
    () => {
      state = 'fulfilled';
    },
    (reason: unknown) => {
      state = `rejected ${String(reason)}`;
    },
  );
  return () => state;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('delay', () => {
  test('is fulfilled after the given time, not before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ max: 60 * DAY, min: 2 }), async (milliseconds) => {
        const state = watch(delay(milliseconds));
        await vi.advanceTimersByTimeAsync(milliseconds - 1);
        expect(state()).toBe('pending');
        await vi.advanceTimersByTimeAsync(1);
        expect(state()).toBe('fulfilled');
        expect(vi.getTimerCount()).toBe(0);
      }),
    );
  });

  test('waits for the full time even if it is too long for setTimeout', async () => {
    const state = watch(delay(2 ** 31));
    await vi.advanceTimersByTimeAsync(2 ** 31 - 1);
    expect(state()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('fulfilled');
  });

  test.each([0, -0, -1, -(2 ** 40)])(
    'waits for a timer of zero milliseconds if the time is %d',
    async (time) => {
      const promise = delay(time);
      const state = watch(promise);
      await Promise.resolve();
      expect(state()).toBe('pending');
      await vi.advanceTimersByTimeAsync(1);
      expect(state()).toBe('fulfilled');
      expect(await promise).toBeUndefined();
    },
  );

  test.each([Number.NaN, Infinity, -Infinity])('rejects a time of %d', async (time) => {
    const { signal } = new AbortController();
    const error: unknown = await delay(time, { signal }).catch((reason: unknown) => reason);
    expect(error).toEqual(
      new ArgumentError({
        message: `Expected "milliseconds" to be a finite number, received ${time}`,
      }),
    );
    expect(error).toBeInstanceOf(ArgumentError);
    expect(leftovers(signal)).toEqual([0, 0]);
  });

  test('rejects if the signal or the options are not valid', async () => {
    await expect(delay(1, { signal: {} as AbortSignal })).rejects.toThrow(
      new ArgumentError({ message: 'Expected "signal" to be an AbortSignal, received an object' }),
    );
    await expect(delay(1, { signal: new EventTarget() as AbortSignal })).rejects.toThrow(
      ArgumentError,
    );
    await expect(delay(1, null as never)).rejects.toThrow('Expected "options" to be an object');
  });

  test('rejects with any abort reason', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.anything().filter((reason) => reason !== undefined),
        fc.boolean(),
        async (reason, isBefore) => {
          const controller = new AbortController();
          if (isBefore) controller.abort(reason);
          const promise = delay(1000, { signal: controller.signal });
          if (!isBefore) controller.abort(reason);
          expect(await promise.catch((error: unknown) => ({ error }))).toStrictEqual({
            error: controller.signal.reason,
          });
          expect(leftovers(controller.signal)).toEqual([0, 0]);
        },
      ),
    );
  });

  test('does not start a timer if the signal has already aborted', async () => {
    const setTimeout = vi.spyOn(globalThis, 'setTimeout');
    const signal = AbortSignal.abort('stopped');
    const addEventListener = vi.spyOn(signal, 'addEventListener');
    await expect(delay(1000, { signal })).rejects.toBe('stopped');
    expect(setTimeout).not.toHaveBeenCalled();
    expect(addEventListener).not.toHaveBeenCalled();
  });

  test('leaves no timer and no listener behind once it is settled', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const ended = delay(10, { signal });
    const stopped = delay(60 * DAY, { signal });
    const state = watch(stopped);
    expect(leftovers(signal)).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(10);
    await ended;
    expect(leftovers(signal)).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(30 * DAY);
    expect(leftovers(signal)).toEqual([1, 1]);
    controller.abort('stopped');
    await Promise.resolve();
    expect(state()).toBe('rejected stopped');
    expect(leftovers(signal)).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(60 * DAY);
    expect(state()).toBe('rejected stopped');
  });

  test('is not affected by a signal that aborts afterwards', async () => {
    const controller = new AbortController();
    const state = watch(delay(10, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await Promise.resolve();
    expect(state()).toBe('fulfilled');
  });

  test('can be aborted by AbortSignal.timeout()', async () => {
    vi.useRealTimers();
    const waiting = delay(60_000, { signal: AbortSignal.timeout(1) });
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('waits in real time', async () => {
    vi.useRealTimers();
    const start = performance.now();
    await delay(20);
    // Timers of Node may fire a fraction of a millisecond early.
    expect(performance.now() - start).toBeGreaterThanOrEqual(19);
  });

  test('returns a promise without a value, and rejects a string at compile time', () => {
    expectTypeOf(delay(1)).toEqualTypeOf<Promise<void>>();
    expectTypeOf<{ signal: undefined }>().toExtend<TimerOptions>();
    // @ts-expect-error The time is a number.
    expect(delay('1').catch(() => {})).toBeInstanceOf(Promise);
  });
});
