import { ErrorClass } from './ErrorClass.js';
import { refuseWith } from './internal/refuse.js';

const ArgumentErrorBase: ErrorClass<'ArgumentError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'ArgumentError',
  errorMessage: 'The argument is wrong',
});

/**
 * The error of a call with a wrong argument.
 *
 * It means that the calling code must be corrected. Return a failure that a caller can expect as a value instead of throwing it.
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
