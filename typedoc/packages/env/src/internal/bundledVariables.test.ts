import { transpileModule, ModuleKind } from 'typescript';
import { describe, expect, test } from 'vitest';

import { bundledVariables } from './bundledVariables.js';

/** The part of Node that reads the source. */
interface Process {
  getBuiltinModule(name: 'node:fs'): { readFileSync(url: URL, encoding: 'utf8'): string };
}

const { process } = globalThis as unknown as { readonly process: Process };

const MODULE = transpileModule(
  process
    .getBuiltinModule('node:fs')
    .readFileSync(new URL('bundledVariables.ts', import.meta.url), 'utf8'),
  { compilerOptions: { module: ModuleKind.ESNext } },
).outputText;

/** Runs the compiled module as a bundler leaves it. */
async function load(code: string): Promise<unknown> {
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(/* @vite-ignore */ url)) as { bundledVariables(): unknown };
  return module.bundledVariables();
}

describe('bundledVariables()', () => {
  test('returns import.meta.env', () => {
    // Vitest runs the module through Vite.
    expect(bundledVariables()).toMatchObject({ BASE_URL: '/', DEV: true });
  });

  test('is compiled to a form that bundlers replace', async () => {
    const code = MODULE.replace('import.meta.env;', '{ VITE_TITLE: "a title" };');
    expect(await load(code)).toEqual({ VITE_TITLE: 'a title' });
  });

  test('returns undefined without a bundler', async () => {
    expect(await load(MODULE)).toBe(undefined);
  });
});
