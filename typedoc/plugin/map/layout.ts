import { type GraphNode, depthsOf, withoutImplied } from './graph';
import { type Row, neighboursOf, orderRows } from './rows';
import { spread } from './spread';

/** Lengths are in pixels. */
export interface LayoutOptions {
  /** How wide the drawing may be, if its rows fit. */
  readonly maxWidth: number;
  /** How many nodes stand beside each other at most. */
  readonly perRow: number;
  readonly nodeHeight: number;
  readonly nodeWidth: (name: string) => number;
  /** The least room between what stands in a row. */
  readonly gap: number;
  /** The room between two rows, in which lines cross. */
  readonly rowGap: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedNode {
  readonly name: string;
  /** Its centre from the left. */
  readonly x: number;
  /** Its upper end. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line from a node down to one that it needs; it bends where it passes a row. */
export interface PlacedEdge {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The nodes from top to bottom, and in a row from left to right. */
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/**
 * Places the nodes of a graph so that each stands above those that it needs.
 *
 * Nodes of one depth share a row, or several where they are many. A need that another one implies
 * has no line. Lines to the same node run together where they pass a row, between its nodes. The
 * result depends on the graph alone, not on the order in which it is given.
 *
 * @throws Error when a node needs one that is not there, or itself.
 */
export function layOut(graph: readonly GraphNode[], options: LayoutOptions): Layout {
  const nodes = withoutImplied(
    graph
      .map(({ name, needs }) => ({ name, needs: [...needs].sort() }))
      .sort((self, other) => (self.name < other.name ? -1 : 1)),
  );
  const rows = orderRows(toRows(nodes, options.perRow));
  const widths = rows.map((row) =>
    row.map(({ name, isNode }) => (isNode ? options.nodeWidth(name) : 0)),
  );
  const length = Math.max(
    options.maxWidth,
    ...widths.map((each) => each.reduce((sum, next) => sum + next + options.gap, -options.gap)),
  );
  const centres = placeRows(rows, widths, { gap: options.gap, length });
  const pitch = options.nodeHeight + options.rowGap;
  const [left, right] = rangeOf(centres.flat(), widths.flat());
  const placed = rows.flatMap((row, rowIndex) =>
    row.map((vertex, index) => ({
      ...vertex,
      row: rowIndex,
      x: (centres[rowIndex]?.[index] ?? 0) - left,
      y: rowIndex * pitch,
      width: widths[rowIndex]?.[index] ?? 0,
      height: options.nodeHeight,
    })),
  );
  const boxes = placed.filter(({ isNode }) => isNode);

  return {
    width: right - left,
    height: Math.max(0, rows.length * pitch - options.rowGap),
    nodes: boxes.map(({ name, x, y, width: own, height }) => ({ name, x, y, width: own, height })),
    edges: boxes.flatMap((from) =>
      from.below.map((to) => ({ from: from.name, to, points: pointsOf(from, to) })),
    ),
  };

  /** The lower end of a node, both ends of each row that is passed, and the upper end of the other. */
  function pointsOf(from: (typeof placed)[number], to: string): readonly Point[] {
    const target = boxes.find(({ name }) => name === to);
    const passed = placed.filter(
      ({ name, row }) => name === to && row > from.row && row < (target?.row ?? 0),
    );
    return [
      { x: from.x, y: from.y + from.height },
      ...passed.flatMap(({ x, y, height }) => [
        { x, y },
        { x, y: y + height },
      ]),
      ...(target === undefined ? [] : [{ x: target.x, y: target.y }]),
    ];
  }
}

/**
 * Returns the rows from top to bottom, as yet unordered.
 *
 * Of the nodes of one depth those that most others need stand highest: their lines are the shortest
 * and those that nothing needs are in nobody's way.
 */
function toRows(nodes: readonly GraphNode[], perRow: number): readonly Row[] {
  const depths = depthsOf(nodes);
  const needs = nodes.flatMap((node) => node.needs);
  const demand = ({ name }: GraphNode): number => needs.filter((need) => need === name).length;
  const levels = [...new Set(depths.values())].sort((self, other) => other - self);
  const rows = levels.flatMap((depth) =>
    split(
      nodes
        .filter(({ name }) => depths.get(name) === depth)
        .sort((self, other) => demand(other) - demand(self)),
      perRow,
    ),
  );
  const rowOf = new Map(
    rows.flatMap((row, index) => row.map(({ name }) => [name, index] as const)),
  );
  return rows.map((row, index) => {
    const above = rows.slice(0, index).flat();
    const passing = new Set(
      above.flatMap((node) => node.needs.filter((need) => (rowOf.get(need) ?? 0) > index)),
    );
    return [
      ...row.map((node) => ({ name: node.name, isNode: true, below: node.needs })),
      ...[...passing].sort().map((name) => ({ name, isNode: false, below: [name] })),
    ];
  });
}

/** The ends of what takes up a line: none of it is left of the first, nor right of the second. */
function rangeOf(centres: readonly number[], widths: readonly number[]): readonly [number, number] {
  return centres.length === 0
    ? [0, 0]
    : [
        Math.min(...centres.map((centre, index) => centre - (widths[index] ?? 0) / 2)),
        Math.max(...centres.map((centre, index) => centre + (widths[index] ?? 0) / 2)),
      ];
}

/** Splits a list into as few parts of at most `size` as there must be, as even as can be. */
function split<Value>(list: readonly Value[], size: number): readonly (readonly Value[])[] {
  const count = Math.ceil(list.length / size);
  const start = (index: number): number => Math.ceil((index * list.length) / count);
  return Array.from({ length: count }, (_, index) => list.slice(start(index), start(index + 1)));
}

/** How often each row is brought nearer to those above and below. */
const PASSES = 32;

/** Returns the centres of what stands in each row, near to what it is joined with. */
function placeRows(
  rows: readonly Row[],
  widths: readonly (readonly number[])[],
  { gap, length }: { readonly gap: number; readonly length: number },
): readonly (readonly number[])[] {
  const neighbours = neighboursOf(rows);
  let centres = rows.map((row, rowIndex) =>
    place(
      rowIndex,
      row.map(() => length / 2),
    ),
  );
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const rowIndex of rows.keys()) {
      const wishes = (neighbours[rowIndex] ?? []).map((joined, index) => {
        const own = centres[rowIndex]?.[index] ?? 0;
        const sum = joined.reduce((total, [row, other]) => total + (centres[row]?.[other] ?? 0), 0);
        return joined.length === 0 ? own : sum / joined.length;
      });
      centres = centres.with(rowIndex, place(rowIndex, wishes));
    }
  }
  return centres;

  function place(rowIndex: number, wishes: readonly number[]): readonly number[] {
    return spread(
      wishes.map((wish, index) => ({ wish, width: widths[rowIndex]?.[index] ?? 0 })),
      gap,
      length,
    );
  }
}
