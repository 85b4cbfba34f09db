import type { ErrorOptions } from './ErrorOptions.js';

/**
 * The class of a native error whose constructor expects a message.
 *
 * @typeParam Instance - The type of the instances of the class.
 *
 * @example Pass an error class as an argument
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
   * Creates an error.
   *
   * @param message - A description of what is wrong; empty by default.
   * @param options - The options, which may contain the cause of the error.
   */
  new (message?: string, options?: ErrorOptions): Instance;

  /** The prototype of all errors of the class. */
  readonly prototype: Instance;
}
