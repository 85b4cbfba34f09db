import { ErrorClass } from './ErrorClass.js';

const InvariantErrorBase: ErrorClass<'InvariantError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'InvariantError',
  errorMessage: 'The invariant does not hold',
});

/**
 * The error for a condition that must always hold but does not.
 *
 * `invariant` and `assertNever` throw this error. It means that the program has a bug, not that its input is invalid.
 *
 * @example A condition that does not hold
 * ```ts
 * import { InvariantError, invariant } from '@tstd/error';
 *
 * invariant(1 + 1 === 3, 'One and one is three'); // => throws InvariantError
 * new InvariantError().message; // => 'The invariant does not hold'
 * ```
 *
 * @alias AssertionError, IllegalStateException, InvalidOperationException, IllegalStateError,
 *   assertionFailure, AssertionFailed, LogicException, InvalidStateError, logic_error
 * @keywords assertion, bug, violated, impossible, failed, unreachable, broken, assert, corrupted
 * @category Errors
 * @since 1.0.0
 */
export class InvariantError extends InvariantErrorBase {}
