import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CONTENT_KINDS, contentFolder, isPart } from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import {
  changedBlocks,
  readRecord,
  type TranslationRecord,
} from '../../../typedoc/workspace/translationRecord';
import type { Freshness } from '.';

const CURRENT: Freshness = { kind: 'current' };

/** Returns a function that judges the pages of a language by the record of its translations. */
export function createFreshnessJudge(root: string, locale: string): (path: string) => Freshness {
  return (path) => {
    const file = relative(root, path).split(sep).join('/');
    // The note stands on the page that imports it.
    if (isPart(file)) {
      return CURRENT;
    }
    for (const kind of CONTENT_KINDS) {
      const english = contentFolder(kind, SOURCE_LOCALE);
      const translated = contentFolder(kind, locale);
      if (file.startsWith(`${translated}/`)) {
        return judgePage(readRecord(root, locale), root, english + file.slice(translated.length));
      }
      if (file.startsWith(`${english}/`)) {
        return { kind: 'untranslated' };
      }
    }
    return CURRENT;
  };
}

function judgePage(record: TranslationRecord, root: string, english: string): Freshness {
  const path = join(root, english);
  const recorded = record[english];
  if (recorded === undefined || !existsSync(path)) {
    return CURRENT;
  }
  const changed = changedBlocks(readFileSync(path, 'utf8'), recorded)
    .map(({ text }) => text)
    // Readers see nothing of the front matter.
    .filter((text) => !text.startsWith('---\n'));
  return changed.length === 0 ? CURRENT : { kind: 'stale', changed };
}
