import { type Filter, parseQuery } from '../parseQuery';
import { Aliases, type Vocabulary } from './aliases';
import type { NameReason } from './cost';
import { Matcher } from './matcher';
import { type Name, prepareNames } from './name';
import { applyFilters, type Filtered, parseWords } from './query';
import type { NamedSymbol } from './symbol';
import type { Hit, Mark } from './ways';

/** A name that answers a query. */
export interface NameResult {
  readonly symbol: NamedSymbol;
  /** The highlighted parts of the name: pairs of a start and an end. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
  readonly reason: NameReason;
  /** The word of another library or language that means this name. */
  readonly alias?: string;
}

/** The results, the best first. */
export interface NameAnswer {
  readonly results: readonly NameResult[];
  /** The filters that no symbol can pass. */
  readonly unknownFilters: readonly Filter[];
  /** Whether something passes the filters. */
  readonly passes: Filtered['passes'];
}

/** Finds names by a query. It takes any text and never throws. */
export type NameSearch = (query: string) => NameAnswer;

/** Makes the search of names, by what they are called here and elsewhere. */
export function createNameSearch(
  symbols: readonly NamedSymbol[],
  vocabulary: Vocabulary = { tables: [], libraries: [] },
  names: readonly Name[] = prepareNames(symbols),
): NameSearch {
  const aliases = new Aliases(vocabulary);
  const everything = new Matcher(names, aliases);
  return (text) => {
    const { filters, words } = parseQuery(text);
    const query = parseWords(words);
    const { unknown: unknownFilters, passes } = applyFilters(filters, symbols);
    const isFiltered = filters.length > 0;
    const matcher = isFiltered
      ? new Matcher(
          names.filter(({ symbol }) => passes(symbol)),
          aliases,
        )
      : everything;
    const hits = isFiltered || query.words.length > 0 ? matcher.match(query) : [];
    return { results: hits.map(toResult), unknownFilters, passes };
  };
}

function toResult({ name, marks, reason, alias }: Hit): NameResult {
  const ranges = toRanges(name, marks);
  return { symbol: name.symbol, ranges, reason, ...(alias === undefined ? {} : { alias }) };
}

/** Brings marks of a folded name to the name, in its order, neighbours as one. */
function toRanges({ origins }: Name, marks: readonly Mark[]): NameResult['ranges'] {
  const ranges: [start: number, end: number][] = [];
  for (const [start, length] of [...marks].sort(([self], [other]) => self - other)) {
    const end = start + length - 1;
    const from = origins[start] ?? start;
    const to = (origins[end] ?? end) + 1;
    const last = ranges.at(-1);
    if (last !== undefined && from <= last[1]) {
      last[1] = Math.max(last[1], to);
    } else {
      ranges.push([from, to]);
    }
  }
  return ranges;
}
