import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error of a URI that cannot be encoded or decoded.
 *
 * `decodeURIComponent` throws it for a `%` that starts no escape.
 * It is the global `URIError` itself, with a literal `name` in its type: in a union of errors, `name` tells them apart.
 *
 * @class
 *
 * @example The name is known
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
// SAFETY: the prototype of the native class holds this very name.
export const URIError: NativeErrorClass<URIError> =
  globalThis.URIError as NativeErrorClass<URIError>;

export interface URIError extends Error {
  /** The name of the kind of error. */
  readonly name: 'URIError';
}
