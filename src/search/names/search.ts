import { type Filter, parseQuery } from '../parseQuery';
import { Aliases, type Vocabulary } from './aliases';
import { originsOf } from './fold';
import { type Hit, Matcher, type NameReason, WAY_COST } from './matcher';
import type { NameIndex } from './nameIndex';
import { applyFilters, type Filtered, type NameQuery, parseWords } from './query';
import type { NamedSymbol } from './symbol';

/** A name that answers a query. */
export interface NameResult {
  /** The position of the symbol in the table. */
  readonly index: number;
  readonly symbol: NamedSymbol;
  /** From 0 to 1, for what just matches. */
  readonly score: number;
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

const NO_VOCABULARY: Vocabulary = { tables: [], libraries: [] };

/** Makes the search of names, by what they are called here and elsewhere. */
export function createNameSearch(
  index: NameIndex,
  vocabulary: Vocabulary = NO_VOCABULARY,
): NameSearch {
  const { symbols } = index;
  const aliases = new Aliases(vocabulary);

  function toResult(
    { symbol, cost, reason, marks, alias }: Hit,
    positions: Positions,
  ): NameResult[] {
    const position = positions[symbol] ?? 0;
    const found = symbols[position];
    return found === undefined
      ? []
      : [
          {
            index: position,
            symbol: found,
            score: 1 / (1 + cost / WAY_COST),
            ranges: toRanges(found.name, marks),
            reason,
            ...(alias === undefined ? {} : { alias }),
          },
        ];
  }

  const everything: Selection = {
    positions: symbols.map((_, position) => position),
    matcher: new Matcher(index, aliases),
  };
  let filtered = everything;

  /** While one types on, the same symbols pass: what was made for them serves again. */
  function select(passing: Positions): Selection {
    if (!areEqual(passing, filtered.positions)) {
      filtered = { positions: passing, matcher: new Matcher(index.pick(passing), aliases) };
    }
    return filtered;
  }

  return (text) => {
    const { filters, words } = parseQuery(text);
    const query = parseWords(words);
    if (filters.length === 0) {
      return {
        results: query.words.length === 0 ? [] : answer(query, everything),
        unknownFilters: [],
        passes: () => true,
      };
    }
    const { passing, unknown, passes } = applyFilters(filters, symbols);
    return { results: answer(query, select(passing)), unknownFilters: unknown, passes };
  };

  function answer(query: NameQuery, selection: Selection): readonly NameResult[] {
    return selection.matcher.match(query).flatMap((hit) => toResult(hit, selection.positions));
  }
}

type Positions = readonly number[];

/** Some of the symbols, ready to be searched. */
interface Selection {
  readonly positions: Positions;
  readonly matcher: Matcher;
}

function areEqual(some: Positions, others: Positions): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index]);
}

/** Brings marks of a folded name to the name, in its order, neighbours as one. */
function toRanges(name: string, marks: Hit['marks']): NameResult['ranges'] {
  const origins = originsOf(name);
  const ranges: [start: number, end: number][] = [];
  for (const [start, length] of [...marks].sort(([self], [other]) => self - other)) {
    const from = origins[start] ?? 0;
    const to = (origins[start + length - 1] ?? from) + 1;
    const last = ranges.at(-1);
    if (last !== undefined && from <= last[1]) {
      // Neighbours, or two words of the query that are the same.
      last[1] = Math.max(last[1], to);
    } else {
      ranges.push([from, to]);
    }
  }
  return ranges;
}
