import type { TypeIndex } from '../../../plugin/contract';
import { Knowledge } from './knowledge';
import { NEVER, type Type, UNKNOWN, isRequired, parametersOf, resultOf, typesIn } from './model';
import { unifyParameters } from './parameters';
import { parseQuery } from './parse';
import { MAX_COST, type Reason, START, type State } from './state';
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
interface Entry {
  readonly type: Type;
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
      this.#read(text).map((type) => ({
        type,
        ids,
        size: typesIn(type).length,
        isSpecific: isSpecific([...parametersOf(type).filter(isRequired), resultOf(type)]),
      })),
    );
  }

  /**
   * Answers a query with the symbols whose types are closest to it, the closest first; with none
   * where it is no type.
   */
  search(query: string): readonly TypeHit[] {
    const hits = parseQuery(query)
      .flatMap((goal) => this.#find(goal))
      .sort(
        (left, right) => left.state.cost - right.state.cost || left.entry.size - right.entry.size,
      );
    const best = new Map<number, TypeHit>();
    for (const { entry, state } of hits) {
      for (const id of entry.ids.filter((each) => !best.has(each))) {
        best.set(id, { id, cost: state.cost, reasons: [...new Set(state.reasons)] });
      }
    }
    return [...best.values()].slice(0, MAX_HITS);
  }

  /** Reads the ways to call a symbol: a constant may be of a type that is defined as a function. */
  #read(text: string): readonly Type[] {
    const type = this.#knowledge.read(text);
    const meaning = type && this.#knowledge.definitionOf(type);
    return [type, meaning?.kind === 'function' ? meaning : undefined].filter(
      (each) => each !== undefined,
    );
  }

  /** Finds what may answer; a function from anything to anything answers no query for a type. */
  #find(query: Type): readonly { readonly entry: Entry; readonly state: State }[] {
    const goal = this.#knowledge.spell(query);
    const isAnyWanted = !isSpecific([...parametersOf(goal), resultOf(goal)]);
    if (!typesIn(query).some(({ kind }) => kind === 'variable') && !typesIn(goal).some(isKnown)) {
      return [];
    }
    return this.#entries.flatMap((entry) => {
      const state = isAnyWanted || entry.isSpecific ? this.#unify(goal, entry.type) : undefined;
      return state === undefined || state.cost > MAX_COST ? [] : [{ entry, state }];
    });
  }

  #unify(goal: Type, type: Type): State | undefined {
    const unifier = new Unifier(this.#knowledge);
    const state = unifier.unify(resultOf(goal), resultOf(type), 'output', START);
    return state && goal.kind === 'function'
      ? unifyParameters(parametersOf(goal), parametersOf(type), state, unifier)
      : state;
  }
}

/** Whether a type of a query is one of the index, or the beginning of one. */
function isKnown({ kind, name }: Type): boolean {
  return kind === 'named' || (kind === 'hole' && name !== '');
}

/** Whether types say more than that there is one: by a name or a function in them. */
function isSpecific(types: readonly Type[]): boolean {
  return types
    .flatMap(typesIn)
    .some(
      ({ kind, name }) =>
        kind === 'function' || (kind === 'named' && name !== UNKNOWN && name !== NEVER),
    );
}
