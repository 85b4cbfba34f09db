import type { Awaitable } from './Awaitable.js';
import { hasMethods } from './internal/hasMethods.js';

/**
 * Returns `true` when the value has a method `then`, else `false`.
 *
 * It goes by the rule of `await`: an object or a function with a method `then` is waited for, everything else is a value already.
 * An access to `then` that throws is not caught: `await` throws there too.
 *
 * @typeParam Value - The type of the value once it is awaited.
 *
 * @param value - The value; only its method `then` counts.
 * @returns Whether `await` waits for the value.
 *
 * @example What await waits for
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
