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
  test('lets a guide import the packages and what is declared', () => {
    const code = "import { Option } from '@tstd/core';\nimport * as old from 'fp-ts/Option';";
    expect(problemsOf(`${code}\nimport '@scope/known';`)).toEqual([]);
  });

  test('tells where a guide imports what is not declared, and what to do', () => {
    expect(
      problemsOf("import { Option } from '@tstd/core';\nimport { add } from 'sums/add';"),
    ).toEqual([
      '3:21 "sums" is not declared: add it to the dev dependencies of bench/package.json with its exact version, and run npm install',
    ]);
  });

  test('lets an example of a package import nothing foreign', () => {
    expect(problemsOf("import { pipe } from 'fp-ts/function';", true)).toEqual([
      '2:22 An example of a package imports packages of @tstd alone: move what needs "fp-ts" to a guide',
    ]);
  });
});

test('readLibraries() finds none where none are declared', () => {
  expect(readLibraries(join(REPOSITORY, 'typedoc'))).toEqual(new Map());
});

test('guides find each library that they import at the version that is declared', () => {
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
