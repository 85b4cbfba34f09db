import { withSymbols } from '../answer';
import { createNameSearch } from '../names/search';
import type { NamedSymbol } from '../names/symbol';
import { VOCABULARY } from '../names/vocabulary';
import type { SearchWays } from '../session';
import { type TypeIndex, TypeSearch } from '../types';
import type { WordFile } from '../words/record';
import { createWordSearch } from '../words/words';

/** What is searched; the ids in the index of types are positions among the symbols. */
export interface SearchData {
  readonly symbols: readonly NamedSymbol[];
  readonly types: TypeIndex;
  readonly words: WordFile;
}

/** Opens a search without workers, of what has been read already. */
export function openWays({ symbols, types, words }: SearchData): SearchWays {
  const typeSearch = new TypeSearch(types);
  return {
    learnVocabulary: () => undefined,
    findNames: createNameSearch(symbols, VOCABULARY),
    findTypes: (query) => Promise.resolve(withSymbols(typeSearch.search(query), symbols)),
    findWords: createWordSearch(words),
  };
}
