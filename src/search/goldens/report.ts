import type { NameSearch } from '../names/search';
import type { Golden } from './names';
import { meanReciprocalRank } from './score';

/** How well a search answers golden queries. */
export interface GoldenReport {
  readonly meanReciprocalRank: number;
  /** The queries whose path came too late or not at all, and what came instead. */
  readonly misses: readonly string[];
}

/** Asks all queries. */
export function reportGoldens(goldens: readonly Golden[], search: NameSearch): GoldenReport {
  const answers = goldens.map((golden) => {
    const paths = search(golden.query).results.map(({ symbol }) => symbol.path);
    const rank = rankOf(golden.path, paths);
    const isEarly = rank !== undefined && rank <= (golden.within ?? 1);
    return { rank, misses: isEarly ? [] : [describeMiss(golden, paths, rank)] };
  });
  return {
    meanReciprocalRank: meanReciprocalRank(answers.map(({ rank }) => rank)),
    misses: answers.flatMap(({ misses }) => misses),
  };
}

function describeMiss(
  { query, path }: Golden,
  [first]: readonly string[],
  rank: number | undefined,
): string {
  const wanted =
    path === null
      ? 'should give nothing'
      : `"${path}" ${rank === undefined ? 'not at all' : `at rank ${rank}`}`;
  return `"${query}" gives ${first === undefined ? 'nothing' : `"${first}"`} first, and ${wanted}`;
}

function rankOf(path: string | null, paths: readonly string[]): number | undefined {
  if (path === null) {
    return paths.length === 0 ? 1 : undefined;
  }
  const index = paths.indexOf(path);
  return index === -1 ? undefined : index + 1;
}
