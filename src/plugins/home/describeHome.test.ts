import { describe, expect, test } from 'vitest';
import { type HomeSources, describeHome } from './describeHome';

const example = { title: 'One', code: 'one();' };

const REFERENCE: HomeSources['reference'] = {
  packages: [{ name: '@tstd/core' }, { name: '@tstd/time' }],
  symbols: [
    { kind: 'namespace', examples: [example] },
    { kind: 'function', examples: [example, example] },
    { kind: 'interface', examples: [] },
    { kind: 'member', examples: [] },
    ...Array.from({ length: 1000 }, () => ({ kind: 'type' as const, examples: [example] })),
  ],
};

const SIZES = { core: { whole: 15_370, exports: { 'Option.map': 63 } } };

const RESULTS = { bytes: { result: { effect: 4932, own: 209, neverthrow: 1907 } } };

const NEEDS = [
  {
    id: 'failure',
    title: 'It can fail',
    packages: ['core', 'time'],
    guide: { path: '/docs/result', title: 'Result' },
  },
];

const SOURCES: HomeSources = {
  reference: REFERENCE,
  sizes: SIZES,
  results: RESULTS,
  needs: NEEDS,
};

describe('describeHome()', () => {
  test('counts packages, what can be imported, and examples', () => {
    expect(describeHome(SOURCES, 'en').figures).toEqual({
      packages: '2',
      exports: '1,002',
      examples: '1,003',
      size: '63\u00a0B',
    });
  });

  test('lists the libraries by the bytes of their program, the least first', () => {
    const { comparison } = describeHome(SOURCES, 'en');
    expect(comparison).toEqual([
      { library: 'tstd', bytes: '209\u00a0B' },
      { library: 'neverthrow', bytes: '1.9\u00a0kB' },
      { library: 'effect', bytes: '4.9\u00a0kB' },
    ]);
  });

  test('writes in the language of the page', () => {
    const { figures, comparison } = describeHome(SOURCES, 'fr');
    expect(figures).toMatchObject({ examples: '1\u202f003', size: '63\u00a0o' });
    expect(comparison[2]?.bytes).toBe('4,9\u00a0ko');
  });

  test('says what was not measured', () => {
    expect(() => describeHome({ ...SOURCES, sizes: {} }, 'en')).toThrow('"Option.map"');
    expect(() => describeHome({ ...SOURCES, results: { bytes: {} } }, 'en')).toThrow('"result"');
  });
});
