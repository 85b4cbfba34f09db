/** What stands in a row: a node, or the lines to a node further below, which pass the row as one. */
export interface Vertex {
  /** The name of the node, or of the node that the lines lead to. */
  readonly name: string;
  readonly isNode: boolean;
  /** The names of what it is joined with in the next row. */
  readonly below: readonly string[];
}

export type Row = readonly Vertex[];

/** The place of a vertex: its row, and where it stands in it. */
export type Place = readonly [row: number, index: number];

/** How often the rows are ordered by those above, and by those below. */
const SWEEPS = 8;

/**
 * Returns the rows in an order in which few lines cross.
 *
 * A vertex comes to the middle of those that it is joined with, from above and from below in turn;
 * then neighbours change places as long as that helps.
 */
export function orderRows(rows: readonly Row[]): readonly Row[] {
  let best = rows;
  let current = rows;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const order = current.map((_, index) => index);
    for (const index of sweep % 2 === 0 ? order : order.reverse()) {
      current = current.with(index, orderRow(current, index, index + (sweep % 2 === 0 ? -1 : 1)));
    }
    if (countCrossings(current) < countCrossings(best)) {
      best = current;
    }
  }
  return withBetterNeighbours(best);
}

/** Returns how many lines cross each other. */
export function countCrossings(rows: readonly Row[]): number {
  return rows.reduce((sum, row, index) => {
    const lines = linesBelow(row, rows[index + 1] ?? []);
    const crossing = lines.flatMap(([from, to], which) =>
      lines.slice(which + 1).filter((other) => (from - other[0]) * (to - other[1]) < 0),
    );
    return sum + crossing.length;
  }, 0);
}

/** Returns the places of what each vertex is joined with, above and below. */
export function neighboursOf(rows: readonly Row[]): readonly (readonly (readonly Place[])[])[] {
  return rows.map((row, rowIndex) =>
    row.map((vertex, index) => [
      ...linesBelow(rows[rowIndex - 1] ?? [], row)
        .filter(([, to]) => to === index)
        .map(([from]): Place => [rowIndex - 1, from]),
      ...linesBelow([vertex], rows[rowIndex + 1] ?? []).map(([, to]): Place => [rowIndex + 1, to]),
    ]),
  );
}

/** The lines between two rows, by the indices of their ends. */
function linesBelow(row: Row, next: Row): readonly (readonly [from: number, to: number])[] {
  return row.flatMap(({ below }, from) =>
    next.flatMap(({ name }, to) => (below.includes(name) ? [[from, to] as const] : [])),
  );
}

function orderRow(rows: readonly Row[], index: number, beside: number): Row {
  const row = rows[index] ?? [];
  const neighbours = neighboursOf(rows)[index] ?? [];
  return row
    .map((vertex, place) => {
      const wishes = (neighbours[place] ?? [])
        .filter(([neighbourRow]) => neighbourRow === beside)
        .map(([, neighbour]) => neighbour);
      const sum = wishes.reduce((total, wish) => total + wish, 0);
      return { vertex, wish: wishes.length === 0 ? place : sum / wishes.length };
    })
    .sort((self, other) => self.wish - other.wish)
    .map(({ vertex }) => vertex);
}

function withBetterNeighbours(rows: readonly Row[]): readonly Row[] {
  for (const [rowIndex, row] of rows.entries()) {
    for (let index = 0; index + 1 < row.length; index += 1) {
      const swapped = rows.with(
        rowIndex,
        row.toSpliced(index, 2, ...row.slice(index, index + 2).reverse()),
      );
      if (countCrossings(swapped) < countCrossings(rows)) {
        return withBetterNeighbours(swapped);
      }
    }
  }
  return rows;
}
