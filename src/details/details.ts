/** The text about a symbol on a search result. */
export interface SymbolDetails {
  /** TypeScript, in one line for each way to call it; empty for a namespace. */
  readonly signature: string;
  /** The first sentence that is said of it, in the language of the page. */
  readonly summary: string;
}

/** The symbols of a package, by their paths below the base of the site, without a language. */
export type PackageDetails = Readonly<Record<string, SymbolDetails>>;

/** The folder of the files that hold them, below the base of the site. */
export const DETAILS_FOLDER = 'assets/symbols';

/** The content of such a file: tuples, because field names would be most of its size. */
export type DetailsFile = Readonly<Record<string, readonly [signature: string, summary: string]>>;
