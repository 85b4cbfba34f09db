/** Packages that serve one purpose; the root page of the reference lists them together. */
export interface PackageGroup {
  /** The anchor of its heading, the same in all languages. */
  readonly id: string;
  /** The task of a reader that the packages help with. */
  readonly title: string;
  /** The names of the packages without their scope, in the order of reading. */
  readonly packages: readonly string[];
}

/** The groups in the order of reading: each package stands in one of them. */
export const PACKAGE_GROUPS: readonly PackageGroup[] = [
  {
    id: 'values',
    title: 'Describe values and failures',
    packages: ['core', 'error', 'core-type'],
  },
  {
    id: 'numbers',
    title: 'Calculate with numbers and money',
    packages: ['num', 'bigdecimal', 'money'],
  },
  {
    id: 'collections',
    title: 'Work with collections',
    packages: ['collection', 'iterable'],
  },
  {
    id: 'effects',
    title: 'Run effects and keep time',
    packages: ['task', 'task-timeout', 'async', 'time'],
  },
  {
    id: 'identity',
    title: 'Make random values and identifiers',
    packages: ['random', 'uuid', 'object-id'],
  },
  {
    id: 'outside',
    title: 'Reach the process and the world outside',
    packages: ['application', 'env', 'console', 'http'],
  },
];

/** Returns packages in the order of reading, which all lists of them have. */
export function sortByPurpose<Package extends { readonly shortName: string }>(
  packages: readonly Package[],
  groups: readonly PackageGroup[] = PACKAGE_GROUPS,
): readonly Package[] {
  return groups
    .flatMap((group) => group.packages)
    .flatMap((name) => packages.filter(({ shortName }) => shortName === name));
}

/**
 * Checks that each package stands in one group.
 *
 * @throws Error naming each package that stands in none or in several, and each that is not there.
 */
export function assertGrouped(
  groups: readonly PackageGroup[],
  packages: readonly { readonly shortName: string }[],
): void {
  const known = new Set(packages.map(({ shortName }) => shortName));
  const listed = groups.flatMap((group) => group.packages.map((name) => ({ name, id: group.id })));
  const problems = [...new Set([...known, ...listed.map(({ name }) => name)])].flatMap((name) => {
    const ids = listed.filter((entry) => entry.name === name).map(({ id }) => `"${id}"`);
    if (!known.has(name)) {
      return [`"${name}" in ${ids.join(', ')} is not in this repository`];
    }
    return ids.length === 1
      ? []
      : [`"${name}" stands in ${ids.length === 0 ? 'no group' : ids.join(' and ')}`];
  });
  if (problems.length > 0) {
    throw new Error(
      `Each package must stand in one group of "typedoc/plugin/groups.ts"\n${problems
        .map((problem) => `  ${problem}`)
        .join('\n')}`,
    );
  }
}
