import { describe, expect, test } from 'vitest';
import { type HomeSources, describeHome } from './describeHome';

const SYMBOLS: HomeSources['symbols'] = [
  { package: 'core', kind: 'namespace', tasks: ['One'] },
  { package: 'core', kind: 'function', tasks: ['One', 'Two'] },
  { package: 'time', kind: 'interface', tasks: [] },
  { package: 'time', kind: 'member', tasks: [] },
  ...Array.from({ length: 1000 }, () => ({
    package: 'core',
    kind: 'type' as const,
    tasks: ['One'],
  })),
];

const SIZES = { core: { whole: 15_370, exports: { 'Option.map': 63 } } };

const RESULTS = { bytes: { result: { effect: 4932, own: 209, neverthrow: 1907 } } };

const NEEDS = [
  {
    id: 'failure',
    title: 'An operation can fail',
    packages: ['core', 'time'],
    guide: { path: '/docs/result', title: 'Result' },
  },
];

const SOURCES: HomeSources = {
  symbols: SYMBOLS,
  sizes: SIZES,
  results: RESULTS,
  needs: NEEDS,
};

describe('describeHome()', () => {
  test('counts packages, exports and examples', () => {
    expect(describeHome(SOURCES, 'en-GB').figures).toEqual({
      packages: '2',
      exports: '1,002',
      examples: '1,003',
      size: '63\u00a0B',
    });
  });

  test('lists the libraries by the size of their program, in ascending order', () => {
    const { comparison } = describeHome(SOURCES, 'en-GB');
    expect(comparison).toEqual([
      { library: 'tstd', bytes: '209\u00a0B', share: 4.2 },
      { library: 'neverthrow', bytes: '1.9\u00a0kB', share: 38.7 },
      { library: 'effect', bytes: '4.9\u00a0kB', share: 100 },
    ]);
  });

  test('writes in the language of the page', () => {
    const { figures, comparison } = describeHome(SOURCES, 'fr');
    expect(figures).toMatchObject({ examples: '1\u202f003', size: '63\u00a0o' });
    expect(comparison[2]?.bytes).toBe('4,9\u00a0ko');
  });

  test('reports a missing measurement', () => {
    expect(() => describeHome({ ...SOURCES, sizes: {} }, 'en-GB')).toThrow('"Option.map"');
    expect(() => describeHome({ ...SOURCES, results: { bytes: {} } }, 'en-GB')).toThrow('"result"');
  });
});
