import type { Image, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test, vi } from 'vitest';
import remarkStaticImages from '.';

vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'fr');

async function transform(url: string): Promise<Image | undefined> {
  const processor = unified().use(remarkParse).use(remarkStaticImages);
  // SAFETY: the parser returns a root, which the plugin keeps.
  const tree = (await processor.run(processor.parse(`A ![card](${url}).`))) as Root;
  const [paragraph] = tree.children;
  return paragraph?.type === 'paragraph'
    ? paragraph.children.find((child) => child.type === 'image')
    : undefined;
}

test('an image of the static folder has an address below the base, and its size', async () => {
  expect(await transform('/img/social-card-en-GB.png')).toMatchObject({
    url: 'pathname:///std/fr/img/social-card-en-GB.png',
    alt: 'card',
    data: { hProperties: { width: 1200, height: 630 } },
  });
});

test.each(['/img/none.png', './card.png', 'https://example.com/card.png'])(
  'another image does not change: %s',
  async (url) => {
    expect(await transform(url)).toMatchObject({ url });
  },
);
