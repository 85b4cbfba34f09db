/** One-based, like editors. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

export interface Problem {
  readonly place: Place;
  readonly message: string;
}

/** Terminals and editors turn this format into a link. */
export function formatPlace({ path, line, column }: Place): string {
  return `${path}:${line}:${column}`;
}
