import type { Option } from '@tstd/core/Option';
import { TimeoutError } from '@tstd/error';
import * as Task from '@tstd/task/Task';
import type { TaskLike } from '@tstd/task';
import * as TimeDuration from '@tstd/time/TimeDuration';

/**
 * Returns a task that ends like another one, or fails when that one takes longer than a duration.
 *
 * When the time is over, the task is cancelled. The run waits until it has ended, so that its finalizers have run, and then fails with a {@link TimeoutError}. What the cancelled task still gives is ignored; a defect of its finalizers is not.
 *
 * | the duration | the task | the run ends |
 * | --- | --- | --- |
 * | None | runs without a limit | like the task |
 * | more than zero | runs | like the task, or with a `TimeoutError` |
 * | zero or negative | is not started | at once, with a `TimeoutError` |
 *
 * The time starts with the run, and each run has its own. No timer is started where the task is synchronous, and none is left when the run ends, however it ends.
 * A duration of any length is waited for in full.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param task - The task to run.
 * @param duration - How long the task may take, or None for no limit.
 * @returns A task that ends like the first one, or fails with a `TimeoutError`.
 *
 * @example A limit that is reached, and one that is not
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
 * Task.run(timeout(Task.Ok('free'), undefined)); // => { ok: true, value: 'free' }
 * ```
 *
 * @category Timing
 * @since 1.0.0
 */
export function timeout<Value = never, Failure = never>(
  task: TaskLike<Value, Failure>,
  duration: Option<TimeDuration.TimeDuration>,
): Task.Task<Value, Failure | TimeoutError> {
  if (duration === undefined) {
    return Task.from(task);
  }
  // The error is made when the time is over, so that each run has its own.
  const expire = (): Task.Task<never, TimeoutError> =>
    Task.Err(
      new TimeoutError({
        message: `The task took longer than ${TimeDuration.asString(duration)}`,
      }),
    );
  if (duration <= 0) {
    return Task.andThen(Task.Ok(undefined), expire);
  }
  // A race waits for the end of the one that it cancels.
  return Task.race([task, Task.andThen(Task.delay(duration), expire)]);
}
