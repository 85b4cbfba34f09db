import { Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StartTimer, Task } from './index.js';

// The types of Node are left out here, so that no source can use them by mistake.
const { getEventListeners }: { getEventListeners(target: EventTarget, name: string): unknown[] } =
  await import('node:events' as string);

/** A task as data, so that a failing case can be read and made smaller. */
type Tree =
  | { readonly kind: 'Ok' | 'Err' | 'delay' | 'promise' | 'rejection' | 'throw' | 'endless' }
  | { readonly kind: 'all' | 'allSettled' | 'any' | 'race'; readonly trees: readonly Tree[] }
  | { readonly kind: 'andThen' | 'orElse'; readonly first: Tree; readonly second: Tree }
  | { readonly kind: 'finally' | 'retry' | 'run' | 'use'; readonly tree: Tree };

const LEAVES = ['Ok', 'Err', 'delay', 'promise', 'endless', 'rejection', 'throw'] as const;

/** Trees of tasks, with or without leaves that are defects or that never end. */
function treesOf(leaves: readonly (typeof LEAVES)[number][]): fc.Arbitrary<Tree> {
  return fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.record({ kind: fc.constantFrom(...leaves) }),
      fc.record({
        kind: fc.constantFrom('all', 'allSettled', 'any', 'race'),
        trees: fc.array(tie('tree'), { maxLength: 4, minLength: 1 }),
      }),
      fc.record({
        kind: fc.constantFrom('andThen', 'orElse'),
        first: tie('tree'),
        second: tie('tree'),
      }),
      fc.record({ kind: fc.constantFrom('finally', 'retry', 'run', 'use'), tree: tie('tree') }),
    ),
  })).tree;
}

/** The world of one run: its timers, its promises and its resources, all of them counted. */
interface World {
  readonly pause: () => Promise<void>;
  readonly startTimer: StartTimer;
  readonly count: { entered: number; left: number; opened: number; closed: number; timers: number };
}

function createWorld(scheduler: fc.Scheduler): World {
  const count = { closed: 0, entered: 0, left: 0, opened: 0, timers: 0 };
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

type AnyTask = Task<unknown, unknown>;

/** Makes the task of a tree. */
function build(tree: Tree, world: World): AnyTask {
  const { count, pause } = world;
  const again = (inner: Tree): AnyTask => build(inner, world);
  const add = (key: keyof World['count']): Task<number, never> =>
    Task.from(() => Result.Ok((count[key] += 1)));
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
    case 'all':
      return Task.all(tree.trees.map(again), { concurrency: 2 });
    case 'allSettled':
      return Task.allSettled(tree.trees.map(again));
    case 'any':
      return Task.any(tree.trees.map(again), { concurrency: 3 });
    case 'race':
      return Task.race(tree.trees.map(again));
    case 'andThen':
      return Task.andThen(again(tree.first), () => again(tree.second));
    case 'orElse':
      return Task.orElse(again(tree.first), () => again(tree.second));
    case 'retry':
      return Task.retry(again(tree.tree), { delay: 1, times: 2 });
    case 'run':
      return Task.from(({ run }) => run(again(tree.tree)));
    case 'finally': {
      const finalizer = Task.andThen(Task.delay(1), () => add('left'));
      const body = Task.andThen(add('entered'), () => again(tree.tree));
      return Task.andThen(Task.Ok(1), () => Task.andFinally(body, finalizer));
    }
    case 'use':
      return Task.acquireUseRelease(
        Task.andThen(Task.delay(1), () => add('opened')),
        () => again(tree.tree),
        () => Task.andThen(Task.delay(1), () => add('closed')),
      );
  }
}

const NOTHING_LEFT = { inside: 0, listeners: 0, open: 0, timers: 0 };

/** Returns what a run has left behind by now. */
function left({ count }: World, signal: AbortSignal): typeof NOTHING_LEFT {
  return {
    inside: count.entered - count.left,
    listeners: getEventListeners(signal, 'abort').length,
    open: count.opened - count.closed,
    timers: count.timers,
  };
}

/** Runs a tree in a world where the scheduler decides what comes next, and the cancellation comes anywhere. */
async function runTree(tree: Tree, scheduler: fc.Scheduler, isCanceled: boolean): Promise<World> {
  const world = createWorld(scheduler);
  const controller = new AbortController();
  const { signal } = controller;
  const ends: unknown[] = [];
  let isLate = false;
  let atEnd: unknown;
  const end = (outcome: unknown): void => {
    ends.push(outcome);
    atEnd = left(world, signal);
  };
  if (isCanceled) {
    void scheduler.schedule(Promise.resolve()).then(() => {
      isLate = ends.length > 0;
      controller.abort();
    });
  }
  new Promise((resolve) => {
    resolve(Task.run(build(tree, world), { signal, startTimer: world.startTimer }));
  }).then(end, (error: unknown) => {
    end({ defect: error });
  });
  await scheduler.waitIdle();
  expect(ends).toHaveLength(1);
  if (isCanceled && !isLate && !Object.hasOwn(ends[0] as object, 'defect')) {
    const [outcome] = ends as [Result<unknown, unknown>];
    expect(outcome.ok || outcome.error).toBeInstanceOf(AbortError);
  }
  // At the very end, and not only some time after it.
  expect(atEnd).toEqual(NOTHING_LEFT);
  expect(left(world, signal)).toEqual(NOTHING_LEFT);
  return world;
}

describe('laws of the cancellation of tasks', () => {
  test('whatever is cancelled, whenever, the run ends once and leaves nothing behind', async () => {
    await fc.assert(
      fc.asyncProperty(treesOf(LEAVES), fc.scheduler(), async (tree, scheduler) => {
        await runTree(tree, scheduler, true);
      }),
      { numRuns: 1000 },
    );
  });

  test('a run that is not cancelled ends once and leaves nothing behind', async () => {
    const leaves = LEAVES.filter((kind) => kind !== 'endless');
    await fc.assert(
      fc.asyncProperty(treesOf(leaves), fc.scheduler(), async (tree, scheduler) => {
        await runTree(tree, scheduler, false);
      }),
      { numRuns: 500 },
    );
  });

  test('what is entered is left exactly once', async () => {
    const tree: Tree = { kind: 'finally', tree: { kind: 'finally', tree: { kind: 'endless' } } };
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { count } = await runTree(tree, scheduler, true);
        expect([count.entered, count.left]).toEqual([2, 2]);
      }),
    );
  });
});
