import type { WorkspacePackage } from '../workspace/packages';
import { type PackageTests, UPDATE_COMMAND, readLedger } from './ledger';
import { alignColumns } from './table';

/** How much of what a package exports is documented. */
export interface PackageDocumentation {
  readonly name: string;
  /** The exports: those of the root, and those of its modules. */
  readonly exports: number;
  /** The exports that are wholly documented, with their members, parameters and returns. */
  readonly documented: number;
  /** The exports that show an example. */
  readonly withExample: number;
  /** Parts without documentation, in reading order. */
  readonly gaps: readonly DocumentationGap[];
}

/** Something that a reader would look for in vain. */
export interface DocumentationGap {
  /** The absolute path of the source and its line, `file:line`. */
  readonly place: string;
  /** The full name of what lacks something: `Option.map`. */
  readonly name: string;
  readonly message: string;
}

/** How much of a package is documented, and what its tests prove. */
export interface PackageReport {
  /** The name of the package, with its scope. */
  readonly name: string;
  readonly exports: number;
  readonly documented: number;
  readonly withExample: number;
  /** Missing where the ledger does not have the package yet. */
  readonly tests?: PackageTests;
}

/** Joins the documentation of each package with the ledger. */
export function createReport(
  root: string,
  packages: readonly WorkspacePackage[],
  documentation: readonly PackageDocumentation[],
): readonly PackageReport[] {
  const { packages: tests } = readLedger(root);
  return packages.map(({ name }) => {
    const documented = documentation.find((each) => each.name === name);
    if (documented === undefined) {
      throw new Error(`Package "${name}" has no documentation`);
    }
    const { gaps: _gaps, ...counts } = documented;
    const proved = tests[name];
    return { ...counts, ...(proved !== undefined && { tests: proved }) };
  });
}

type Column = readonly [title: string, figureOf: (each: PackageReport) => number | undefined];

/** What is counted, and added up for all packages. */
const COUNTS: readonly Column[] = [
  ['exports', ({ exports }) => exports],
  ['documented', ({ documented }) => documented],
  ['with example', ({ withExample }) => withExample],
  ['examples run', ({ tests }) => tests?.examples],
  ['claims', ({ tests }) => tests?.claims],
  ['unit tests', ({ tests }) => tests?.tests],
  ['laws', ({ tests }) => tests?.laws],
];

const PERCENTAGES: readonly Column[] = [
  ['lines', ({ tests }) => tests?.coverage.lines],
  ['branches', ({ tests }) => tests?.coverage.branches],
];

/** Writes the report as a table for the output of a build. */
export function formatReport(report: readonly PackageReport[]): string {
  const totals = COUNTS.map(([, figureOf]) =>
    report.reduce((total, each) => total + (figureOf(each) ?? 0), 0),
  );
  const rows = [
    ['package', ...[...COUNTS, ...PERCENTAGES].map(([title]) => title)],
    ...report.map((each) => [
      each.name,
      ...COUNTS.map(([, figureOf]) => String(figureOf(each) ?? '-')),
      ...PERCENTAGES.map(([, figureOf]) => (each.tests ? `${String(figureOf(each))} %` : '-')),
    ]),
    ['all', ...totals.map(String), ...PERCENTAGES.map(() => '')],
  ];
  const isPartial = report.some(({ tests }) => tests === undefined);
  return [
    ...alignColumns(rows).map((row) => row.join('  ')),
    ...(isPartial ? [`"-": run "${UPDATE_COMMAND}" to know what the tests prove`] : []),
  ].join('\n');
}
