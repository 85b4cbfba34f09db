import { describe, expect, test } from 'vitest';
import { createNameSearch } from '../names/search';
import { reportGoldens } from './report';
import { meanReciprocalRank } from './score';

const search = createNameSearch([
  { name: 'pick', package: 'core', kind: 'function', path: '/pick' },
  { name: 'picker', package: 'core', kind: 'function', path: '/picker' },
]);

describe('reportGoldens()', () => {
  test('tells what came instead of what should', () => {
    expect(
      reportGoldens(
        [
          { query: 'pick', path: '/pick' },
          { query: 'pick', path: '/picker' },
          { query: 'pick', path: '/picker', within: 2 },
          { query: 'pick', path: null },
          { query: 'omit', path: '/omit' },
          { query: 'omit', path: null },
        ],
        search,
      ),
    ).toEqual({
      meanReciprocalRank: 3 / 6,
      misses: [
        '"pick" gives "/pick" first, and "/picker" at rank 2',
        '"pick" gives "/pick" first, and should give nothing',
        '"omit" gives nothing first, and "/omit" not at all',
      ],
    });
  });
});

describe('meanReciprocalRank()', () => {
  test('takes what never came for 0', () => {
    expect(meanReciprocalRank([1, 2, undefined, 4])).toBe((1 + 1 / 2 + 0 + 1 / 4) / 4);
  });
});
