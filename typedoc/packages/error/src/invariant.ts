import { InvariantError } from './InvariantError.js';

/**
 * Throws if a condition does not hold. After the call, the compiler assumes that the condition is true.
 *
 * Use this function for conditions that the rest of the program guarantees. If a caller passes a wrong argument, throw an `ArgumentError`; if input is invalid, return an `Option` or a `Result`.
 *
 * @param condition - Any value; it must be truthy.
 * @param message - A description of what must hold, or a function that returns it, which is called only if the condition does not hold.
 *
 * @throws An {@link InvariantError} if the condition is falsy (`false`, `0`, `0n`, `''`, `null`, `undefined`, `NaN`).
 *
 * @example Check a condition that the compiler cannot check
 * ```ts
 * import { invariant } from '@tstd/error';
 *
 * function first(values: readonly string[]): string {
 *   const value = values[0];
 *   invariant(value !== undefined, 'Expected at least one value');
 *   return value;
 * }
 *
 * first(['a']); // => 'a'
 * first([]); // => throws InvariantError
 * ```
 *
 * @alias assert, require, check, ensure, precondition, tiny-invariant, requireNotNull, assertTrue,
 *   checkNotNull, assert.ok, node:assert, ts-invariant
 * @keywords assertion, guarantee, nonnull, verify, narrow, undefined, null, bug
 * @category Assertions
 * @since 1.0.0
 */
export function invariant(condition: unknown, message: string | (() => string)): asserts condition {
  if (!condition) {
    throw new InvariantError({ message: typeof message === 'function' ? message() : message });
  }
}
