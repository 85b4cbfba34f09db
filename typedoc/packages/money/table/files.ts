import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readCurrencies } from './readTable';
import { currencyIndex, currencyMessages, currencyModule, currencyTable } from './templates';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const SOURCES = join(REPOSITORY, 'typedoc/packages/money/src');
const CATALOGUE = join(REPOSITORY, 'i18n/fr/api/money');

/** A file that is generated from the table. */
export interface GeneratedFile {
  /** The absolute path of the file. */
  readonly path: string;
  readonly text: string;
}

/** Returns the files that are generated from the table, formatted by Prettier. */
export async function makeFiles(): Promise<readonly GeneratedFile[]> {
  const rows = readCurrencies();
  return Promise.all([
    makeSource('currency/index.ts', currencyIndex(rows)),
    makeSource('internal/currencies.ts', currencyTable(rows)),
    ...rows.flatMap((row) => [
      makeSource(`currency/${row.code}.ts`, currencyModule(row)),
      { path: join(CATALOGUE, `${row.code}.json`), text: currencyMessages(row) },
    ]),
  ]);
}

async function makeSource(name: string, text: string): Promise<GeneratedFile> {
  const path = join(SOURCES, name);
  const options = await resolveConfig(path);
  return { path, text: await format(text, { ...options, filepath: path }) };
}

/** Returns the paths of generated files whose currencies are no longer in the table. */
export function listLeftOvers(files: readonly GeneratedFile[]): readonly string[] {
  const made = new Set(files.map(({ path }) => path));
  return [join(SOURCES, 'currency'), CATALOGUE]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => /\/[A-Z]{3}\.(?:ts|json)$/.test(path) && !made.has(path));
}

/** Checks whether a file is missing on disk or has different content. */
export function isStale({ path, text }: GeneratedFile): boolean {
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
}
