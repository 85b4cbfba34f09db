import { Result } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import { beforeAll, describe, expect, test } from 'vitest';
import { discoverPackages } from '../workspace/packages';
import type { Call, Kind } from './calls';
import { EXCEPTIONS, EXCEPTIONS_AT_RUN_TIME, type Exception } from './exceptions';
import { createMisuseCompiler, findMisuses } from './findMisuses';
import { aliasOf, writeImports } from './functions';
import { type Run, runAttempts, writeRuns } from './runs';

/*
 * Every export refuses arguments of a wrong kind, when it is compiled and, for callers without
 * types, when it runs. The calls are made from the declarations, so that a new function is called
 * as soon as it is there.
 */

const packages = discoverPackages();
const compile = createMisuseCompiler();
const imports = writeImports(packages);
const { functions, broken, misuses, judged, checker } = findMisuses(compile, imports);
const functionsByPath = new Map(functions.map((each) => [each.path, each]));

function placeOf({ path, wrong }: Call): string {
  return `${path}(${wrong?.parameter.name})`;
}

function placeOfRun({ call, wrong }: Run): string {
  return `${call.path}(${wrong?.name})`;
}

function covers({ where, kinds }: Exception, place: string, kind: Kind | undefined): boolean {
  return kind !== undefined && kinds.includes(kind) && where.test(place);
}

function isCovered(call: Call, exception: Exception): boolean {
  return covers(exception, placeOf(call), call.wrong?.kind);
}

function isTaken(run: Run, exception: Exception): boolean {
  return covers(exception, placeOfRun(run), run.wrong?.kind);
}

/** What the functions that check a kind say. */
const KIND =
  /^Expected "[^"]+" to be an? (?:array|bigint|boolean|function|iterable|number|object|text|symbol),/;

function isOfKind(error: unknown): boolean {
  return error instanceof ArgumentError && KIND.test(error.message);
}

/** The functions that read what may be anything. */
const READS = /\.(?:from|parse)(?:[A-Z]\w*)?$/;

function isRefused(run: Run): boolean {
  const { call, error, value } = run;
  return error instanceof ArgumentError
    ? namesOf(run).some((name) => error.message.startsWith(`Expected "${name}`))
    : READS.test(call.path) && error === undefined && isNothing(value);
}

/** None, or an Err. */
function isNothing(value: unknown): boolean {
  return value === undefined || (Result.hasInstance(value) && !value.ok);
}

/** The names of a parameter: that of each signature, what an error class takes, and that of a field. */
function namesOf({ call: { path, isClass }, wrong }: Run): readonly string[] {
  const { signatures = [] } = functionsByPath.get(path) ?? {};
  const field = wrong?.name.split('.')[1];
  return field === undefined
    ? [
        ...signatures.flatMap(({ parameters }) => parameters[wrong?.position ?? 0]?.name ?? []),
        ...(isClass ? ['properties'] : []),
      ]
    : [field, ...(wrong?.name.split('.', 1) ?? [])];
}

function describeRun({ code, error, value }: Run): string {
  const outcome =
    error === undefined
      ? `returns ${typeof value}`
      : `throws ${String(error).split('\n', 1).join('')}`;
  return `${code} ${outcome}`;
}

describe('the functions of all packages', () => {
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

describe('run by a caller without types, the functions of all packages', () => {
  let runs: readonly Run[] = [];

  beforeAll(async () => {
    runs = await runAttempts(writeRuns(judged, checker), packages);
  }, 60_000);

  test('take right arguments', () => {
    // What a check takes is not of its own choice.
    const right = runs.filter(
      ({ call, wrong }) => wrong === undefined && !call.path.startsWith('error.Argument.'),
    );
    expect(right.length).toBeGreaterThan(1000);
    expect(right.filter(({ error }) => isOfKind(error)).map(describeRun)).toEqual([]);
  });

  test('are called wrongly in many ways', () => {
    expect(runs.filter(({ wrong }) => wrong !== undefined).length).toBeGreaterThan(10_000);
  });

  test.each(packages)(
    'those of $shortName throw an ArgumentError that names the parameter, or read nothing',
    (each) => {
      expect(
        runs
          .filter(({ call, wrong }) => wrong && call.path.startsWith(`${aliasOf(each)}.`))
          .filter((run) => !isRefused(run))
          .filter((run) => !EXCEPTIONS_AT_RUN_TIME.some((exception) => isTaken(run, exception)))
          .map(describeRun),
      ).toEqual([]);
    },
  );

  test.each(EXCEPTIONS_AT_RUN_TIME)('need the exception "$reason"', (exception) => {
    for (const kind of exception.kinds) {
      const covered = runs.filter((run) => run.wrong?.kind === kind && isTaken(run, exception));
      expect(covered.some((run) => !isRefused(run))).toBe(true);
    }
    // Each place that it names takes something wrong; else the pattern is too wide.
    const placesOf = (some: readonly Run[]): ReadonlySet<string> => new Set(some.map(placeOfRun));
    const all = runs.filter((run) => isTaken(run, exception));
    expect(placesOf(all.filter((run) => !isRefused(run)))).toEqual(placesOf(all));
  });
});

describe('findMisuses()', () => {
  const planned = findMisuses(
    compile,
    imports,
    `
      export declare function write<Value>(self: { current: Value }, value: Value): void;
      export declare function keys<Key extends string>(self: { readonly [Name in Key]: unknown }): void;
      export declare function plain(self: number, options?: { readonly signal?: AbortSignal }): void;
      export declare function identity<Value>(self: Value): Value;
      export declare function map<Value, Other>(self: Value[], fn: (value: Value) => Other): Other;
      export declare function test(fn: (value: number) => boolean | void): void;
    `,
  );
  const misusesOf = (path: string): readonly string[] =>
    planned.misuses
      .filter((each) => each.path === `planted.${path}`)
      .map((each) => `${placeOf(each)} ${each.wrong?.kind}`);

  test('calls them rightly first', () => {
    expect(planned.broken).toEqual([]);
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
