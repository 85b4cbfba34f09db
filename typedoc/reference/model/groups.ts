export interface PackageGroup {
  readonly id: string;
  readonly title: string;
  readonly packages: readonly string[];
}

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

export function sortByPurpose<Package extends { readonly shortName: string }>(
  packages: readonly Package[],
  groups: readonly PackageGroup[] = PACKAGE_GROUPS,
): readonly Package[] {
  return groups
    .flatMap((group) => group.packages)
    .flatMap((name) => packages.filter(({ shortName }) => shortName === name));
}

/** @throws Error unless each package is in one group, and each name in a group is a package. */
export function assertGrouped(
  groups: readonly PackageGroup[],
  packages: readonly { readonly shortName: string }[],
): void {
  const known = packages.map(({ shortName }) => shortName);
  const listed = groups.flatMap((group) => group.packages);
  const wrong = [...new Set([...known, ...listed])].filter(
    (name) => !known.includes(name) || listed.filter((each) => each === name).length !== 1,
  );
  if (wrong.length > 0) {
    throw new Error(
      `Put each package into exactly one group of "typedoc/reference/model/groups.ts": ${wrong.join(', ')}`,
    );
  }
}
