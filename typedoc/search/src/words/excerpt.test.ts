// cspell:ignore ption
import { describe, expect, test } from 'vitest';
import { cutByRanges, excerptOf } from './excerpt';

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

  test('are the whole of a short text, with what answers marked', () => {
    expect(excerptOf('No cent is lost: 3 cents.', isCent)).toEqual([
      { text: 'No ', isMatch: false },
      { text: 'cent', isMatch: true },
      { text: ' is lost: 3 ', isMatch: false },
      { text: 'cents', isMatch: true },
      { text: '.', isMatch: false },
    ]);
    expect(excerptOf('<b>No</b>', isCent)).toEqual([{ text: '<b>No</b>', isMatch: false }]);
    expect(excerptOf('', isCent)).toEqual([]);
  });

  test('begin a little before what answers in a long text', () => {
    const words = Array.from({ length: 30 }, (_, index) => `w${String(index)}`).join(' ');
    const [first, match, last] = excerptOf(`${words} cent ${words}`, isCent);
    expect(first?.text).toBe('w24 w25 w26 w27 w28 w29 ');
    expect(match).toEqual({ text: 'cent', isMatch: true });
    expect(last?.text).toMatch(/^ w0 .* w20$/);
    const [start] = excerptOf(`${words} ${words}`, isCent);
    expect(start?.text).toMatch(/^w0 .* w27$/);
  });
});
