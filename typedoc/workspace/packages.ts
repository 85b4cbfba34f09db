import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/*
 * The only list of the packages. It is loaded as CommonJS and as ESM, so it must not use `import.meta`,
 * top-level await, or imports other than `node:`.
 */

export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly homepage?: string;
  readonly keywords?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface WorkspacePackage {
  readonly name: string;
  readonly shortName: string;
  readonly folder: string;
  readonly manifest: PackageManifest;
  readonly dependencies: readonly string[];
}

export interface PackageEntry {
  /** `@tstd/core/Option`, or `@tstd/core` for the root. */
  readonly name: string;
  readonly source: string;
}

export const REPOSITORY: string = findRepository(process.cwd());

export const PACKAGES: string = join(REPOSITORY, 'typedoc/packages');

export const NPM_SCOPE: string = discoverPackages()[0]?.name.split('/')[0] ?? '';

/** Git, TypeDoc and the compiler write paths with slashes, on Windows too. */
export function posixPath(path: string): string {
  return path.replaceAll(sep, '/');
}

function findRepository(folder: string): string {
  if (existsSync(join(folder, 'typedoc/packages'))) {
    return folder;
  }
  if (dirname(folder) === folder) {
    throw new Error(`Run this in the repository: "${process.cwd()}" is not in it`);
  }
  return findRepository(dirname(folder));
}

/** Lists each package after its dependencies. */
export function discoverPackages(folder: string = PACKAGES): readonly WorkspacePackage[] {
  const packages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    // Git leaves behind the `dist` of packages that exist only on another branch.
    .filter((path) => existsSync(join(path, 'package.json')))
    .sort()
    .map(readPackage);
  return sortByDependency(packages);
}

export function findPackage(
  packages: readonly WorkspacePackage[],
  name: string,
): WorkspacePackage | undefined {
  return packages.find((candidate) => candidate.name === name || candidate.shortName === name);
}

export function findOwner(
  packages: readonly WorkspacePackage[],
  file: string,
): WorkspacePackage | undefined {
  return packages.find(({ folder }) => posixPath(file).startsWith(`${posixPath(folder)}/`));
}

function sortByDependency(packages: readonly WorkspacePackage[]): readonly WorkspacePackage[] {
  const sorted = new Set<WorkspacePackage>();

  function visit(current: WorkspacePackage, path: readonly string[]): void {
    if (sorted.has(current)) {
      return;
    }
    if (path.includes(current.name)) {
      const cycle = [...path.slice(path.indexOf(current.name)), current.name];
      throw new Error(`Packages depend on each other in a cycle: ${cycle.join(' → ')}`);
    }
    for (const name of current.dependencies) {
      const dependency = findPackage(packages, name);
      if (dependency === undefined) {
        throw new Error(`"${current.name}" depends on "${name}", which is not in this repository`);
      }
      visit(dependency, [...path, current.name]);
    }
    sorted.add(current);
  }

  for (const each of packages) {
    visit(each, []);
  }
  return [...sorted];
}

const NO_ENTRY = /^internal\/|\.(?:test|test-d|d)\.ts$/;

export function listEntries({ name, folder }: WorkspacePackage): readonly PackageEntry[] {
  const source = join(folder, 'src');
  if (!existsSync(join(source, 'index.ts'))) {
    throw new Error(`"${name}" must have a root module at "${join(source, 'index.ts')}"`);
  }
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map(posixPath)
    .filter((file) => file.endsWith('.ts') && !NO_ENTRY.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((module) => module !== 'index')
    .sort();
  return [
    { name, source: join(source, 'index.ts') },
    ...modules.map((module) => ({
      name: `${name}/${module}`,
      source: join(source, `${module}.ts`),
    })),
  ];
}

function readPackage(folder: string): WorkspacePackage {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<PackageManifest>;
  const shortName = basename(folder);
  if (!hasRequiredFields(manifest)) {
    throw new Error(`"${path}" must have a name, a version and a description`);
  }
  const [scope, ownName] = manifest.name.split('/');
  if (ownName !== shortName) {
    throw new Error(
      `The name in "${path}" must be a scope and the name of the folder, ` +
        `such as "@scope/${shortName}", not "${manifest.name}"`,
    );
  }
  return {
    name: manifest.name,
    shortName,
    folder,
    manifest,
    dependencies: Object.keys(manifest.dependencies ?? {})
      .filter((name) => name.startsWith(`${scope}/`))
      .sort(),
  };
}

function hasRequiredFields(manifest: Partial<PackageManifest>): manifest is PackageManifest {
  return Boolean(manifest.name && manifest.version && manifest.description);
}
