import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REFERENCE_FILES } from '../../../../typedoc/plugin/contract';
import { REPOSITORY } from '../../../../typedoc/workspace/packages';
import {
  WORD_FILES,
  WORD_PARTS,
  type WordFile,
  stringifyWords,
} from '../../../search/words/record';
import type { SearchedSite } from './builtSearch';
import { putJSON } from '../../../../typedoc/report/files';
import { readRelevance, relevanceFile } from './relevance';
import {
  type AskedOfNames,
  type AskedOfPlaces,
  type DocumentedSymbol,
  readPages,
  readSymbols,
  type WordPageFile,
} from './readPlaces';

/*
 * Writes the words of a site that has been built, and asks the whole search what readers
 * ask. It reads its request from standard input. What became of the questions is printed and written
 * down for the tests: a page more in a guide must not keep the site from being built.
 */

export interface AfterBuildRequest extends SearchedSite {
  readonly pages: readonly WordPageFile[];
}

const BYTES_PER_KIB = 1024;

/** The words that readers of a language ask with; none where nobody has written them down yet. */
function readAskedWords(locale: string): { names: AskedOfNames; guides: AskedOfPlaces } {
  const read = (about: string): unknown => {
    const file = join(REPOSITORY, `src/search/words/asked/${about}.${locale}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  return { names: read('names') as AskedOfNames, guides: read('guides') as AskedOfPlaces };
}

async function main({ pages, ...site }: AfterBuildRequest): Promise<void> {
  const { symbols } = JSON.parse(
    readFileSync(join(site.reference, REFERENCE_FILES.whole), 'utf8'),
  ) as { readonly symbols: readonly DocumentedSymbol[] };
  const asked = readAskedWords(site.locale);
  const words: WordFile = {
    locale: site.locale,
    records: [
      ...(await readPages(pages, site.baseUrl, asked.guides)),
      ...readSymbols(symbols, asked.names),
    ],
  };
  const texts = stringifyWords(words);
  const sizes = WORD_PARTS.map((part) => {
    const file = join(site.outDir, WORD_FILES[part]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, texts[part]);
    return `${(gzipSync(texts[part]).length / BYTES_PER_KIB).toFixed(0)} KiB of ${part}`;
  });
  console.log(`Search: the words of ${String(words.records.length)} places, ${sizes.join(', ')}`);
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
