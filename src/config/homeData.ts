/** The figures and packages of the home page, in its language. */
export interface HomeData {
  readonly figures: HomeFigures;
  /** The bytes of one program with each library, the least first. */
  readonly comparison: readonly LibraryBytes[];
  readonly needs: readonly NeedRow[];
  /** The scope of the packages. */
  readonly scope: string;
}

/** Counts, and the size of one import with its unit. */
export interface HomeFigures {
  readonly packages: string;
  readonly exports: string;
  readonly examples: string;
  readonly size: string;
}

export interface LibraryBytes {
  readonly library: string;
  readonly bytes: string;
}

/** A problem of a reader, the packages that help, and the guide to begin with. */
export interface NeedRow {
  readonly title: string;
  /** Names without their scope. */
  readonly packages: readonly string[];
  readonly guide: { readonly path: string; readonly title: string };
}
