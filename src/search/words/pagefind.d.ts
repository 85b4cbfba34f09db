/** The part of Pagefind's script that this site uses. */
export interface Pagefind {
  readonly options: (options: PagefindOptions) => Promise<void>;
  readonly search: (query: string) => Promise<{ readonly results: readonly PagefindResult[] }>;
}

export interface PagefindOptions {
  readonly baseUrl?: string;
  readonly ranking?: PagefindRanking;
}

/** How pages are weighed; what is left out is as Pagefind has it. */
export interface PagefindRanking {
  /** From 0 to 1: by how much a long page is less likely to be about a word. */
  readonly pageLength?: number;
  /** From 0 to 1: whether it matters how much of a page a word is. */
  readonly termFrequency?: number;
  /** From 0 on: how soon one more time a word makes no difference. */
  readonly termSaturation?: number;
  /** From 0 on: how much a word that is like the one that is searched is worth. */
  readonly termSimilarity?: number;
  /** The weight of a word in each of the metadata. */
  readonly metaWeights?: Readonly<Record<string, number>>;
}

export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<PagefindPage>;
}

export interface PagefindPage {
  readonly url: string;
  /** HTML with `<mark>` and nothing else. */
  readonly excerpt: string;
  /** All its text. */
  readonly content: string;
  /** The metadata of the page. */
  readonly meta: {
    readonly title?: string;
    readonly description?: string;
    readonly keywords?: string;
    readonly trail?: string;
  };
  /** The parts of the page that match, in the order of the page; the first may be the page. */
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
    readonly locations: readonly number[];
  }[];
}
