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

/** @throws Error for each package that is in no group or in several, or does not exist. */
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
      `Each package must stand in one group of "typedoc/reference/model/groups.ts"\n${problems
        .map((problem) => `  ${problem}`)
        .join('\n')}`,
    );
  }
}
