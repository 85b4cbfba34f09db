import {
  HOLE,
  READONLY_ARRAY,
  type Type,
  isRequired,
  membersOf,
  readonlyName,
  unmarked,
} from './model';
import { MAX_COST, type State, charge, cheaper } from './state';
import type { Unifier } from './unify';

interface Assignment {
  readonly state: State;
  readonly used: readonly number[];
}

/** Finds the cheapest pairing of the parameters, in any order. */
export function unifyParameters(
  query: readonly Type[],
  candidate: readonly Type[],
  start: State,
  unifier: Unifier,
): State | undefined {
  let best: State | undefined;
  assign(0, { state: start, used: [] });
  return best;

  function assign(index: number, assignment: Assignment): void {
    const { state, used } = assignment;
    if (state.cost > MAX_COST || (best !== undefined && state.cost >= best.cost)) {
      return;
    }
    const parameter = query[index];
    if (parameter === undefined) {
      best = cheaper(best, finish(assignment, candidate));
      return;
    }
    for (const [partner, each] of candidate.entries()) {
      const isFree = each.kind === 'rest' || !used.includes(partner);
      const after = isFree ? pair(parameter, each, state, unifier) : undefined;
      if (after !== undefined) {
        assign(index + 1, { state: after, used: [...used, partner] });
      }
    }
    const unused = isRequired(parameter) ? 'unused' : 'unusedPart';
    assign(index + 1, { ...assignment, state: charge(state, unused) });
  }
}

function pair(query: Type, candidate: Type, state: State, unifier: Unifier): State | undefined {
  const whole = unifier.unify(unmarked(query), unmarked(candidate), 'input', state);
  if (candidate.kind !== 'rest') {
    return whole;
  }
  // A list can be spread into a rest parameter.
  return cheaper(
    whole && (query.kind === 'rest' ? whole : charge(whole, 'spread')),
    unifier.unify(unmarked(query), elementOf(unmarked(candidate)), 'input', state),
  );
}

function finish({ state, used }: Assignment, candidate: readonly Type[]): State {
  const isSwapped = used.some((partner, index) => partner < (used[index - 1] ?? 0));
  return candidate
    .filter((_, index) => !used.includes(index))
    .reduce(
      (after, parameter) =>
        charge(
          after,
          !isRequired(parameter) ? 'optional' : isChoice(parameter) ? 'unaskedChoice' : 'unasked',
        ),
      charge(state, 'swapped', Number(isSwapped)),
    );
}

/** Checks for a parameter that selects one of several names, which hardly describes a function. */
function isChoice(type: Type): boolean {
  return membersOf(type).every(({ kind, name }) => kind === 'hole' || name.startsWith('"'));
}

function elementOf(type: Type): Type {
  return (readonlyName(type) === READONLY_ARRAY ? type.parts[0] : undefined) ?? HOLE;
}
