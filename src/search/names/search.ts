import { Aliases, type AliasTable } from './aliases';
import { costsOf } from './cost';
import { type FoldedName, foldName } from './fold';
import { type Hit, Matcher, type NameReason, WAY_COST } from './matcher';
import { applyFilters, type Filter, parseQuery } from './query';
import type { NamedSymbol } from './symbol';
import { FOREIGN_WORDS } from './vocabulary/foreign';
import { FRENCH_WORDS } from './vocabulary/fr';

/** A name that answers a query. */
export interface NameResult {
  /** The position of the symbol in the table. */
  readonly index: number;
  readonly symbol: NamedSymbol;
  /** From 0 to 1, for what just matches. */
  readonly score: number;
  /** What to mark in the name: pairs of a start and an end. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
  readonly reason: NameReason;
  /** The word of another library or language that means this name. */
  readonly alias?: string;
}

/** What is found, the best first. */
export interface NameAnswer {
  readonly results: readonly NameResult[];
  /** The filters that no symbol can pass. */
  readonly unknownFilters: readonly Filter[];
}

/** Finds names by a query. It takes any text and never throws. */
export type NameSearch = (query: string) => NameAnswer;

/** Makes the search of the names of a table. */
export function createNameSearch(
  symbols: readonly NamedSymbol[],
  aliasTables: readonly AliasTable[] = [FOREIGN_WORDS, FRENCH_WORDS],
): NameSearch {
  const names = symbols.map(({ name }) => foldName(name));
  const costs = costsOf(symbols);
  const aliases = new Aliases(aliasTables);

  function select(filters: readonly Filter[]): Selection {
    const { passing, unknown } = applyFilters(filters, symbols);
    const pick = <Value>(values: ArrayLike<Value>): readonly Value[] =>
      passing.flatMap((position) => values[position] ?? []);
    return {
      filters,
      positions: passing,
      unknownFilters: unknown,
      matcher: new Matcher(pick(symbols), pick(names), pick(costs), aliases),
    };
  }

  function toResult(
    { symbol, cost, reason, marks, alias }: Hit,
    positions: Positions,
  ): NameResult[] {
    const index = positions[symbol] ?? 0;
    const [found, name] = [symbols[index], names[index]];
    return found === undefined || name === undefined
      ? []
      : [
          {
            index,
            symbol: found,
            score: 1 / (1 + cost / WAY_COST),
            ranges: toRanges(name, marks),
            reason,
            ...(alias === undefined ? {} : { alias }),
          },
        ];
  }

  const everything = select([]);
  let filtered = everything;
  return (text) => {
    const query = parseQuery(text);
    if (query.words.length === 0 && query.filters.length === 0) {
      return { results: [], unknownFilters: [] };
    }
    if (query.filters.length > 0 && !areEqual(query.filters, filtered.filters)) {
      // While one types on, the filters stay as they are: what was made for them serves again.
      filtered = select(query.filters);
    }
    const { matcher, positions, unknownFilters } =
      query.filters.length === 0 ? everything : filtered;
    return {
      results: matcher.match(query).flatMap((hit) => toResult(hit, positions)),
      unknownFilters,
    };
  };
}

type Positions = readonly number[];

/** The symbols that pass some filters, ready to be searched. */
interface Selection {
  readonly filters: readonly Filter[];
  readonly positions: Positions;
  readonly unknownFilters: readonly Filter[];
  readonly matcher: Matcher;
}

function areEqual(some: readonly Filter[], others: readonly Filter[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** Brings marks of a folded name to the name, in its order, neighbours as one. */
function toRanges({ origins }: FoldedName, marks: Hit['marks']): NameResult['ranges'] {
  const ranges: [start: number, end: number][] = [];
  for (const [start, length] of [...marks].sort(([self], [other]) => self - other)) {
    const from = origins[start] ?? 0;
    const to = (origins[start + length - 1] ?? from) + 1;
    const last = ranges.at(-1);
    if (last?.[1] === from) {
      last[1] = to;
    } else {
      ranges.push([from, to]);
    }
  }
  return ranges;
}
