/** Queries about one matter, and what they must find. */
export interface Topic {
  readonly about: string;
  /** The last rank that will do; 1 unless said otherwise. */
  readonly within?: number;
  /** The least score, where it is less than 1: what was reached on queries of people who did not know the search. */
  readonly floor?: number;
  /**
   * The paths, without base and language, of which one must be found early enough. Where there are
   * none, nothing must be found.
   */
  readonly queries: Readonly<Record<string, readonly string[]>>;
}

/** How well a search answers. */
export interface Relevance {
  readonly queries: number;
  /** One where each query has what it must find first, a half where that comes second, and so on. */
  readonly meanReciprocalRank: number;
  /** How many have it first, and how many among the first three. */
  readonly first: number;
  readonly firstThree: number;
  /** The queries whose answer came too late or not at all, and what came instead. */
  readonly misses: readonly string[];
}

/** Finds the paths, without base and language, that answer a query, the best first. */
export type PathSearch = (query: string) => readonly string[] | Promise<readonly string[]>;

/** Asks all queries, one after the other. */
export async function measureRelevance(
  topics: readonly Topic[],
  search: PathSearch,
): Promise<Relevance> {
  const ranks: (number | undefined)[] = [];
  const misses: string[] = [];
  for (const { queries, within = 1 } of topics) {
    for (const [query, expected] of Object.entries(queries)) {
      const found = await search(query);
      const rank = rankOf(expected, found);
      ranks.push(rank);
      if (rank === undefined || rank > within) {
        misses.push(describeMiss(query, expected, found, rank));
      }
    }
  }
  const countWithin = (last: number): number =>
    ranks.filter((rank) => rank !== undefined && rank <= last).length;
  return {
    queries: ranks.length,
    meanReciprocalRank: meanReciprocalRank(ranks),
    first: countWithin(1),
    firstThree: countWithin(3),
    misses,
  };
}

function rankOf(expected: readonly string[], found: readonly string[]): number | undefined {
  if (expected.length === 0) {
    return found.length === 0 ? 1 : undefined;
  }
  const index = found.findIndex((path) => expected.includes(path));
  return index === -1 ? undefined : index + 1;
}

/** Returns the mean of 1 ÷ rank, which is 0 for what never came. */
function meanReciprocalRank(ranks: readonly (number | undefined)[]): number {
  const sum = ranks.reduce<number>((total, rank) => total + (rank === undefined ? 0 : 1 / rank), 0);
  return sum / ranks.length;
}

function describeMiss(
  query: string,
  [wanted]: readonly string[],
  [first]: readonly string[],
  rank: number | undefined,
): string {
  const came = first === undefined ? 'nothing' : `"${first}"`;
  if (wanted === undefined) {
    return `"${query}" gives ${came} first, and should give nothing`;
  }
  const place = rank === undefined ? 'not at all' : `at rank ${String(rank)}`;
  return `"${query}" gives ${came} first, and what it should ("${wanted}") ${place}`;
}
