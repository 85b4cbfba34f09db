import { type StartTimer, Task, type TaskFunction } from '@tstd/task';
import { TimeDuration } from '@tstd/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { timeout } from './index.js';

type Result<Value, Failure> = Awaited<ReturnType<TaskFunction<Value, Failure>>>;

// `@tstd/core` is not a dependency of this package.
const Result = {
  Ok: <Value>(value: Value) => ({ ok: true, value }) as const,
};

// The Node types are omitted so that no source uses them by mistake.
const { getEventListeners }: { getEventListeners(target: EventTarget, name: string): unknown[] } =
  await import('node:events' as string);

const ms = (milliseconds: number): TimeDuration => TimeDuration.of({ milliseconds });

/** Runs everything that does not have to wait for a timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
}

/** A clock that jumps from one timer to the next. */
interface Clock {
  readonly now: () => number;
  readonly count: () => number;
  readonly startTimer: StartTimer;
  readonly runAll: () => Promise<void>;
}

function createClock(): Clock {
  const timers = new Set<{ readonly at: number; readonly onEnd: () => void }>();
  let now = 0;
  return {
    now: () => now,
    count: () => timers.size,
    startTimer: (onEnd, milliseconds) => {
      const timer = { at: now + milliseconds, onEnd };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    runAll: async () => {
      await settle();
      while (timers.size > 0) {
        const [next] = [...timers].toSorted((self, other) => self.at - other.at);
        if (next !== undefined) {
          timers.delete(next);
          now = next.at;
          next.onEnd();
        }
        await settle();
      }
    },
  };
}

const kindOf = (result: Result<unknown, unknown>): string => {
  if (result.ok) {
    return 'Ok';
  }
  return result.error instanceof Error ? result.error.name : String(result.error);
};

describe('timeout() on a clock', () => {
  // Three times that are never equal, so that the model does not depend on their order.
  const cases = fc.record({
    work: fc.nat(50).map((value) => value * 4 + 1),
    clearing: fc.nat(20).map((value) => value * 4),
    limit: fc.option(
      fc.integer({ min: 0, max: 60 }).map((value) => value * 4 + 2),
      { nil: undefined },
    ),
    cancelAt: fc.option(
      fc.nat(80).map((value) => value * 4 + 3),
      { nil: undefined },
    ),
    viaSignal: fc.boolean(),
  });

  test('a run ends as the model predicts, at the predicted time, and leaves nothing behind', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(cases, async ({ cancelAt, clearing, limit, viaSignal, work }) => {
        const clock = createClock();
        const canceler = Task.canceler();
        const ends: (readonly [string, number])[] = [];
        let cleared = 0;
        const finalizer = Task.andThen(Task.delay(clearing), () =>
          Task.from(() => Result.Ok((cleared += 1))),
        );
        const task = Task.andFinally(Task.delay(work), finalizer);
        const limited = timeout(task, limit === undefined ? 'none' : ms(limit));
        const { signal } = canceler;
        const running = Task.run(limited, {
          ...(viaSignal ? { signal } : { canceler }),
          startTimer: clock.startTimer,
        });
        void Promise.resolve(running).then((result) => ends.push([kindOf(result), clock.now()]));
        if (cancelAt !== undefined) {
          clock.startTimer(() => {
            canceler.cancel('test');
          }, cancelAt);
        }
        await clock.runAll();

        const deadline = limit ?? Infinity;
        const canceled = cancelAt ?? Infinity;
        const isTooLong = deadline < work + clearing;
        const isCanceled = canceled < Math.min(deadline, work) + clearing;
        const kind = isTooLong ? 'TimeoutError' : 'Ok';
        const end = Math.min(deadline, work, isCanceled ? canceled : Infinity) + clearing;
        expect(ends).toStrictEqual([[isCanceled ? 'AbortError' : kind, end]]);
        expect([cleared, clock.count()]).toStrictEqual([1, 0]);
        expect(getEventListeners(signal, 'abort')).toHaveLength(0);
        kinds.add(isCanceled ? 'AbortError' : kind);
      }),
      { numRuns: 1000 },
    );
    expect(kinds).toStrictEqual(new Set(['Ok', 'TimeoutError', 'AbortError']));
  });
});

/** The behaviour of a task as data, so that fast-check can print and shrink a failing case. */
type Tree =
  | { readonly kind: 'Ok' | 'Err' | 'delay' | 'promise' | 'rejection' | 'throw' | 'endless' }
  | { readonly kind: 'race' | 'all'; readonly trees: readonly Tree[] }
  | { readonly kind: 'finally' | 'use' | 'retry'; readonly tree: Tree }
  | { readonly kind: 'timeout'; readonly tree: Tree; readonly limit: number | undefined };

const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.record({
      kind: fc.constantFrom('Ok', 'Err', 'delay', 'promise', 'rejection', 'throw', 'endless'),
    }),
    fc.record({
      kind: fc.constantFrom('race', 'all'),
      trees: fc.array(tie('tree'), { maxLength: 3, minLength: 1 }),
    }),
    fc.record({ kind: fc.constantFrom('finally', 'use', 'retry'), tree: tie('tree') }),
    fc.record({
      kind: fc.constant('timeout'),
      tree: tie('tree'),
      limit: fc.constantFrom(1, 1, 0, -1, undefined),
    }),
  ),
})).tree;

