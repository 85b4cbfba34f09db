import { ignore } from '@tstd/core';
import * as Result from '@tstd/core/Result';
import { AbortError, AggregateError } from '@tstd/error';
import { describe, expect, it } from 'vitest';
import * as Task from './Task.js';
import type { TaskCanceler } from './TaskCanceler.js';
import type { StartTimer } from './TaskParameters.js';

// The functions that others pass to a run: each of them may throw, or return nothing.

const never = Task.from(() => new Promise<never>(ignore));
const stopFault = new Error('stop');
const startFault = new Error('start');

const later = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

/** Starts timers that throw when they are stopped. */
const startStubborn: StartTimer = (onEnd, milliseconds) => {
  const timer = setTimeout(onEnd, milliseconds);
  return () => {
    clearTimeout(timer);
    throw stopFault;
  };
};

const startNone: StartTimer = () => {
  throw startFault;
};

// SAFETY: this is what untyped code does.
const startMute = ((onEnd: () => void, milliseconds: number) => {
  setTimeout(onEnd, milliseconds);
}) as unknown as StartTimer;

/** A task whose finalizer ends on request. */
function held(): { readonly end: () => void; readonly task: Task.Task<never, never> } {
  let end: () => void = ignore;
  const finalizer = Task.from(
    () =>
      new Promise<Result.Result<undefined, never>>((resolve) => {
        end = () => {
          resolve(Result.Ok(undefined));
        };
      }),
  );
  return {
    end: () => {
      end();
    },
    task: Task.andFinally(never, finalizer),
  };
}

describe('grace', () => {
  it('ends a run with a defect if its timer cannot be stopped', async () => {
    const canceler = Task.canceler();
    const { end, task } = held();
    const running = Task.run(task, { canceler, grace: 50, startTimer: startStubborn });
    canceler.cancel();
    end();
    await expect(running).rejects.toBe(stopFault);
  });

  it('ends a run with a defect if its timer does not return a stop function', async () => {
    const canceler = Task.canceler();
    const { end, task } = held();
    const running = Task.run(task, { canceler, grace: 50, startTimer: startMute });
    canceler.cancel();
    end();
    await expect(running).rejects.toThrow(TypeError);
  });

  it('immediately ends a run with a defect if no timer can be started', async () => {
    const canceler = Task.canceler();
    const running = Task.run(held().task, { canceler, grace: 50, startTimer: startNone });
    canceler.cancel();
    await expect(running).rejects.toBe(startFault);
  });

  it('keeps the defect of the run if its timer cannot be stopped', async () => {
    const canceler = Task.canceler();
    const broken = new Error('broken');
    const task = Task.andFinally(
      never,
      Task.from(async () => later().then(() => Promise.reject(broken))),
    );
    const running = Task.run(task, { canceler, grace: 50, startTimer: startStubborn });
    canceler.cancel();
    await expect(running).rejects.toEqual(
      expect.objectContaining({ name: 'AggregateError', errors: [broken, stopFault] }),
    );
  });

  it('ends a run once, whatever happens after the time has elapsed', async () => {
    const unlinked: string[] = [];
    const own = Task.canceler();
    const canceler: TaskCanceler = {
      ...own,
      onCancel: (listener) => {
        own.onCancel(listener);
        return () => {
          unlinked.push('unlinked');
        };
      },
    };
    const { end, task } = held();
    const running = Task.run(task, {
      canceler,
      grace: 1,
      startTimer: (onEnd) => {
        onEnd();
        onEnd();
        return ignore;
      },
    });
    own.cancel();
    await expect(running).resolves.toEqual(Result.Err(expect.any(AbortError)));
    end();
    await later();
    expect(unlinked).toEqual(['unlinked']);
  });
});

describe('an external canceler', () => {
  const fault = new Error('unlink');
  const withUnlink = (unlink: unknown): TaskCanceler => ({
    ...Task.canceler(),
    // SAFETY: this is what untyped code does.
    onCancel: () => unlink as () => void,
  });
  const throwing = withUnlink(() => {
    throw fault;
  });

  it('ends a run with a defect if the subscription cannot be ended', async () => {
    expect(() => Task.run(Task.map(Task.Ok(1), String), { canceler: throwing })).toThrow(fault);
    await expect(Task.run(Task.delay(1), { canceler: throwing })).rejects.toBe(fault);
    await expect(Task.run(Task.delay(1), { canceler: withUnlink(undefined) })).rejects.toThrow(
      TypeError,
    );
  });

  it('does not prevent the signal from cancelling if its subscription cannot be ended', () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...parameters: Parameters<typeof add>) => {
      listeners += 1;
      add(...parameters);
    };
    signal.removeEventListener = (...parameters: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...parameters);
    };
    expect(() => Task.run(Task.map(Task.Ok(1), String), { canceler: throwing, signal })).toThrow(
      fault,
    );
    expect(listeners).toBe(0);
  });

  it('does not hide the defect of the run if its subscription cannot be ended', () => {
    const broken = new Error('broken');
    const task = Task.from(() => {
      throw broken;
    });
    expect(() => Task.run(task, { canceler: throwing })).toThrow(AggregateError);
  });

  it('leaves nothing behind in the surrounding run if it cannot be subscribed to', async () => {
    const canceler = Task.canceler();
    const refusing: TaskCanceler = {
      ...Task.canceler(),
      onCancel: () => {
        throw fault;
      },
    };
    const task = Task.from(({ run }) => {
      try {
        void run(Task.delay(1), { canceler: refusing });
      } catch {
        // The surrounding run continues.
      }
      return new Promise<never>(ignore);
    });
    const running = Task.run(task, { canceler });
    canceler.cancel();
    await expect(running).resolves.toEqual(Result.Err(expect.any(AbortError)));
  });
});

