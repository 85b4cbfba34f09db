import * as Result from '@tstd/core/Result';
import { ArgumentError } from '@tstd/error';
import * as Task from '@tstd/task/Task';

import { checkDuration } from '../checks.js';
import type { TimeDuration } from '../duration/model.js';
import { hasInstance, type Time } from './model.js';

/**
 * A task that returns the current time. By default, it reads the system clock; you can pass another clock to `Task.run`. Each run reads the clock again, and fractions of a millisecond are dropped.
 *
 * The system clock can be set back, so a later run may return an earlier time. If the clock returns an invalid time, the run throws an `ArgumentError`.
 *
 * @example Use a virtual clock in a test
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
 * Returns a task that ends after the given duration.
 *
 * If the duration is zero or negative, the task waits for a timer of zero milliseconds. Durations of any length are supported. If the run is cancelled, the wait ends and its timer is cleared.
 *
 * @param duration - How long to wait; a negative duration has the same effect as zero.
 * @returns A task whose value is `undefined`.
 *
 * @example Wait before returning a value
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
