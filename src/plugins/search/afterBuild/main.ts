import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringifyWords } from '@tstd-internal/search/build';
import { REFERENCE_FILES } from '../../../../typedoc/plugin/contract';
import { readJSON } from '../../../../typedoc/report/files';
import { REPOSITORY } from '../../../../typedoc/workspace/packages';
import {
  type AskedOfNames,
  type AskedOfPlaces,
  type DocumentedSymbol,
  readPages,
  readSymbols,
  type WordPageFile,
} from './readPlaces';

/*
 * Writes the words of a site that has been built. It reads its request from standard input.
 */

export interface AfterBuildRequest {
  readonly outDir: string;
  readonly locale: string;
  /** The folder of the reference. */
  readonly reference: string;
  readonly baseUrl: string;
  readonly pages: readonly WordPageFile[];
}

async function main({
  pages,
  baseUrl,
  outDir,
  locale,
  reference,
}: AfterBuildRequest): Promise<void> {
  const { symbols } = readJSON(join(reference, REFERENCE_FILES.whole)) as {
    readonly symbols: readonly DocumentedSymbol[];
  };
  // The words that readers ask with; none where nobody has written them down yet.
  const asked = (about: string): unknown =>
    readJSON(join(REPOSITORY, `typedoc/search/src/words/asked/${about}.${locale}.json`)) ?? {};
  const records = [
    ...(await readPages(pages, baseUrl, asked('guides') as AskedOfPlaces)),
    ...readSymbols(symbols, asked('names') as AskedOfNames),
  ];
  for (const [name, text] of Object.entries(stringifyWords({ locale, records }))) {
    const file = join(outDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Search: the words of ${String(records.length)} places`);
}

main(JSON.parse(readFileSync(0, 'utf8')) as AfterBuildRequest).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
