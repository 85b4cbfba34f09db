import type { Awaitable } from '@tstd/async';
import type { Result } from '@tstd/core';
import type { TaskParameters } from './TaskParameters.js';

/**
 * What is accepted where a task is asked for: an object with a function that runs it.
 *
 * Every `Task` is one. Give a type of your own the method `runTask`, and its values can be handed to all functions of the namespace `Task`.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 *
 * @example A query that is a task too
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
   * Returns the outcome of one run.
   *
   * @param parameters - The clock, the random source, the timers and the cancellation of the run.
   * @returns The outcome, or a promise of it.
   */
  runTask(parameters: TaskParameters): Awaitable<Result<Value, Failure>>;
}
