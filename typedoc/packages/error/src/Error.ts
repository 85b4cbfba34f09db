import { nativeClass } from './internal/nativeClass.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error, the base of all others.
 *
 * It is the global `Error` with a type that is readonly. Any name is allowed, because the errors of all classes are of this type.
 * As JSON, an error that it makes has its name and its message, and neither its stack nor its cause. `instanceof` accepts all errors of this realm, whatever made them.
 * {@link isError} also accepts errors of another realm.
 *
 * @class
 *
 * @example The same class under a stricter type
 * ```ts
 * import { Error } from '@tstd/error';
 *
 * const error = new Error('No answer', { cause: 404 });
 *
 * error.message; // => 'No answer'
 * error.cause; // => 404
 * JSON.stringify(error); // => '{"name":"Error","message":"No answer"}'
 * new globalThis.TypeError() instanceof Error; // => true
 * ```
 *
 * @category Errors
 * @since 1.0.0
 */
// SAFETY: the constructor is that of the native class.
export const Error: NativeErrorClass<Error> = /* @__PURE__ */ nativeClass(
  globalThis.Error,
) as NativeErrorClass<Error>;

export interface Error extends globalThis.Error {
  /** What led to the error, usually another error. */
  readonly cause?: unknown;

  /** The text that says what is wrong. */
  readonly message: string;

  /** The name of the kind of error. */
  readonly name: string;

  /** Where the error was made, as text in a form that depends on the engine. */
  readonly stack?: string;
}
