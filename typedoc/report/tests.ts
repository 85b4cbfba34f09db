import { join } from 'node:path';
import type { Reporter, TestModule, TestSuite, Vitest } from 'vitest/node';
import { TESTS } from '../doctest/plugin';
import { type WorkspacePackage, discoverPackages, findOwner } from '../workspace/packages';
import { EXAMPLES_FILE, TESTS_FILE, fingerprint, putJSON } from './files';

/** What the tests found of a package. */
export interface PackageTests {
  /** The hash of the files that were tested. */
  readonly fingerprint: string;
  /** The examples of doc comments and README that compiled, ran and gave what they claim. */
  readonly examples: number;
  /** The claims in these examples. */
  readonly claims: number;
  /** The tests beside the sources that passed. */
  readonly tests: number;
  /** Those of them that check a law on generated values. */
  readonly laws: number;
}

/** What the tests found, by the names of the packages. */
export type TestFindings = Readonly<Record<string, PackageTests>>;

/** A Vitest reporter that keeps what a run of all tests found of each package and example. */
export default class FindingsReporter implements Reporter {
  #root = process.cwd();

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    putJSON(join(this.#root, TESTS_FILE), collectFindings(modules, this.#root));
    putJSON(join(this.#root, EXAMPLES_FILE), collectExamples(modules));
  }
}

/** Counts what has passed, for each package of a repository. */
export function collectFindings(
  modules: readonly TestModule[],
  root: string,
  packages: readonly WorkspacePackage[] = discoverPackages(join(root, 'typedoc/packages')),
): TestFindings {
  const examplesOf = join(root, TESTS);
  const found = packages.map((each): readonly [string, PackageTests] => {
    const own = modules.filter(({ moduleId }) => findOwner([each], moduleId) !== undefined);
    const documents = modules.filter(
      ({ moduleId }) =>
        moduleId.startsWith(`${examplesOf}/`) &&
        findOwner([each], join(root, moduleId.slice(examplesOf.length))) !== undefined,
    );
    const examples = documents.flatMap(({ children }) => [...children.suites()].filter(hasPassed));
    const passed = own.flatMap(({ children }) => [...children.allTests('passed')]);
    return [
      each.name,
      {
        fingerprint: fingerprint(each.folder),
        examples: examples.length,
        // Each block has two tests of its own: that it compiles, and that it runs.
        claims: examples.reduce((sum, { children }) => sum + [...children.tests()].length - 2, 0),
        tests: passed.length,
        laws: passed.filter((test) => ancestorsOf(test.parent).some(isAboutLaws)).length,
      },
    ];
  });
  return Object.fromEntries(found);
}

/** Returns the hashes of the examples that compiled, ran and gave what they claim, everywhere. */
export function collectExamples(modules: readonly TestModule[]): readonly string[] {
  const suites = modules.flatMap(({ children }) => [...children.suites()]);
  const hashesOf = (chosen: readonly TestSuite[]): readonly string[] =>
    chosen.flatMap((suite) => suite.meta().example ?? []);
  const failed = new Set(hashesOf(suites.filter((suite) => !suite.ok())));
  const passed = hashesOf(suites.filter(hasPassed)).filter((hash) => !failed.has(hash));
  return [...new Set(passed)].sort();
}

function hasPassed({ children }: TestSuite): boolean {
  return [...children.allTests()].every((test) => test.result().state === 'passed');
}

function ancestorsOf(suite: TestSuite | TestModule): readonly TestSuite[] {
  return suite.type === 'module' ? [] : [suite, ...ancestorsOf(suite.parent)];
}

function isAboutLaws({ name }: TestSuite): boolean {
  return /^laws\b/.test(name);
}
