import type { Knowledge } from './knowledge';
import {
  type Goal,
  type NamedType,
  type Parameter,
  type Type,
  membersOf,
  partsOf,
  sizeOf,
} from './model';
import { AWAITED, READONLY_NAMES } from './names';

/** A way to call something, or what it is when it is no function. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly result: Type;
}

/** The signatures that have a name or one like it, a list for each name. */
interface Group {
  readonly lists: readonly (readonly number[])[];
  readonly count: number;
}

/** How many signatures are looked at, and how many of them are compared, whatever there are. */
const MAX_CANDIDATES = 800;
const MAX_COMPARED = 300;

/** How many names a name that is not finished may become. */
const MAX_NAMES = 24;

/** How deep definitions and wider types are followed. */
const MAX_STEPS_UP = 4;

/** The key of any variable, and the prefix of the keys of results. */
const VARIABLE = '*';
const GIVES = '>';

/** Finds the few of many signatures that are worth a comparison, by the names in them. */
export class Candidates {
  readonly #knowledge: Knowledge;
  readonly #sizes: readonly number[];
  readonly #positions = new Map<string, number[]>();

  /** Takes signatures in the order of their sizes. */
  constructor(signatures: readonly Signature[], knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.#sizes = signatures.map(sizeOfSignature);
    for (const [position, signature] of signatures.entries()) {
      for (const key of this.#keysOf(signature)) {
        const positions = this.#positions.get(key);
        if (positions === undefined) {
          this.#positions.set(key, [position]);
        } else {
          positions.push(position);
        }
      }
    }
  }

