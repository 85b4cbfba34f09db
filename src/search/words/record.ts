import type { SymbolKind } from '../../../typedoc/plugin/contract';

/** The kind of a page, as a result shows it. */
export type PageKind = 'guide' | 'post' | 'reference' | 'page';

/** A place of the site that answers questions: a page, a section of one, or a public name. */
export interface WordRecord {
  /** The path below the base of the site, with an anchor for a section: `docs/recipes/form#faults`. */
  readonly path: string;
  readonly kind: PageKind | SymbolKind;
  readonly title: string;
  /** The package of a public name. */
  readonly package?: string;
  /** The titles above a page, from the widest on. */
  readonly trail?: readonly string[];
  /** Its tasks in other words: the titles of its examples, or the description of a page. */
  readonly tasks?: string;
  /** Its names elsewhere: the keywords of a page, the names in other libraries. */
  readonly words?: string;
  /** Its text. */
  readonly text: string;
}

/** The places of the site in one language. */
export interface WordFile {
  readonly locale: string;
  readonly records: readonly WordRecord[];
}

/** The file of them, below the base of the site in a language. */
export const RECORDS_FILE = 'assets/words.json';
