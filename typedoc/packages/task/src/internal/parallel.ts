/* eslint-disable no-param-reassign -- A group is the state of one run, and the functions here are what changes it. */
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

/** The value of a fiber that had no task to run in the end. It counts for nothing. */
export const NO_TASK: unique symbol = Symbol('no task');

/** What is to be run side by side, and what the outcomes make together. It is made anew for each run. */
export interface Plan {
  /** How many tasks run at the same time, at most. */
  readonly concurrency: number;

  /** How many tasks there are, at most. */
  readonly length: number;

  /**
   * Returns the task of an index, or None where there is none to start: at an end that comes before
   * the length, or before it is known what comes next. It is asked for when the task is about to start.
   *
   * It is a node, so that what is no task is not taken for an end.
   */
  readonly taskAt: (index: number) => Node | undefined;

  /** Takes the value or the error of an index, and returns the outcome of the whole when nothing else can change it. */
  readonly collect: (isOk: boolean, payload: unknown, index: number) => Exit | undefined;

  /** The outcome of the whole when no task has decided it; left out where one always does. */
  readonly outcome?: (() => Exit) | undefined;
}

/** The state of tasks that run side by side. */
interface Group {
  readonly parent: Fiber;
  readonly plan: Plan;
  readonly resume: Resume;
  /** What has been started, and has not ended. */
  readonly active: Set<Fiber>;
  /** How many these are. To ask the set for its size takes longer than to run what is there. */
  count: number;
  /** The outcome of the whole, once it is known. */
  exit: Exit | undefined;
  /** Whether the loop comes back here without a call. */
  isAwaited: boolean;
  /** The index of the task to start next. */
  next: number;
  /** What each fiber calls in the end. */
  readonly onExit: (exit: Exit, fiber: Fiber) => void;
}

/**
 * Returns what runs the tasks of a plan, each in a fiber of its own. Once the outcome is known, the
 * others are cancelled; it is given when all of them have ended, so that none outlives the whole.
 *
 * A plan may say that there is a task to start where there was none before.
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
        // Later, for what has just been started may decide the outcome at once.
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

/** Starts what may be started, and resumes the one who waits when all has ended. */
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
    // It may have ended at once.
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
  // What has an outcome already needs no fiber.
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
  // The fiber goes first, and what is left here comes after it.
  group.isAwaited = true;
  pushJob(comeBack, group);
  startFiber(fiber);
}

function comeBack(group: Group): void {
  group.isAwaited = false;
  proceed(group);
}

function takeExit(group: Group, exit: Exit, fiber: Fiber): void {
  // It comes here again when it has found no room on the call stack.
  if (group.active.delete(fiber)) {
    group.count -= 1;
  }
  if (exit.ok === undefined) {
    // A defect goes before all outcomes, even when one was there first.
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
  // First the cancellation, for which there may be no room on the call stack.
  if (exit === undefined && count > 0) {
    cancelFibers(active, new AbortError({ message: 'The outcome was decided by another task' }));
  }
  group.exit = exit === undefined ? verdict : combineExits(exit, verdict);
}
