import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeFolder } from './content';

/** The file that keeps the record of a language. `npm run translated` writes it. */
export function recordFile(locale: string): string {
  return `${localeFolder(locale)}/sources.json`;
}

/**
 * The English that each translation was made from: a hash by the path of the English page, or by the
 * file and id of a message, `i18n/fr/code.json#home.recipes`.
 */
export type TranslationRecord = Readonly<Record<string, string>>;

/** Reads the record of a language; it is empty if there is no file yet. */
export function readRecord(root: string, locale: string): TranslationRecord {
  const file = join(root, recordFile(locale));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationRecord) : {};
}

/** Returns the hash of an English text as the record has it. */
export function hashOf(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 8);
}
