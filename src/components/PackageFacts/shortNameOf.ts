/** Returns the name of a package without its scope, by which pages that list packages link to it. */
export function shortNameOf(packageName: string): string {
  return packageName.slice(packageName.indexOf('/') + 1);
}
