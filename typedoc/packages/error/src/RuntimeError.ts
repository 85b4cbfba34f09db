import { ErrorClass } from './ErrorClass.js';

const RuntimeErrorBase: ErrorClass<'RuntimeError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'RuntimeError',
  errorMessage: 'The operation failed',
});

/**
 * The error for an operation that cannot be carried out for a reason outside the program.
 *
 * Use this error if no other error is more specific.
 *
 * @example Report a failure of the environment
 * ```ts
 * import { RuntimeError } from '@tstd/error';
 *
 * const error = new RuntimeError({ message: 'The disk is full' });
 *
 * error.name; // => 'RuntimeError'
 * error.message; // => 'The disk is full'
 * ```
 *
 * @alias RuntimeException
 * @keywords failure, external, IOException, OSError, file, network, disk
 * @category Errors
 * @since 1.0.0
 */
export class RuntimeError extends RuntimeErrorBase {}
