import type { Answer } from '@tstd-internal/search';

/** The words of a query that are filters: `kind:function`, `pkg:money`. */
const FILTERS = /(?<!\S)(?:kind|pkg):\S+/g;

/** Signs that stand in a type and in no name. */
const TYPE = /->|=>|→|[<([]/;

/**
 * Returns the filters to choose from: those of the query, and the kinds and packages among its
 * answers where there is more than one. They are sorted, so that none moves when it is pressed.
 */
export function offerFilters(query: string, answers: readonly Answer[]): readonly string[] {
  const set: readonly string[] = query.match(FILTERS) ?? [];
  const found = answers.flatMap(({ kind, package: packageName }) =>
    packageName === undefined ? [] : [`kind:${kind}`, `pkg:${packageName}`],
  );
  const known = [...new Set([...set, ...(TYPE.test(query) ? [] : found)])].sort();
  return ['kind:', 'pkg:'].flatMap((key) => {
    const offered = known.filter((filter) => filter.startsWith(key));
    const isChoice = offered.length > 1 || offered.some((filter) => set.includes(filter));
    return isChoice ? offered : [];
  });
}
