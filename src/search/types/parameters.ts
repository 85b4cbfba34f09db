import {
  FREE_PARAMETER_COST,
  MAX_COST,
  OPTIONAL_COST,
  SWAPPED_COST,
  UNASKED_PARAMETER_COST,
  UNUSED_OPTIONAL_COST,
  UNUSED_PARAMETER_COST,
} from './costs';
import { HOLE, type Parameter, READONLY_ARRAY, type Type } from './model';
import { READONLY_NAMES } from './names';
import { type State, charge, cheapest } from './state';
import type { Unifier } from './unify';

interface Placement {
  readonly state: State;
  /** The given parameters that have a partner, and the last of them in their order. */
  readonly used: ReadonlySet<number>;
  readonly last: number;
  readonly isSwapped: boolean;
}

/** Gives each parameter of a query its partner in a function, in whatever order costs least. */
export function unifyParameters(
  asked: readonly Parameter[],
  given: readonly Parameter[],
  unifier: Unifier,
  start: State,
): State | undefined {
  let best: State | undefined;
  let limit = MAX_COST;
  place(0, { state: start, used: new Set(), last: -1, isSwapped: false });
  return best;

  function place(index: number, placement: Placement): void {
    if (placement.state.cost >= limit || unifier.isExhausted) {
      return;
    }
    const parameter = asked[index];
    if (parameter === undefined) {
      finish(placement);
      return;
    }
    for (const [partner, candidate] of given.entries()) {
      const isFree = candidate.presence === 'rest' || !placement.used.has(partner);
      const state = isFree ? pair(parameter, candidate, placement.state) : undefined;
      if (state !== undefined) {
        place(index + 1, placeAt(partner, { ...placement, state }));
      }
    }
    const cost = parameter.presence === 'required' ? UNUSED_PARAMETER_COST : UNUSED_OPTIONAL_COST;
    place(index + 1, { ...placement, state: charge(placement.state, cost, 'partial') });
  }

  function pair(parameter: Parameter, candidate: Parameter, state: State): State | undefined {
    const whole = unifier.unify(parameter.type, candidate.type, 'input', state);
    return candidate.presence === 'rest'
      ? cheapest(whole, unifier.unify(parameter.type, elementOf(candidate.type), 'input', state))
      : whole;
  }

  function finish({ state, used, isSwapped }: Placement): void {
    const swapped = isSwapped ? charge(state, SWAPPED_COST, 'parametersSwapped') : state;
    const unused = given.filter((_, partner) => !used.has(partner));
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

function placeAt(partner: number, { state, used, last, isSwapped }: Placement): Placement {
  return {
    state,
    used: new Set([...used, partner]),
    last: Math.max(last, partner),
    isSwapped: isSwapped || partner < last,
  };
}

function leaveOut(state: State, { presence }: Parameter): State {
  return presence === 'required'
    ? charge(state, UNASKED_PARAMETER_COST, 'partial')
    : charge(state, OPTIONAL_COST, 'optionalLeftOut');
}

function elementOf(type: Type): Type {
  const isArray =
    type.kind === 'named' && (READONLY_NAMES.get(type.name) ?? type.name) === READONLY_ARRAY;
  return isArray ? (type.arguments[0] ?? HOLE) : HOLE;
}
