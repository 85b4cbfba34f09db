import type { TypeIndex } from '../../../typedoc/plugin/contract';
import { MAX_COST } from './costs';
import { Knowledge } from './knowledge';
import {
  type Goal,
  NEVER,
  type Parameter,
  type Reason,
  type Type,
  UNKNOWN,
  partsOf,
  replaceParameters,
  sizeOf,
} from './model';
import { freeParameters, unifyParameters } from './parameters';
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

/** A way to call some symbols, or what they are when they are no functions. */
interface Entry {
  readonly parameters: readonly Parameter[];
  readonly result: Type;
  readonly ids: readonly number[];
  readonly size: number;
  /** Whether it is made of more than variables. */
  readonly isSpecific: boolean;
}

interface Hit {
  readonly entry: Entry;
  readonly state: State;
}

const MAX_HITS = 50;

/** Finds symbols by their types. */
export class TypeSearch {
  readonly #knowledge: Knowledge;
  readonly #entries: readonly Entry[];
  readonly #unifier: Unifier;

  constructor(index: TypeIndex) {
    this.#knowledge = new Knowledge(index);
    this.#entries = Object.entries(index.signatures).flatMap(([text, ids]) =>
      this.#read(text, ids),
    );
    this.#unifier = new Unifier(this.#knowledge);
  }

  /**
   * Answers a query with the symbols whose types are closest to it, the closest first.
   *
   * @param limit - How many are wanted.
   * @returns Undefined when the query is no type.
   */
  search(query: string, limit: number = MAX_HITS): readonly TypeHit[] | undefined {
    const goals = parseQuery(query);
    return goals === undefined ? undefined : this.#answer(goals, limit);
  }

  #answer(goals: readonly Goal[], limit: number): readonly TypeHit[] {
    const hits = goals
      .filter((goal) => this.#saysSomething(goal))
      .map((goal) => this.#spell(goal))
      .flatMap((goal) =>
        this.#entriesFor(goal).flatMap((entry): readonly Hit[] => {
          const state = this.#unify(goal, entry);
          return state === undefined ? [] : [{ entry, state }];
        }),
      )
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

  /** A function from anything to anything answers no query for a type. */
  #entriesFor({ parameters = [], result }: Goal): readonly Entry[] {
    return isSpecific([...parameters.map(({ type }) => type), result])
      ? this.#entries.filter((entry) => entry.isSpecific)
      : this.#entries;
  }

  #unify(goal: Goal, { parameters, result }: Entry): State | undefined {
    this.#unifier.restart(MAX_COST);
    const given = this.#unifier.unify(goal.result, result, 'output', START);
    if (given === undefined || given.cost > MAX_COST) {
      return undefined;
    }
    const state =
      goal.parameters === undefined
        ? freeParameters(parameters, given)
        : unifyParameters(goal.parameters, parameters, given, {
            unifier: this.#unifier,
            maxCost: MAX_COST,
          });
    return state !== undefined && state.cost > MAX_COST ? undefined : state;
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
      const { parameters, result } =
        each.kind === 'function' ? each : { parameters: [], result: each };
      const typesOf = (some: readonly Parameter[]): readonly Type[] => [
        ...some.map((parameter) => parameter.type),
        result,
      ];
      return {
        parameters,
        result,
        ids,
        size: typesOf(parameters).reduce((size, part) => size + sizeOf(part), 0),
        isSpecific: isSpecific(
          typesOf(parameters.filter(({ presence }) => presence !== 'optional')),
        ),
      };
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

/** Whether types say more than that there is one: by a name or a function in them. */
function isSpecific(types: readonly Type[]): boolean {
  return types.some(
    (type) =>
      type.kind === 'function' ||
      (type.kind === 'named' && type.name !== UNKNOWN && type.name !== NEVER) ||
      isSpecific(partsOf(type)),
  );
}
