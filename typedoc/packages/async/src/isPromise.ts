import type { Awaitable } from './Awaitable.js';
import { hasMethods } from './internal/hasMethods.js';

/**
 * Checks whether the value has `then`, `catch` and `finally` methods.
 *
 * The function checks the methods, not the class, so it accepts promises from other realms and libraries. {@link isPromiseLike} checks only the `then` method.
 *
 * @typeParam Value - The type of the awaited value.
 *
 * @param value - The value; only its methods matter, not its class.
 * @returns Whether the value has the three methods of a promise.
 *
 * @example Distinguish a promise from a thenable
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
