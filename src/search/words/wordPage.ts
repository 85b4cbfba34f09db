import { joinElisions } from './elisions';
import { type Piece, readExcerpt, withoutHeading } from './excerpt';
import { countWords, foldWords } from './query';
import type { PageKind, WeighedPage } from './weighPage';

/** A part of a page whose words answer a query. */
export interface WordPart {
  /** The path on the site, with its base and an anchor. */
  readonly path: string;
  /** Its heading. */
  readonly title: string;
  readonly excerpt: readonly Piece[];
}

/** A page whose words answer a query. */
export interface WordPage extends WordPart {
  readonly kind: PageKind;
  /** The titles of what it belongs to, from the widest on. */
  readonly trail: readonly string[];
  /** Whether it has all words that are asked for, in any form. */
  readonly isWhole: boolean;
  /** The parts that answer best, the best first. */
  readonly parts: readonly WordPart[];
}

/** How many parts of one page are told. */
const MAX_PARTS = 3;

/** The separator of the titles above a page in the index. */
export const TRAIL_SEPARATOR = ' › ';

/** Tells of a page what one reads of it. */
export function toWordPage({ page, kind, isWhole, words }: WeighedPage): WordPage {
  const { title = page.url, trail } = page.meta;
  // The text before the first heading is a part too, which is the page itself.
  const own = page.sub_results.find(({ url }) => url === page.url);
  const parts = page.sub_results
    .filter(({ url }) => url !== page.url)
    .map((part) => ({ ...part, inTitle: countWords(foldWords(part.title), words) }))
    .sort(
      (self, other) =>
        other.inTitle - self.inTitle || other.locations.length - self.locations.length,
    )
    .slice(0, MAX_PARTS);
  return {
    path: page.url,
    kind,
    title: isSymbol(kind) ? nameOf(page.url) : joinElisions(title),
    trail: joinElisions(trail ?? '')
      .split(TRAIL_SEPARATOR)
      .filter((each) => each !== ''),
    excerpt: withoutHeading(readExcerpt((own ?? page).excerpt), joinElisions(title)),
    isWhole,
    parts: parts.map((part) => {
      const heading = joinElisions(part.title);
      const excerpt = withoutHeading(readExcerpt(part.excerpt), heading);
      return { path: part.url, title: heading, excerpt };
    }),
  };
}

/** Whether the page of a kind is that of one name. */
function isSymbol(kind: PageKind): boolean {
  return !['guide', 'post', 'reference', 'page'].includes(kind);
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '');
}
