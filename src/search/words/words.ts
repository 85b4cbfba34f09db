import type { LoadedPagefind } from './loadPagefind';
import type { Pagefind, PagefindPage, PagefindResult } from './pagefind';
import { significantWords } from './query';
import { createSpeller } from './spelling';
import { weighPage } from './weighPage';
import { toWordPage, type WordPage } from './wordPage';

/** Finds pages by their words, the best first. */
export type WordSearch = (query: string) => Promise<readonly WordPage[]>;

/** How many pages are read for what they say. */
const MAX_PAGES = 20;
/** How many of the words a page must have at least. */
const MIN_SHARE = 0.5;

/** Makes the search of the words of a site below a base: `/std/fr/`. */
export function createWordSearch(baseUrl: string, { pagefind, texts }: LoadedPagefind): WordSearch {
  const correct = createSpeller(texts);
  return async (query) => {
    const asked = significantWords(query);
    const words = asked.map(correct);
    const found = await findPages(words, pagefind);
    const pages = await Promise.all(found.slice(0, MAX_PAGES).map(readPage));
    return pages
      .map(({ page, score }) => weighPage(page, { score, asked, words, baseUrl }))
      .filter(({ share, hasAsked }) => share >= MIN_SHARE && (hasAsked || asked.length === 1))
      .sort((self, other) => other.score - self.score)
      .map(toWordPage);
  };
}

/** Finds the pages that have any of the words, those with the rarest of them first. */
async function findPages(
  words: readonly string[],
  pagefind: Pagefind,
): Promise<readonly PagefindResult[]> {
  const found = await Promise.all(words.map((word) => pagefind.search(word)));
  const pages = new Map<string, PagefindResult>();
  for (const { id, score, data } of found.flatMap(({ results }) => results)) {
    pages.set(id, { id, data, score: (pages.get(id)?.score ?? 0) + score });
  }
  return [...pages.values()].sort((self, other) => other.score - self.score);
}

async function readPage({
  data,
  score,
}: PagefindResult): Promise<{ readonly page: PagefindPage; readonly score: number }> {
  return { page: await data(), score };
}
