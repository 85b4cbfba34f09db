import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startVitest } from 'vitest/node';
import { TESTS } from '../doctest/plugin';
import { REPOSITORY } from '../workspace/packages';
import { EXAMPLES_FILE, TESTS_FILE } from './files';
import FindingsReporter from './tests';

const IMPORT = "import { describe, test } from 'vitest';\n";

test('FindingsReporter counts what has passed of each package, and keeps which examples have', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tstd-findings-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const put = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  for (const name of ['a', 'b']) {
    put(
      `typedoc/packages/${name}/package.json`,
      JSON.stringify({ name: `@scope/${name}`, version: '1.0.0', description: 'A' }),
    );
  }
  put(
    'typedoc/packages/a/src/A.test.ts',
    `${IMPORT}
describe('laws of something', () => {
  test('one', () => {});
  describe('deeper', () => { test('two', () => {}); });
});
describe('lawless', () => { test('three', () => {}); });
test('four', () => { throw new Error('No'); });
test.skip('five', () => {});
`,
  );
  put(
    `${TESTS}/typedoc/packages/a/README.md.test.ts`,
    `${IMPORT}
describe('README.md:1', { meta: { example: 'true' } }, () => {
  test('compiles', () => {});
  test('runs', () => {});
  test('1 // => 1', () => {});
});
describe('README.md:9', { meta: { example: 'false' } }, () => {
  test('compiles', () => {});
  test('runs', () => {});
  test('1 // => 2', () => { throw new Error('No'); });
});
describe('README.md:15', { meta: { example: 'idle' } }, () => {
  test('compiles', () => {});
  test.skip('does not run: it asks the network');
});
`,
  );
  put(
    `${TESTS}/docs/guide.md.test.ts`,
    `${IMPORT}
describe('guide.md:1', { meta: { example: 'elsewhere' } }, () => {
  test('compiles', () => {});
  test('runs', () => {});
});
describe('guide.md:5', { meta: { example: 'true' } }, () => {
  test('compiles', () => {});
  test('runs', () => {});
});
describe('guide.md:9', { meta: { example: 'false' } }, () => {
  test('compiles', () => {});
  test('runs', () => {});
});
`,
  );

  const vitest = await startVitest('test', [], {
    root,
    config: false,
    watch: false,
    include: ['**/*.test.ts'],
    reporters: [new FindingsReporter()],
  });
  await vitest.close();
  // It is this process that is told of the failures that were planted.
  process.exitCode = 0;

  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  expect(read(TESTS_FILE)).toMatchObject({
    '@scope/a': { examples: 1, claims: 1, tests: 3, laws: 2 },
    '@scope/b': { examples: 0, claims: 0, tests: 0, laws: 0 },
  });
  // What failed in one place is not proved by another one.
  expect(read(EXAMPLES_FILE)).toEqual(['elsewhere', 'true']);
});
