import { HOLE, type Parameter, READONLY_ARRAY, type Type, membersOf, readonlyName } from './model';
import { MAX_COST, type State, charge, cheaper } from './state';
import type { Unifier } from './unify';

interface Placement {
  readonly state: State;
  /** The places of the parameters of the function that have a partner, in their order. */
  readonly used: readonly number[];
}

/** Gives each parameter of a query its partner in a function, in whatever order costs least. */
export function unifyParameters(
  asked: readonly Parameter[],
  given: readonly Parameter[],
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
      const isFree = candidate.presence === 'rest' || !used.includes(partner);
      const after = isFree ? pair(parameter, candidate, state, unifier) : undefined;
      if (after !== undefined) {
        place(index + 1, { state: after, used: [...used, partner] });
      }
    }
    const unused = parameter.presence === 'required' ? 'unused' : 'unusedPart';
    place(index + 1, { ...placement, state: charge(state, unused) });
  }
}

function pair(asked: Parameter, given: Parameter, state: State, unifier: Unifier) {
  const whole = unifier.unify(asked.type, given.type, 'input', state);
  if (given.presence !== 'rest') {
    return whole;
  }
  // A list can be spread where a function takes any number of parameters.
  return cheaper(
    whole && (asked.presence === 'rest' ? whole : charge(whole, 'spread')),
    unifier.unify(asked.type, elementOf(given.type), 'input', state),
  );
}

/** Counts what the order and the parameters without a partner cost. */
function finish({ state, used }: Placement, given: readonly Parameter[]): State {
  const isSwapped = used.some((partner, index) => partner < (used[index - 1] ?? 0));
  return given
    .filter((_, index) => !used.includes(index))
    .reduce(
      (after, { type, presence }) =>
        charge(
          after,
          presence !== 'required' ? 'optional' : isChoice(type) ? 'unaskedChoice' : 'unasked',
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
