import { Prism, type PrismThemeEntry } from 'prism-react-renderer';
import { CODE_CLASSES } from '../../../typedoc/plugin/contract';
import { LIGHT_CODE_THEME, type TokenStyle } from '../../config/codeThemes';
import { escapeText, toPieces } from '../rehype-highlight-code/toHtml';
import type { CardExample } from '../../config/socialCards';

export interface CardTexts {
  /** The name of the site, beside the logo. */
  readonly site: string;
  readonly title: string;
  readonly line: string;
}

/** The size that networks ask for, in pixels. */
const CARD_SIZE = { width: 1200, height: 630 };

export const CARD_FONTS = { text: 'Inter', code: 'JetBrains Mono' };

const MARGIN = 80;
const INK = '#1a1d2b';
const QUIET = '#4d5369';
const ACCENT = '#3a48c8';

const CODE_TOP = 444;
const CODE_HEIGHT = 104;
const CODE_SIZE = 40;
/** The width of a letter of code, all alike, as a part of the font size. */
const LETTER = 0.6;
const PADDING = 32;

const { plain, styles } = LIGHT_CODE_THEME;

/** The styles of pieces of code, by their class. */
const STYLES = new Map<string, PrismThemeEntry>(
  // SAFETY: a style bears the name of its first type.
  styles.map(({ types: [name], style }) => [CODE_CLASSES[name as TokenStyle], style]),
);

const OUTCOME = { color: INK, ...STYLES.get(CODE_CLASSES.outcome) };

/** Draws a card as SVG: what a page is, and an example with the value that it gives. */
export function drawCard({ site, title, line }: CardTexts, { code, value }: CardExample): string {
  const { width, height } = CARD_SIZE;
  const arrowed = `→ ${value}`;
  const size = Math.min(
    CODE_SIZE,
    (width - 2 * MARGIN - 3 * PADDING) / (LETTER * (code.length + arrowed.length)),
  );
  const codeWidth = code.length * LETTER * size;
  const valueLeft = MARGIN + PADDING + codeWidth + PADDING / 2;
  const valueWidth = arrowed.length * LETTER * size + PADDING;
  const baseline = CODE_TOP + CODE_HEIGHT / 2 + size * 0.35;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#fff"/>
  <rect y="${height - 16}" width="${width}" height="16" fill="${ACCENT}"/>
  <g transform="translate(${MARGIN} 76) scale(5)">
    <rect width="16" height="16" rx="3.5" fill="${ACCENT}"/>
    <path fill="#fff" d="M2 3h3v3H2zm0 7h3v3H2zM7 3h7v3h-2v7H9V6H7z"/>
  </g>
  <g font-family="${CARD_FONTS.text}">
    <text x="${MARGIN + 104}" y="130" font-size="40" font-weight="700" fill="${INK}">${escapeText(site)}</text>
    <text x="${MARGIN}" y="308" font-size="84" font-weight="700" fill="${INK}">${escapeText(title)}</text>
    <text x="${MARGIN}" y="378" font-size="36" fill="${QUIET}">${escapeText(line)}</text>
  </g>
  <rect x="${MARGIN}" y="${CODE_TOP}" width="${valueLeft + valueWidth + PADDING / 2 - MARGIN}" height="${CODE_HEIGHT}" rx="12" fill="${plain.backgroundColor}" stroke="#cdd1e4" stroke-width="2"/>
  <rect x="${valueLeft}" y="${CODE_TOP + 22}" width="${valueWidth}" height="${CODE_HEIGHT - 44}" rx="10" fill="${OUTCOME.backgroundColor ?? 'none'}"/>
  <g font-family="${CARD_FONTS.code}" font-size="${size}" xml:space="preserve">
    <text x="${MARGIN + PADDING}" y="${baseline}" fill="${INK}">${toSpans(code)}</text>
    <text x="${valueLeft + PADDING / 2}" y="${baseline}" font-weight="700" fill="${OUTCOME.color}">${escapeText(arrowed)}</text>
  </g>
</svg>`;
}

function toSpans(code: string): string {
  const grammar = Prism.languages['typescript'];
  if (grammar === undefined) {
    throw new Error('Prism has no grammar of TypeScript to colour the social cards with');
  }
  return toPieces(code, grammar, 'typescript')
    .map(({ text, className }) =>
      className === undefined
        ? escapeText(text)
        : `<tspan fill="${STYLES.get(className)?.color ?? INK}">${escapeText(text)}</tspan>`,
    )
    .join('');
}
