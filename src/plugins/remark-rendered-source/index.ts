import type { Blockquote, Code, Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { isRenderedSource } from '../../../typedoc/doctest/rendered';

/** The pair of a source and what becomes of it, and the two parts of the pair. */
export const RENDERED_CLASSES = {
  pair: 'rendered',
  source: 'rendered-source',
  result: 'rendered-result',
} as const;

/**
 * Puts beside a block of Markdown what becomes of it: the block is marked as `rendered` behind its
 * language. The page says the text once, so that the two cannot differ.
 *
 * It comes before the other plugins, which treat the result as they treat the rest of the page.
 */
export default function remarkRenderedSource(this: Processor) {
  // SAFETY: what parses a page parses Markdown.
  const parse = (text: string): Root => this.parse(text) as Root;
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined || !isRendered(node)) {
        return undefined;
      }
      const { children } = parse(node.value);
      parent.children[index] = toDivision(RENDERED_CLASSES.pair, [
        toDivision(RENDERED_CLASSES.source, [
          { ...node, value: asWritten(node.value), meta: null },
        ]),
        toDivision(RENDERED_CLASSES.result, children),
      ]);
      // The source that a result shows is not rendered again.
      return [SKIP, index + 1];
    });
  };
}

/** The id of a heading, before which Docusaurus has put a backslash, in code too. */
const HEADING_ID = /^(#{1,6} .*)\\(?=\{#)/gm;

function asWritten(source: string): string {
  return source.replace(HEADING_ID, '$1');
}

function isRendered({ lang, meta }: Code): boolean {
  return isRenderedSource(lang ?? '', meta ?? '');
}

/** Markdown has no `div`; a quote takes the same children. */
function toDivision(className: string, children: readonly RootContent[]): Blockquote {
  return {
    type: 'blockquote',
    data: { hName: 'div', hProperties: { className: [className] } },
    // SAFETY: a block of Markdown holds no front matter, which alone could not stand here.
    children: children as Blockquote['children'],
  };
}
