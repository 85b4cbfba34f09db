import { delay } from '@tstd/async';
import { Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import { describe, expect, test, vi } from 'vitest';
import { Task, type TaskParameters } from './index.js';

// The types of Node are left out so that no source uses them by mistake.
const { getEventListeners }: { getEventListeners(target: EventTarget, name: string): unknown[] } =
  await import('node:events' as string);

const process: { emitWarning(): void } = await import('node:process' as string).then(
  (module: { readonly default: { emitWarning(): void } }) => module.default,
);

const listenersOf = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;

const endless: Task<never, never> = Task.from(() => new Promise<never>(() => {}));

/** Returns the error with which a run has ended. */
const errorOf = (result: Result<unknown, unknown>): unknown =>
  result.ok ? undefined : result.error;

describe('signals into and out of a run', () => {
  test('the same error is passed on, and no listener remains', async () => {
    const controller = new AbortController();
    const seen: AbortSignal[] = [];
    const inner = Task.from(({ signal }: TaskParameters) => {
      seen.push(signal);
      return new Promise<never>(() => {});
    });
    const results: Result<unknown, unknown>[] = [];
    const outer = Task.from(async ({ signal }: TaskParameters) => {
      seen.push(signal);
      const result = await Task.run(inner, { signal });
      results.push(result);
      return result;
    });
    const running = Task.run(outer, { signal: controller.signal });
    const [between, inmost] = seen as [AbortSignal, AbortSignal];
    expect([controller.signal, between].map(listenersOf)).toStrictEqual([1, 1]);
    controller.abort('closed');
    const error = errorOf(await running);
    expect(error).toStrictEqual(new AbortError({ cause: 'closed' }));
    await Promise.resolve();
    expect(results.map(errorOf)).toStrictEqual([error]);
    expect([between.reason, inmost.reason]).toStrictEqual([error, error]);
    expect(between.reason).toBe(error);
    expect(inmost.reason).toBe(error);
    expect([controller.signal, between, inmost].map(listenersOf)).toStrictEqual([0, 0, 0]);
  });

  test('one signal cancels many runs with one listener, which is removed with the last run', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const warn = vi.spyOn(process, 'emitWarning');
    const running = Array.from({ length: 100 }, () => Task.run(endless, { signal }));
    expect(warn).not.toHaveBeenCalled();
    expect(listenersOf(signal)).toBe(1);
    controller.abort();
    const errors = (await Promise.all(running)).map(errorOf);
    expect(errors).toStrictEqual(errors.map(() => signal.reason as unknown));
    expect(listenersOf(signal)).toBe(0);
  });

  test('a run that ends keeps the listener for the other runs, and the last run removes it', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const canceler = Task.canceler();
    const first = Task.run(endless, { canceler, signal });
    const second = Task.run(endless, { signal });
    canceler.cancel('first');
    expect(errorOf(await first)).toStrictEqual(new AbortError({ cause: 'first' }));
    expect(listenersOf(signal)).toBe(1);
    const third = Task.run(endless, { signal });
    controller.abort('rest');
    const rest = new AbortError({ cause: 'rest' });
    expect([await second, await third].map(errorOf)).toStrictEqual([rest, rest]);
    expect(listenersOf(signal)).toBe(0);
  });

  test('a combined signal cancels with the reason of the first one', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const signal = AbortSignal.any([first.signal, second.signal]);
    const running = Task.run(endless, { signal });
    second.abort('second');
    first.abort('first');
    expect(errorOf(await running)).toStrictEqual(new AbortError({ cause: 'second' }));
    expect(listenersOf(signal)).toBe(0);
  });

  test('the run stops operations that support signals in each branch', async () => {
    vi.useFakeTimers();
    try {
      const canceler = Task.canceler();
      const wait = Task.tryCall(
        ({ signal }) => delay(60_000, { signal }),
        () => 'stopped',
      );
      const running = Task.run(Task.all([wait, wait, Task.andThen(Task.Ok(1), () => wait)]), {
        canceler,
      });
      expect(vi.getTimerCount()).toBe(3);
      canceler.cancel('enough');
      expect(vi.getTimerCount()).toBe(0);
      expect(errorOf(await running)).toStrictEqual(new AbortError({ cause: 'enough' }));
    } finally {
      vi.useRealTimers();
    }
  });

  test('the first outcome aborts only the signals of the other tasks', async () => {
    const signals: AbortSignal[] = [];
    const watch = (task: Task<unknown, unknown>): Task<unknown, unknown> =>
      Task.from(({ run, signal }: TaskParameters) => {
        signals.push(signal);
        return run(task);
      });
    const later = Task.from(() => Promise.resolve(Result.Ok('first')));
    const race = Task.race([watch(endless), watch(later), watch(endless)]);
    const { signal } = new AbortController();
    expect(await Task.run(race, { signal })).toStrictEqual(Result.Ok('first'));
    expect(signals.map(({ aborted }) => aborted)).toStrictEqual([true, false, true]);
    expect([signal, ...signals].map(listenersOf)).toStrictEqual([0, 0, 0, 0]);
  });
});
