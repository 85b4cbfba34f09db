import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';
import { SOURCE_CONDITION, TARGET, measure } from '../../typedoc/workspace/sizes.js';

/** By program, then by library. */
export type Bytes = Readonly<Record<string, Readonly<Record<string, number>>>>;

const PROGRAMS = 'bench/src/programs';

/** @throws Error if the programs in a folder return different results. */
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
  const programs = readdirSync(join(folder, name))
    .sort()
    .map((file) => {
      const library = file.replace(/\.ts$/, '');
      const module = JSON.stringify(`./${folder}/${name}/${library}.js`);
      return { library, code: `export { run } from ${module};` };
    });
  const results: (readonly [library: string, result: unknown])[] = [];
  for (const { library, code } of programs) {
    results.push([library, await runModule(code)]);
  }
  const [[, first] = []] = results;
  const other = results.find(([, result]) => !isDeepStrictEqual(result, first));
  if (other !== undefined) {
    throw new Error(
      `The programs of "${name}" return different results: ${JSON.stringify(Object.fromEntries(results))}`,
    );
  }
  const sizes = await measure(programs.map(({ code }) => code));
  return Object.fromEntries(programs.map(({ library }, index) => [library, sizes[index] ?? 0]));
}

async function runModule(contents: string): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    conditions: [SOURCE_CONDITION],
    format: 'esm',
    logLevel: 'silent',
    target: TARGET,
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { run } = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
    readonly run: () => unknown;
  };
  return JSON.parse(JSON.stringify(await run()));
}
