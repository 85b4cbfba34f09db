import { createHash } from 'node:crypto';
import { replaceRemarks } from './remarks';

/** Enough to make collisions improbable. */
const HASH_DIGITS = 12;

/**
 * Returns an id that is the same in all languages: it ignores line endings, trailing blank lines and
 * the words of comments without a claim.
 */
export function hashExample(code: string): string {
  const text = replaceRemarks(code.replaceAll('\r\n', '\n').trimEnd(), (words) =>
    words.replace(/.+/g, ''),
  );
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}
