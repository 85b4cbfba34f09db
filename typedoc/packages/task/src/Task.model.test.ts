import { Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StartTimer, Task, type TaskCanceler, type TaskParameters } from './index.js';

// The types of Node are left out so that no source uses them by mistake.
const { getEventListeners }: { getEventListeners(target: EventTarget, name: string): unknown[] } =
  await import('node:events' as string);

/** A task as data, so that a failing case can be read and shrunk. */
type Tree =
  | { readonly kind: Leaf }
  | { readonly kind: 'any' | 'all'; readonly trees: readonly Tree[]; readonly concurrency: number }
  | { readonly kind: 'allSettled' | 'race'; readonly trees: readonly Tree[] }
  | {
      readonly kind: 'forEach';
      readonly trees: readonly Tree[];
      readonly concurrency: number;
      /** Where the function throws, if it is within the list. */
      readonly throwsAt: number;
    }
  | { readonly kind: 'andThen' | 'orElse'; readonly first: Tree; readonly second: Tree }
  | { readonly kind: 'finally'; readonly tree: Tree; readonly finalizer: Tree }
  | { readonly kind: 'use'; readonly acquire: Tree; readonly tree: Tree; readonly release: Tree }
  | { readonly kind: 'retry'; readonly tree: Tree; readonly wait: number }
  | { readonly kind: 'match' | 'part' | 'run' | 'steps'; readonly tree: Tree };

/** Leaves that end by themselves. `cancel` cancels the whole run from inside it. */
const FINITE = ['Ok', 'Err', 'delay', 'promise', 'rejection', 'throw', 'cancel', 'listen'] as const;

/**
 * Leaves that only a cancellation ends: any cancellation, that of the signal of the run, or their
 * own.
 */
const INFINITE = ['endless', 'fetch', 'cancelAndWait'] as const;

type Leaf = (typeof FINITE)[number] | (typeof INFINITE)[number];

const concurrencies = fc.constantFrom(1, 2, 3, Infinity);

/** Trees of tasks. An acquisition, a release or a finalizer cannot be cancelled, so it must end by itself. */
function treesOf(leaves: readonly Leaf[]): fc.Arbitrary<Tree> {
  const leaf = fc.record({ kind: fc.constantFrom(...leaves) });
  const shielded = fc.oneof(
    fc.record({ kind: fc.constantFrom(...leaves.filter(isFiniteLeaf)) }),
    fc.record({
      kind: fc.constant('all' as const),
      trees: fc.array(fc.record({ kind: fc.constantFrom(...leaves.filter(isFiniteLeaf)) }), {
        maxLength: 2,
      }),
      concurrency: concurrencies,
    }),
  );
  return fc.letrec<{ tree: Tree; trees: readonly Tree[] }>((tie) => ({
    trees: fc.array(tie('tree'), { maxLength: 4, minLength: 1 }),
    tree: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      leaf,
      fc.record({
        kind: fc.constantFrom('all', 'any'),
        trees: tie('trees'),
        concurrency: concurrencies,
      }),
      fc.record({ kind: fc.constantFrom('allSettled', 'race'), trees: tie('trees') }),
      fc.record({
        kind: fc.constant('forEach'),
        trees: tie('trees'),
        concurrency: concurrencies,
        throwsAt: fc.nat({ max: 20 }),
      }),
      fc.record({
        kind: fc.constantFrom('andThen', 'orElse'),
        first: tie('tree'),
        second: tie('tree'),
      }),
      fc.record({ kind: fc.constant('finally'), tree: tie('tree'), finalizer: shielded }),
      fc.record({
        kind: fc.constant('use'),
        acquire: shielded,
        tree: tie('tree'),
        release: shielded,
      }),
      fc.record({
        kind: fc.constant('retry'),
        tree: tie('tree'),
        wait: fc.constantFrom(0, 1),
      }),
      fc.record({ kind: fc.constantFrom('match', 'part', 'run', 'steps'), tree: tie('tree') }),
    ),
  })).tree;
}

function isFiniteLeaf(leaf: Leaf): boolean {
  return (FINITE as readonly Leaf[]).includes(leaf);
}

/** Counts up and down. */
interface Counter {
  readonly add: (by: number) => number;
  readonly value: () => number;
}

function createCounter(value = 0): Counter {
  let count = value;
  return {
    add: (by) => (count += by),
    value: () => count,
  };
}

/** Nodes that must be left once they have been entered: a task with a finalizer, or a resource. */
interface Entry {
  readonly entered: Counter;
  readonly left: Counter;
}

/** The world of one run: its timers, promises, listeners and resources, all of them counted. */
interface World {
  readonly cancel: () => void;
  readonly pause: () => Promise<void>;
  readonly startTimer: StartTimer;
  readonly listeners: Counter;
  readonly timers: Counter;
  readonly entries: Entry[];
}

