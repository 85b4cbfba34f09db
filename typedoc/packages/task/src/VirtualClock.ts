import type { StartTimer } from './TaskParameters.js';

/**
 * A clock that advances only on request, created by `Task.virtualClock`.
 *
 * It has the settings of a run that read the time and start timers. You can pass it to `Task.run`, alone or with other settings: `{ ...clock, signal }`. All timers of the run then follow this clock, and its time is the time of the run.
 *
 * @example Simulate an hour instantly
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
   * Advances the clock and ends the timers that are due, in the order of their times.
   *
   * Before the next timer ends, and before the promise is fulfilled, every step that does not need more time is run. This includes steps that wait for promises, as long as these do not depend on anything outside the run.
   *
   * If several calls overlap, their times add up; the clock never goes back.
   *
   * @param milliseconds - The time by which to advance, in milliseconds: a non-negative finite number.
   * @returns A promise that is fulfilled when the clock has advanced.
   *
   * @throws An `ArgumentError`, with which the promise is rejected, if `milliseconds` is not a non-negative finite number.
   */
  readonly advance: (milliseconds: number) => Promise<void>;

  /**
   * Advances the clock until the next timer ends.
   *
   * @returns A promise of `true` if there was a timer, otherwise of `false`.
   */
  readonly advanceToNext: () => Promise<boolean>;

  /**
   * Returns the time of the clock, in milliseconds since 1970-01-01T00:00:00Z.
   *
   * @returns The time.
   */
  readonly now: () => number;

  /** Starts a timer of the clock. If its time is infinite, it never ends; NaN throws an `ArgumentError`. */
  readonly startTimer: StartTimer;

  /** The number of timers that have neither ended nor been stopped. */
  readonly timerCount: number;
}
