import { translate } from '@docusaurus/Translate';

/** The facts that there are of packages. */
export type FactName =
  | 'coverage'
  | 'dependencies'
  | 'documented'
  | 'evidence'
  | 'examples'
  | 'registry'
  | 'size'
  | 'source'
  | 'tests'
  | 'version';

/** Returns what each fact is called on a page. */
export function factNames(): Readonly<Record<FactName, string>> {
  return {
    coverage: translate({
      id: 'PackageFacts.coverage',
      message: 'Coverage',
      description: 'Heads how much the tests of a package reach',
    }),
    dependencies: translate({
      id: 'PackageFacts.dependencies',
      message: 'Dependencies',
      description: 'Heads the packages that a package needs',
    }),
    documented: translate({
      id: 'PackageFacts.documented',
      message: 'Documented',
      description: 'Heads how much of a package is documented',
    }),
    evidence: translate({
      id: 'PackageFacts.evidence',
      message: 'Evidence',
      description: 'Heads what leads to all that was measured of a package',
    }),
    examples: translate({
      id: 'PackageFacts.examples',
      message: 'Examples',
      description: 'Heads how many examples of a package are tested',
    }),
    registry: translate({
      id: 'PackageFacts.registry',
      message: 'Package page',
      description: 'Heads the link to the page of a package in the registry',
    }),
    size: translate({
      id: 'PackageFacts.size',
      message: 'Size (Brotli)',
      description: 'Heads how large a package is when it is compressed',
    }),
    source: translate({
      id: 'PackageFacts.source',
      message: 'Source',
      description: 'Heads the link to the sources of a package',
    }),
    tests: translate({
      id: 'PackageFacts.tests',
      message: 'Tests',
      description: 'Heads how many tests of a package pass',
    }),
    version: translate({
      id: 'PackageFacts.version',
      message: 'Version',
      description: 'Heads the version of a package',
    }),
  };
}
