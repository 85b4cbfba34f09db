import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error, from which all others inherit.
 *
 * It is the global `Error` class itself, with a read-only type. The `name` property can be any string, because errors of all classes have this type.
 * {@link isError} also accepts errors from another realm, whereas `instanceof` does not.
 *
 * @class
 *
 * @example Use the global class with a stricter type
 * ```ts
 * import { Error } from '@tstd/error';
 *
 * const error = new Error('No answer', { cause: 404 });
 *
 * error.message; // => 'No answer'
 * error.cause; // => 404
 * Error === globalThis.Error; // => true
 * ```
 *
 * @alias Exception, Throwable, BaseException, StandardError, VError
 * @keywords stack, trace, stacktrace, cause, message
 * @category Errors
 * @since 1.0.0
 */
export const Error: NativeErrorClass<Error> = globalThis.Error;

export interface Error extends globalThis.Error {
  /** The cause of the error, usually another error. */
  readonly cause?: unknown;

  /** A description of what is wrong. */
  readonly message: string;

  /** The name of the error class. */
  readonly name: string;

  /** The stack trace, in a format that depends on the engine. */
  readonly stack?: string;
}
