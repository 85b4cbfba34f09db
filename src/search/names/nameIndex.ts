import { costsOf } from './cost';
import { type FoldedName, foldName } from './fold';
import { SubwordTree } from './subwords';
import { Keys } from './keys';
import type { NamedSymbol } from './symbol';

/** Names, ready to be searched. */
export class NameIndex {
  readonly symbols: readonly NamedSymbol[];
  /** The folded names of the symbols, by position. */
  readonly names: readonly FoldedName[];
  /** The cost of each symbol, by position. */
  readonly costs: ArrayLike<number>;
  readonly keys: Keys;
  #subwords: SubwordTree | undefined;

  private constructor(
    symbols: readonly NamedSymbol[],
    names: readonly FoldedName[],
    costs: ArrayLike<number>,
  ) {
    this.symbols = symbols;
    this.names = names;
    this.costs = costs;
    this.keys = new Keys(names, costs);
  }

  /** Makes the index of all symbols. */
  static of(symbols: readonly NamedSymbol[]): NameIndex {
    return new NameIndex(
      symbols,
      symbols.map(({ name }) => foldName(name)),
      costsOf(symbols),
    );
  }

  /** Made when it is first asked for: names that are written in full are found without it. */
  get subwords(): SubwordTree {
    this.#subwords ??= new SubwordTree(this.names, this.costs);
    return this.#subwords;
  }

  /** Makes the index of some of the symbols, which cost what they cost among all. */
  pick(positions: readonly number[]): NameIndex {
    const pick = <Value>(values: ArrayLike<Value>): readonly Value[] =>
      positions.flatMap((position) => values[position] ?? []);
    return new NameIndex(pick(this.symbols), pick(this.names), pick(this.costs));
  }
}
