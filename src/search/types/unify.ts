import {
  AWAITED_COST,
  EXTREME_COST,
  GENERAL_COST,
  HINT_COST,
  IGNORED_PARAMETER_COST,
  JOINED_COST,
  MAX_COST,
  OMITTED_COST,
  OPAQUE_COST,
  READONLY_COST,
  SAFE_SUBTYPE_COST,
  SPECIAL_COST,
  SPLIT_COST,
  UNSAFE_SUBTYPE_COST,
  UNUSED_PARAMETER_COST,
} from './costs';
import type { Knowledge } from './knowledge';
import {
  type FunctionType,
  HOLE,
  type Hole,
  NEVER,
  type NamedType,
  type Type,
  UNKNOWN,
  type Variable,
  isSameType,
  isSameHead,
  membersOf,
  partsOf,
} from './model';
import { AWAITED, READONLY_NAMES } from './names';
import { type Side, type State, bind, boundTo, charge, cheaper } from './state';

/** Where a type stands: a function may take more than is asked, and give less. */
export type Place = 'input' | 'output';

/** How many comparisons a signature may take, and how deep definitions are looked into. */
const MAX_STEPS = 1000;
const MAX_EXPANSIONS = 3;

/** Compares types of a query with those of a function, and says what makes them the same. */
export class Unifier {
  readonly #knowledge: Knowledge;
  #maxCost = MAX_COST;
  #steps = 0;
  #expansions = 0;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** Begins with another signature. */
  restart(maxCost: number): void {
    this.#maxCost = maxCost;
    this.#steps = 0;
  }

  get isExhausted(): boolean {
    return this.#steps > MAX_STEPS;
  }

  /** The state after both types were made the same; undefined where they cannot be. */
  unify(asked: Type, given: Type, place: Place, state: State): State | undefined {
    this.#steps += 1;
    if (state.cost > this.#maxCost || this.isExhausted) {
      return undefined;
    }
    if (asked.kind === 'hole') {
      return unifyHint(asked, given, state);
    }
    if (given.kind === 'hole') {
      return charge(state, OPAQUE_COST, 'partial');
    }
    if (given.kind === 'variable') {
      return bindGiven(asked, given, state);
    }
    if (!this.#knowledge.canMeet(asked, given)) {
      return undefined;
    }
    if (asked.kind === 'union' || given.kind === 'union') {
      const best = cheaper(
        this.#unions(asked, given, place, state),
        this.#definitions(asked, given, place, state),
      );
      return asked.kind === 'variable'
        ? cheaper(best, bindAsked(asked, given, place, state))
        : best;
    }
    if (asked.kind === 'variable') {
      return bindAsked(asked, given, place, state);
    }
    if (asked.kind === 'function' && given.kind === 'function') {
      return this.#functions(asked, given, place, state);
    }
    if (asked.kind === 'named' && given.kind === 'named' && isSameName(asked, given)) {
      return this.#names(asked, given, place, state);
    }
    return cheaper(
      cheaper(
        this.#definitions(asked, given, place, state),
        this.#awaited(asked, given, place, state),
      ),
      this.#subtypes(asked, given, place, state),
    );
  }

