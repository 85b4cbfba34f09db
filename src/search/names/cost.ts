import type { NamedSymbol } from './symbol';

/*
 * Ranks symbols that match a query in the same way. Costs are added up; the least comes first.
 */

const KIND_COSTS: Readonly<Record<NamedSymbol['kind'], number>> = {
  namespace: 0,
  function: 2,
  class: 2,
  const: 4,
  type: 6,
  interface: 8,
  member: 80,
};

/** The packages that most readers look for, the first the most. */
const CENTRAL_PACKAGES = ['core', 'collection', 'task', 'iterable', 'error'];

/** Names for maps and sets that are those of functions too, which more readers look for. */
const NAMESAKES: readonly string[] = [
  'Map',
  'Set',
  'Codec.RecordOptions',
  'Codec.map',
  'Codec.set',
];
/** So much that `map` finds the functions first; `Map` finds the module all the same. */
const NAMESAKE_COST = 180;

const PACKAGE_STEP = 3;
const DEPTH_COST = 20;
const MAX_LENGTH_COST = 40;

/** So many pages of a kind in a package are a large group: they come after single ones. */
const LARGE_GROUP = 100;
const LARGE_GROUP_COST = 80;

/** Returns what each symbol costs, from 0 to less than {@link COST_LIMIT}. */
export function costsOf(symbols: readonly NamedSymbol[]): Float64Array {
  const largeGroups = findLargeGroups(symbols);
  return Float64Array.from(symbols, (symbol) => {
    const { name, kind } = symbol;
    const group = largeGroups.get(symbol.package);
    const rank = CENTRAL_PACKAGES.indexOf(symbol.package);
    return (
      KIND_COSTS[kind] +
      depthOf(name) * DEPTH_COST +
      Math.min(name.length, MAX_LENGTH_COST) +
      (rank === -1 ? CENTRAL_PACKAGES.length : rank) * PACKAGE_STEP +
      (group !== undefined && isOf(group, name) ? LARGE_GROUP_COST : 0) +
      (NAMESAKES.some((each) => name === each || name.startsWith(`${each}.`)) ? NAMESAKE_COST : 0)
    );
  });
}

/** No symbol costs as much. */
export const COST_LIMIT = 300;

/** How deep a name stands; what is deeper than a member of a member costs no more. */
function depthOf(name: string): number {
  const dot = name.indexOf('.');
  return dot === -1 ? 0 : name.includes('.', dot + 1) ? 2 : 1;
}

/** Finds the names of largeGroups, by package. */
function findLargeGroups(
  symbols: readonly NamedSymbol[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, string[]>();
  for (const { name, package: packageName, kind } of symbols) {
    if (!name.includes('.')) {
      const key = `${packageName} ${kind}`;
      const group = groups.get(key) ?? [];
      group.push(name);
      groups.set(key, group);
    }
  }
  const largeGroups = new Map<string, ReadonlySet<string>>();
  for (const [key, names] of groups) {
    if (names.length > LARGE_GROUP) {
      const [packageName = ''] = key.split(' ');
      largeGroups.set(packageName, new Set([...(largeGroups.get(packageName) ?? []), ...names]));
    }
  }
  return largeGroups;
}

/** Whether a name, or what it belongs to, is one of a group. */
function isOf(group: ReadonlySet<string>, name: string): boolean {
  const dot = name.indexOf('.');
  return group.has(dot === -1 ? name : name.slice(0, dot));
}