describe('external timers and sources', () => {
  it('end a wait with a defect', async () => {
    const fault = new Error('chance');
    expect(() => Task.run(Task.delay(1), { startTimer: startNone })).toThrow(startFault);
    const random = (): number => {
      throw fault;
    };
    const retried = Task.retry(Task.Err('no'), { times: 1, delay: 1, jitter: 1 });
    expect(() => Task.run(retried, { random })).toThrow(fault);
    for (const startTimer of [startStubborn, startMute]) {
      const canceler = Task.canceler();
      const running = Task.run(Task.delay(10), { canceler, startTimer });
      canceler.cancel();
      await expect(running).rejects.toThrow();
    }
  });

  it('end the wait of one of several tasks with a defect', async () => {
    const tasks = [Task.delay(10), Task.Err('no')];
    expect(() => Task.run(Task.all(tasks), { startTimer: startStubborn })).toThrow(stopFault);
    const race = Task.race([Task.delay(10), Task.delay(1)]);
    await expect(Task.run(race, { startTimer: startStubborn })).rejects.toBe(stopFault);
  });
});

describe('cancelers in a chain', () => {
  it('cancel each other at any depth', () => {
    const cancelers = Array.from({ length: 100_000 }, () => Task.canceler());
    cancelers.forEach((canceler, index) => {
      canceler.onCancel((reason) => {
        cancelers[index + 1]?.cancel(reason);
      });
    });
    cancelers[0]?.cancel('closed');
    expect(cancelers.at(-1)?.isCanceled).toBe(true);
  });

  it('throw the exceptions of listeners at any depth', () => {
    const fault = new Error('listener');
    const cancelers = Array.from({ length: 1000 }, () => Task.canceler());
    cancelers.forEach((canceler, index) => {
      canceler.onCancel((reason) => {
        cancelers[index + 1]?.cancel(reason);
      });
    });
    cancelers.at(-1)?.onCancel(() => {
      throw fault;
    });
    expect(() => cancelers[0]?.cancel()).toThrow(fault);
  });
});

describe('an argument from untyped code', () => {
  const wrong: readonly unknown[] = [null, 0.5, Number.NaN, 'wrong', true, Symbol('wrong')];

  it.each(['canceler', 'grace', 'now', 'random', 'signal', 'startTimer'])(
    'is rejected by name as the %s setting of a run',
    (name) => {
      for (const value of wrong.filter((each) => name !== 'grace' || each !== 0.5)) {
        const overrides = { [name]: value };
        const message = new RegExp(`^Expected "${name}" to be `, 'u');
        expect(() => Task.run(Task.Ok(1), overrides)).toThrow(message);
        const inside = Task.from(({ run }) => run(Task.Ok(1), overrides));
        expect(() => Task.run(inside)).toThrow(message);
      }
    },
  );

  it('is rejected if it cannot be subscribed to', () => {
    // SAFETY: untyped code may pass anything.
    const empty = {} as unknown as TaskCanceler & AbortSignal;
    expect(() => Task.run(Task.Ok(1), { canceler: empty })).toThrow(/"canceler.onCancel"/u);
    const refusal = /"signal" to be an AbortSignal/u;
    for (const left of ['aborted', 'addEventListener', 'removeEventListener']) {
      const members = { aborted: false, addEventListener: ignore, removeEventListener: ignore };
      Reflect.deleteProperty(members, left);
      // SAFETY: the same.
      const signal = members as unknown as AbortSignal;
      expect(() => Task.run(Task.Ok(1), { signal })).toThrow(refusal);
    }
    expect(() => Task.run(Task.Ok(1), { signal: empty })).toThrow(refusal);
  });

  it('is rejected instead of a task, a result or a function', () => {
    for (const value of wrong) {
      // SAFETY: untyped code may pass anything.
      const task = value as Task.Task<number, never>;
      expect(() => Task.run(Task.from(({ run }) => run(task)))).toThrow(/^Expected "task" to be /u);
      // SAFETY: the same.
      const result = value as Result.Result<number, never>;
      expect(() => Task.fromResult(result)).toThrow(/^Expected "result" to be /u);
      // SAFETY: the same.
      const listener = value as () => void;
      expect(() => Task.canceler().onCancel(listener)).toThrow(/^Expected "listener" to be /u);
      const options = { onProgress: listener };
      expect(() => Task.all([], options)).toThrow(/^Expected "onProgress" to be /u);
      const schedule = { random: listener as () => number, times: 1 };
      expect(() => Task.retry(Task.Ok(1), schedule)).toThrow(/^Expected "random" to be /u);
      const conditional = { times: 1, when: listener as () => boolean };
      expect(() => Task.retry(Task.Ok(1), conditional)).toThrow(/^Expected "when" to be /u);
    }
  });

  it('counts as omitted if it is undefined', () => {
    const overrides = {
      canceler: undefined,
      grace: undefined,
      now: undefined,
      random: undefined,
      signal: undefined,
      startTimer: undefined,
    };
    expect(Task.run(Task.map(Task.Ok(1), String), overrides)).toEqual(Result.Ok('1'));
  });
});
