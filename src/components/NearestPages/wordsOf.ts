/** Parts of the site's addresses that are no names. */
const COMMON = new Set(['api', 'docs', 'function', 'class', 'interface', 'namespace', 'index']);

/** Returns the words of an address below the base of the site, as one types them into a search. */
export function wordsOf(path: string, base: string): readonly string[] {
  const below = path.startsWith(base) ? path.slice(base.length) : path;
  return decode(below)
    .replace(/\.html?$/, '')
    .split('/')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '' && !COMMON.has(segment.toLowerCase()));
}

/** An address may be anything, also what no encoder has made. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
