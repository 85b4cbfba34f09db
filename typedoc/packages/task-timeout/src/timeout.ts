import { checkArgument, TimeoutError } from '@tstd/error';
import * as Task from '@tstd/task/Task';
import type { TaskLike } from '@tstd/task';
import * as TimeDuration from '@tstd/time/TimeDuration';

/**
 * A time limit: a duration, or `'none'` for no limit.
 *
 * You have to write `'none'` out: the failed calculation of a duration never lets a task run for ever.
 *
 * @example A limit from a number of seconds
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
 * Returns a task that ends like `task`, or fails if `task` takes longer than `limit`.
 *
 * When the time is up, the task is cancelled. The run waits until the task and its finalizers have ended, and then fails with a {@link TimeoutError}. A result that the cancelled task still produces is ignored; a defect of its finalizers is not.
 *
 * | Limit | Task | End of the run |
 * | --- | --- | --- |
 * | `'none'` | runs without a limit | like the task |
 * | more than zero | runs | like the task, or with a `TimeoutError` |
 * | zero or negative | is not started | at once, with a `TimeoutError` |
 *
 * The time starts with the run, and each run has its own. A synchronous task starts no timer, and no timer is left when the run ends, whatever its outcome.
 * Durations of any length are supported.
 *
 * @typeParam Self - The type of the task, which may be a union of several.
 * @param task - The task, which is cancelled when the time is up.
 * @param limit - The maximum duration of the task, or `'none'` for no limit; with zero or less, the task is not started.
 * @returns A task that ends like `task`, or fails with a `TimeoutError`.
 *
 * @throws An `ArgumentError` if `limit` is neither a duration nor `'none'`. None is rejected too, because it may come from a failed calculation.
 *
 * @example A task that is too slow, a fast one, and one without a limit
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
 * @example None is not a limit
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
  // `race` waits for the end of the task that it cancels.
  return Task.race([task, Task.andThen(Task.delay(limit), expire)]);
}

const LIMIT = 'a duration such as TimeDuration.of({ seconds: 5 }), or "none"';

// Accepts everything that can be run, including a task of another copy of the package.
function checkTask(task: TaskLike<unknown, unknown>): void {
  const { runTask } = new Object(task) as { readonly runTask?: unknown };
  checkArgument(typeof runTask === 'function', 'task', 'a task', task);
}
