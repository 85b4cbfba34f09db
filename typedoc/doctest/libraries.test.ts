import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../workspace/packages';
import { findBlocks } from './blocks';
import { createReader } from './documentedBlocks';
import { findForeignImports, libraryOf, readLibraries } from './libraries';

const declared = new Map([
  ['fp-ts', '2.0.0'],
  ['@scope/known', '1.0.0'],
]);

function problemsOf(code: string, isPackage = false): readonly string[] {
  const source = { path: 'docs/planted.md', kind: 'markdown', isPackage } as const;
  return findBlocks(source, `\`\`\`ts\n${code}\n\`\`\`\n`)
    .flatMap((block) => findForeignImports(block, declared))
    .map(({ location, message }) => `${location.line}:${location.column} ${message}`);
}

test.each([
  ['effect', 'effect'],
  ['fp-ts/Option', 'fp-ts'],
  ['@scope/known/Part', '@scope/known'],
  ['@tstd/core', undefined],
  ['@tstd/core/Option', undefined],
  ['node:path', undefined],
  ['./one.js', undefined],
  ['@scope', undefined],
])('libraryOf() finds the library of %s', (specifier, library) => {
  expect(libraryOf(specifier)).toBe(library);
});

describe('findForeignImports()', () => {
  test('lets a guide import the packages and declared libraries', () => {
    const code = "import { Option } from '@tstd/core';\nimport * as old from 'fp-ts/Option';";
    expect(problemsOf(`${code}\nimport '@scope/known';`)).toEqual([]);
  });

  test('reports where a guide imports an undeclared library, and what to do', () => {
    expect(
      problemsOf("import { Option } from '@tstd/core';\nimport { add } from 'sums/add';"),
    ).toEqual([
      '3:21 "sums" is not declared: add its exact version to the dev dependencies of bench/package.json, then run "npm install"',
    ]);
  });

  test('does not let an example of a package import a library', () => {
    expect(problemsOf("import { pipe } from 'fp-ts/function';", true)).toEqual([
      '2:22 An example of a package can import only @tstd packages: move the code that needs "fp-ts" to a guide',
    ]);
  });
});

test('readLibraries() returns none if none are declared', () => {
  expect(readLibraries(join(REPOSITORY, 'typedoc'))).toEqual(new Map());
});

test('each library that guides import is installed in the declared version', () => {
  const libraries = readLibraries(REPOSITORY);
  const imported = [...createReader(REPOSITORY)().values()]
    .flat()
    .flatMap(({ example }) => example.imports)
    .map(({ specifier }) => libraryOf(specifier))
    .filter((library) => library !== undefined);
  for (const library of new Set(imported)) {
    const manifest = join(REPOSITORY, 'node_modules', library, 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
    expect([library, version]).toEqual([library, libraries.get(library)]);
  }
});
