import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, normalize } from 'node:path';
import { type Problem, checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OLDEST_LIBRARY, oldestCompiler } from './oldest';
import { type Tarball, installTarballs, runIn } from './pack';
import {
  type PackageEntry,
  REPOSITORY,
  type WorkspacePackage,
  discoverPackages,
  findPackage,
  listEntries,
} from './packages';

const clone = createClone();
const packages = discoverPackages(join(clone, 'typedoc/packages'));
const entries = packages.flatMap(listEntries);
const consumer = mkdtempSync(join(tmpdir(), 'consumer-'));
const NEWEST_COMPILER = join(REPOSITORY, 'node_modules/typescript-newest/bin/tsc');
let tarballs: ReadonlyMap<string, Tarball>;

const RESOLUTIONS = {
  node16: {
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
  },
  nodenext: {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  },
  bundler: {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  },
} as const;

beforeAll(() => {
  tarballs = installTarballs(packages, consumer);
}, 300_000);

afterAll(() => {
  rmSync(consumer, { recursive: true });
  rmSync(clone, { recursive: true });
});

describe('a project that installs the tarballs', () => {
  test('can import every entry, with the exports of the source', async () => {
    const script = `
      const names = ${JSON.stringify(entries.map((entry) => entry.name))};
      const found = names.map(async (name) => [name, Object.keys(await import(name)).sort()]);
      console.log(JSON.stringify(Object.fromEntries(await Promise.all(found))));
    `;
    const found: unknown = JSON.parse(run('node', ['--input-type=module', '--eval', script]));

    const expected = entries.map(async ({ name, source }) => {
      const module = (await import(source)) as object;
      return [name, Object.keys(module).sort()] as const;
    });
    expect(found).toEqual(Object.fromEntries(await Promise.all(expected)));
  });

  test.each(packages)('cannot import what $name keeps internal', ({ name, folder }) => {
    const folderOfInternals = join(folder, 'src/internal');
    const internals = existsSync(folderOfInternals)
      ? readdirSync(folderOfInternals).map((file) => file.replace(/\.ts$/, ''))
      : [];
    const specifiers = ['anything', ...internals].map((each) => `${name}/internal/${each}`);
    const script = `
      const codes = ${JSON.stringify(specifiers)}.map((specifier) =>
        import(specifier).then(() => 'imported', ({ code }) => code));
      console.log(JSON.stringify(await Promise.all(codes)));
    `;
    expect(JSON.parse(run('node', ['--input-type=module', '--eval', script]))).toEqual(
      specifiers.map(() => 'ERR_PACKAGE_PATH_NOT_EXPORTED'),
    );
  });

  test.each([
    { compiler: ts, resolution: 'nodenext', libraries: ['es2023', 'dom'] },
    { compiler: ts, resolution: 'bundler', libraries: ['es2023', 'dom'] },
    { compiler: oldestCompiler, resolution: 'node16', libraries: [OLDEST_LIBRARY] },
    { compiler: oldestCompiler, resolution: 'bundler', libraries: [OLDEST_LIBRARY] },
  ] as const)(
    'finds the types of every entry under $resolution with TypeScript $compiler.versionMajorMinor',
    ({ compiler, resolution, libraries }) => {
      const file = join(consumer, `${resolution}.ts`);
      writeFileSync(file, importAll(entries));

      const program = compiler.createProgram([file], {
        ...RESOLUTIONS[resolution],
        target: ts.ScriptTarget.ES2022,
        lib: libraries.map((library) => `lib.${library.toLowerCase()}.d.ts`),
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
      });

      const problems = compiler.getPreEmitDiagnostics(program);
      expect(
        problems.map((problem) => ts.flattenDiagnosticMessageText(problem.messageText, '\n')),
      ).toEqual([]);
      expect(program.getSourceFiles().map((each) => each.fileName)).toEqual(
        expect.arrayContaining(
          packages.map(({ name }) => join(consumer, 'node_modules', name, 'dist/index.d.ts')),
        ),
      );
    },
  );

  // TypeScript 7 does not have a stable API yet, so run it as a program.
  test.each(['nodenext', 'bundler'] as const)(
    'finds the types of every entry under %s with the newest TypeScript',
    (resolution) => {
      const folder = mkdtempSync(join(consumer, 'newest-'));
      writeFileSync(join(folder, 'index.ts'), importAll(entries));
      const compilerOptions = {
        module: resolution === 'bundler' ? 'esnext' : resolution,
        moduleResolution: resolution,
        target: 'es2022',
        lib: ['es2023', 'dom'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
      const files = run('node', [NEWEST_COMPILER, '-p', folder, '--listFiles']).split('\n');
      expect(files).toEqual(
        expect.arrayContaining(
          packages.map(({ name }) => join(consumer, 'node_modules', name, 'dist/index.d.ts')),
        ),
      );
    },
  );
});

/** Copies the sources of the packages, without anything that was built, and links their tools. */
function createClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync(join(REPOSITORY, 'typedoc'), join(folder, 'typedoc'), {
    recursive: true,
    filter: (path) => !/^(?:api|dist|node_modules|.*\.tsbuildinfo)$/.test(basename(path)),
  });
  // Relative links, which lead to the copies.
  const links = 'node_modules/@tstd';
  cpSync(join(REPOSITORY, links), join(folder, links), { recursive: true, verbatimSymlinks: true });
  for (const tool of ['.bin', 'tsx', 'typescript']) {
    const path = join('node_modules', tool);
    symlinkSync(join(REPOSITORY, path), join(folder, path), 'junction');
  }
  return folder;
}

function importAll(imported: readonly PackageEntry[]): string {
  const names = imported.map((_, index) => `entry${index}`);
  const imports = imported.map(({ name }, index) => `import * as ${names[index]} from '${name}';`);
  return `${imports.join('\n')}\nexport default [${names.join(', ')}];\n`;
}

function compile(file: string, text: string, options: ts.CompilerOptions): readonly string[] {
  const path = join(consumer, file);
  writeFileSync(path, text);
  const program = ts.createProgram([path], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    ...options,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('a program with only the option strict', () => {
  test('cannot set a value to undefined, but to all others', () => {
    const text = `
      import { Application, type ConfigurationUpdate } from '@tstd/application';
      type Write = (line: string) => void;
      interface Log { readonly level: 'all' | 'none'; readonly retries: number; readonly write: Write }
      const application = Application<Log>('a', { level: 'all', retries: 1, write: () => {} });
      // @ts-expect-error The value may not be missing.
      application.configure({ retries: undefined });
      // @ts-expect-error The value may not be missing.
      application.configure(() => ({ retries: undefined }));
      // @ts-expect-error There is no such key.
      application.configure({ retries: 1, other: 2 });
      application.configure({ level: 'none', write: (line) => line.length });
      application.configure(({ retries }) => ({ retries: retries + 1 }));
      export const set = (update: ConfigurationUpdate<Log, 'level'>) => application.configure(update);
      export const maybe = (update: Partial<Log>) => {
        // @ts-expect-error A value may be undefined.
        application.configure(update);
      };
      application.configure(application.get());
    `;
    expect(compile('strict.ts', text, {})).toEqual([]);
  });

  test('reads optional properties, and knows which keys of a record may be missing', () => {
    const text = `
      import { Record } from '@tstd/collection';
      const groups = Record.groupBy([1, 2], (value) => (value % 2 ? 'odd' : 'even'));
      // @ts-expect-error There is no such group.
      groups.od;
      // @ts-expect-error The group may be missing.
      groups.odd.length;
      export const lengths: { readonly odd?: number } = Record.map(groups, (group) => group.length);
      export const double = (options: { readonly size?: number }) =>
        Record.map(options, (size) => size * 2);
      export const width = (options: { readonly width: number | undefined }) =>
        // @ts-expect-error The value may be undefined.
        Record.map(options, (width) => width * 2);
    `;
    expect(compile('records.ts', text, {})).toEqual([]);
  });
});

describe.each(packages)('the tarball of $name', (each) => {
  const { name, folder, manifest } = each;

  test('has types that do not need those of the platform', () => {
    const file = `${name.replace(/\W/g, '')}.ts`;
    expect(compile(file, importAll(listEntries(each)), { skipLibCheck: false })).toEqual([]);
  });

  test('contains only all forms of each module, the README, the changelog and the licence', () => {
    const modules = listModules(each);
    const expected = [
      ...['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'],
      ...modules.flatMap((module) => [
        `src/${module}.ts`,
        `dist/${module}.js`,
        `dist/${module}.js.map`,
        `dist/${module}.d.ts`,
        `dist/${module}.d.ts.map`,
      ]),
    ];
    expect([...findTarball(name).files].sort()).toEqual(expected.sort());
  });

  test('has source maps that lead to its sources', () => {
    const { files } = findTarball(name);
    const maps = files.filter((file) => file.endsWith('.map'));
    const targets = maps.flatMap((file) => {
      const map = JSON.parse(readFileSync(join(folder, file), 'utf8')) as SourceMap;
      return map.sources.map((source) => normalize(join(dirname(file), source)));
    });
    expect(targets.length).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining(targets));
  });

  test('satisfies publint', async () => {
    const tarball = readFileSync(findTarball(name).path);
    const { messages } = await publint({
      strict: true,
      pack: { tarball: new Uint8Array(tarball).buffer },
    });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('has types that every module resolution finds', async () => {
    const data = new Uint8Array(readFileSync(findTarball(name).path));
    const entrypoints = listEntries(each).map((entry) => `.${entry.name.slice(name.length)}`);
    const analysis = await checkPackage(createPackageFromTarballData(data), { entrypoints });
    if (analysis.types === false) {
      throw new Error(`"${name}" has no types`);
    }
    expect(analysis.problems.filter((problem) => !isOfOldResolution(problem))).toEqual([]);
    const found = Object.entries(analysis.entrypoints).map(([entry, { resolutions }]) => [
      entry,
      resolutions['node16-esm'].resolution?.isTypeScript,
      resolutions.bundler.resolution?.isTypeScript,
    ]);
    expect(found).toEqual(entrypoints.map((entry) => [entry, true, true]));
  });

  test('declares the packages that its sources import, with their versions', () => {
    const imported = new Set(listModules(each).flatMap((module) => listImports(folder, module)));
    const expected = [...imported].map((dependency) => [
      dependency,
      findPackage(packages, dependency)?.manifest.version,
    ]);
    expect(manifest.dependencies ?? {}).toEqual(Object.fromEntries(expected));
  });

  test('does not import modules of Node', () => {
    const imported = listModules(each).flatMap((module) => listImports(folder, module));
    expect(imported.filter((specifier) => isBuiltin(specifier))).toEqual([]);
  });
});

function isOfOldResolution(problem: Problem): boolean {
  return (
    ('resolutionKind' in problem && /^node10$|-cjs$/.test(problem.resolutionKind)) ||
    ('resolutionOption' in problem && problem.resolutionOption === 'node10')
  );
}

interface SourceMap {
  readonly sources: readonly string[];
}

function run(command: string, parameters: readonly string[]): string {
  return runIn(consumer, command, parameters);
}

function findTarball(name: string): Tarball {
  const tarball = tarballs.get(name);
  if (tarball === undefined) {
    throw new Error(`"${name}" was not packed`);
  }
  return tarball;
}

function listModules({ folder }: WorkspacePackage): readonly string[] {
  return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test(?:-d)?\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
}

function listImports(folder: string, module: string): readonly string[] {
  const text = readFileSync(join(folder, 'src', `${module}.ts`), 'utf8');
  return ts
    .preProcessFile(text)
    .importedFiles.map((file) => file.fileName)
    .filter((specifier) => !specifier.startsWith('.'))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
