import type { ErrorOf, Task, ValueOf } from './Task.js';
import type { TaskLike } from './TaskLike.js';

/**
 * An object that limits how many tasks run at the same time. Create it with `Task.semaphore`. Tasks beyond the limit wait.
 *
 * A running task holds a permit. It returns the permit when it ends, whatever its outcome. The permit then goes to the task that has waited longest.
 *
 * A semaphore is shared by all runs. A task that waits for a second permit while it holds one may wait for ever.
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
  /** The number of available permits. */
  readonly available: number;

  /**
   * Returns a task that waits for a permit, runs `task` and returns the permit.
   *
   * A run that is cancelled while it waits for a permit leaves the queue, and `task` does not run.
   *
   * @typeParam Self - The type of the task, which may be a union of several.
   * @param task - The task, which holds a permit from its start to its end.
   * @returns A task that ends like `task`.
   */
  readonly withPermit: <Self extends TaskLike<unknown, unknown>>(
    task: Self,
  ) => Task<ValueOf<Self>, ErrorOf<Self>>;
}
