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

interface Placement {
  readonly state: State;
  readonly used: readonly number[];
}

/** Finds the cheapest pairs, in any order. */
export function unifyParameters(
  asked: readonly Type[],
  given: readonly Type[],
  start: State,
  unifier: Unifier,
): State | undefined {
  let best: State | undefined;
  place(0, { state: start, used: [] });
  return best;

  function place(index: number, placement: Placement): void {
    const { state, used } = placement;
    if (state.cost > MAX_COST || (best !== undefined && state.cost >= best.cost)) {
      return;
    }
    const parameter = asked[index];
    if (parameter === undefined) {
      best = cheaper(best, finish(placement, given));
      return;
    }
    for (const [partner, candidate] of given.entries()) {
      const isFree = candidate.kind === 'rest' || !used.includes(partner);
      const after = isFree ? pair(parameter, candidate, state, unifier) : undefined;
      if (after !== undefined) {
        place(index + 1, { state: after, used: [...used, partner] });
      }
    }
    const unused = isRequired(parameter) ? 'unused' : 'unusedPart';
    place(index + 1, { ...placement, state: charge(state, unused) });
  }
}

function pair(asked: Type, given: Type, state: State, unifier: Unifier): State | undefined {
  const whole = unifier.unify(unmarked(asked), unmarked(given), 'input', state);
  if (given.kind !== 'rest') {
    return whole;
  }
  // A list can be spread into a rest parameter.
  return cheaper(
    whole && (asked.kind === 'rest' ? whole : charge(whole, 'spread')),
    unifier.unify(unmarked(asked), elementOf(unmarked(given)), 'input', state),
  );
}

function finish({ state, used }: Placement, given: readonly Type[]): State {
  const isSwapped = used.some((partner, index) => partner < (used[index - 1] ?? 0));
  return given
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

/** A parameter that selects one of some names says little about a function. */
function isChoice(type: Type): boolean {
  return membersOf(type).every(({ kind, name }) => kind === 'hole' || name.startsWith('"'));
}

function elementOf(type: Type): Type {
  return (readonlyName(type) === READONLY_ARRAY ? type.parts[0] : undefined) ?? HOLE;
}