  /** Each member of one has its counterpart in the other, or makes the other narrower. */
  #unions(asked: Type, given: Type, place: Place, start: State): State | undefined {
    const left = new Set(membersOf(given));
    let unmatched = 0;
    let state = start;
    for (const member of membersOf(asked)) {
      let best: State | undefined;
      let partner: Type | undefined;
      for (const each of left) {
        const after = cheaper(best, this.unify(member, each, place, state));
        partner = after === best ? partner : each;
        best = after;
      }
      if (best === undefined || partner === undefined) {
        unmatched += 1;
      } else {
        left.delete(partner);
        state = best;
      }
    }
    // That both may be missing does not make two types alike.
    if (!membersOf(given).some((each) => !left.has(each) && !isMissing(each))) {
      return undefined;
    }
    for (const member of left) {
      let best: State | undefined;
      for (const each of membersOf(asked)) {
        // `A|B` for `A`, where both variables stand for the same, is no wider.
        best = cheaper(best, this.unify(each, member, place, state));
      }
      state = cheaper(best, subtype(state, 'wider', place)) ?? state;
    }
    for (let count = 0; count < unmatched; count += 1) {
      state = subtype(state, 'narrower', place);
    }
    return state;
  }

  #functions(
    asked: FunctionType,
    given: FunctionType,
    place: Place,
    state: State,
  ): State | undefined {
    const curried = joinParameters(asked, given);
    if (curried !== undefined) {
      return cheaper(
        this.#functions(curried, given, place, state),
        this.#parameters(asked, given, place, state),
      );
    }
    return this.#parameters(asked, given, place, state);
  }

  #parameters(
    asked: FunctionType,
    given: FunctionType,
    place: Place,
    state: State,
  ): State | undefined {
    const parameterPlace = place === 'input' ? 'output' : 'input';
    let after: State | undefined = state;
    for (const [index, { type }] of asked.parameters.entries()) {
      const counterpart = given.parameters[index];
      after =
        after === undefined || counterpart === undefined
          ? after && charge(after, UNUSED_PARAMETER_COST / 2, 'partial')
          : this.unify(type, counterpart.type, parameterPlace, after);
    }
    const ignored = Math.max(0, given.parameters.length - asked.parameters.length);
    return (
      after &&
      this.unify(asked.result, given.result, place, charge(after, ignored * IGNORED_PARAMETER_COST))
    );
  }

  #names(asked: NamedType, given: NamedType, place: Place, state: State): State | undefined {
    const count = Math.min(asked.arguments.length, given.arguments.length);
    let after: State | undefined =
      asked.name === given.name ? state : charge(state, READONLY_COST, 'readonly');
    for (let index = 0; index < count && after !== undefined; index += 1) {
      const [askedPart, givenPart] = [asked.arguments[index], given.arguments[index]];
      after =
        askedPart === undefined || givenPart === undefined
          ? after
          : this.unify(askedPart, givenPart, place, after);
    }
    const missing = Math.abs(asked.arguments.length - given.arguments.length);
    return after !== undefined && missing > 0
      ? charge(after, missing * (count === 0 ? OMITTED_COST : GENERAL_COST), 'partial')
      : after;
  }

  /** Looks into what either name is another word for. */
  #definitions(asked: Type, given: Type, place: Place, state: State): State | undefined {
    if (this.#expansions >= MAX_EXPANSIONS) {
      return undefined;
    }
    this.#expansions += 1;
    const askedMeaning = this.#definitionOf(asked);
    const givenMeaning = this.#definitionOf(given);
    const best = cheaper(
      askedMeaning && this.unify(askedMeaning, given, place, state),
      givenMeaning && this.unify(asked, givenMeaning, place, state),
    );
    this.#expansions -= 1;
    return best;
  }

  #definitionOf(type: Type): Type | undefined {
    return type.kind === 'named' ? this.#knowledge.definitionOf(type) : undefined;
  }

  #awaited(asked: Type, given: Type, place: Place, state: State): State | undefined {
    const askedValue = awaitedValue(asked);
    const givenValue = awaitedValue(given);
    return askedValue === undefined && givenValue === undefined
      ? undefined
      : this.unify(
          askedValue ?? asked,
          givenValue ?? given,
          place,
          charge(state, AWAITED_COST, 'awaited'),
        );
  }

  #subtypes(asked: Type, given: Type, place: Place, state: State): State | undefined {
    const aboveGiven = this.#supertypeOf(given);
    const aboveAsked = this.#supertypeOf(asked);
    return cheaper(
      isNamed(asked, UNKNOWN) || isNamed(given, NEVER)
        ? extreme(state, 'narrower', place)
        : aboveGiven && this.unify(asked, aboveGiven, place, subtype(state, 'narrower', place)),
      isNamed(given, UNKNOWN) || isNamed(asked, NEVER)
        ? extreme(state, 'wider', place)
        : aboveAsked && this.unify(aboveAsked, given, place, subtype(state, 'wider', place)),
    );
  }

  #supertypeOf(type: Type): Type | undefined {
    return type.kind === 'named' ? this.#knowledge.supertypeOf(type) : undefined;
  }
}

function unifyHint({ hint }: Hole, given: Type, state: State): State {
  const isMet =
    hint === '' || (given.kind === 'named' && given.name.toLowerCase().startsWith(hint));
  return isMet ? state : charge(state, HINT_COST, 'partial');
}

