import type { Heading, Html, Root, RootContent } from 'mdast';

const ANCHOR = /^<a id="(?<id>[^"]+)"><\/a>$/;

/**
 * Makes the anchors of the API reference the ids of their headings.
 *
 * TypeDoc writes an anchor before the heading of a symbol, because the anchor must not change with
 * the words of the heading. As an element of its own it would repeat the id that the heading gets
 * from its words. Headings between symbols ("Parameters", "Returns") take the id of their symbol
 * as a prefix, so that no id depends on how many of them stand above.
 */
export default function remarkSymbolAnchors() {
  return (tree: Root): void => {
    let symbol: { readonly id: string; readonly depth: number } | undefined;
    const kept: RootContent[] = [];
    let pending: { readonly node: Html; readonly id: string } | undefined;
    for (const node of tree.children) {
      if (pending !== undefined) {
        if (node.type === 'heading') {
          setId(node, pending.id);
          symbol = { id: pending.id, depth: node.depth };
          kept.push(node);
          pending = undefined;
          continue;
        }
        kept.push(pending.node);
        pending = undefined;
      }
      const id = anchorId(node);
      if (id !== undefined) {
        pending = { node: node as Html, id };
        continue;
      }
      if (node.type === 'heading') {
        if (symbol !== undefined && node.depth <= symbol.depth) {
          symbol = undefined;
        }
        if (symbol !== undefined) {
          setId(node, `${symbol.id}-${slug(node)}`);
        }
      }
      kept.push(node);
    }
    if (pending !== undefined) {
      kept.push(pending.node);
    }
    tree.children = kept;
  };
}

function anchorId(node: RootContent): string | undefined {
  return node.type === 'html' ? ANCHOR.exec(node.value.trim())?.groups?.['id'] : undefined;
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
