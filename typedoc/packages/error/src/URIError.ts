import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error for a URI that cannot be encoded or decoded.
 *
 * `decodeURIComponent` throws it for a `%` that does not start an escape sequence.
 * It is the global `URIError` class itself, with a literal type for `name` that distinguishes the error in a union of errors.
 *
 * @class
 *
 * @example A name known at compile time
 * ```ts
 * import { URIError } from '@tstd/error';
 *
 * const error = new URIError('Wrong escape');
 * const name: 'URIError' = error.name;
 *
 * name; // => 'URIError'
 * URIError === globalThis.URIError; // => true
 * decodeURIComponent('%'); // => throws URIError
 * ```
 *
 * @alias UriFormatException
 * @keywords malformed, decodeURIComponent, URL, percent, escape, encodeURIComponent, surrogate,
 *   sequence
 * @category Errors
 * @since 1.0.0
 */
// SAFETY: the prototype of the native class has this name.
export const URIError: NativeErrorClass<URIError> =
  globalThis.URIError as NativeErrorClass<URIError>;

export interface URIError extends Error {
  /** The name of the error class. */
  readonly name: 'URIError';
}
