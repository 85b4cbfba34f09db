import { join } from 'node:path';
import { readJSON, putJSON } from './files';

/*
 * The ledger says what the tests have proved. It is committed, so that a build shows the same on
 * every machine, whether or not the tests ran there. A full run of the tests compares it with what
 * it finds, and fails where they differ.
 */

/** The path of the ledger, from the root of the repository. */
export const LEDGER_FILE = 'typedoc/report/proofs.json';

/** The command that writes the ledger. */
export const UPDATE_COMMAND = 'npm run prove';

export interface Ledger {
  /** By the names of the packages. */
  readonly packages: Readonly<Record<string, PackageTests>>;
  /**
   * The hashes of the examples that compiled, ran and gave what they claim, by the path of the
   * documentation. They are listed by file, so that a change of one file is a change of one place.
   */
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

/** The tests of a package that passed. */
export interface PackageTests {
  /** The examples of its doc comments and README. */
  readonly examples: number;
  /** The claims in these examples. */
  readonly claims: number;
  /** The tests beside the sources. */
  readonly tests: number;
  /** Those of the tests that check a law on generated values. */
  readonly laws: number;
  readonly coverage: Coverage;
}

/** The lines and the branches that tests reach, in percent. */
export interface Coverage {
  readonly lines: number;
  readonly branches: number;
}

/** Reads the ledger of a repository; an empty one where there is none. */
export function readLedger(root: string): Ledger {
  return (readJSON(join(root, LEDGER_FILE)) ?? { packages: {}, examples: {} }) as Ledger;
}

export function writeLedger(root: string, ledger: Ledger): void {
  putJSON(join(root, LEDGER_FILE), ledger);
}

/** Says where the ledger differs from a run of the tests, or returns `undefined` if it is current. */
export function describeChanges(recorded: Ledger, found: Ledger): string | undefined {
  const changes = [...packageChanges(recorded, found), ...exampleChanges(recorded, found)];
  return changes.length === 0
    ? undefined
    : [
        `${LEDGER_FILE} does not say what the tests found:`,
        ...changes.map((change) => `  ${change}`),
        `Run "${UPDATE_COMMAND}" and commit the file`,
      ].join('\n');
}

function packageChanges(recorded: Ledger, found: Ledger): readonly string[] {
  return keysOf(recorded.packages, found.packages).flatMap((name) => {
    const before = figuresOf(recorded.packages[name]);
    const after = figuresOf(found.packages[name]);
    return keysOf(before, after)
      .filter((figure) => before[figure] !== after[figure])
      .map((figure) => `${name}: ${figure} ${show(before[figure])}, now ${show(after[figure])}`);
  });
}

type Figures = Readonly<Record<string, number>>;

function figuresOf(tests: PackageTests | undefined): Figures {
  if (tests === undefined) {
    return {};
  }
  const { coverage, ...counts } = tests;
  return {
    ...counts,
    'percent of lines': coverage.lines,
    'percent of branches': coverage.branches,
  };
}

function show(figure: number | undefined): string {
  return figure === undefined ? 'none' : String(figure);
}

function exampleChanges(recorded: Ledger, found: Ledger): readonly string[] {
  return keysOf(recorded.examples, found.examples).flatMap((path) => {
    const before = recorded.examples[path] ?? [];
    const after = found.examples[path] ?? [];
    const added = after.filter((hash) => !before.includes(hash)).length;
    const removed = before.filter((hash) => !after.includes(hash)).length;
    return added + removed === 0
      ? []
      : [`${path}: examples to add ${String(added)}, to remove ${String(removed)}`];
  });
}

function keysOf(left: object, right: object): readonly string[] {
  return [...new Set([...Object.keys(left), ...Object.keys(right)])];
}
