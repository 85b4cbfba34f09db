import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import { checkSignal } from './internal/checkSignal.js';
import { onAbort } from './onAbort.js';
import type { TimerOptions } from './TimerOptions.js';

/** The longest time that `setTimeout` takes: a longer one overflows 32 bits and fires at once. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/**
 * Returns a promise that is fulfilled after a time.
 *
 * The time is in milliseconds. Zero and a negative number wait for the next timer. A time of more than 2³¹ − 1 milliseconds (24.8 days) is waited for in full, unlike that of `setTimeout`.
 *
 * When the signal aborts, the promise rejects with the signal's own reason, and the timer is gone. When it has aborted before the call, no timer is started. Once it is settled, the promise does not listen to the signal any more. All waits on one signal have one listener together.
 *
 * The time is that of the platform. `delay` of `Task` in `@tstd/task` goes by the clock of its run, which a test can replace.
 *
 * @param milliseconds - The time to wait, in milliseconds; a negative one counts as zero.
 * @param options - The signal that ends the wait, if there is one.
 * @returns A promise without a value. It rejects with the reason of the signal, or with an `ArgumentError` when the time is not a finite number or the signal is no `AbortSignal`.
 *
 * @example Wait, or stop waiting
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

/** Calls a function after a time of any length, and returns the function that stops the timer. */
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
