declare global {
  // A program without the types of the platform does not declare `AbortSignal`. Without a member, the type would accept any object.
  interface AbortSignal {
    throwIfAborted(): void;
  }
}

/**
 * The options of functions that wait, such as {@link delay}.
 *
 * @example Stop waiting with a signal
 * ```ts
 * import { delay, type TimerOptions } from '@tstd/async';
 *
 * const options: TimerOptions = { signal: AbortSignal.abort('stopped') };
 *
 * await delay(1000, options).catch((reason: unknown) => reason); // => 'stopped'
 * ```
 *
 * @keywords abort, cancel, pause
 * @category Models
 * @since 1.0.0
 */
export interface TimerOptions {
  /** The signal that stops the wait. */
  readonly signal?: AbortSignal | undefined;
}
