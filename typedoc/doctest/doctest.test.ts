import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENVIRONMENT, MODULE, createRepository } from './fixtures/temporaryRepository';
import { TESTS } from './vitestPlugin';

const SOURCE = `/**
 * Is one.
 *
 * @example A false claim
 * \`\`\`ts
 * import { Option } from '@tstd/core';
 *
 * const all = [1, 2];
 *
 * Option.Some(all); // => [1, 3]
 * Option.Some(1); // => 1
 * \`\`\`
 *
 * @example A block that does not run
 * \`\`\`ts no-run="Too slow"
 * one; // => 1
 * \`\`\`
 */
export const one = 1;
`;

const PAGE = `# Planted

## Wrong type

\`\`\`ts
export const a: string = 1;
\`\`\`

## Wrong error

\`\`\`ts
import { Int } from '@tstd/core';

Int.of(0.5); // => throws RangeError
const b = Int.of(0.5); // => throws ArgumentError
\`\`\`

## Nothing thrown

1. A list.

   \`\`\`ts
   import { Int } from '@tstd/core';

   Int.of(1); // => throws ArgumentError
   await Promise.reject(new TypeError('No')); // => throws TypeError
   \`\`\`

## Missing module

\`\`\`ts
// A remark.
import { nothing } from '@tstd/nothing';

nothing(); // => 1
\`\`\`

## Crash

\`\`\`ts
import { Int } from '@tstd/core';

const c: number = Int.of(0.5);
c; // => 1
\`\`\`

## Not run

\`\`\`ts no-run="It needs a network"
await fetch('https://example.org');
\`\`\`

## All is well

\`\`\`ts
const later = Promise.resolve({ a: 1 }); // => { a: 1 }
later instanceof Promise; // => true
for (const d of [1, 2]) {
  d > 0; // => true
}
\`\`\`

## Foreign module

\`\`\`ts
import { clsx } from 'clsx';

clsx('a'); // => 'a'
\`\`\`
`;

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/planted.md';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

let report: Report;
let output = '';

const repository = createRepository('planted', {
  [MODULE]: SOURCE,
  'docs/planted.md': PAGE,
  [FRENCH]: PAGE.replace('## All', '## Tout'),
});

beforeAll(async () => {
  const { root, command } = repository;
  const file = join(root, 'report.json');
  const options = ['--run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  output = await new Promise((resolve) => {
    execFile(
      process.execPath,
      command(...options),
      { cwd: root, env: ENVIRONMENT },
      (_error, stdout, stderr) => {
        resolve(stdout + stderr);
      },
    );
  });
  report = JSON.parse(readFileSync(file, 'utf8')) as Report;
}, 120_000);

afterAll(repository.remove);

function resultsOf(title: string): Readonly<Record<string, string>> {
  const tests = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ ancestorTitles }) => ancestorTitles[0]?.endsWith(title));
  return Object.fromEntries(
    tests.map(({ title: name, status, failureMessages }) => [
      name,
      failureMessages.length === 0 ? status : failureMessages.join('\n'),
    ]),
  );
}

describe('documentation with planted mistakes', () => {
  test('reports a false claim with the expected and the received value, and checks the next', () => {
    expect(resultsOf('one: A false claim')).toEqual({
      compiles: 'passed',
      runs: 'passed',
      'Option.Some(all) // => [1, 3]': expect.stringMatching(
        /one\.ts:10:4 Option\.Some\(all\)\n {2}expected: \[ 1, 3 \]\n {2}received: \[ 1, 2 \]\n/,
      ),
      'Option.Some(1) // => 1': 'passed',
    });
    expect(output).toContain('❯ typedoc/packages/planted/src/one.ts:10:4');
  });

  test('reports a type error', () => {
    expect(resultsOf('Wrong type')).toEqual({
      compiles: expect.stringContaining('docs/planted.md:6:14 TS2322: '),
      runs: 'passed',
    });
  });

  test('reports an error with another name', () => {
    expect(resultsOf('Wrong error')).toEqual({
      compiles: 'passed',
      runs: 'passed',
      'Int.of(0.5) // => throws RangeError': expect.stringMatching(
        /planted\.md:14:1 .*\n {2}expected: throws RangeError\n {2}received: throws ArgumentError: /,
      ),
      'Int.of(0.5) // => throws ArgumentError': 'passed',
    });
  });

  test('reports that nothing was thrown', () => {
    expect(resultsOf('Nothing thrown')).toEqual({
      compiles: 'passed',
      runs: 'passed',
      'Int.of(1) // => throws ArgumentError': expect.stringMatching(
        /planted\.md:25:4 .*\n {2}expected: throws ArgumentError\n {2}received: 1\n/,
      ),
      "await Promise.reject(new TypeError('No')) // => throws TypeError": 'passed',
    });
  });

  test('reports a missing module at its import', () => {
    expect(resultsOf('Missing module')).toEqual({
      compiles: expect.stringContaining('docs/planted.md:33:25 TS2307: '),
      runs: expect.stringMatching(/planted\.md:33:25 The example threw .*@tstd\/nothing/),
      'nothing() // => 1': expect.stringContaining('planted.md:35:1 The claim was not checked'),
    });
  });

  test('reports an undeclared library, even if it is installed', () => {
    expect(resultsOf('Foreign module')).toEqual({
      compiles: expect.stringContaining('docs/planted.md:66:22 "clsx" is not declared: add its '),
      runs: 'passed',
      "clsx('a') // => 'a'": 'passed',
    });
  });

  test('reports where an example throws', () => {
    expect(resultsOf('Crash')).toEqual({
      compiles: 'passed',
      runs: expect.stringMatching(/planted\.md:43:\d+ The example threw ArgumentError: /),
      'c // => 1': expect.stringContaining('planted.md:44:1 The claim was not checked'),
    });
  });

  test('compiles a block that does not run, and prints the reason', () => {
    expect(resultsOf('Not run')).toEqual({
      compiles: 'passed',
      'does not run: It needs a network': 'skipped',
    });
  });

  test('rejects a block of a package that does not run', () => {
    expect(resultsOf('A block that does not run')).toMatchObject({
      compiles: expect.stringContaining('one.ts:15:4 Remove "no-run"'),
    });
  });

  test('passes true claims', () => {
    expect(new Set(Object.values(resultsOf('All is well')))).toEqual(new Set(['passed']));
  });

  test('names the same code in French, which is not tested again', () => {
    expect(resultsOf('Wrong type')['compiles']).toContain(`(The same code is at ${FRENCH}:6)`);
    expect(report.testResults.map(({ name }) => name.replaceAll('\\', '/')).sort()).toEqual([
      join(repository.root, TESTS, 'docs/planted.md.test.ts'),
      join(repository.root, TESTS, `${MODULE}.test.ts`),
    ]);
  });
});
