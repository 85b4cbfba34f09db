import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import { checkSignal } from './internal/checkSignal.js';
import { onAbort } from './onAbort.js';
import type { TimerOptions } from './TimerOptions.js';

/** The longest time that `setTimeout` accepts: a longer one overflows 32 bits and fires immediately. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/**
 * Returns a promise that is fulfilled after the given time.
 *
 * If the time is zero or negative, `delay` waits for a timer of zero milliseconds. Unlike `setTimeout`, `delay` can also wait for more than 2³¹ − 1 milliseconds (24.8 days).
 *
 * When the signal aborts, the timer is removed and the promise rejects with the signal's reason. If the signal has already aborted, no timer is started. Once the promise is settled, the function stops listening to the signal. All calls with the same signal share one listener.
 *
 * The function uses the platform clock. `Task.delay` from `@tstd/task` uses the clock that is passed to `Task.run`, so a test can replace it.
 *
 * @param milliseconds - The time to wait, in milliseconds; a negative number has the same effect as zero.
 * @param options - The signal that stops the wait, if there is one.
 * @returns A promise without a value. It rejects with the signal's reason, or with an `ArgumentError` if the time is not a finite number or the signal is not an `AbortSignal`.
 *
 * @example Wait with and without a signal
 * ```ts
 * import { delay } from '@tstd/async';
 *
 * const controller = new AbortController();
 * const waiting = delay(60_000, { signal: controller.signal });
 *
 * controller.abort('enough');
 * await waiting.catch((reason: unknown) => reason); // => 'enough'
 * await delay(1); // => undefined
 * await delay(Number.NaN); // => throws ArgumentError
 * ```
 *
 * @keywords sleep, setTimeout, milliseconds, seconds, abortable, clearTimeout, cancel, leak
 * @category Timing
 * @since 1.0.0
 */
export function delay(milliseconds: number, options: TimerOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    checkArgument(Number.isFinite(milliseconds), 'milliseconds', 'a finite number', milliseconds);
    checkObject(options, 'options');
    const { signal } = options;
    if (signal !== undefined) {
      checkSignal(signal, 'signal');
    }
    signal?.throwIfAborted();
    const stop = startTimer(milliseconds, () => {
      unlink?.();
      resolve();
    });
    const unlink =
      signal &&
      onAbort(signal, (reason) => {
        stop();
        reject(reason);
      });
  });
}

/** Calls a function after a time of any length, and returns a function that stops the timer. */
function startTimer(milliseconds: number, onEnd: () => void): () => void {
  let remaining = milliseconds;
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    const step = Math.min(remaining, MAX_TIMEOUT);
    remaining -= step;
    timer = setTimeout(remaining > 0 ? next : onEnd, step);
  };
  next();
  return () => {
    clearTimeout(timer);
  };
}
