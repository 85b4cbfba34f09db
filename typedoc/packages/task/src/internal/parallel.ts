import type { Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import type { TaskLike } from '../TaskLike.js';
import {
  CANCELED,
  cancelFiber,
  createFiber,
  type Exit,
  type Fiber,
  type Node,
  outcomeAtOnce,
  resumeWith,
  type Start,
  startFiber,
  toNode,
} from './fiber.js';

/** What is to be run side by side, and what the outcomes make together. It is made anew for each run. */
export interface Plan {
  /** How many tasks run at the same time, at most. */
  readonly concurrency: number;

  /** How many tasks there are. */
  readonly length: number;

  /** Returns the task of an index. It is asked for when the task is about to start. */
  readonly taskAt: (index: number) => TaskLike<unknown, unknown>;

  /** Takes an outcome, and returns the outcome of the whole when nothing else can change it. */
  readonly collect: (result: Result<unknown, unknown>, index: number) => Exit | undefined;

  /** The outcome of the whole when no outcome has decided it. */
  readonly outcome: Exit;
}

/**
 * Returns what runs the tasks of a plan, each in a fiber of its own. Once the outcome is known, the
 * others are cancelled; it is given when all of them have ended, so that none outlives the whole.
 */
export function parallel(createPlan: () => Plan): Start {
  return (parent, resume, onInterrupt) => {
    const plan = createPlan();
    const active = new Set<Fiber>();
    let exit: Exit | undefined;
    let isStarting = false;
    let next = 0;

    const stop = (reason: AbortError): void => {
      for (const fiber of active) {
        cancelFiber(fiber, reason);
      }
    };

    const conclude = (verdict: Exit): void => {
      exit = verdict;
      stop(new AbortError({ message: 'The outcome was decided by another task' }));
    };

    const takeExit = (ended: Exit, index: number): void => {
      if (ended.ok === undefined) {
        // A defect goes before all outcomes, even when one was there first.
        conclude(exit !== undefined && exit.ok === undefined ? exit : ended);
      } else if (exit === undefined && parent.reason === undefined) {
        const verdict = plan.collect(ended, index);
        if (verdict !== undefined) {
          conclude(verdict);
        }
      }
      proceed();
    };

    const nodeAt = (index: number): Node | Exit => {
      try {
        return toNode(plan.taskAt(index));
      } catch (error) {
        return { ok: undefined, defect: error };
      }
    };

    const start = (index: number): void => {
      const node = nodeAt(index);
      // What has an outcome already needs no fiber.
      const ended = 'operation' in node ? outcomeAtOnce(node) : node;
      if (ended !== undefined) {
        takeExit(ended, index);
      } else if (exit === undefined && parent.reason === undefined) {
        const fiber = createFiber(parent.environment);
        fiber.onExit = (outcome) => {
          active.delete(fiber);
          takeExit(outcome, index);
        };
        active.add(fiber);
        startFiber(fiber, node as Node);
      }
    };

    const canStart = (): boolean =>
      exit === undefined &&
      parent.reason === undefined &&
      next < plan.length &&
      active.size < plan.concurrency;

    // Tasks that end at once come back here while others are still to be started.
    const proceed = (): void => {
      if (isStarting) {
        return;
      }
      isStarting = true;
      while (canStart()) {
        next += 1;
        start(next - 1);
      }
      isStarting = false;
      if (active.size === 0) {
        resumeWith(resume, exit ?? (parent.reason === undefined ? plan.outcome : CANCELED));
      }
    };

    onInterrupt(stop);
    proceed();
  };
}
