import type { Heading, PhrasingContent, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import frenchSpaces from '../remark-french-spaces';
import remarkHeadingAliases, { type Counterpart } from '.';

const FRENCH: Counterpart = { path: '/fr/page.md', text: '', plugins: [frenchSpaces] };

/** The ids of the headings of a page after the transformation, those of the aliases in brackets. */
async function transform(
  page: string,
  counterpart: Counterpart,
  titles?: (title: string) => readonly string[],
): Promise<readonly string[]> {
  const processor = unified()
    .use(remarkParse)
    .use(giveIds)
    .use(remarkHeadingAliases, {
      counterparts: (path: string) => (path === '/docs/page.md' ? [counterpart] : []),
      ...(titles && { titles }),
    });
  const tree = processor.parse(page);
  // SAFETY: what parses Markdown gives its root, which the plugins keep.
  const { children } = (await processor.run(tree, { path: '/docs/page.md' })) as Root;
  return children.flatMap((node) =>
    node.type === 'heading' ? [[idOf(node), ...node.children.flatMap(aliasOf)].join(' ')] : [],
  );
}

/** Does as Docusaurus: an id is made of the words of its heading. */
function giveIds() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type === 'heading') {
        const [text] = node.children;
        const id = text !== undefined && 'value' in text ? text.value.toLowerCase() : '';
        node.data = { hProperties: { id } };
      }
    }
  };
}

function idOf({ data }: Heading | PhrasingContent): string {
  return String(data?.hProperties?.id);
}

function aliasOf(node: PhrasingContent): readonly string[] {
  return node.data?.hName === 'span' ? [`(${idOf(node)})`] : [];
}

describe('remarkHeadingAliases()', () => {
  test('gives a heading the anchor of the same heading in the other language', async () => {
    const text = [
      '---\nkeywords: [a]\n---\n\n# Titre',
      '## Lire `map` : la *clé*',
      '### Détails',
      '```md\n## Code\n```',
      '## Détails',
    ].join('\n\n');
    const page = '# Title\n\n## Read\n\n### Details\n\n## More';
    expect(await transform(page, { ...FRENCH, text })).toEqual([
      'title',
      'read (lire-map-la-clé)',
      'details (détails)',
      'more (détails-1)',
    ]);
  });

  test('takes the id that is written behind a heading, in MDX too', async () => {
    const text = 'export const a = 1;\n\n## Échecs {#failures}\n\n## Fin {#end}\n\n<a.b />\n';
    expect(
      await transform('## Faults\n\n## End', { ...FRENCH, path: '/fr/page.mdx', text }),
    ).toEqual([
      'faults (failures)',
      // It has this anchor already.
      'end',
    ]);
  });

  test('takes no anchor that another heading of the page has', async () => {
    const text = '## Table\n\n## Option';
    expect(await transform('## Option\n\n## Table', { ...FRENCH, text })).toEqual([
      'option',
      'table',
    ]);
  });

  test('leaves headings that are not in the other language', async () => {
    expect(await transform('## Read\n\n## More', { ...FRENCH, text: '## Lire' })).toEqual([
      'read (lire)',
      'more',
    ]);
  });

  test('finds the anchors of a title that is not written by hand', async () => {
    const titles = (title: string): readonly string[] =>
      title === 'Type' ? ['Sorte', 'Art'] : title === 'Read' ? ['None'] : [];
    expect(
      await transform('## Read\n\n## Type\n\n## More', { ...FRENCH, text: '## Lire' }, titles),
    ).toEqual(['read (lire)', 'type (art) (sorte)', 'more']);
  });
});
