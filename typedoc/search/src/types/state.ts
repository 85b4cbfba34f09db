import type { Type } from './model';

/**
 * Only their order matters: first functions that fit as they are, then after a change, then in part.
 * Integers, so that sums do not depend on the order of the terms.
 */
const DIFFERENCES = {
  swapped: [25, 'parametersSwapped'],
  optional: [6, 'optionalLeftOut'],
  // A parameter that is not in the query, and one that selects a name, such as a unit or a key.
  unasked: [80, 'partial'],
  unaskedChoice: [15, 'partial'],
  unused: [120, 'partial'],
  unusedPart: [60, 'partial'],
  spread: [60, 'partial'],
  // A name without its arguments: `Money` for `Money<'EUR'>`.
  bare: [10, 'partial'],
  // A type that cannot be expressed, or a name with another prefix.
  opaque: [60, 'partial'],
  awaited: [30, 'awaited'],
  readonly: [2, 'readonly'],
  // A wider parameter and a narrower result are safe; the opposite costs more.
  safelyWider: [20, 'wider'],
  muchWider: [45, 'wider'],
  unsafelyWider: [70, 'wider'],
  safelyNarrower: [20, 'narrower'],
  muchNarrower: [45, 'narrower'],
  unsafelyNarrower: [70, 'narrower'],
  // The function has a variable for a type of the query, or one variable for two.
  general: [25, 'moreGeneral'],
  split: [10, 'moreGeneral'],
  special: [50, 'moreSpecific'],
  joined: [60, 'moreSpecific'],
} as const;

type Difference = keyof typeof DIFFERENCES;

export type Reason = (typeof DIFFERENCES)[Difference][1];

export const MAX_COST = 240;

/** Immutable, so that a comparison can return to it. */
export interface State {
  readonly cost: number;
  readonly reasons: readonly Reason[];
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

export function cheaper(first: State | undefined, second: State | undefined): State | undefined {
  return first === undefined || (second !== undefined && second.cost < first.cost) ? second : first;
}
