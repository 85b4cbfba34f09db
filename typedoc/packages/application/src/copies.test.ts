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

const attempt = (fn) => {
  try {
    return fn();
  } catch (error) {
    return error.name + ': ' + error.message;
  }
};
const number = { name: 'number', hasInstance: (value) => typeof value === 'number' };
`;

/** A process may start slowly where others are at work. */
const TIMEOUT = 60_000;

let folder: string;

/** Runs a program that has several copies of this package, and returns what it gives. */
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
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    bundle: true,
    conditions: ['@tstd/source'],
    format: 'esm',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const newer = code.replace(/\bLAYOUT = 1;/, 'LAYOUT = 2;');
  expect(newer).not.toBe(code);
  writeFileSync(`${folder}/first.mjs`, code);
  writeFileSync(`${folder}/second.mjs`, code);
  writeFileSync(`${folder}/newer.mjs`, newer);
}, TIMEOUT);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('two copies in one process', { timeout: TIMEOUT }, () => {
  test('are two modules, and put nothing on the global object by their import', () => {
    expect(
      runWithCopies(`
const result = {
  isOne: first.Application === second.Application,
  isOneSymbol: first.$storage === second.$storage,
  isThere: first.$storage in globalThis,
};`),
    ).toEqual({ isOne: false, isOneSymbol: true, isThere: false });
  });

  test('share a configuration, of which the first value wins', () => {
    expect(
      runWithCopies(`
const one = first.Application('shared', { level: 1 });
const other = second.Application('shared', { level: 2, name: 'new' });
const before = other.get();
one.configure({ level: 3 });
other.configure(({ level }) => ({ level: level + 1 }));
const result = [before, one.get(), one.get() === other.get()];`),
    ).toEqual([{ level: 1, name: 'new' }, { level: 4, name: 'new' }, true]);
  });

  test('share the types, the references and the storages', () => {
    expect(
      runWithCopies(`
const one = first.Application('shared', { level: 1 }, { level: number });
const other = second.Application('shared', { level: 1 });
const refs = [first.useRef(one, 'count', 1), second.useRef(other, 'count', 2)];
refs[1].current += 4;
second.useStorage(other, 'table', number).set('key', 7);
const result = {
  refused: attempt(() => other.configure({ level: '2' })),
  isOneRef: refs[0] === refs[1],
  count: refs[0].current,
  entry: first.useStorage(one, 'table', number).get('key'),
};`),
    ).toEqual({
      refused:
        'ArgumentError: Expected "level" in the configuration of the application "shared" to be of the type "number"',
      isOneRef: true,
      count: 5,
      entry: 7,
    });
  });

  test('take the handle of each other', () => {
    expect(
      runWithCopies(`
const one = first.Application('shared', { level: 1 });
second.useRef(one, 'count', 1).current = 2;
const result = first.useRef(one, 'count', 0).current;`),
    ).toBe(2);
  });

  test('say that their versions do not go together, and leave the state as it is', () => {
    expect(
      runWithCopies(`
const newer = await import('./newer.mjs');
const one = first.Application('shared', { level: 1 });
const error = attempt(() => newer.Application('shared', { level: 2 }));
one.configure({ level: 3 });
const result = [error, second.Application('shared', {}).get()];`),
    ).toEqual([
      'RuntimeError: Two versions of "@tstd/application" that cannot share their state are loaded: expected layout 2, got layout 1',
      { level: 3 },
    ]);
  });

  test('say it the other way round, too', () => {
    expect(
      runWithCopies(`
const newer = await import('./newer.mjs');
newer.Application('shared', { level: 1 });
const result = attempt(() => first.useRef({ id: 'shared' }, 'count', 1));`),
    ).toBe(
      'RuntimeError: Two versions of "@tstd/application" that cannot share their state are loaded: expected layout 1, got layout 2',
    );
  });

  test('say that the global object is closed', () => {
    expect(
      runWithCopies(`
Object.preventExtensions(globalThis);
const result = [first, second].map((copy) => attempt(() => copy.Application('shared', {})));`),
    ).toEqual(
      Array.from(
        { length: 2 },
        () =>
          'RuntimeError: Cannot share the state of applications, because the global object takes no new property',
      ),
    );
  });
});
