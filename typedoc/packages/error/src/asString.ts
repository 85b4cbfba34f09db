import type { Error } from './Error.js';
import { attempt } from './internal/attempt.js';
import { inspect } from './internal/inspect.js';
import { isError } from './isError.js';

/**
 * Returns the name and the message of an error, then one line for each cause.
 *
 * The chain ends at a cause that is not an error or that has already been printed. After 1,000 lines, a final line states that there are more lines. Stack traces are omitted, as are the errors inside an `AggregateError`, because these are not causes.
 * The function never throws.
 *
 * @param self - The error to convert. Any other value is accepted too, because any value can be thrown.
 * @returns A string of at least one line.
 *
 * @example Print a chain of causes
 * ```ts
 * import { RuntimeError, asString } from '@tstd/error';
 *
 * const cause = new TypeError('Not a number', { cause: 'twelve' });
 * const error = new RuntimeError({ message: 'No total', cause });
 *
 * asString(error); // => 'RuntimeError: No total\nCaused by: TypeError: Not a number\nCaused by: "twelve"'
 * asString(new RuntimeError({ message: '' })); // => 'RuntimeError'
 * ```
 *
 * @keywords print, log, format, stacktrace, traceback, describe, stringify
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: unknown): string {
  const lines: string[] = [];
  const seen = new Set<unknown>();
  let current = self;
  // A getter can return a new cause every time.
  while (isError(current) && !seen.has(current) && seen.size < MAX_LINES) {
    seen.add(current);
    lines.push(headline(current));
    current = causeOf(current);
  }
  if (seen.size === MAX_LINES && isError(current)) lines.push('[More]');
  else if (seen.has(current)) lines.push('[Circular]');
  else if (current !== undefined || seen.size === 0) lines.push(inspect(current));
  return lines.join('\nCaused by: ');
}

const MAX_LINES = 1000;

function headline(error: Error): string {
  return attempt(
    () => globalThis.Error.prototype.toString.call(error),
    attempt(() => Object.prototype.toString.call(error), '[object]'),
  );
}

function causeOf(error: Error): unknown {
  return attempt(() => error.cause, undefined);
}
