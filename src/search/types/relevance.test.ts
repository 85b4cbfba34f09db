import { expect, test } from 'vitest';
import { measureRelevance } from './relevance';

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  a: ['first', 'second'],
  b: ['other', 'second'],
  c: [],
};

function search(query: string): readonly string[] {
  return ANSWERS[query] ?? [];
}

test('the rank of what is expected counts, and misses are named with what was found', () => {
  const relevance = measureRelevance(
    [
      ['a', ['first']],
      ['b', ['second', 'third']],
      ['c', ['first']],
    ],
    search,
  );
  expect(relevance).toStrictEqual({
    meanReciprocalRank: 0.5,
    misses: [
      { query: 'b', found: ['other', 'second'] },
      { query: 'c', found: [] },
    ],
  });
});

test('nothing asked is nothing missed', () => {
  expect(measureRelevance([], search).meanReciprocalRank).toBe(1);
});
