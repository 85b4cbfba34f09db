/**
 * Throws `reason`. You can call the function where an expression is needed.
 *
 * `throw` is a statement. By contrast, you can call `panic` after `??` and `||` and in a conditional expression. The value is thrown unchanged, so pass an error if you want a stack trace.
 *
 * @param reason - The value to throw, preferably an error, because it contains a stack trace.
 * @returns Nothing, because the function always throws.
 *
 * @throws The value of `reason`.
 *
 * @example Throw an error instead of using a default
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
