import { posix, resolve } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

export interface ContentLinkOptions {
  /**
   * The folders of the pages of a language, and of those that it has not: `docs`, and its copy. Their
   * paths begin in the folder that the site is built in: what is set stands in the site, which says
   * nothing of the machine.
   */
  readonly folders: readonly string[];
}

/** A link from a file to a file beside it. */
const FILE_LINK = /^\.{1,2}\/[^?#]*\.mdx?(?=[?#]|$)/;

/**
 * Lets links between files begin at the folder of the pages: `./option.md` becomes
 * `/packages/option.md`.
 *
 * A page that is not translated stands in another folder than those that are, so that a link from
 * the one to the other would lead to no file.
 */
export default function remarkContentLinks(options: ContentLinkOptions) {
  const folders = options.folders.map((folder) => resolve(folder));
  return (tree: Root, { path }: { readonly path: string }): void => {
    const folder = folders.find((each) => path.startsWith(`${each}/`));
    if (folder === undefined) {
      return;
    }
    const place = posix.dirname(path.slice(folder.length));
    visit(tree, ['link', 'definition'], (node) => {
      if ('url' in node) {
        node.url = node.url.replace(FILE_LINK, (file) => posix.join(place, file));
      }
    });
  };
}
