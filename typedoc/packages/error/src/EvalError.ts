import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error of the global function `eval`.
 *
 * ECMAScript no longer uses it, but an engine throws it if running text as code is forbidden, for example by a Content Security Policy.
 * It is the global `EvalError` itself, with a literal type for `name`, which distinguishes it in a union of errors.
 *
 * @class
 *
 * @example The name is known
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
