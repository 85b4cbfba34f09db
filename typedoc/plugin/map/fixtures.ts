import fc from 'fast-check';
import type { GraphNode } from './layout';

/** Graphs without a cycle: a node needs some of those before it. */
export const graphs: fc.Arbitrary<readonly GraphNode[]> = fc
  .array(fc.array(fc.nat({ max: 13 }), { maxLength: 4 }), { maxLength: 14 })
  .map((needs) =>
    needs.map((each, index) => ({
      name: nameOf(index),
      needs: [...new Set(each)].filter((need) => need < index).map(nameOf),
    })),
  );

function nameOf(index: number): string {
  return `node-${'x'.repeat(index % 5)}${String(index)}`;
}
