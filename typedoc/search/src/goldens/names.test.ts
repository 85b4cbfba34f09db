import { describe, expect, test } from 'vitest';
import { createNameSearch } from '../names/search';
import { VOCABULARY } from '../names/vocabulary';
import { readSymbols } from '../testing/symbolTable';
import english from './names.en.json';
import french from './names.fr.json';
import { measureRelevance, type Topic } from './relevance';

/** The mean reciprocal rank below which the search of names is not good enough. */
const FLOOR = 0.95;

const symbols = readSymbols();
const search = createNameSearch(symbols, VOCABULARY);

test('a guard is found by the name that other libraries would give it', () => {
  const guards = symbols.filter(
    ({ name, kind }) => kind === 'function' && name.endsWith('.hasInstance'),
  );
  expect(guards.length).toBeGreaterThan(20);
  const found = guards.map(({ name }) => {
    const [first] = search(`is${name.replace('.hasInstance', '')}`).results;
    return first?.symbol;
  });
  expect(found).toEqual(guards);
});

describe('golden queries over names', () => {
  test.each<readonly [language: string, topics: readonly Topic[]]>([
    ['English', english],
    ['French', french],
  ])('are answered in %s', async (_, topics) => {
    const relevance = await measureRelevance(topics, (query) =>
      search(query).results.map(({ symbol }) => symbol.path),
    );
    expect(relevance.misses).toEqual([]);
    expect(relevance.meanReciprocalRank).toBeGreaterThanOrEqual(FLOOR);
  });

  test('ask for paths that there are', () => {
    const paths = new Set(symbols.map(({ path }) => path));
    const topics: readonly Topic[] = [...english, ...french];
    const asked = topics.flatMap(({ queries }) => Object.values(queries).flat());
    expect(asked.filter((path) => !paths.has(path))).toEqual([]);
  });
});
