import { Graph, type GraphLabel, graphlib, layout } from '@dagrejs/dagre';

/** A package as the graph sees it. */
export interface GraphNode {
  readonly name: string;
  /** The names of the nodes that it needs itself. */
  readonly needs: readonly string[];
}

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

interface Point {
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

/** A straight part of the way from a node down to one that it needs. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
  /** Whether it ends at a node. */
  readonly isLast: boolean;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The nodes from top to bottom, and in a row from left to right. */
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly Line[];
}

/** A node, or the place where the lines to a node further below pass a row together. */
interface Vertex extends PlacedNode {
  readonly isNode: boolean;
}

type VertexGraph = Graph<GraphLabel, Vertex>;
type NeedsGraph = Graph<object, object, object>;

/**
 * Places the nodes of a graph so that each stands above those that it needs.
 *
 * A need that another one implies has no line. Lines to the same node run together where they pass
 * a row. The result depends on the graph alone, not on the order in which it is given.
 *
 * dagre orders the rows so that few lines cross. It knows no limit for the nodes of a row, nor for
 * the width, which a phone sets: so it is given the rows, and what it draws is squeezed.
 *
 * @throws Error when a node needs itself, directly or through others.
 */
export function layOut(nodes: readonly GraphNode[], options: LayoutOptions): Layout {
  const { rows, graph } = toRows(withoutImplied(nodes), options);
  layout(graph, { nodesep: options.gap, edgesep: options.gap });

  const drawn = graph.graph().width ?? 0;
  const ordered = rows.map((row) =>
    row.map((name) => graph.node(name)).sort((self, other) => self.x - other.x),
  );
  const width = Math.max(
    0,
    Math.min(drawn, options.maxWidth),
    ...ordered.map((row) =>
      row.reduce((sum, each) => sum + each.width + options.gap, -options.gap),
    ),
  );
  const pitch = options.nodeHeight + options.rowGap;
  const placed = ordered.flatMap((row, index) =>
    separate(
      row.map((each) => ({ ...each, x: (each.x * width) / drawn, y: index * pitch })),
      width,
      options.gap,
    ),
  );
  return {
    width,
    height: Math.max(0, ordered.length * pitch - options.rowGap),
    nodes: placed
      .filter(({ isNode }) => isNode)
      .map(({ name, x, y, width: own, height }) => ({ name, x, y, width: own, height })),
    lines: linesOf(placed, graph),
  };
}

/** Returns what each node needs, but for what another of its needs brings along. */
function withoutImplied(nodes: readonly GraphNode[]): NeedsGraph {
  const graph: NeedsGraph = new Graph<object, object, object>();
  for (const { name, needs } of [...nodes].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    graph.setNode(name);
    for (const need of [...needs].sort()) {
      graph.setEdge(name, need);
    }
  }
  for (const { v: name, w: need } of graph.edges()) {
    const others = (graph.successors(name) ?? []).filter((other) => other !== need);
    if (graphlib.alg.preorder(graph, others).includes(need)) {
      graph.removeEdge(name, need);
    }
  }
  return graph;
}

interface Rows {
  /** The names of what stands in each row, from top to bottom. */
  readonly rows: readonly (readonly string[])[];
  /** The same with edges, each of which leads to the next row. */
  readonly graph: VertexGraph;
}

function toRows(needs: NeedsGraph, { perRow, nodeHeight, nodeWidth }: LayoutOptions): Rows {
  const rowOf = assignRows(needs, perRow);
  const rows: string[][] = [];
  const graph: VertexGraph = new Graph<GraphLabel, Vertex>();
  graph.setGraph({});
  for (const [name, row] of rowOf) {
    add(name, row, nodeWidth(name));
  }
  for (const { v: name, w: need } of needs.edges()) {
    let below = need;
    for (let row = (rowOf.get(need) ?? 0) + 1; row < (rowOf.get(name) ?? 0); row += 1) {
      const passing = `${need} from row ${row}`;
      if (!graph.hasNode(passing)) {
        add(passing, row, 0);
      }
      graph.setEdge(passing, below, {});
      below = passing;
    }
    graph.setEdge(name, below, {});
  }
  return { rows: rows.reverse(), graph };

  function add(name: string, row: number, width: number): void {
    graph.setNode(name, { name, isNode: rowOf.has(name), x: 0, y: 0, width, height: nodeHeight });
    (rows[row] ??= []).push(name);
  }
}

/** Returns the row of each node, counted from below: the lowest above its needs that has room. */
function assignRows(needs: NeedsGraph, perRow: number): ReadonlyMap<string, number> {
  const rowOf = new Map<string, number>();
  const counts: number[] = [];
  for (const name of graphlib.alg.topsort(needs).reverse()) {
    const below = (needs.successors(name) ?? []).map((need) => rowOf.get(need) ?? 0);
    let row = Math.max(-1, ...below) + 1;
    while ((counts[row] ?? 0) >= perRow) {
      row += 1;
    }
    rowOf.set(name, row);
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return rowOf;
}

/** Moves what is too close in a row, first to the right and then, from the end, to the left. */
function separate(row: readonly Vertex[], length: number, gap: number): readonly Vertex[] {
  let free = 0;
  const movedRight = row.map((vertex) => {
    const x = Math.max(vertex.x, free + vertex.width / 2);
    free = x + vertex.width / 2 + gap;
    return { ...vertex, x };
  });
  free = length;
  return movedRight
    .reverse()
    .map((vertex) => {
      const x = Math.min(vertex.x, free - vertex.width / 2);
      free = x - vertex.width / 2 - gap;
      return { ...vertex, x };
    })
    .reverse();
}

function linesOf(placed: readonly Vertex[], graph: VertexGraph): readonly Line[] {
  const byName = new Map(placed.map((vertex) => [vertex.name, vertex]));
  return placed.flatMap(({ name, x, y, height, isNode }) => {
    const lower = { x, y: y + height };
    const passing = isNode ? [] : [{ from: { x, y }, to: lower, isLast: false }];
    const down = (graph.successors(name) ?? [])
      .flatMap((below) => byName.get(below) ?? [])
      .map((below) => ({ from: lower, to: { x: below.x, y: below.y }, isLast: below.isNode }));
    return [...passing, ...down];
  });
}
