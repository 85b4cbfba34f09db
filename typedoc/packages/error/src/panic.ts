/**
 * Throws the given value, and can stand where an expression is needed.
 *
 * The keyword `throw` is a statement. This function can follow `??` and `||` and stand in a conditional expression. The value is thrown as it is: give it an error, so that there is a stack.
 *
 * @param reason - The value to throw, preferably an error, which has a stack.
 * @returns Nothing, since it always throws.
 *
 * @throws The given value.
 *
 * @example An error in place of a default
 * ```ts
 * import { RuntimeError, panic } from '@tstd/error';
 *
 * const ports = new Map([['http', 80]]);
 *
 * function portOf(service: string): number {
 *   return (
 *     ports.get(service) ??
 *     panic(new RuntimeError({ message: `No port for "${service}"` }))
 *   );
 * }
 *
 * portOf('http'); // => 80
 * portOf('gopher'); // => throws RuntimeError
 * ```
 *
 * @alias throw, crash, die, raise, hole, fatalError, dieMessage, dieSync, orDieWith
 * @keywords fatal, unrecoverable, rethrow, exception, ternary, nullish, inline
 * @category Control flow
 * @since 1.0.0
 */
export function panic(reason: unknown): never {
  throw reason;
}
