import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  REFERENCE_FILES,
  type ReferenceSymbol,
  type TypeIndex,
} from '../../../../typedoc/plugin/contract';
import { decodeNames } from '../../../search/names/decode';
import { encodeNames } from '../../../search/names/encode';
import { NameIndex } from '../../../search/names/nameIndex';
import { createNameSearch } from '../../../search/names/search';
import { VOCABULARY } from '../../../search/names/vocabulary';
import type { SearchWays } from '../../../search/session';
import { TypeSearch } from '../../../search/types';
import {
  ARCHIVE_FILE,
  type LoadedPagefind,
  loadPagefind,
  SCRIPT_FILE,
  WORDS_FOLDER,
} from '../../../search/words/loadPagefind';
import type { Pagefind } from '../../../search/words/pagefind';
import { createWordSearch } from '../../../search/words/words';
import { withPositions } from '../withPositions';

/** A site that has been built in one language. */
export interface SearchedSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly locale: string;
  /** The folder of the reference, with the tables of names and types. */
  readonly reference: string;
}

/** Opens the search of a site that has been built, as a browser does. */
export async function openBuiltSearch(site: SearchedSite): Promise<SearchWays> {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(site.reference, file), 'utf8'));
  const reference = read(REFERENCE_FILES.symbols) as readonly ReferenceSymbol[];
  const symbols = decodeNames(encodeNames(reference));
  const types = new TypeSearch(withPositions(read(REFERENCE_FILES.types) as TypeIndex, reference));
  return {
    knowsVocabulary: () => true,
    learnVocabulary: () => Promise.resolve(),
    findNames: createNameSearch(NameIndex.of(symbols), VOCABULARY),
    findTypes: (query, limit) =>
      Promise.resolve(
        (types.search(query, limit) ?? []).flatMap(({ id, reasons }) => {
          const symbol = symbols[id];
          return symbol === undefined ? [] : [{ symbol, reasons }];
        }),
      ),
    findWords: createWordSearch(site.baseUrl, await loadBuiltPagefind(site.outDir)),
  };
}

function loadBuiltPagefind(outDir: string): Promise<LoadedPagefind> {
  const folder = join(outDir, WORDS_FOLDER);
  return loadPagefind({
    importScript: () => import(pathToFileURL(join(folder, SCRIPT_FILE)).href) as Promise<Pagefind>,
    openArchive: () =>
      Promise.resolve(new Blob([readFileSync(join(folder, ARCHIVE_FILE))]).stream()),
  });
}
