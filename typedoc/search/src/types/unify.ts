import type { Knowledge } from './knowledge';
import {
  NEVER,
  type Type,
  UNKNOWN,
  countJoined,
  isNamed,
  membersOf,
  readonlyName,
  joinParameters,
  parametersOf,
  resultOf,
  unmarked,
} from './model';
import { AWAITED } from './names';
import { MAX_COST, type State, bind, boundTo, charge, cheaper } from './state';

/** Variance: a function may accept more than requested, and return less. */
export type Place = 'input' | 'output';

const MAX_STEPS = 1000;

export class Unifier {
  readonly #knowledge: Knowledge;
  #steps = 0;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  unify(asked: Type, given: Type, place: Place, state: State): State | undefined {
    this.#steps += 1;
    if (state.cost > MAX_COST || this.#steps > MAX_STEPS) {
      return undefined;
    }
    if (asked.kind === 'hole') {
      const isMet = given.name.toLowerCase().startsWith(asked.name);
      return isMet ? state : charge(state, 'opaque');
    }
    if (given.kind === 'hole') {
      return charge(state, 'opaque');
    }
    if (given.kind === 'variable') {
      return bindGiven(asked, given, state);
    }
    const isUnion = asked.kind === 'union' || given.kind === 'union';
    if (asked.kind === 'variable' && !isUnion) {
      return bindAsked(asked, given, place, state);
    }
    if (asked.kind === 'function' && given.kind === 'function') {
      return this.#functions(asked, given, place, state);
    }
    if (asked.kind === given.kind && !isUnion && readonlyName(asked) === readonlyName(given)) {
      return this.#names(asked, given, place, state);
    }
    const similar = isUnion
      ? this.#unions(asked, given, place, state)
      : this.#relatives(asked, given, place, state);
    return cheaper(similar, this.#definitions(asked, given, place, state));
  }

  #unions(asked: Type, given: Type, place: Place, start: State): State | undefined {
    const left = new Set(membersOf(given));
    let state = start;
    for (const member of membersOf(asked)) {
      let best: State | undefined;
      let partner: Type | undefined;
      for (const each of left) {
        const after = cheaper(best, this.unify(member, each, place, state));
        partner = after === best ? partner : each;
        best = after;
      }
      state = best ?? subtype(state, 'Narrower', place);
      if (partner !== undefined) {
        left.delete(partner);
      }
    }
    if (left.size === membersOf(given).length) {
      return undefined;
    }
    for (const member of left) {
      // `A|B` for `A` is no wider if both variables are the same.
      state = membersOf(asked).reduce<State>(
        (best, each) => cheaper(best, this.unify(each, member, place, state)) ?? best,
        subtype(state, 'Wider', place),
      );
    }
    return state;
  }

  #functions(asked: Type, given: Type, place: Place, start: State): State | undefined {
    const lacking = asked.parts.length - given.parts.length;
    const together = lacking < 0 ? joinParameters(asked) : undefined;
    const state = this.#inOrder(
      parametersOf(asked),
      parametersOf(given),
      place === 'input' ? 'output' : 'input',
      charge(start, 'unusedPart', Math.max(0, lacking)),
    );
    return cheaper(
      together && this.#functions(together, given, place, start),
      state && this.unify(resultOf(asked), resultOf(given), place, state),
    );
  }

  #names(asked: Type, given: Type, place: Place, start: State): State | undefined {
    const state = charge(start, 'readonly', Number(asked.name !== given.name));
    const after = this.#inOrder(asked.parts, given.parts, place, state);
    const missing = Math.abs(asked.parts.length - given.parts.length);
    return after && charge(after, 'bare', missing);
  }

  #inOrder(
    asked: readonly Type[],
    given: readonly Type[],
    place: Place,
    start: State,
  ): State | undefined {
    return asked.reduce<State | undefined>((state, type, index) => {
      const partner = given[index];
      return state && partner ? this.unify(unmarked(type), unmarked(partner), place, state) : state;
    }, start);
  }

  #definitions(asked: Type, given: Type, place: Place, state: State): State | undefined {
    const askedMeaning = this.#knowledge.definitionOf(asked);
    const givenMeaning = this.#knowledge.definitionOf(given);
    return cheaper(
      askedMeaning && this.unify(askedMeaning, given, place, state),
      givenMeaning && this.unify(asked, givenMeaning, place, state),
    );
  }

  #relatives(asked: Type, given: Type, place: Place, state: State): State | undefined {
    if (isNamed(asked, UNKNOWN) || isNamed(given, NEVER)) {
      return subtype(state, 'Narrower', place, 'much');
    }
    if (isNamed(given, UNKNOWN) || isNamed(asked, NEVER)) {
      return subtype(state, 'Wider', place, 'much');
    }
    const aboveAsked = this.#knowledge.supertypeOf(asked);
    const aboveGiven = this.#knowledge.supertypeOf(given);
    const askedValue = awaitedValue(asked);
    const givenValue = awaitedValue(given);
    return [
      (askedValue ?? givenValue) &&
        this.unify(askedValue ?? asked, givenValue ?? given, place, charge(state, 'awaited')),
      aboveGiven && this.unify(asked, aboveGiven, place, subtype(state, 'Narrower', place)),
      aboveAsked && this.unify(aboveAsked, given, place, subtype(state, 'Wider', place)),
    ].reduce(cheaper);
  }
}

function bindGiven(asked: Type, given: Type, state: State): State | undefined {
  const bound = boundTo(state, given);
  if (bound !== undefined) {
    const count = countJoined(bound, asked);
    return count === Infinity ? undefined : charge(state, 'joined', count);
  }
  const after = bind(state, given, asked);
  if (asked.kind !== 'variable') {
    return charge(after, 'general');
  }
  return boundTo(state, asked) === undefined ? bind(after, asked, given) : charge(after, 'split');
}

function bindAsked(asked: Type, given: Type, place: Place, state: State): State {
  if (isNamed(given, place === 'input' ? UNKNOWN : NEVER)) {
    return subtype(state, place === 'input' ? 'Wider' : 'Narrower', place);
  }
  const bound = boundTo(state, asked);
  if (bound === undefined) {
    return charge(bind(state, asked, given), 'special');
  }
  return countJoined(bound, given) === 0 ? state : charge(state, 'joined');
}

function subtype(
  state: State,
  change: 'Wider' | 'Narrower',
  place: Place,
  degree: 'safely' | 'much' = 'safely',
): State {
  const isSafe = (change === 'Wider') === (place === 'input');
  return charge(state, `${isSafe ? degree : 'unsafely'}${change}`);
}

function awaitedValue({ name, parts }: Type): Type | undefined {
  return AWAITED.has(name) ? parts[0] : undefined;
}
