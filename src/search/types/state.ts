import { REASONS, type Reason, type Type } from './model';

/** A list of variables and what they stand for, the latest first. */
interface Bindings {
  readonly name: string;
  readonly type: Type;
  readonly next: Bindings | undefined;
}

/** How far a comparison is, and what it cost; it never changes, so that one can go back to it. */
export interface State {
  readonly cost: number;
  /** A bit for each reason by its place among all: a comparison makes many states. */
  readonly reasons: number;
  /** The bindings of the variables of the query, and of those of the function. */
  readonly asked: Bindings | undefined;
  readonly given: Bindings | undefined;
}

export type Side = 'asked' | 'given';

export const START: State = { cost: 0, reasons: 0, asked: undefined, given: undefined };

export function charge(state: State, cost: number, reason?: Reason): State {
  const { reasons, asked, given } = state;
  return {
    cost: state.cost + cost,
    reasons: reason === undefined ? reasons : reasons | (1 << REASONS.indexOf(reason)),
    asked,
    given,
  };
}

export function reasonsOf({ reasons }: State): readonly Reason[] {
  return REASONS.filter((_, place) => (reasons & (1 << place)) !== 0);
}

export function bind(state: State, side: Side, name: string, type: Type): State {
  const { cost, reasons, asked, given } = state;
  return side === 'asked'
    ? { cost, reasons, asked: { name, type, next: asked }, given }
    : { cost, reasons, asked, given: { name, type, next: given } };
}

export function boundTo(state: State, side: Side, name: string): Type | undefined {
  for (let binding = state[side]; binding !== undefined; binding = binding.next) {
    if (binding.name === name) {
      return binding.type;
    }
  }
  return undefined;
}

/** The state that cost less, the first of two that cost the same. */
export function cheaper(first: State | undefined, second: State | undefined): State | undefined {
  return first === undefined || (second !== undefined && second.cost < first.cost) ? second : first;
}
