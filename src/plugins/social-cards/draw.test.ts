import { expect, test } from 'vitest';

import { drawCard } from './draw';

const TEXTS = { site: 'tstd', title: 'Types & values', line: 'Option<Value>' };

test('a card shows its texts, escaped', () => {
  const svg = drawCard(TEXTS, { code: 'a < b', value: 'true' });
  expect(svg).toContain('>Types &amp; values</text>');
  expect(svg).toContain('>Option&lt;Value></text>');
  expect(svg).toContain('>→ true</text>');
});

test('a long example gets smaller letters, and stays on the card', () => {
  const right = (svg: string): number[] =>
    [...svg.matchAll(/<rect x="([\d.]+)"[^>]* width="([\d.]+)"/g)].map(
      ([, x, width]) => Number(x) + Number(width),
    );
  const long = drawCard(TEXTS, { code: 'x'.repeat(100), value: 'y'.repeat(40) });
  expect(Number(/font-size="([\d.]+)" xml:space/.exec(long)?.[1])).toBeLessThan(40);
  expect(Math.max(...right(long))).toBeLessThanOrEqual(1200 - 80);
  expect(right(long)).toHaveLength(2);
});
