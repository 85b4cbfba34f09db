/** A query longer than this is cut: nothing that one looks for is longer. */
const MAX_QUERY_LENGTH = 200;

/** Returns what is asked where a text is typed. */
export function toQuery(typed: string): string {
  return typed.slice(0, MAX_QUERY_LENGTH).trim();
}
