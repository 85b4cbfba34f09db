import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import remarkForeignWords from './foreignWords';

test('remarkForeignWords() marks only the language of italics', () => {
  const processor = unified().use(remarkParse).use(remarkForeignWords);
  const page = processor.parse('Un substitut isolé (*surrogate*), **jamais** un caractère.');
  const marked: unknown[] = [];
  visit(processor.runSync(page) as Root, ({ type, data }) => {
    if (data !== undefined) {
      marked.push([type, data]);
    }
  });
  expect(marked).toEqual([['emphasis', { hProperties: { lang: 'en-GB' } }]]);
});

test('remarkForeignWords() does not change an element of another plugin', () => {
  const span = { type: 'emphasis' as const, data: { hName: 'span' }, children: [] };
  const page: Root = { type: 'root', children: [{ type: 'paragraph', children: [span] }] };
  remarkForeignWords()(page);
  expect(span.data).toEqual({ hName: 'span' });
});
