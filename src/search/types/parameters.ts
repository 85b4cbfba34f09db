import {
  FREE_PARAMETER_COST,
  LEAST_DIFFERENCE,
  OPTIONAL_COST,
  SWAPPED_COST,
  UNASKED_PARAMETER_COST,
  UNUSED_OPTIONAL_COST,
  UNUSED_PARAMETER_COST,
} from './costs';
import { HOLE, type Parameter, READONLY_ARRAY, type Type } from './model';
import { READONLY_NAMES } from './names';
import { type State, charge, cheaper } from './state';
import type { Unifier } from './unify';

const NONE: ReadonlySet<number> = new Set();

interface Placement {
  readonly state: State;
  /** The given parameters that have a partner, and the last of them in their order. */
  readonly used: ReadonlySet<number>;
  readonly last: number;
  readonly isSwapped: boolean;
}

/** What is compared, and what the comparison may cost. */
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
  let limit = maxCost + LEAST_DIFFERENCE;
  place(0, { state: start, used: new Set(), last: -1, isSwapped: false });
  return best;

  function place(index: number, placement: Placement): void {
    const cost = placement.state.cost + leastCost(asked.length - index, given, placement.used);
    if (cost >= limit || unifier.isExhausted) {
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
    const unused = parameter.presence === 'required' ? UNUSED_PARAMETER_COST : UNUSED_OPTIONAL_COST;
    place(index + 1, { ...placement, state: charge(placement.state, unused, 'partial') });
  }

  function pair(parameter: Parameter, candidate: Parameter, state: State): State | undefined {
    const whole = unifier.unify(parameter.type, candidate.type, 'input', state);
    return candidate.presence === 'rest'
      ? cheaper(whole, unifier.unify(parameter.type, elementOf(candidate.type), 'input', state))
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

/** What it costs at least that one side has more parameters than the other. */
export function leastCost(
  asked: number,
  given: readonly Parameter[],
  used: ReadonlySet<number> = NONE,
): number {
  let free = 0;
  let required = 0;
  for (const [index, { presence }] of given.entries()) {
    if (presence === 'rest') {
      free = Number.POSITIVE_INFINITY;
    } else if (!used.has(index)) {
      free += 1;
      required += presence === 'required' ? 1 : 0;
    }
  }
  return Math.max(
    0,
    (required - asked) * UNASKED_PARAMETER_COST,
    (asked - free) * Math.min(UNUSED_PARAMETER_COST, UNUSED_OPTIONAL_COST),
  );
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