function createWorld(scheduler: fc.Scheduler, cancel: () => void): World {
  const timers = createCounter();
  const pause = (): Promise<void> => scheduler.schedule(Promise.resolve());
  const startTimer: StartTimer = (onEnd) => {
    let isLive = true;
    const stop = (): void => {
      timers.add(isLive ? -1 : 0);
      isLive = false;
    };
    timers.add(1);
    void pause().then(() => {
      if (isLive) {
        stop();
        onEnd();
      }
    });
    return stop;
  };
  return { cancel, entries: [], listeners: createCounter(), pause, startTimer, timers };
}

type AnyTask = Task<unknown, unknown>;

/** Behaves like a `fetch` without a response: it rejects when the signal aborts. */
function fetchNothing({ signal }: TaskParameters, { listeners }: World): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    listeners.add(1);
    signal.addEventListener(
      'abort',
      () => {
        listeners.add(-1);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

/** Listens to the cancellation only while it waits. */
async function listen(
  { onCancel }: TaskParameters,
  { listeners, pause }: World,
): Promise<Result<number, never>> {
  const calls = createCounter();
  const end = onCancel(() => {
    calls.add(1);
  });
  listeners.add(1);
  await pause();
  end();
  listeners.add(-1);
  expect(calls.value()).toBeLessThanOrEqual(1);
  return Result.Ok(calls.value());
}

/** Creates the task of a leaf. */
function buildLeaf(kind: Leaf, world: World): AnyTask {
  const { cancel, pause } = world;
  switch (kind) {
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
    case 'cancel':
      return Task.from(() => {
        cancel();
        return Result.Ok(3);
      });
    case 'listen':
      return Task.from((parameters) => listen(parameters, world));
    case 'cancelAndWait':
      return Task.from(() => {
        cancel();
        return new Promise<never>(() => {});
      });
    case 'endless':
      return Task.from(() => new Promise<never>(() => {}));
    case 'fetch':
      return Task.tryCall(
        (parameters) => fetchNothing(parameters, world),
        () => 'aborted',
      );
  }
}

/** Creates the task of a tree. */
function build(tree: Tree, world: World): AnyTask {
  const again = (inner: Tree): AnyTask => build(inner, world);
  switch (tree.kind) {
    case 'all':
      return Task.all(tree.trees.map(again), tree);
    case 'allSettled':
      return Task.allSettled(tree.trees.map(again));
    case 'any':
      return Task.any(tree.trees.map(again), tree);
    case 'race':
      return Task.race(tree.trees.map(again));
    case 'forEach': {
      const step = (inner: Tree, index: number): AnyTask => {
        if (index === tree.throwsAt) {
          throw new Error('defect');
        }
        return again(inner);
      };
      return Task.forEach(tree.trees, step, tree);
    }
    case 'andThen':
      return Task.andThen(again(tree.first), () => again(tree.second));
    case 'orElse':
      return Task.orElse(again(tree.first), () => again(tree.second));
    case 'match':
      return Task.match(again(tree.tree), { Ok: String, Err: String });
    case 'retry':
      return Task.retry(again(tree.tree), { delay: tree.wait, times: 2 });
    case 'run':
      return Task.from(({ run }) => run(again(tree.tree)));
    case 'part':
      return Task.from(({ run }) => {
        const canceler = Task.canceler();
        void world.pause().then(() => {
          canceler.cancel();
        });
        return run(again(tree.tree), { canceler });
      });
    case 'steps': {
      const value = Task.map(Task.tap(again(tree.tree), Task.Ok), String);
      return Task.mapError(Task.tapError(value, Task.Err), String);
    }
    case 'finally':
      return withFinalizer(again(tree.tree), again(tree.finalizer), world);
    case 'use':
      return withResource(again(tree.acquire), again(tree.tree), again(tree.release), world);
    default:
      return buildLeaf(tree.kind, world);
  }
}

function createEntry({ entries }: World, entered: number): Entry {
  const entry = { entered: createCounter(entered), left: createCounter() };
  entries.push(entry);
  return entry;
}

/** Records that the task has started, and that its finalizer has run. */
function withFinalizer(task: AnyTask, finalizer: AnyTask, world: World): AnyTask {
  return Task.andThen(Task.Ok(1), () => {
    const entry = createEntry(world, 0);
    const begin = Task.from(() => Result.Ok(entry.entered.add(1)));
    const end = Task.from(() => Result.Ok(entry.left.add(1)));
    return Task.andFinally(
      Task.andThen(begin, () => task),
      Task.andThen(end, () => Task.getOr(finalizer, 0)),
    );
  });
}

/** Records that the resource has been opened and closed. */
function withResource(acquire: AnyTask, task: AnyTask, release: AnyTask, world: World): AnyTask {
  return Task.acquireUseRelease(
    Task.map(acquire, () => createEntry(world, 1)),
    () => task,
    (entry) => {
      entry.left.add(1);
      return Task.getOr(release, 0);
    },
  );
}

const NOTHING_LEFT = { listeners: 0, subscriptions: 0, timers: 0, unbalanced: [] };

/** A source that can cancel a run, and how many listeners it has. */
interface Cancellation {
  readonly cancel: () => void;
  readonly overrides: { readonly signal?: AbortSignal; readonly canceler?: TaskCanceler };
  readonly countListeners: () => number;
}

function bySignal(): Cancellation {
  const controller = new AbortController();
  const { signal } = controller;
  return {
    cancel: () => {
      controller.abort();
    },
    countListeners: () => getEventListeners(signal, 'abort').length,
    overrides: { signal },
  };
}

function byCanceler(): Cancellation {
  const canceler = Task.canceler();
  let listeners = 0;
  const onCancel: TaskCanceler['onCancel'] = (listener) => {
    listeners += 1;
    const end = canceler.onCancel(listener);
    return () => {
      listeners -= 1;
      end();
    };
  };
  return {
    cancel: canceler.cancel,
    countListeners: () => listeners,
    overrides: { canceler: { ...canceler, onCancel } },
  };
}

/** How, how often and when a run is cancelled. The first turn is before the run. */
interface Plan {
  readonly by: 'signal' | 'canceler';
  readonly isEarly: boolean;
  readonly times: number;
}

const plans: fc.Arbitrary<Plan> = fc.record({
  by: fc.constantFrom('signal', 'canceler'),
  isEarly: fc.integer({ min: 0, max: 9 }).map((number) => number === 9),
  times: fc.integer({ min: 1, max: 2 }),
});

/** Runs a tree in a world where the scheduler decides what comes next, and the cancellation comes at any time. */
async function runTree(
  tree: Tree,
  scheduler: fc.Scheduler,
  { by, isEarly, times }: Plan,
): Promise<World> {
  const { cancel, countListeners, overrides } = by === 'signal' ? bySignal() : byCanceler();
  const ends: unknown[] = [];
  let isCanceled = false;
  const world = createWorld(scheduler, () => {
    isCanceled ||= ends.length === 0;
    cancel();
  });
  const left = (): typeof NOTHING_LEFT => ({
    listeners: world.listeners.value(),
    subscriptions: countListeners(),
    timers: world.timers.value(),
    unbalanced: world.entries.filter(
      ({ entered, left: gone }) => entered.value() !== gone.value(),
    ) as [],
  });
  let atEnd: unknown;
  const end = (outcome: unknown): void => {
    ends.push(outcome);
    atEnd = left();
  };
  if (isEarly) {
    world.cancel();
  }
  for (let time = 0; time < times; time += 1) {
    void world.pause().then(world.cancel);
  }
  new Promise((resolve) => {
    resolve(Task.run(build(tree, world), { ...overrides, startTimer: world.startTimer }));
  }).then(end, (error: unknown) => {
    end({ defect: error });
  });
  await scheduler.waitIdle();
  expect(ends).toHaveLength(1);
  if (isCanceled && !Object.hasOwn(ends[0] as object, 'defect')) {
    const [outcome] = ends as [Result<unknown, unknown>];
    expect(outcome.ok || outcome.error).toBeInstanceOf(AbortError);
  }
  // At the very end, not some time after it. A promise that is left may still listen then.
  expect(atEnd).toMatchObject({ subscriptions: 0, timers: 0, unbalanced: [] });
  expect(left()).toStrictEqual(NOTHING_LEFT);
  return world;
}

describe('laws of cancellation', { timeout: 60_000 }, () => {
  test('a run ends once and leaves nothing behind, whatever is cancelled and whenever', async () => {
    const trees = treesOf([...FINITE, ...INFINITE]);
    await fc.assert(
      fc.asyncProperty(trees, fc.scheduler(), plans, async (tree, scheduler, plan) => {
        await runTree(tree, scheduler, plan);
      }),
      { numRuns: 2000 },
    );
  });

  test('a run that is not cancelled externally ends once and leaves nothing behind', async () => {
    const plan: Plan = { by: 'signal', isEarly: false, times: 0 };
    await fc.assert(
      fc.asyncProperty(treesOf(FINITE), fc.scheduler(), async (tree, scheduler) => {
        await runTree(tree, scheduler, plan);
      }),
      { numRuns: 1000 },
    );
  });

  test('everything that is entered is left exactly once', async () => {
    const endless: Tree = { kind: 'endless' };
    const finalizer: Tree = { kind: 'delay' };
    const inner: Tree = { kind: 'finally', tree: endless, finalizer };
    const tree: Tree = { kind: 'finally', tree: inner, finalizer };
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const plan: Plan = { by: 'signal', isEarly: false, times: 1 };
        const { entries } = await runTree(tree, scheduler, plan);
        expect(entries.map(({ entered, left }) => [entered.value(), left.value()])).toStrictEqual([
          [1, 1],
          [1, 1],
        ]);
      }),
    );
  });
});
