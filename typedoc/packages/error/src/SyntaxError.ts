import type { Error } from './Error.js';
import { nativeClass } from './internal/nativeClass.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error for text that cannot be parsed.
 *
 * `JSON.parse` and the `RegExp` constructor throw it.
 * The class extends the global `SyntaxError` with a literal `name`, which distinguishes the error in a union of errors.
 * `JSON.stringify` outputs the name and the message of the error, but neither the stack trace nor the cause. `instanceof` also accepts errors that the platform creates.
 *
 * @class
 *
 * @example A name known at compile time
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
// SAFETY: the prototype of the native class has this name.
export const SyntaxError: NativeErrorClass<SyntaxError> = /* @__PURE__ */ nativeClass(
  globalThis.SyntaxError,
) as NativeErrorClass<SyntaxError>;

export interface SyntaxError extends Error {
  /** The name of the error class. */
  readonly name: 'SyntaxError';
}
