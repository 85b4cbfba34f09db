import { ArgumentError } from '@tstd/error';
import { describe, expect, test, vi } from 'vitest';
import { delay } from './delay.js';
import { onAbort } from './onAbort.js';

// The sources are compiled without the types of Node, so that none of them uses Node by mistake.
const { getEventListeners }: { getEventListeners(target: EventTarget, name: string): unknown[] } =
  await import('node:events' as string);

/** The part of Node that emits warnings and uncaught exceptions. */
interface Process {
  off(event: string, listener: (error: unknown) => void): void;
  on(event: string, listener: (error: unknown) => void): void;
}

const { process } = globalThis as unknown as { readonly process: Process };

const listenersOf = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;

/** Collects the warnings and exceptions of a process while a function runs and a moment longer. */
async function hear(event: string, run: () => Promise<void> | void): Promise<readonly unknown[]> {
  const heard: unknown[] = [];
  const listener = (error: unknown): void => {
    heard.push(error);
  };
  process.on(event, listener);
  await run();
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  process.off(event, listener);
  return heard;
}

describe('onAbort', () => {
  test('has one listener for all subscriptions, and removes it after the last one has ended', () => {
    const { signal } = new AbortController();
    const ends = Array.from({ length: 15 }, () => onAbort(signal, () => {}));
    expect(listenersOf(signal)).toBe(1);
    const [first, ...others] = ends;
    for (const end of others) end();
    expect(listenersOf(signal)).toBe(1);
    first?.();
    first?.();
    expect(listenersOf(signal)).toBe(0);
    onAbort(signal, () => {});
    first?.();
    expect(listenersOf(signal)).toBe(1);
  });

  test('calls every listener once with the reason, in order, and calls a function that is subscribed twice two times', () => {
    const controller = new AbortController();
    const called: unknown[] = [];
    const twice = (reason: unknown): void => {
      called.push(['twice', reason]);
    };
    const ends = [
      onAbort(controller.signal, twice),
      onAbort(controller.signal, (reason) => called.push(['once', reason])),
      onAbort(controller.signal, twice),
      onAbort(controller.signal, () => called.push('never')),
    ];
    ends[3]?.();
    controller.abort('closed');
    for (const end of ends) end();
    controller.abort('again');
    expect(called).toEqual([
      ['twice', 'closed'],
      ['once', 'closed'],
      ['twice', 'closed'],
    ]);
    expect(listenersOf(controller.signal)).toBe(0);
  });

  test('does not call a listener whose subscription was ended by an earlier listener', () => {
    const controller = new AbortController();
    const second = vi.fn();
    onAbort(controller.signal, () => {
      end();
    });
    const end = onAbort(controller.signal, second);
    controller.abort();
    expect(second).not.toHaveBeenCalled();
  });

  test('calls the listener immediately if the signal has already aborted', () => {
    const signal = AbortSignal.abort('before');
    const listener = vi.fn();
    onAbort(signal, listener)();
    expect(listener.mock.calls).toEqual([['before']]);
    expect(listenersOf(signal)).toBe(0);
  });

  test('throws the exception of a listener that is called immediately', () => {
    const thrown = new Error('thrown by a listener');
    const listener = vi.fn(() => {
      throw thrown;
    });
    expect(() => onAbort(AbortSignal.abort('before'), listener)).toThrow(thrown);
  });

  test('ends one subscription of a function that is subscribed twice', () => {
    const controller = new AbortController();
    const listener = vi.fn();
    const end = onAbort(controller.signal, listener);
    onAbort(controller.signal, listener);
    end();
    controller.abort('closed');
    expect(listener.mock.calls).toEqual([['closed']]);
  });

  test('reports the exception of a listener and calls the others', async () => {
    const controller = new AbortController();
    const next = vi.fn();
    const thrown = new Error('thrown by a listener');
    onAbort(controller.signal, () => {
      throw thrown;
    });
    onAbort(controller.signal, next);
    const heard = await hear('uncaughtException', () => {
      controller.abort();
      expect(next).toHaveBeenCalledTimes(1);
    });
    expect(heard).toEqual([thrown]);
  });

  test('rejects a listener that is not a function', () => {
    const { signal } = new AbortController();
    expect(() => onAbort(signal, undefined as never)).toThrow(
      new ArgumentError({ message: 'Expected "listener" to be a function, received undefined' }),
    );
  });

  test('rejects an event target that is not a signal', () => {
    const target = new EventTarget() as AbortSignal;
    expect(() => onAbort(target, () => {})).toThrow(
      new ArgumentError({
        message: 'Expected "signal" to be an AbortSignal, received an instance of EventTarget',
      }),
    );
  });

  test('rejects a signal without listeners every time', () => {
    const message = 'Expected "signal" to be an AbortSignal, received an object';
    const signal = {};
    for (const attempt of ['first', 'second']) {
      expect(() => onAbort(signal as AbortSignal, () => {}), attempt).toThrow(
        new ArgumentError({ message }),
      );
    }
  });
});

test('15 calls of delay() with one signal share one listener and cause no warning', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const heard = await hear('warning', async () => {
    const waits = Array.from({ length: 15 }, () => delay(60_000, { signal }));
    expect(listenersOf(signal)).toBe(1);
    controller.abort('enough');
    const reasons = await Promise.all(waits.map((wait) => wait.catch((reason: unknown) => reason)));
    expect(new Set(reasons)).toEqual(new Set(['enough']));
  });
  expect(heard).toEqual([]);
  expect(listenersOf(signal)).toBe(0);
});
