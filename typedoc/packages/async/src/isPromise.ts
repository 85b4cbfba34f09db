import type { Awaitable } from './Awaitable.js';
import { hasMethods } from './internal/hasMethods.js';

/**
 * Returns `true` when the value has the methods `then`, `catch` and `finally`, else `false`.
 *
 * It goes by the methods, not by the class: a promise of another realm or of a library that has the three is accepted. {@link isPromiseLike} asks for `then` only.
 *
 * @typeParam Value - The type of the value once it is awaited.
 *
 * @param value - The value; only its methods count, not its class.
 * @returns Whether the value has the three methods of a promise.
 *
 * @example A promise and a thenable
 * ```ts
 * import { isPromise } from '@tstd/async';
 *
 * isPromise(Promise.resolve(1)); // => true
 * isPromise({ then: () => undefined }); // => false
 * isPromise(1); // => false
 * ```
 *
 * @alias p-is-promise
 * @keywords instanceof, check, detect, async, native, returned, awaitable
 * @category Guards
 * @since 1.0.0
 */
export function isPromise<Value>(value: Awaitable<Value>): value is Promise<Value> {
  return hasMethods(value, ['then', 'catch', 'finally']);
}
