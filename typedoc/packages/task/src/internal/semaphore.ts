import type { Semaphore } from '../Semaphore.js';
import { checkTask } from './checks.js';
import { createTask } from './fiber.js';
import type { Resource, Start } from './model.js';
import { checkPermits } from './schedule.js';

/** Returns a semaphore that has all its permits. */
export function createSemaphore(permits: number): Semaphore {
  checkPermits(permits);
  let available = permits;
  // Who waits for a permit, the first first. While somebody waits, none is available.
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

  /** Hands the permit to the first who waits, so that nobody who comes later is before him. */
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
      // Not shielded: who waits can be cancelled, and has no permit then.
      return createTask('Use', createTask('Wait', acquire, undefined), resource);
    },
  };
}
