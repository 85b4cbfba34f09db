import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeFolder } from './content';

export function recordFile(locale: string): string {
  return `${localeFolder(locale)}/sources.json`;
}

/** The hash of the English, by the path of its page or by `i18n/fr/code.json#home.recipes`. */
export type TranslationRecord = Readonly<Record<string, string>>;

export function readRecord(root: string, locale: string): TranslationRecord {
  const file = join(root, recordFile(locale));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationRecord) : {};
}

export function hashOf(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 8);
}
