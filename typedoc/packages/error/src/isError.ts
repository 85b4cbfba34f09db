import type { Error } from './Error.js';
import { attempt } from './internal/attempt.js';
import { isDOMException } from './isDOMException.js';

/**
 * Checks whether the value is an error.
 *
 * The check never throws, not even for a proxy that throws on every access.
 *
 * | value | result |
 * | --- | --- |
 * | an error, or an instance of a subclass | `true` |
 * | an error from another realm (frame, worker, `node:vm`) | `true` |
 * | a `DOMException` | `true` |
 * | an object with `name` and `message` | `false` |
 * | an object whose `Symbol.toStringTag` is `Error` | `false` |
 * | an error class, any other function, a primitive | `false` |
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is an error.
 *
 * @example Distinguish errors from other values
 * ```ts
 * import { isError } from '@tstd/error';
 *
 * isError(new RangeError('Too big')); // => true
 * isError({ name: 'Error', message: 'Too big' }); // => false
 * isError(Error); // => false
 * ```
 *
 * @alias isNativeError, isException
 * @keywords instanceof, catch, caught, unknown, exception, guard, iframe, vm, string
 * @category Guards
 * @since 1.0.0
 */
export function isError(value: unknown): value is Error {
  return attempt(
    () => value instanceof globalThis.Error || hasErrorData(value) || isDOMException(value),
    false,
  );
}

/** Recognises errors of all realms: without a tag, only the internal slot of an error produces this text. */
function hasErrorData(value: unknown): boolean {
  return (
    Object.prototype.toString.call(value) === '[object Error]' &&
    !(Symbol.toStringTag in (value as object))
  );
}
