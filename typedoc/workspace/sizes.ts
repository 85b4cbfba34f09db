import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Plugin, build } from 'esbuild';
import { REPOSITORY, listEntries, type WorkspacePackage } from './packages';

export interface Export {
  /** `Option.map`, or `lazy` if the root exports it directly. */
  readonly label: string;
  readonly name: string;
  readonly module: string;
}

/** Bytes of bundles, minified and compressed with Brotli. */
export interface PackageSizes {
  readonly whole: number;
  readonly exports: Readonly<Record<string, number>>;
}

export type Sizes = Readonly<Record<string, PackageSizes>>;

export const RECORD: string = join(REPOSITORY, 'typedoc/workspace/sizes.json');

/** The condition that resolves the `exports` of the packages to their sources instead of `dist`. */
export const SOURCE_CONDITION = 'workspace-source';

export const TARGET = 'es2022';

export async function listExports(self: WorkspacePackage): Promise<readonly Export[]> {
  const [root, ...modules] = await Promise.all(
    listEntries(self).map(async ({ name, source }) => ({
      name,
      names: Object.keys((await import(source)) as object).sort(),
    })),
  );
  return withOneOfEachFolder(self, modules).flatMap(({ name: module, names }) => {
    const namespace = basename(module);
    // The root exports the members of a module, or the module as a namespace.
    const isDirect = names.includes(namespace) || !root?.names.includes(namespace);
    return names.map((name) => ({
      label: isDirect ? name : `${namespace}.${name}`,
      name,
      module,
    }));
  });
}

/** Keeps one module of each folder, because the others, such as currencies, are generated alike. */
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

export async function measure(codes: readonly string[]): Promise<readonly number[]> {
  // A single build reads each source only once.
  const { outputFiles } = await build({
    entryPoints: codes.map((_, index) => ({ in: `${VIRTUAL}:${index}`, out: String(index) })),
    plugins: [virtualModules(codes)],
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

const VIRTUAL = 'given';

function virtualModules(codes: readonly string[]): Plugin {
  return {
    name: VIRTUAL,
    setup: (bundle) => {
      bundle.onResolve({ filter: new RegExp(`^${VIRTUAL}:`) }, ({ path }) => ({
        path: path.slice(VIRTUAL.length + 1),
        namespace: VIRTUAL,
      }));
      bundle.onLoad({ filter: /./, namespace: VIRTUAL }, ({ path }) => ({
        contents: codes[Number(path)] ?? '',
        resolveDir: REPOSITORY,
      }));
    },
  };
}
