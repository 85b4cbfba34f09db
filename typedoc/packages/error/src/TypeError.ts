import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error for a value of the wrong type.
 *
 * For example, JavaScript throws it when code calls a value that is not a function.
 * It is the global `TypeError` class itself, with a literal type for `name` that distinguishes the error in a union of errors.
 *
 * @class
 *
 * @example A name known at compile time
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
