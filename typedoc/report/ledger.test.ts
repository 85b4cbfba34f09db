import { describe, expect, test } from 'vitest';
import { type Ledger, type PackageTests, describeChanges } from './ledger';

const TESTS: PackageTests = {
  examples: 4,
  claims: 9,
  tests: 20,
  laws: 3,
  coverage: { lines: 100, branches: 100 },
};

const LEDGER: Ledger = {
  packages: { '@scope/a': TESTS },
  examples: { 'docs/guide.md': ['111111111111', '222222222222'] },
};

function changesTo(found: Partial<Ledger>): string | undefined {
  return describeChanges(LEDGER, { ...LEDGER, ...found });
}

describe('describeChanges()', () => {
  test('says nothing of a ledger that is current', () => {
    expect(changesTo({})).toBeUndefined();
  });

  test('says which figures of a package are others, and what to do', () => {
    const tests = { ...TESTS, tests: 21, coverage: { lines: 99.9, branches: 100 } };
    expect(changesTo({ packages: { '@scope/a': tests } })).toBe(
      [
        'typedoc/report/proofs.json does not say what the tests found:',
        '  @scope/a: tests 20, now 21',
        '  @scope/a: percent of lines 100, now 99.9',
        'Run "npm run prove" and commit the file',
      ].join('\n'),
    );
  });

  test('says which packages are new or gone', () => {
    const text = changesTo({ packages: { '@scope/b': TESTS } });
    expect(text).toContain('  @scope/a: tests 20, now none\n');
    expect(text).toContain('  @scope/b: tests none, now 20\n');
  });

  test('says in which files examples changed, came and went', () => {
    expect(
      changesTo({ examples: { 'docs/guide.md': ['111111111111', '333333333333'] } }),
    ).toContain('  docs/guide.md: examples to add 1, to remove 1\n');
    const moved = changesTo({ examples: { 'docs/other.md': ['111111111111', '222222222222'] } });
    expect(moved).toContain('  docs/guide.md: examples to add 0, to remove 2\n');
    expect(moved).toContain('  docs/other.md: examples to add 2, to remove 0\n');
  });
});
