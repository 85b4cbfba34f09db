import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes by the names of programs, and then of libraries. */
export type Bytes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What size-limit, by which the packages are recorded, takes from a bundle: that of an empty module. */
const EMPTY = 16;

/** The folders of programs, each with one module for each library. */
const PROGRAMS = 'bench/src/programs';

/**
 * Returns the bytes of the bundle of a module, minified and compressed with Brotli, as those of the
 * packages are recorded.
 */
export async function measureBundle(code: string): Promise<number> {
  return brotliCompressSync(await bundle(code)).length - EMPTY;
}

/**
 * Measures the programs: what a page has to load for one task, by each library.
 *
 * @throws Error when the programs of a folder do not give the same.
 */
export async function measurePrograms(folder: string = PROGRAMS): Promise<Bytes> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const bytes: Record<string, Record<string, number>> = {};
  for (const name of names) {
    bytes[name] = await measureProgram(folder, name);
  }
  return bytes;
}

async function measureProgram(folder: string, name: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  const results: (readonly [library: string, result: unknown])[] = [];
  for (const file of readdirSync(join(folder, name)).sort()) {
    const library = file.replace(/\.ts$/, '');
    const module = JSON.stringify(`./${folder}/${name}/${library}.js`);
    bytes[library] = await measureBundle(`export { run } from ${module};`);
    results.push([library, await runModule(`export { run } from ${module};`)]);
  }
  const [[, first] = []] = results;
  const other = results.find(([, result]) => !isDeepStrictEqual(result, first));
  if (other !== undefined) {
    throw new Error(
      `The programs of "${name}" do not give the same: ${JSON.stringify(Object.fromEntries(results))}`,
    );
  }
  return bytes;
}

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    conditions: ['@tstd/source'],
    format: 'esm',
    legalComments: 'none',
    logLevel: 'silent',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function runModule(contents: string): Promise<unknown> {
  const code = Buffer.from(await bundle(contents)).toString('base64');
  const { run } = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
    readonly run: () => unknown;
  };
  return JSON.parse(JSON.stringify(await run()));
}
