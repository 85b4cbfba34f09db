import { relative } from 'node:path';
import type { PackageReport } from '../report/report';
import type { Locale } from '../workspace/locales';
import type { WorkspacePackage } from '../workspace/packages';
import type { Sizes } from '../workspace/sizes';
import {
  type FactLinks,
  type PackageFacts,
  type TestFigures,
  packagePath,
  unscoped,
} from './contract';
import { FigureWriter } from './figures';

/** The files and folders that prove the facts, from the root of the repository. */
export const PROOFS = {
  size: 'typedoc/workspace/sizes.json',
  documentation: 'typedoc/plugin/documentation.ts',
  examples: 'typedoc/doctest',
  laws: 'typedoc/laws',
  coverage: 'vitest.config.ts',
} as const satisfies Partial<FactLinks>;

/** Where the links of facts lead. */
export interface FactAddresses {
  /** The address of a file or a folder, whose path is relative to the root. */
  readonly browse: (path: string) => string;
  /** The address of a package in the registry. */
  readonly registry: (packageName: string) => string;
}

export interface FactSources {
  readonly locale: Locale;
  readonly root: string;
  readonly readme: string;
  readonly sizes: Sizes;
  readonly report: PackageReport;
  readonly addresses: FactAddresses;
}

/** Gathers what is known of a package. */
export function gatherFacts(
  { name, shortName, folder, manifest, dependencies }: WorkspacePackage,
  { locale, root, readme, sizes, report, addresses }: FactSources,
): PackageFacts {
  const { documented, exports, tests } = report;
  const figures = new FigureWriter(locale);
  const source = relative(root, folder);
  const importLine = firstImport(readme, name);
  const size = sizes[shortName];
  const alone = Object.values(size?.exports ?? {}).sort((one, other) => one - other);
  const median = alone[Math.floor(alone.length / 2)];
  return {
    name,
    version: manifest.version,
    ...(importLine !== undefined && { importLine }),
    dependencies: dependencies.map((dependency) => ({
      name: dependency,
      path: packagePath(unscoped(dependency)),
    })),
    ...(size !== undefined && {
      size: {
        whole: figures.size(size.whole),
        ...(median !== undefined && alone.length > 1 && { median: figures.size(median) }),
      },
    }),
    documented: figures.count(documented),
    exports: figures.count(exports),
    ...(tests !== undefined && { tests: writeTests(tests, figures) }),
    links: {
      source: addresses.browse(source),
      registry: addresses.registry(name),
      tests: addresses.browse(`${source}/src`),
      size: addresses.browse(PROOFS.size),
      documentation: addresses.browse(PROOFS.documentation),
      examples: addresses.browse(PROOFS.examples),
      laws: addresses.browse(PROOFS.laws),
      coverage: addresses.browse(PROOFS.coverage),
    },
  };
}

function writeTests(
  { examples, claims, tests, laws, coverage }: NonNullable<PackageReport['tests']>,
  figures: FigureWriter,
): TestFigures {
  return {
    examples: figures.count(examples),
    claims: figures.count(claims),
    tests: figures.count(tests),
    ...(laws > 0 && { laws: figures.count(laws) }),
    coverage: figures.coverage(coverage),
  };
}

const CODE_BLOCK = /^```[^]*?^```$/gm;

/**
 * Returns a line that imports what a README is about: of the values that its first example imports
 * from the package, the one that its text speaks of first.
 */
export function firstImport(readme: string, packageName: string): string | undefined {
  const whole = new RegExp(`^import \\* as \\w+ from '${packageName}';`, 'm').exec(readme);
  if (whole !== null) {
    return whole[0];
  }
  const statement = new RegExp(`^import \\{([^}]*)\\} from '${packageName}';`, 'm').exec(readme);
  const names = (statement?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  const text = readme.replace(CODE_BLOCK, '');
  const spokenOf = [...text.matchAll(/`(\w+)/g)].map(([, word = '']) => word);
  const name = spokenOf.find((word) => names.includes(word)) ?? names[0];
  return name === undefined ? undefined : `import { ${name} } from '${packageName}';`;
}
