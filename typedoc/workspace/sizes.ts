import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, transformSync, type BuildOptions, type Plugin as EsbuildPlugin } from 'esbuild';
import { rollup, type Plugin as RollupPlugin } from 'rollup';
import {
  PACKAGES,
  REPOSITORY,
  listEntries,
  type PackageEntry,
  type WorkspacePackage,
} from './packages';

/** How many bytes a bundle has. */
export interface Size {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What a module of a package exports at run time, one by one. */
export interface Member {
  /** As one speaks of it: `Option.map`, or `lazy` where the module is the function. */
  readonly name: string;
  /** A module that takes the member, and no other, from the root of its package. */
  readonly fromRoot: string;
  /** A module that takes the member, and no other, from its own module. */
  readonly fromModule: string;
}

/** What is recorded of a member. */
export interface MemberSize extends Size {
  readonly name: string;
}

/** What is recorded of a module: its size as a whole, and those of its members alone. */
export interface ModuleSizes {
  readonly whole: Size;
  /** Left out where the module is one function. */
  readonly alone?: {
    readonly smallest: MemberSize;
    readonly median: MemberSize;
    readonly largest: MemberSize;
  };
}

/** A module of a package, with its size and those of its members, the smallest first. */
export interface MeasuredModule {
  /** The name to import: `@tstd/core/Option`. */
  readonly name: string;
  readonly whole: Size;
  readonly members: readonly (Member & MemberSize)[];
}

/** A package, with the size of all that it exports. */
export interface MeasuredPackage {
  readonly whole: Size;
  readonly modules: readonly MeasuredModule[];
}

/** What is recorded of a package: the same as of a module, and its modules by their name. */
export interface PackageSizes extends ModuleSizes {
  readonly modules: Readonly<Record<string, ModuleSizes>>;
}

/** The sizes of the packages by their name. */
export type Sizes = Readonly<Record<string, PackageSizes>>;

/** The file that keeps the sizes. */
export const RECORD: string = join(REPOSITORY, 'typedoc/workspace/sizes.json');

/** The condition of the packages' `exports` that names the sources instead of `dist`. */
const SOURCE_CONDITION = '@tstd/source';

const TARGET = 'es2022';
const ENTRY = 'entry:';

const BUNDLE: BuildOptions & { readonly write: false } = {
  bundle: true,
  conditions: [SOURCE_CONDITION],
  format: 'esm',
  target: TARGET,
  legalComments: 'none',
  write: false,
  logLevel: 'silent',
};

/** Returns the sizes that the record has. */
export function readRecord(): Sizes {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Sizes;
}

/**
 * Measures a package, each of its modules that is there at run time, and each of their members
 * alone.
 */
export async function measurePackage(self: WorkspacePackage): Promise<MeasuredPackage> {
  const [root, ...all] = listEntries(self);
  const entries = withOneOfEachFolder(self, all);
  const [rootNames = [], ...exported] = await listExports(
    root === undefined ? [] : [root, ...entries],
  );
  const modules = entries
    .map((entry, index) => ({ entry, names: exported[index] ?? [] }))
    // The others hold types only.
    .filter(({ names }) => names.length > 0)
    .map(({ entry, names }) => ({
      name: entry.name,
      members: describeMembers(self, entry, names, rootNames),
    }));
  const sizeOf = await measureWithEsbuild([
    takeAll(self.name),
    ...modules.flatMap(({ name, members }) => [
      takeAll(name),
      ...members.map(({ fromModule }) => fromModule),
    ]),
  ]);
  return {
    whole: sizeOf(takeAll(self.name)),
    modules: modules.map(({ name, members }) => ({
      name,
      whole: sizeOf(takeAll(name)),
      members: bySize(members.map((member) => ({ ...member, ...sizeOf(member.fromModule) }))),
    })),
  };
}

function bySize<Item extends Size>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => one.minified - other.minified);
}

/** A folder holds modules that were made alike, such as the currencies: one stands for all. */
function withOneOfEachFolder(
  { name }: WorkspacePackage,
  entries: readonly PackageEntry[],
): readonly PackageEntry[] {
  const folderOf = (entry: PackageEntry) => dirname(entry.name.slice(name.length + 1));
  return entries.filter((entry, index) => {
    const folder = folderOf(entry);
    return folder === '.' || entries.findIndex((other) => folderOf(other) === folder) === index;
  });
}

function takeAll(module: string): string {
  return `export * from '${module}';`;
}

/** Returns what the record keeps of a package. */
export function toRecord({ whole, modules }: MeasuredPackage): PackageSizes {
  return {
    ...withMembers(whole, bySize(modules.flatMap(({ members }) => members))),
    modules: Object.fromEntries(
      modules.map((module) => [basename(module.name), withMembers(module.whole, module.members)]),
    ),
  };
}

function withMembers(whole: Size, members: readonly MemberSize[]): ModuleSizes {
  return members.length === 1 ? { whole } : { whole, alone: summarize(members) };
}

