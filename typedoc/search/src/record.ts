import type { SymbolKind } from '../../reference/contract';

export type PageKind = 'guide' | 'post' | 'reference' | 'page';

export interface SearchRecord {
  /** Relative to the base URL, with the anchor of a section: `/docs/recipes/form#faults`. */
  readonly path: string;
  readonly kind: PageKind | SymbolKind;
  readonly title: string;
  readonly package?: string;
  readonly trail?: readonly string[];
  /** Names in other libraries, the most specific first. */
  readonly names?: readonly string[];
  /** Search terms that the texts do not contain. */
  readonly words?: string;
  readonly tasks?: string;
  /** The summary of a symbol, or the first paragraphs of a section. */
  readonly text?: string;
  readonly signatures?: readonly string[];
  readonly mentions?: number;
}

export interface SearchData {
  readonly locale: string;
  readonly records: readonly SearchRecord[];
}

export const KINDS: readonly SymbolKind[] = [
  'function',
  'class',
  'interface',
  'namespace',
  'type',
  'const',
  'member',
];
