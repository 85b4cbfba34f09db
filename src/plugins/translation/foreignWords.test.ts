import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import remarkForeignWords from './foreignWords';

test('remarkForeignWords() tells the language of what stands in italics, and of nothing else', () => {
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

test('remarkForeignWords() leaves alone what another plugin has made to be another element', () => {
  const span = { type: 'emphasis' as const, data: { hName: 'span' }, children: [] };
  const page: Root = { type: 'root', children: [{ type: 'paragraph', children: [span] }] };
  remarkForeignWords()(page);
  expect(span.data).toEqual({ hName: 'span' });
});
