import { readFileSync } from 'node:fs';
import {
  listTranslatedMessages,
  listTranslatedPages,
  readMessageFiles,
  translatedFolders,
} from '../src/plugins/translations/translations';
import { putJSON } from '../typedoc/workspace/files';
import { type Locale, TRANSLATED_LOCALES } from '../typedoc/workspace/locales';
import { readRecord, recordFile, recordOf } from '../typedoc/workspace/translationRecord';
import { readEnglishMessages } from './englishMessages';

/*
 * Records that the translations of pages and messages say what their English says now:
 *
 *   npm run translated                                   what is new
 *   npm run translated -- docs/recipes/prices.md         what is new, and this page in all languages
 *   npm run translated -- fr docs/recipes/prices.md      what is new, and this page in French
 */

/** Reads the English of today of all pages and messages that are translated to a language. */
function readEnglish(locale: Locale): ReadonlyMap<string, string> {
  const messages = listTranslatedMessages(
    readMessageFiles('.', locale),
    readEnglishMessages(locale),
  );
  return new Map([
    ...listTranslatedPages('.', translatedFolders(locale)).map(
      ({ source }) => [source, recordOf(readFileSync(source, 'utf8'))] as const,
    ),
    ...[...messages].map(([place, message]) => [place, recordOf(message)] as const),
  ]);
}

function record(
  locale: Locale,
  english: ReadonlyMap<string, string>,
  names: readonly string[],
): void {
  const before = readRecord('.', locale);
  const entries = [...english]
    .map(([name, now]) => [name, names.includes(name) ? now : (before[name] ?? now)] as const)
    .sort(([self], [other]) => (self < other ? -1 : 1));
  putJSON(recordFile(locale), Object.fromEntries(entries));
  for (const [name, hashes] of entries) {
    if (before[name] !== hashes) {
      console.log(`recorded ${name} in ${recordFile(locale)}`);
    }
  }
}

const [first = '', ...rest] = process.argv.slice(2);
const only = TRANSLATED_LOCALES.find((locale) => locale === first);
const names = only === undefined ? [first, ...rest].filter((name) => name !== '') : rest;
const languages = (only === undefined ? TRANSLATED_LOCALES : [only]).map(
  (locale) => [locale, readEnglish(locale)] as const,
);
const unknown = names.filter((name) => !languages.some(([, english]) => english.has(name)));
if (unknown.length > 0) {
  console.error(
    `No page or message with a translation is called ${unknown.join(' or ')}; ` +
      'write a page as docs/recipes/prices.md, and a message as i18n/fr/code.json#home.recipes',
  );
  process.exitCode = 1;
} else {
  for (const [locale, english] of languages) {
    record(locale, english, names);
  }
}
