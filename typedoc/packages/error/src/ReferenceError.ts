import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error for a variable that does not exist or is read before it has a value.
 *
 * It is the global `ReferenceError` class itself, with a literal type for `name` that distinguishes the error in a union of errors.
 *
 * @class
 *
 * @example A name known at compile time
 * ```ts
 * import { ReferenceError } from '@tstd/error';
 *
 * const error = new ReferenceError('Unknown variable');
 * const name: 'ReferenceError' = error.name;
 *
 * name; // => 'ReferenceError'
 * ReferenceError === globalThis.ReferenceError; // => true
 * ```
 *
 * @alias NameError
 * @keywords undefined, undeclared, defined, TDZ, missing, typo
 * @category Errors
 * @since 1.0.0
 */
// SAFETY: the prototype of the native class has this name.
export const ReferenceError: NativeErrorClass<ReferenceError> =
  globalThis.ReferenceError as NativeErrorClass<ReferenceError>;

export interface ReferenceError extends Error {
  /** The name of the error class. */
  readonly name: 'ReferenceError';
}
