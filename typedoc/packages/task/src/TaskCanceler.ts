import type { AbortError } from '@tstd/error';

/**
 * What cancels runs, as `Task.canceler` makes it.
 *
 * It does what an `AbortController` does, and makes one only when its signal is read. It cancels once: later calls change nothing.
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
   * Cancels the runs that this canceler was given to.
   *
   * A cause that is an `AbortError` is what the runs end with. Anything else becomes the cause of a new one.
   *
   * @param cause - Why the runs are cancelled: an `AbortError`, or the cause of one.
   */
  readonly cancel: (cause?: unknown) => void;

  /** Whether `cancel` was called. */
  readonly isCanceled: boolean;

  /**
   * Calls a function when the canceler cancels: at once when it has already.
   *
   * @param listener - Called at most once, with the error that the runs end with.
   * @returns A function that ends the subscription.
   */
  readonly onCancel: (listener: (reason: AbortError) => void) => () => void;

  /** The signal that aborts when the canceler cancels. It is made when it is read for the first time. */
  readonly signal: AbortSignal;
}
