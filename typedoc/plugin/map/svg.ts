import { escapeMarkup } from '../escapeMarkup';
import type { Layout, PlacedNode } from './layout';

/** Texts of a drawing for screen readers. */
export interface DrawingTexts {
  readonly label: string;
  readonly description: string;
}

/** The room around the nodes, for the outline of the one that has the focus. */
const MARGIN = 6;
const FONT_SIZE = 13;
/** How wide a character of a monospaced font is, in parts of its size; rounded up. */
const CHARACTER_WIDTH = 0.61;
const PADDING = 7;
const CORNER = 6;
/** How far below the middle of a node the baseline of its name is. */
const BASELINE = 4;
const LENGTH_DIGITS = 2;

/** How wide the box of a name is, in pixels. */
export function boxWidth(name: string): number {
  return Math.ceil(name.length * FONT_SIZE * CHARACTER_WIDTH) + 2 * PADDING;
}

/**
 * Draws a graph as SVG, each node a link.
 *
 * The drawing is as wide as its place: what it holds is placed in percent, so that names keep their
 * size, and a wider place gives them more room. Where the place is narrower than the drawing can be,
 * it scrolls, and its links take the keyboard there.
 *
 * It brings no style, which every page of the site would load: its colours are those of the text and
 * of the links around it, in a forced palette too.
 */
export function drawGraph(
  layout: Layout,
  texts: DrawingTexts,
  address: (name: string) => string,
): string {
  const width = layout.width + 2 * MARGIN;
  const place = (x: number): string =>
    `${((100 * (x + MARGIN)) / width).toFixed(LENGTH_DIGITS).replace(/\.?0+$/, '')}%`;
  const lines = layout.lines.map(
    ({ from, to, isLast }) =>
      `<line x1="${place(from.x)}" y1="${from.y + MARGIN}" x2="${place(to.x)}" y2="${to.y + MARGIN}"${isLast ? ' marker-end="url(#needs)"' : ''}/>`,
  );
  return [
    '<div style="overflow-x:auto">',
    `<svg role="group" aria-label="${escapeMarkup(texts.label)}" aria-describedby="needs-description" width="100%" height="${layout.height + 2 * MARGIN}" font-family="var(--ifm-font-family-monospace)" font-size="${FONT_SIZE}" style="min-width:${width}px;max-width:${2 * width}px;forced-color-adjust:auto">`,
    `<desc id="needs-description">${escapeMarkup(texts.description)}</desc>`,
    '<marker id="needs" viewBox="-4 -8 8 8" refY="0" markerWidth="8" markerHeight="8"><path d="M-4-7h8L0 0z" fill="currentColor"/></marker>',
    `<g stroke="currentColor" opacity=".6">${lines.join('')}</g>`,
    ...layout.nodes.map((node) => drawNode(node, place(node.x), address(node.name))),
    '</svg>',
    '</div>',
  ].join('\n');
}

function drawNode({ name, y, width, height }: PlacedNode, x: string, address: string): string {
  const box = `<rect x="${x}" y="${y + MARGIN}" width="${width}" height="${height}" rx="${CORNER}" transform="translate(${-width / 2})" fill="none" stroke="currentColor" pointer-events="all"/>`;
  const text = `<text x="${x}" y="${y + MARGIN + height / 2 + BASELINE}" fill="currentColor" text-anchor="middle">${escapeMarkup(name)}</text>`;
  return `<a href="${escapeMarkup(address)}">${box}${text}</a>`;
}
