import type { TypeResult } from './answer';
import { decodeNames } from './names/decode';
import { loadTable } from './names/loadTable';
import { NameIndex } from './names/nameIndex';
import { type NameSearch, createNameSearch } from './names/search';
import type { TypePosition, TypeRequest } from './types/worker';
import type { WordRequest } from './words/worker';
import type { WordPage } from './words/wordPage';
import type { WordSearch } from './words/words';
import { createWorkerClient } from './worker/workerClient';

/** The ways to search the site in one language. */
export interface SearchWays {
  readonly findNames: NameSearch;
  /** Whether names are found by what they are called elsewhere too. */
  readonly knowsVocabulary: () => boolean;
  /** Loads what names are called elsewhere, which most queries do not need. */
  readonly learnVocabulary: () => Promise<void>;
  /** Finds so many of the closest types, and nothing where the query is no type. */
  readonly findTypes: (query: string, limit: number) => Promise<readonly TypeResult[]>;
  readonly findWords: WordSearch;
}

/** The search of the site in one language, of which each way is loaded when it is first used. */
export interface SearchSession extends SearchWays {
  /** The packages whose names are found. */
  readonly packages: readonly string[];
}

/** Only a build writes the index of words. */
const HAS_WORDS = process.env.NODE_ENV !== 'development';

const sessions = new Map<string, Promise<SearchSession>>();

/** Opens the search of the site below a base, once. After a failure it can be opened again. */
export function openSession(baseUrl: string): Promise<SearchSession> {
  const known = sessions.get(baseUrl);
  if (known !== undefined) {
    return known;
  }
  const session = createSession(baseUrl);
  sessions.set(baseUrl, session);
  session.catch(() => {
    sessions.delete(baseUrl);
  });
  return session;
}

async function createSession(baseUrl: string): Promise<SearchSession> {
  const symbols = decodeNames(await loadTable());
  const askTypes = createWorkerClient<TypeRequest, readonly TypePosition[]>(
    () => new Worker(new URL('./types/worker.ts', import.meta.url)),
  );
  const askWords = createWorkerClient<WordRequest, readonly WordPage[]>(
    () => new Worker(new URL('./words/worker.ts', import.meta.url)),
  );
  const names = NameIndex.of(symbols);
  let findNames = createNameSearch(names);
  let knowsVocabulary = false;
  return {
    packages: [...new Set(symbols.map((symbol) => symbol.package))],
    findNames: (query) => findNames(query),
    knowsVocabulary: () => knowsVocabulary,
    async learnVocabulary() {
      const { VOCABULARY } = await import('./names/vocabulary');
      if (!knowsVocabulary) {
        knowsVocabulary = true;
        findNames = createNameSearch(names, VOCABULARY);
      }
    },
    async findTypes(query, limit) {
      const hits = (await askTypes({ query, limit })) ?? [];
      return hits.flatMap(({ position, reasons }) => {
        const symbol = symbols[position];
        return symbol === undefined ? [] : [{ symbol, reasons }];
      });
    },
    findWords: async (query) => (HAS_WORDS ? ((await askWords({ baseUrl, query })) ?? []) : []),
  };
}
