/** Names the kind of a value for the message of an error. The value itself may be a secret. */
export function nameOfKind(value: unknown): string {
  if (value === null || value === undefined) {
    return String(value);
  }
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
