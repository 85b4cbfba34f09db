import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { inVersion, versionOf } from '../../../typedoc/reference/contract';

/** Keeps the links of frozen guides and of the frozen reference in their version. */
export default function remarkVersionedLinks() {
  return (tree: Root, { path }: { readonly path: string }): void => {
    const version = versionOf(path);
    visit(tree, ['link', 'definition'], (node) => {
      if ('url' in node) {
        node.url = inVersion(node.url, version);
      }
    });
  };
}
