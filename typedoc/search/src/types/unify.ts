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
import { AWAITED } from './typeNames';
import { MAX_COST, type State, bind, boundTo, charge, cheaper } from './state';

/** A function may accept a wider input and return a narrower output than requested. */
export type Variance = 'input' | 'output';

const MAX_STEPS = 1000;

export class Unifier {
  readonly #knowledge: Knowledge;
  #steps = 0;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  unify(query: Type, candidate: Type, variance: Variance, state: State): State | undefined {
    this.#steps += 1;
    if (state.cost > MAX_COST || this.#steps > MAX_STEPS) {
      return undefined;
    }
    if (query.kind === 'hole') {
      const isMet = candidate.name.toLowerCase().startsWith(query.name);
      return isMet ? state : charge(state, 'opaque');
    }
    if (candidate.kind === 'hole') {
      return charge(state, 'opaque');
    }
    if (candidate.kind === 'variable') {
      return bindCandidate(query, candidate, state);
    }
    const isUnion = query.kind === 'union' || candidate.kind === 'union';
    if (query.kind === 'variable' && !isUnion) {
      return bindQuery(query, candidate, variance, state);
    }
    if (query.kind === 'function' && candidate.kind === 'function') {
      return this.#functions(query, candidate, variance, state);
    }
    if (
      query.kind === candidate.kind &&
      !isUnion &&
      readonlyName(query) === readonlyName(candidate)
    ) {
      return this.#names(query, candidate, variance, state);
    }
    const similar = isUnion
      ? this.#unions(query, candidate, variance, state)
      : this.#relatives(query, candidate, variance, state);
    return cheaper(similar, this.#definitions(query, candidate, variance, state));
  }

  #unions(query: Type, candidate: Type, variance: Variance, start: State): State | undefined {
    const left = new Set(membersOf(candidate));
    let state = start;
    for (const member of membersOf(query)) {
      let best: State | undefined;
      let partner: Type | undefined;
      for (const each of left) {
        const after = cheaper(best, this.unify(member, each, variance, state));
        partner = after === best ? partner : each;
        best = after;
      }
      state = best ?? subtype(state, 'Narrower', variance);
      if (partner !== undefined) {
        left.delete(partner);
      }
    }
    if (left.size === membersOf(candidate).length) {
      return undefined;
    }
    for (const member of left) {
      // `A|B` is not wider than `A` if both variables are the same.
      state = membersOf(query).reduce<State>(
        (best, each) => cheaper(best, this.unify(each, member, variance, state)) ?? best,
        subtype(state, 'Wider', variance),
      );
    }
    return state;
  }

  #functions(query: Type, candidate: Type, variance: Variance, start: State): State | undefined {
    const lacking = query.parts.length - candidate.parts.length;
    const together = lacking < 0 ? joinParameters(query) : undefined;
    const state = this.#inOrder(
      parametersOf(query),
      parametersOf(candidate),
      variance === 'input' ? 'output' : 'input',
      charge(start, 'unusedPart', Math.max(0, lacking)),
    );
    return cheaper(
      together && this.#functions(together, candidate, variance, start),
      state && this.unify(resultOf(query), resultOf(candidate), variance, state),
    );
  }

  #names(query: Type, candidate: Type, variance: Variance, start: State): State | undefined {
    const state = charge(start, 'readonly', Number(query.name !== candidate.name));
    const after = this.#inOrder(query.parts, candidate.parts, variance, state);
    const missing = Math.abs(query.parts.length - candidate.parts.length);
    return after && charge(after, 'bare', missing);
  }

  #inOrder(
    query: readonly Type[],
    candidate: readonly Type[],
    variance: Variance,
    start: State,
  ): State | undefined {
    return query.reduce<State | undefined>((state, type, index) => {
      const partner = candidate[index];
      return state && partner
        ? this.unify(unmarked(type), unmarked(partner), variance, state)
        : state;
    }, start);
  }

  #definitions(query: Type, candidate: Type, variance: Variance, state: State): State | undefined {
    const queryDefinition = this.#knowledge.definitionOf(query);
    const candidateDefinition = this.#knowledge.definitionOf(candidate);
    return cheaper(
      queryDefinition && this.unify(queryDefinition, candidate, variance, state),
      candidateDefinition && this.unify(query, candidateDefinition, variance, state),
    );
  }

  #relatives(query: Type, candidate: Type, variance: Variance, state: State): State | undefined {
    if (isNamed(query, UNKNOWN) || isNamed(candidate, NEVER)) {
      return subtype(state, 'Narrower', variance, 'much');
    }
    if (isNamed(candidate, UNKNOWN) || isNamed(query, NEVER)) {
      return subtype(state, 'Wider', variance, 'much');
    }
    const querySupertype = this.#knowledge.supertypeOf(query);
    const candidateSupertype = this.#knowledge.supertypeOf(candidate);
    const queryValue = awaitedValue(query);
    const candidateValue = awaitedValue(candidate);
    return [
      (queryValue ?? candidateValue) &&
        this.unify(
          queryValue ?? query,
          candidateValue ?? candidate,
          variance,
          charge(state, 'awaited'),
        ),
      candidateSupertype &&
        this.unify(query, candidateSupertype, variance, subtype(state, 'Narrower', variance)),
      querySupertype &&
        this.unify(querySupertype, candidate, variance, subtype(state, 'Wider', variance)),
    ].reduce(cheaper);
  }
}

function bindCandidate(query: Type, candidate: Type, state: State): State | undefined {
  const bound = boundTo(state, candidate);
  if (bound !== undefined) {
    const count = countJoined(bound, query);
    return count === Infinity ? undefined : charge(state, 'joined', count);
  }
  const after = bind(state, candidate, query);
  if (query.kind !== 'variable') {
    return charge(after, 'general');
  }
  return boundTo(state, query) === undefined
    ? bind(after, query, candidate)
    : charge(after, 'split');
}

function bindQuery(query: Type, candidate: Type, variance: Variance, state: State): State {
  if (isNamed(candidate, variance === 'input' ? UNKNOWN : NEVER)) {
    return subtype(state, variance === 'input' ? 'Wider' : 'Narrower', variance);
  }
  const bound = boundTo(state, query);
  if (bound === undefined) {
    return charge(bind(state, query, candidate), 'special');
  }
  return countJoined(bound, candidate) === 0 ? state : charge(state, 'joined');
}

function subtype(
  state: State,
  change: 'Wider' | 'Narrower',
  variance: Variance,
  degree: 'safely' | 'much' = 'safely',
): State {
  const isSafe = (change === 'Wider') === (variance === 'input');
  return charge(state, `${isSafe ? degree : 'unsafely'}${change}`);
}

function awaitedValue({ name, parts }: Type): Type | undefined {
  return AWAITED.has(name) ? parts[0] : undefined;
}
