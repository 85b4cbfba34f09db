import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { readAnchor } from '../../../typedoc/plugin/contract';

/** The level from which on a heading that is no symbol is a plain one. */
const PLAIN_DEPTH = 4;

/**
 * Makes the anchors of the API reference the ids of their headings.
 *
 * TypeDoc writes an anchor before the heading of a symbol, because the anchor must not change with
 * the words of the heading. As an element of its own it would repeat the id that the heading gets
 * from its words. Headings between symbols ("Parameters", "Returns") take the id of their symbol
 * as a prefix, so that no id depends on how many of them stand above.
 *
 * From the fourth level on such headings have no id and are in no table of contents. A page of many
 * functions has hundreds, and its table travels with it.
 */
export default function remarkSymbolAnchors() {
  return (tree: Root): void => {
    let symbol: { readonly id: string; readonly depth: number } | undefined;
    tree.children = tree.children.flatMap((node, index, nodes) => {
      const next = nodes[index + 1];
      const id = anchorId(node);
      if (id !== undefined && next?.type === 'heading') {
        setId(next, id);
        return [];
      }
      if (node.type === 'heading') {
        symbol = ownSymbol(node) ?? (symbol && node.depth > symbol.depth ? symbol : undefined);
        if (symbol !== undefined && ownSymbol(node) === undefined) {
          if (node.depth >= PLAIN_DEPTH) {
            return [toPlainHeading(node)];
          }
          setId(node, `${symbol.id}-${slug(node)}`);
        }
      }
      return [node];
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

/** The symbol that a heading names; the sections of a page are those of its title anyway. */
function ownSymbol({
  data,
  depth,
}: Heading): { readonly id: string; readonly depth: number } | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' && depth > 1 ? { id, depth } : undefined;
}

function setId(heading: Heading, id: string): void {
  heading.data = {
    ...heading.data,
    hProperties: { ...heading.data?.hProperties, id },
  };
}

function slug(heading: Heading): string {
  return heading.children
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
}
