import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, transformSync } from 'esbuild';
import { rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import { PACKAGES } from '../../../workspace/packages';
import { readCurrencies } from './readTable';

const FROM_ROOT = `export { USD } from '@tstd/money';`;
const FROM_MODULE = `export { USD } from '@tstd/money/currency/USD';`;
const WHOLE = `export * from '@tstd/money';`;

/** The maximum size in bytes of one currency function with all its dependencies, compressed with Brotli. */
const LIMIT = 1_800;

/** The maximum difference in bytes between two bundles due to different syntax for the same code. */
const SYNTAX = 64;

const ENTRY = 'entry';
const TARGET = 'es2022';

const others = readCurrencies()
  .map(({ code }) => code)
  .filter((code) => code !== 'USD');

/** Returns the codes of other currencies that occur in a bundle. */
function namedIn(bundle: string): readonly string[] {
  return others.filter((code) => new RegExp(`\\b${code}\\b`).test(bundle));
}

async function bundleWithEsbuild(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: PACKAGES },
    bundle: true,
    minify: true,
    conditions: ['workspace-source'],
    format: 'esm',
    target: TARGET,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

/** Bundles the sources as if they were installed: without types, and without side effects. */
async function bundleWithRollup(code: string): Promise<string> {
  const bundle = await rollup({
    input: ENTRY,
    plugins: [
      {
        name: 'sources',
        resolveId: (id, importer = '') =>
          id === ENTRY ? id : { id: findSource(id, importer), moduleSideEffects: false },
        load: (id) => (id === ENTRY ? code : transform(readFileSync(id, 'utf8'), false)),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return transform(output[0].code, true);
}

function findSource(id: string, importer: string): string {
  if (id.startsWith('.')) {
    return join(dirname(importer), id.replace(/\.js$/, '.ts'));
  }
  const [, name = '', ...path] = id.split('/');
  return join(PACKAGES, name, 'src', `${path.length === 0 ? 'index' : path.join('/')}.ts`);
}

function transform(code: string, minify: boolean): string {
  return transformSync(code, { loader: 'ts', format: 'esm', target: TARGET, minify }).code;
}

function measure(bundle: string): number {
  return brotliCompressSync(Buffer.from(bundle.trimEnd())).length;
}

describe.each([
  ['esbuild', bundleWithEsbuild],
  ['Rollup', bundleWithRollup],
] as const)('a bundle of %s', (_title, bundle) => {
  test.each([
    ['the root', FROM_ROOT],
    ['its own module', FROM_MODULE],
  ])('contains no other currency if USD is imported from %s', async (_from, code) => {
    const text = await bundle(code);
    expect(text).toContain('US Dollar');
    expect(namedIn(text)).toEqual([]);
  });

  test('has the same size whether it is imported from the root or from the module', async () => {
    const [root, module] = await Promise.all([bundle(FROM_ROOT), bundle(FROM_MODULE)]);
    expect(Math.abs(measure(root) - measure(module))).toBeLessThan(SYNTAX);
    expect(measure(root)).toBeLessThan(LIMIT);
  });

  test('contains all currencies if all of the package is imported', async () => {
    const text = await bundle(WHOLE);
    expect(namedIn(text)).toEqual(others);
    expect(measure(text)).toBeGreaterThan(5 * LIMIT);
  });

  test('contains all currencies if the program looks up a currency', async () => {
    const text = await bundle(`export { from } from '@tstd/money/Currency';`);
    expect(namedIn(text)).toEqual(others);
  });

  test('contains no other currency if the program computes, rounds and formats amounts', async () => {
    const text = await bundle(
      `import { USD } from '@tstd/money';
       import * as Money from '@tstd/money/Money';
       export const total = (price) => Money.format(Money.round(Money.add(USD(price), USD('1'))));
       export const shares = (price) => Money.allocate(Money.convert(USD(price), USD, 2), [1, 2]);`,
    );
    expect(namedIn(text)).toEqual([]);
  });
});

describe('the sizes in the guide', () => {
  const guide = readFileSync(join(PACKAGES, '../../docs/packages/money.mdx'), 'utf8');
  const [fromRoot = 0, fromModule = 0] = Array.from(
    guide.matchAll(/takes ([0-9.]+) kB/g),
    ([, size]) => 1_000 * Number(size),
  );

  test.each([
    ['the package', `import { Money, USD } from '@tstd/money';`, fromRoot],
    [
      'the module',
      `import { USD } from '@tstd/money'; import * as Money from '@tstd/money/Money';`,
      fromModule,
    ],
  ])('are those that esbuild produces if Money is imported from %s', async (_from, code, size) => {
    const text = await bundleWithEsbuild(`${code} export const sum = Money.add(USD(1), USD(2));`);
    expect(Math.abs(measure(text) - size)).toBeLessThan(0.05 * size);
  });
});
