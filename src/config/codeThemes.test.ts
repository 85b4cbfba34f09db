import type { PrismTheme } from 'prism-react-renderer';
import { describe, expect, test } from 'vitest';
import { DARK_CODE_THEME, LIGHT_CODE_THEME } from './codeThemes';

/** Level AA of WCAG 2.2. */
const LEAST_CONTRAST = 4.5;

describe.each([
  ['light', LIGHT_CODE_THEME],
  ['dark', DARK_CODE_THEME],
])('the %s colours of code', (_mode, { plain, styles }) => {
  test.each([['plain', plain] as const, ...styles.map(named)])(
    'have enough contrast: %s',
    (_name, { color, backgroundColor = plain.backgroundColor }) => {
      expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    },
  );
});

describe('contrast()', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
  ])('of %s on %s is %d', (colour, background, expected) => {
    expect(contrast(colour, background)).toBeCloseTo(expected, 2);
  });

  test('rejects colours without six digits', () => {
    expect(() => contrast('#fff', '#000000')).toThrow('Not a colour such as "#1a1d2b": "#fff"');
  });
});

function named({ types, style }: PrismTheme['styles'][number]) {
  return [types.join(), style] as const;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(colour: string | undefined, background: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(colour), luminance(background)].sort(
    (self, other) => self - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string | undefined): number {
  if (colour === undefined || !/^#[\da-f]{6}$/.test(colour)) {
    throw new Error(`Not a colour such as "#1a1d2b": "${colour}"`);
  }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
