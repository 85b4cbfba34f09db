import { BestCosts } from './bestCosts';
import { Candidates, type Signature, sizeOfSignature } from './candidates';
import { LEAST_DIFFERENCE } from './costs';
import { Knowledge, type KnownTypes } from './knowledge';
import { type Goal, type Reason, type Type, partsOf, replaceParameters } from './model';
import { freeParameters, leastCost, unifyParameters } from './parameters';
import { parseQuery, parseType } from './parse';
import { START, type State, reasonsOf } from './state';
import { Unifier } from './unify';

export type { Reason } from './model';

/** The types of all symbols, as the build writes them. */
export interface TypeIndex extends KnownTypes {
  /** The ids of the symbols by their types: `(string)=>Option<number>`. */
  readonly signatures: Readonly<Record<string, readonly number[]>>;
}

export interface TypeHit {
  /** The id of the symbol. */
  readonly id: number;
  /** How far it is from what was asked; nothing when it is that. */
  readonly cost: number;
  /** In what it differs; empty when in names only. */
  readonly reasons: readonly Reason[];
}

interface Entry extends Signature {
  readonly ids: readonly number[];
  readonly size: number;
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
    this.#candidates = new Candidates(this.#entries, this.#knowledge);
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

  #compare(
    goal: Goal,
    costs: BestCosts,
  ): readonly { readonly entry: Entry; readonly state: State }[] {
    return this.#candidates.select(goal).flatMap((position) => {
      const entry = this.#entries[position];
      const state = entry && this.#unify(goal, entry, costs.max);
      if (entry === undefined || state === undefined) {
        return [];
      }
      costs.add(state.cost, entry.ids);
      return [{ entry, state }];
    });
  }

  /** Compares a goal with a signature, which must cost no more than a limit. */
  #unify({ parameters, result }: Goal, entry: Entry, maxCost: number): State | undefined {
    if (parameters !== undefined && leastCost(parameters.length, entry.parameters) > maxCost) {
      return undefined;
    }
    this.#unifier.restart(maxCost);
    const given = this.#unifier.unify(result, entry.result, 'output', START);
    if (given === undefined || given.cost > maxCost) {
      return undefined;
    }
    const state =
      parameters === undefined
        ? freeParameters(entry.parameters, given)
        : unifyParameters(parameters, entry.parameters, given, { unifier: this.#unifier, maxCost });
    return state !== undefined && state.cost > maxCost + LEAST_DIFFERENCE ? undefined : state;
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
      const signature = each.kind === 'function' ? each : { parameters: [], result: each };
      return { ...signature, ids, size: sizeOfSignature(signature) };
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
