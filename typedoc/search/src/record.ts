import type { SymbolKind } from '../../plugin/contract';

/** The kind of a page, as a result shows it. */
export type PageKind = 'guide' | 'post' | 'reference' | 'page';

/** A public name, a page or a section of one, with the texts by which it is found and shown. */
export interface SearchRecord {
  /** The path below the base of the site, with an anchor for a section: `/docs/recipes/form#faults`. */
  readonly path: string;
  readonly kind: PageKind | SymbolKind;
  /** The name of a symbol, or the heading of a page or a section. */
  readonly title: string;
  /** The package of a symbol. */
  readonly package?: string;
  /** The titles above a page or a section, from the widest on. */
  readonly trail?: readonly string[];
  /** What other libraries call it, the most telling first. */
  readonly names?: readonly string[];
  /** Words that readers ask with and that its texts do not have. */
  readonly words?: string;
  /** What it is for: the titles of examples. */
  readonly tasks?: string;
  /** What it begins with: the summary of a symbol, the first paragraphs of a section. */
  readonly text?: string;
  /** TypeScript, in one line for each way to call a symbol. */
  readonly signatures?: readonly string[];
  /** How often the guides mention a symbol. */
  readonly mentions?: number;
}

/** All that is searched, in one language. */
export interface SearchData {
  readonly locale: string;
  readonly records: readonly SearchRecord[];
}

/** All kinds of symbols. */
export const KINDS: readonly SymbolKind[] = [
  'function',
  'class',
  'interface',
  'namespace',
  'type',
  'const',
  'member',
];
