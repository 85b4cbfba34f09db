import { inspect } from './internal/inspect.js';
import { InvariantError } from './InvariantError.js';

/**
 * Throws: marks a place that no value can reach.
 *
 * The compiler refuses the call while a case is left, so a new member of a union shows every place that has to know it. A value that comes from outside the types can still get there, and is thrown at.
 *
 * @param value - The value of which no case is left.
 * @param message - The text that says what was expected. The default names the value.
 * @returns Nothing, since it always throws.
 *
 * @throws {@link InvariantError} always.
 *
 * @example A case for each member
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
