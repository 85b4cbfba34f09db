import type { AbortError } from '@tstd/error';
import type { TaskRunner } from './TaskRunner.js';

/**
 * A function that calls `onEnd` after the given time and returns a function that stops the timer.
 *
 * @param onEnd - Called once, when the time has elapsed.
 * @param milliseconds - The time until the call, in milliseconds.
 * @returns A function that stops the timer.
 *
 * @example A timer that records how long to wait
 * ```ts
 * import { type StartTimer, Task } from '@tstd/task';
 *
 * const waits: number[] = [];
 * const startTimer: StartTimer = (onEnd, milliseconds) => {
 *   waits.push(milliseconds);
 *   onEnd();
 *   return () => {};
 * };
 *
 * Task.run(Task.delay(60_000), { startTimer }); // => { ok: true, value: undefined }
 * waits; // => [60_000]
 * ```
 *
 * @keywords setTimeout, fake, clock, custom
 * @category Models
 * @since 1.0.0
 */
export type StartTimer = (onEnd: () => void, milliseconds: number) => () => void;

/**
 * The parameters that a run passes to the functions it calls.
 *
 * You can destructure this object and call its functions separately.
 *
 * @example Pass the cancellation on to an abortable operation
 * ```ts
 * import { delay } from '@tstd/async';
 * import { Task } from '@tstd/task';
 *
 * const wait = Task.tryCall(
 *   ({ signal }) => delay(1, { signal }),
 *   () => 'stopped',
 * );
 *
 * await Task.run(wait); // => { ok: true, value: undefined }
 * ```
 *
 * @alias AbortSignal, CancellationToken, CoroutineContext, context.Context
 * @keywords context, environment, clock
 * @category Models
 * @since 1.0.0
 */
export interface TaskParameters {
  /** Whether the run has been cancelled. Check it in long loops. */
  readonly isCanceled: boolean;

  /**
   * Returns the time of the clock of the run, in milliseconds since 1970-01-01T00:00:00Z.
   *
   * @returns The time.
   */
  readonly now: () => number;

  /**
   * Calls `listener` when the run is cancelled, or immediately if it already is.
   *
   * Calling this function costs less than reading `signal`. An exception thrown by `listener` is a defect of the run.
   *
   * @param listener - Called at most once, with the error that ends the run.
   * @returns A function that ends the subscription.
   */
  readonly onCancel: (listener: (reason: AbortError) => void) => () => void;

  /**
   * Returns the next random number, which is at least 0 and less than 1.
   *
   * @returns The number.
   */
  readonly random: () => number;

  /** Runs a task as part of this run: the task is cancelled with this run and uses the same clock and random source. Wait for the task; otherwise, it continues after this run has ended. */
  readonly run: TaskRunner;

  /** A signal that aborts when the run is cancelled. It is created when you first read this property. */
  readonly signal: AbortSignal;

  /** Starts a timer of the run. You have to stop the timer yourself. */
  readonly startTimer: StartTimer;
}
