import type { PagefindPage } from './pagefind';
import { countWords, foldWords } from './query';

/** The kind of a page that a result shows. */
export type PageKind =
  'guide' | 'post' | 'reference' | 'page' | 'namespace' | 'function' | 'class' | 'interface';

type Kind = readonly [path: RegExp, kind: PageKind, weight: number];

/**
 * The kinds of pages by their paths below the base, and their weights. Recipes and guides to packages
 * answer questions before guides that are read from beginning to end; in the reference, functions and namespaces come before the types of their parameters.
 */
const KINDS: readonly Kind[] = [
  [/^docs\/(?:background|coming-from|project|tutorial)\//, 'guide', 1.5],
  [/^docs\//, 'guide', 2],
  [/^blog\//, 'post', 1.2],
  [/^api\/[^/]+$/, 'reference', 1.3],
  [/^api\/.*\/namespace\//, 'namespace', 1.3],
  [/^api\/.*\/function\//, 'function', 1.1],
  [/^api\/.*\/class\//, 'class', 1.1],
  [/^api\/.*\/interface\//, 'interface', 0.8],
  [/^api$/, 'reference', 1],
];
const OTHER: Kind = [/^/, 'page', 1];

/** How much more a page is about words that stand in one of its headings together. */
const HEADING_WEIGHT = 2;

/** The same for the words that say what the page is about: its title, its description and its keywords. */
const SUMMARY_WEIGHT = 1.7;

/** How fast a page falls behind when it lacks words. */
const LACKING = 3;

/** A page, and how well it answers. */
export interface WeighedPage {
  readonly page: PagefindPage;
  readonly kind: PageKind;
  readonly score: number;
  /** How many of the words it has, from 0 to 1. */
  readonly share: number;
  /** Whether it has all of them, as they were typed. */
  readonly isWhole: boolean;
  /** Whether it has any of them, as they were typed. */
  readonly hasAsked: boolean;
  readonly words: readonly string[];
}

export interface WordQuery {
  /** Pagefind's own score of the page. */
  readonly score: number;
  /** The words of the question, as they were typed. */
  readonly asked: readonly string[];
  /** The same without typos. */
  readonly words: readonly string[];
  /** The base of the site: `/std/fr/`. */
  readonly baseUrl: string;
}

/** Says how well a page answers a question of some words, of the site below a base. */
export function weighPage(
  page: PagefindPage,
  { score, asked, words, baseUrl }: WordQuery,
): WeighedPage {
  const path = page.url.slice(baseUrl.length);
  const [, kind, weight] = KINDS.find(([pattern]) => pattern.test(path)) ?? OTHER;
  const text = foldedText(page);
  // Pagefind takes the beginning of a word where it does not know all of it.
  const share = countWords(text, words) / words.length;
  const asTyped = countWords(text, asked);
  return {
    page,
    kind,
    words,
    score: score * weight * placeWeight(page, words) * share ** LACKING,
    share,
    isWhole: asTyped === asked.length,
    hasAsked: asTyped > 0,
  };
}

const foldedTexts = new WeakMap<PagefindPage, string>();

/** The folded text of a page. Pagefind gives the same object for every query, and some are long. */
function foldedText(page: PagefindPage): string {
  const text =
    foldedTexts.get(page) ?? foldWords([...Object.values(page.meta), page.content].join(' '));
  foldedTexts.set(page, text);
  return text;
}

/** How much more a page is about words that stand together where it says what it is about. */
function placeWeight(page: PagefindPage, words: readonly string[]): number {
  if (isHeading(page, words)) {
    return HEADING_WEIGHT;
  }
  const { title, description, keywords } = page.meta;
  const summary = foldWords([title, description, keywords].join(' '));
  return countWords(summary, words) === words.length ? SUMMARY_WEIGHT : 1;
}

/** Whether all words stand in the title of the page, or in that of one of its parts. */
function isHeading({ meta, sub_results }: PagefindPage, words: readonly string[]): boolean {
  return [meta.title ?? '', ...sub_results.map(({ title }) => title)].some(
    (title) => countWords(foldWords(title), words) === words.length,
  );
}
