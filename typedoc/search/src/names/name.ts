import { foldText } from '../foldText';
import { costOf } from './cost';
import type { NamedSymbol } from './symbol';

/** A name as it is compared: lower case without accents, with nothing but letters, digits and dots. */
export interface FoldedName {
  readonly text: string;
  /** Where its subwords begin in the text: those of `HTTPError.asString` are HTTP, Error, as and String. */
  readonly subwords: readonly number[];
  /** Where in the name each character of the text comes from; empty where none was left out. */
  readonly origins: readonly number[];
}

/** The first character of a subword: `H` and `E` of `HTTPError`, the first digit, or the first letter. */
const SUBWORD = /(?<!\p{Lu})\p{Lu}|\p{Lu}(?=\p{Ll})|(?<!\d)\d|(?<![\p{L}\d])\p{L}/gu;

const COMPARED = /[\p{L}\d.]/gu;
const PLAIN = /^[A-Za-z\d.]*$/;

/** Folds a name of the reference. */
export function foldName(name: string): FoldedName {
  const subwords = Array.from(name.matchAll(SUBWORD), ({ index }) => index);
  if (PLAIN.test(name)) {
    return { text: name.toLowerCase(), subwords, origins: [] };
  }
  const origins = Array.from(name.matchAll(COMPARED), ({ index }) => index);
  return {
    text: foldText(origins.map((index) => name.charAt(index)).join('')),
    subwords: subwords.map((start) => origins.indexOf(start)),
    origins,
  };
}

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
