import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Plugin, build } from 'esbuild';
import { REPOSITORY, listEntries, type WorkspacePackage } from './packages';

/** An export of a package that is there at run time. */
export interface Export {
  /** Its name in prose: `Option.map`, or `lazy` where the root has it by that name. */
  readonly label: string;
  readonly name: string;
  /** The module that it is imported from: `@tstd/core/Option`. */
  readonly module: string;
}

/** Bytes of bundles, minified and compressed with Brotli. */
export interface PackageSizes {
  readonly whole: number;
  /** The size of each export when nothing else is imported, by its label. */
  readonly exports: Readonly<Record<string, number>>;
}

/** The sizes of the packages by their name without the scope. */
export type Sizes = Readonly<Record<string, PackageSizes>>;

/** The file that `npm run sizes` writes. */
export const RECORD: string = join(REPOSITORY, 'typedoc/workspace/sizes.json');

/** The condition of the packages' `exports` that names the sources instead of `dist`. */
export const SOURCE_CONDITION = 'workspace-source';

/** The oldest language that the sizes hold for. */
export const TARGET = 'es2022';

export function readRecord(): Sizes {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Sizes;
}

/** Lists what a package exports at run time, in the order of its modules. */
export async function listExports(self: WorkspacePackage): Promise<readonly Export[]> {
  const [root, ...modules] = await Promise.all(
    listEntries(self).map(async ({ name, source }) => ({
      name,
      names: Object.keys((await import(source)) as object).sort(),
    })),
  );
  return withOneOfEachFolder(self, modules).flatMap(({ name: module, names }) => {
    const namespace = basename(module);
    // The root has the exports of a module themselves, or the module under its name.
    const isDirect = names.includes(namespace) || !root?.names.includes(namespace);
    return names.map((name) => ({
      label: isDirect ? name : `${namespace}.${name}`,
      name,
      module,
    }));
  });
}

/** A folder holds modules that are generated alike, such as the currencies: one stands for all. */
function withOneOfEachFolder<Module extends { readonly name: string }>(
  { name }: WorkspacePackage,
  modules: readonly Module[],
): readonly Module[] {
  const folderOf = (module: Module) => dirname(module.name.slice(name.length + 1));
  return modules.filter((module, index) => {
    const folder = folderOf(module);
    return folder === '.' || modules.findIndex((other) => folderOf(other) === folder) === index;
  });
}

export async function measurePackage(self: WorkspacePackage): Promise<PackageSizes> {
  const exported = await listExports(self);
  const [whole = 0, ...sizes] = await measure([
    `export * from '${self.name}';`,
    ...exported.map(({ name, module }) => `export { ${name} } from '${module}';`),
  ]);
  return {
    whole,
    exports: Object.fromEntries(exported.map(({ label }, index) => [label, sizes[index] ?? 0])),
  };
}

/** Returns the bytes of the bundle of each module, whose code is given. */
export async function measure(codes: readonly string[]): Promise<readonly number[]> {
  // One build for all reads each source once.
  const { outputFiles } = await build({
    entryPoints: codes.map((_, index) => ({ in: `${GIVEN}:${index}`, out: String(index) })),
    plugins: [readGiven(codes)],
    outdir: REPOSITORY,
    write: false,
    bundle: true,
    minify: true,
    conditions: [SOURCE_CONDITION],
    format: 'esm',
    legalComments: 'none',
    logLevel: 'silent',
    target: TARGET,
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [
      basename(path, '.js'),
      brotliCompressSync(contents).length,
    ]),
  );
  return codes.map((_, index) => sizes.get(String(index)) ?? Number.NaN);
}

/** The namespace of modules that have no file. */
const GIVEN = 'given';

function readGiven(codes: readonly string[]): Plugin {
  return {
    name: GIVEN,
    setup: (bundle) => {
      bundle.onResolve({ filter: new RegExp(`^${GIVEN}:`) }, ({ path }) => ({
        path: path.slice(GIVEN.length + 1),
        namespace: GIVEN,
      }));
      bundle.onLoad({ filter: /./, namespace: GIVEN }, ({ path }) => ({
        contents: codes[Number(path)] ?? '',
        resolveDir: REPOSITORY,
      }));
    },
  };
}
