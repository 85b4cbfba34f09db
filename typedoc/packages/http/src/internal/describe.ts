/** Writes a value for the message of an error, and never throws: what may be long or secret by its type. */
export function describe(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value);
  }
  return value === undefined || value === null || typeof value === 'number'
    ? String(value)
    : `a value of type "${typeof value}"`;
}
