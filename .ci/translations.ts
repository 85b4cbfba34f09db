import { writeFileSync } from 'node:fs';
import { TRANSLATED_LOCALES } from '../typedoc/workspace/locales';
import { readRecord, recordFile } from '../typedoc/workspace/translationRecord';
import { readEnglishMessages, readMessages } from './messages';
import { findProblems, pairMessages, readPages, renewRecord } from './translatedTexts';

/*
 * Reports the pages and messages whose translation is missing, stale or broken:
 *
 *   npm run translations
 *
 * Records that translations match their current English:
 *
 *   npm run translated                                  those that are new
 *   npm run translated -- docs/recipes/prices.md blog   and this page and this folder
 *
 * `.ci/write-reference.ts --strict` does the same for the reference.
 */

const [command, ...names] = process.argv.slice(2);

for (const locale of TRANSLATED_LOCALES) {
  const record = readRecord('.', locale);
  const texts = [
    ...readPages('.', locale),
    ...pairMessages(readEnglishMessages(locale), readMessages(locale)),
  ];
  if (command === 'record') {
    const renewed = renewRecord(record, texts, names);
    writeFileSync(recordFile(locale), `${JSON.stringify(renewed, null, 2)}\n`);
  } else {
    for (const problem of findProblems(texts, record)) {
      console.error(problem);
      process.exitCode = 1;
    }
  }
}
