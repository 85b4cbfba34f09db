import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CONTENT_FOLDERS, isPartOfPages } from '../../../typedoc/workspace/content';
import { changedBlocks, readRecord } from '../../../typedoc/workspace/translationRecord';
import type { Freshness } from '.';

const CURRENT: Freshness = { kind: 'current' };

/** Returns a function that judges French pages by the record of their translations. */
export function createFreshnessJudge(root: string): (path: string) => Freshness {
  return (path) => {
    const file = relative(root, path).split(sep).join('/');
    // Parts are code, which is the same in all languages.
    if (isPartOfPages(file)) {
      return CURRENT;
    }
    for (const { en, fr } of Object.values(CONTENT_FOLDERS)) {
      if (file.startsWith(`${fr}/`)) {
        return judgePage(root, en + file.slice(fr.length));
      }
      if (file.startsWith(`${en}/`)) {
        return { kind: 'untranslated' };
      }
    }
    return CURRENT;
  };
}

function judgePage(root: string, english: string): Freshness {
  const path = join(root, english);
  const recorded = readRecord(root)[english];
  if (recorded === undefined || !existsSync(path)) {
    return CURRENT;
  }
  const changed = changedBlocks(readFileSync(path, 'utf8'), recorded)
    .map(({ text }) => text)
    // Readers see nothing of the front matter.
    .filter((text) => !text.startsWith('---\n'));
  return changed.length === 0 ? CURRENT : { kind: 'stale', changed };
}
