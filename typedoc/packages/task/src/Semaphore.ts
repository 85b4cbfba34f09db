import type { ErrorOf, Task, ValueOf } from './Task.js';
import type { TaskLike } from './TaskLike.js';

/**
 * What has a number of tasks run at the same time and the others wait, as `Task.semaphore` makes it.
 *
 * A task that runs holds a permit. It is given back when the task has ended, however it has ended, and goes to the one who has waited longest.
 *
 * It holds for all runs together. A task that waits for a second permit while it holds one may wait for ever.
 *
 * @example At most two requests at a time
 * ```ts
 * import { type Semaphore, Task } from '@tstd/task';
 *
 * const limit: Semaphore = Task.semaphore(2);
 * const request = (path: string): Task<string, never> =>
 *   limit.withPermit(Task.map(Task.delay(1), () => path));
 *
 * const running = Task.run(request('/a'));
 *
 * limit.available; // => 1
 * await running; // => { ok: true, value: '/a' }
 * limit.available; // => 2
 * ```
 *
 * @alias Mutex, RateLimiter, ReentrantReadWriteLock, AsyncSemaphore, NSLock
 * @keywords throttle, maximum, lock, connections
 * @category Models
 * @since 1.0.0
 */
export interface Semaphore {
  /** How many permits nobody holds. */
  readonly available: number;

  /**
   * Returns a task that waits for a permit, and then runs another one with it.
   *
   * A run that is cancelled while it waits leaves the queue, and the task is not run.
   *
   * @typeParam Self - The type of the task, which may be a union of several.
   * @param task - The task, which holds a permit from its start to its end.
   * @returns A task that ends like the one that is run.
   */
  readonly withPermit: <Self extends TaskLike<unknown, unknown>>(
    task: Self,
  ) => Task<ValueOf<Self>, ErrorOf<Self>>;
}
