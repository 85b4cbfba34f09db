import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWhenChanged } from '../typedoc/plugin/git';
import { readRecord, RECORD_FILE } from '../typedoc/workspace/translationRecord';
import { MESSAGES, readEnglishMessages } from './englishMessages';
import {
  findBrokenMessages,
  findBrokenPages,
  findMissingMessages,
  findMissingPages,
  findStaleMessages,
  findStalePages,
  listTranslatedMessages,
  readMessageFiles,
} from './translations';

/*
 * Fails when a page or a message of the site is not in French, or in a French of an older text,
 * or has lost a part in French.
 * The API reference has a check of its own: `.ci/write-reference.ts --strict`.
 */

const THEME_MESSAGES = 'node_modules/@docusaurus/theme-translations/locales/fr';

/** The ids of the messages that Docusaurus translates to French itself. */
function readThemeMessages(): ReadonlySet<string> {
  const files = readdirSync(THEME_MESSAGES).map((file) => join(THEME_MESSAGES, file));
  return new Set(
    files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)),
  );
}

const present = readMessageFiles(MESSAGES);
const english = readEnglishMessages();
const record = readRecord('.');
const problems = [
  ...findMissingPages('.'),
  ...findStalePages({
    root: '.',
    record,
    // The page as it was when its translation was recorded last.
    readOld: (page) =>
      readWhenChanged('.', page, { file: RECORD_FILE, text: `"${page}": "${record[page] ?? ''}"` }),
  }),
  ...findBrokenPages('.'),
  ...findMissingMessages(present, english, readThemeMessages()),
  ...findStaleMessages(listTranslatedMessages(present, english), record),
  ...findBrokenMessages(present, english),
];
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
