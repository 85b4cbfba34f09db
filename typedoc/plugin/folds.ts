import type { ReferenceLocale } from './contract';

type Localized = Readonly<Record<ReferenceLocale, string>>;

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
  readonly title: Localized;
  readonly nameHeading: Localized;
  /** Says what the field above the table looks for. */
  readonly searchLabel: Localized;
  /** The columns of the table besides the name. */
  readonly table: {
    /** Comma-separated values, from the folder of the package; the first field is the name. */
    readonly file: string;
    readonly columns: readonly { readonly heading: Localized; readonly field: Localized }[];
  };
}

export const FOLDS: readonly Fold[] = [
  {
    packageName: 'money',
    sources: 'src/currency',
    id: 'currencies',
    title: { en: 'Currencies', fr: 'Devises' },
    nameHeading: { en: 'Code', fr: 'Code' },
    searchLabel: {
      en: 'Code, name or digits of a currency',
      fr: 'Code, nom ou décimales d’une devise',
    },
    table: {
      file: 'table/currencies.csv',
      columns: [
        { heading: { en: 'Name', fr: 'Nom' }, field: { en: 'name', fr: 'nameFr' } },
        {
          heading: { en: 'Fraction digits', fr: 'Décimales' },
          field: { en: 'minorUnit', fr: 'minorUnit' },
        },
      ],
    },
  },
];
