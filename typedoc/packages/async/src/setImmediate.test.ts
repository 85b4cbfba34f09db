import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { defer } from './defer.js';
import { clearImmediate, setImmediate, type ImmediateId } from './setImmediate.js';

/** The part of Node that lists the resources that keep the process alive. */
interface Process {
  getActiveResourcesInfo(): readonly string[];
  off(event: 'uncaughtException', listener: (error: unknown) => void): void;
  on(event: 'uncaughtException', listener: (error: unknown) => void): void;
}

const { process } = globalThis as unknown as { readonly process: Process };

/** Lists the resources that keep the process alive, of the kinds that scheduling uses. */
function activeResources(): readonly string[] {
  const kinds = ['Immediate', 'MessagePort', 'Timeout'];
  return process.getActiveResourcesInfo().filter((kind) => kinds.includes(kind));
}

/** Lists the resources that keep the process alive now but did not before. */
function addedTo(before: readonly string[]): readonly string[] {
  const known = [...before];
  return activeResources().filter((kind) => {
    const index = known.indexOf(kind);
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/** Each platform, with the globals that are removed to simulate it. */
const PLATFORMS = {
  'Node, Deno and Bun': [],
  browsers: ['setImmediate', 'clearImmediate'],
  'a platform that cannot cancel': ['clearImmediate'],
  'a platform with timers only': ['setImmediate', 'clearImmediate', 'MessageChannel'],
} as const;

const original = {
  MessageChannel: globalThis.MessageChannel,
  setTimeout: globalThis.setTimeout,
};

/** More rounds than the nested calls of any test in this file. */
const ROUNDS = 5;

/**
 * Waits on any platform until everything that was scheduled before has run. Each round waits for a timer
 * and a message, so it does not depend on how busy the machine is.
 */
async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise((resolve) => original.setTimeout(resolve, 1));
    await receiveMessage();
  }
}

async function receiveMessage(): Promise<void> {
  const { port1, port2 } = new original.MessageChannel();
  const { promise, resolve } = defer();
  port1.onmessage = () => {
    resolve();
  };
  port2.postMessage(undefined);
  await promise;
  port1.close();
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(Object.entries(PLATFORMS))('setImmediate on %s', (_, missing) => {
  const leaveOut = (): void => {
    for (const name of missing) vi.stubGlobal(name, undefined);
  };

  test('calls the function once, after the handlers of promises that are already settled', async () => {
    leaveOut();
    const order: string[] = [];
    setImmediate(() => order.push('immediate'));
    order.push('now');
    await Promise.resolve().then(() => order.push('promise'));
    await settle();
    expect(order).toEqual(['now', 'promise', 'immediate']);
  });

  test('does not run cancelled calls, and runs the others in order', async () => {
    leaveOut();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 20 }), async (cancelled) => {
        const called: number[] = [];
        const ids = cancelled.map((_cancelled, index) => setImmediate(() => called.push(index)));
        ids.filter((_id, index) => cancelled[index]).forEach(clearImmediate);
        await settle();
        expect(called).toEqual(
          cancelled.flatMap((isCancelled, index) => (isCancelled ? [] : [index])),
        );
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 20 },
    );
  });

  test('can be cancelled by an earlier call', async () => {
    leaveOut();
    const second = vi.fn();
    setImmediate(() => {
      clearImmediate(id);
    });
    const id = setImmediate(second);
    await settle();
    expect(second).not.toHaveBeenCalled();
  });

  test('can be scheduled from within a call', async () => {
    leaveOut();
    const called: number[] = [];
    setImmediate(() => {
      called.push(1);
      setImmediate(() => called.push(2));
    });
    await settle();
    expect(called).toEqual([1, 2]);
  });

  test('ignores a cancellation that is repeated, too late or without an identifier', async () => {
    leaveOut();
    const call = vi.fn();
    const id = setImmediate(call);
    const other = setImmediate(call);
    clearImmediate(other);
    clearImmediate(other);
    clearImmediate(undefined);
    await settle();
    clearImmediate(id);
    clearImmediate(123_456_789 as ImmediateId);
    await settle();
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('reports an exception of a call, and continues', async () => {
    leaveOut();
    const listeners = vi.fn();
    process.on('uncaughtException', listeners);
    const next = vi.fn();
    setImmediate(() => {
      throw new Error('Thrown in a call');
    });
    setImmediate(next);
    await settle();
    process.off('uncaughtException', listeners);
    expect(listeners.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: Thrown in a call',
    ]);
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('leaves no resource behind that keeps a process alive', async () => {
    leaveOut();
    await settle();
    const before = activeResources();
    const first = setImmediate(() => {});
    const second = setImmediate(() => {});
    clearImmediate(first);
    clearImmediate(second);
    await settle();
    expect(addedTo(before)).toEqual([]);
    setImmediate(() => {});
    await settle();
    expect(addedTo(before)).toEqual([]);
  });
});

describe('setImmediate', () => {
  test('immediately rejects an argument that is not a function', () => {
    const schedule = setImmediate as (run: unknown) => unknown;
    expect(() => schedule(undefined)).toThrow(
      new ArgumentError({ message: 'Expected "run" to be a function, received undefined' }),
    );
    expect(() => schedule('run()')).toThrow(ArgumentError);
  });

  test('uses a channel, not a timer, if the platform has no setImmediate', async () => {
    vi.stubGlobal('setImmediate', undefined);
    const Channel = vi.fn(MessageChannel);
    vi.stubGlobal('MessageChannel', Channel);
    const setTimeout = vi.spyOn(globalThis, 'setTimeout');
    const call = vi.fn();
    setImmediate(call);
    setImmediate(call);
    expect(setTimeout).not.toHaveBeenCalled();
    expect(Channel).toHaveBeenCalledTimes(1);
    setTimeout.mockRestore();
    await settle();
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('does not define a global', async () => {
    vi.stubGlobal('setImmediate', undefined);
    const before = Reflect.ownKeys(globalThis);
    setImmediate(() => {});
    await settle();
    expect(Reflect.get(globalThis, 'setImmediate')).toBeUndefined();
    expect(Reflect.ownKeys(globalThis)).toEqual(before);
  });

  test('uses fake timers', () => {
    vi.useFakeTimers({ toFake: ['setImmediate', 'clearImmediate'] });
    const call = vi.fn();
    const cancelled = vi.fn();
    setImmediate(call);
    clearImmediate(setImmediate(cancelled));
    expect(call).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(call).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });

  test('returns identifiers of a type to which no plain number is assignable', () => {
    const id = setImmediate(() => {});
    clearImmediate(id);
    expectTypeOf(id).toEqualTypeOf<ImmediateId>();
    expectTypeOf(id).toExtend<number>();
    // @ts-expect-error A plain number identifies nothing.
    clearImmediate(id + 1);
    expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  });
});
