import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { discoverPackages } from './packages';
import {
  measurePackage,
  measureWithEsbuild,
  measureWithRollup,
  readRecord,
  toRecord,
  type MeasuredModule,
  type MeasuredPackage,
} from './sizes';

/** How many bytes one imported function may have, compressed with Brotli. */
const LIMIT = 2_048;

/** The limit of a package whose functions need more, each of them. */
const LIMITS: Readonly<Record<string, number>> = {
  // A task brings along what runs and cancels it.
  task: 3_200,
  'task-timeout': 3_800,
  // A style asks the environment for colours, and what writes is a task.
  console: 2_700,
  // What asks for the time is a task, and a codec brings its reader and writer.
  time: 2_700,
  // What is random is a task that asks the application for its generator.
  random: 4_300,
  uuid: 3_400,
  // What reads a body is a task with several errors.
  http: 5_300,
};

/** The limit of a function that needs more than the others of its package. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  core: {
    // These make the codec and the other instances of what they define.
    'Enum.of': 2_450,
    'Struct.codec': 2_200,
    'Struct.define': 2_350,
    'Type.object': 2_150,
  },
  http: {
    Request: 6_200,
    requestSend: 8_500,
  },
  money: {
    // These know every currency.
    'Currency.all': 2_500,
    'Currency.from': 2_600,
    'Currency.fromNumericCode': 2_600,
    'Currency.codec': 4_400,
    'Money.codec': 5_200,
    // These read text, and say what is wrong with it.
    'Money.codecOf': 2_800,
    'Money.parse': 3_100,
  },
};

/** How many times the recorded size a module may have. */
const TOLERANCE = 1.05;

/** By how many bytes the bundlers may differ in how they write the same. */
const SYNTAX = 32;

const packages = discoverPackages();
const recorded = readRecord();

/** The figures of a record by their path in it: `whole.gzip`, `largest.minified`. */
function listFigures(value: object, path: readonly string[] = []): readonly Figure[] {
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([key, item]) => {
    const here = [...path, key];
    if (typeof item === 'number') {
      return [{ path: here.join('.'), bytes: item }];
    }
    return typeof item === 'object' && item !== null ? listFigures(item, here) : [];
  });
}

interface Figure {
  readonly path: string;
  readonly bytes: number;
}

describe.each(packages)('the sizes of $name', (each) => {
  const limit = LIMITS[each.shortName] ?? LIMIT;
  const exceptions = EXCEPTIONS[each.shortName] ?? {};
  let measured: MeasuredPackage;

  function listMembers(): MeasuredModule['members'] {
    return measured.modules.flatMap(({ members }) => members);
  }

  beforeAll(async () => {
    measured = await measurePackage(each);
  }, 60_000);

  test('are recorded for its modules, and for no others (`npm run sizes` does so)', () => {
    const names = measured.modules.map(({ name }) => basename(name));
    expect(Object.keys(recorded[each.shortName]?.modules ?? {})).toEqual(names);
  });

  test('have not grown by more than 5 % (`npm run sizes` records what is meant to)', () => {
    const before = new Map(
      listFigures(recorded[each.shortName] ?? {}).map(({ path, bytes }) => [path, bytes]),
    );
    const grown = listFigures(toRecord(measured))
      .filter(({ path, bytes }) => bytes > TOLERANCE * (before.get(path) ?? Infinity))
      .map(({ path, bytes }) => `${path}: ${bytes} instead of ${before.get(path)}`);
    expect(grown).toEqual([]);
  });

  test('keep to the limit where one function is imported', () => {
    const tooLarge = listMembers()
      .filter(({ name, brotli }) => brotli > (exceptions[name] ?? limit))
      .map(({ name, brotli }) => `${name}: ${brotli}`);
    expect(tooLarge).toEqual([]);
  });

  test('are excepted from the limit only where that is needed', () => {
    const largest = Math.max(...listMembers().map(({ brotli }) => brotli));
    const excepted = listMembers().filter(({ name }) => Object.hasOwn(exceptions, name));
    expect(largest).toBeGreaterThan(limit === LIMIT ? 0 : LIMIT);
    expect(excepted.filter(({ brotli }) => brotli <= limit)).toEqual([]);
    expect(excepted.map(({ name }) => name).sort()).toEqual(Object.keys(exceptions).sort());
  });

  test('are those of Rollup when it takes the smallest member of a module from the root', async () => {
    const larger: string[] = [];
    for (const { members } of measured.modules) {
      for (const { name, fromRoot, minified: expected } of members.slice(0, 1)) {
        const { minified } = await measureWithRollup(fromRoot);
        if (minified > TOLERANCE * expected + SYNTAX) {
          larger.push(`${name}: ${minified} instead of ${expected}`);
        }
      }
    }
    expect(larger).toEqual([]);
  });
});

