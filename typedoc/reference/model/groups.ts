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
