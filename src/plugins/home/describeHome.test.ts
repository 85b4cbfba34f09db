import { describe, expect, test } from 'vitest';
import type { Evidence, PackageEvidence } from '../../../typedoc/plugin/contract';
import { describeHome } from './describeHome';

const measured = (
  shortName: string,
  lines: number,
  exports: PackageEvidence['exports'],
): PackageEvidence => ({
  name: `@tstd/${shortName}`,
  shortName,
  tests: { examples: 700, claims: 9, tests: 20, laws: 40, coverage: { lines, branches: 100 } },
  size: 15_370,
  laws: [],
  exports,
});

const EVIDENCE: Evidence = [
  measured('core', 100, [{ name: 'Option.map', path: '/api', examples: 1, claims: 1, size: 63 }]),
  measured('time', 99.5, []),
];

const RESULTS = { bytes: { result: { effect: 4932, tstd: 209, neverthrow: 1907 } } };

const NEEDS = [
  {
    id: 'failure',
    title: 'It can fail',
    packages: ['core', 'time'],
    guide: { path: '/docs/result', title: 'Result' },
  },
];

describe('describeHome()', () => {
  test('sums the figures of all packages, and gives the least coverage', () => {
    expect(describeHome(EVIDENCE, RESULTS, NEEDS, 'en').figures).toEqual({
      examples: '1,400',
      laws: '80',
      coverage: '99.5\u00a0%',
      size: '63\u00a0B',
    });
  });

  test('lists the libraries by the bytes of their program, the least first', () => {
    const { comparison } = describeHome(EVIDENCE, RESULTS, NEEDS, 'en');
    expect(comparison).toEqual([
      { library: 'tstd', bytes: '209\u00a0B' },
      { library: 'neverthrow', bytes: '1.9\u00a0kB' },
      { library: 'effect', bytes: '4.9\u00a0kB' },
    ]);
  });

  test('writes in the language of the page', () => {
    const { figures, comparison } = describeHome(EVIDENCE, RESULTS, NEEDS, 'fr');
    expect(figures).toMatchObject({ examples: '1\u202f400', size: '63\u00a0o' });
    expect(comparison[2]?.bytes).toBe('4,9\u00a0ko');
  });

  test('says what was not measured', () => {
    expect(() => describeHome([], RESULTS, NEEDS, 'en')).toThrow('"Option.map"');
    expect(() => describeHome(EVIDENCE, { bytes: {} }, NEEDS, 'en')).toThrow('"result"');
  });
});
