import type { TaskCanceler } from './TaskCanceler.js';
import type { StartTimer } from './TaskParameters.js';

/**
 * The settings of a run, which replace the default ones.
 *
 * A run is cancelled as soon as its signal aborts or the `cancel` function of its canceler is called. Settings that are missing or `undefined` stay unchanged.
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
  /** A canceler that cancels the run. */
  readonly canceler?: TaskCanceler | undefined;

  /**
   * The maximum time from the cancellation to the end of the run: a non-negative number of milliseconds. The default is `Infinity`.
   *
   * Acquisitions, releases and finalizers are not cancelled: the run waits for them. If they take longer than this, the run still ends with its `AbortError`, and the outcome of the work that continues in the background is ignored.
   */
  readonly grace?: number | undefined;

  /**
   * Returns the time, in milliseconds since 1970-01-01T00:00:00Z. The default is `Date.now`. If you set this function, set `startTimer` too: a `VirtualClock` provides both.
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

  /** A signal that cancels the run. */
  readonly signal?: AbortSignal | undefined;

  /** The function that starts timers. By default, `setTimeout` is used, in several steps for long times. */
  readonly startTimer?: StartTimer | undefined;
}
