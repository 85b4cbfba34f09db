import * as Result from '@tstd/core/Result';
import { ArgumentError } from '@tstd/error';
import * as Task from '@tstd/task/Task';

import { checkDuration } from '../checks.js';
import type { TimeDuration } from '../duration/model.js';
import { hasInstance, type Time } from './model.js';

/**
 * The task that reads the clock of the run: the system clock, unless the run has another one. Each run reads it again, and fractions of a millisecond are dropped.
 *
 * The system clock can be set back, so a later reading may be an earlier time. If the clock returns an invalid time, the run throws an `ArgumentError`.
 *
 * @example A clock that stands still
 * ```ts
 * import { Task } from '@tstd/task';
 * import { Time } from '@tstd/time';
 *
 * const year = Task.map(Time.now, Time.year);
 *
 * Task.run(year, Task.virtualClock(Time.EPOCH)); // => { ok: true, value: 1970 }
 * Task.run(Task.map(year, (value) => value > 1970)); // => { ok: true, value: true }
 * ```
 *
 * @alias currentTimeMillis, utcNow, today, time_ns, dateNow, System.currentTimeMillis, D.create,
 *   unsafeNow, time.time, Clock.systemUTC, System.nanoTime, getCurrentTime
 * @keywords timestamp
 * @category Timing
 * @since 1.0.0
 */
export const now: Task.Task<Time, never> = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Task.from((parameters) => {
    const milliseconds = parameters.now();
    const time = Math.floor(milliseconds);
    if (!hasInstance(time)) {
      throw new ArgumentError({
        message: `Expected the clock of the run to return a time, received ${milliseconds}`,
      });
    }
    return Result.Ok(time);
  }),
);

/**
 * Returns a task that ends after a duration.
 *
 * A duration that is zero or negative waits for the next timer. Durations of any length are possible. If the run is cancelled, the wait ends and its timer is cleared.
 *
 * @param duration - How long to wait; a negative duration counts as zero.
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
 * @alias Thread.sleep, asyncio.sleep, time.After
 * @keywords sleep, setTimeout, seconds, minutes, polling
 * @category Timing
 * @since 1.0.0
 */
export function delay(duration: TimeDuration): Task.Task<void, never> {
  checkDuration(duration, 'duration');
  return Task.delay(duration);
}
