import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CliOptions, startVitest } from 'vitest/node';
import { TESTS } from '../doctest/plugin';
import { REPOSITORY } from '../workspace/packages';
import { LEDGER_FILE, type Ledger, readLedger, writeLedger } from './ledger';
import LedgerReporter from './tests';

const IMPORT = "import { describe, test } from 'vitest';\n";

const PACKAGE = 'typedoc/packages/a/src';

const FILES = {
  'typedoc/packages/a/package.json':
    '{ "name": "@scope/a", "version": "1.0.0", "description": "A" }',
  'typedoc/packages/b/package.json':
    '{ "name": "@scope/b", "version": "1.0.0", "description": "B" }',
  [`${PACKAGE}/A.ts`]:
    'export function yes() {\n  return 1;\n}\nexport function no() {\n  return 2;\n}\n',
  [`${PACKAGE}/A.test.ts`]: `${IMPORT}import { yes } from './A';
describe('laws of something', () => {
  test('one', () => { yes(); });
  describe('deeper', () => { test('two', () => {}); });
});
describe('lawless', () => { test('three', () => {}); });
test.skip('four', () => {});
`,
  [`${TESTS}/typedoc/packages/a/README.md.test.ts`]: `${IMPORT}
describe('README.md:1', { meta: { example: '222222222222' } }, () => {
  test('compiles', () => {});
  test('runs', () => {});
  test('1 // => 1', () => {});
});
describe('README.md:15', { meta: { example: 'does not run' } }, () => {
  test('compiles', () => {});
  test.skip('does not run: it asks the network');
});
`,
  [`${TESTS}/docs/guide.md.test.ts`]: `${IMPORT}
for (const [line, example] of ['222222222222', '111111111111', '222222222222'].entries()) {
  describe(\`guide.md:\${line}\`, { meta: { example } }, () => {
    test('compiles', () => {});
    test('runs', () => {});
  });
}
`,
};

const LEDGER: Ledger = {
  packages: {
    '@scope/a': {
      examples: 1,
      claims: 1,
      tests: 3,
      laws: 2,
      coverage: { lines: 50, branches: 100 },
    },
    '@scope/b': {
      examples: 0,
      claims: 0,
      tests: 0,
      laws: 0,
      coverage: { lines: 100, branches: 100 },
    },
  },
  examples: {
    'docs/guide.md': ['111111111111', '222222222222'],
    'typedoc/packages/a/README.md': ['222222222222'],
  },
};

let root: string;

function put(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Runs the tests that were planted; returns the exit code and what was said. */
async function run(
  options: CliOptions = {},
  filters: readonly string[] = [],
): Promise<{ readonly exitCode: unknown; readonly said: string }> {
  const said: string[] = [];
  const vitest = await startVitest('test', [...filters], {
    root,
    config: false,
    watch: false,
    // SAFETY: `projects` are a part of the configuration that the types of the options leave out.
    ...({
      projects: [
        { test: { name: 'packages', include: ['typedoc/packages/*/src/**/*.test.ts'] } },
        { test: { name: 'doctest', include: [`${TESTS}/**/*.test.ts`] } },
      ],
    } as object),
    coverage: { enabled: true, reporter: [], include: ['typedoc/packages/*/src/*.ts'] },
    reporters: [
      {
        onInit({ logger }) {
          logger.error = (...text: readonly unknown[]) => said.push(text.join(' '));
        },
      },
      new LedgerReporter(),
    ],
    ...options,
  });
  await vitest.close();
  const { exitCode } = process;
  // This process is the one that was told of the failure.
  process.exitCode = 0;
  return { exitCode, said: said.join('\n') };
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tstd-ledger-'));
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  for (const [path, content] of Object.entries(FILES)) {
    put(path, content);
  }
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

beforeEach(() => {
  writeLedger(root, LEDGER);
});

describe('a run of all tests', () => {
  test('writes the ledger when it is asked to', async () => {
    rmSync(join(root, LEDGER_FILE));
    await run({ update: 'all' });
    expect(readLedger(root)).toEqual(LEDGER);
    const text = readFileSync(join(root, LEDGER_FILE), 'utf8');
    expect(text).toBe(`${JSON.stringify(LEDGER, null, 2)}\n`);
  });

  test('passes with a ledger that is current', async () => {
    expect(await run()).toEqual({ exitCode: 0, said: '' });
  });

  test('fails with one that is not, and leaves it as it is', async () => {
    const old = { ...LEDGER, examples: {} };
    writeLedger(root, old);
    const { exitCode, said } = await run();
    expect(exitCode).toBe(1);
    expect(said).toContain('docs/guide.md: examples to add 2, to remove 0');
    expect(readLedger(root)).toEqual(old);
  });
});

describe.each<[kind: string, options: CliOptions, filters?: readonly string[]]>([
  ['of one file', {}, ['A.test']],
  ['of one project', { project: 'packages' }],
  ['of tests by name', { testNamePattern: 'one' }],
  ['without coverage', { coverage: { enabled: false } }],
])('a run %s', (_kind, options, filters) => {
  test('is not compared with the ledger', async () => {
    rmSync(join(root, LEDGER_FILE));
    expect(await run(options, filters)).toEqual({ exitCode: 0, said: '' });
  });
});

test('a run of one file does not write the ledger', async () => {
  await run({ update: 'all' }, ['A.test']);
  expect(readLedger(root)).toEqual(LEDGER);
});

test('a run that failed writes nothing', async () => {
  rmSync(join(root, LEDGER_FILE));
  put(`${PACKAGE}/B.test.ts`, `${IMPORT}test('fails', () => { throw new Error('No'); });`);
  const { exitCode } = await run({ update: 'all' });
  rmSync(join(root, PACKAGE, 'B.test.ts'));
  expect(exitCode).toBe(1);
  expect(existsSync(join(root, LEDGER_FILE))).toBe(false);
});
