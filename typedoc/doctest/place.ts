/** A place in a file of the repository, counted from one as editors do. */
export interface Place {
  /** The path of the file, from the root of the repository. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A fault of the documentation, and its place. */
export interface Problem {
  readonly place: Place;
  readonly message: string;
}

/** Writes a place as terminals and editors link it. */
export function formatPlace({ path, line, column }: Place): string {
  return `${path}:${line}:${column}`;
}
