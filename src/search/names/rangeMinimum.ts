/** Yields the positions of any range by ascending cost: a segment tree for range minimum queries. */
export class RangeMinimum {
  readonly #costs: ArrayLike<number>;
  /** A complete tree above the row: each node holds the position of the least below it. */
  readonly #tree: Int32Array;

  constructor(costs: ArrayLike<number>) {
    const { length } = costs;
    this.#costs = costs;
    this.#tree = new Int32Array(2 * length);
    for (let index = 0; index < length; index += 1) {
      this.#tree[length + index] = index;
    }
    for (let node = length - 1; node > 0; node -= 1) {
      this.#tree[node] = this.#less(this.#at(2 * node), this.#at(2 * node + 1));
    }
  }

  /** Yields the positions from `start` to before `end`, the least cost first. */
  *ascending(start: number, end: number): Generator<number, void> {
    const open: Part[] = [];
    this.#insert(open, start, end);
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      yield part.least;
      this.#insert(open, part.start, part.least);
      this.#insert(open, part.least + 1, part.end);
    }
  }

  /** Puts a range among the open ones, whose last has the least cost. */
  #insert(open: Part[], start: number, end: number): void {
    if (start >= end) {
      return;
    }
    const part = { start, end, least: this.#leastOf(start, end) };
    let low = 0;
    let high = open.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = open[middle]?.least ?? part.least;
      if (this.#less(other, part.least) === part.least) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    open.splice(low, 0, part);
  }

  #leastOf(start: number, end: number): number {
    const { length } = this.#costs;
    let least = start;
    let low = start + length;
    let high = end + length;
    while (low < high) {
      if (low % 2 === 1) {
        least = this.#less(least, this.#at(low));
        low += 1;
      }
      if (high % 2 === 1) {
        high -= 1;
        least = this.#less(least, this.#at(high));
      }
      low >>= 1;
      high >>= 1;
    }
    return least;
  }

  #at(node: number): number {
    return this.#tree[node] ?? 0;
  }

  /** Of equal costs the earlier position is the lesser. */
  #less(self: number, other: number): number {
    const difference = (this.#costs[self] ?? 0) - (this.#costs[other] ?? 0);
    return difference < 0 || (difference === 0 && self < other) ? self : other;
  }
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly least: number;
}
