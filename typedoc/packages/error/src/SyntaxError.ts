import type { Error } from './Error.js';
import { nativeClass } from './internal/nativeClass.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error of a text that cannot be parsed.
 *
 * `JSON.parse` throws it, as does the constructor of `RegExp`.
 * It extends the global `SyntaxError`, with a literal `name`: in a union of errors, `name` tells them apart.
 * As JSON, an error that it makes has its name and its message, and neither its stack nor its cause. `instanceof` also accepts the errors that the platform makes.
 *
 * @class
 *
 * @example The name is known
 * ```ts
 * import { SyntaxError } from '@tstd/error';
 *
 * const error = new SyntaxError('Unexpected end');
 * const name: 'SyntaxError' = error.name;
 *
 * name; // => 'SyntaxError'
 * JSON.stringify(error); // => '{"name":"SyntaxError","message":"Unexpected end"}'
 * new globalThis.SyntaxError() instanceof SyntaxError; // => true
 * JSON.parse('{'); // => throws SyntaxError
 * ```
 *
 * @alias ParseException, FormatException, NumberFormatException
 * @keywords JSON, unexpected, token, malformed, invalid, JSON.parse, parse, eval, unterminated
 * @category Errors
 * @since 1.0.0
 */
// SAFETY: the prototype of the native class holds this very name.
export const SyntaxError: NativeErrorClass<SyntaxError> = /* @__PURE__ */ nativeClass(
  globalThis.SyntaxError,
) as NativeErrorClass<SyntaxError>;

export interface SyntaxError extends Error {
  /** The name of the kind of error. */
  readonly name: 'SyntaxError';
}
