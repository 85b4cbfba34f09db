import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphs } from './fixtures';
import { closureOf, depthsOf, withoutImplied } from './graph';

const CHAIN = [
  { name: 'top', needs: ['middle', 'bottom'] },
  { name: 'middle', needs: ['bottom'] },
  { name: 'bottom', needs: [] },
];

describe('closureOf()', () => {
  test('tells what each node needs, directly or through others', () => {
    expect(closureOf(CHAIN)).toEqual(
      new Map([
        ['top', new Set(['middle', 'bottom'])],
        ['middle', new Set(['bottom'])],
        ['bottom', new Set()],
      ]),
    );
  });

  test('fails on a node that is not there, with the way to it', () => {
    expect(() => closureOf([{ name: 'a', needs: ['b'] }])).toThrow(
      '"a" needs "b", which cannot be drawn',
    );
  });

  test('fails on a cycle, with its nodes', () => {
    const cycle = [
      { name: 'a', needs: ['b'] },
      { name: 'b', needs: ['a'] },
    ];
    expect(() => closureOf(cycle)).toThrow('"a" needs "b" needs "a", which cannot be drawn');
  });
});

describe('withoutImplied()', () => {
  test('leaves out a need that another one has', () => {
    expect(withoutImplied(CHAIN)).toEqual([
      { name: 'top', needs: ['middle'] },
      { name: 'middle', needs: ['bottom'] },
      { name: 'bottom', needs: [] },
    ]);
  });

  test('changes nothing of what is needed, and leaves nothing that can be left out', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const reduced = withoutImplied(graph);
        expect(closureOf(reduced)).toEqual(closureOf(graph));
        for (const node of reduced) {
          for (const need of node.needs) {
            const fewer = reduced.map((each) =>
              each === node
                ? { ...node, needs: node.needs.filter((other) => other !== need) }
                : each,
            );
            expect(closureOf(fewer).get(node.name)?.has(need)).toBe(false);
          }
        }
      }),
    );
  });
});

describe('depthsOf()', () => {
  test('counts the longest way to a node that needs nothing', () => {
    expect(depthsOf(CHAIN)).toEqual(
      new Map([
        ['bottom', 0],
        ['middle', 1],
        ['top', 2],
      ]),
    );
  });

  test('a node stands one above the deepest of what it needs', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const depths = depthsOf(graph);
        for (const { name, needs } of graph) {
          const deepest = Math.max(-1, ...needs.map((need) => depths.get(need) ?? Number.NaN));
          expect(depths.get(name)).toBe(deepest + 1);
        }
      }),
    );
  });
});
