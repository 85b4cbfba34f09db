import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CONTENT_FOLDERS } from '../../../typedoc/workspace/content';
import {
  changedBlocks,
  RECORD_FILE,
  type TranslationRecord,
} from '../../../typedoc/workspace/translationRecord';
import type { Freshness } from '.';

/** Returns a function that judges French pages by the record of their translations. */
export function createFreshnessJudge(root: string): (path: string) => Freshness {
  return (path) => {
    const file = relative(root, path).split(sep).join('/');
    for (const { en, fr } of Object.values(CONTENT_FOLDERS)) {
      if (file.startsWith(`${fr}/`)) {
        return judgePage(root, en + file.slice(fr.length));
      }
      if (file.startsWith(`${en}/`)) {
        return { kind: 'untranslated' };
      }
    }
    return { kind: 'current' };
  };
}

function judgePage(root: string, english: string): Freshness {
  const path = join(root, english);
  const recordFile = join(root, RECORD_FILE);
  if (!existsSync(path) || !existsSync(recordFile)) {
    return { kind: 'current' };
  }
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as TranslationRecord;
  const changed = changedBlocks(readFileSync(path, 'utf8'), record[english] ?? '')
    .map(({ text }) => text)
    // Readers see nothing of it.
    .filter((text) => !text.startsWith('---\n'));
  return changed.length === 0 ? { kind: 'current' } : { kind: 'stale', changed };
}
