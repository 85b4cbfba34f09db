import type { Awaitable } from '@tstd/async';
import type { Result } from '@tstd/core';
import type { TaskParameters } from './TaskParameters.js';

/**
 * An object that can be used as a task because it has a `runTask` method.
 *
 * Every `Task` is a task-like object. If you add a `runTask` method to your own type, you can pass values of that type to all functions of the `Task` namespace.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 *
 * @example Use a query as a task
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task, type TaskLike } from '@tstd/task';
 *
 * interface Query extends TaskLike<number, never> {
 *   readonly text: string;
 * }
 *
 * const query: Query = { text: 'count', runTask: () => Result.Ok(3) };
 *
 * Task.run(Task.map(query, (count) => count + 1)); // => { ok: true, value: 4 }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TaskLike<Value, Failure> {
  /**
   * Runs the object as a task and returns the result.
   *
   * @param parameters - The clock, the random source, the timers and the cancellation of the run.
   * @returns The outcome, or a promise of it.
   */
  runTask(parameters: TaskParameters): Awaitable<Result<Value, Failure>>;
}
