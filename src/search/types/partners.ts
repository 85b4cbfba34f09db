import {
  OPTIONAL_COST,
  UNASKED_PARAMETER_COST,
  UNUSED_OPTIONAL_COST,
  UNUSED_PARAMETER_COST,
} from './costs';
import type { HeadBits, Knowledge } from './knowledge';
import { HOLE, type Parameter, READONLY_ARRAY, type Type } from './model';
import { READONLY_NAMES } from './names';

/** So many parameters of a function are compared: each is a bit of a number. */
export const MAX_PARAMETERS = 31;

/** Parameters of a function, a bit for each by its position. */
export type Bits = number;

/** Parameters of a query or of a function, with what tells at a glance whether two may be partners. */
export interface ParameterList {
  readonly parameters: readonly Parameter[];
  readonly heads: readonly HeadBits[];
  /** The one that takes any number of partners. */
  readonly rest: Bits;
}

export function toParameterList(
  parameters: readonly Parameter[],
  knowledge: Pick<Knowledge, 'headBitsOf'>,
): ParameterList {
  const heads = parameters.map(({ type, presence }) => {
    const bits = knowledge.headBitsOf(type);
    return presence === 'rest' ? bits | knowledge.headBitsOf(elementOf(type)) : bits;
  });
  const rest = parameters.findIndex(({ presence }) => presence === 'rest');
  return { parameters, heads, rest: rest < 0 ? 0 : bitOf(rest) };
}

/**
 * Which parameters of a function may be the partners of which of a query, by their heads alone: most
 * have nothing in common, and then it is known what a comparison costs at least.
 */
export class Partners {
  readonly asked: readonly Parameter[];
  readonly given: readonly Parameter[];
  readonly #possible: readonly Bits[];
  readonly #rest: Bits;

  constructor(asked: ParameterList, given: ParameterList) {
    this.asked = asked.parameters;
    this.given = given.parameters;
    this.#possible = asked.heads.map((heads) => {
      let bits: Bits = 0;
      for (let partner = 0; partner < given.heads.length; partner += 1) {
        bits |= ((given.heads[partner] ?? 0) & heads) === 0 ? 0 : bitOf(partner);
      }
      return bits;
    });
    this.#rest = given.rest;
  }

  /** The partners that a parameter of the query may have when some are used. */
  freeFor(index: number, used: Bits): Bits {
    return (this.#possible[index] ?? 0) & (~used | this.#rest);
  }

  /** A lower bound for the cost of the query's parameters from `start` on, when some are used. */
  leastCost(start: number, used: Bits): number {
    let cost = 0;
    let askedCount = 0;
    let wanted: Bits = 0;
    for (let index = start; index < this.asked.length; index += 1) {
      const free = this.freeFor(index, used);
      if (free === 0) {
        cost += unusedCost(this.asked[index]);
      } else {
        askedCount += 1;
        wanted |= free;
      }
    }
    let givenCount = 0;
    let requiredCount = 0;
    for (let partner = 0; partner < this.given.length; partner += 1) {
      const parameter = this.given[partner];
      if (hasBit(wanted, partner)) {
        givenCount += hasBit(this.#rest, partner) ? this.asked.length : 1;
        requiredCount += parameter?.presence === 'required' ? 1 : 0;
      } else if (!hasBit(used, partner)) {
        cost += leftOutCost(parameter);
      }
    }
    return (
      cost +
      Math.max(
        0,
        (requiredCount - askedCount) * UNASKED_PARAMETER_COST,
        (askedCount - givenCount) * Math.min(UNUSED_PARAMETER_COST, UNUSED_OPTIONAL_COST),
      )
    );
  }
}

export function bitOf(partner: number): Bits {
  return 1 << partner;
}

export function hasBit(bits: Bits, partner: number): boolean {
  return (bits & bitOf(partner)) !== 0;
}

/** The cost of a parameter of the query without a partner. */
export function unusedCost(parameter: Parameter | undefined): number {
  return parameter?.presence === 'required' ? UNUSED_PARAMETER_COST : UNUSED_OPTIONAL_COST;
}

/** The cost of a parameter of the function without a partner. */
export function leftOutCost(parameter: Parameter | undefined): number {
  return parameter?.presence === 'required' ? UNASKED_PARAMETER_COST : OPTIONAL_COST;
}

/** The type of what an array has, as the rest of parameters takes it. */
export function elementOf(type: Type): Type {
  const isArray =
    type.kind === 'named' && (READONLY_NAMES.get(type.name) ?? type.name) === READONLY_ARRAY;
  return isArray ? (type.arguments[0] ?? HOLE) : HOLE;
}
