import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findTermFaults, readTerms, readTextPairs } from './terms';

const TABLE = `
| English              | French               |
| -------------------- | -------------------- |
| cell (Ref), to store | cellule              |
| key (of a record)    | clé                  |
| key (of a keyboard)  | touche               |
| global               | global               |
| currency             | devise               |
`;
const TERMS = readTerms(TABLE);

describe('readTerms()', () => {
  test('reads the words of a row, without what is said of them', () => {
    expect(TERMS[0]).toEqual({
      name: 'cell (Ref), to store',
      english: ['cell', 'store'],
      french: ['cellule'],
    });
    expect(TERMS).toHaveLength(5);
  });
});

/** The faults of texts of one file. */
function faultsOf(...texts: readonly (readonly [english: string, french: string])[]): number {
  const pairs = texts.map(([english, french]) => ({ file: 'a.md', english, french }));
  return findTermFaults(pairs, TERMS).length;
}

describe('findTermFaults()', () => {
  test.each([
    ['The cell.', 'La case.'],
    ['The box.', 'La cellule.'],
    ['Two currencies.', 'Deux monnaies.'],
    ['A key of global names.', 'Une clé de noms.'],
  ])('tells a term that one language has alone: %s %s', (english, french) => {
    expect(faultsOf([english, french])).toBe(1);
  });

  test.each([
    ['Two keys.', 'Deux touches.'],
    ['Global names, in two currencies.', 'Les noms globaux, en deux devises.'],
    ['In `cell`, at [a place](./cell.md).', 'Dans `cell`, à [un endroit](./cell.md).'],
  ])('takes the forms of a word, any of its counterparts, and code: %s %s', (english, french) => {
    expect(faultsOf([english, french])).toBe(0);
  });

  test('French may name again what English has named before', () => {
    expect(faultsOf(['A cell.', 'Une cellule.'], ['It is open.', 'La cellule est ouverte.'])).toBe(
      0,
    );
  });

  test('tells a name that is no row', () => {
    expect(findTermFaults([], TERMS, ['cell'])).toEqual(['"cell" is no row of the term table']);
  });
});

test('both languages have the terms that mean one thing, or neither does', () => {
  const terms = readTerms(readFileSync('i18n/fr/TERMS.md', 'utf8'));
  const names = readFileSync('.ci/words/terms.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const pairs = readTextPairs('.');
  expect(pairs.length).toBeGreaterThan(10_000);
  expect(findTermFaults(pairs, terms, names)).toEqual([]);
});
