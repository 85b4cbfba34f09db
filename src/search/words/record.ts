import type { SymbolKind } from '../../../typedoc/plugin/contract';

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
  /** Its text. */
  readonly text: string;
}

/** The places of the site in one language. */
export interface WordFile {
  readonly locale: string;
  readonly records: readonly WordRecord[];
}

/** The file of them, below the base of the site in a language. */
export const RECORDS_FILE = 'assets/words.json';

/** The places as they are sent: a column for each field, which is a tenth shorter when compressed. */
interface WordColumns {
  readonly locale: string;
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
}

/** Writes the file of the places. */
export function stringifyWords({ locale, records }: WordFile): string {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const columns = fields.map((field) => [
    field,
    records.map((record) => record[field as keyof WordRecord] ?? null),
  ]);
  return JSON.stringify({ locale, columns: Object.fromEntries(columns) as unknown });
}

/** Reads the file that `stringifyWords` has written. */
export function parseWords(text: string): WordFile {
  const { locale, columns } = JSON.parse(text) as WordColumns;
  const fields = Object.entries(columns);
  const records = (columns['path'] ?? []).map((_, index) =>
    Object.fromEntries(
      fields.flatMap(([field, values]) =>
        values[index] === null ? [] : [[field, values[index]] as const],
      ),
    ),
  );
  // SAFETY: the columns are the fields of such records.
  return { locale, records: records as unknown as readonly WordRecord[] };
}
