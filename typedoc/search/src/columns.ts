import type { SearchData, SearchRecord } from './record';

/** Stored by column, because that compresses better. */
export interface StoredData {
  readonly locale: string;
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
}

export function storeData({ locale, records }: SearchData): StoredData {
  const fields = [...new Set(records.flatMap(Object.keys))] as readonly (keyof SearchRecord)[];
  // JSON has no undefined.
  const columns = fields.map((field) => [field, records.map((record) => record[field] ?? 0)]);
  return { locale, columns: Object.fromEntries(columns) as StoredData['columns'] };
}

export function readData({ locale, columns }: StoredData): SearchData {
  const fields = Object.entries(columns);
  const records = (columns['path'] ?? []).map((_, row) =>
    Object.fromEntries(
      fields.flatMap(([field, values]) => (values[row] === 0 ? [] : [[field, values[row]]])),
    ),
  );
  return { locale, records: records as unknown as SearchData['records'] };
}
