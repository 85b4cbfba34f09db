import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { readLastUpdates } from '../../typedoc/plugin/git';
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
    const file = posixPath(relative(root, filePath));
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

/**
 * Returns what says when a page was last committed.
 *
 * It reads the history once. Docusaurus would start git for each page, which takes a process as
 * large as a build about a tenth of a second.
 */
export function lastUpdate(root: string): Addition {
  let dateOf: ReturnType<typeof readLastUpdates> | undefined;
  return (file) => {
    dateOf ??= readLastUpdates(root);
    return { last_update: { date: dateOf(file) } };
  };
}
