import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';

/** Marks italics on a translated page as words of the original language, for screen readers. */
export default function remarkForeignWords() {
  return (tree: Root): void => {
    visit(tree, 'emphasis', (node) => {
      if (node.data?.hName === undefined) {
        node.data = {
          ...node.data,
          hProperties: { ...node.data?.hProperties, lang: SOURCE_LOCALE },
        };
      }
    });
  };
}
