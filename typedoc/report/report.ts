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

const COLUMNS = [
  'package',
  'exports',
  'documented',
  'with example',
  'examples run',
  'claims',
  'unit tests',
  'laws',
  'lines',
  'branches',
] as const;

/** Writes the report as a table for the output of a build. */
export function formatReport(report: readonly PackageReport[]): string {
  const rows = [COLUMNS, ...report.map(toRow), totalRow(report)];
  const lines = alignColumns(rows).map((row) => row.join('  '));
  const isPartial = report.some(({ tests }) => tests === undefined);
  return [
    ...lines,
    ...(isPartial ? [`"-": run "${UPDATE_COMMAND}" to know what the tests prove`] : []),
  ].join('\n');
}

type Row = readonly string[];

function toRow({ name, exports, documented, withExample, tests }: PackageReport): Row {
  const proofs =
    tests === undefined
      ? Array.from({ length: 6 }, () => '-')
      : [
          ...[tests.examples, tests.claims, tests.tests, tests.laws].map(String),
          percent(tests.coverage.lines),
          percent(tests.coverage.branches),
        ];
  return [name, ...[exports, documented, withExample].map(String), ...proofs];
}

function percent(value: number): string {
  return `${String(value)} %`;
}

function totalRow(report: readonly PackageReport[]): Row {
  const sum = (count: (each: PackageReport) => number): string =>
    String(report.reduce((total, each) => total + count(each), 0));
  return [
    'all',
    sum((each) => each.exports),
    sum((each) => each.documented),
    sum((each) => each.withExample),
    sum(({ tests }) => tests?.examples ?? 0),
    sum(({ tests }) => tests?.claims ?? 0),
    sum(({ tests }) => tests?.tests ?? 0),
    sum(({ tests }) => tests?.laws ?? 0),
    '',
    '',
  ];
}
