import type { NamedSymbol } from './symbol';

/*
 * Ranks names that match a query. Costs are added up; the least comes first. The way of the match
 * counts most, then the place in the name, then what the symbol is.
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
const NAMESAKES = /^(?:Map|Set|Codec\.(?:RecordOptions|map|set))(?:\.|$)/;
/** So much that `map` finds the functions first; `Map` finds the module all the same. */
const NAMESAKE_COST = 180;

/** The currencies, so many that they come after other names that begin like them. */
const CURRENCIES = /^[A-Z]{3}(?:\.|$)/;
const CURRENCY_COST = 80;

const PACKAGE_STEP = 3;
const DEPTH_COST = 20;
const MAX_LENGTH_COST = 40;

/** No symbol costs as much. */
export const COST_LIMIT = 300;

/** Where in a name a match may begin, the best first. The place for aliases is in no name. */
const PLACES = ['name', 'alias', 'last part', 'owner', 'subword', 'inside'] as const;

export type Place = (typeof PLACES)[number];

/** Why a name may be found, the best reason first. */
const REASONS = ['exact', 'prefix', 'subwords', 'words', 'alias', 'typo'] as const;

export type NameReason = (typeof REASONS)[number];

/** Returns what a match costs, whatever the symbol is. */
export function matchCost(reason: NameReason, place: Place = 'name'): number {
  return (REASONS.indexOf(reason) * PLACES.length + PLACES.indexOf(place)) * COST_LIMIT;
}

/** Returns what a symbol costs, from 0 to less than {@link COST_LIMIT}. */
export function costOf({ name, kind, package: packageName }: NamedSymbol): number {
  const rank = CENTRAL_PACKAGES.indexOf(packageName);
  return (
    KIND_COSTS[kind] +
    (name.split('.').length - 1) * DEPTH_COST +
    Math.min(name.length, MAX_LENGTH_COST) +
    (rank === -1 ? CENTRAL_PACKAGES.length : rank) * PACKAGE_STEP +
    (CURRENCIES.test(name) ? CURRENCY_COST : 0) +
    (NAMESAKES.test(name) ? NAMESAKE_COST : 0)
  );
}
