import type { Root, RootContent } from 'mdast';

/**
 * Puts what is read from the repository into the places of pages that ask for it, each by its HTML.
 *
 * It comes before the plugins of Docusaurus, so that the table of contents lists the headings.
 */
export default function remarkFilledPlaces(
  fillings: Readonly<Record<string, () => readonly RootContent[]>>,
) {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap(
      (node) => (node.type === 'html' ? fillings[node.value]?.() : undefined) ?? [node],
    );
  };
}
