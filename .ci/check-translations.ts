import {
  findBrokenMessages,
  findBrokenPages,
  findMissingMessages,
  findMissingPages,
  findStaleMessages,
  findStalePages,
  listTranslatedMessages,
  pageFolders,
  readMessageFiles,
  translatedFolders,
} from '../src/plugins/translations/translations';
import { readWhenChanged } from '../typedoc/plugin/git';
import { TRANSLATED_LOCALES } from '../typedoc/workspace/locales';
import { readRecord, recordFile } from '../typedoc/workspace/translationRecord';
import { readEnglishMessages } from './englishMessages';
import { readThemeMessages } from './themeMessages';

/*
 * Fails when a page or a message of the site is not translated to a language, or from an older text,
 * or has lost a part in translation.
 * The API reference has a check of its own: `.ci/write-reference.ts --strict`.
 */

function findProblems(locale: string): readonly string[] {
  const present = readMessageFiles('.', locale);
  const english = readEnglishMessages(locale);
  const record = readRecord('.', locale);
  return [
    ...findMissingPages('.', pageFolders(locale)),
    ...findStalePages({
      root: '.',
      record,
      folders: translatedFolders(locale),
      // The page as it was when its translation was recorded last.
      readOld: (page) =>
        readWhenChanged('.', page, {
          file: recordFile(locale),
          text: `"${page}": "${record[page] ?? ''}"`,
        }),
    }),
    ...findBrokenPages('.', locale),
    ...findMissingMessages(present, english, readThemeMessages(locale)),
    ...findStaleMessages(listTranslatedMessages(present, english), record),
    ...findBrokenMessages(present, english, locale),
  ];
}

const problems = TRANSLATED_LOCALES.flatMap(findProblems);
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
