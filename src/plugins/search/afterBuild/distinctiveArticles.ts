import type { Article, Block } from './readArticle';

/** A text that stands on more pages than that says nothing of any of them. */
const MAX_PAGES = 8;

export interface DistinctiveOptions {
  /** The headings, one for each language, of what lists the rest of a page. */
  readonly contents: readonly string[];
}

/** Returns articles without what tells no page from another, and without their lists of contents. */
export function distinctiveArticles(
  articles: readonly Article[],
  { contents }: DistinctiveOptions,
): readonly Article[] {
  const pages = countPages(articles);
  return articles.map((article) => ({
    ...article,
    blocks: withoutSection(article.blocks, contents).filter(
      ({ text }) => (pages.get(text) ?? 0) <= MAX_PAGES,
    ),
  }));
}

/** Counts on how many pages each text stands. */
function countPages(articles: readonly Article[]): ReadonlyMap<string, number> {
  const pages = new Map<string, number>();
  for (const { blocks } of articles) {
    for (const text of new Set(blocks.map((block) => block.text))) {
      pages.set(text, (pages.get(text) ?? 0) + 1);
    }
  }
  return pages;
}

/** Leaves out a section from its heading up to the next heading. */
function withoutSection(blocks: readonly Block[], headings: readonly string[]): readonly Block[] {
  const start = blocks.findIndex(({ tag, text }) => tag === 'h2' && headings.includes(text));
  if (start === -1) {
    return blocks;
  }
  const next = blocks.findIndex(({ tag }, index) => index > start && tag !== 'p');
  return [...blocks.slice(0, start), ...(next === -1 ? [] : blocks.slice(next))];
}
