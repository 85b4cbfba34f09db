import type { Pagefind, PagefindPage, PagefindResult } from './pagefind';
import { shorterQueries, tellingWords } from './query';
import { weighPage } from './weighPage';
import { toWordPage, type WordPage } from './wordPage';

/** Finds pages by their words, the best first. */
export type WordSearch = (query: string) => Promise<readonly WordPage[]>;

/** How many pages are read for what they say. */
const MAX_PAGES = 20;
/** With fewer pages than that, pages are looked for that lack a word. */
const MIN_PAGES = 3;

/** What is left of the score of a page that lacks a word. */
const LACKING = 0.6;

/** How many of the words a page must have at least. */
const MIN_SHARE = 0.5;

/** Makes the search of the words of a site below a base: `/std/fr/`. */
export function createWordSearch(baseUrl: string, pagefind: Pagefind): WordSearch {
  return async (query) => {
    const words = tellingWords(query);
    const found = await findPages(pagefind, words);
    const pages = await Promise.all(found.slice(0, MAX_PAGES).map(readPage));
    return pages
      .map(({ page, score }) => weighPage(page, { score, words, baseUrl }))
      .filter(({ share }) => share >= MIN_SHARE)
      .sort((self, other) => other.score - self.score)
      .map(toWordPage);
  };
}

type FoundPage = Pick<PagefindResult, 'id' | 'score' | 'data'>;

/** Finds the pages that have all words, and where these are few, those that have all but one. */
async function findPages(
  pagefind: Pagefind,
  words: readonly string[],
): Promise<readonly FoundPage[]> {
  const { results: whole } = await pagefind.search(words.join(' '));
  if (whole.length >= MIN_PAGES) {
    return whole;
  }
  const shorter = await Promise.all(
    shorterQueries(words).map(async (each) => (await pagefind.search(each.join(' '))).results),
  );
  const pages = new Map<string, FoundPage>();
  for (const { id, score, data } of shorter.flat()) {
    // A page that several of the queries find has more of the words close together.
    const known = pages.get(id)?.score ?? 0;
    pages.set(id, { id, data, score: known + score * LACKING });
  }
  for (const { id, score, data } of whole) {
    pages.set(id, { id, data, score: (pages.get(id)?.score ?? 0) + score });
  }
  return [...pages.values()].sort((self, other) => other.score - self.score);
}

async function readPage({
  data,
  score,
}: FoundPage): Promise<{ readonly page: PagefindPage; readonly score: number }> {
  return { page: await data(), score };
}
