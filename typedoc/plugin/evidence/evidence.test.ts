import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DeclarationReflection } from 'typedoc';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashExample } from '../../doctest/hash';
import { writeLedger } from '../../report/ledger';
import { REPOSITORY, discoverPackages } from '../../workspace/packages';
import { readRecord } from '../../workspace/sizes';
import type { Evidence } from '../contract';
import type { DescribedSymbol } from '../symbols/symbols';
import { createProofOf, createSizeOf, gatherEvidence } from './index';
import { findLaws } from './laws';

const RAN = "import { of } from '@fixture/shapes';\n\nof(3); // => 3\nof(4); // => 4";
const NOT_RUN = "import { of } from '@fixture/shapes';\n\nof(5); // => 5";

const TESTS = {
  examples: 1,
  claims: 2,
  tests: 9,
  laws: 4,
  coverage: { lines: 100, branches: 99.9 },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tstd-evidence-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function put(path: string, ...lines: readonly string[]): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), lines.join('\n'));
}

/** A package in a folder of packages, as the workspace finds it. */
function putPackage(): ReturnType<typeof discoverPackages> {
  put(
    'packages/shapes/package.json',
    '{ "name": "@fixture/shapes", "version": "1.0.0", "description": "Shapes" }',
  );
  put('packages/shapes/src/index.ts', 'export {};');
  return discoverPackages(join(root, 'packages'));
}

function symbol(name: string, kind: DescribedSymbol['kind'], codes: readonly string[]) {
  // SAFETY: what is gathered reads no more of a symbol.
  return {
    name,
    kind,
    package: 'shapes',
    path: `/api/shapes/${kind}/${name}`,
    examples: codes.map((code) => ({ title: '', code })),
  } as unknown as DescribedSymbol;
}

test('findLaws() finds the suites on laws, with the definition of those that are shared', () => {
  put('typedoc/laws/index.ts', '', 'export function orderLaws<Value>(');
  const [shapes] = putPackage();
  put(
    'packages/shapes/src/Shape.laws.test.ts',
    "orderLaws('of shapes', order, shapes);",
    "describe('laws of corners', () => {",
    '  describe(`laws of the area of ${name}`, () => {',
    "describe('a law office', () => {",
    'otherLaws(shapes);',
  );
  const file = 'packages/shapes/src/Shape.laws.test.ts';
  expect(shapes && findLaws(root, shapes)).toEqual([
    {
      module: 'Shape',
      law: 'order',
      test: { file, line: 1 },
      definition: { file: 'typedoc/laws/index.ts', line: 2 },
    },
    { module: 'Shape', law: 'laws of corners', test: { file, line: 2 } },
    { module: 'Shape', law: 'laws of the area of', test: { file, line: 3 } },
  ]);
});

test('gatherEvidence() tells what was measured, and nothing else', () => {
  const packages = putPackage();
  writeLedger(root, { packages: {}, examples: { 'docs/guide.md': [hashExample(RAN)] } });
  const [evidence] = gatherEvidence(packages, {
    root,
    report: [{ name: '@fixture/shapes', exports: 4, documented: 4, withExample: 2, tests: TESTS }],
    sizes: { shapes: { whole: 900, exports: { of: 40, Shape: 60 } } },
    symbols: [
      symbol('of', 'function', [RAN, NOT_RUN]),
      symbol('Shape', 'interface', []),
      symbol('Shape', 'class', []),
      symbol('Corner', 'type', [NOT_RUN]),
      symbol('Shape.corners', 'member', [RAN]),
    ],
  });
  expect(evidence).toEqual({
    name: '@fixture/shapes',
    shortName: 'shapes',
    tests: TESTS,
    size: 900,
    laws: [],
    exports: [
      { name: 'of', path: '/api/shapes/function/of', examples: 1, claims: 2, size: 40 },
      { name: 'Shape', path: '/api/shapes/class/Shape', examples: 0, claims: 0, size: 60 },
    ],
  });
});

test('gatherEvidence() leaves out what no file records', () => {
  const [evidence] = gatherEvidence(putPackage(), { root, report: [], sizes: {}, symbols: [] });
  expect(evidence).toEqual({
    name: '@fixture/shapes',
    shortName: 'shapes',
    laws: [],
    exports: [],
  });
});

test('createSizeOf() writes the size of a member in a language', () => {
  const evidence: Evidence = [
    {
      name: '@fixture/shapes',
      shortName: 'shapes',
      laws: [],
      exports: [
        { name: 'of', path: '/of', examples: 1, claims: 2, size: 1_240 },
        { name: 'None', path: '/none', examples: 0, claims: 0, size: 40 },
        { name: 'Shape', path: '/shape', examples: 1, claims: 3 },
      ],
    },
  ];
  // SAFETY: the look-up gives a model to the function alone that is made here.
  const models = ['/of', '/none', '/shape', '/other'] as unknown as DeclarationReflection[];
  const sizeOf = createSizeOf(evidence, 'fr', String);
  const address = '/evidence#shapes';
  expect(models.map(sizeOf)).toEqual([
    { figure: '1,2\u00a0ko', address },
    { figure: '40\u00a0o', address },
    undefined,
    undefined,
  ]);
});

test('createProofOf() sums up what was measured of a page, with the laws of its module', () => {
  const law = (module: string) => ({ module, law: 'equal', test: { file: 'a.test.ts', line: 3 } });
  const [own, other] = [law('Shape'), law('Other')];
  const path = '/api/shapes/namespace/Shape';
  const evidence: Evidence = [
    {
      name: '@fixture/shapes',
      shortName: 'shapes',
      tests: TESTS,
      laws: [own, other],
      exports: [
        { name: 'Shape.of', path: `${path}#of`, examples: 1, claims: 2 },
        { name: 'Shape.map', path: `${path}#map`, examples: 2, claims: 3 },
        { name: 'Shapes', path: `${path}s`, examples: 5, claims: 5 },
        { name: 'Corner', path: '/api/shapes/class/Corner', examples: 0, claims: 0, size: 40 },
      ],
    },
  ];
  // SAFETY: the look-up reads no more of a page than its name.
  const page = (name: string) => ({ name }) as DeclarationReflection;
  const paths = { Shape: 'namespace/Shape', Corner: 'class/Corner' };
  const proof = (name: keyof typeof paths) =>
    createProofOf(evidence, 'fr', () => `/api/shapes/${paths[name]}`)(page(name));
  expect(proof('Shape')).toEqual({
    examples: 3,
    claims: 5,
    laws: [own],
    coverage: { lines: '100\u00a0%', branches: '99,9\u00a0%' },
  });
  expect(proof('Corner')).toBeUndefined();
  expect(createProofOf(evidence, 'fr', () => undefined)(page('Shape'))).toBeUndefined();
});

test('each package with tests on laws has its laws listed, and each recorded size has a package', () => {
  const packages = discoverPackages();
  const core = packages.find(({ shortName }) => shortName === 'core');
  const laws = core === undefined ? [] : findLaws(REPOSITORY, core);
  expect(new Set(laws.map(({ law }) => law))).toContain('monad');
  expect(packages.map(({ shortName }) => shortName).sort()).toEqual(
    Object.keys(readRecord()).sort(),
  );
});
