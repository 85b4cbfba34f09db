import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { discoverPackages } from './packages';
import {
  SOURCE_CONDITION,
  TARGET,
  listExports,
  measure,
  measurePackage,
  readRecord,
  type Export,
  type PackageSizes,
} from './sizes';

/** How many bytes one imported function may have, compressed with Brotli. The check of its arguments takes some 450. */
const LIMIT = 2_350;

/** The limit of a package whose functions need more, each of them. */
const LIMITS: Readonly<Record<string, number>> = {
  // A codec collects up to 100 faults, and says of each where it is and what is wrong.
  core: 2_700,
  env: 2_950,
  collection: 2_650,
  // A task brings along what runs and cancels it, at any depth, by a clock of its own, and says at
  // once which argument is wrong.
  task: 4_650,
  'task-timeout': 5_900,
  // A style asks the environment for colours, and what writes is a task.
  console: 4_000,
  // Reading the clock is a task, and a codec brings its reader and writer.
  time: 4_100,
  // A random value is a task that asks the application for its generator.
  random: 6_300,
  uuid: 4_700,
  // Reading a body is a task with several errors.
  http: 7_700,
};

/** The limit of a function that needs more than the others of its package. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  core: {
    // These write objects, or choose among several codecs.
    'Codec.map': 3_300,
    'Codec.union': 3_350,
    'Codec.object': 3_100,
    'Codec.partial': 3_200,
    'Codec.extend': 3_250,
    'Codec.pick': 3_250,
    'Codec.omit': 3_250,
    // These make the codec and the other instances of what they define.
    'Enum.of': 3_400,
    'Struct.codec': 3_300,
    'Struct.define': 3_400,
    'Tag.define': 2_950,
    // These bring a codec, and what refuses a wrong one.
    'Codec.array': 2_750,
    'Codec.record': 2_850,
    'Codec.set': 3_050,
    'Codec.tuple': 2_900,
    // These say which values they take.
    'Codec.refine': 2_800,
    'Codec.pattern': 2_950,
    'Codec.minLength': 2_950,
    'Codec.maxLength': 2_950,
    'Codec.minItems': 2_950,
    'Codec.maxItems': 2_950,
    'Codec.minimum': 2_900,
    'Codec.maximum': 2_900,
  },
  num: {
    // The codecs of numbers are refined ones.
    'BigInt.codec': 2_550,
    'Int.codec': 2_500,
    'Number.codec': 2_500,
    'RoundingMode.codec': 2_500,
  },
  env: {
    // It reads each item of a text by a codec.
    'Env.list': 3_100,
  },
  collection: {
    // These read and write each item by a codec.
    'Array.codec': 2_850,
    'Record.codec': 2_850,
  },
  task: {
    // It reads items one by one as well.
    'Task.forEach': 5_750,
    // These run several tasks at the same time.
    'Task.all': 5_350,
    'Task.allSettled': 5_350,
    'Task.any': 5_350,
    'Task.collect': 5_350,
    'Task.race': 5_150,
    // These run a task again, after a delay.
    'Task.repeat': 5_000,
    'Task.retry': 5_000,
  },
  console: {
    // These format what they write.
    'Console.from': 4_550,
    'Console.debug': 4_550,
    'Console.error': 4_550,
    'Console.info': 4_550,
    'Console.log': 4_550,
    'Console.warn': 4_550,
  },
  time: {
    // These are tasks.
    'Time.now': 4_550,
    'Time.delay': 4_550,
    // These read text, and say what is wrong with it.
    'Time.codec': 4_250,
    'Time.codecOf': 4_250,
  },
  uuid: {
    // These ask the application for random bytes, and for the time.
    randomUUID: 4_900,
    timeOrderedUUID: 5_250,
  },
  http: {
    Request: 10_600,
    // These read a body to its end.
    'ResponseParser.arrayBuffer': 8_850,
    'ResponseParser.blob': 8_850,
    'ResponseParser.bytes': 8_850,
    'ResponseParser.formData': 8_850,
    'ResponseParser.of': 8_850,
    'ResponseParser.reduce': 8_850,
    'ResponseParser.text': 8_850,
    // It reads JSON, and says what is wrong with it.
    'ResponseParser.json': 10_000,
    requestSend: 14_900,
  },
  bigdecimal: {
    'BigDecimal.codec': 2_850,
  },
  money: {
    // These know every currency.
    'Currency.values': 2_500,
    'Currency.from': 2_500,
    'Currency.fromNumericCode': 2_950,
    'Currency.codec': 5_450,
    'Money.codec': 6_400,
    // These read text, and say what is wrong with it.
    'Currency.codecOf': 3_000,
    'Money.codecOf': 3_950,
    'Money.parse': 3_700,
    // These round.
    'Money.roundCash': 2_600,
    'Money.roundToIncrement': 2_500,
  },
};

/** How many times the recorded size an export may have. */
const TOLERANCE = 1.05;

/** The bytes of a constant that names what is taken from a namespace: `const r=e;`. */
const ALIAS = 12;

const packages = discoverPackages();
const recorded = readRecord();

/** Returns the bytes of what Vite makes of a module, which is what Rollup makes of it. */
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
  /** The exports with their sizes, the smallest first. */
  let sizes: readonly (readonly [label: string, bytes: number])[];

  beforeAll(async () => {
    measured = await measurePackage(each);
    sizes = Object.entries(measured.exports).sort(([, one], [, other]) => one - other);
  }, 60_000);

  test('are recorded for its exports, and for no others (`npm run sizes` does so)', () => {
    expect(Object.keys(before.exports)).toEqual(Object.keys(measured.exports));
  });

  test('have not grown by more than 5 % (`npm run sizes` records what is meant to)', () => {
    const grown = [['whole', measured.whole] as const, ...sizes]
      .map(([label, bytes]) => ({
        label,
        bytes,
        was: { ...before.exports, whole: before.whole }[label] ?? bytes,
      }))
      .filter(({ bytes, was }) => bytes > TOLERANCE * was);
    expect(grown).toEqual([]);
  });

  test('keep to the limit where one export is imported', () => {
    expect(sizes.filter(([label, bytes]) => bytes > (exceptions[label] ?? limit))).toEqual([]);
  });

  test('are excepted from the limit only where that is needed', () => {
    const [, largest = 0] = sizes.at(-1) ?? [];
    const excepted = sizes.filter(([label]) => Object.hasOwn(exceptions, label));
    expect(largest).toBeGreaterThan(limit === LIMIT ? 0 : LIMIT);
    // Near the limit an exception may stay, or every other change would add it or take it away.
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

  test('is all that esbuild takes by subpath, but not from the root', async () => {
    const [fromModule = 0, fromRoot = 0, whole = 0] = await measure([
      FROM_MODULE,
      FROM_ROOT,
      WHOLE,
    ]);
    expect(fromModule).toBeLessThan(whole / 10);
    expect(fromRoot).toBeGreaterThanOrEqual(whole);
  });

  test('is all that Rollup takes by subpath, and from the root', async () => {
    const whole = await measureWithVite(WHOLE);
    expect(await measureWithVite(FROM_MODULE)).toBeLessThan(whole / 10);
    expect(await measureWithVite(FROM_ROOT)).toBeLessThan(whole / 10);
  });

  test('must be there', async () => {
    const missing = `export { nothing } from '@tstd/core';`;
    await expect(measureWithVite(missing)).rejects.toThrow('"nothing" is not exported');
    await expect(measure([missing])).rejects.toThrow('No matching export');
  });
});
