import { expect, test } from 'vitest';
import { escapeMarkup } from './escapeMarkup';

test('escapeMarkup() escapes characters that begin or end markup', () => {
  expect(escapeMarkup(`<a b="c & 'd'"> &lt;`)).toBe(`&lt;a b=&quot;c &amp; 'd'&quot;&gt; &amp;lt;`);
});
