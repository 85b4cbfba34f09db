import type { Awaitable } from './Awaitable.js';
import { hasMethods } from './internal/hasMethods.js';

/**
 * Checks whether the value has a `then` method.
 *
 * `await` follows the same rule: it waits for an object or a function with a `then` method, and returns any other value unchanged.
 * If access to `then` throws an error, `isPromiseLike` throws the same error, as `await` does.
 *
 * @typeParam Value - The type of the awaited value.
 *
 * @param value - The value; only its `then` method matters.
 * @returns Whether `await` waits for the value.
 *
 * @example Check whether await would wait for a value
 * ```ts
 * import { isPromiseLike } from '@tstd/async';
 *
 * isPromiseLike(Promise.resolve(1)); // => true
 * isPromiseLike({ then: () => undefined }); // => true
 * isPromiseLike({ then: true }); // => false
 * isPromiseLike(undefined); // => false
 * ```
 *
 * @alias isThenable
 * @keywords thenable, awaitable, duck, typing, check, instanceof
 * @category Guards
 * @since 1.0.0
 */
export function isPromiseLike<Value>(value: Awaitable<Value>): value is PromiseLike<Value> {
  return hasMethods(value, ['then']);
}
