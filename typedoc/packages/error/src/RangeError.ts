import type { Error } from './Error.js';
import type { NativeErrorClass } from './NativeErrorClass.js';

/**
 * The native error of a value that is outside its range.
 *
 * The language throws it for an array length that is negative, or when too many digits of a number are asked for.
 * It is the global `RangeError` itself, with a literal `name` in its type: in a union of errors, `name` tells them apart.
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
// SAFETY: the prototype of the native class holds this very name.
export const RangeError: NativeErrorClass<RangeError> =
  globalThis.RangeError as NativeErrorClass<RangeError>;

export interface RangeError extends Error {
  /** The name of the kind of error. */
  readonly name: 'RangeError';
}
