import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { WorkspacePackage } from '../../workspace/packages';
import { TABLE_SEARCH_ATTRIBUTE, writeAnchor } from '../contract';
import { declarationSource } from '../pages';
import { pagesOf } from '../router';

/** Each member has a page; the sidebar and the page of the package link to one table of them. */
export interface Fold {
  readonly packageName: string;
  readonly sources: string;
  readonly id: string;
  readonly title: string;
  readonly nameHeading: string;
  readonly searchLabel: string;
  /** The field `nameFr` is `name` in French. */
  readonly table: {
    /** Comma-separated values, relative to the package; the first field is the name. */
    readonly file: string;
    readonly columns: readonly { readonly heading: string; readonly field: string }[];
  };
}

export interface FoldedMembers {
  readonly fold: Fold;
  readonly package: WorkspacePackage;
  readonly pages: readonly DeclarationReflection[];
}

const KINDS = [
  ReflectionKind.Function,
  ReflectionKind.Class,
  ReflectionKind.Interface,
  ReflectionKind.Namespace,
] as const;

export function foldsOf(
  module: DeclarationReflection,
  folds: readonly Fold[],
  packages: readonly WorkspacePackage[],
): readonly FoldedMembers[] {
  const owner = packages.find(({ name }) => name === module.name);
  if (owner === undefined) {
    return [];
  }
  return folds
    .filter(({ packageName }) => packageName === owner.shortName)
    .map((fold) => ({
      fold,
      package: owner,
      pages: pagesOf(module)
        .filter((page) => isBelow(page, join(owner.folder, fold.sources)))
        .sort(
          (self, other) =>
            KINDS.findIndex((kind) => self.kindOf(kind)) -
              KINDS.findIndex((kind) => other.kindOf(kind)) || compare(self.name, other.name),
        ),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** @throws Error if the names in the sources and in the table differ. */
export function writeFold(
  { fold, package: owner, pages }: FoldedMembers,
  locale: string,
  urlTo: (page: DeclarationReflection) => string,
): string {
  const records = readRecords(join(owner.folder, fold.table.file));
  const { columns } = fold.table;
  const shown = pages
    .filter(({ name }, index) => index === pages.findIndex((other) => other.name === name))
    .sort((self, other) => compare(self.name, other.name));
  assertSameNames(fold, new Set(shown.map(({ name }) => name)), records);
  const rows = shown.map((page) => [
    `[\`${page.name}\`](${urlTo(page)})`,
    ...columns.map(({ field }) => cell(valueIn(locale, records.get(page.name), field))),
  ]);
  return [
    writeAnchor(fold.id),
    `## ${fold.title}`,
    `<div ${TABLE_SEARCH_ATTRIBUTE}="${fold.searchLabel}"></div>`,
    [
      [fold.nameHeading, ...columns.map(({ heading }) => heading)],
      ['---', ...columns.map(() => '---')],
      ...rows,
    ]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
  ].join('\n\n');
}

function valueIn(
  locale: string,
  record: Readonly<Record<string, string>> | undefined,
  field: string,
): string {
  const own = `${field}${locale.charAt(0).toUpperCase()}${locale.slice(1)}`;
  return record?.[own] ?? record?.[field] ?? '';
}

function isBelow(page: DeclarationReflection, folder: string): boolean {
  return declarationSource(page)?.fullFileName.startsWith(`${folder}/`) === true;
}

function compare(self: string, other: string): number {
  return self < other ? -1 : Number(self !== other);
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

function assertSameNames(
  { sources, table }: Fold,
  present: ReadonlySet<string>,
  listed: ReadonlyMap<string, unknown>,
): void {
  const problems = [
    ...[...present].filter((name) => !listed.has(name)).map((name) => [name, table.file]),
    ...[...listed.keys()].filter((name) => !present.has(name)).map((name) => [name, sources]),
  ].map(([name, listName]) => `"${name}" is not in "${listName}"`);
  if (problems.length > 0) {
    throw new Error(`Sources and table must have the same names: ${problems.join(', ')}`);
  }
}

type TableRecord = Readonly<Record<string, string>>;

function readRecords(file: string): ReadonlyMap<string, TableRecord> {
  const [header = [], ...rows] = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','));
  return new Map(
    rows.map((row) => {
      if (row.length !== header.length) {
        throw new Error(`"${file}" must have ${header.length} fields in "${row.join(',')}"`);
      }
      return [
        row[0] ?? '',
        Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])),
      ];
    }),
  );
}
