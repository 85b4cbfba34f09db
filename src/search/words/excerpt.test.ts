// cspell:ignore ption
import { describe, expect, test } from 'vitest';
import { cutByRanges, readExcerpt, withoutHeading } from './excerpt';

describe('excerpts', () => {
  test('are read as text, whatever stands in them', () => {
    expect(readExcerpt('&lt;b&gt; &amp;amp; <mark>&quot;a&#x27;</mark><i>')).toEqual([
      { text: '<b> &amp; ', isMatch: false },
      { text: '"a\'', isMatch: true },
      { text: '<i>', isMatch: false },
    ]);
  });

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

  test('leave out the heading that stands above them', () => {
    const excerpt = readExcerpt('Keep <mark>the</mark> cause. Pass <mark>it</mark> on');
    const rest = [
      { text: 'Pass ', isMatch: false },
      { text: 'it', isMatch: true },
      { text: ' on', isMatch: false },
    ];
    expect(withoutHeading(excerpt, 'Keep the cause')).toEqual(rest);
    expect(withoutHeading(readExcerpt(': Pass <mark>it</mark> on'), 'Keep')).toEqual(rest);
    expect(withoutHeading(readExcerpt('Pass <mark>it</mark> on'), 'Keep')).toEqual(rest);
    expect(withoutHeading(readExcerpt('<mark>Keep</mark>.'), 'Keep')).toEqual([]);
  });
});
