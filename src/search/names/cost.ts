import type { NamedSymbol } from './symbol';

/*
 * What makes one symbol come before another where both match a query in the same way. Costs are
 * added up; the least comes first.
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

const PACKAGE_STEP = 3;
const DEPTH_COST = 20;
const MAX_LENGTH_COST = 40;

/** So many pages of a kind in a package are a crowd: they come after what stands alone. */
const CROWD_SIZE = 100;
const CROWD_COST = 80;

/** Returns what each symbol costs, from 0 to less than {@link COST_LIMIT}. */
export function costsOf(symbols: readonly NamedSymbol[]): Float64Array {
  const crowd = findCrowd(symbols);
  return Float64Array.from(symbols, (symbol) => {
    const { name, kind } = symbol;
    const rank = CENTRAL_PACKAGES.indexOf(symbol.package);
    const depth = name.split('.').length - 1;
    return (
      KIND_COSTS[kind] +
      Math.min(depth, 2) * DEPTH_COST +
      Math.min(name.length, MAX_LENGTH_COST) +
      (rank === -1 ? CENTRAL_PACKAGES.length : rank) * PACKAGE_STEP +
      (crowd.has(ownerOf(symbol)) ? CROWD_COST : 0)
    );
  });
}

/** No symbol costs as much. */
export const COST_LIMIT = 300;

function findCrowd(symbols: readonly NamedSymbol[]): ReadonlySet<string> {
  const groups = new Map<string, string[]>();
  for (const symbol of symbols) {
    if (!symbol.name.includes('.')) {
      const key = `${symbol.package} ${symbol.kind}`;
      const group = groups.get(key) ?? [];
      group.push(ownerOf(symbol));
      groups.set(key, group);
    }
  }
  return new Set([...groups.values()].filter(({ length }) => length > CROWD_SIZE).flat());
}

function ownerOf(symbol: NamedSymbol): string {
  return `${symbol.package} ${symbol.name.split('.', 1).join('')}`;
}
