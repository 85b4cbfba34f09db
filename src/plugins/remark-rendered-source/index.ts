import type { Blockquote, Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { isRenderedSource } from '../../../typedoc/doctest/rendered';

/** Docusaurus escapes the id of a heading with a backslash, in code too. */
const HEADING_ID = /^(#{1,6} .*)\\(?=\{#)/gm;

/** Runs before the other plugins, which then process the result. */
export default function remarkRenderedSource(this: Processor) {
  // SAFETY: the parser of a page returns the root of its Markdown.
  const parse = (text: string): Root => this.parse(text) as Root;
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (
        parent === undefined ||
        index === undefined ||
        !isRenderedSource(node.lang ?? '', node.meta ?? '')
      ) {
        return undefined;
      }
      const { children } = parse(node.value);
      parent.children[index] = toDivision('rendered', [
        toDivision('rendered-source', [
          { ...node, value: node.value.replace(HEADING_ID, '$1'), meta: null },
        ]),
        toDivision('rendered-result', children),
      ]);
      return [SKIP, index + 1];
    });
  };
}

/** Markdown has no `div`, but a blockquote accepts the same children. */
function toDivision(className: string, children: readonly RootContent[]): Blockquote {
  return {
    type: 'blockquote',
    data: { hName: 'div', hProperties: { className: [className] } },
    // SAFETY: only front matter is not allowed here, and a block of Markdown does not contain any.
    children: children as Blockquote['children'],
  };
}
