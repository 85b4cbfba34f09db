import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

const BEFORE_SIGN = /(?<!,)[ \n](?=[:;!?»](?![\p{L}\p{N}:=?]))/gu;
const AFTER_QUOTE = /(?<=«)[ \n]/g;

function putNoBreakSpaces(text: string): string {
  return text.replace(BEFORE_SIGN, '\u{A0}').replace(AFTER_QUOTE, '\u{A0}');
}

/** Runs before the plugins of Docusaurus, so that the table of contents has the spaces too. */
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
