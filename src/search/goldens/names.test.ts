import { describe, expect, test } from 'vitest';
import { createNameSearch } from '../names/search';
import { readSymbols } from '../testing/symbolTable';
import { ENGLISH_NAMES, FRENCH_NAMES } from './names';
import { reportGoldens } from './report';

/** The mean reciprocal rank below which the search of names is not good enough. */
const FLOOR = 0.95;

const symbols = readSymbols();
const search = createNameSearch(symbols);

describe('golden queries over names', () => {
  test.each([
    ['English', ENGLISH_NAMES, 90],
    ['French', FRENCH_NAMES, 30],
  ])('are answered in %s', (_, goldens, least) => {
    expect(goldens.length).toBeGreaterThanOrEqual(least);
    const report = reportGoldens(goldens, search);
    expect(report.misses).toEqual([]);
    expect(report.meanReciprocalRank).toBeGreaterThanOrEqual(FLOOR);
  });

  test('ask for paths that there are', () => {
    const paths = new Set(symbols.map(({ path }) => path));
    const asked = [...ENGLISH_NAMES, ...FRENCH_NAMES].flatMap(({ path }) => path ?? []);
    expect(asked.filter((path) => !paths.has(path))).toEqual([]);
  });
});
