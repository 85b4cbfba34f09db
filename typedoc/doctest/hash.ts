import { createHash } from 'node:crypto';

/** Enough that no two examples of a documentation share one by chance. */
const HASH_DIGITS = 12;

/**
 * Returns what an example is known by, in the report of the tests and on the pages: a hash of its
 * code. How a file ends its lines, and blank lines at the end, make no other example.
 */
export function hashExample(code: string): string {
  const text = code.replaceAll('\r\n', '\n').trimEnd();
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}
