import { decode } from './wordsOf';

/** A page of the site, as its list for machines has it. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** The path on the host: `/std/api/core`. */
  readonly path: string;
}

const LINE = /^- \[(?<title>.+)\]\((?<address>\S+)\.md\)(?:: (?<description>.*))?$/gm;

/** Reads the pages from the text of `llms.txt`. */
export function readPages(text: string): readonly ListedPage[] {
  return [...text.matchAll(LINE)].map(({ groups }) => ({
    title: (groups?.['title'] ?? '').replace(/\\(.)/g, '$1'),
    description: (groups?.['description'] ?? '').replace(/\\(.)/g, '$1'),
    path: new URL(groups?.['address'] ?? '').pathname,
  }));
}

/** Below it two addresses have nothing in common but chance. */
const LEAST_LIKENESS = 0.4;

/** Returns the pages whose addresses are most like one, the most like first. */
export function findNearest(
  path: string,
  pages: readonly ListedPage[],
  count: number,
): readonly ListedPage[] {
  const asked = readAddress(path);
  return pages
    .map((page) => ({ page, likeness: compare(asked, readAddress(page.path)) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((self, other) => other.likeness - self.likeness)
    .slice(0, count)
    .map(({ page }) => page);
}

interface Address {
  readonly whole: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
}

function readAddress(path: string): Address {
  const segments = decode(path)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\.html?$/, '')
    .split('/')
    .map((segment) => segment.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((segment) => segment !== '' && segment !== 'index');
  return { whole: pairsIn(segments), last: pairsIn(segments.slice(-1)) };
}

/** The pairs of letters next to each other, with the borders of words. */
function pairsIn(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.flatMap((word) =>
      Array.from(`${word} `, (letter, index) => `${` ${word}`[index]}${letter}`),
    ),
  );
}

/** How much two addresses have in common, from 0 to 1; most of it is the name of the page. */
function compare(self: Address, other: Address): number {
  return (2 * shareOf(self.last, other.last) + shareOf(self.whole, other.whole)) / 3;
}

/** The coefficient of Dice. */
function shareOf(self: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...self].filter((pair) => other.has(pair)).length;
  return (2 * common) / Math.max(1, self.size + other.size);
}
