import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error of a value that is outside its range.
 *
 * JavaScript throws it for a negative array length, for example, or when too many digits of a number are requested.
 * It is the global `RangeError` itself, with a literal type for `name`, which distinguishes it in a union of errors.
 *
 * @class
 *
 * @example The name is known
 * ```ts
 * import { RangeError } from '@tstd/error';
 *
 * const error = new RangeError('Too big');
 * const name: 'RangeError' = error.name;
 *
 * name; // => 'RangeError'
 * RangeError === globalThis.RangeError; // => true
 * (1.5).toFixed(101); // => throws RangeError
 * ```
 *
 * @alias IndexOutOfBoundsException, OverflowError, IndexError, ArithmeticException,
 *   OutOfRangeException, OverflowException, IndexOutOfRangeException, ArithmeticError,
 *   ZeroDivisionError, DivideByZeroException
 * @keywords bounds, overflow, index, ArgumentOutOfRangeException, recursion, stack, invalid,
 *   exceeded, Maximum
 * @category Errors
 * @since 1.0.0
 */
// SAFETY: the prototype of the native class has this name.
export const RangeError: NativeErrorClass<RangeError> =
  globalThis.RangeError as NativeErrorClass<RangeError>;

export interface RangeError extends Error {
  /** The name of the error class. */
  readonly name: 'RangeError';
}
