import { join } from 'node:path';
import { referenceLinks } from '../src/config/referenceLinks';
import { referenceRequest } from '../typedoc/reference/docusaurus';
import { HISTORY_FILE, recordRelease } from '../typedoc/reference/interfaces';
import { LOCALES } from '../typedoc/workspace/locales';
import { REPOSITORY, discoverPackages } from '../typedoc/workspace/packages';
import { requireChangeFiles } from './requireChangeFiles';

/*
 * Writes the API reference in all languages, without building the site.
 *
 *   --update  also updates the catalogues from the comments
 *   --strict  fails if a translation is missing, stale or broken, or if the change files do not announce
 *             a changed interface
 *   --release records the interfaces, and adds their changes to the history
 */

async function main(flags: readonly string[]): Promise<void> {
  // TypeDoc is an ES module; this file is loaded as CommonJS.
  const { writeReferences } = await import('../typedoc/reference/run');
  const translations = translationsOf(flags);
  const links = referenceLinks();
  const [source] = await writeReferences(
    LOCALES.map((locale) => referenceRequest({ locale, translations, links, print: console.log })),
  );
  const pages = [...(source?.pages.values() ?? [])];
  if (flags.includes('--strict')) {
    await requireChangeFiles(pages, discoverPackages());
  }
  if (flags.includes('--release')) {
    recordRelease(pages, discoverPackages(), join(REPOSITORY, HISTORY_FILE));
  }
}

function translationsOf(flags: readonly string[]): 'print' | 'update' | 'require' {
  if (flags.includes('--update')) {
    return 'update';
  }
  return flags.includes('--strict') ? 'require' : 'print';
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
