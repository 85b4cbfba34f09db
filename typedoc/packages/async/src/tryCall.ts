import { checkFunction } from '@tstd/error/Argument';
import { isPromiseLike } from './isPromiseLike.js';

/**
 * What {@link tryCall} returns: the outcome itself, or a promise of it where the function may return one.
 *
 * @typeParam Returned - The type of what the function returns.
 * @typeParam Outcome - The type of what the two handlers return.
 *
 * @example Three kinds of functions
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import type { TryCallResult } from '@tstd/async';
 *
 * assertType<TryCallResult<number, string>, string>(true);
 * assertType<
 *   TryCallResult<Promise<number>, string>,
 *   string | Promise<string>
 * >(true);
 * assertType<TryCallResult<unknown, string>, string | Promise<string>>(true);
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type TryCallResult<Returned, Outcome> = unknown extends Returned
  ? Outcome | Promise<Awaited<Outcome>>
  : true extends (Returned extends PromiseLike<unknown> ? true : false)
    ? Outcome | Promise<Awaited<Outcome>>
    : Outcome;

/**
 * Returns what one of two handlers makes of a call: of its value, or of what it throws.
 *
 * A promise that rejects is treated like a function that throws, and nothing is made asynchronous that is not so already.
 *
 * | the function | handler | result |
 * | --- | --- | --- |
 * | returns a value | `onValue` | what the handler returns |
 * | throws | `onError` | what the handler returns |
 * | returns a promise that is fulfilled | `onValue` | a promise of what the handler returns |
 * | returns a promise that rejects | `onError` | a promise of what the handler returns |
 *
 * What a handler throws is not caught: it is thrown, or it rejects the promise. `onError` never gets the error of `onValue`.
 *
 * @typeParam Returned - The type of what the function returns.
 * @typeParam Success - The type of what `onValue` returns.
 * @typeParam Failure - The type of what `onError` returns.
 *
 * @param run - Called immediately; it may throw or return a promise.
 * @param onValue - Called with the value, or with that of the promise.
 * @param onError - Called with what `run` throws, or what its promise rejects with.
 * @returns What the handler returns, in a promise when the function returned one.
 *
 * @example With and without a promise
 * ```ts
 * import { tryCall } from '@tstd/async';
 *
 * const describe = (value: unknown) => `value ${String(value)}`;
 * const explain = (error: unknown) => `error ${String(error)}`;
 *
 * tryCall(() => 1, describe, explain); // => 'value 1'
 * tryCall(() => JSON.parse('{'), describe, () => 'error'); // => 'error'
 * await tryCall(() => Promise.reject('no'), describe, explain); // => 'error no'
 * ```
 *
 * @keywords catch, exception, synchronous, error, wrap, Promise.try, rejected, handler, finally
 * @category Control flow
 * @since 1.0.0
 */
export function tryCall<Returned, Success, Failure>(
  run: () => Returned,
  onValue: (value: Awaited<Returned>) => Success,
  onError: (error: unknown) => Failure,
): TryCallResult<Returned, Success | Failure>;
export function tryCall(
  run: () => unknown,
  onValue: (value: unknown) => unknown,
  onError: (error: unknown) => unknown,
): unknown {
  checkFunction(run, 'run');
  checkFunction(onValue, 'onValue');
  checkFunction(onError, 'onError');
  let returned: unknown;
  let isAsynchronous: boolean;
  try {
    returned = run();
    // Reading `then` can throw, and `await` would give that error too.
    isAsynchronous = isPromiseLike(returned);
  } catch (error) {
    return onError(error);
  }
  return isAsynchronous ? Promise.resolve(returned).then(onValue, onError) : onValue(returned);
}
