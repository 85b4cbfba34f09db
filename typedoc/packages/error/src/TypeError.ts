import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error of a value that has not the type it needs.
 *
 * The language throws it when something is called that is not a function.
 * It is the global `TypeError` itself, with a literal `name` in its type: in a union of errors, `name` tells them apart.
 *
 * @class
 *
 * @example The name is known
 * ```ts
 * import { TypeError } from '@tstd/error';
 *
 * const error = new TypeError('Not a function');
 * const name: 'TypeError' = error.name;
 *
 * name; // => 'TypeError'
 * TypeError === globalThis.TypeError; // => true
 * Reflect.ownKeys(1 as never); // => throws TypeError
 * ```
 *
 * @alias ClassCastException, InvalidCastException
 * @keywords undefined, null, properties, wrong, NullPointerException, function, reading,
 *   assignable
 * @category Errors
 * @since 1.0.0
 */
// SAFETY: the prototype of the native class holds this very name.
export const TypeError: NativeErrorClass<TypeError> =
  globalThis.TypeError as NativeErrorClass<TypeError>;

export interface TypeError extends Error {
  /** The name of the kind of error. */
  readonly name: 'TypeError';
}
