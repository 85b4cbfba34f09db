import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error of a value of the wrong type.
 *
 * JavaScript throws it when code calls a value that is not a function, for example.
 * It is the global `TypeError` itself, with a literal type for `name`, which distinguishes it in a union of errors.
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
// SAFETY: the prototype of the native class has this name.
export const TypeError: NativeErrorClass<TypeError> =
  globalThis.TypeError as NativeErrorClass<TypeError>;

export interface TypeError extends Error {
  /** The name of the error class. */
  readonly name: 'TypeError';
}
