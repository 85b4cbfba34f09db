import type { AbortError } from '@tstd/error';

/**
 * An object that cancels runs, created by `Task.canceler`.
 *
 * It works like an `AbortController`, but creates one only when you first read `signal`. Only the first call of `cancel` has an effect.
 *
 * @example Cancel a run
 * ```ts
 * import { Task, type TaskCanceler } from '@tstd/task';
 *
 * const canceler: TaskCanceler = Task.canceler();
 * const running = Task.run(Task.delay(60_000), { canceler });
 *
 * canceler.cancel('closed');
 *
 * const result = await running;
 *
 * result.ok || result.error.cause; // => 'closed'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TaskCanceler {
  /**
   * Cancels the runs to which you passed this canceler.
   *
   * If the cause is an `AbortError`, the runs end with that error. Any other value becomes the cause of a new `AbortError`.
   *
   * @param cause - The reason for the cancellation: an `AbortError`, or the cause of a new one.
   */
  readonly cancel: (cause?: unknown) => void;

  /** Whether `cancel` has been called. */
  readonly isCanceled: boolean;

  /**
   * Calls `listener` when `cancel` is called, or immediately if it has already been called.
   *
   * @param listener - Called at most once, with the error that ends the runs.
   * @returns A function that ends the subscription.
   */
  readonly onCancel: (listener: (reason: AbortError) => void) => () => void;

  /** A signal that aborts when `cancel` is called. It is created when you first read this property. */
  readonly signal: AbortSignal;
}
