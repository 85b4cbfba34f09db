import { checkFunction } from '@tstd/error/Argument';
import { isPromiseLike } from './isPromiseLike.js';

/**
 * The result type of {@link tryCall}: the outcome itself, or a promise of the outcome if the function may return a promise.
 *
 * @typeParam Returned - The return type of the function.
 * @typeParam Outcome - The return type of the handlers.
 *
 * @example Get the result type for three kinds of functions
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
 * Calls `run`, passes its value to `onValue` or its error to `onError`, and returns the result of that handler.
 *
 * A rejected promise has the same effect as a function that throws. If `run` is synchronous, `tryCall` is synchronous too.
 *
 * | Function | Handler | Result |
 * | --- | --- | --- |
 * | returns a value | `onValue` | the handler's result |
 * | throws | `onError` | the handler's result |
 * | returns a fulfilled promise | `onValue` | a promise of the handler's result |
 * | returns a rejected promise | `onError` | a promise of the handler's result |
 *
 * If a handler throws, `tryCall` throws the exception or rejects its promise with it. `onError` never receives an exception from `onValue`.
 *
 * @typeParam Returned - The return type of the function.
 * @typeParam Success - The return type of `onValue`.
 * @typeParam Failure - The return type of `onError`.
 *
 * @param run - Called immediately; it may throw or return a promise.
 * @param onValue - Called with the value, or with the value of the promise.
 * @param onError - Called with the exception that `run` throws, or with the reason of a rejected promise.
 * @returns The result of the handler, in a promise if `run` returned one.
 *
 * @example Call functions with and without a promise
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
    // Reading `then` can throw, and `await` would throw the same error.
    isAsynchronous = isPromiseLike(returned);
  } catch (error) {
    return onError(error);
  }
  return isAsynchronous ? Promise.resolve(returned).then(onValue, onError) : onValue(returned);
}