function summarize(members: readonly MemberSize[]): Required<ModuleSizes>['alone'] {
  const sizes = members.map(({ name, minified, gzip, brotli }) => ({
    name,
    minified,
    gzip,
    brotli,
  }));
  return {
    smallest: at(sizes, 0),
    median: at(sizes, Math.floor(sizes.length / 2)),
    largest: at(sizes, sizes.length - 1),
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) {
    throw new Error(`There are ${items.length} items, and none at ${index}`);
  }
  return item;
}

/** Lists what each module exports at run time. */
async function listExports(
  entries: readonly PackageEntry[],
): Promise<readonly (readonly string[])[]> {
  const { metafile } = await build({
    ...BUNDLE,
    entryPoints: entries.map(({ source }, index) => ({ in: source, out: String(index) })),
    outdir: REPOSITORY,
    metafile: true,
  });
  const exported = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output.exports]),
  );
  return entries.map((_, index) => exported.get(`${index}.js`) ?? []);
}

function describeMembers(
  { name: root }: WorkspacePackage,
  { name: path }: PackageEntry,
  names: readonly string[],
  rootNames: readonly string[],
): readonly Member[] {
  const module = basename(path);
  // An export with the name of its module stands in the root by itself; else the module does, if
  // the root has it at all.
  const isDirect = names.includes(module) || !rootNames.includes(module);
  return names.map((name) =>
    isDirect
      ? {
          name,
          fromRoot: `export { ${name} } from '${root}';`,
          fromModule: `export { ${name} } from '${path}';`,
        }
      : {
          name: `${module}.${name}`,
          fromRoot: `import { ${module} } from '${root}'; export const member = ${module}.${name};`,
          fromModule: `import * as ${module} from '${path}'; export const member = ${module}.${name};`,
        },
  );
}

/**
 * Measures what esbuild makes of each of some modules, with all that it imports.
 *
 * Without splitting it reads each file once, but looks for each entry alone what that one needs.
 */
export async function measureWithEsbuild(
  codes: readonly string[],
): Promise<(code: string) => Size> {
  const { outputFiles } = await build({
    ...BUNDLE,
    entryPoints: codes.map((_, index) => ({ in: `${ENTRY}${index}`, out: String(index) })),
    outdir: REPOSITORY,
    plugins: [entriesOf(codes)],
    minify: true,
  });
  const sizes = new Map(
    outputFiles.map(({ path, text }) => [
      at(codes, Number.parseInt(basename(path), 10)),
      measure(text),
    ]),
  );
  return (code) => {
    const size = sizes.get(code);
    if (size === undefined) {
      throw new Error(`There is no bundle of "${code}"`);
    }
    return size;
  };
}

function entriesOf(codes: readonly string[]): EsbuildPlugin {
  return {
    name: 'entries',
    setup(bundler) {
      bundler.onResolve({ filter: new RegExp(`^${ENTRY}`) }, ({ path }) => ({
        path,
        namespace: 'entry',
      }));
      bundler.onLoad({ filter: /^/, namespace: 'entry' }, ({ path }) => ({
        contents: at(codes, Number(path.slice(ENTRY.length))),
        resolveDir: REPOSITORY,
      }));
    },
  };
}

/** Measures what Rollup makes of a module, with all that it imports. */
export async function measureWithRollup(code: string): Promise<Size> {
  const bundle = await rollup({
    input: ENTRY,
    plugins: [sourcesFor(code)],
    onLog(_level, { message }) {
      throw new Error(message);
    },
  });
  const { output } = await bundle.generate({ format: 'es' });
  const { code: minified } = transformSync(output[0].code, {
    format: 'esm',
    minify: true,
    target: TARGET,
  });
  return measure(minified);
}

/** Lets Rollup read the sources of the packages, and what their manifests say about side effects. */
function sourcesFor(code: string): RollupPlugin {
  return {
    name: 'sources',
    resolveId(id, importer) {
      if (id === ENTRY) {
        return id;
      }
      const source = id.startsWith('.')
        ? join(dirname(importer ?? ''), id.replace(/\.js$/, '.ts'))
        : findSource(id);
      return { id: source, moduleSideEffects: hasSideEffects(source) };
    },
    load: (id) => (id === ENTRY ? code : compile(id)),
  };
}

function findSource(specifier: string): string {
  const [, name = '', module = 'index'] = specifier.split('/');
  return join(PACKAGES, name, 'src', `${module}.ts`);
}

const hasSideEffects = memoize((source: string): boolean => {
  const [folder = ''] = source.split('/src/');
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return (manifest as { readonly sideEffects?: boolean }).sideEffects ?? true;
});

const compile = memoize((source: string): string => {
  return transformSync(readFileSync(source, 'utf8'), { loader: 'ts', target: TARGET }).code;
});

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key) ?? { value: compute(key) };
    values.set(key, known);
    return known.value;
  };
}

function measure(code: string): Size {
  const bytes = Buffer.from(code.trimEnd());
  return {
    minified: bytes.length,
    gzip: gzipSync(bytes).length,
    brotli: brotliCompressSync(bytes).length,
  };
}
