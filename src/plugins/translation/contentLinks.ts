import { posix, relative } from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentFolder, contentKindOf, pageIn } from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import { REPOSITORY } from '../../../typedoc/workspace/packages';

const FILE_LINK = /^\.{1,2}\/[^?#]*\.mdx?(?=[?#]|$)/;

/** Untranslated pages are in another folder, where relative links would not find them. */
export default function remarkContentLinks() {
  return (tree: Root, { path }: { readonly path: string }): void => {
    const file = posixPath(relative(REPOSITORY, path));
    const kind = contentKindOf(file);
    if (kind === undefined) {
      return;
    }
    const page = pageIn(file, SOURCE_LOCALE) ?? file;
    const folder = posix.dirname(page.slice(contentFolder(kind, SOURCE_LOCALE).length));
    visit(tree, ['link', 'definition'], (node) => {
      if ('url' in node) {
        node.url = node.url.replace(FILE_LINK, (link) => posix.join(folder, link));
      }
    });
  };
}
