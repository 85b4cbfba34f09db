import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The modules of Node that make two copies of this package and run a program with both. */
interface Modules {
  getBuiltinModule(name: 'node:child_process'): {
    execFileSync(
      file: string,
      parameters: readonly string[],
      options: { readonly cwd: string; readonly encoding: 'utf8' },
    ): string;
  };
  getBuiltinModule(name: 'node:fs'): {
    mkdtempSync(prefix: string): string;
    rmSync(path: string, options: { readonly recursive: true }): void;
    writeFileSync(path: string, text: string): void;
  };
  getBuiltinModule(name: 'node:os'): { tmpdir(): string };
  getBuiltinModule(name: 'node:url'): { fileURLToPath(url: URL): string };
  readonly execPath: string;
}

const { process } = globalThis as unknown as { readonly process: Modules };
const { execFileSync } = process.getBuiltinModule('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs');
const { tmpdir } = process.getBuiltinModule('node:os');
const { fileURLToPath } = process.getBuiltinModule('node:url');

const HEADER = `
import * as first from './first.mjs';
import * as second from './second.mjs';
`;

/** A process may start slowly where others are at work. */
const TIMEOUT = 60_000;

let folder: string;

/** Runs a program that has two copies of this package and of all that it needs, and returns what it gives. */
function runWithCopies(program: string): unknown {
  writeFileSync(
    `${folder}/program.mjs`,
    `${HEADER}${program}\nconsole.log(JSON.stringify(result));`,
  );
  return JSON.parse(
    execFileSync(process.execPath, ['program.mjs'], { cwd: folder, encoding: 'utf8' }),
  );
}

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/tstd-copies-`);
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './index.ts'; export { Task } from '@tstd/task';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    conditions: ['@tstd/source'],
    format: 'esm',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  writeFileSync(`${folder}/first.mjs`, code);
  writeFileSync(`${folder}/second.mjs`, code);
}, TIMEOUT);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('two copies in one process', { timeout: TIMEOUT }, () => {
  test('put nothing on the global object by their import', () => {
    expect(
      runWithCopies(`
const result = [
  first.randomInt === second.randomInt,
  Symbol.for('@tstd/application') in globalThis,
];`),
    ).toEqual([false, false]);
  });

  test('share the generator that one of them is configured with', () => {
    expect(
      runWithCopies(`
first.randomApplication.configure({ randomGenerator: first.seededGenerator(7) });
const result = [first, second, first].map(({ Task, randomInt }) => Task.run(randomInt(1, 6)).value);`),
    ).toEqual([3, 5, 3]);
  });

  test('give the source of the run to the default generator of each other', () => {
    expect(
      runWithCopies(`
first.randomApplication.get();
const result = second.Task.run(second.randomInt(1, 6), { random: () => 0 });`),
    ).toEqual({ ok: true, value: 1 });
  });
});
