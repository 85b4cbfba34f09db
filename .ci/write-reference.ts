import { referenceLinks } from '../src/config/referenceLinks';
import { referenceRequest } from '../typedoc/reference/docusaurus';
import { LOCALES } from '../typedoc/workspace/locales';

/*
 * Writes the API reference in all languages, without building the site.
 *
 *   --update  also updates the catalogues from the comments
 *   --strict  fails if a translation is missing, stale or broken
 */

async function main(flags: readonly string[]): Promise<void> {
  // TypeDoc is an ES module; this file is loaded as CommonJS.
  const { writeReferences } = await import('../typedoc/reference/run');
  const translations = translationsOf(flags);
  const links = referenceLinks();
  await writeReferences(
    LOCALES.map((locale) => referenceRequest({ locale, translations, links, print: console.log })),
  );
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
