import type { AbortError } from '@tstd/error';
import type { TaskRunner } from './TaskRunner.js';

/**
 * A function that calls another one after a time in milliseconds, and returns the function that stops the timer.
 *
 * @param onEnd - Called once, when the time is over.
 * @param milliseconds - The time until the call, in milliseconds.
 * @returns The function that stops the timer.
 *
 * @example A timer that counts
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
 * What a run gives to the functions that it calls.
 *
 * The functions can be taken out of the object.
 *
 * @example Hand the cancellation on to what can be aborted
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
  /** Whether the run was cancelled. Long loops should look at it. */
  readonly isCanceled: boolean;

  /**
   * Returns the time of the clock of the run, in milliseconds since 1970-01-01T00:00:00Z.
   *
   * @returns The time.
   */
  readonly now: () => number;

  /**
   * Calls a function when the run is cancelled: at once when it is already.
   *
   * It costs less than `signal`. What the function throws is a defect of the run.
   *
   * @param listener - Called at most once, with the error that the run ends with.
   * @returns A function that ends the subscription.
   */
  readonly onCancel: (listener: (reason: AbortError) => void) => () => void;

  /**
   * Returns the next random number, which is at least 0 and less than 1.
   *
   * @returns The number.
   */
  readonly random: () => number;

  /** Runs a task as a part of this run: it is cancelled with it, and has its clock and random source. Wait for it: a part that nobody waits for goes on after the run. */
  readonly run: TaskRunner;

  /** The signal that aborts when the run is cancelled. It is made when it is read for the first time. */
  readonly signal: AbortSignal;

  /** Starts a timer of the run. The one who starts it stops it. */
  readonly startTimer: StartTimer;
}
