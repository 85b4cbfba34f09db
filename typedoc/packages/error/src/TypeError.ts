import type { Error } from './Error.js';
import { nativeClass } from './internal/nativeClass.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error of a value that has not the type it needs.
 *
 * The language throws it when something is called that is not a function.
 * It is the global `TypeError` with a literal `name` in its type: in a union of errors, `name` tells them apart.
 * As JSON, an error that it makes has its name and its message, and neither its stack nor its cause. `instanceof` also accepts the errors that the platform makes.
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
 * JSON.stringify(error); // => '{"name":"TypeError","message":"Not a function"}'
 * new globalThis.TypeError() instanceof TypeError; // => true
 * Reflect.ownKeys(1 as never); // => throws TypeError
 * ```
 *
 * @category Errors
 * @since 1.0.0
 */
// SAFETY: the prototype of the native class holds this very name.
export const TypeError: NativeErrorClass<TypeError> = /* @__PURE__ */ nativeClass(
  globalThis.TypeError,
) as NativeErrorClass<TypeError>;

export interface TypeError extends Error {
  /** The name of the kind of error. */
  readonly name: 'TypeError';
}
