import { join } from 'node:path';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../../typedoc/workspace/packages';
import remarkContentLinks from './contentLinks';

function linksOf(page: string, path: string): readonly string[] {
  const processor = unified().use(remarkParse).use(remarkContentLinks);
  const urls: string[] = [];
  visit(
    processor.runSync(processor.parse(page), { path: join(REPOSITORY, path) }) as Root,
    (node) => {
      if ('url' in node) {
        urls.push(node.url);
      }
    },
  );
  return urls;
}

describe('remarkContentLinks()', () => {
  test.each([
    ['docs/packages/num.md', '[a](./option.md) [b](../intro.mdx#first)'],
    [
      'i18n/fr/docusaurus-plugin-content-docs/current/packages/num.md',
      '[a][1] [b](../intro.mdx#first)\n\n[1]: ./option.md',
    ],
  ])('makes links of %s relative to the folder of its pages', (path, page) => {
    expect(linksOf(page, path).toSorted()).toEqual(['/intro.mdx#first', '/packages/option.md']);
  });

  test.each([
    ['docs/num.md', 'https://a.test/./b.md'],
    ['docs/num.md', '/api/num#b'],
    ['docs/num.md', './picture.png'],
    ['api/num.md', './option.md'],
  ])('does not change the link of %s to %s', (path, url) => {
    expect(linksOf(`[a](${url})`, path)).toEqual([url]);
  });
});
