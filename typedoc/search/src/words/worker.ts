import { decodeNames } from '../names/decode';
import { serveRequests } from '../worker/serveRequests';
import { WORD_FILES, parseWords } from './record';
import type { WordPage } from './wordPage';
import { createWordSearch, type WordSearch } from './words';

/** A query for the site below a base. */
export interface WordRequest {
  readonly baseUrl: string;
  readonly query: string;
}

/** Lets a worker find words; the table of names has the names among the places. */
export function serveWords(loadTable: () => Promise<string>): void {
  let search: Promise<WordSearch> | undefined;
  serveRequests(async ({ query, baseUrl }: WordRequest): Promise<readonly WordPage[]> => {
    search ??= load(baseUrl, loadTable());
    search.catch(() => {
      // A part that failed to load is asked for again with the next query.
      search = undefined;
    });
    const findWords = await search;
    return findWords(query);
  });
}

async function load(baseUrl: string, loading: Promise<string>): Promise<WordSearch> {
  const [table, pages, texts, names] = await Promise.all([
    loading,
    loadText(baseUrl + WORD_FILES.pages),
    loadText(baseUrl + WORD_FILES.texts),
    loadText(baseUrl + WORD_FILES.names),
  ]);
  return createWordSearch(parseWords({ pages, texts, names }, decodeNames(table)));
}

async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`"${url}" was answered with ${String(response.status)}`);
  }
  return response.text();
}
