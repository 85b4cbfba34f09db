import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphs } from './fixtures';
import { type GraphNode, type Layout, type Line, type PlacedNode, layOut } from './layout';

const OPTIONS = {
  maxWidth: 300,
  perRow: 3,
  nodeHeight: 20,
  gap: 10,
  rowGap: 30,
  nodeWidth: (name: string) => name.length * 8,
};

const layouts = fc
  .record({ graph: graphs, perRow: fc.integer({ min: 1, max: 5 }) })

  .map(({ graph, perRow }) => ({ graph, perRow, layout: layOut(graph, { ...OPTIONS, perRow }) }));

const left = ({ x, width }: PlacedNode): number => x - width / 2;
const right = ({ x, width }: PlacedNode): number => x + width / 2;
const lower = ({ y, height }: PlacedNode): number => y + height;

describe('layOut()', () => {
  test('puts what is needed below what needs it, with a line from end to end', () => {
    expect(
      layOut(
        [
          { name: 'under', needs: [] },
          { name: 'upper', needs: ['under'] },
        ],
        OPTIONS,
      ),
    ).toEqual({
      width: 40,
      height: 70,
      nodes: [
        { name: 'upper', x: 20, y: 0, width: 40, height: 20 },
        { name: 'under', x: 20, y: 50, width: 40, height: 20 },
      ],
      lines: [{ from: { x: 20, y: 20 }, to: { x: 20, y: 50 }, isLast: true }],
    });
  });

  test('a graph without nodes takes no room', () => {
    expect(layOut([], OPTIONS)).toEqual({ width: 0, height: 0, nodes: [], lines: [] });
  });

  test('fails on a cycle', () => {
    const cycle = [
      { name: 'a', needs: ['b'] },
      { name: 'b', needs: ['a'] },
    ];
    expect(() => layOut(cycle, OPTIONS)).toThrow();
  });

  test('has no row with more nodes than may stand beside each other', () => {
    fc.assert(
      fc.property(layouts, ({ layout, perRow }) => {
        for (const { y } of layout.nodes) {
          expect(layout.nodes.filter((other) => other.y === y).length).toBeLessThanOrEqual(perRow);
        }
      }),
    );
  });

  test('is no wider than asked for, where its rows fit', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const wide = [
      ...names.map((name) => ({ name: `upper-${name}`, needs: [`under-${name}`] })),
      ...names.map((name) => ({ name: `under-${name}`, needs: [] })),
    ];
    const widest = 3 * OPTIONS.nodeWidth('upper-a') + 5 * OPTIONS.gap;
    expect(layOut(wide, { ...OPTIONS, maxWidth: widest }).width).toBeLessThanOrEqual(widest);
  });

  test('places each node once', () => {
    fc.assert(
      fc.property(layouts, ({ graph, layout }) => {
        expect(layout.nodes.map(({ name }) => name).sort()).toEqual(
          graph.map(({ name }) => name).sort(),
        );
      }),
    );
  });

  test('no node touches another, and none is outside', () => {
    fc.assert(
      fc.property(layouts, ({ layout }) => {
        for (const [index, node] of layout.nodes.entries()) {
          expect(left(node)).toBeGreaterThanOrEqual(-1e-9);
          expect(right(node)).toBeLessThanOrEqual(layout.width + 1e-9);
          expect(node.y).toBeGreaterThanOrEqual(0);
          expect(lower(node)).toBeLessThanOrEqual(layout.height);
          for (const other of layout.nodes.slice(index + 1)) {
            const isBeside =
              right(node) + OPTIONS.gap <= left(other) + 1e-9 ||
              right(other) + OPTIONS.gap <= left(node) + 1e-9;
            const isAbove = lower(node) < other.y || lower(other) < node.y;
            expect(isBeside || isAbove).toBe(true);
          }
        }
      }),
    );
  });

  test('every line goes down, and ends at a node or where another begins', () => {
    fc.assert(
      fc.property(layouts, ({ layout }) => {
        for (const { from, to, isLast } of layout.lines) {
          expect(to.y).toBeGreaterThan(from.y);
          const begins = isLast
            ? layout.nodes
            : layout.lines.filter((line) => line.to.y > to.y).map((line) => line.from);
          expect(begins).toContainEqual(expect.objectContaining(to));
        }
      }),
    );
  });

  test('draws no line twice, and none through a node', () => {
    fc.assert(
      fc.property(layouts, ({ layout }) => {
        expect(new Set(layout.lines.map((line) => JSON.stringify(line))).size).toBe(
          layout.lines.length,
        );
        for (const line of layout.lines) {
          expect(layout.nodes.filter((node) => crosses(line, node))).toEqual([]);
        }
      }),
    );
  });

  test('the lines say what is needed, and no more than they must', () => {
    fc.assert(
      fc.property(layouts, ({ graph, layout }) => {
        const drawn = graph.map(({ name }) => ({ name, needs: followLines(layout, name) }));
        for (const { name, needs } of drawn) {
          expect(closureOf(drawn, name)).toEqual(closureOf(graph, name));
          const implied = needs.flatMap((need) => closureOf(graph, need));
          expect(needs.filter((need) => implied.includes(need))).toEqual([]);
        }
      }),
    );
  });

  test('does not depend on the order in which the graph is given', () => {
    const shuffled = graphs.chain((graph) =>
      fc.record({
        graph: fc.constant(graph),
        other: fc.shuffledSubarray([...graph], { minLength: graph.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ graph, other }) => {
        const reversed = other.map(({ name, needs }) => ({ name, needs: [...needs].reverse() }));
        expect(layOut(reversed, OPTIONS)).toEqual(layOut(graph, OPTIONS));
      }),
    );
  });
});

/** The names of all that a node needs, directly or through others, sorted. */
function closureOf(graph: readonly GraphNode[], name: string): readonly string[] {
  const needs = graph.find((node) => node.name === name)?.needs ?? [];
  return [...new Set([...needs, ...needs.flatMap((need) => closureOf(graph, need))])].sort();
}

/** The names of the nodes that the lines from a node lead to. */
function followLines({ nodes, lines }: Layout, name: string): readonly string[] {
  const source = nodes.find((node) => node.name === name);
  let ends = source === undefined ? [] : [{ x: source.x, y: lower(source) }];
  const found = new Set<string>();
  while (ends.length > 0) {
    const next = lines.filter(({ from }) => ends.some(({ x, y }) => x === from.x && y === from.y));
    for (const { to } of next.filter(({ isLast }) => isLast)) {
      found.add(nodes.find(({ x, y }) => x === to.x && y === to.y)?.name ?? 'nothing');
    }
    ends = next.filter(({ isLast }) => !isLast).map(({ to }) => to);
  }
  return [...found];
}

/** Whether a line has a point inside a node; its ends may be on the node's edge. */
function crosses({ from, to }: Line, node: PlacedNode): boolean {
  if (to.y <= node.y || from.y >= lower(node)) {
    return false;
  }
  const at = (y: number): number => from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  const xs = [at(Math.max(from.y, node.y)), at(Math.min(to.y, lower(node)))];
  return Math.max(...xs) > left(node) && Math.min(...xs) < right(node);
}
