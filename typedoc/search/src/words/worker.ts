import { decodeNames } from '../names/table';
import { serveRequests } from '../worker/serveRequests';
import { readWords } from './record';
import { type WordPage, type WordSearch, createWordSearch } from './words';

/** A query for the site below a base. */
export interface WordRequest {
  readonly baseUrl: string;
  readonly query: string;
}

/** Lets a worker find words; the table of names has the names among the places. */
export function serveWords(loadTable: () => Promise<string>): void {
  let search: Promise<WordSearch> | undefined;
  serveRequests(async ({ query, baseUrl }: WordRequest): Promise<readonly WordPage[]> => {
    search ??= readWords((file) => loadText(baseUrl + file), loadTable().then(decodeNames)).then(
      createWordSearch,
    );
    const findWords = await search;
    return findWords(query);
  });
}

async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`"${url}" was answered with ${String(response.status)}`);
  }
  return response.text();
}
