import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Signs that French writes after a space and never at the start of a line. */
const BEFORE_SIGN = /(?<!,)[ \n](?=[:;!?»](?![\p{L}\p{N}:=?]))/gu;
const AFTER_QUOTE = /(?<=«)[ \n]/g;

/** Makes the spaces that French writes beside signs such that no line breaks there. */
export function putNoBreakSpaces(text: string): string {
  return text.replace(BEFORE_SIGN, '\u{A0}').replace(AFTER_QUOTE, '\u{A0}');
}

/**
 * Puts no-break spaces into the French of a page, and leaves code, addresses and what is marked as
 * of another language.
 *
 * It comes before the plugins of Docusaurus, so that the table of contents has them too.
 */
export default function remarkFrenchSpaces() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isForeign(node)) {
        return SKIP;
      }
      if (node.type === 'text') {
        node.value = putNoBreakSpaces(node.value);
      }
      return undefined;
    });
  };
}

function isForeign(node: Nodes): boolean {
  return (
    'attributes' in node &&
    Array.isArray(node.attributes) &&
    node.attributes.some(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'lang' &&
        attribute.value !== 'fr',
    )
  );
}
