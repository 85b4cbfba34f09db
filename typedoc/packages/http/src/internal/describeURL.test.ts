import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { describeURL } from './describeURL.js';

const PARTS =
  '/|\\|:|\t|\n|\r| |\0|@|a|.|?|#|%40|http:|https:|ftp:|//|me:secret@|:secret@|secret@'.split('|');

/** Returns what a parser finds in a string: the credentials, and the rest. */
function partsOf(text: string): readonly [credentials: string, rest: string] {
  try {
    const { host, password, pathname, username } = new URL(text, 'https://b/');
    return [username + password, host + pathname];
  } catch {
    // It is unclear which part of the string is the password.
    return [text, ''];
  }
}

describe('describeURL()', () => {
  test('does not show credentials, wherever URL parsers find them', () => {
    const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 8 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const [credentials, rest] = partsOf(text);
        const isSecret = credentials.includes('secret') && !rest.includes('secret');
        expect(isSecret && describeURL(text).includes('secret')).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['https://user:pa/secret@host/x', 'https:…'],
    ['https://user:pa#secret@host', 'https:…'],
    ['https://user:pa?secret@host', 'https:…'],
    ['https://user:secret@ho st/', 'https:…'],
    ['//user:pa/secret@host', '…'],
    ['user:pa/secret@host', 'user:…'],
  ])('shows only the protocol of %j, in which no parser finds a host', (url, shown) => {
    expect(describeURL(url)).toBe(shown);
  });

  test.each(['\t', '/', '/\t', '\\\n', ' ', ':', 'a'])('is fast for many %j', (part) => {
    for (const first of ['', 'http:', '//']) {
      describeURL(first + part.repeat(300_000));
    }
  });
});
