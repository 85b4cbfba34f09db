import type { Type } from './model';

/**
 * How far an answer is from what was asked by each difference, and the reason that readers see.
 *
 * The order counts, not the figures: what can be used as it is comes before what needs a change,
 * and that before what leaves something out. They are integers, so that sums in any order are equal.
 */
const DIFFERENCES = {
  swapped: [25, 'parametersSwapped'],
  optional: [6, 'optionalLeftOut'],
  // A parameter that the query lacks, and one that chooses one of some names: a unit, a key.
  unasked: [80, 'partial'],
  unaskedChoice: [15, 'partial'],
  // A parameter that the function lacks.
  unused: [120, 'partial'],
  unusedPart: [60, 'partial'],
  // A list where a function takes any number of values.
  spread: [60, 'partial'],
  // A name without some of the arguments that it takes: `Money` for `Money<'EUR'>`.
  bare: [10, 'partial'],
  // A type that the index cannot express, or a name that does not begin as the query does.
  opaque: [60, 'partial'],
  awaited: [30, 'awaited'],
  readonly: [2, 'readonly'],
  // A parameter may be wider than asked, and a result narrower; the other way round costs more, and
  // `unknown` parameters and `never` results say little of a type.
  safelyWider: [20, 'wider'],
  muchWider: [45, 'wider'],
  unsafelyWider: [70, 'wider'],
  safelyNarrower: [20, 'narrower'],
  muchNarrower: [45, 'narrower'],
  unsafelyNarrower: [70, 'narrower'],
  // A type of the query for a variable of the function, and one variable for two.
  general: [25, 'moreGeneral'],
  split: [10, 'moreGeneral'],
  // The other way round.
  special: [50, 'moreSpecific'],
  joined: [60, 'moreSpecific'],
} as const;

type Difference = keyof typeof DIFFERENCES;

/** Why an answer is not what was asked for word by word. */
export type Reason = (typeof DIFFERENCES)[Difference][1];

/** Nothing that costs more is an answer. */
export const MAX_COST = 240;

/** How far a comparison is, and what it cost; it never changes, so that one can go back to it. */
export interface State {
  readonly cost: number;
  readonly reasons: readonly Reason[];
  /** What variables stand for: of the function types of the query, and the other way round. */
  readonly bindings: readonly (readonly [name: string, type: Type])[];
}

export const START: State = { cost: 0, reasons: [], bindings: [] };

export function charge(state: State, difference: Difference, times = 1): State {
  const [cost, reason] = DIFFERENCES[difference];
  return times === 0
    ? state
    : {
        cost: state.cost + times * cost,
        reasons: [...state.reasons, reason],
        bindings: state.bindings,
      };
}

export function bind(state: State, { name }: Type, type: Type): State {
  return { ...state, bindings: [...state.bindings, [name, type]] };
}

export function boundTo({ bindings }: State, { name }: Type): Type | undefined {
  return bindings.find(([each]) => each === name)?.[1];
}

/** The state that cost less, the first of two that cost the same. */
export function cheaper(first: State | undefined, second: State | undefined): State | undefined {
  return first === undefined || (second !== undefined && second.cost < first.cost) ? second : first;
}
