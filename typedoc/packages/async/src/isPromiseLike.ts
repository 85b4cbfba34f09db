import type { Awaitable } from './Awaitable.js';
import { hasMethods } from './internal/hasMethods.js';

/**
 * Checks whether the value has a method `then`.
 *
 * `await` follows the same rule: it waits for an object or a function with a method `then`, and returns everything else as it is.
 * If accessing `then` throws, the error is not caught, because `await` throws in this case too.
 *
 * @typeParam Value - The type of the value once it is awaited.
 *
 * @param value - The value; only its method `then` matters.
 * @returns Whether `await` waits for the value.
 *
 * @example Values that await waits for
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
