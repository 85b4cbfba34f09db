import type { SymbolKind } from '../../../plugin/contract';
import type { NamedSymbol } from '../names/symbol';

/** The kind of a page, as a result shows it. */
export type PageKind = 'guide' | 'post' | 'reference' | 'page';

/** A place of the site that answers questions: a page, a section of one, or a public name. */
export interface WordRecord {
  /** The path below the base of the site, with an anchor for a section: `docs/recipes/form#faults`. */
  readonly path: string;
  readonly kind: PageKind | SymbolKind;
  readonly title: string;
  /** The package of a public name. */
  readonly package?: string;
  /** The titles above a page, from the widest on. */
  readonly trail?: readonly string[];
  /** Its tasks in other words: the titles of its examples, or what readers of guides ask for. */
  readonly tasks?: string;
  /** Its names elsewhere: the keywords of a page, the names in other libraries. */
  readonly words?: string;
  /** Words that readers ask with when they need a name, and that it does not have itself. */
  readonly asked?: string;
  /** What a page or a section begins with. */
  readonly text?: string;
}

/** The places of the site in one language. */
export interface WordFile {
  readonly locale: string;
  readonly records: readonly WordRecord[];
}

/** The files of them, below the base of the site in a language. */
export const WORD_FILES = {
  pages: 'assets/words/pages.json',
  texts: 'assets/words/texts.json',
  names: 'assets/words/names.json',
};

export const WORD_PARTS = Object.keys(WORD_FILES) as readonly (keyof typeof WORD_FILES)[];

/** The contents of the files, or anything else for each of them. */
export type OfEach<Value> = Readonly<Record<keyof typeof WORD_FILES, Value>>;

/** Rows as they are sent: a column for each field, which is a tenth shorter when compressed. */
interface Columns {
  readonly rows: number;
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
}

/** The fields of a public name that the table of names does not have. */
const FIELDS_OF_NAMES = [
  'words',
  'asked',
  'tasks',
] as const satisfies readonly (keyof WordRecord)[];

/** Writes the files of the places, of which the public names stand in the order of their table. */
export function stringifyWords({ locale, records }: WordFile): OfEach<string> {
  const pages = records.filter((record) => record.package === undefined);
  const names = records.filter((record) => record.package !== undefined);
  return {
    pages: JSON.stringify({
      locale,
      ...toColumns(
        pages,
        fieldsOf(pages).filter((field) => field !== 'text'),
      ),
    }),
    texts: JSON.stringify(toColumns(pages, ['text'])),
    names: JSON.stringify(toColumns(names, FIELDS_OF_NAMES)),
  };
}

/** Reads the files that `stringifyWords` has written, with the table of names. */
export function parseWords(
  { pages, texts, names }: OfEach<string>,
  symbols: readonly NamedSymbol[],
): WordFile {
  const { locale, ...ofPages } = JSON.parse(pages) as Columns & Pick<WordFile, 'locale'>;
  const ofTexts = toRows(JSON.parse(texts) as Columns);
  const ofNames = toRows(JSON.parse(names) as Columns);
  return {
    locale,
    records: [
      ...toRows(ofPages).map((row, position) => ({ ...row, ...ofTexts[position] })),
      ...ofNames.flatMap((row, position): readonly WordRecord[] => {
        const symbol = symbols[position];
        return symbol === undefined ? [] : [{ ...row, ...toRecord(symbol) }];
      }),
    ],
  };
}

/** What the table of names says of a public name. */
export function toRecord({ path, kind, name, package: packageName }: NamedSymbol): WordRecord {
  return { path: path.slice(1), kind, title: name, package: packageName };
}

function fieldsOf(records: readonly WordRecord[]): readonly (keyof WordRecord)[] {
  return [...new Set(records.flatMap((record) => Object.keys(record) as (keyof WordRecord)[]))];
}

function toColumns(records: readonly WordRecord[], fields: readonly (keyof WordRecord)[]): Columns {
  return {
    rows: records.length,
    columns: Object.fromEntries(
      fields.map((field) => [field, records.map((record) => record[field] ?? null)]),
    ),
  };
}

function toRows({ rows, columns }: Columns): readonly WordRecord[] {
  const fields = Object.entries(columns);
  const records = Array.from({ length: rows }, (_, index) =>
    Object.fromEntries(
      fields.flatMap(([field, values]) =>
        (values[index] ?? null) === null ? [] : [[field, values[index]] as const],
      ),
    ),
  );
  // SAFETY: the columns are the fields of such records.
  return records as unknown as readonly WordRecord[];
}
