import type { StartTimer } from './TaskParameters.js';

/**
 * A clock that stands still until it is told to go on, as `Task.virtualClock` makes it.
 *
 * It has the fields of a run that tell the time and start timers, so it can be handed to `Task.run` as it is, or together with others: `{ ...clock, signal }`. Whatever a run waits for by time then waits for this clock, and whatever asks the run for the time is told its time.
 *
 * @example An hour in no time
 * ```ts
 * import { Task, type VirtualClock } from '@tstd/task';
 *
 * const clock: VirtualClock = Task.virtualClock();
 * const running = Task.run(
 *   Task.map(Task.delay(3_600_000), () => 'an hour later'),
 *   clock,
 * );
 *
 * await clock.advance(3_600_000);
 *
 * await running; // => { ok: true, value: 'an hour later' }
 * clock.now(); // => 3_600_000
 * ```
 *
 * @alias TestClock, TestScheduler, useFakeTimers, VirtualTimeScheduler, FakeTimeProvider,
 *   TestCoroutineScheduler
 * @keywords fake, timers, jest, vitest, sleep
 * @category Models
 * @since 1.0.0
 */
export interface VirtualClock {
  /**
   * Lets time go by, and ends the timers whose time comes, in the order of their times.
   *
   * All that can go on without more time does so before the next timer ends, and before the promise resolves: steps that wait for promises too, as long as these wait for nothing from outside.
   *
   * Calls that overlap add up: the clock does not go back.
   *
   * @param milliseconds - The time to go by, in milliseconds: a finite number from 0.
   * @returns A promise that resolves when the time has gone by.
   *
   * @throws An `ArgumentError`, by which the promise rejects, when the time is not a finite number from 0.
   */
  readonly advance: (milliseconds: number) => Promise<void>;

  /**
   * Lets time go by until the next timer ends.
   *
   * @returns A promise of whether there was a timer.
   */
  readonly advanceToNext: () => Promise<boolean>;

  /**
   * Returns the time of the clock, in milliseconds since 1970-01-01T00:00:00Z.
   *
   * @returns The time.
   */
  readonly now: () => number;

  /** Starts a timer of the clock. One of an infinite time never ends; NaN is refused with an `ArgumentError`. */
  readonly startTimer: StartTimer;

  /** How many timers have not ended and were not stopped. */
  readonly timerCount: number;
}
