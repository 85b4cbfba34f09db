import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import remarkContentLinks from './index';

/** Where the links of a page of the given path lead to. */
function linksOf(page: string, path: string): readonly string[] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkContentLinks, { folders: ['/site/i18n/fr/docs', '/site/docs'] });
  const urls: string[] = [];
  visit(processor.runSync(processor.parse(page), { path }) as Root, (node) => {
    if ('url' in node) {
      urls.push(node.url);
    }
  });
  return urls;
}

describe('remarkContentLinks()', () => {
  test.each([
    ['/site/docs/packages/num.md', '[a](./option.md) [b](../intro.mdx#first)'],
    ['/site/i18n/fr/docs/packages/num.md', '[a][1] [b](../intro.mdx#first)\n\n[1]: ./option.md'],
  ])('lets links of %s begin at the folder of its pages', (path, page) => {
    expect(linksOf(page, path).toSorted()).toEqual(['/intro.mdx#first', '/packages/option.md']);
  });

  test.each([
    ['/site/docs/num.md', 'https://a.test/./b.md'],
    ['/site/docs/num.md', '/api/num#b'],
    ['/site/docs/num.md', './picture.png'],
    ['/site/api/num.md', './option.md'],
  ])('leaves in %s the link to %s', (path, url) => {
    expect(linksOf(`[a](${url})`, path)).toEqual([url]);
  });
});
