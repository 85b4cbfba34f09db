import { readFileSync, writeFileSync } from 'node:fs';
import { readRecord, RECORD_FILE, recordOf } from '../typedoc/workspace/translationRecord';
import { MESSAGES, readEnglishMessages } from './englishMessages';
import { listTranslatedMessages, listTranslatedPages, readMessageFiles } from './translations';

/*
 * Records that the French of pages and messages says what their English says now:
 *
 *   npm run translated                              what is new
 *   npm run translated -- docs/recipes/prices.md    what is new, and this page
 */

/** What the English of all pages and messages says now. */
function readEnglish(): ReadonlyMap<string, string> {
  const messages = listTranslatedMessages(readMessageFiles(MESSAGES), readEnglishMessages());
  return new Map([
    ...listTranslatedPages('.').map(
      ({ source }) => [source, recordOf(readFileSync(source, 'utf8'))] as const,
    ),
    ...[...messages].map(([place, message]) => [place, recordOf(message)] as const),
  ]);
}

const names = process.argv.slice(2);
const english = readEnglish();
const unknown = names.filter((name) => !english.has(name));
if (unknown.length > 0) {
  console.error(
    `No page or message with a translation is called ${unknown.join(' or ')}; ` +
      'write a page as docs/recipes/prices.md, and a message as i18n/fr/code.json#home.recipes',
  );
  process.exitCode = 1;
} else {
  const record = readRecord('.');
  const entries = [...english]
    .map(([name, now]) => [name, names.includes(name) ? now : (record[name] ?? now)] as const)
    .sort(([self], [other]) => (self < other ? -1 : 1));
  writeFileSync(RECORD_FILE, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`);
  for (const [name, hashes] of entries) {
    if (record[name] !== hashes) {
      console.log(`recorded ${name}`);
    }
  }
}
