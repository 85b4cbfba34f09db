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
  /** The places of the parameters of the function that have a partner, in their order. */
  readonly used: readonly number[];
}

/** Gives each parameter of a query its partner in a function, in whatever order costs least. */
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
  // A list can be spread where a function takes any number of parameters.
  return cheaper(
    whole && (asked.kind === 'rest' ? whole : charge(whole, 'spread')),
    unifier.unify(unmarked(asked), elementOf(unmarked(given)), 'input', state),
  );
}

/** Counts what the order and the parameters without a partner cost. */
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

/** Whether a parameter chooses one of some names, which says little of what a function does. */
function isChoice(type: Type): boolean {
  return membersOf(type).every(({ kind, name }) => kind === 'hole' || name.startsWith('"'));
}

/** The type of what an array has, as the rest of parameters takes it. */
function elementOf(type: Type): Type {
  return (readonlyName(type) === READONLY_ARRAY ? type.parts[0] : undefined) ?? HOLE;
}
