import { type TypeResult, withSymbols } from './answer';
import { decodeNames } from './names/table';
import { prepareNames } from './names/name';
import { type NameSearch, createNameSearch } from './names/search';
import type { TypeHit } from './types';
import type { WordRequest } from './words/worker';
import type { WordPage, WordSearch } from './words/words';
import { createWorkerClient } from './worker/workerClient';

/** The ways to search a site in one language. */
export interface SearchWays {
  readonly findNames: NameSearch;
  /** Loads what names are called elsewhere; undefined once they are found by that too. */
  readonly learnVocabulary: () => Promise<void> | undefined;
  /** Finds the closest types, and nothing where the query is no type. */
  readonly findTypes: (query: string) => Promise<readonly TypeResult[]>;
  readonly findWords: WordSearch;
}

/** The search of a site in one language, of which each way is loaded when it is first used. */
export interface SearchSession extends SearchWays {
  /** The packages whose names are found. */
  readonly packages: readonly string[];
}

/** Where a site has what is searched. */
export interface SearchSources {
  /** The table of names, as `encodeNames` writes it. */
  readonly loadTable: () => Promise<string>;
  /** Starts a worker that calls `serveTypes`. */
  readonly startTypes: () => Worker;
  /** Starts a worker that calls `serveWords`; left out where no words have been written. */
  readonly startWords?: () => Worker;
  /** The base of the site in its language, with the files of words: `/std/fr/`. */
  readonly baseUrl: string;
}

/** Opens the search of a site. */
export async function openSession(sources: SearchSources): Promise<SearchSession> {
  const { baseUrl, startTypes, startWords } = sources;
  const symbols = decodeNames(await sources.loadTable());
  const askTypes = createWorkerClient<string, readonly TypeHit[]>(startTypes);
  const askWords = startWords && createWorkerClient<WordRequest, readonly WordPage[]>(startWords);
  const names = prepareNames(symbols);
  let findNames = createNameSearch(symbols, undefined, names);
  let isLearned = false;
  const learn = async (): Promise<void> => {
    const { VOCABULARY } = await import('./names/vocabulary');
    // Each key that is typed until it comes waits for it.
    if (!isLearned) {
      isLearned = true;
      findNames = createNameSearch(symbols, VOCABULARY, names);
    }
  };
  return {
    packages: [...new Set(symbols.map((symbol) => symbol.package))],
    findNames: (query) => findNames(query),
    learnVocabulary: () => (isLearned ? undefined : learn()),
    findTypes: async (query) => withSymbols((await askTypes(query)) ?? [], symbols),
    findWords: async (query) => (await askWords?.({ baseUrl, query })) ?? [],
  };
}
