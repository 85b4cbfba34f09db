import { Comment } from 'typedoc';
import { describe, expect, test } from 'vitest';
import { firstSentence } from './pages';

function commentOf(text: string): Comment {
  return new Comment([{ kind: 'text', text }]);
}

describe('firstSentence()', () => {
  test('is one line of plain text', () => {
    expect(firstSentence(commentOf('Returns `a * b` or\n  *c*. And more.'))).toBe(
      'Returns a * b or c.',
    );
  });

  test('keeps the no-break spaces of French', () => {
    expect(firstSentence(commentOf('Une valeur\u{A0}:\nprésente\u{A0}? Oui.'))).toBe(
      'Une valeur\u{A0}: présente\u{A0}?',
    );
  });
});
