import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error for the global `eval` function.
 *
 * ECMAScript no longer uses this error, but an engine throws it if code must not be created from strings, for example by a Content Security Policy.
 * It is the global `EvalError` class itself, with a literal type for `name` that distinguishes the error in a union of errors.
 *
 * @class
 *
 * @example A name known at compile time
 * ```ts
 * import { EvalError } from '@tstd/error';
 *
 * const error = new EvalError('Not allowed');
 * const name: 'EvalError' = error.name;
 *
 * name; // => 'EvalError'
 * EvalError === globalThis.EvalError; // => true
 * ```
 *
 * @keywords unsafe, code
 * @category Errors
 * @since 1.0.0
 */
// SAFETY: the prototype of the native class has this name.
export const EvalError: NativeErrorClass<EvalError> =
  globalThis.EvalError as NativeErrorClass<EvalError>;

export interface EvalError extends Error {
  /** The name of the error class. */
  readonly name: 'EvalError';
}
