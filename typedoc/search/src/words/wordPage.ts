import type { Piece } from './excerpt';
import type { WordRecord } from './record';

/** A part of a page whose words answer a query. */
export interface WordPart {
  /** The path below the base of the site, with an anchor. */
  readonly path: string;
  /** Its heading. */
  readonly title: string;
  readonly excerpt: readonly Piece[];
}

/** A page or a public name whose words answer a query. */
export interface WordPage extends WordPart {
  readonly kind: WordRecord['kind'];
  /** The package of a public name. */
  readonly package?: string;
  /** The titles of what it belongs to, from the widest on. */
  readonly trail: readonly string[];
  /** How much of the question it answers, from 0 to 1: rare words count for more. */
  readonly share: number;
  /** The parts that answer best, the best first. */
  readonly parts: readonly WordPart[];
}
