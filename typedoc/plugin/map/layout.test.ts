import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphs } from './fixtures';
import { closureOf } from './graph';
import { type Layout, type PlacedNode, type Point, layOut } from './layout';

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
  .map(({ graph, perRow }) => ({ graph, layout: layOut(graph, { ...OPTIONS, perRow }) }));

const left = ({ x, width }: PlacedNode): number => x - width / 2;
const right = ({ x, width }: PlacedNode): number => x + width / 2;
const lower = ({ y, height }: PlacedNode): number => y + height;

function nodeOf({ nodes }: Layout, name: string): PlacedNode {
  const node = nodes.find((each) => each.name === name);
  if (node === undefined) {
    throw new Error(`"${name}" is not placed`);
  }
  return node;
}

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
      edges: [
        {
          from: 'upper',
          to: 'under',
          points: [
            { x: 20, y: 20 },
            { x: 20, y: 50 },
          ],
        },
      ],
    });
  });

  test('a graph without nodes takes no room', () => {
    expect(layOut([], OPTIONS)).toEqual({ width: 0, height: 0, nodes: [], edges: [] });
  });

  test('splits the nodes of one depth into rows, what is needed most first', () => {
    const graph = [
      { name: 'top', needs: ['d'] },
      ...['a', 'b', 'c', 'd'].map((name) => ({ name, needs: ['z'] })),
      { name: 'z', needs: [] },
    ];
    const { nodes } = layOut(graph, OPTIONS);
    const heights = [...new Set(nodes.map(({ y }) => y))];
    expect(
      heights.map((height) =>
        nodes
          .filter(({ y }) => y === height)
          .map(({ name }) => name)
          .sort(),
      ),
    ).toEqual([['top'], ['a', 'd'], ['b', 'c'], ['z']]);
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

  test('every line goes down, from the lower end of a node to the upper end of another', () => {
    fc.assert(
      fc.property(layouts, ({ layout }) => {
        for (const { from, to, points } of layout.edges) {
          const [source, target] = [nodeOf(layout, from), nodeOf(layout, to)];
          expect(points[0]).toEqual({ x: source.x, y: lower(source) });
          expect(points.at(-1)).toEqual({ x: target.x, y: target.y });
          for (const [index, point] of points.slice(1).entries()) {
            expect(point.y).toBeGreaterThan(points[index]?.y ?? Number.NaN);
          }
        }
      }),
    );
  });

  test('no line runs through a node', () => {
    fc.assert(
      fc.property(layouts, ({ layout }) => {
        for (const { points } of layout.edges) {
          for (const [index, to] of points.slice(1).entries()) {
            const from = points[index] ?? to;
            expect(layout.nodes.filter((node) => crosses(from, to, node))).toEqual([]);
          }
        }
      }),
    );
  });

  test('the lines say what is needed, and no more than they must', () => {
    fc.assert(
      fc.property(layouts, ({ graph, layout }) => {
        const drawn = graph.map(({ name }) => ({
          name,
          needs: layout.edges.filter(({ from }) => from === name).map(({ to }) => to),
        }));
        const closure = closureOf(graph);
        expect(closureOf(drawn)).toEqual(closure);
        for (const { needs } of drawn) {
          for (const need of needs) {
            expect(needs.some((other) => closure.get(other)?.has(need))).toBe(false);
          }
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

/** Whether a line has a point inside a node; its ends may be on the node's edge. */
function crosses(from: Point, to: Point, node: PlacedNode): boolean {
  if (to.y <= node.y || from.y >= lower(node)) {
    return false;
  }
  const at = (y: number): number => from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  const xs = [at(Math.max(from.y, node.y)), at(Math.min(to.y, lower(node)))];
  return Math.max(...xs) > left(node) && Math.min(...xs) < right(node);
}
