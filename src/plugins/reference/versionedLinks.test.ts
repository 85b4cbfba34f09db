import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import remarkVersionedLinks from './versionedLinks';

test('keeps links and definitions of a frozen page in its version', () => {
  const urls: string[] = [];
  const tree = unified()
    .use(remarkParse)
    .parse('[One](/api/core), [two], [three](/blog)\n\n[two]: /docs/category/recipes');
  remarkVersionedLinks()(tree, { path: '/site/versioned_docs/version-1.0/guide.md' });
  remarkVersionedLinks()(tree, { path: '/site/docs/guide.md' });
  visit(tree, ['link', 'definition'], (node) => {
    urls.push('url' in node ? node.url : '');
  });
  expect(urls).toEqual(['/api/1.0/core', '/blog', '/docs/1.0/category/recipes']);
});
