export interface HomeData {
  readonly figures: HomeFigures;
  /** The bytes of one program with each library, ascending. */
  readonly comparison: readonly LibraryBytes[];
  readonly needs: readonly NeedRow[];
  readonly scope: string;
}

export interface HomeFigures {
  readonly packages: string;
  readonly exports: string;
  readonly examples: string;
  readonly size: string;
}

export interface LibraryBytes {
  readonly library: string;
  readonly bytes: string;
  /** In per cent of the largest program. */
  readonly share: number;
}

export interface NeedRow {
  readonly title: string;
  readonly packages: readonly string[];
  readonly guide: { readonly path: string; readonly title: string };
}
