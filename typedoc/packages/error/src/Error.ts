import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error, the base of all others.
 *
 * It is the global `Error` itself, with a type that is readonly. Any name is allowed, because the errors of all classes are of this type.
 * {@link isError} also accepts errors of another realm; `instanceof` does not.
 *
 * @class
 *
 * @example The same class under a stricter type
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
  /** What led to the error, usually another error. */
  readonly cause?: unknown;

  /** The text that says what is wrong. */
  readonly message: string;

  /** The name of the kind of error. */
  readonly name: string;

  /** Where the error was made, as text in a form that depends on the engine. */
  readonly stack?: string;
}
