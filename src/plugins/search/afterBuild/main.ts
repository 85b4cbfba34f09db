import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WORD_FILES, WORD_PARTS, stringifyWords } from '@tstd-internal/search/build';
import { REFERENCE_FILES } from '../../../../typedoc/plugin/contract';
import { putJSON, readJSON } from '../../../../typedoc/report/files';
import { REPOSITORY } from '../../../../typedoc/workspace/packages';
import type { SearchedSite } from './builtSearch';
import {
  type AskedOfNames,
  type AskedOfPlaces,
  type DocumentedSymbol,
  readPages,
  readSymbols,
  type WordPageFile,
} from './readPlaces';
import { readRelevance, relevanceFile } from './relevance';

/*
 * Writes the words of a site that has been built, and asks the whole search what readers ask. It
 * reads its request from standard input. What became of the questions is printed and written down
 * for the tests: a page more in a guide must not keep the site from being built.
 */

export interface AfterBuildRequest extends SearchedSite {
  readonly baseUrl: string;
  readonly pages: readonly WordPageFile[];
}

const BYTES_PER_KIB = 1024;

async function main({ pages, baseUrl, ...site }: AfterBuildRequest): Promise<void> {
  const { symbols } = readJSON(join(site.reference, REFERENCE_FILES.whole)) as {
    readonly symbols: readonly DocumentedSymbol[];
  };
  // The words that readers ask with; none where nobody has written them down yet.
  const asked = (about: string): unknown =>
    readJSON(join(REPOSITORY, `typedoc/search/src/words/asked/${about}.${site.locale}.json`)) ?? {};
  const records = [
    ...(await readPages(pages, baseUrl, asked('guides') as AskedOfPlaces)),
    ...readSymbols(symbols, asked('names') as AskedOfNames),
  ];
  const texts = stringifyWords({ locale: site.locale, records });
  const sizes = WORD_PARTS.map((part) => {
    const file = join(site.outDir, WORD_FILES[part]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, texts[part]);
    return `${(gzipSync(texts[part]).length / BYTES_PER_KIB).toFixed(0)} KiB of ${part}`;
  });
  console.log(`Search: the words of ${String(records.length)} places, ${sizes.join(', ')}`);
  const relevance = await readRelevance(site);
  putJSON(relevanceFile(site.locale), relevance);
  for (const { name, queries, meanReciprocalRank, floor, misses } of relevance) {
    const rank = meanReciprocalRank.toFixed(3);
    console.log(`Search by ${name}: mean reciprocal rank ${rank} over ${String(queries)} queries`);
    for (const miss of meanReciprocalRank < floor ? misses : []) {
      console.log(`  ${miss}`);
    }
  }
}

main(JSON.parse(readFileSync(0, 'utf8')) as AfterBuildRequest).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
