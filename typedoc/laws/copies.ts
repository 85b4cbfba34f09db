import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

/** The modules of Node that are used here. The packages must not depend on Node's types. */
interface NodeModules {
  readonly 'node:child_process': {
    readonly execFileSync: (
      file: string,
      parameters: readonly string[],
      options: { readonly cwd: string; readonly encoding: 'utf8' },
    ) => string;
  };
  readonly 'node:fs': {
    readonly mkdtempSync: (prefix: string) => string;
    readonly rmSync: (path: string, options: { readonly recursive: true }) => void;
    readonly writeFileSync: (path: string, text: string) => void;
  };
  readonly 'node:os': { readonly tmpdir: () => string };
  readonly 'node:url': { readonly fileURLToPath: (url: URL) => string };
}

interface NodeProcess {
  readonly getBuiltinModule: <Name extends keyof NodeModules>(name: Name) => NodeModules[Name];
  readonly execPath: string;
}

const { process } = globalThis as unknown as { readonly process: NodeProcess };
const { execFileSync } = process.getBuiltinModule('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs');
const { tmpdir } = process.getBuiltinModule('node:os');
const { fileURLToPath } = process.getBuiltinModule('node:url');

const HEADER = `
import * as first from './first.mjs';
import * as second from './second.mjs';
`;

/** A process may start slowly on a busy machine. */
export const COPIES_TIMEOUT = 60_000;

export interface CopiesOptions {
  /** Pass `new URL('.', import.meta.url)`. */
  readonly folder: URL;
  readonly contents: string;
  readonly header?: string;
  readonly others?: (code: string) => Readonly<Record<string, string>>;
}

/** Runs a program with two copies of the module, in a separate process. */
export function useCopies({
  folder: sources,
  contents,
  header = '',
  others = () => ({}),
}: CopiesOptions): (program: string) => unknown {
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(`${tmpdir()}/copies-`);
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: fileURLToPath(sources) },
      bundle: true,
      conditions: ['workspace-source'],
      format: 'esm',
      write: false,
    });
    const code = outputFiles[0]?.text ?? '';
    const files = { 'first.mjs': code, 'second.mjs': code, ...others(code) };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(`${folder}/${name}`, text);
    }
  }, COPIES_TIMEOUT);

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  return (program) => {
    writeFileSync(
      `${folder}/program.mjs`,
      `${HEADER}${header}${program}\nconsole.log(JSON.stringify(result));`,
    );
    return JSON.parse(
      execFileSync(process.execPath, ['program.mjs'], { cwd: folder, encoding: 'utf8' }),
    ) as unknown;
  };
}
