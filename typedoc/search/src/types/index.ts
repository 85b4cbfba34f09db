import { Knowledge } from './knowledge';
import { NEVER, type Type, UNKNOWN, isRequired, parametersOf, resultOf, typesIn } from './model';
import { unifyParameters } from './parameters';
import { parseQuery } from './parse';
import { MAX_COST, type Reason, START, type State } from './state';
import { Unifier } from './unify';

export type { Reason };

export interface TypeHit {
  readonly id: number;
  readonly reasons: readonly Reason[];
}

interface Entry {
  readonly type: Type;
  readonly id: number;
  readonly size: number;
  readonly isSpecific: boolean;
}

const MAX_HITS = 50;

export class TypeSearch {
  readonly #knowledge: Knowledge;
  readonly #entries: readonly Entry[];

  /** @param signatures - If several are equally close, the first one wins. */
  constructor(
    signatures: readonly (readonly string[])[],
    foreign?: readonly (readonly [theirs: string, ours: string])[],
  ) {
    this.#knowledge = new Knowledge(signatures.flat(), foreign);
    this.#entries = signatures.flatMap((lines, id) =>
      lines
        .flatMap((line) => this.#read(line))
        .map((type) => ({
          type,
          id,
          size: typesIn(type).length,
          isSpecific: isSpecific([...parametersOf(type).filter(isRequired), resultOf(type)]),
        })),
    );
  }

  /** Returns symbols, the closest first, or none if the query is not a type. */
  search(query: string): readonly TypeHit[] {
    const hits = parseQuery(query)
      .flatMap((goal) => this.#find(goal))
      .sort(
        (left, right) => left.state.cost - right.state.cost || left.entry.size - right.entry.size,
      );
    const best = new Map<number, TypeHit>();
    for (const { entry, state } of hits) {
      if (!best.has(entry.id)) {
        best.set(entry.id, { id: entry.id, reasons: [...new Set(state.reasons)] });
      }
    }
    return [...best.values()].slice(0, MAX_HITS);
  }

  #read(signature: string): readonly Type[] {
    const type = this.#knowledge.read(signature);
    const meaning = type && this.#knowledge.definitionOf(type);
    return [type, meaning?.kind === 'function' ? meaning : undefined].filter(
      (each) => each !== undefined && each.kind !== 'hole',
    ) as readonly Type[];
  }

  /** Ignores functions from anything to anything, which would match every query. */
  #find(query: Type): readonly { readonly entry: Entry; readonly state: State }[] {
    const goal = this.#knowledge.spell(query);
    const acceptsAny = !isSpecific([...parametersOf(goal), resultOf(goal)]);
    if (!typesIn(query).some(({ kind }) => kind === 'variable') && !typesIn(goal).some(isKnown)) {
      return [];
    }
    return this.#entries.flatMap((entry) => {
      const state = acceptsAny || entry.isSpecific ? this.#unify(goal, entry.type) : undefined;
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

function isKnown({ kind, name }: Type): boolean {
  return kind === 'named' || (kind === 'hole' && name !== '');
}

function isSpecific(types: readonly Type[]): boolean {
  return types
    .flatMap(typesIn)
    .some(
      ({ kind, name }) =>
        kind === 'function' || (kind === 'named' && name !== UNKNOWN && name !== NEVER),
    );
}
