import type { TypeIndex } from '../../../plugin/contract';
import { Knowledge } from './knowledge';
import {
  type Goal,
  NEVER,
  type Parameter,
  type Signature,
  type Type,
  UNKNOWN,
  signatureOf,
  typesIn,
} from './model';
import { unifyParameters } from './parameters';
import { parseQuery, parseType } from './parse';
import { MAX_COST, type Reason, START, type State, charge, reasonsOf } from './state';
import { Unifier } from './unify';

export type { Reason, TypeIndex };

export interface TypeHit {
  /** The id of the symbol. */
  readonly id: number;
  /** How far it is from what was asked; nothing when it is that. */
  readonly cost: number;
  /** In what it differs; empty when in names only. */
  readonly reasons: readonly Reason[];
}

/** A way to call some symbols, or what they are when they are no functions. */
interface Entry extends Signature {
  readonly ids: readonly number[];
  /** How many types it is made of. */
  readonly size: number;
  readonly isSpecific: boolean;
}

const MAX_HITS = 50;

/** Finds symbols by their types. */
export class TypeSearch {
  readonly #knowledge: Knowledge;
  readonly #entries: readonly Entry[];

  constructor(index: TypeIndex) {
    this.#knowledge = new Knowledge(index);
    this.#entries = Object.entries(index.signatures).flatMap(([text, ids]) =>
      this.#read(text).map((signature) => toEntry(signature, ids)),
    );
  }

  /**
   * Answers a query with the symbols whose types are closest to it, the closest first.
   *
   * @param limit - How many are wanted.
   * @returns Undefined when the query is no type.
   */
  search(query: string, limit: number = MAX_HITS): readonly TypeHit[] | undefined {
    const hits = parseQuery(query)
      ?.filter((goal) => this.#saysSomething(goal))
      .flatMap((goal) => this.#find(this.#spell(goal)))
      .sort(
        (left, right) => left.state.cost - right.state.cost || left.entry.size - right.entry.size,
      );
    if (hits === undefined) {
      return undefined;
    }
    const best = new Map<number, TypeHit>();
    for (const { entry, state } of hits) {
      for (const id of entry.ids.filter((each) => !best.has(each))) {
        best.set(id, { id, cost: state.cost, reasons: reasonsOf(state) });
      }
    }
    return [...best.values()].slice(0, limit);
  }

  /** Reads the ways to call a symbol: a constant may be of a type that is defined as a function. */
  #read(text: string): readonly Signature[] {
    const type = parseType(text);
    if (type === undefined) {
      return [];
    }
    this.#knowledge.learn(type);
    const meaning = this.#knowledge.definitionOf(type);
    return [type, ...(meaning?.kind === 'function' ? [meaning] : [])].map(signatureOf);
  }

  /** Finds what may answer; a function from anything to anything answers no query for a type. */
  #find(goal: Goal): readonly { readonly entry: Entry; readonly state: State }[] {
    const isAnyWanted = !isSpecific(goal);
    return this.#entries.flatMap((entry) => {
      const state = isAnyWanted || entry.isSpecific ? this.#unify(goal, entry) : undefined;
      return state === undefined || state.cost > MAX_COST ? [] : [{ entry, state }];
    });
  }

  #unify({ parameters, result }: Goal, entry: Entry): State | undefined {
    const unifier = new Unifier(this.#knowledge);
    const state = unifier.unify(result, entry.result, 'output', START);
    return state === undefined || parameters === undefined
      ? state && charge(state, 'free', entry.parameters.filter(isRequired).length)
      : unifyParameters(parameters, entry.parameters, state, unifier);
  }

  #spell({ parameters, result }: Goal): Goal {
    return {
      parameters: parameters?.map((each) => ({ ...each, type: this.#knowledge.spell(each.type) })),
      result: this.#knowledge.spell(result),
    };
  }

  /** Whether a goal has anything that the index knows, or a variable. */
  #saysSomething(goal: Goal): boolean {
    return typesOf(goal).some(
      (type) =>
        type.kind === 'variable' || (type.kind === 'named' && this.#knowledge.isKnown(type)),
    );
  }
}

function toEntry({ parameters, result }: Signature, ids: readonly number[]): Entry {
  return {
    parameters,
    result,
    ids,
    size: typesOf({ parameters, result }).length,
    isSpecific: isSpecific({ parameters: parameters.filter(isRequired), result }),
  };
}

function isRequired({ presence }: Parameter): boolean {
  return presence === 'required';
}

function typesOf({ parameters = [], result }: Goal): readonly Type[] {
  return [...parameters.map(({ type }: Parameter) => type), result].flatMap(typesIn);
}

/** Whether types say more than that there is one: by a name or a function in them. */
function isSpecific(goal: Goal): boolean {
  return typesOf(goal).some(
    ({ kind, name }) =>
      kind === 'function' || (kind === 'named' && name !== UNKNOWN && name !== NEVER),
  );
}
