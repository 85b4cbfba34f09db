import type { Error } from './Error.js';
import type { ErrorOptions } from './ErrorOptions.js';
import { nativeClass } from './internal/nativeClass.js';

/**
 * The native error that contains several errors.
 *
 * `Promise.any` rejects with this error when all its promises reject.
 * The class extends the global `AggregateError` with a literal `name`, which distinguishes the error in a union of errors.
 * `JSON.stringify` outputs the name and the message of the error and of each contained error. `instanceof` also accepts errors that the platform creates.
 *
 * @class
 *
 * @example Combine several errors
 * ```ts
 * import { AggregateError } from '@tstd/error';
 *
 * const error = new AggregateError(['first', 'second'], 'Nothing worked');
 *
 * error.errors; // => ['first', 'second']
 * error.message; // => 'Nothing worked'
 * new globalThis.AggregateError([]) instanceof AggregateError; // => true
 * ```
 *
 * @example Convert several errors to JSON
 * ```ts
 * import { AggregateError } from '@tstd/error';
 *
 * const error = new AggregateError([new TypeError('No stock')], 'No order');
 *
 * JSON.parse(JSON.stringify(error)).errors; // => [{ name: 'TypeError', message: 'No stock' }]
 * ```
 *
 * @alias MultipleErrors, AggregateException, ExceptionGroup, ErrorGroup, errors.join, multierror,
 *   CompositeException
 * @keywords multiple, Promise.any, combine, group, collect, list, validation
 * @category Errors
 * @since 1.0.0
 */
// SAFETY: the prototype of the native class has this name.
export const AggregateError: AggregateErrorClass = /* @__PURE__ */ nativeClass(
  globalThis.AggregateError,
) as unknown as AggregateErrorClass;

export interface AggregateError extends Error {
  /** The contained errors, in the order in which they were passed. */
  readonly errors: unknown[];

  /** The name of the error class. */
  readonly name: 'AggregateError';
}

/**
 * The class of the native error that contains several errors.
 *
 * @example Create an error from a list
 * ```ts
 * import { AggregateError, type AggregateErrorClass } from '@tstd/error';
 *
 * function count(
 *   errorClass: AggregateErrorClass,
 *   errors: Iterable<unknown>,
 * ): number {
 *   return new errorClass(errors).errors.length;
 * }
 *
 * count(AggregateError, new Set(['first', 'second'])); // => 2
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface AggregateErrorClass {
  /**
   * Creates an error.
   *
   * @param errors - Any iterable of errors; the new error contains them in the same order.
   * @param message - A description of what is wrong; empty by default.
   * @param options - The options, which may contain the cause of the error.
   */
  new (errors: Iterable<unknown>, message?: string, options?: ErrorOptions): AggregateError;

  /** The prototype of all errors of the class. */
  readonly prototype: AggregateError;
}
