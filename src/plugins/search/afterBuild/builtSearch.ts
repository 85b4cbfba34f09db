import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { WORD_FILES, parseWords } from '../../../search/words/record';
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
export function openBuiltSearch(site: SearchedSite): SearchWays {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(site.reference, file), 'utf8'));
  const text = (file: string): string => readFileSync(join(site.outDir, file), 'utf8');
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
    findWords: createWordSearch(
      parseWords(
        {
          pages: text(WORD_FILES.pages),
          texts: text(WORD_FILES.texts),
          names: text(WORD_FILES.names),
        },
        symbols,
      ),
      site.baseUrl,
    ),
  };
}
