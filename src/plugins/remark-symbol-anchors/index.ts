import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { PLAIN_LEVEL, readAnchor } from '../../../typedoc/reference/contract';

/**
 * TypeDoc writes an anchor before the heading of a symbol, because it must not change with the
 * words of the heading.
 *
 * Deep headings such as "Parameters" have no id: a page of many functions has hundreds, and its
 * table of contents is sent with it.
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

function toPlainHeading({ depth, children }: Heading): Paragraph {
  return { type: 'paragraph', data: { hName: `h${String(depth)}` }, children };
}

/** On a line of its own it is parsed as a paragraph of two tags. */
function anchorId(node: RootContent): string | undefined {
  const tags = node.type === 'paragraph' ? node.children : [node];
  const html = tags.map((tag) => (tag.type === 'html' ? tag.value : ' ')).join('');
  return readAnchor(html.trim());
}

function hasId({ data }: Heading): boolean {
  return data?.hProperties?.id !== undefined;
}
