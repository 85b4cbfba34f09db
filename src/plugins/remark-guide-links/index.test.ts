import type { Nodes, Root, RootContent } from 'mdast';
import { describe, expect, test } from 'vitest';
import type { Guide } from './guides';
import remarkGuideLinks from '.';

const GUIDES: readonly Guide[] = ['One', 'Two', 'Three', 'Four'].map((title, index) => ({
  title,
  path: `/docs/${title}`,
  uses: new Set([
    '/api/core/namespace/Option#map',
    ...(index === 0 ? ['/api/core/namespace/Option#some'] : []),
  ]),
}));

const html = (value: string): RootContent => ({ type: 'html', value });
const paragraph = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});
const heading = (depth: 1 | 2 | 3, value: string, id?: string): RootContent => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
  ...(id !== undefined && { data: { hProperties: { id } } }),
});
const member = (id: string): readonly RootContent[] => [
  html('<div class="member-title">'),
  heading(3, `${id}()`, id),
  paragraph('Source'),
  html('</div>'),
  paragraph(`About ${id}.`),
];

function textOf(node: Nodes): string {
  if (node.type === 'link') {
    return `[${node.children.map(textOf).join('')}](${node.url})`;
  }
  if ('children' in node) {
    return node.children.map(textOf).join('');
  }
  return 'value' in node ? node.value : '';
}

function transform(
  page: string,
  children: readonly RootContent[],
  guides: readonly Guide[] = GUIDES,
): readonly string[] {
  const tree: Root = { type: 'root', children: [...children] };
  const labels = { one: 'Guide: ', several: 'Guides: ', tasks: 'Used in: ' };
  remarkGuideLinks({ guides: () => guides, labels })(tree, {
    path: `/site/typedoc/api/${page}.md`,
  });
  return tree.children.filter(({ type }) => type === 'paragraph').map(textOf);
}

describe('remarkGuideLinks()', () => {
  test('leads from a page and from its members to guides, as many as a line holds', () => {
    expect(
      transform('core/namespace/Option', [
        heading(1, 'Option'),
        html('<div class="page-top">'),
        paragraph('namespace of core'),
        html('</div>'),
        paragraph('A value that may be missing.'),
        ...member('map'),
        ...member('some'),
        ...member('none'),
      ]),
    ).toEqual([
      'namespace of core · Guides: [One](/docs/One), [Two](/docs/Two), [Three](/docs/Three)',
      'A value that may be missing.',
      'Source · Guide: [One](/docs/One)',
      'About map.',
      'Source · Guide: [One](/docs/One)',
      'About some.',
      'Source',
      'About none.',
    ]);
  });

  test('says nothing in the text of a member without a line of facts', () => {
    const nodes = member('map').filter(
      (node) => node.type !== 'paragraph' || textOf(node) !== 'Source',
    );
    expect(transform('core/namespace/Option', nodes)).toEqual(['About map.']);
  });

  test('begins a package with its guides, before its introduction', () => {
    const readme = [paragraph('What it is for.'), heading(2, 'Install'), paragraph('npm')];
    expect(transform('core/index', readme)[0]).toBe(
      'Guides: [One](/docs/One), [Two](/docs/Two), [Three](/docs/Three), [Four](/docs/Four)',
    );
    expect(transform('core/index', readme, [])).toEqual(['What it is for.', 'npm']);
  });

  test('tells what uses a name from the guides to it', () => {
    const [one, two] = GUIDES as readonly [Guide, Guide];
    const recipe: Guide = { ...two, title: 'Sum', path: '/docs/recipes/sum' };
    const top = (): readonly RootContent[] => [
      html('<div class="page-top">'),
      paragraph('namespace'),
      html('</div>'),
    ];
    expect(transform('core/namespace/Option', top(), [recipe])).toEqual([
      'namespace · Used in: [Sum](/docs/recipes/sum)',
    ]);
    expect(
      transform('core/namespace/Option', top(), [
        recipe,
        { ...one, path: '/docs/packages/core/one' },
      ]),
    ).toEqual([
      'namespace · Guide: [One](/docs/packages/core/one) · Used in: [Sum](/docs/recipes/sum)',
    ]);
  });

  test('leaves the root alone', () => {
    expect(transform('index', [heading(1, 'Packages')])).toEqual([]);
  });
});
