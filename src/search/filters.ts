import type { Answer } from '@tstd-internal/search';

/** A word of a query that is a filter: `kind:function`, `pkg:money`. */
const FILTER = /^(?:kind|pkg):./;

/** Signs that stand in a type and in no name. */
const TYPE = /->|=>|→|[<([]/;

/** Writes a filter into a query, or takes it out. */
export function toggleFilter(query: string, filter: string): string {
  const words = wordsOf(query);
  const others = words.filter((word) => word !== filter);
  return (others.length < words.length ? others : [...words, filter]).join(' ');
}

/** Whether a query has a filter. */
export function hasFilter(query: string, filter: string): boolean {
  return wordsOf(query).includes(filter);
}

/**
 * Returns the filters to choose from: those of the query, and the kinds and packages among its
 * answers where there is more than one. They are sorted, so that none moves when it is pressed.
 */
export function offerFilters(query: string, answers: readonly Answer[]): readonly string[] {
  const set = wordsOf(query).filter((word) => FILTER.test(word));
  const symbols = TYPE.test(query) ? [] : answers.filter((answer) => answer.package !== undefined);
  const found = [
    ...symbols.map(({ kind }) => `kind:${kind}`),
    ...symbols.map((answer) => `pkg:${answer.package ?? ''}`),
  ];
  return ['kind:', 'pkg:'].flatMap((key) => {
    const offered = new Set([...set, ...found].filter((filter) => filter.startsWith(key)));
    const isChoice = offered.size > 1 || set.some((filter) => filter.startsWith(key));
    return isChoice ? [...offered].sort() : [];
  });
}

function wordsOf(query: string): readonly string[] {
  return query.split(/\s+/).filter((word) => word !== '');
}
