import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { readLastUpdates } from '../../typedoc/reference/model/git';
import { isPart } from '../../typedoc/workspace/content';

/** Reads the history once, whereas Docusaurus would start git for each page. */
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
