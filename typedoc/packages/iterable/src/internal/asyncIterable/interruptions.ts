import { checkSource } from '../checkSource.js';
import { onAbort } from '@tstd/async';
import { ignore } from '@tstd/core';
import { checkArgument, TimeoutError } from '@tstd/error';
import { checkFunction, checkObject } from '@tstd/error/Argument';

import { checkMilliseconds } from '../checkSize.js';
import { hasMethod } from '../hasMethod.js';
import { closeAll, lazily } from './cursor.js';
import type { AsyncIterable, AsyncIterableLike } from './model.js';

declare global {
  // Without the types of the platform, `AbortSignal` is not declared. The member keeps the type
  // from accepting any object.
  interface AbortSignal {
    throwIfAborted(): void;
  }
}

/**
 * The options of {@link timeout}.
 *
 * @example A timer that fires immediately
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const options: AsyncIterable.TimeoutOptions = {
 *   startTimer: (onEnd) => {
 *     onEnd();
 *     return () => {};
 *   },
 * };
 *
 * await AsyncIterable.first(AsyncIterable.timeout([1], 1000, options)); // => throws TimeoutError
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TimeoutOptions {
  /**
   * Calls `onEnd` after the given time and returns a function that stops the timer. By default, the timer uses `setTimeout`. You can also pass the `startTimer` function of a `@tstd/task` run or of a virtual clock.
   *
   * @param onEnd - Called once when the time is up.
   * @param milliseconds - The time until the call, in milliseconds.
   * @returns A function that stops the timer.
   */
  readonly startTimer?: ((onEnd: () => void, milliseconds: number) => () => void) | undefined;
}

/**
 * The longest time that `setTimeout` supports: a longer one overflows 32 bits and fires at once.
 */
const MAX_TIMEOUT = 2 ** 31 - 1;

/**
 * Returns the elements until `signal` is aborted.
 *
 * If the signal is aborted while you wait for an element, the source is closed immediately and the promise of that element is rejected with the signal's reason. If the signal is aborted between two elements, this happens when you request the next element. In both cases, the promise is rejected without waiting until the source has closed. If the signal is already aborted at the start, nothing is read.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed when the signal is aborted.
 * @param signal - The signal that ends the iteration; its reason becomes the error.
 * @returns The same elements, until the signal is aborted.
 *
 * @example Stop an iteration with a signal
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const controller = new AbortController();
 * const seen: number[] = [];
 * const numbers = AsyncIterable.withSignal(
 *   AsyncIterable.range(1, Infinity),
 *   controller.signal,
 * );
 *
 * const reading = AsyncIterable.forEach(numbers, (value) => {
 *   seen.push(value);
 *   if (value === 2) {
 *     controller.abort('enough');
 *   }
 * });
 *
 * await reading.catch((reason: unknown) => reason); // => 'enough'
 * seen; // => [1, 2]
 * ```
 *
 * @alias takeUntil, interruptWhen, haltWhen, takeUntilDestroyed, abortable, abortable-iterator
 * @keywords AbortController, cancel, AbortSignal, interrupt, stream, button
 * @category Control flow
 * @since 1.0.0
 */
export function withSignal<Value>(
  self: AsyncIterableLike<Value>,
  signal: AbortSignal,
): AsyncIterable<Value> {
  checkSource(self, 'self');
  const isSignal =
    hasMethod(signal, 'addEventListener') &&
    hasMethod(signal, 'removeEventListener') &&
    'aborted' in signal;
  checkArgument(isSignal, 'signal', 'an AbortSignal', signal);
  return interruptible(self, (interrupt) => onAbort(signal, interrupt));
}

