import type { Error } from './Error.js';
import type { ErrorOptions } from './ErrorOptions.js';
import { nativeClass } from './internal/nativeClass.js';

/**
 * The native error that holds several errors.
 *
 * `Promise.any` rejects with it when all promises reject.
 * It extends the global `AggregateError`, with a literal `name`: in a union of errors, `name` tells them apart.
 * As JSON, an error that it makes has its name, its message and the errors that it holds, with theirs. `instanceof` also accepts the errors that the platform makes.
 *
 * @class
 *
 * @example Several faults in one error
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
 * @example Several faults as JSON
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
// SAFETY: the prototype of the native class holds this very name.
export const AggregateError: AggregateErrorClass = /* @__PURE__ */ nativeClass(
  globalThis.AggregateError,
) as unknown as AggregateErrorClass;

export interface AggregateError extends Error {
  /** The errors that it holds, in the order in which they were given. */
  readonly errors: unknown[];

  /** The name of the kind of error. */
  readonly name: 'AggregateError';
}

/**
 * The class of the native error that takes several errors.
 *
 * @example Make an error from a list
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
   * Makes an error.
   *
   * @param errors - Any iterable of the errors to hold, in this order.
   * @param message - The text that says what is wrong, the empty text by default.
   * @param options - The options, which hold the cause.
   */
  new (errors: Iterable<unknown>, message?: string, options?: ErrorOptions): AggregateError;

  /** The object that all errors of the class inherit from. */
  readonly prototype: AggregateError;
}
