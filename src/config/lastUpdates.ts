import { readLastUpdates } from '../../typedoc/plugin/git';
import type { Addition } from './frontMatter';

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
