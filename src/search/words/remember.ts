import type { Pagefind, PagefindPage, PagefindResult } from './pagefind';

/** Finds the pages that have a word. */
export type FindPages = (word: string) => Promise<readonly PagefindResult[]>;

/** As many words as a few questions have, with all their beginnings. */
const MAX_WORDS = 100;

/**
 * Lets words that were looked for before, and the pages that were read, be there at once: while one
 * types, all words stay but the last.
 */
export function rememberPages(pagefind: Pagefind): FindPages {
  const known = new Map<string, Promise<readonly PagefindResult[]>>();
  return (word) => {
    const found = known.get(word) ?? findPages(pagefind, word);
    // The word that was asked for last is forgotten last.
    known.delete(word);
    known.set(word, found);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > MAX_WORDS) {
      known.delete(oldest);
    }
    return found;
  };
}

async function findPages(pagefind: Pagefind, word: string): Promise<readonly PagefindResult[]> {
  const { results } = await pagefind.search(word);
  return results.map((result) => ({ ...result, data: readOnce(result) }));
}

function readOnce({ data }: PagefindResult): PagefindResult['data'] {
  let page: Promise<PagefindPage> | undefined;
  return () => {
    page ??= data();
    return page;
  };
}
