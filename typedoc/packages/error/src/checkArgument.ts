import { refuse } from './internal/refuse.js';

/**
 * Throws unless an argument is what a function asks for. After the call, the compiler takes the condition as true.
 *
 * It is for the start of a function that callers without types reach: the error names the parameter, says what it is to be, and what was received. A text is written up to 40 code units, an object by its kind, not by its contents.
 *
 * @param condition - Whether the argument is right; when it is `false`, the function throws.
 * @param name - The name of the parameter, for the message.
 * @param expected - What the parameter is to be, with its article: `'an integer from 0'`.
 * @param received - The argument that was passed; the message describes it.
 *
 * @throws {@link ArgumentError} when the condition is false.
 *
 * @example Check an argument
 * ```ts
 * import { checkArgument } from '@tstd/error';
 *
 * function repeat(text: string, count: number): string {
 *   checkArgument(
 *     Number.isInteger(count) && count >= 0,
 *     'count',
 *     'an integer from 0',
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
