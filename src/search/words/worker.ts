import { serveRequests } from '../worker/serveRequests';
import { RECORDS_FILE, parseWords } from './record';
import type { WordPage } from './wordPage';
import { createWordSearch, type WordSearch } from './words';

/** A query for the site below a base; an empty one only loads the worker. */
export interface WordRequest {
  readonly baseUrl: string;
  readonly query: string;
}

let search: Promise<WordSearch> | undefined;

serveRequests(async ({ query, baseUrl }: WordRequest): Promise<readonly WordPage[]> => {
  search ??= load(baseUrl);
  search.catch(() => {
    // A part that failed to load is asked for again with the next query.
    search = undefined;
  });
  const findWords = await search;
  return findWords(query);
});

async function load(baseUrl: string): Promise<WordSearch> {
  const url = baseUrl + RECORDS_FILE;
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`"${url}" was answered with ${String(response.status)}`);
  }
  return createWordSearch(parseWords(await response.text()), baseUrl);
}
