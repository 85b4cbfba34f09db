import { describe, expect, test } from 'vitest';
import { type LayoutOptions, layOut } from './layout';
import { boxWidth, drawGraph } from './svg';

const OPTIONS: LayoutOptions = {
  maxWidth: 188,
  perRow: 3,
  nodeHeight: 20,
  gap: 10,
  rowGap: 30,
  nodeWidth: () => 88,
};

const GRAPH = [
  { name: 'left', needs: ['base'] },
  { name: 'right', needs: ['base'] },
  { name: 'base', needs: [] },
];

const TEXTS = { label: 'Needs & "more"', description: 'What <needs> what.' };

function draw(graph = GRAPH): string {
  return drawGraph(layOut(graph, OPTIONS), TEXTS, (name) => `/api/${name}`);
}

function all(pattern: RegExp, text = draw()): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

describe('drawGraph()', () => {
  test('is one block of HTML in Markdown: it begins with a block element and has no empty line', () => {
    expect(draw()).toMatch(/^<div [^>]*>\n<svg /);
    expect(draw()).not.toMatch(/\n\s*\n/);
  });

  test('says what it is, with marks of HTML escaped', () => {
    expect(all(/aria-label="([^"]*)"/g)).toEqual(['Needs &amp; &quot;more&quot;']);
    const [id] = all(/aria-describedby="([^"]*)"/g);
    expect(draw()).toContain(`<desc id="${String(id)}">What &lt;needs&gt; what.</desc>`);
  });

  test('leads from each name to its address, from top to bottom', () => {
    expect(all(/<a href="([^"]*)">/g)).toEqual(['/api/right', '/api/left', '/api/base']);
    expect(all(/<text [^>]*>([^<]*)<\/text>/g)).toEqual(['right', 'left', 'base']);
  });

  test('places nodes and lines in percent, within a margin', () => {
    const [first = 0, second = 0, base = 0] = all(/<rect x="([^"]*)%"/g).map(Number);
    expect(first).toBe(25);
    expect(second).toBe(75);
    expect(base).toBe(50);
    expect(all(/<line x1="([^"]*)%"/g).map(Number)).toEqual([first, second]);
    expect(all(/x2="([^"]*)%"/g)).toEqual(['50', '50']);
  });

  test('draws an arrow where a line ends at a node', () => {
    const graph = [
      { name: 'top', needs: ['base', 'right'] },
      { name: 'left', needs: ['z'] },
      { name: 'right', needs: ['z'] },
      { name: 'base', needs: [] },
      { name: 'z', needs: [] },
    ];
    const { lines } = layOut(graph, OPTIONS);
    const drawn = all(/(<line [^>]*>)/g, draw(graph));
    expect(drawn).toHaveLength(lines.length);
    expect(drawn.map((line) => line.includes('marker-end'))).toEqual(
      lines.map(({ isLast }) => isLast),
    );
    expect(lines.some(({ isLast }) => !isLast)).toBe(true);
  });

  test('takes its colours from the page', () => {
    expect(new Set(all(/(?:stroke|fill)="([^"]*)"/g))).toEqual(new Set(['currentColor', 'none']));
  });
});

test('boxWidth() has room for each character of a monospaced font', () => {
  expect(boxWidth('')).toBe(14);
  expect(boxWidth('core')).toBe(46);
  expect(boxWidth('task-timeout')).toBe(110);
});
