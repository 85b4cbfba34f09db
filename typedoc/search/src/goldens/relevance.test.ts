import { expect, test } from 'vitest';
import { measureRelevance } from './relevance';

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  pick: ['/pick', '/picker'],
  picker: ['/picker'],
  omit: [],
};

const search = (query: string): readonly string[] => ANSWERS[query] ?? [];

test('the rank of what is expected counts, and misses say what came instead', async () => {
  const topics = [
    {
      about: 'first',
      queries: { pick: ['/picker'], picker: ['/pick', '/picker'], omit: ['/omit'] },
    },
    { about: 'among the first two', within: 2, queries: { pick: ['/picker'] } },
    { about: 'what is not there', queries: { pick: [], omit: [] } },
  ];
  expect(await measureRelevance(topics, search)).toStrictEqual({
    queries: 6,
    meanReciprocalRank: (1 / 2 + 1 + 0 + 1 / 2 + 0 + 1) / 6,
    first: 2,
    firstThree: 4,
    misses: [
      '"pick" gives "/pick" first, and what it should ("/picker") at rank 2',
      '"omit" gives nothing first, and what it should ("/omit") not at all',
      '"pick" gives "/pick" first, and should give nothing',
    ],
  });
});
