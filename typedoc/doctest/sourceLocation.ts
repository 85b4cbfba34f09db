/** One-based, like editors. */
export interface SourceLocation {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

export interface Problem {
  readonly location: SourceLocation;
  readonly message: string;
}

/** Terminals and editors turn this format into a link. */
export function formatLocation({ path, line, column }: SourceLocation): string {
  return `${path}:${line}:${column}`;
}
