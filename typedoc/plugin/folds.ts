/**
 * Members of a package that are too many to be listed one by one.
 *
 * Each has its page; the sidebar and the index page of the package lead to them through one table.
 */
export interface Fold {
  /** The name of the package without its scope. */
  readonly packageName: string;
  /** The folder of their sources, from that of the package. */
  readonly sources: string;
  /** The anchor of the table, the same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly nameHeading: string;
  /** Says what the field above the table looks for. */
  readonly searchLabel: string;
  /**
   * The columns of the table besides the name. A field may have another one beside it for a language,
   * `nameFr` for `name`.
   */
  readonly table: {
    /** Comma-separated values, from the folder of the package; the first field is the name. */
    readonly file: string;
    readonly columns: readonly { readonly heading: string; readonly field: string }[];
  };
}

export const FOLDS: readonly Fold[] = [
  {
    packageName: 'money',
    sources: 'src/currency',
    id: 'currencies',
    title: 'Currencies',
    nameHeading: 'Code',
    searchLabel: 'Code, name or digits of a currency',
    table: {
      file: 'table/currencies.csv',
      columns: [
        { heading: 'Name', field: 'name' },
        {
          heading: 'Fraction digits',
          field: 'minorUnit',
        },
      ],
    },
  },
];
