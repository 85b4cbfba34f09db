import { FREE_PARAMETER_COST, SWAPPED_COST } from './costs';
import type { Parameter } from './model';
import {
  type Bits,
  type Partners,
  bitOf,
  elementOf,
  hasBit,
  leftOutCost,
  unusedCost,
} from './partners';
import { type State, charge, cheaper } from './state';
import type { Unifier } from './unify';

interface Placement {
  readonly state: State;
  /** The given parameters that have a partner, and the last of them in their order. */
  readonly used: Bits;
  readonly last: number;
  readonly isSwapped: boolean;
}

/** How types are compared, and the highest cost allowed. */
export interface Comparison {
  readonly unifier: Unifier;
  readonly maxCost: number;
}

/** Gives each parameter of a query its partner in a function, in whatever order costs least. */
export function unifyParameters(
  partners: Partners,
  start: State,
  { unifier, maxCost }: Comparison,
): State | undefined {
  const { asked, given } = partners;
  let best: State | undefined;
  let limit = maxCost + 1;
  place(0, { state: start, used: 0, last: -1, isSwapped: false });
  return best;

  function place(index: number, placement: Placement): void {
    const { state, used } = placement;
    if (state.cost + partners.leastCost(index, used) >= limit || unifier.isExhausted) {
      return;
    }
    const parameter = asked[index];
    if (parameter === undefined) {
      finish(placement);
      return;
    }
    const free = partners.freeFor(index, used);
    for (let partner = 0; partner < given.length; partner += 1) {
      const candidate = hasBit(free, partner) ? given[partner] : undefined;
      const after = candidate && pair(parameter, candidate, state);
      if (after !== undefined) {
        place(index + 1, placeAt(partner, placement, after));
      }
    }
    place(index + 1, { ...placement, state: charge(state, unusedCost(parameter), 'partial') });
  }

  function pair(parameter: Parameter, candidate: Parameter, state: State): State | undefined {
    const whole = unifier.unify(parameter.type, candidate.type, 'input', state);
    return candidate.presence === 'rest'
      ? cheaper(whole, unifier.unify(parameter.type, elementOf(candidate.type), 'input', state))
      : whole;
  }

  function finish({ state, used, isSwapped }: Placement): void {
    const swapped = isSwapped ? charge(state, SWAPPED_COST, 'parametersSwapped') : state;
    const unused = given.filter((_, partner) => !hasBit(used, partner));
    const end = unused.reduce(leaveOut, swapped);
    if (end.cost < limit) {
      best = end;
      limit = end.cost;
    }
  }
}

/** Counts the parameters of a function where a query says nothing of them. */
export function freeParameters(given: readonly Parameter[], state: State): State {
  return given.reduce(
    (after, { presence }) =>
      charge(after, presence === 'required' ? FREE_PARAMETER_COST : FREE_PARAMETER_COST / 2),
    state,
  );
}

function placeAt(partner: number, { used, last, isSwapped }: Placement, state: State): Placement {
  return {
    state,
    used: used | bitOf(partner),
    last: Math.max(last, partner),
    isSwapped: isSwapped || partner < last,
  };
}

function leaveOut(state: State, parameter: Parameter): State {
  const reason = parameter.presence === 'required' ? 'partial' : 'optionalLeftOut';
  return charge(state, leftOutCost(parameter), reason);
}
