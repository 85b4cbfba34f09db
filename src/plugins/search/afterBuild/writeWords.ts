import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringifyWords } from '@tstd-internal/search/build';
import { REFERENCE_FILES } from '../../../../typedoc/plugin/contract';
import { readJSON } from '../../../../typedoc/workspace/files';
import {
  type AskedOfNames,
  type AskedOfPlaces,
  type DocumentedSymbol,
  type WordPageFile,
  readPages,
  readSymbols,
} from './readPlaces';

export interface BuiltSite {
  readonly siteDir: string;
  /** The folder of the reference. */
  readonly reference: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly locale: string;
  readonly pages: readonly WordPageFile[];
}

/** Writes the words of a site that has been built, and returns how many places have some. */
export async function writeWords(site: BuiltSite): Promise<number> {
  const { siteDir, locale, outDir } = site;
  const whole = await readFile(join(site.reference, REFERENCE_FILES.whole), 'utf8');
  const { symbols } = JSON.parse(whole) as { readonly symbols: readonly DocumentedSymbol[] };
  // The words that readers ask with; none where nobody has written them down yet.
  const asked = (about: string): unknown =>
    readJSON(join(siteDir, `typedoc/search/src/words/asked/${about}.${locale}.json`)) ?? {};
  const records = [
    ...(await readPages(site.pages, site.baseUrl, asked('guides') as AskedOfPlaces)),
    ...readSymbols(symbols, asked('names') as AskedOfNames),
  ];
  for (const [name, text] of Object.entries(stringifyWords({ locale, records }))) {
    const file = join(outDir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return records.length;
}
