import type { Heading, Root, RootContent } from 'mdast';
import { describe, expect, test } from 'vitest';
import remarkSymbolAnchors from '.';

function heading(depth: Heading['depth'], text: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value: text }] };
}

const anchor = (id: string): RootContent => ({
  type: 'paragraph',
  children: [
    { type: 'html', value: `<a id="${id}">` },
    { type: 'html', value: '</a>' },
  ],
});
const paragraph: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'Text.' }] };

function transform(children: RootContent[]): readonly unknown[] {
  const root: Root = { type: 'root', children };
  remarkSymbolAnchors()(root);
  return root.children.map((node) => {
    if (node.type === 'paragraph') {
      const [first] = node.children;
      return first?.type === 'html' ? first.value : node.type;
    }
    if (node.type !== 'heading') {
      return node.type;
    }
    const [text] = node.children;
    const id = (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id;
    return [text && 'value' in text ? text.value : '', id];
  });
}

describe('remarkSymbolAnchors()', () => {
  test('makes the anchor before a heading the id of the heading', () => {
    expect(transform([anchor('map'), heading(2, 'map()')])).toEqual([['map()', 'map']]);
  });

  test('leaves the sections of a page alone where the title has an anchor', () => {
    const nodes = [anchor('option'), heading(1, 'Option'), heading(2, 'Contents')];
    expect(transform(nodes)).toEqual([
      ['Option', 'option'],
      ['Contents', undefined],
    ]);
  });

  test('makes plain headings of the parts of a symbol from the fourth level on', () => {
    const root: Root = {
      type: 'root',
      children: [anchor('map'), heading(3, 'map()'), heading(4, 'Returns')],
    };
    remarkSymbolAnchors()(root);
    expect(root.children).toMatchObject([
      { type: 'heading', depth: 3 },
      {
        type: 'paragraph',
        data: { hName: 'h4' },
        children: [{ type: 'text', value: 'Returns' }],
      },
    ]);
  });

  test('leaves a symbol a heading, however deep it stands', () => {
    expect(transform([anchor('map'), heading(5, 'map()')])).toEqual([['map()', 'map']]);
  });

  test('leaves headings alone that belong to no symbol', () => {
    const nodes = [
      heading(2, 'Functions'),
      anchor('map'),
      heading(3, 'map()'),
      heading(2, 'Types'),
    ];
    expect(transform(nodes)).toEqual([
      ['Functions', undefined],
      ['map()', 'map'],
      ['Types', undefined],
    ]);
  });

  test('keeps an anchor that stands before something else, or at the end', () => {
    expect(transform([anchor('a'), paragraph, anchor('b')])).toEqual([
      '<a id="a">',
      'paragraph',
      '<a id="b">',
    ]);
  });

  test('keeps the first of two anchors before a heading as an element', () => {
    expect(transform([anchor('a'), anchor('b'), heading(2, 'B')])).toEqual([
      '<a id="a">',
      ['B', 'b'],
    ]);
  });
});
