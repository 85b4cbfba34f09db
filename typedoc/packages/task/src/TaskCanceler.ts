import type { AbortError } from '@tstd/error';

/**
 * An object that cancels runs, created by `Task.canceler`.
 *
 * It works like an `AbortController`, but creates one only when you read its `signal`. It cancels only once: later calls have no effect.
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
   * If the cause is an `AbortError`, the runs end with it. Any other value becomes the cause of a new `AbortError`.
   *
   * @param cause - The reason for the cancellation: an `AbortError`, or the cause of one.
   */
  readonly cancel: (cause?: unknown) => void;

  /** Whether `cancel` has been called. */
  readonly isCanceled: boolean;

  /**
   * Calls `listener` when the canceler cancels, or at once if it already has.
   *
   * @param listener - Called at most once, with the error that ends the runs.
   * @returns A function that ends the subscription.
   */
  readonly onCancel: (listener: (reason: AbortError) => void) => () => void;

  /** A signal that is aborted when the canceler cancels. It is created when you first read it. */
  readonly signal: AbortSignal;
}
