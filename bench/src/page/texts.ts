/** The texts of the tables of a page in its language. */
export interface PageTexts {
  /** Its code, by which the page is found. */
  readonly language: string;
  /** The first cell of the table of sizes, by which it is found, and its rows by their programs. */
  readonly bytes: { readonly title: string; readonly rows: Readonly<Record<string, string>> };
  /** The same for times, by the names of suites. */
  readonly nanoseconds: { readonly title: string; readonly rows: Readonly<Record<string, string>> };
  readonly others: string;
  /** Labels for the ways of other libraries, where they are not their names. */
  readonly ways?: Readonly<Record<string, string>>;
  readonly machine: {
    readonly title: string;
    readonly value: string;
    readonly date: string;
    readonly processor: string;
    readonly cores: (count: number) => string;
    readonly versions: string;
  };
}
