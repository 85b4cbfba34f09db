import { ErrorClass } from './ErrorClass.js';

const TimeoutErrorBase: ErrorClass<'TimeoutError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'TimeoutError',
  errorMessage: 'The operation timed out',
});

/**
 * The error for an operation that took too long.
 *
 * `instanceof` compares names, so the `DOMException` that `AbortSignal.timeout` uses as the reason is also an instance.
 *
 * @example Abort an operation that takes too long
 * ```ts
 * import { TimeoutError } from '@tstd/error';
 *
 * new TimeoutError().message; // => 'The operation timed out'
 * new DOMException('Too late', 'TimeoutError') instanceof TimeoutError; // => true
 * new DOMException('Stopped', 'AbortError') instanceof TimeoutError; // => false
 * ```
 *
 * @alias TimeoutException, TimeoutCancellationException, DeadlineExceeded, ETIMEDOUT
 * @keywords deadline, expired, exceeded, slow, late, hang
 * @category Errors
 * @since 1.0.0
 */
export class TimeoutError extends TimeoutErrorBase {}
