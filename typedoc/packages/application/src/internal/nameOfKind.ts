/** Names the kind of a value for an error message, because the value itself may be secret. */
export function nameOfKind(value: unknown): string {
  if (value === null || value === undefined) {
    return String(value);
  }
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
