import { checkArgument, TimeoutError } from '@tstd/error';
import * as Task from '@tstd/task/Task';
import type { TaskLike } from '@tstd/task';
import * as TimeDuration from '@tstd/time/TimeDuration';

/**
 * A time limit: a duration, or `'none'` for no limit.
 *
 * `undefined` is not a limit, so a failed calculation of a duration cannot let a task run for ever. To run a task without a limit, pass `'none'`.
 *
 * @example Convert a number of seconds to a limit
 * ```ts
 * import type { TimeLimit } from '@tstd/task-timeout';
 * import { TimeDuration } from '@tstd/time';
 *
 * const limitOf = (seconds: number): TimeLimit =>
 *   TimeDuration.from(seconds, 'seconds', 'ceil') ?? TimeDuration.zero;
 *
 * limitOf(1 / 3); // => 334
 * limitOf(NaN); // => 0
 * ```
 *
 * @keywords unlimited, infinite
 * @category Models
 * @since 1.0.0
 */
export type TimeLimit = TimeDuration.TimeDuration | 'none';

/**
 * Returns a task that has the same result as `task`, but fails if `task` takes longer than `limit`.
 *
 * When the time is up, the task is cancelled. The run waits until the task and its finalizers have ended, and then fails with a {@link TimeoutError}. If the cancelled task still produces a result, the run ignores it. If a finalizer has a defect, the run throws the defect.
 *
 * | Limit | Task | Run |
 * | --- | --- | --- |
 * | `'none'` | runs without a limit | ends like the task |
 * | more than zero | runs with the limit | ends like the task, or fails with a `TimeoutError` |
 * | zero or negative | is not started | fails immediately with a `TimeoutError` |
 *
 * The time is measured from the start of the run, separately for each run. A synchronous task does not start a timer, and no timer remains when the run ends, whatever the outcome.
 * Limits of any length are supported.
 *
 * @typeParam Self - The type of the task, which may be a union of task types.
 * @param task - The task, which is cancelled when the time is up.
 * @param limit - The maximum duration of the task, or `'none'` for no limit. If the limit is zero or negative, the task is not started.
 * @returns A task that has the same result as `task` or fails with a `TimeoutError`.
 *
 * @throws An `ArgumentError` if `limit` is neither a duration nor `'none'`. None is also rejected, because it may be the result of a failed calculation.
 *
 * @example Run tasks with and without a limit
 * ```ts
 * import { TimeoutError } from '@tstd/error';
 * import { Task } from '@tstd/task';
 * import { timeout } from '@tstd/task-timeout';
 * import { TimeDuration } from '@tstd/time';
 *
 * const slow = Task.map(Task.delay(60_000), () => 'slow');
 * const limit = TimeDuration.of({ milliseconds: 5 });
 *
 * const result = await Task.run(timeout(slow, limit));
 *
 * result.ok || result.error instanceof TimeoutError; // => true
 * result.ok || result.error.message; // => 'The task took longer than PT0.005S'
 * Task.run(timeout(Task.Ok('fast'), limit)); // => { ok: true, value: 'fast' }
 * Task.run(timeout(Task.Ok('free'), 'none')); // => { ok: true, value: 'free' }
 * ```
 *
 * @example Reject a limit that may be None
 * ```ts
 * import { Task } from '@tstd/task';
 * import { timeout } from '@tstd/task-timeout';
 * import { TimeDuration } from '@tstd/time';
 *
 * const limit = TimeDuration.from(1 / 3, 'seconds'); // => undefined
 *
 * // @ts-expect-error TS2345: The calculation may have failed.
 * timeout(Task.Ok('free'), limit); // => throws ArgumentError
 * ```
 *
 * @alias timeoutFail, timeoutFirst, withTimeout, deadline, pTimeout, timeoutWith, timeoutTo,
 *   timeoutOption, timeoutFailCause, WaitAsync, withTimeoutOrNull, wait_for
 * @keywords TimeoutError, hang, slow, stuck, abort, seconds, long, forever, Promise.race
 * @category Timing
 * @since 1.0.0
 */
export function timeout<Self extends TaskLike<unknown, unknown>>(
  task: Self,
  limit: TimeLimit,
): Task.Task<Task.ValueOf<Self>, Task.ErrorOf<Self> | TimeoutError> {
  checkTask(task);
  if (limit === 'none') {
    return Task.from<Self>(task);
  }
  checkArgument(TimeDuration.hasInstance(limit), 'limit', LIMIT, limit);
  // The error is created when the time is up, so that each run has its own.
  const expire = (): Task.Task<never, TimeoutError> =>
    Task.Err(
      new TimeoutError({ message: `The task took longer than ${TimeDuration.asString(limit)}` }),
    );
  if (limit <= 0) {
    return Task.andThen(Task.Ok(undefined), expire);
  }
  // `race` waits until the task that it cancels has ended.
  return Task.race([task, Task.andThen(Task.delay(limit), expire)]);
}

const LIMIT = 'a duration such as TimeDuration.of({ seconds: 5 }), or "none"';

// Accepts everything that has a `runTask` function, including tasks from another copy of the package.
function checkTask(task: TaskLike<unknown, unknown>): void {
  const { runTask } = new Object(task) as { readonly runTask?: unknown };
  checkArgument(typeof runTask === 'function', 'task', 'a task', task);
}
