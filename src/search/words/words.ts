import { type Piece, readExcerpt } from './excerpt';
import type { Pagefind, PagefindPage, PagefindResult } from './pagefind';
import { isAlike, shorterQueries, splitWords, tellingWords } from './query';

/** What a page is, as far as a reader chooses by it. */
export type PageKind = 'guide' | 'post' | 'reference' | 'page';

/** A part of a page whose words answer a query. */
export interface WordHit {
  /** The path on the site, with its base and an anchor. */
  readonly path: string;
  readonly kind: PageKind;
  /** The title of the page, and below it that of the part. */
  readonly titles: readonly string[];
  readonly excerpt: readonly Piece[];
}

/** Finds pages by their words, the best first. */
export type WordSearch = (query: string) => Promise<readonly WordHit[]>;

/** How many pages are asked for their text, which is a request each the first time. */
const MAX_PAGES = 8;
/** How many parts of one page are told. */
const MAX_PARTS = 2;

/** Guides explain; what the reference says of words in passing comes after them. */
const WEIGHTS: Readonly<Record<PageKind, number>> = {
  guide: 1.6,
  post: 1.2,
  page: 1,
  reference: 1,
};

/** With fewer pages than that, pages are looked for that lack a word. */
const MIN_PAGES = 3;

/** What is left of the score of a page that lacks a word. */
const LACKING = 0.6;

/** How much more a page is about words that stand in one of its headings together. */
const HEADING_WEIGHT = 2;

/** Makes the search of the words of a site below a base: `/std/fr/`. */
export function createWordSearch(baseUrl: string, load: () => Promise<Pagefind>): WordSearch {
  return async (query) => {
    const pagefind = await load();
    const words = tellingWords(query);
    const found = await findPages(pagefind, words);
    const pages = await Promise.all(found.slice(0, MAX_PAGES).map(readPage));
    return pages
      .filter(({ page }) => hasAnyWord(page, words))
      .map(({ page, score }) => {
        const kind = kindOf(page.url, baseUrl);
        const factor = isHeading(page, words) ? HEADING_WEIGHT : 1;
        return { page, kind, score: score * WEIGHTS[kind] * factor };
      })
      .sort((self, other) => other.score - self.score)
      .flatMap(({ page, kind }) => partsOf(page, kind));
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

/** Returns what loads Pagefind once, and again only when that failed. */
export function pagefindLoader(
  baseUrl: string,
  importScript: (path: string) => Promise<Pagefind>,
): () => Promise<Pagefind> {
  let loaded: Promise<Pagefind> | undefined;
  return () => {
    loaded ??= importScript(`${baseUrl}pagefind/pagefind.js`).then(
      async (pagefind) => {
        // The index holds whole paths.
        await pagefind.options({ baseUrl: '/' });
        return pagefind;
      },
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}

/** Whether a page has a word: Pagefind takes the beginning of one where it does not know all of it. */
function hasAnyWord({ excerpt, sub_results }: PagefindPage, words: readonly string[]): boolean {
  const marked = [excerpt, ...sub_results.map((part) => part.excerpt)]
    .flatMap(readExcerpt)
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text);
  return marked.some((text) => words.some((word) => isAlike(word, text)));
}

/** Whether all words stand in the title of the page, or in that of one of its parts. */
function isHeading({ meta, sub_results }: PagefindPage, words: readonly string[]): boolean {
  return [meta.title ?? '', ...sub_results.map(({ title }) => title)].some((title) => {
    const others = splitWords(title);
    return words.every((word) => others.some((other) => isAlike(word, other)));
  });
}

async function readPage({
  data,
  score,
}: FoundPage): Promise<{ readonly page: PagefindPage; readonly score: number }> {
  return { page: await data(), score };
}

function kindOf(path: string, baseUrl: string): PageKind {
  const [section] = path.slice(baseUrl.length).split(/[/#]/);
  switch (section) {
    case 'docs':
      return 'guide';
    case 'blog':
      return 'post';
    case 'api':
      return 'reference';
    default:
      return 'page';
  }
}

/** The parts of a page that match best, the best first, or the page. */
function partsOf(page: PagefindPage, kind: PageKind): readonly WordHit[] {
  const title = page.meta.title ?? page.url;
  const parts = [...page.sub_results]
    .sort((self, other) => other.locations.length - self.locations.length)
    .slice(0, MAX_PARTS);
  const hits = parts.map((part): WordHit => ({
    path: part.url,
    kind,
    titles: part.url === page.url ? [title] : [title, part.title],
    excerpt: readExcerpt(part.excerpt),
  }));
  return hits.length > 0
    ? hits
    : [{ path: page.url, kind, titles: [title], excerpt: readExcerpt(page.excerpt) }];
}
