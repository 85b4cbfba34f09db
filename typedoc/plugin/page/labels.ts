/** The words of a page of the reference that are not in the comments. */
export interface PageLabels {
  /** Stands between a kind and a package: a namespace of `@tstd/core`. */
  readonly of: string;
  readonly parameters: string;
  readonly typeParameters: string;
  readonly members: string;
  readonly constructor: string;
  readonly returns: string;
  readonly failsWith: string;
  readonly example: string;
  /** Folds the examples after the first one. */
  readonly moreExamples: (count: number) => string;
  readonly seeAlso: string;
  readonly contents: string;
  /** Heads the namespaces of a package. */
  readonly namespaces: string;
  /** Folds the list of the members of a namespace. */
  readonly byCategory: (count: number) => string;
  readonly types: string;
  readonly constants: string;
  /** Heads what has no category. */
  readonly others: string;
  /** Heads the functions that a type class describes. */
  readonly fromClass: (name: string) => string;
  readonly functions: (count: number) => string;
  readonly source: string;
  /** What a member adds to a bundle. */
  readonly bundled: (size: string) => string;
  readonly proof: ProofLabels;
  /** The colon with the space that stands before it. */
  readonly colon: string;
  readonly since: (version: string) => string;
  readonly byDefault: (value: string) => string;
  /** Heads the passages that are in English, or in the translation of an older English text. */
  readonly passages: (count: number) => string;
  readonly inEnglish: string;
  readonly olderEnglish: string;
  readonly newerEnglish: string;
}

/** The words on what was measured of a page. */
export interface ProofLabels {
  readonly examples: (count: number) => string;
  readonly claims: (count: number) => string;
  readonly laws: (count: number) => string;
  readonly covered: (lines: string) => string;
  /** What it means that examples ran. */
  readonly ran: string;
  readonly coverage: (reached: { readonly lines: string; readonly branches: string }) => string;
  /** Leads to the page of evidence. */
  readonly more: string;
  readonly nameOfLaw: (law: string) => string;
  readonly test: string;
}
