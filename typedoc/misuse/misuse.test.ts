import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { discoverPackages } from '../workspace/packages';
import type { Call } from './calls';
import { EXCEPTIONS } from './exceptions';
import { FOLDER, createMisuseCompiler, findMisuses } from './findMisuses';
import { writeImports } from './functions';

/*
 * Every export refuses arguments of a wrong kind. The calls are made from the declarations, so
 * that a new function is called as soon as it is there.
 */

const packages = discoverPackages();
const compile = createMisuseCompiler();
const imports = writeImports(packages);

function placeOf({ path, wrong }: Call): string {
  return `${path}(${wrong?.parameter.name})`;
}

function isCovered(call: Call, { where, kinds }: (typeof EXCEPTIONS)[number]): boolean {
  return call.wrong !== undefined && kinds.includes(call.wrong.kind) && where.test(placeOf(call));
}

describe('the functions of all packages', () => {
  const { functions, broken, misuses } = findMisuses(compile, imports);

  test('are found, and compile with right arguments', () => {
    expect(functions.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'core.Option.map',
        'error.ArgumentError',
        'money.USD',
        'uuid.UUID.of',
      ]),
    );
    expect(broken).toEqual([]);
  });

  test('compile with no wrong argument, but for the exceptions', () => {
    expect(
      misuses
        .filter((each) => !EXCEPTIONS.some((exception) => isCovered(each, exception)))
        .map((each) => `${placeOf(each)} takes ${each.wrong?.kind}`),
    ).toEqual([]);
  });

  test.each(EXCEPTIONS)('need the exception "$reason"', (exception) => {
    for (const kind of exception.kinds) {
      expect(misuses.some((each) => each.wrong?.kind === kind && isCovered(each, exception))).toBe(
        true,
      );
    }
  });
});

describe('findMisuses()', () => {
  const planted = new Map([
    [
      join(FOLDER, 'planted.ts'),
      `
      export declare function write<Value>(self: { current: Value }, value: Value): void;
      export declare function keys<Key extends string>(self: { readonly [Name in Key]: unknown }): void;
      export declare function plain(self: number, options?: { readonly signal?: AbortSignal }): void;
      export declare function identity<Value>(self: Value): Value;
      export declare function map<Value, Other>(self: Value[], fn: (value: Value) => Other): Other;
      export declare function test(fn: (value: number) => boolean | void): void;
      `,
    ],
  ]);
  const { misuses, broken } = findMisuses(
    compile,
    `${imports}import * as planted from './planted.js';\n`,
    {
      planted,
      isWanted: ({ path }) => path.startsWith('planted.'),
    },
  );
  const misusesOf = (path: string): readonly string[] =>
    misuses
      .filter((each) => each.path === `planted.${path}`)
      .map((each) => `${placeOf(each)} ${each.wrong?.kind}`);

  test('calls them rightly first', () => {
    expect(broken).toEqual([]);
  });

  test('finds a value that widens what another parameter says', () => {
    expect(misusesOf('write')).toEqual([
      'planted.write(value) null',
      'planted.write(value) undefined',
      'planted.write(value) Option',
    ]);
  });

  test('finds primitives in place of an object', () => {
    expect(misusesOf('keys')).toEqual(
      expect.arrayContaining(['planted.keys(self) number', 'planted.keys(self) boolean']),
    );
  });

  test('passes over what the declaration names', () => {
    expect(['plain', 'identity', 'map', 'test'].flatMap(misusesOf)).toEqual([]);
  });
});
