import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type WorkspacePackage, discoverPackages } from '../workspace/packages';
import { REPORT_FILE, TESTS_FILE, fingerprint } from './files';
import { createReport, formatReport, writeReport } from './report';

let root: string;
let packages: readonly WorkspacePackage[];

function put(path: string, content: string | object): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function putFindings(folder = join(root, 'typedoc/packages/a')): void {
  put(TESTS_FILE, {
    '@scope/a': { fingerprint: fingerprint(folder), examples: 4, claims: 9, tests: 20, laws: 3 },
  });
}

const DOCUMENTATION = ['@scope/a', '@scope/b'].map((name) => ({
  name,
  exports: 5,
  documented: 5,
  withExample: 4,
  gaps: [],
}));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tstd-report-'));
  for (const name of ['a', 'b']) {
    const folder = `typedoc/packages/${name}`;
    put(`${folder}/package.json`, { name: `@scope/${name}`, version: '1.0.0', description: 'A' });
    put(`${folder}/src/index.ts`, 'export {};');
    put(`${folder}/README.md`, '# A');
  }
  packages = discoverPackages(join(root, 'typedoc/packages'));
  const counts = (total: number, covered: number): object => ({ total, covered });
  put('coverage/coverage-summary.json', {
    total: { lines: counts(1000, 1), branches: counts(1000, 1) },
    [join(root, 'typedoc/packages/a/src/A.ts')]: {
      lines: counts(2000, 1999),
      branches: counts(3, 3),
    },
    [join(root, 'typedoc/packages/a/src/B.ts')]: { lines: counts(0, 0), branches: counts(0, 0) },
    [join(root, 'typedoc/packages/ab/src/A.ts')]: { lines: counts(9, 0), branches: counts(9, 0) },
  });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('createReport()', () => {
  test('joins documentation, findings and coverage, and rounds coverage down', () => {
    putFindings();
    expect(createReport(root, packages, DOCUMENTATION)[0]).toEqual({
      name: '@scope/a',
      exports: 5,
      documented: 5,
      withExample: 4,
      tests: {
        examples: 4,
        claims: 9,
        tests: 20,
        laws: 3,
        coverage: { lines: 99.9, branches: 100 },
      },
    });
  });

  test('leaves out findings of other sources, and of packages without tests', () => {
    putFindings();
    put('typedoc/packages/a/src/index.ts', 'export const changed = 1;');
    const report = createReport(root, packages, DOCUMENTATION);
    expect(report.map(({ tests }) => tests)).toEqual([undefined, undefined]);
  });

  test('says nothing of coverage where none of its sources was measured', () => {
    putFindings();
    put('coverage/coverage-summary.json', {});
    const [first] = createReport(root, packages, DOCUMENTATION);
    expect(first?.tests).toEqual({ examples: 4, claims: 9, tests: 20, laws: 3 });
    expect(formatReport(createReport(root, packages, DOCUMENTATION))).toMatch(
      /^@scope\/a .* 3 +- +-$/m,
    );
  });

  test('says which package has no documentation', () => {
    expect(() => createReport(root, packages, [])).toThrow(
      'Package "@scope/a" has no documentation',
    );
  });
});

describe('fingerprint()', () => {
  test('changes with a name, a test and the README', () => {
    const folder = join(root, 'typedoc/packages/a');
    const seen = new Set([fingerprint(folder)]);
    put('typedoc/packages/a/src/A.test.ts', '');
    seen.add(fingerprint(folder));
    put('typedoc/packages/a/README.md', '# B');
    seen.add(fingerprint(folder));
    rmSync(join(folder, 'src/A.test.ts'));
    put('typedoc/packages/a/src/B.test.ts', '');
    seen.add(fingerprint(folder));
    expect(seen.size).toBe(4);
  });
});

test('formatReport() says what is not known and how to know it', () => {
  putFindings();
  expect(formatReport(createReport(root, packages, DOCUMENTATION))).toBe(
    [
      'package   exports  documented  with example  examples run  claims  unit tests  laws   lines  branches',
      '@scope/a        5           5             4             4       9          20     3  99.9 %     100 %',
      '@scope/b        5           5             4             -       -           -     -       -         -',
      'all            10          10             8             4       9          20     3                  ',
      '"-": run "npm run test:unit" to know what the tests prove',
    ].join('\n'),
  );
});

test('writeReport() writes JSON', () => {
  const report = createReport(root, packages, DOCUMENTATION);
  writeReport(root, report);
  expect(JSON.parse(readFileSync(join(root, REPORT_FILE), 'utf8'))).toEqual(report);
});
