import { relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { isPart } from '../../typedoc/workspace/content';

/** Returns what is added to the front matter of a page, by the path of its file in the repository. */
export type Addition = (file: string) => Readonly<Record<string, unknown>>;

/**
 * Returns a reader of front matter that adds what pages do not say themselves. A part of a page
 * stays as it is, since it may have no front matter.
 */
export function withAdditions(root: string, additions: readonly Addition[]): ParseFrontMatter {
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const parsed = await defaultParseFrontMatter({ filePath, fileContent });
    const file = relative(root, filePath).split(sep).join('/');
    return isPart(file)
      ? parsed
      : {
          ...parsed,
          frontMatter: additions.reduce(
            (found, add) => ({ ...add(file), ...found }),
            parsed.frontMatter,
          ),
        };
  };
}
