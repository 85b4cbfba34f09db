import {
  CHOICE_COST,
  FREE_PARAMETER_COST,
  LIST_FOR_REST_COST,
  OPTIONAL_COST,
  SWAPPED_COST,
  UNASKED_PARAMETER_COST,
  UNUSED_OPTIONAL_COST,
  UNUSED_PARAMETER_COST,
} from './costs';
import { HOLE, type Parameter, READONLY_ARRAY, type Type, membersOf } from './model';
import { READONLY_NAMES } from './names';
import { type State, charge, cheaper } from './state';
import type { Unifier } from './unify';

interface Placement {
  readonly state: State;
  /** The given parameters that have a partner, and the last of them in their order. */
  readonly used: readonly number[];
  readonly isSwapped: boolean;
}

/** How types are compared, and the highest cost allowed. */
export interface Comparison {
  readonly unifier: Unifier;
  readonly maxCost: number;
}

/** Gives each parameter of a query its partner in a function, in whatever order costs least. */
export function unifyParameters(
  asked: readonly Parameter[],
  given: readonly Parameter[],
  start: State,
  { unifier, maxCost }: Comparison,
): State | undefined {
  let best: State | undefined;
  let limit = maxCost + 1;
  place(0, { state: start, used: [], isSwapped: false });
  return best;

  function place(index: number, placement: Placement): void {
    const { state, used, isSwapped } = placement;
    if (state.cost >= limit || unifier.isExhausted) {
      return;
    }
    const parameter = asked[index];
    if (parameter === undefined) {
      finish(placement);
      return;
    }
    for (const [partner, candidate] of given.entries()) {
      const isFree = candidate.presence === 'rest' || !used.includes(partner);
      const after = isFree ? pair(parameter, candidate, state) : undefined;
      if (after !== undefined) {
        place(index + 1, {
          state: after,
          used: [...used, partner],
          isSwapped: isSwapped || used.some((other) => other > partner),
        });
      }
    }
    place(index + 1, { ...placement, state: charge(state, unusedCost(parameter), 'partial') });
  }

  function pair(parameter: Parameter, candidate: Parameter, state: State): State | undefined {
    const whole = unifier.unify(parameter.type, candidate.type, 'input', state);
    if (candidate.presence !== 'rest') {
      return whole;
    }
    // A list can be spread where a function takes any number of parameters.
    const spread =
      parameter.presence === 'rest' ? whole : whole && charge(whole, LIST_FOR_REST_COST, 'partial');
    return cheaper(
      spread,
      unifier.unify(parameter.type, elementOf(candidate.type), 'input', state),
    );
  }

  function finish({ state, used, isSwapped }: Placement): void {
    const swapped = isSwapped ? charge(state, SWAPPED_COST, 'parametersSwapped') : state;
    const unused = given.filter((_, partner) => !used.includes(partner));
    const end = unused.reduce(skipParameter, swapped);
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

function unusedCost({ presence }: Parameter): number {
  return presence === 'required' ? UNUSED_PARAMETER_COST : UNUSED_OPTIONAL_COST;
}

function skipParameter(state: State, { type, presence }: Parameter): State {
  if (presence !== 'required') {
    return charge(state, OPTIONAL_COST, 'optionalLeftOut');
  }
  return charge(state, isChoice(type) ? CHOICE_COST : UNASKED_PARAMETER_COST, 'partial');
}

/** Whether a parameter chooses one of some names, which says little of what a function does. */
function isChoice(type: Type): boolean {
  return membersOf(type).every(
    (each) => each.kind === 'hole' || (each.kind === 'named' && each.name.startsWith('"')),
  );
}

/** The type of what an array has, as the rest of parameters takes it. */
function elementOf(type: Type): Type {
  const isArray =
    type.kind === 'named' && (READONLY_NAMES.get(type.name) ?? type.name) === READONLY_ARRAY;
  return isArray ? (type.arguments[0] ?? HOLE) : HOLE;
}
