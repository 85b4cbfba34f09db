import type { TaskLike } from '../TaskLike.js';
import { cancelFiber, createFiber, resumeWith, startFiber, toNode } from './fiber.js';
import type { Environment, Exit, Fiber, Resume, Start } from './model.js';

/** A run for which several other runs wait. */
interface Shared {
  readonly fiber: Fiber;
  readonly waiters: Set<Resume>;
}

/**
 * Returns a start that runs a task once for all runs that wait, and keeps its value.
 */
export function memoized(task: TaskLike<unknown, unknown>): Start {
  let kept: Exit | undefined;
  let current: Shared | undefined;

  /** Makes the next run start the task again, unless another run already has. */
  const leaveShared = (shared: Shared): void => {
    current = current === shared ? undefined : current;
  };

  const startShared = (environment: Environment): Shared => {
    const shared = { fiber: createFiber(environment, toNode(task)), waiters: new Set<Resume>() };
    shared.fiber.onExit = (exit) => {
      leaveShared(shared);
      if (exit.ok === true) {
        kept = exit;
      }
      // The loop runs the last job first.
      for (const resume of [...shared.waiters].reverse()) {
        resumeWith(resume, exit);
      }
    };
    startFiber(shared.fiber);
    return shared;
  };

  return ({ environment }, resume, onInterrupt) => {
    if (kept !== undefined) {
      resumeWith(resume, kept);
      return;
    }
    current ??= startShared(environment);
    const shared = current;
    shared.waiters.add(resume);
    onInterrupt((reason) => {
      if (shared.waiters.size > 1) {
        shared.waiters.delete(resume);
        resume('Err', undefined);
      } else {
        // The last waiter also waits for the finalizers.
        leaveShared(shared);
        cancelFiber(shared.fiber, reason);
      }
    });
  };
}
