import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { PLAIN_LEVEL, readAnchor } from '../../../typedoc/plugin/contract';

/**
 * Makes the anchors of the API reference the ids of their headings.
 *
 * TypeDoc writes an anchor before the heading of a symbol, because the anchor must not change with
 * the words of the heading. As an element of its own it would repeat the id that the heading gets
 * from its words.
 *
 * Deep headings between symbols ("Parameters", "Returns") have no id and are in no table of contents.
 * A page of many functions has hundreds, and its table travels with it.
 */
export default function remarkSymbolAnchors() {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap((node, index, nodes) => {
      const next = nodes[index + 1];
      const id = anchorId(node);
      if (id !== undefined && next?.type === 'heading') {
        next.data = { ...next.data, hProperties: { ...next.data?.hProperties, id } };
        return [];
      }
      return node.type === 'heading' && node.depth >= PLAIN_LEVEL && !hasId(node)
        ? [toPlainHeading(node)]
        : [node];
    });
  };
}

/** Makes a heading that nothing but a reader takes for one. */
function toPlainHeading({ depth, children }: Heading): Paragraph {
  return { type: 'paragraph', data: { hName: `h${String(depth)}` }, children };
}

/** The id of an anchor that stands alone; on a line of its own it is a paragraph of two tags. */
function anchorId(node: RootContent): string | undefined {
  const tags = node.type === 'paragraph' ? node.children : [node];
  const html = tags.map((tag) => (tag.type === 'html' ? tag.value : ' ')).join('');
  return readAnchor(html.trim());
}

function hasId({ data }: Heading): boolean {
  return data?.hProperties?.id !== undefined;
}
