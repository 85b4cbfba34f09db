import { serveRequests } from '../worker/serveRequests';
import { ARCHIVE_FILE, loadPagefind, SCRIPT_FILE, WORDS_FOLDER } from './loadPagefind';
import type { Pagefind } from './pagefind';
import type { WordPage } from './wordPage';
import { createWordSearch, type WordSearch } from './words';

/** A query for the site below a base; an empty one only loads the worker. */
export interface WordRequest {
  readonly baseUrl: string;
  readonly query: string;
}

let search: Promise<WordSearch> | undefined;

serveRequests(async ({ baseUrl, query }: WordRequest): Promise<readonly WordPage[]> => {
  search ??= load(baseUrl);
  const findWords = await search;
  return findWords(query);
});

async function load(baseUrl: string): Promise<WordSearch> {
  const folder = `${baseUrl}${WORDS_FOLDER}/`;
  const loaded = await loadPagefind({
    // Pagefind writes its script beside its index, so that the bundler does not know it.
    importScript: () => import(/* webpackIgnore: true */ folder + SCRIPT_FILE) as Promise<Pagefind>,
    openArchive: () => openFile(folder + ARCHIVE_FILE),
  });
  return createWordSearch(baseUrl, loaded);
}

async function openFile(url: string): Promise<ReadableStream<BufferSource>> {
  const { ok, status, body } = await fetch(url);
  if (!ok || body === null) {
    throw new Error(`"${url}" was answered with ${String(status)}`);
  }
  return body;
}
