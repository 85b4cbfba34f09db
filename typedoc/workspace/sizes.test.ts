import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { discoverPackages } from './packages';
import {
  SOURCE_CONDITION,
  TARGET,
  listExports,
  measure,
  measurePackage,
  type Export,
  type PackageSizes,
  type Sizes,
} from './sizes';
import record from './sizes.json';

/** The size of one imported function in bytes, with Brotli. Checking its arguments takes about 450. */
const LIMIT = 2_400;

const LIMITS: Readonly<Record<string, number>> = {
  // A codec collects up to 100 errors with their paths.
  core: 2_850,
  env: 2_950,
  collection: 2_650,
  // A task includes the scheduler, cancellation and the clock.
  task: 4_950,
  'task-timeout': 6_300,
  // A style reads from the environment whether to use colours, and writing is a task.
  console: 4_000,
  // Reading the clock is a task, and a codec includes a parser and a formatter.
  time: 4_150,
  // A random value is a task that requests its generator from the application.
  random: 6_650,
  uuid: 4_700,
  // Reading a body is a task with several errors.
  http: 7_700,
};

const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  core: {
    'Codec.map': 3_400,
    'Codec.union': 3_950,
    'Codec.object': 3_200,
    'Codec.partial': 3_300,
    'Codec.extend': 3_350,
    'Codec.pick': 3_350,
    'Codec.omit': 3_350,
    'Enum.of': 3_600,
    'Struct.codec': 3_450,
    'Struct.define': 3_550,
    'Tag.define': 3_150,
    'Codec.array': 2_850,
    'Codec.record': 3_000,
    'Codec.set': 3_200,
    'Codec.tuple': 3_000,
    'Codec.refine': 2_900,
    'Codec.pattern': 3_150,
    'Codec.minLength': 3_050,
    'Codec.maxLength': 3_050,
    'Codec.minItems': 3_050,
    'Codec.maxItems': 3_050,
    'Codec.minimum': 3_000,
    'Codec.maximum': 3_000,
  },
  num: {
    // The codecs of numbers are refined codecs.
    'BigInt.codec': 2_600,
    'Int.codec': 2_550,
    'Number.codec': 2_550,
    'RoundingMode.codec': 2_500,
  },
  env: {
    'Env.list': 3_600,
  },
  collection: {
    'Array.codec': 2_850,
    'Map.codec': 3_450,
    'Record.codec': 3_000,
    'Set.codec': 3_350,
  },
  task: {
    'Task.forEach': 6_050,
    'Task.all': 5_700,
    'Task.allSettled': 5_750,
    'Task.any': 5_700,
    'Task.collect': 5_750,
    'Task.race': 5_550,
    'Task.gen': 5_000,
    // These run a task again, after a delay.
    'Task.repeat': 5_350,
    'Task.retry': 5_350,
  },
  console: {
    'Console.from': 4_900,
    'Console.debug': 4_900,
    'Console.error': 4_900,
    'Console.info': 4_900,
    'Console.log': 4_900,
    'Console.warn': 4_900,
  },
  time: {
    'Time.now': 4_950,
    'Time.delay': 4_900,
    'Time.codec': 4_300,
    'Time.codecOf': 4_300,
  },
  uuid: {
    // These request random bytes and the time from the application.
    randomUUID: 5_250,
    timeOrderedUUID: 5_600,
  },
  http: {
    Request: 11_000,
    // These read a whole body.
    'ResponseParser.arrayBuffer': 9_150,
    'ResponseParser.blob': 9_250,
    'ResponseParser.bytes': 9_100,
    'ResponseParser.formData': 9_200,
    'ResponseParser.of': 9_200,
    'ResponseParser.reduce': 9_050,
    'ResponseParser.text': 9_150,
    // This parses JSON and reports errors.
    'ResponseParser.json': 10_500,
    // This adapts to how the platform can send and read bodies.
    requestSend: 16_500,
    getJSON: 19_550,
  },
  iterable: {
    // This waits for each element with a timer, and releases a wait that never ends.
    'AsyncIterable.timeout': 2_550,
  },
  bigdecimal: {
    'BigDecimal.codec': 3_000,
  },
  money: {
    // These know every currency.
    'Currency.values': 2_600,
    'Currency.from': 2_600,
    'Currency.fromNumericCode': 3_050,
    'Currency.codec': 5_800,
    'Money.codec': 6_950,
    // These parse text and report errors.
    'Currency.codecOf': 3_350,
    'Money.codecOf': 4_450,
    'Money.parse': 4_150,
    // These create amounts, check a list and report differing currencies.
    'Money.allocateBy': 2_800,
    'Money.sum': 2_550,
    'Money.trySum': 2_550,
  },
};

const TOLERANCE = 1.05;

