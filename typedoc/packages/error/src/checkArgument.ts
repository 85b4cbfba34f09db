import { refuse } from './internal/refuse.js';

/**
 * Throws if an argument does not meet a condition. After the call, the compiler assumes that the condition is true.
 *
 * Call `checkArgument` at the start of a function that untyped code can call. The error message names the parameter and describes the expected and the received value. A string is quoted, truncated to 40 code units, and an object is described by its kind, not by its contents.
 *
 * @param condition - Whether the argument is valid; if the condition is `false`, the function throws.
 * @param name - The name of the parameter, for the message.
 * @param expected - A description of the expected value, including an article, for example `'a non-negative integer'`.
 * @param received - The argument that was passed; the message describes it.
 *
 * @throws An {@link ArgumentError} if the condition is `false`.
 *
 * @example Check an argument
 * ```ts
 * import { checkArgument } from '@tstd/error';
 *
 * function repeat(text: string, count: number): string {
 *   checkArgument(
 *     Number.isInteger(count) && count >= 0,
 *     'count',
 *     'a non-negative integer',
 *     count,
 *   );
 *   return text.repeat(count);
 * }
 *
 * repeat('a', 2); // => 'aa'
 * repeat('a', -1); // => throws ArgumentError
 * ```
 *
 * @alias ArgumentNullException.ThrowIfNull, ThrowIfNull
 * @keywords validate, parameter, precondition, guard, requireNonNull, invalid, throw, wrong,
 *   positive, bounds
 * @category Assertions
 * @since 1.0.0
 */
export function checkArgument(
  condition: boolean,
  name: string,
  expected: string,
  received: unknown,
): asserts condition {
  if (!condition) {
    refuse(received, name, expected);
  }
}
