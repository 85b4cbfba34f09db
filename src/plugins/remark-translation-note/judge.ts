import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { isPart, pageIn } from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import { changedBlocks, readRecord } from '../../../typedoc/workspace/translationRecord';
import type { Freshness } from '.';

const CURRENT: Freshness = { kind: 'current' };

/** Returns a function that judges the pages of a language by the record of its translations. */
export function createFreshnessJudge(root: string, locale: string): (path: string) => Freshness {
  return (path) => {
    const file = posixPath(relative(root, path));
    const english = pageIn(file, SOURCE_LOCALE);
    // The note stands on the page that imports a part.
    if (english === undefined || isPart(file)) {
      return CURRENT;
    }
    if (file === english) {
      return { kind: 'untranslated' };
    }
    const recorded = readRecord(root, locale)[english];
    if (recorded === undefined || !existsSync(join(root, english))) {
      return CURRENT;
    }
    const changed = changedBlocks(readFileSync(join(root, english), 'utf8'), recorded)
      .map(({ text }) => text)
      // Readers see nothing of the front matter.
      .filter((text) => !text.startsWith('---\n'));
    return changed.length === 0 ? CURRENT : { kind: 'stale', changed };
  };
}
