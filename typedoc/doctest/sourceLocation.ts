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

/** Returns a format that terminals and editors turn into a link. */
export function formatLocation({ path, line, column }: SourceLocation): string {
  return `${path}:${line}:${column}`;
}
