/** A query longer than this is cut: nothing that one looks for is longer. */
const MAX_QUERY_LENGTH = 200;

/** The name of a package as it is imported, in a filter. */
const SCOPE = /(?<=:\s*)@[\w-]+\//g;

/** Returns what is asked where a text is typed. */
export function toQuery(typed: string): string {
  return typed.slice(0, MAX_QUERY_LENGTH).replace(SCOPE, '').trim();
}
