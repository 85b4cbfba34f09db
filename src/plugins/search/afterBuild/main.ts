import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_TEXTS } from '../../../../typedoc/plugin/texts';
import { WORDS_FOLDER } from '../../../search/words/loadPagefind';
import type { SearchedSite } from './builtSearch';
import { readRelevance } from './relevance';
import { type WordPageFile, writeWordIndex } from './wordIndex';

/*
 * Makes the index of words of a site that has been built, and asks the whole search what readers
 * ask. It reads its request from standard input, and fails where answers are not relevant enough.
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
  for (const { name, queries, meanReciprocalRank, floor, misses } of await readRelevance(site)) {
    const rank = meanReciprocalRank.toFixed(3);
    console.log(`Search by ${name}: mean reciprocal rank ${rank} over ${String(queries)} queries`);
    for (const miss of misses) {
      console.log(`  ${miss}`);
    }
    if (meanReciprocalRank < floor) {
      console.error(`The mean reciprocal rank of ${name} is below ${String(floor)}`);
      process.exitCode = 1;
    }
  }
}

main(JSON.parse(readFileSync(0, 'utf8')) as AfterBuildRequest).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
