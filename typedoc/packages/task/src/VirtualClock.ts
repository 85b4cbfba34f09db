import type { StartTimer } from './TaskParameters.js';

/**
 * A clock that advances only when you tell it to, created by `Task.virtualClock`.
 *
 * It provides the two run settings that read the time and start timers: `now` and `startTimer`. You can pass it to `Task.run`, alone or with other settings: `{ ...clock, signal }`. All timers of the run then use this clock, and the run reads the time from it.
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
   * Advances the clock and fires the timers that are due, in chronological order.
   *
   * Before the next timer fires, and before the promise is fulfilled, the clock waits for every step that does not need a later time. This includes steps that wait for promises, as long as the promises do not depend on anything outside the run.
   *
   * If several calls overlap, their times add up; the clock never goes back.
   *
   * @param milliseconds - The time by which the clock advances: a non-negative finite number of milliseconds.
   * @returns A promise that is fulfilled when the clock has advanced.
   *
   * @throws The promise rejects with an `ArgumentError` if `milliseconds` is not a non-negative finite number.
   */
  readonly advance: (milliseconds: number) => Promise<void>;

  /**
   * Advances the clock until the next timer fires.
   *
   * @returns A promise that resolves to `true` if there was a timer, and to `false` otherwise.
   */
  readonly advanceToNext: () => Promise<boolean>;

  /**
   * Returns the time of the clock, in milliseconds since 1970-01-01T00:00:00Z.
   *
   * @returns The time.
   */
  readonly now: () => number;

  /** Starts a timer of the clock. A timer with an infinite time never fires. If the time is `NaN`, the function throws an `ArgumentError`. */
  readonly startTimer: StartTimer;

  /** The number of timers that have neither fired nor been stopped. */
  readonly timerCount: number;
}
