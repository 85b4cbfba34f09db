import { ErrorClass } from './ErrorClass.js';

const NotImplementedErrorBase: ErrorClass<'NotImplementedError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'NotImplementedError',
  errorMessage: 'Not implemented',
});

/**
 * The error for an operation that is not implemented, either not yet or not on this platform.
 *
 * @example A function that is not written yet
 * ```ts
 * import { NotImplementedError } from '@tstd/error';
 *
 * function readClipboard(): string {
 *   throw new NotImplementedError();
 * }
 *
 * readClipboard(); // => throws NotImplementedError
 * new NotImplementedError().message; // => 'Not implemented'
 * ```
 *
 * @alias NotImplementedException, UnsupportedOperationException, unimplemented, todo,
 *   NotSupportedException, UnimplementedError
 * @keywords stub, unsupported, placeholder, missing, abstract, later, method, unfinished
 * @category Errors
 * @since 1.0.0
 */
export class NotImplementedError extends NotImplementedErrorBase {}
