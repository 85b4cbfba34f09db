import type { TaskCanceler } from './TaskCanceler.js';
import type { StartTimer } from './TaskParameters.js';

/**
 * What can be set for one run, instead of what a run has by default.
 *
 * A run is cancelled as soon as its signal aborts or its canceler cancels. What is left out, or `undefined`, stays as it is.
 *
 * @example A run that can be cancelled
 * ```ts
 * import { Task, type TaskParametersOverrides } from '@tstd/task';
 *
 * const controller = new AbortController();
 * const overrides: TaskParametersOverrides = { signal: controller.signal };
 *
 * controller.abort();
 *
 * const result = await Task.run(Task.delay(1000), overrides);
 *
 * result.ok; // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TaskParametersOverrides {
  /** The canceler that cancels the run. */
  readonly canceler?: TaskCanceler | undefined;

  /**
   * How long the run waits for its end after it was cancelled, in milliseconds: a number from 0. The default is `Infinity`, and `undefined` is the same as left out.
   *
   * What acquires, releases or runs in the end is not cancelled, and is waited for. When it takes longer than this, the run ends with its `AbortError` all the same; what goes on behind it is not heard of any more.
   */
  readonly grace?: number | undefined;

  /**
   * Returns the time, in milliseconds since 1970-01-01T00:00:00Z. The default is `Date.now`. Set it together with the timers: a `VirtualClock` is both.
   *
   * @returns The time.
   */
  readonly now?: (() => number) | undefined;

  /**
   * Returns the next random number, which is at least 0 and less than 1. The default is `Math.random`.
   *
   * @returns The number.
   */
  readonly random?: (() => number) | undefined;

  /** The signal that cancels the run. */
  readonly signal?: AbortSignal | undefined;

  /** The function that starts timers. The default is built on `setTimeout`, and waits in full for a time of any length. */
  readonly startTimer?: StartTimer | undefined;
}