/**
 * Returns the elements, but throws if an element does not arrive in time.
 *
 * Unless you pass `startTimer`, the function uses the platform's timers, which a virtual clock does not affect.
 *
 * The timer starts when you request an element. If the element does not arrive in time, the source is closed and the promise of the element is rejected with a `TimeoutError`, without waiting until the source has closed. The time that you spend between two elements does not count.
 *
 * @typeParam Value - The type of an element.
 * @param self - The source, which is closed if an element takes too long.
 * @param milliseconds - The time limit for each element, in milliseconds: from `0` to 2³¹ − 1, which is 24.8 days.
 * @param options - The function that starts timers. By default, `setTimeout` is used.
 * @returns The same elements, as long as they arrive in time.
 *
 * @throws An `ArgumentError` if `milliseconds` is out of range.
 *
 * @example Stop waiting for an element that does not arrive
 * ```ts
 * import { AsyncIterable } from '@tstd/iterable';
 *
 * const stuck = AsyncIterable.of(1, new Promise<number>(() => {}));
 *
 * await AsyncIterable.first(AsyncIterable.timeout(stuck, 5)); // => 1
 * await AsyncIterable.toArray(AsyncIterable.timeout(stuck, 5)); // => throws TimeoutError
 * AsyncIterable.timeout(stuck, Infinity); // => throws ArgumentError
 * ```
 *
 * @alias timeoutFail, timeoutFirst, withTimeout, deadline, pTimeout, timeoutWith, timeoutTo,
 *   timeoutOption, timeoutFailCause, WaitAsync, withTimeoutOrNull, wait_for
 * @keywords slow, hang, stalled, late, stuck, seconds, idle, read
 * @category Control flow
 * @since 1.0.0
 */
export function timeout<Value>(
  self: AsyncIterableLike<Value>,
  milliseconds: number,
  options: TimeoutOptions = {},
): AsyncIterable<Value> {
  checkSource(self, 'self');
  checkObject(options, 'options');
  checkMilliseconds(milliseconds, MAX_TIMEOUT);
  const { startTimer = startTimeout } = options;
  checkFunction(startTimer, 'startTimer');
  return interruptible(self, (interrupt) =>
    startTimer(() => {
      interrupt(new TimeoutError({ message: `No element arrived within ${milliseconds} ms` }));
    }, milliseconds),
  );
}

function startTimeout(onEnd: () => void, milliseconds: number): () => void {
  const timer = setTimeout(onEnd, milliseconds);
  return () => {
    clearTimeout(timer);
  };
}

/** Starts to watch while an element is pending, and returns a function that stops watching. */
type Watch = (interrupt: (error: unknown) => void) => () => void;

/** Reads a source, each element under a watch. */
function interruptible<Value>(self: AsyncIterableLike<Value>, watch: Watch): AsyncIterable<Value> {
  return lazily(
    () => [self],
    async function* (openSource) {
      let endWatch = ignore;
      const end = (): void => {
        const endNow = endWatch;
        endWatch = ignore;
        endNow();
      };
      const cursor = openSource(self)[Symbol.asyncIterator]();
      // The watch ends before the source is closed, which may take for ever. SAFETY: this source is
      // never read.
      const ending = { [Symbol.asyncIterator]: () => ({ return: end }) } as unknown as typeof self;
      const watcher = openSource(ending)[Symbol.asyncIterator]();

      /** Returns the next element. If the watch interrupts it, closes the source without waiting for that. */
      const next = (): Promise<IteratorResult<Value>> =>
        new Promise((resolve, reject) => {
          const state = { isInterrupted: false };
          endWatch = watch((error) => {
            state.isInterrupted = true;
            reject(error);
            closeAll([watcher, cursor]).catch(ignore);
          });
          if (state.isInterrupted) {
            return;
          }
          cursor
            .next()
            .then(
              (result) => {
                end();
                resolve(result);
              },
              (error: unknown) => {
                reject(error);
                end();
              },
            )
            .catch(reject);
        });

      try {
        for (let result = await next(); result.done !== true; result = await next()) {
          yield result.value;
        }
      } finally {
        await closeAll([cursor, watcher]);
      }
    },
  );
}