describe('toRecord()', () => {
  const whole = { minified: 9, gzip: 8, brotli: 7 };

  function member(name: string, minified: number): MeasuredModule['members'][number] {
    return { name, minified, gzip: minified, brotli: minified, fromRoot: '', fromModule: '' };
  }

  const alone = (bytes: number): object => ({ minified: bytes, gzip: bytes, brotli: bytes });

  test('keeps the smallest, the median and the largest member of a module and of the package', () => {
    const first = [member('A.a', 1), member('A.b', 2), member('A.c', 4), member('A.d', 8)];
    const modules = [
      { name: '@family/one/A', whole, members: first },
      { name: '@family/one/B', whole, members: [member('B.a', 3)] },
    ];
    expect(toRecord({ whole, modules })).toEqual({
      whole,
      alone: {
        smallest: { name: 'A.a', ...alone(1) },
        median: { name: 'B.a', ...alone(3) },
        largest: { name: 'A.d', ...alone(8) },
      },
      modules: {
        A: {
          whole,
          alone: {
            smallest: { name: 'A.a', ...alone(1) },
            median: { name: 'A.c', ...alone(4) },
            largest: { name: 'A.d', ...alone(8) },
          },
        },
        B: { whole },
      },
    });
  });

  test('leaves them out where the package is one function', () => {
    const module = { name: '@family/one/lazy', whole, members: [member('lazy', 9)] };
    expect(toRecord({ whole, modules: [module] })).toEqual({ whole, modules: { lazy: { whole } } });
  });
});

describe('one function of a module', () => {
  const MAP = 'export const map = Option.map;';
  const FROM_ROOT = `import { Option } from '@tstd/core'; ${MAP}`;
  const FROM_MODULE = `import * as Option from '@tstd/core/Option'; ${MAP}`;
  const WHOLE = `export * from '@tstd/core/Option';`;

  /** More than `Option.map` has, and far less than the module. */
  const MAP_ALONE = 120;

  test('is all that esbuild takes by subpath', async () => {
    expect(await esbuild(FROM_MODULE)).toBeLessThan(MAP_ALONE);
  });

  test('is all that Rollup takes by subpath, and from the root', async () => {
    expect(await rollup(FROM_MODULE)).toBeLessThan(MAP_ALONE);
    expect(await rollup(FROM_ROOT)).toBeLessThan(MAP_ALONE);
  });

  test('brings the others along when esbuild takes it from the root', async () => {
    expect(await esbuild(FROM_ROOT)).toBeGreaterThanOrEqual(await esbuild(WHOLE));
  });

  test('is a small part of what both make of the whole', async () => {
    expect(await esbuild(WHOLE)).toBeGreaterThan(10 * MAP_ALONE);
    expect(await rollup(WHOLE)).toBeGreaterThan(10 * MAP_ALONE);
  });

  test('must be there', async () => {
    const missing = `export { nothing } from '@tstd/core';`;
    await expect(rollup(missing)).rejects.toThrow('"nothing" is not exported');
    await expect(esbuild(missing)).rejects.toThrow('No matching export');
  });

  async function esbuild(code: string): Promise<number> {
    const sizeOf = await measureWithEsbuild([code]);
    return sizeOf(code).minified;
  }

  async function rollup(code: string): Promise<number> {
    const { minified } = await measureWithRollup(code);
    return minified;
  }
});
