import { costOf } from './cost';
import { type FoldedName, foldName } from './fold';
import type { NamedSymbol } from './symbol';

/** A name of the reference, ready to be compared with queries. */
export interface Name extends FoldedName {
  readonly symbol: NamedSymbol;
  /** The position of the symbol in the table. */
  readonly position: number;
  /** What it costs among names that match as well. */
  readonly cost: number;
}

/** Prepares names for a search. */
export function prepareNames(symbols: readonly NamedSymbol[]): readonly Name[] {
  return symbols.map((symbol, position) => ({
    ...foldName(symbol.name),
    symbol,
    position,
    cost: costOf(symbol),
  }));
}

/** Says whether a part of a folded name begins at a position: that of `Option.map` at its `m`. */
export function isPartAt(text: string, position: number): boolean {
  return position === 0 || text.charAt(position - 1) === '.';
}
