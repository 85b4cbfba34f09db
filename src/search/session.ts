import type { TypeResult } from './answer';
import { decodeNames } from './names/decode';
import { type NameSearch, createNameSearch } from './names/search';
import type { TypeReply, TypeRequest } from './types/worker';
import type { Pagefind } from './words/pagefind';
import { type WordSearch, createWordSearch, pagefindLoader } from './words/words';

/** The ways to search the site in one language, each loaded when it is first used. */
export interface SearchSession {
  readonly findNames: NameSearch;
  /** Finds nothing where the query is no type. */
  readonly findTypes: (query: string) => Promise<readonly TypeResult[]>;
  readonly findWords: WordSearch;
}

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
  const { default: table } = await import('@generated/search/default/names.json');
  const symbols = decodeNames(table);
  const askWorker = workerClient();
  return {
    findNames: createNameSearch(symbols),
    async findTypes(query) {
      const hits = await askWorker(query);
      return hits.flatMap(({ position, reasons }) => {
        const symbol = symbols[position];
        return symbol === undefined ? [] : [{ symbol, reasons }];
      });
    },
    findWords: createWordSearch(baseUrl, pagefindLoader(baseUrl, importScript)),
  };
}

/** Pagefind writes its script beside its index, so that the bundler does not know it. */
function importScript(path: string): Promise<Pagefind> {
  return import(/* webpackIgnore: true */ path) as Promise<Pagefind>;
}

/** Asks the worker that knows the types, which starts with the first question. */
function workerClient(): (query: string) => Promise<TypeReply['hits']> {
  const waiting = new Map<number, (hits: TypeReply['hits']) => void>();
  let worker: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const started = new Worker(new URL('./types/worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<TypeReply>) => {
      waiting.get(data.id)?.(data.hits);
      waiting.delete(data.id);
    });
    started.addEventListener('error', () => {
      // It could not be loaded: names and words answer without it, and the next question tries again.
      for (const settle of waiting.values()) {
        settle([]);
      }
      waiting.clear();
      worker = undefined;
    });
    return started;
  }

  return (query) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      worker ??= start();
      const request: TypeRequest = { id: last, query };
      worker.postMessage(request);
    });
}
