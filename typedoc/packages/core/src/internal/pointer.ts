/**
 * Converts keys to a JSON Pointer.
 *
 * @see RFC 6901
 */
export function pointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
