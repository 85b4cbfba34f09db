import { MAX_COST } from './costs';

/**
 * The least costs of the answers so far: what costs more than as many as are wanted is not compared
 * to the end.
 */
export class BestCosts {
  readonly #limit: number;
  readonly #costs: number[] = [];
  readonly #ids = new Set<number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The highest cost of an answer that is still among the best. */
  get max(): number {
    return (this.#costs.length < this.#limit ? undefined : this.#costs.at(-1)) ?? MAX_COST;
  }

  /** Adds an answer for some symbols; one that is known counts once. */
  add(cost: number, ids: readonly number[]): void {
    if (ids.some((id) => !this.#ids.has(id))) {
      const place = this.#costs.findLastIndex((other) => other <= cost) + 1;
      this.#costs.splice(place, 0, cost);
      this.#costs.length = Math.min(this.#costs.length, this.#limit);
    }
    for (const id of ids) {
      this.#ids.add(id);
    }
  }
}
