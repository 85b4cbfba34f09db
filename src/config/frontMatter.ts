import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { readLastUpdates } from '../../typedoc/plugin/git';
import { isPart } from '../../typedoc/workspace/content';

/**
 * Returns a reader of front matter that adds when a page was last committed, unless the page says
 * so. A part of a page stays as it is, since it may have no front matter.
 *
 * It reads the history once. Docusaurus would start git for each page, which takes a process as
 * large as a build about a tenth of a second.
 */
export function withLastUpdate(root: string): ParseFrontMatter {
  let dateOf: ReturnType<typeof readLastUpdates> | undefined;
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const parsed = await defaultParseFrontMatter({ filePath, fileContent });
    const file = posixPath(relative(root, filePath));
    if (isPart(file)) {
      return parsed;
    }
    dateOf ??= readLastUpdates(root);
    return {
      ...parsed,
      frontMatter: { last_update: { date: dateOf(file) }, ...parsed.frontMatter },
    };
  };
}
