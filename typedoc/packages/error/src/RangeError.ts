import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error for a value outside its allowed range.
 *
 * For example, JavaScript throws it for a negative array length, or when you request too many digits of a number.
 * It is the global `RangeError` class itself, with a literal type for `name` that distinguishes the error in a union of errors.
 *
 * @class
 *
 * @example A name known at compile time
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
