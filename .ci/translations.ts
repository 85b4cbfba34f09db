import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { referenceLinks } from '../src/config/referenceLinks';
import { referenceRequest } from '../typedoc/reference/docusaurus';
import { readmeFolder } from '../typedoc/workspace/content';
import { type Locale, SOURCE_LOCALE, TRANSLATED_LOCALES } from '../typedoc/workspace/locales';
import { discoverPackages, findPackage } from '../typedoc/workspace/packages';
import { readRecord, recordFile } from '../typedoc/workspace/translationRecord';
import { readEnglishMessages, readMessages } from './messages';
import {
  type TranslatedText,
  findProblems,
  pairMessages,
  readPages,
  renewRecord,
  selectTexts,
} from './translatedTexts';

/*
 * Reports translations that are missing, stale or broken:
 *
 *   npm run translations                                all
 *   npm run translations -- core docs/recipes           those of this package and this folder
 *
 * Records that translations match their current English:
 *
 *   npm run translated                                  new translations
 *   npm run translated -- docs/recipes/prices.md blog   also those of this page and this folder
 */

const READMES = readmeFolder(SOURCE_LOCALE);
const PACKAGES = discoverPackages();

async function main([command, ...names]: readonly string[]): Promise<void> {
  if (command === 'check' && names.length === 0) {
    const { status } = spawnSync('npm run translations:all', { shell: true, stdio: 'inherit' });
    process.exitCode = status ?? 1;
    return;
  }
  const named = names.map(folderOf);
  for (const locale of TRANSLATED_LOCALES) {
    const record = readRecord('.', locale);
    // Listing the messages takes longer than everything else.
    const needsMessages = command !== 'check' || names.some((name) => name.includes('#'));
    const texts = [
      ...readPages('.', locale),
      ...(needsMessages ? pairMessages(readEnglishMessages(locale), readMessages(locale)) : []),
    ];
    if (command === 'record') {
      const renewed = renewRecord(record, texts, named);
      writeFileSync(recordFile(locale), `${JSON.stringify(renewed, null, 2)}\n`);
      continue;
    }
    const checked = command === 'check' ? selectTexts(texts, named) : texts;
    for (const problem of findProblems(checked, record)) {
      console.error(problem);
      process.exitCode = 1;
    }
    if (command === 'check') {
      await checkComments(locale, checked);
    }
  }
}

/** Accepts the name or the folder of a package. */
function folderOf(name: string): string {
  const found = findPackage(PACKAGES, name);
  return found === undefined ? name : `${READMES}/${found.shortName}`;
}

async function checkComments(locale: Locale, texts: readonly TranslatedText[]): Promise<void> {
  const names = new Set(texts.map(({ name }) => name));
  const packages = PACKAGES.filter(({ shortName }) =>
    names.has(`${READMES}/${shortName}/README.md`),
  );
  if (packages.length > 0) {
    // TypeDoc is an ES module; this file is loaded as CommonJS.
    const { requireTranslations } = await import('../typedoc/reference/run');
    await requireTranslations(referenceRequest({ locale, links: referenceLinks() }), packages);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
