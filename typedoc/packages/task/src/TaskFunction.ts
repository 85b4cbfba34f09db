import type { Awaitable } from '@tstd/async';
import type { Result } from '@tstd/core';
import type { TaskParameters } from './TaskParameters.js';

/**
 * The function that a task calls in each run.
 *
 * It returns a result, or a promise of a result if it has to wait. An exception or a rejected promise is a defect: a bug in the program rather than an error of the task.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param parameters - The clock, the random source, the timers and the cancellation of the run.
 * @returns The outcome, or a promise of it.
 *
 * @example A function that succeeds or fails at random
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task, type TaskFunction } from '@tstd/task';
 *
 * const roll: TaskFunction<number, string> = ({ random }) =>
 *   random() < 0.5 ? Result.Ok(1) : Result.Err('lost');
 *
 * Task.run(Task.from(roll), { random: () => 0 }); // => { ok: true, value: 1 }
 * Task.run(Task.from(roll), { random: () => 0.5 }); // => { ok: false, error: 'lost' }
 * ```
 *
 * @keywords async, implementation, custom
 * @category Models
 * @since 1.0.0
 */
export type TaskFunction<Value, Failure> = (
  parameters: TaskParameters,
) => Awaitable<Result<Value, Failure>>;
