import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProgram, listValues } from './exports';
import { REPOSITORY, discoverPackages, findPackage, listEntries } from './packages';

/** The types of the values with which every function is called. */
const SHAPES = {
  'one type': 'number',
  'a union of primitives': 'number | string',
  'a union of a primitive and objects': 'string | readonly string[] | Date',
  'a tagged union': 'Shape',
  'a value or null': '{ readonly n: number } | null',
  'a value or undefined': 'number | undefined',
  literals: "'a' | 'b' | 1 | true",
  booleans: 'boolean',
  branded: 'Id | number',
  'an object with optional properties': '{ readonly a?: string; readonly b?: number | undefined }',
  'all at once': "Id | 'a' | 1 | null | undefined | readonly string[] | Shape",
  unknown: 'unknown',
};

/** `npm test` runs the oldest and the newest compiler once; a nightly job runs all combinations. */
const COMPILERS =
  process.env['COMPILERS'] === 'all'
    ? ['typescript-oldest', 'typescript', 'typescript-newest'].flatMap((compiler) =>
        [true, false].map((exactOptionalPropertyTypes) => ({
          compiler,
          exactOptionalPropertyTypes,
        })),
      )
    : [
        { compiler: 'typescript-oldest', exactOptionalPropertyTypes: false },
        { compiler: 'typescript-newest', exactOptionalPropertyTypes: true },
      ];

/** Functions that accept only numbers, strings or literals. */
const FIXED =
  /^(?:Enum|Tag)\.|^(?:Codec|Type)\.constant$|^Codec\.(?:minimum|maximum|minLength|maxLength|pattern)$/;

const PLACEHOLDER = 'type Value = number;';

/** A wrong line, which the compiler must report to prove that it has checked the file. */
const WRONG = 'export const wrong: true = is<Other>()(Array.of(value));';

const packages = discoverPackages();
const calls = `${readFileSync(join(REPOSITORY, 'typedoc/workspace/fixtures/calls.ts'), 'utf8')}${WRONG}\n`;
const folder = mkdtempSync(join(tmpdir(), 'matrix-'));

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, type] of Object.entries(SHAPES)) {
    const text = calls.replace(PLACEHOLDER, `type Value = ${type};`);
    writeFileSync(join(folder, `${name}.ts`), text);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('each generic function of the packages is called', () => {
  const program = createProgram();
  const found = ['collection', 'core', 'iterable']
    .flatMap((name) => findPackage(packages, name) ?? [])
    .flatMap((each) => listValues(program, each))
    .filter(({ type }) => type.getCallSignatures().some(({ typeParameters }) => typeParameters))
    .map(({ name }) => name)
    .filter((name) => !FIXED.test(name) && !calls.includes(`${name}(`));
  expect(found, 'Add a call to typedoc/workspace/fixtures/calls.ts').toEqual([]);
});

test.each(COMPILERS)(
  '$compiler infers the types of the results, exactOptionalPropertyTypes: $exactOptionalPropertyTypes',
  ({ compiler, exactOptionalPropertyTypes }) => {
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023', 'dom'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes,
      noEmit: true,
      skipLibCheck: true,
      paths: Object.fromEntries(
        packages.flatMap(listEntries).map((entry) => [entry.name, [entry.source]]),
      ),
    };
    const files = Object.keys(SHAPES).map((name) => `${name}.ts`);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const program = join(REPOSITORY, 'node_modules', compiler, 'bin/tsc');
    const { stdout } = spawnSync('node', [program, '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
    });
    // The oldest compiler also reports errors in the sources, which are written for a newer one.
    const faults = stdout.split('\n').flatMap((fault) => {
      const [, shape, line, message] = /^([^/]+)\.ts\((\d+),\d+\): (.*)/.exec(fault) ?? [];
      return shape === undefined
        ? []
        : [{ shape, call: calls.split('\n')[Number(line) - 1], message }];
    });
    expect(faults.filter(({ call }) => call !== WRONG)).toEqual([]);
    expect(faults.map(({ shape }) => shape).sort()).toEqual(Object.keys(SHAPES).sort());
  },
);
