import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_TEXTS } from '../../../../typedoc/plugin/texts';
import { WORDS_FOLDER } from '../../../search/words/loadPagefind';
import type { SearchedSite } from './builtSearch';
import { putJSON } from '../../../../typedoc/report/files';
import { readRelevance, relevanceFile } from './relevance';
import { type WordPageFile, writeWordIndex } from './wordIndex';

/*
 * Makes the index of words of a site that has been built, and asks the whole search what readers
 * ask. It reads its request from standard input. What became of the questions is printed and written
 * down for the tests: a page more in a guide must not keep the site from being built.
 */

export interface AfterBuildRequest extends SearchedSite {
  readonly pages: readonly WordPageFile[];
}

const BYTES_PER_KIB = 1024;

async function main({ pages, ...site }: AfterBuildRequest): Promise<void> {
  const bytes = await writeWordIndex(pages, {
    folder: join(site.outDir, WORDS_FOLDER),
    locale: site.locale,
    contents: Object.values(THEME_TEXTS).map(({ page }) => page.contents),
  });
  const size = (bytes / BYTES_PER_KIB).toFixed(0);
  console.log(`Search: the words of ${String(pages.length)} pages in ${size} KiB`);
  const relevance = await readRelevance(site);
  putJSON(relevanceFile(site.locale), relevance);
  for (const { name, queries, meanReciprocalRank, misses } of relevance) {
    const rank = meanReciprocalRank.toFixed(3);
    console.log(`Search by ${name}: mean reciprocal rank ${rank} over ${String(queries)} queries`);
    for (const miss of misses) {
      console.log(`  ${miss}`);
    }
  }
}

main(JSON.parse(readFileSync(0, 'utf8')) as AfterBuildRequest).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
