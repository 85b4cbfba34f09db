import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';

/**
 * Tells the language of what stands in italics on a translated page, so that a screen reader says it
 * well: a word of the original that the reader meets elsewhere.
 */
export default function remarkForeignWords() {
  return (tree: Root): void => {
    visit(tree, 'emphasis', (node) => {
      // What another plugin has made to be another element is no word in italics.
      if (node.data?.hName === undefined) {
        node.data = {
          ...node.data,
          hProperties: { ...node.data?.hProperties, lang: SOURCE_LOCALE },
        };
      }
    });
  };
}
