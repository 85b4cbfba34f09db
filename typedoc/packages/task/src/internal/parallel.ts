/* eslint-disable no-param-reassign -- A group holds the state of one run, and these functions update it. */
import { AbortError } from '@tstd/error';
import {
  CANCELED,
  cancelFibers,
  combineExits,
  createFiber,
  resumeWith,
  startFiber,
} from './fiber.js';
import { enter, pushJob } from './jobs.js';
import type { Exit, Fiber, Node, Resume, Start } from './model.js';

/** The value of a fiber that found no task to run. It is ignored. */
export const NO_TASK: unique symbol = Symbol('no task');

/** The tasks to run side by side, and how their outcomes are combined. Each run creates its own. */
export interface Plan {
  /** How many tasks run at the same time, at most. */
  readonly concurrency: number;

  /** How many tasks there are, at most. */
  readonly length: number;

  /**
   * Returns the task at `index`, or None if the end is reached or the next task is not known yet. It is
   * called when the task is about to start.
   *
   * It returns a node: if it returned any object, an invalid task could look like the end.
   */
  readonly taskAt: (index: number) => Node | undefined;

  /** Receives the value or the error at `index`. Returns the overall outcome once nothing else can change it. */
  readonly collect: (isOk: boolean, payload: unknown, index: number) => Exit | undefined;

  /** The overall outcome if no task has determined it. It is missing if a task always determines it. */
  readonly outcome?: (() => Exit) | undefined;
}

/** The state of tasks that run side by side. */
interface Group {
  readonly parent: Fiber;
  readonly plan: Plan;
  readonly resume: Resume;
  /** The fibers that have started and not ended. */
  readonly active: Set<Fiber>;
  /**
   * The size of `active`, because reading the size of a set takes longer than running a short
   * fiber.
   */
  count: number;
  /** The overall outcome, once it is known. */
  exit: Exit | undefined;
  /** Whether the loop returns here without a call. */
  isAwaited: boolean;
  /** The index of the task to start next. */
  next: number;
  /** The function that each fiber calls when it has ended. */
  readonly onExit: (exit: Exit, fiber: Fiber) => void;
}

/**
 * Returns a start that runs the tasks of a plan, each in its own fiber. Once the outcome is known,
 * the other fibers are cancelled. The parent is resumed when all of them have ended, so that none
 * outlives the combined task.
 *
 * If a plan had no task to start, it can call `goOn` as soon as it has one.
 */
export function parallel(createPlan: (goOn: () => void) => Plan): Start {
  return (parent, resume, onInterrupt) => {
    const group: Group = {
      active: new Set(),
      count: 0,
      exit: undefined,
      isAwaited: false,
      next: 0,
      onExit: (exit, fiber) => {
        takeExit(group, exit, fiber);
      },
      parent,
      plan: createPlan(() => {
        // Deferred, because the task that has started may decide the outcome at once.
        queueMicrotask(() => {
          enter(proceed, group, Infinity);
        });
      }),
      resume,
    };
    onInterrupt((reason) => {
      cancelFibers(group.active, reason);
    });
    proceed(group);
  };
}

/** Starts as many tasks as possible, and resumes the parent when all of them have ended. */
function proceed(group: Group): void {
  const { parent, plan } = group;
  const { concurrency, length } = plan;
  while (
    !group.isAwaited &&
    group.next < length &&
    group.count < concurrency &&
    group.exit === undefined &&
    parent.reason === undefined &&
    startNext(group)
  ) {
    // The task may have ended at once.
  }
  if (!group.isAwaited && group.count === 0) {
    const exit = group.exit ?? (parent.reason === undefined ? plan.outcome?.() : undefined);
    resumeWith(group.resume, exit ?? CANCELED);
  }
}

/** Starts a task, and returns whether there was one. */
function startNext(group: Group): boolean {
  const index = group.next;
  let node: Node | undefined;
  try {
    node = group.plan.taskAt(index);
  } catch (error) {
    conclude(group, { ok: undefined, defect: error });
    return true;
  }
  if (node === undefined) {
    return false;
  }
  group.next = index + 1;
  // A task that already has an outcome needs no fiber.
  if (node.operation === 'Ok' || node.operation === 'Err') {
    take(group, node.operation === 'Ok', node.source, index);
  } else if (group.parent.reason === undefined) {
    startBranch(group, node, index);
  }
  return true;
}

function startBranch(group: Group, node: Node, index: number): void {
  const fiber = createFiber(group.parent.environment, node);
  fiber.index = index;
  fiber.onExit = group.onExit;
  group.active.add(fiber);
  group.count += 1;
  // The fiber runs first, and the job pushed here after it.
  group.isAwaited = true;
  pushJob(comeBack, group);
  startFiber(fiber);
}

function comeBack(group: Group): void {
  group.isAwaited = false;
  proceed(group);
}

function takeExit(group: Group, exit: Exit, fiber: Fiber): void {
  // A fiber reports twice if it found no room on the call stack the first time.
  if (group.active.delete(fiber)) {
    group.count -= 1;
  }
  if (exit.ok === undefined) {
    // A defect takes precedence over all outcomes, including earlier ones.
    conclude(group, exit);
  } else {
    const payload = exit.ok ? exit.value : exit.error;
    if (payload !== NO_TASK) {
      take(group, exit.ok, payload, fiber.index);
    }
  }
  proceed(group);
}

function take(group: Group, isOk: boolean, payload: unknown, index: number): void {
  if (group.exit === undefined && group.parent.reason === undefined) {
    const verdict = group.plan.collect(isOk, payload, index);
    if (verdict !== undefined) {
      conclude(group, verdict);
    }
  }
}

function conclude(group: Group, verdict: Exit): void {
  const { active, count, exit } = group;
  // Cancels first, because there may be no room on the call stack for it.
  if (exit === undefined && count > 0) {
    cancelFibers(active, new AbortError({ message: 'The outcome was decided by another task' }));
  }
  group.exit = exit === undefined ? verdict : combineExits(exit, verdict);
}
