import type { TypeIndex } from '../../../typedoc/plugin/contract';
import { BestCosts } from './bestCosts';
import { Candidates, type Signature, sizeOfSignature } from './candidates';
import { Knowledge } from './knowledge';
import { type Goal, type Reason, type Type, partsOf, replaceParameters } from './model';
import { freeParameters, unifyParameters } from './parameters';
import { MAX_PARAMETERS, type ParameterList, Partners, toParameterList } from './partners';
import { parseQuery, parseType } from './parse';
import { START, type State, reasonsOf } from './state';
import { Unifier } from './unify';

export type { Reason } from './model';
export type { TypeIndex };

export interface TypeHit {
  /** The id of the symbol. */
  readonly id: number;
  /** How far it is from what was asked; nothing when it is that. */
  readonly cost: number;
  /** In what it differs; empty when in names only. */
  readonly reasons: readonly Reason[];
}

/** A signature of some symbols. */
interface Entry {
  readonly signature: Signature;
  readonly ids: readonly number[];
  readonly size: number;
  readonly parameters: ParameterList;
}

/** A signature that may be close to what is asked. */
interface Candidate {
  readonly entry: Entry;
  /** Its place among those that share most with what is asked. */
  readonly rank: number;
  readonly partners: Partners | undefined;
  /** A lower bound for the cost of its parameters. */
  readonly leastCost: number;
}

interface Hit extends Pick<Candidate, 'entry' | 'rank'> {
  readonly state: State;
}

const MAX_HITS = 50;

/** Finds symbols by their types. */
export class TypeSearch {
  readonly #knowledge: Knowledge;
  readonly #entries: readonly Entry[];
  readonly #candidates: Candidates;
  readonly #unifier: Unifier;

  constructor(index: TypeIndex) {
    this.#knowledge = new Knowledge(index);
    this.#entries = Object.entries(index.signatures)
      .flatMap(([text, ids]) => this.#read(text, ids))
      .sort((left, right) => left.size - right.size);
    this.#candidates = new Candidates(
      this.#entries.map(({ signature }) => signature),
      this.#knowledge,
    );
    this.#unifier = new Unifier(this.#knowledge);
  }

  /**
   * Answers a query with the symbols whose types are closest to it, the closest first.
   *
   * @param limit - How many are wanted: the fewer, the sooner the others are left out.
   * @returns Undefined when the query is no type.
   */
  search(query: string, limit: number = MAX_HITS): readonly TypeHit[] | undefined {
    const goals = parseQuery(query);
    return goals === undefined ? undefined : this.#answer(goals, limit);
  }

  #answer(goals: readonly Goal[], limit: number): readonly TypeHit[] {
    const costs = new BestCosts(limit);
    const hits = goals
      .filter((goal) => this.#saysSomething(goal))
      .flatMap((goal) => this.#compare(this.#spell(goal), costs))
      .sort(
        (left, right) => left.state.cost - right.state.cost || left.entry.size - right.entry.size,
      );
    const best = new Map<number, TypeHit>();
    for (const { entry, state } of hits) {
      for (const id of entry.ids) {
        if (!best.has(id) && best.size < limit) {
          best.set(id, { id, cost: state.cost, reasons: reasonsOf(state) });
        }
      }
    }
    return [...best.values()];
  }

  /** Compares a goal with the signatures that may be close to it. */
  #compare(goal: Goal, costs: BestCosts): readonly Hit[] {
    const hits: Hit[] = [];
    for (const candidate of this.#candidatesFor(goal)) {
      const state = this.#unify(goal, candidate, costs.max);
      if (state !== undefined) {
        const { entry, rank } = candidate;
        costs.add(state.cost, entry.ids);
        hits.push({ entry, rank, state });
      }
    }
    return hits.sort((left, right) => left.rank - right.rank);
  }

  /** Those first whose parameters may cost least: with their costs others need no comparison. */
  #candidatesFor(goal: Goal): readonly Candidate[] {
    const asked = goal.parameters && toParameterList(goal.parameters, this.#knowledge);
    const candidates: Candidate[] = [];
    for (const [rank, position] of this.#candidates.select(goal).entries()) {
      const entry = this.#entries[position];
      if (entry !== undefined) {
        const partners = asked && new Partners(asked, entry.parameters);
        candidates.push({ entry, rank, partners, leastCost: partners?.leastCost(0, 0) ?? 0 });
      }
    }
    return candidates.sort((left, right) => left.leastCost - right.leastCost);
  }

  #unify(
    { result }: Goal,
    { entry, partners, leastCost }: Candidate,
    maxCost: number,
  ): State | undefined {
    const maxResultCost = maxCost - leastCost;
    if (maxResultCost < 0) {
      return undefined;
    }
    this.#unifier.restart(maxResultCost);
    const given = this.#unifier.unify(result, entry.signature.result, 'output', START);
    if (given === undefined || given.cost > maxResultCost) {
      return undefined;
    }
    this.#unifier.restart(maxCost);
    const state =
      partners === undefined
        ? freeParameters(entry.signature.parameters, given)
        : unifyParameters(partners, given, { unifier: this.#unifier, maxCost });
    return state !== undefined && state.cost > maxCost ? undefined : state;
  }

  #read(text: string, ids: readonly number[]): readonly Entry[] {
    const type = parseType(text);
    if (type === undefined) {
      return [];
    }
    this.#knowledge.learn(type);
    // A constant whose type is another word for a function can be called.
    const meaning = type.kind === 'named' ? this.#knowledge.definitionOf(type) : undefined;
    return [type, ...(meaning?.kind === 'function' ? [meaning] : [])].map((each) => {
      const { parameters: all, result } =
        each.kind === 'function' ? each : { parameters: [], result: each };
      const signature = { parameters: all.slice(0, MAX_PARAMETERS), result };
      const parameters = toParameterList(signature.parameters, this.#knowledge);
      return { signature, ids, size: sizeOfSignature(signature), parameters };
    });
  }

  #spell({ parameters, result }: Goal): Goal {
    const spell = (type: Type): Type => this.#knowledge.spell(type);
    return {
      parameters: parameters && replaceParameters(parameters, spell),
      result: spell(result),
    };
  }

  /** Whether a goal has anything that the index knows, or a variable. */
  #saysSomething({ parameters = [], result }: Goal): boolean {
    const isSaid = (type: Type): boolean =>
      type.kind === 'variable' ||
      (type.kind === 'named' &&
        (this.#knowledge.isKnown(type) ||
          this.#knowledge.namesLike(type.name.toLowerCase()).length > 0)) ||
      partsOf(type).some(isSaid);
    return [result, ...parameters.map(({ type }) => type)].some(isSaid);
  }
}
