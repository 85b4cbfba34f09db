import type { ErrorOptions } from './ErrorOptions.js';

/**
 * The class of a native error that takes a message.
 *
 * @typeParam Instance - The type of the errors that it makes.
 *
 * @example Choose a class
 * ```ts
 * import { RangeError, type NativeErrorClass } from '@tstd/error';
 *
 * function fail(errorClass: NativeErrorClass<RangeError>): string {
 *   return new errorClass('Too big').message;
 * }
 *
 * fail(RangeError); // => 'Too big'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface NativeErrorClass<Instance> {
  /**
   * Makes an error.
   *
   * @param message - The text that says what is wrong, the empty text by default.
   * @param options - The options, which hold the cause.
   */
  new (message?: string, options?: ErrorOptions): Instance;

  /** The object that all errors of the class inherit from. */
  readonly prototype: Instance;
}
