import { ErrorClass } from './ErrorClass.js';
import { refuseWith } from './internal/refuse.js';

const ArgumentErrorBase: ErrorClass<'ArgumentError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'ArgumentError',
  errorMessage: 'The argument is wrong',
});

/**
 * The error for a call with a wrong argument.
 *
 * This error means that the calling code must be corrected. If a caller can expect a failure, return the failure as a value instead of throwing an error.
 *
 * @example A function that checks its argument
 * ```ts
 * import { ArgumentError } from '@tstd/error';
 *
 * function half(value: number): number {
 *   if (value % 2 !== 0)
 *     throw new ArgumentError({
 *       message: `Expected an even number, received ${value}`,
 *     });
 *   return value / 2;
 * }
 *
 * half(4); // => 2
 * half(3); // => throws ArgumentError
 * ```
 *
 * @alias IllegalArgumentException, ArgumentException, InvalidArgument, ValueError, BadArgument,
 *   InvalidArgumentException, ArgumentOutOfRangeException, ArgumentNullException
 * @keywords invalid, parameter, illegal, bad, validation, caller, misuse
 * @category Errors
 * @since 1.0.0
 */
export class ArgumentError extends ArgumentErrorBase {}

refuseWith((message) => new ArgumentError({ message }));
