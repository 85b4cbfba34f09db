import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@docusaurus/faster';
import type { CurrentBundler } from '@docusaurus/types';
import { afterEach, describe, expect, test } from 'vitest';
import { pagePlaces } from './pagePlaces';
import { type PageEntry, compactTable } from './pageTable';

type Registry = Readonly<Record<string, readonly [() => Promise<{ readonly default: string }>]>>;

const PAGES = ['index', 'core/index', 'core/class/A', 'core/class/B', 'core/class/C'];

const FILES = {
  ...Object.fromEntries(PAGES.map((file) => [`api/${file}.md`, `export default 'Page ${file}';`])),
  'api/core/class/B.md': `export { default } from '../../../shared.js?B';`,
  'api/core/class/C.md': `import text from '../../../shared.js';\nexport default await text;`,
  'shared.js': `export default 'Shared';`,
};

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) {
    rmSync(folder, { recursive: true });
  }
});

const entries: readonly PageEntry[] = PAGES.map((file) => ({
  path: join('/api', file).replace(/\/index$/, ''),
  hash: 'hash',
  component: 'display',
  content: `content-of-${file}`,
}));

function registrySource(folder: string): string {
  const lines = PAGES.map(
    (file) => `  "content-of-${file}": [() => import("@site/api/${file}.md")],`,
  );
  return compactTable('registry.js', `export default {\n${lines.join('\n')}\n};\n`, {
    base: '/api',
    siteDir: folder,
    pages: entries,
  });
}

/** Bundles pages for Node, and returns the folder of the bundle. */
async function bundle(chunks: ReadonlyMap<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'page-places-'));
  folders.push(folder);
  for (const [path, text] of Object.entries({ ...FILES, 'registry.js': registrySource(folder) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // SAFETY: what Docusaurus calls a bundler is webpack by type, and Rspack in this site.
  const current = { name: 'rspack', instance: rspack } as unknown as CurrentBundler;
  const compiler = rspack({
    mode: 'production',
    context: folder,
    target: 'async-node20',
    entry: './registry.js',
    output: {
      path: join(folder, 'out'),
      chunkFilename: '[name].js',
      library: { type: 'commonjs2' },
    },
    module: {
      rules: [
        { test: /\.md$/, type: 'javascript/auto' },
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } } },
        },
      ],
    },
    optimization: {
      chunkIds: 'named',
      splitChunks: {
        cacheGroups: { shared: { name: 'shared', test: /shared\.js$/, enforce: true } },
      },
    },
    plugins: [pagePlaces(current, () => chunks) as never],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors() === true) {
    throw new Error(stats.toString('errors-only'));
  }
  return join(folder, 'out');
}

const CHUNKS = new Map(PAGES.map((file) => [`${file.replaceAll('/', '-')}-md`, file]));

describe('pagePlaces()', () => {
  test('lets pages be found by their names alone', async () => {
    const out = await bundle(CHUNKS);
    const { default: registry } = createRequire(out)(join(out, 'main.js')) as {
      readonly default: Registry;
    };
    const texts = await Promise.all(
      Object.values(registry).map(async ([load]) => (await load()).default),
    );
    expect(texts).toEqual([
      'Page index',
      'Page core/index',
      'Page core/class/A',
      'Shared',
      'Shared',
    ]);
    expect(readdirSync(out)).toContain('shared.js');
  });

  test('leaves the main bundle without a table of pages', async () => {
    const main = readFileSync(join(await bundle(CHUNKS), 'main.js'), 'utf8');
    expect(main).toContain('core/class A B C');
    expect(main).not.toContain('core-class-A');
  });

  test('fails when a page is not in its chunk', async () => {
    const chunks = new Map([...CHUNKS, ['core-class-A-md', 'core/class/Z']]);
    await expect(bundle(chunks)).rejects.toThrow(
      'The chunk "core-class-A-md" does not hold "core/class/Z.md"',
    );
  });
});
