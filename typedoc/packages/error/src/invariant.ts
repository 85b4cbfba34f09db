import { InvariantError } from './InvariantError.js';

/**
 * Throws unless a condition holds. After the call, the compiler takes it as true.
 *
 * Use it for what the rest of the program guarantees. For the argument of a caller, throw `ArgumentError`; for input, return an Option or a Result.
 *
 * @param condition - A value of any type that must be true in a condition.
 * @param message - The text that says what must hold, or a function that returns it and is called only when the condition does not hold.
 *
 * @throws {@link InvariantError} when the condition is false, or false in a condition (`0`, `0n`, `''`, `null`, `undefined`, `NaN`).
 *
 * @example A condition that the compiler cannot know
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
