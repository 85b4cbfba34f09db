import { createHash } from 'node:crypto';
import { replaceRemarks } from './remarks';

/** Enough that no two examples of a documentation share one by chance. */
const HASH_DIGITS = 12;

/**
 * Returns a hash of the code of an example, by which translations and the table of names
 * know it. Line endings and blank lines at the end make no difference, nor do the words of
 * comments that claim nothing, of which only the number of lines counts: translations have others.
 */
export function hashExample(code: string): string {
  const text = replaceRemarks(code.replaceAll('\r\n', '\n').trimEnd(), (words) =>
    words.replace(/.+/g, ''),
  );
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}
