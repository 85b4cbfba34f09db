// cspell:ignore ption
import { describe, expect, test } from 'vitest';
import { cutByRanges, markMatches } from './excerpt';

describe('excerpts', () => {
  test('are cut where a name is marked', () => {
    expect(
      cutByRanges('Option.map', [
        [0, 1],
        [7, 10],
      ]),
    ).toEqual([
      { text: 'O', isMatch: true },
      { text: 'ption.', isMatch: false },
      { text: 'map', isMatch: true },
    ]);
    expect(cutByRanges('map', [])).toEqual([{ text: 'map', isMatch: false }]);
  });

  const isCent = (word: string): boolean => word.startsWith('cent');

  test('have what answers marked', () => {
    expect(markMatches('No cent is lost: 3 cents.', isCent)).toEqual([
      { text: 'No ', isMatch: false },
      { text: 'cent', isMatch: true },
      { text: ' is lost: 3 ', isMatch: false },
      { text: 'cents', isMatch: true },
      { text: '.', isMatch: false },
    ]);
    expect(markMatches('<b>No</b>', isCent)).toEqual([{ text: '<b>No</b>', isMatch: false }]);
    expect(markMatches('', isCent)).toEqual([]);
  });
});
