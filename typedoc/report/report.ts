import { join } from 'node:path';
import type { PackageDocumentation } from '../plugin/documentation';
import type { WorkspacePackage } from '../workspace/packages';
import { REPORT_FILE, TESTS_FILE, fingerprint, putJSON, readJSON } from './files';
import { alignColumns } from './table';
import type { PackageTests, TestFindings } from './tests';

/** What proves a package: its documentation, its tests and their coverage. */
export interface PackageReport {
  /** The name of the package, with its scope. */
  readonly name: string;
  readonly exports: number;
  readonly documented: number;
  readonly withExample: number;
  /** What the tests found; missing where they did not run since the package changed. */
  readonly tests?: Omit<PackageTests, 'fingerprint'> & {
    /** How much the tests reach; missing where that was not measured. */
    readonly coverage?: Coverage;
  };
}

/** The lines and the branches that tests reach, in percent. */
interface Coverage {
  readonly lines: number;
  readonly branches: number;
}

/** The file in which the coverage of each source stands, from the root of the repository. */
const COVERAGE_FILE = 'coverage/coverage-summary.json';

interface Counts {
  readonly total: number;
  readonly covered: number;
}

type CoverageSummary = Readonly<
  Record<string, { readonly lines: Counts; readonly branches: Counts }>
>;

/** Joins what is known of each package. */
export function createReport(
  root: string,
  packages: readonly WorkspacePackage[],
  documentation: readonly PackageDocumentation[],
): readonly PackageReport[] {
  const findings = (readJSON(join(root, TESTS_FILE)) ?? {}) as TestFindings;
  const coverage = (readJSON(join(root, COVERAGE_FILE)) ?? {}) as CoverageSummary;
  return packages.map(({ name, folder }) => {
    const documented = documentation.find((each) => each.name === name);
    if (documented === undefined) {
      throw new Error(`Package "${name}" has no documentation`);
    }
    const { gaps: _gaps, ...counts } = documented;
    const { fingerprint: tested, ...tests } = findings[name] ?? {};
    if (tested === undefined || tested !== fingerprint(folder)) {
      return counts;
    }
    const reached = coverageOf(`${folder}/`, coverage);
    return {
      ...counts,
      tests: {
        // SAFETY: with its fingerprint a finding has all its counts.
        ...(tests as Omit<PackageTests, 'fingerprint'>),
        ...(reached !== undefined && { coverage: reached }),
      },
    };
  });
}

/** Writes the report where pages find it. */
export function writeReport(root: string, report: readonly PackageReport[]): void {
  putJSON(join(root, REPORT_FILE), report);
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
  const isPartial = report.some(({ tests }) => tests?.coverage === undefined);
  return [
    ...lines,
    ...(isPartial ? ['"-": run "npm run test:unit" to know what the tests prove'] : []),
  ].join('\n');
}

type Row = readonly string[];

function toRow({ name, exports, documented, withExample, tests }: PackageReport): Row {
  const proofs =
    tests === undefined
      ? Array.from({ length: 6 }, () => '-')
      : [
          ...[tests.examples, tests.claims, tests.tests, tests.laws].map(String),
          percent(tests.coverage?.lines),
          percent(tests.coverage?.branches),
        ];
  return [name, ...[exports, documented, withExample].map(String), ...proofs];
}

function percent(value: number | undefined): string {
  return value === undefined ? '-' : `${String(value)} %`;
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

/** The coverage of the sources in a folder; a source without a line to run counts as covered. */
function coverageOf(folder: string, summary: CoverageSummary): Coverage | undefined {
  const files = Object.entries(summary).filter(([file]) => file.startsWith(folder));
  if (files.length === 0) {
    return undefined;
  }
  const percentOf = (kind: 'lines' | 'branches'): number => {
    const total = files.reduce((sum, [, counts]) => sum + counts[kind].total, 0);
    const covered = files.reduce((sum, [, counts]) => sum + counts[kind].covered, 0);
    // Rounded down, so that only all is 100 %.
    return total === 0 ? 100 : Math.floor((covered / total) * 1000) / 10;
  };
  return { lines: percentOf('lines'), branches: percentOf('branches') };
}
