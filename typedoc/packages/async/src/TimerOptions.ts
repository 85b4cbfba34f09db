declare global {
  // A program without the types of the platform has no such name. Without a member, any object would be an `AbortSignal`.
  interface AbortSignal {
    throwIfAborted(): void;
  }
}

/**
 * The options of a function that waits.
 *
 * @example A wait that can be ended
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
  /** The signal that ends the wait. */
  readonly signal?: AbortSignal | undefined;
}
