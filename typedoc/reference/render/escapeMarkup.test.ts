import { expect, test } from 'vitest';
import { escapeMarkup } from './escapeMarkup';

test('escapeMarkup() writes what would begin or end a tag, an attribute or a character', () => {
  expect(escapeMarkup(`<a b="c & 'd'"> &lt;`)).toBe(`&lt;a b=&quot;c &amp; 'd'&quot;&gt; &amp;lt;`);
});