  /** The positions of the signatures that share most with a goal, rare names before common ones. */
  select(goal: Goal): readonly number[] {
    const size = sizeOfSignature({ ...goal, parameters: goal.parameters ?? [] });
    const groups = this.#groupsOf(goal)
      .map((keys): Group => {
        const lists = keys.map((key) => this.#positions.get(key) ?? []);
        return { lists, count: lists.reduce((sum, { length }) => sum + length, 0) };
      })
      .filter(({ count }) => count > 0)
      .sort((left, right) => left.count - right.count);
    const found = new Set<number>();
    for (const { lists } of groups) {
      for (const list of lists) {
        this.#addNearest(list, size, found);
      }
    }
    const weights = this.#weightsOf(groups);
    const weightAt = (position: number): number => weights[position] ?? 0;
    const distanceAt = (position: number): number => Math.abs((this.#sizes[position] ?? 0) - size);
    return [...found]
      .sort(
        (left, right) => weightAt(right) - weightAt(left) || distanceAt(left) - distanceAt(right),
      )
      .slice(0, MAX_COMPARED);
  }

  /** Sums up the weights of the groups that each signature matches; rare groups weigh more. */
  #weightsOf(groups: readonly Group[]): Float64Array {
    const weights = new Float64Array(this.#sizes.length);
    const lastGroups = new Int32Array(this.#sizes.length).fill(-1);
    for (const [index, { lists, count }] of groups.entries()) {
      const weight = Math.log(1 + this.#sizes.length / count);
      for (const list of lists) {
        for (const position of list) {
          // Of a group a signature has something or nothing.
          if (lastGroups[position] !== index) {
            lastGroups[position] = index;
            weights[position] = (weights[position] ?? 0) + weight;
          }
        }
      }
    }
    return weights;
  }

  /** Adds positions of a list until there are enough, those of a like size first. */
  #addNearest(list: readonly number[], size: number, found: Set<number>): void {
    let above = this.#firstOfSize(list, size);
    let below = above - 1;
    while (found.size < MAX_CANDIDATES && (below >= 0 || above < list.length)) {
      const isBelowNearer = size - this.#sizeAt(list, below) < this.#sizeAt(list, above) - size;
      found.add(list[isBelowNearer ? below : above] ?? 0);
      below -= isBelowNearer ? 1 : 0;
      above += isBelowNearer ? 0 : 1;
    }
  }

  #firstOfSize(list: readonly number[], size: number): number {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sizeAt(list, middle) < size) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The size of a signature in a list; beyond its ends, one that is far from all. */
  #sizeAt(list: readonly number[], index: number): number {
    const position = list[index];
    return position === undefined
      ? (index < 0 ? -1 : 1) * Number.POSITIVE_INFINITY
      : (this.#sizes[position] ?? 0);
  }

  /** All that a signature can be found by: its names, and what they mean. */
  #keysOf({ parameters, result }: Signature): ReadonlySet<string> {
    const keys = new Set<string>();
    for (const type of [...parameters.map((parameter) => parameter.type), result]) {
      this.#addNames(type, keys, MAX_STEPS_UP);
    }
    this.#addHeads(result, keys, MAX_STEPS_UP);
    return keys;
  }

  #addNames(type: Type, keys: Set<string>, steps: number): void {
    const key = keyOf(type);
    if (key !== undefined) {
      keys.add(key);
    }
    for (const part of [...partsOf(type), ...this.#above(type, steps)]) {
      this.#addNames(part, keys, steps - 1);
    }
  }

  #addHeads(type: Type, keys: Set<string>, steps: number): void {
    for (const member of membersOf(type)) {
      const key = keyOf(member);
      if (key !== undefined) {
        keys.add(GIVES + key);
      }
      for (const meaning of [...this.#above(member, steps), ...awaitedBy(member)]) {
        this.#addHeads(meaning, keys, steps - 1);
      }
    }
  }

  /** The definition and the supertype of a name. */
  #above(type: Type, steps: number): readonly Type[] {
    return type.kind !== 'named' || steps <= 0
      ? []
      : [this.#knowledge.definitionOf(type), this.#knowledge.supertypeOf(type)].filter(
          (each) => each !== undefined,
        );
  }

  /** Keys of which a signature should have one each. */
  #groupsOf({ parameters, result }: Goal): readonly (readonly string[])[] {
    const groups = new Map<string, readonly string[]>();
    for (const type of [...(parameters ?? []).map((parameter) => parameter.type), result]) {
      this.#addGroups(type, groups);
    }
    for (const head of membersOf(result)) {
      const keys = this.#alternatives(head).map((key) => GIVES + key);
      groups.set(keys.join(), keys);
    }
    return [...groups.values()];
  }

  #addGroups(type: Type, groups: Map<string, readonly string[]>): void {
    const keys = this.#alternatives(type);
    groups.set(keys.join(), keys);
    for (const part of partsOf(type)) {
      this.#addGroups(part, groups);
    }
  }

  #alternatives(type: Type): readonly string[] {
    if (type.kind === 'hole') {
      return this.#knowledge.namesLike(type.hint).slice(0, MAX_NAMES);
    }
    const key = keyOf(type);
    if (key === undefined) {
      return [];
    }
    return type.kind === 'named' ? [key, ...this.#wider(type)] : [key];
  }

  #wider(type: NamedType): readonly string[] {
    const keys: string[] = AWAITED.has(type.name) ? [...AWAITED] : [];
    let wider = this.#knowledge.supertypeOf(type);
    for (let step = 0; step < MAX_STEPS_UP && wider?.kind === 'named'; step += 1) {
      keys.push(keyOf(wider) ?? '');
      wider = this.#knowledge.supertypeOf(wider);
    }
    return keys;
  }
}

/** How many types a signature is made of. */
export function sizeOfSignature({ parameters, result }: Signature): number {
  return parameters.reduce((size, { type }) => size + sizeOf(type), sizeOf(result));
}

function keyOf(type: Type): string | undefined {
  switch (type.kind) {
    case 'variable':
      return VARIABLE;
    case 'named':
      return READONLY_NAMES.get(type.name) ?? type.name;
    case 'function':
    case 'union':
    case 'hole':
      return undefined;
  }
}

function awaitedBy(type: Type): readonly Type[] {
  return type.kind === 'named' && AWAITED.has(type.name) ? type.arguments.slice(0, 1) : [];
}