/** The bytes of `const r=e;`, the alias of a member of a namespace. */
const ALIAS = 12;

const packages = discoverPackages();
const recorded: Sizes = record;

async function measureWithVite(code: string): Promise<number> {
  const entry = 'virtual:entry';
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [SOURCE_CONDITION] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  return output[0].code.length;
}

function takeFromModules(exported: readonly Export[]): string {
  return exported
    .map(({ name, module }, index) => `export { ${name} as e${index} } from '${module}';`)
    .join('\n');
}

function takeFromRoot(root: string, exported: readonly Export[]): string {
  return exported
    .map(({ label, name }, index) =>
      label === name
        ? `export { ${name} as e${index} } from '${root}';`
        : `import { ${label.split('.')[0]} } from '${root}'; export const e${index} = ${label};`,
    )
    .join('\n');
}

describe.each(packages)('the sizes of $name', (each) => {
  const limit = LIMITS[each.shortName] ?? LIMIT;
  const exceptions = EXCEPTIONS[each.shortName] ?? {};
  const before = recorded[each.shortName] ?? { whole: 0, exports: {} };
  let measured: PackageSizes;
  let sizes: readonly (readonly [label: string, bytes: number])[];

  beforeAll(async () => {
    measured = await measurePackage(each);
    sizes = Object.entries(measured.exports).sort(([, one], [, other]) => one - other);
  }, 60_000);

  test('are recorded for exactly its exports (run `npm run sizes`)', () => {
    expect(Object.keys(before.exports)).toEqual(Object.keys(measured.exports));
  });

  test('have not grown by more than 5 % (`npm run sizes` records intended growth)', () => {
    const grown = [['whole', measured.whole] as const, ...sizes]
      .map(([label, bytes]) => ({
        label,
        bytes,
        was: { ...before.exports, whole: before.whole }[label] ?? bytes,
      }))
      .filter(({ bytes, was }) => bytes > TOLERANCE * was);
    expect(grown).toEqual([]);
  });

  test('are within the limit for a single export', () => {
    expect(sizes.filter(([label, bytes]) => bytes > (exceptions[label] ?? limit))).toEqual([]);
  });

  test('are excepted from the limit only if necessary', () => {
    const [, largest = 0] = sizes.at(-1) ?? [];
    const excepted = sizes.filter(([label]) => Object.hasOwn(exceptions, label));
    expect(largest).toBeGreaterThan(limit === LIMIT ? 0 : LIMIT);
    // Without a tolerance, many changes near the limit would add or remove an exception.
    expect(excepted.filter(([, bytes]) => TOLERANCE * bytes <= limit)).toEqual([]);
    expect(excepted.map(([label]) => label).sort()).toEqual(Object.keys(exceptions).sort());
  });

  test('are the same in Vite from the root as from the modules', async () => {
    const exported = await listExports(each);
    const bySize = sizes.flatMap(([label]) => exported.filter((item) => item.label === label));
    const smallest = bySize.filter(
      ({ module }, index) => bySize.findIndex((item) => item.module === module) === index,
    );
    for (const taken of [smallest.slice(0, 1), smallest]) {
      const fromModules = await measureWithVite(takeFromModules(taken));
      const fromRoot = await measureWithVite(takeFromRoot(each.name, taken));
      expect(fromRoot).toBeLessThanOrEqual(fromModules + ALIAS * taken.length);
    }
  });
});

describe('one function of a module', () => {
  const IS_SOME = 'export const isSome = Option.isSome;';
  const FROM_ROOT = `import { Option } from '@tstd/core'; ${IS_SOME}`;
  const FROM_MODULE = `import * as Option from '@tstd/core/Option'; ${IS_SOME}`;
  const WHOLE = `export * from '@tstd/core/Option';`;

  test('is all that esbuild bundles from a subpath, but not from the root', async () => {
    const [fromModule = 0, fromRoot = 0, whole = 0] = await measure([
      FROM_MODULE,
      FROM_ROOT,
      WHOLE,
    ]);
    expect(fromModule).toBeLessThan(whole / 10);
    expect(fromRoot).toBeGreaterThanOrEqual(whole);
  });

  test('is all that Rollup bundles, from a subpath and from the root', async () => {
    const whole = await measureWithVite(WHOLE);
    expect(await measureWithVite(FROM_MODULE)).toBeLessThan(whole / 10);
    expect(await measureWithVite(FROM_ROOT)).toBeLessThan(whole / 10);
  });

  test('must exist', async () => {
    const missing = `export { nothing } from '@tstd/core';`;
    await expect(measureWithVite(missing)).rejects.toThrow('"nothing" is not exported');
    await expect(measure([missing])).rejects.toThrow('No matching export');
  });
});
