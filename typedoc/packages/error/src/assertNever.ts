import { inspect } from './internal/inspect.js';
import { InvariantError } from './InvariantError.js';

/**
 * Throws an error. Use this function to mark code that no value can reach.
 *
 * The call compiles only if all cases are handled. If you add a member to a union, the compiler reports every place that must handle it. A value that does not match its type can still reach the call at run time; in this case, the function throws.
 *
 * @param value - The value for which no case remains.
 * @param message - A description of the expected value. By default, the message names the received value.
 * @returns Nothing, because the function always throws.
 *
 * @throws An {@link InvariantError}, always.
 *
 * @example Handle each member of a union
 * ```ts
 * import { assertNever } from '@tstd/error';
 *
 * type Colour = 'red' | 'green';
 *
 * function code(colour: Colour): number {
 *   if (colour === 'red') return 31;
 *   if (colour === 'green') return 32;
 *   return assertNever(colour);
 * }
 *
 * code('green'); // => 32
 * code('blue' as Colour); // => throws InvariantError
 * ```
 *
 * @alias absurd, exhaustive, unreachable, exhaustiveCheck, assertUnreachable, exhaustiveGuard,
 *   assertExhaustive, unreachableCase, UnreachableCaseError
 * @keywords switch, union, default, discriminated, impossible, missing, enum, forgotten, compile
 * @category Assertions
 * @since 1.0.0
 */
export function assertNever(value: never, message?: string): never {
  throw new InvariantError({ message: message ?? `Unexpected value ${inspect(value)}` });
}