/** The environment of one run, which counts its timers and resources. */
interface World {
  readonly count: { entered: number; left: number; timers: number };
  readonly pause: () => Promise<void>;
  readonly startTimer: StartTimer;
}

/** The scheduler decides in which order the timers and the promises end. */
function createWorld(scheduler: fc.Scheduler): World {
  const count = { entered: 0, left: 0, timers: 0 };
  const pause = (): Promise<void> => scheduler.schedule(Promise.resolve());
  const startTimer: StartTimer = (onEnd) => {
    let isLive = true;
    const stop = (): void => {
      count.timers -= isLive ? 1 : 0;
      isLive = false;
    };
    count.timers += 1;
    void pause().then(() => {
      if (isLive) {
        stop();
        onEnd();
      }
    });
    return stop;
  };
  return { count, pause, startTimer };
}

function build(tree: Tree, world: World): Task<unknown, unknown> {
  const { count, pause } = world;
  const again = (inner: Tree): Task<unknown, unknown> => build(inner, world);
  const add = (key: 'entered' | 'left'): Task<number, never> =>
    Task.from(() => Result.Ok((count[key] += 1)));
  const leave = Task.andThen(Task.delay(1), () => add('left'));
  switch (tree.kind) {
    case 'Ok':
      return Task.Ok(1);
    case 'Err':
      return Task.Err('no');
    case 'delay':
      return Task.delay(1);
    case 'promise':
      return Task.from(() => pause().then(() => Result.Ok(2)));
    case 'rejection':
      return Task.from(() => pause().then(() => Promise.reject(new Error('defect'))));
    case 'throw':
      return Task.from(() => {
        throw new Error('defect');
      });
    case 'endless':
      return Task.from(() => new Promise<never>(() => {}));
    case 'race':
      return Task.race(tree.trees.map(again));
    case 'all':
      return Task.all(tree.trees.map(again), { concurrency: 2 });
    case 'retry':
      return Task.retry(again(tree.tree), { delay: 1, times: 2 });
    case 'finally':
      return Task.andThen(Task.delay(1), () =>
        Task.andFinally(
          Task.andThen(add('entered'), () => again(tree.tree)),
          leave,
        ),
      );
    case 'use':
      return Task.acquireUseRelease(
        Task.andThen(Task.delay(1), () => add('entered')),
        () => again(tree.tree),
        () => leave,
      );
    case 'timeout':
      return timeout(again(tree.tree), tree.limit === undefined ? 'none' : ms(tree.limit));
  }
}

describe('laws of timeout()', () => {
  test('a run with a limit ends once and leaves nothing behind, for any task and schedule', async () => {
    await fc.assert(
      fc.asyncProperty(trees, fc.scheduler(), async (tree, scheduler) => {
        const world = createWorld(scheduler);
        const limited = timeout(build(tree, world), ms(1));
        let ends = 0;
        // Converts a defect that is thrown synchronously to a rejection.
        const running = (async () => Task.run(limited, { startTimer: world.startTimer }))();
        void running.then(
          () => (ends += 1),
          () => (ends += 1),
        );
        await scheduler.waitFor(running.catch(() => undefined));
        expect(ends).toBe(1);
        expect(world.count.timers).toBe(0);
        expect(world.count.left).toBe(world.count.entered);
      }),
      { numRuns: 1000 },
    );
  });

  test('a cancelled run ends once and leaves nothing behind, for any task and schedule', async () => {
    await fc.assert(
      fc.asyncProperty(trees, fc.scheduler(), fc.boolean(), async (tree, scheduler, viaSignal) => {
        const world = createWorld(scheduler);
        const canceler = Task.canceler();
        const { signal } = canceler;
        const limited = timeout(build(tree, world), ms(1));
        let ends = 0;
        const running = (async () =>
          Task.run(limited, {
            ...(viaSignal ? { signal } : { canceler }),
            startTimer: world.startTimer,
          }))();
        void world.pause().then(() => {
          canceler.cancel('test');
        });
        void running.then(
          () => (ends += 1),
          () => (ends += 1),
        );
        await scheduler.waitFor(running.catch(() => undefined));
        expect(ends).toBe(1);
        expect(world.count.timers).toBe(0);
        expect(world.count.left).toBe(world.count.entered);
        expect(getEventListeners(signal, 'abort')).toHaveLength(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('a task without a limit behaves like the task itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        trees.filter((tree) => !JSON.stringify(tree).includes('endless')),
        async (tree) => {
          const outcomes: unknown[] = [];
          for (const isLimited of [true, false]) {
            const clock = createClock();
            const world: World = {
              count: { entered: 0, left: 0, timers: 0 },
              pause: () => new Promise((resolve) => clock.startTimer(resolve, 1)),
              startTimer: clock.startTimer,
            };
            const task = build(tree, world);
            const running = (async () =>
              Task.run(isLimited ? timeout(task, 'none') : task, {
                startTimer: clock.startTimer,
              }))().then(kindOf, () => 'defect');
            await clock.runAll();
            outcomes.push([await running, clock.now(), world.count]);
          }
          expect(outcomes[0]).toStrictEqual(outcomes[1]);
        },
      ),
    );
  });
});
