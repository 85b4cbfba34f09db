import { describe, expect, test } from 'vitest';
import { firstSentence, readText, writeParts } from './text';

describe('readText()', () => {
  test('reads paragraphs, code, links and blocks of code', () => {
    const link = { link: 'map', to: '/api/core#map', isName: true };
    const source =
      'Reads `x`, {@link map} and [`y`](/z).\n\n- one\n- two\n\n```ts no-run="why"\n1;\n```\n';
    expect(readText(source, new Map([['{@link map}', link]]))).toEqual([
      { parts: ['Reads ', { code: 'x' }, ', ', link, ' and ', '[`y`](/z)', '.'] },
      { parts: ['- one\n- two'] },
      expect.objectContaining({ language: 'ts', meta: 'no-run="why"', code: '1;' }),
    ]);
  });

  test('reads an unknown link as code', () => {
    expect(readText('{@link gone}')).toEqual([{ parts: [{ code: 'gone' }] }]);
  });

  test('reverses writeParts()', () => {
    const source = 'Reads `x` and {@link map}.';
    const link = { link: 'map', isName: true };
    const [block] = readText(source, new Map([['{@link map}', link]]));
    expect(block !== undefined && 'parts' in block && writeParts(block.parts)).toBe(source);
  });
});

describe('firstSentence()', () => {
  test('returns one line of plain text', () => {
    expect(firstSentence(readText('Returns `a * b` or\n  *c*. And more.'))).toBe(
      'Returns a * b or c.',
    );
  });

  test('keeps the no-break spaces of French', () => {
    expect(firstSentence(readText('Une valeur\u{A0}:\nprésente\u{A0}? Oui.'))).toBe(
      'Une valeur\u{A0}: présente\u{A0}?',
    );
  });
});
