import { expect, test } from 'vitest';
import { TextWriter } from './markdown';

const writer = new TextWriter((path) => `https://site.test${path}.md`);

test('a type is one code span, except for links', () => {
  const failed = { text: 'Failed', role: 'type' } as const;
  expect(writer.type([failed, "['error']"])).toBe("`Failed['error']`");
  expect(writer.type(['Array<', { ...failed, to: '/api/core#failed' }, '>'])).toBe(
    '`Array<`[`Failed`](https://site.test/api/core#failed.md)`>`',
  );
});

test('a path in a Markdown link becomes an address', () => {
  expect(writer.text([{ parts: ['See ', '[a](/docs/a), [b](https://b.test)'] }])).toBe(
    'See [a](https://site.test/docs/a.md), [b](https://b.test)',
  );
});

test('elements become text, and blockquotes stay', () => {
  expect(writer.text([{ parts: ['> A <b> and {c}.'] }])).toBe('> A \\<b\\> and \\{c\\}.');
});
