/** Writes a value for the message of an error: a number as it is, the rest by its type. */
export function describe(value: unknown): string {
  return typeof value === 'number' ? String(value) : `a value of type "${typeof value}"`;
}
