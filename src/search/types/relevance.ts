/** Queries, with the symbols of which one must be the first answer. */
export type GoldenQueries<Symbol> = readonly (readonly [
  query: string,
  expected: readonly Symbol[],
])[];

export interface Relevance<Symbol> {
  /** One where each query has what is expected first, a half where it comes second, and so on. */
  readonly meanReciprocalRank: number;
  /** The queries that have something else first, with what that is. */
  readonly misses: readonly { readonly query: string; readonly found: readonly Symbol[] }[];
}

/** How many answers a miss shows. */
const SHOWN = 3;

/** Measures how far up a search puts what is expected. */
export function measureRelevance<Symbol>(
  queries: GoldenQueries<Symbol>,
  search: (query: string) => readonly Symbol[],
): Relevance<Symbol> {
  const answers = queries.map(([query, expected]) => {
    const found = search(query);
    return { query, found, rank: found.findIndex((each) => expected.includes(each)) + 1 };
  });
  const sum = answers.reduce((total, { rank }) => total + (rank === 0 ? 0 : 1 / rank), 0);
  return {
    meanReciprocalRank: queries.length === 0 ? 1 : sum / queries.length,
    misses: answers
      .filter(({ rank }) => rank !== 1)
      .map(({ query, found }) => ({ query, found: found.slice(0, SHOWN) })),
  };
}
