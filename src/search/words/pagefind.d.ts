/** What this site uses of the script that Pagefind writes beside its index. */
export interface Pagefind {
  readonly options: (options: { readonly baseUrl: string }) => Promise<void>;
  readonly search: (query: string) => Promise<{ readonly results: readonly PagefindResult[] }>;
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
  readonly meta: { readonly title?: string };
  /** The parts of the page that match, in the order of the page; the first may be the page. */
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
    readonly locations: readonly number[];
  }[];
}
