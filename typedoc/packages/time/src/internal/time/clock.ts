import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';

import type { TimeDuration } from '../duration/model.js';
import type { Time } from './model.js';

/**
 * The task that reads the clock of the system. Each run reads it again.
 *
 * That clock can be set back, so a later reading may be the earlier time. A function that asks for a clock can be given this one, and another task such as `Task.Ok(time)` in its tests.
 *
 * @example A clock that can be replaced
 * ```ts
 * import { Task } from '@tstd/task';
 * import { Time } from '@tstd/time';
 *
 * const yearBy = (clock: Task<Time, never> = Time.now): Task<number, never> =>
 *   Task.map(clock, Time.year);
 *
 * Task.run(yearBy(Task.Ok(Time.EPOCH))); // => { ok: true, value: 1970 }
 * Task.run(Task.map(yearBy(), (year) => year > 1970)); // => { ok: true, value: true }
 * ```
 *
 * @category Timing
 * @since 1.0.0
 */
export const now: Task.Task<Time, never> = /* @__PURE__ */ Task.from(() =>
  // SAFETY: the clock gives an integer that a date can hold.
  Result.Ok(Date.now() as Time),
);

/**
 * Returns the task that ends after a duration.
 *
 * Zero and a negative duration wait for the next timer. A duration of any length is waited for in full. When the run is cancelled, the wait ends, and the timer is gone.
 *
 * @param duration - How long to wait.
 * @returns A task without a value.
 *
 * @example Wait, then go on
 * ```ts
 * import { Task } from '@tstd/task';
 * import { Time, TimeDuration } from '@tstd/time';
 *
 * const wait = Time.delay(TimeDuration.of({ milliseconds: 1 }));
 *
 * await Task.run(Task.map(wait, () => 'later')); // => { ok: true, value: 'later' }
 * ```
 *
 * @category Timing
 * @since 1.0.0
 */
export function delay(duration: TimeDuration): Task.Task<void, never> {
  return Task.delay(duration);
}
