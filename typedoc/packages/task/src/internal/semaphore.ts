import type { Semaphore } from '../Semaphore.js';
import { checkTask } from './checks.js';
import { createTask } from './fiber.js';
import type { Resource, Start } from './model.js';
import { checkPermits } from './schedule.js';

/** Creates a semaphore with all its permits available. */
export function createSemaphore(permits: number): Semaphore {
  checkPermits(permits);
  let available = permits;
  // The waiting tasks, the first one first. While a task waits, no permit is available.
  const queue = new Set<() => void>();

  const acquire: Start = (_, resume, onInterrupt) => {
    if (available > 0) {
      available -= 1;
      resume('Ok', undefined);
      return;
    }
    const grant = (): void => {
      resume('Ok', undefined);
    };
    queue.add(grant);
    onInterrupt(() => {
      queue.delete(grant);
      resume('Err', undefined);
    });
  };

  /** Passes the permit to the first task in the queue, so that later tasks cannot overtake it. */
  const giveBack = (): void => {
    for (const grant of queue) {
      queue.delete(grant);
      grant();
      return;
    }
    available += 1;
  };
  const release = createTask<unknown, never, 'Map'>(
    'Map',
    createTask('Ok', undefined, undefined),
    giveBack,
  );

  return {
    get available() {
      return available;
    },
    withPermit: (task) => {
      checkTask(task, 'task');
      const resource: Resource = { release: () => release, use: () => task };
      // Not shielded: a waiting task can be cancelled, because it has no permit yet.
      return createTask('Use', createTask('Wait', acquire, undefined), resource);
    },
  };
}
