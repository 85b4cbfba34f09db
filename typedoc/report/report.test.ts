import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type WorkspacePackage, discoverPackages } from '../workspace/packages';
import { type PackageTests, writeLedger } from './ledger';
import { createReport, formatReport } from './report';

const DOCUMENTATION = ['@scope/a', '@scope/b'].map((name) => ({
  name,
  exports: 5,
  documented: 5,
  withExample: 4,
  gaps: [],
}));

const TESTS: PackageTests = {
  examples: 4,
  claims: 9,
  tests: 20,
  laws: 3,
  coverage: { lines: 99.9, branches: 100 },
};

let root: string;
let packages: readonly WorkspacePackage[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tstd-report-'));
  for (const name of ['a', 'b']) {
    const folder = join(root, 'typedoc/packages', name);
    const manifest = { name: `@scope/${name}`, version: '1.0.0', description: 'A' };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  }
  packages = discoverPackages(join(root, 'typedoc/packages'));
  writeLedger(root, { packages: { '@scope/a': TESTS }, examples: {} });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('createReport()', () => {
  test('joins documentation and ledger, and leaves out tests that are not in the ledger', () => {
    const documented = { exports: 5, documented: 5, withExample: 4 };
    expect(createReport(root, packages, DOCUMENTATION)).toEqual([
      { name: '@scope/a', ...documented, tests: TESTS },
      { name: '@scope/b', ...documented },
    ]);
  });

  test('says which package has no documentation', () => {
    expect(() => createReport(root, packages, [])).toThrow(
      'Package "@scope/a" has no documentation',
    );
  });
});

test('formatReport() says what is not known and how to know it', () => {
  expect(formatReport(createReport(root, packages, DOCUMENTATION))).toBe(
    [
      'package   exports  documented  with example  examples run  claims  unit tests  laws   lines  branches',
      '@scope/a        5           5             4             4       9          20     3  99.9 %     100 %',
      '@scope/b        5           5             4             -       -           -     -       -         -',
      'all            10          10             8             4       9          20     3                  ',
      '"-": run "npm run prove" to know what the tests prove',
    ].join('\n'),
  );
});
