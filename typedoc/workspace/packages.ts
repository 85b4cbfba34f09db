import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/*
 * The one place that knows the packages of this repository.
 * Docusaurus loads it as CommonJS, Vitest and tsx as they like:
 * it holds `node:` imports only, no `import.meta` and no top-level await.
 */

/** The fields of a `package.json` that this repository reads. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly homepage?: string;
  readonly keywords?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package of the family. */
export interface WorkspacePackage {
  /** The name to import, with its scope: `@tstd/core`. */
  readonly name: string;
  /** The name without its scope, which is that of its folder: `core`. */
  readonly shortName: string;
  /** The absolute path of the package. */
  readonly folder: string;
  readonly manifest: PackageManifest;
  /** The names of the packages of the family that this one depends on, sorted. */
  readonly dependencies: readonly string[];
}

/** A module that can be imported from outside its package. */
export interface PackageEntry {
  /** The name to import: `@tstd/core/Option`, or `@tstd/core` for the root. */
  readonly name: string;
  /** The absolute path of the source. */
  readonly source: string;
}

/** The absolute path of the repository, which every command of it is run in or below. */
export const REPOSITORY: string = findRepository(process.cwd());

/** The absolute path of the folder whose folders are the packages. */
export const PACKAGES: string = join(REPOSITORY, 'typedoc/packages');

/** The scope of the packages, as their manifests have it. */
export const NPM_SCOPE: string = discoverPackages()[0]?.name.split('/')[0] ?? '';

function findRepository(folder: string): string {
  if (existsSync(join(folder, 'typedoc/packages'))) {
    return folder;
  }
  if (dirname(folder) === folder) {
    throw new Error(`Run this in the repository: "${process.cwd()}" is not in it`);
  }
  return findRepository(dirname(folder));
}

/** Returns the packages in a folder; each stands after those that it depends on. */
export function discoverPackages(folder: string = PACKAGES): readonly WorkspacePackage[] {
  const packages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    // A folder without a manifest is what git leaves of a package on another branch: its `dist`.
    .filter((path) => existsSync(join(path, 'package.json')))
    .sort()
    .map(readPackage);
  return sortByDependency(packages);
}

/** Returns the package of a name, with or without its scope. */
export function findPackage(
  packages: readonly WorkspacePackage[],
  name: string,
): WorkspacePackage | undefined {
  return packages.find((candidate) => candidate.name === name || candidate.shortName === name);
}

/** Returns the package that a source file belongs to. */
export function findOwner(
  packages: readonly WorkspacePackage[],
  file: string,
): WorkspacePackage | undefined {
  return packages.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** Returns the packages in an order in which each stands after those that it depends on. */
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

/** Files of a package's sources that others cannot import. */
const NO_ENTRY = /^internal\/|\.(?:test|test-d|d)\.ts$/;

/** Returns the modules that a package lets others import, the root first. */
export function listEntries({ name, folder }: WorkspacePackage): readonly PackageEntry[] {
  const source = join(folder, 'src');
  if (!existsSync(join(source, 'index.ts'))) {
    throw new Error(`"${name}" must have a root module at "${join(source, 'index.ts')}"`);
  }
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
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
      `"${path}" must have a name that is a scope and the name of its folder, ` +
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
