import { ErrorClass } from './ErrorClass.js';

const AbortErrorBase: ErrorClass<'AbortError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'AbortError',
  errorMessage: 'The operation was aborted',
});

/**
 * The error for an operation that was stopped before it finished.
 *
 * `instanceof` compares names, so the `DOMException` with which an aborted `fetch` rejects is also an instance.
 *
 * @example Stop an operation with a signal
 * ```ts
 * import { AbortError } from '@tstd/error';
 *
 * const error = new AbortError({ cause: 'navigation' });
 *
 * error.message; // => 'The operation was aborted'
 * error.cause; // => 'navigation'
 * new DOMException('Stopped', 'AbortError') instanceof AbortError; // => true
 * ```
 *
 * @alias CancellationError, OperationCanceledException, InterruptedException, CancelledError,
 *   CanceledError, CancellationException, TaskCanceledException, InterruptedError,
 *   CanceledException, isCancel
 * @keywords cancel, AbortController, AbortSignal, interrupt, user, fetch, DOMException
 * @category Errors
 * @since 1.0.0
 */
export class AbortError extends AbortErrorBase {}
