import { relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { readLastUpdates } from '../../typedoc/plugin/git';
import { isPart } from '../../typedoc/workspace/content';

/**
 * Returns a reader of front matter that adds when a page was last committed.
 *
 * It reads the history once. Docusaurus would start git for each page, which takes a process as
 * large as a build about a tenth of a second.
 */
export function withLastUpdate(root: string): ParseFrontMatter {
  let lastUpdate: ReturnType<typeof readLastUpdates> | undefined;
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const parsed = await defaultParseFrontMatter({ filePath, fileContent });
    const path = relative(root, filePath).split(sep).join('/');
    // A part of a page may have no front matter.
    if (isPart(path)) {
      return parsed;
    }
    lastUpdate ??= readLastUpdates(root);
    return {
      ...parsed,
      frontMatter: { last_update: { date: lastUpdate(path) }, ...parsed.frontMatter },
    };
  };
}
