/** Puts the base of the site, `/std/fr/`, before a path of the reference, `/api/core`. */
export function joinBase(base: string, path: string): string {
  return base.replace(/\/$/, '') + path;
}
