import { join, relative } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason, TestSuite, Vitest } from 'vitest/node';
import { TESTS } from '../doctest/plugin';
import { type WorkspacePackage, discoverPackages, findOwner } from '../workspace/packages';
import {
  type Coverage,
  type Ledger,
  type PackageTests,
  describeChanges,
  readLedger,
  writeLedger,
} from './ledger';

/** The Vitest projects whose results stand in the ledger. */
const PROJECTS = ['packages', 'doctest'];

interface Counts {
  readonly total: number;
  readonly covered: number;
}

/** The part of Istanbul's coverage map that is read here. */
interface CoverageMap {
  readonly files: () => readonly string[];
  readonly fileCoverageFor: (file: string) => {
    readonly toSummary: () => { readonly lines: Counts; readonly branches: Counts };
  };
}

/**
 * A Vitest reporter that fails a full run, with coverage, whose results differ from the ledger. With
 * Vitest's `--update` it writes them to the ledger instead.
 *
 * A run of some tests or one that failed proves nothing of the whole: it is not compared.
 */
export default class LedgerReporter implements Reporter {
  #vitest: Vitest | undefined;
  #coverage: CoverageMap | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onCoverage(coverage: unknown): void {
    // SAFETY: the coverage providers of Vitest give a map of Istanbul.
    this.#coverage = coverage as CoverageMap;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const vitest = this.#vitest;
    const coverage = this.#coverage;
    if (vitest === undefined || coverage === undefined) {
      return;
    }
    if (reason !== 'passed' || errors.length > 0 || !(await isFullRun(vitest, modules))) {
      return;
    }
    const { root, snapshotOptions } = vitest.config;
    const found = collectLedger(root, modules, coverage);
    if (snapshotOptions.updateSnapshot === 'all') {
      writeLedger(root, found);
      return;
    }
    const changes = describeChanges(readLedger(root), found);
    if (changes !== undefined) {
      vitest.logger.error(`\n${changes}\n`);
      process.exitCode = 1;
    }
  }
}

async function isFullRun(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const { watch, testNamePattern } = vitest.config;
  if (watch || testNamePattern !== undefined) {
    return false;
  }
  const all = await vitest.globTestSpecifications();
  const ran = new Set(modules.map(({ moduleId }) => moduleId));
  return PROJECTS.every((name) => {
    const files = all.filter(({ project }) => project.name === name);
    return files.length > 0 && files.every(({ moduleId }) => ran.has(moduleId));
  });
}

function collectLedger(
  root: string,
  modules: readonly TestModule[],
  coverage: CoverageMap,
): Ledger {
  const documents = documentsOf(root, modules);
  const packages = discoverPackages(join(root, 'typedoc/packages')).map(
    (each) => [each.name, countTests(each, modules, documents, coverage)] as const,
  );
  const hashes = documents
    .map(({ path, examples }) => [relative(root, path), hashesOf(examples)] as const)
    .filter(([, found]) => found.length > 0);
  return {
    packages: sortedByKey(packages),
    examples: sortedByKey(hashes),
  };
}

/** A documented file, and the suites of its examples that passed. */
interface Document {
  readonly path: string;
  readonly examples: readonly TestSuite[];
}

function documentsOf(root: string, modules: readonly TestModule[]): readonly Document[] {
  const folder = join(root, TESTS, '/');
  return modules
    .filter(({ moduleId }) => moduleId.startsWith(folder))
    .map(({ moduleId, children }) => ({
      path: join(root, moduleId.slice(folder.length, -'.test.ts'.length)),
      examples: [...children.suites()].filter(hasPassed),
    }));
}

function countTests(
  owner: WorkspacePackage,
  modules: readonly TestModule[],
  documents: readonly Document[],
  coverage: CoverageMap,
): PackageTests {
  const isOwn = (path: string): boolean => findOwner([owner], path) !== undefined;
  const tests = modules
    .filter(({ moduleId }) => isOwn(moduleId))
    .flatMap(({ children }) => [...children.allTests('passed')]);
  const examples = documents.filter(({ path }) => isOwn(path)).flatMap((each) => each.examples);
  return {
    examples: examples.length,
    // Each block has two tests of its own: that it compiles, and that it runs.
    claims: examples.reduce((sum, { children }) => sum + [...children.tests()].length - 2, 0),
    tests: tests.length,
    laws: tests.filter((test) => ancestorsOf(test.parent).some(isAboutLaws)).length,
    coverage: summarizeCoverage(coverage, isOwn),
  };
}

function hashesOf(examples: readonly TestSuite[]): readonly string[] {
  return [...new Set(examples.flatMap((suite) => suite.meta().example ?? []))].sort();
}

/** An example that does not run is skipped, so it has not passed. */
function hasPassed({ children }: TestSuite): boolean {
  return [...children.allTests()].every((test) => test.result().state === 'passed');
}

function ancestorsOf(suite: TestSuite | TestModule): readonly TestSuite[] {
  return suite.type === 'module' ? [] : [suite, ...ancestorsOf(suite.parent)];
}

function isAboutLaws({ name }: TestSuite): boolean {
  return /^laws\b/.test(name);
}

function summarizeCoverage(coverage: CoverageMap, isOwn: (path: string) => boolean): Coverage {
  const files = coverage
    .files()
    .filter(isOwn)
    .map((file) => coverage.fileCoverageFor(file).toSummary());
  const percentOf = (counts: readonly Counts[]): number => {
    const total = counts.reduce((sum, each) => sum + each.total, 0);
    const covered = counts.reduce((sum, each) => sum + each.covered, 0);
    // Rounded down, so that only all is 100 %; sources without a line to run are covered.
    return total === 0 ? 100 : Math.floor((covered / total) * 1000) / 10;
  };
  return {
    lines: percentOf(files.map(({ lines }) => lines)),
    branches: percentOf(files.map(({ branches }) => branches)),
  };
}

/** Sorted by code units: a locale's order is not the same on every machine. */
function sortedByKey<Value>(
  entries: readonly (readonly [key: string, value: Value])[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));
}