/** The function has a variable: it takes the type of the query wherever it stands. */
function bindGiven(asked: Type, given: Variable, state: State): State | undefined {
  const bound = boundTo(state, 'given', given.name);
  if (bound !== undefined) {
    return joinAsked(bound, asked, given, state);
  }
  const after = bind(state, 'given', given.name, asked);
  if (asked.kind !== 'variable') {
    return charge(after, GENERAL_COST, 'moreGeneral');
  }
  return boundTo(state, 'asked', asked.name) === undefined
    ? bind(after, 'asked', asked.name, given)
    : charge(after, SPLIT_COST, 'moreGeneral');
}

/** One variable of the function is two types of the query, whose variables may stand for the same. */
function joinAsked(bound: Type, asked: Type, given: Variable, state: State): State | undefined {
  const count = countJoined(bound, asked);
  if (count === 0) {
    return state;
  }
  return count === undefined
    ? undefined
    : noteFirst(charge(state, count * JOINED_COST, 'moreSpecific'), 'asked', asked, given);
}

/** How many variables have to stand for something else so that two types are the same. */
function countJoined(left: Type, right: Type): number | undefined {
  if (isSameType(left, right)) {
    return 0;
  }
  if (isOpen(left) || isOpen(right)) {
    // No type is a part of itself.
    return isPartOf(left, right) || isPartOf(right, left) ? undefined : 1;
  }
  const parts = partsOf(left);
  const others = partsOf(right);
  if (!isSameHead(left, right) || parts.length !== others.length) {
    return undefined;
  }
  return parts.reduce<number | undefined>((sum, part, index) => {
    const count = countJoined(part, others[index] ?? HOLE);
    return sum === undefined || count === undefined ? undefined : sum + count;
  }, 0);
}

function isOpen({ kind }: Type): boolean {
  return kind === 'variable' || kind === 'hole';
}

function isPartOf(part: Type, whole: Type): boolean {
  return partsOf(whole).some((each) => isSameType(each, part) || isPartOf(part, each));
}

/** The query gives in turn what the function takes together: `b -> a -> b` for `(b, a) => b`. */
function joinParameters(
  { parameters, result }: FunctionType,
  given: FunctionType,
): FunctionType | undefined {
  return result.kind === 'function' && parameters.length < given.parameters.length
    ? { ...result, parameters: [...parameters, ...result.parameters] }
    : undefined;
}

/** The query has a variable where the function names a type. */
function bindAsked(asked: Variable, given: Type, place: Place, state: State): State {
  if (isNamed(given, place === 'input' ? UNKNOWN : NEVER)) {
    return charge(state, SPLIT_COST, place === 'input' ? 'wider' : 'narrower');
  }
  const bound = boundTo(state, 'asked', asked.name);
  if (bound === undefined) {
    return charge(bind(state, 'asked', asked.name, given), SPECIAL_COST, 'moreSpecific');
  }
  return isSameType(bound, given) ? state : charge(state, JOINED_COST, 'moreSpecific');
}

function noteFirst(state: State, side: Side, variable: Type, type: Type): State {
  return variable.kind === 'variable' && boundTo(state, side, variable.name) === undefined
    ? bind(state, side, variable.name, type)
    : state;
}

function extreme(state: State, reason: 'wider' | 'narrower', place: Place): State {
  return isSafe(reason, place)
    ? charge(state, EXTREME_COST, reason)
    : charge(state, UNSAFE_SUBTYPE_COST, reason);
}

function subtype(state: State, reason: 'wider' | 'narrower', place: Place): State {
  return charge(state, isSafe(reason, place) ? SAFE_SUBTYPE_COST : UNSAFE_SUBTYPE_COST, reason);
}

function isSafe(reason: 'wider' | 'narrower', place: Place): boolean {
  return (reason === 'wider') === (place === 'input');
}

function awaitedValue(type: Type): Type | undefined {
  return type.kind === 'named' && AWAITED.has(type.name) ? type.arguments[0] : undefined;
}

/** Whether names are the same but for what may be changed. */
function isSameName(left: NamedType, right: NamedType): boolean {
  return (
    left.name === right.name ||
    (READONLY_NAMES.get(left.name) ?? left.name) === (READONLY_NAMES.get(right.name) ?? right.name)
  );
}

function isMissing(type: Type): boolean {
  return isNamed(type, 'undefined') || isNamed(type, 'null');
}

function isNamed(type: Type, name: string): boolean {
  return type.kind === 'named' && type.name === name;
}
