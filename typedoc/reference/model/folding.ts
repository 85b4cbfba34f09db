import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclarationReflection } from 'typedoc';
import { type WorkspacePackage, posixPath } from '../../workspace/packages';
import type { Namesake, Table } from '../pageData';
import { declarationSource } from './entry';

/** Members that each have a page, but are listed only in a table, to which sidebar and package link. */
export interface Fold {
  readonly packageName: string;
  readonly sources: string;
  readonly id: string;
  readonly title: string;
  readonly nameHeading: string;
  /** The French text of the field `name` is in `nameFr`. */
  readonly table: {
    /** Comma-separated values, relative to the package; the first field is the name. */
    readonly file: string;
    readonly columns: readonly { readonly heading: string; readonly field: string }[];
  };
}

export function foldsOf({ shortName }: WorkspacePackage, folds: readonly Fold[]): readonly Fold[] {
  return folds.filter(({ packageName }) => packageName === shortName);
}

export function isFolded(
  page: DeclarationReflection,
  { sources }: Fold,
  { folder }: WorkspacePackage,
): boolean {
  const file = declarationSource(page)?.fullFileName;
  return file?.startsWith(`${posixPath(join(folder, sources))}/`) === true;
}

export function createTable(
  fold: Fold,
  { folder }: WorkspacePackage,
  pages: readonly (Namesake & { readonly name: string })[],
  locale: string,
): Table {
  const records = readRecords(join(folder, fold.table.file));
  const names = [...new Set(pages.map(({ name }) => name))].sort();
  return {
    id: fold.id,
    title: fold.title,
    columns: [fold.nameHeading, ...fold.table.columns.map(({ heading }) => heading)],
    rows: names.map((name) => ({
      name,
      pages: pages.filter((page) => page.name === name).map(({ kind, path }) => ({ kind, path })),
      cells: fold.table.columns.map(({ field }) => valueIn(locale, records.get(name), field)),
    })),
  };
}

function valueIn(
  locale: string,
  record: Readonly<Record<string, string>> | undefined,
  field: string,
): string {
  const own = `${field}${locale.charAt(0).toUpperCase()}${locale.slice(1)}`;
  return record?.[own] ?? record?.[field] ?? '';
}

/** The names and rows are those of the sources: a test of the package compares both. */
function readRecords(file: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const [header = [], ...rows] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','));
  return new Map(
    rows.map((row) => [
      row[0] ?? '',
      Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])),
    ]),
  );
}
