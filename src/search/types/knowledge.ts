import type { KnownTypes } from '../../../typedoc/plugin/contract';
import { foldText } from '../foldText';
import {
  HOLE,
  NEVER,
  type NamedType,
  READONLY_ARRAY,
  TUPLE,
  type Type,
  UNKNOWN,
  named,
  partsOf,
  replaceTypes,
  union,
} from './model';
import {
  AWAITED,
  EITHER,
  FRENCH_NAMES,
  LANGUAGE_SUPERTYPES,
  READONLY_NAMES,
  SYNONYMS,
} from './names';
import { parseType } from './parse';

/** A rule about a name, with the variables that stand for its arguments. */
interface Rule {
  readonly variables: readonly string[];
  readonly type: Type;
  /** Earlier results: a comparison applies the same rules again and again. */
  readonly applied: WeakMap<NamedType, Type>;
}

/** The names of all that a type may be taken for. */
type Heads = ReadonlySet<string>;

const ANYTHING: Heads = new Set();

/** How far it is followed what a type may be taken for; what goes on may be anything. */
const MAX_STEPS = 8;

/** The head of a function type, which is no valid name. */
const FUNCTION = '=>';

/** The aliases and supertypes of an index, and its names. */
export class Knowledge {
  readonly #definitions: ReadonlyMap<string, Rule>;
  readonly #supertypes: ReadonlyMap<string, Rule>;
  readonly #names = new Map<string, string>();
  readonly #heads = new WeakMap<Type, Heads>();

  constructor(known: KnownTypes) {
    this.#definitions = toRules(known.definitions);
    this.#supertypes = toRules({ ...LANGUAGE_SUPERTYPES, ...known.supertypes });
    for (const name of [...READONLY_NAMES.keys(), EITHER]) {
      this.#names.set(name.toLowerCase(), name);
    }
    for (const rules of [this.#definitions, this.#supertypes]) {
      for (const [name, { type }] of rules) {
        this.#names.set(name.toLowerCase(), name);
        this.learn(type);
      }
    }
  }

  /** Notes the names in a type, so that queries may mention them. */
  learn(type: Type): void {
    if (type.kind === 'named') {
      this.#names.set(type.name.toLowerCase(), type.name);
    }
    partsOf(type).forEach((part) => {
      this.learn(part);
    });
  }

  /** The names that begin with a hint, if there is one. */
  namesLike(hint: string): readonly string[] {
    if (hint === '') {
      return [];
    }
    return [...this.#names].filter(([key]) => key.startsWith(hint)).map(([, name]) => name);
  }

  isKnown(type: NamedType): boolean {
    return this.#nameOf(type) !== undefined;
  }

  /** Spells the names of a query as the index does; what is unknown may be anything. */
  spell(type: Type): Type {
    return replaceTypes(type, (each) =>
      each.kind === 'named' ? this.#spellName(each) : undefined,
    );
  }

  #spellName(type: NamedType): Type {
    const hint = type.name.toLowerCase();
    const name = this.#nameOf(type);
    if (name !== undefined) {
      const typeArguments = type.arguments.map((each) => this.spell(each));
      return name === EITHER
        ? named('Result', ...typeArguments.reverse())
        : named(name, ...typeArguments);
    }
    return this.namesLike(hint).length > 0
      ? { kind: 'hole', hint }
      : { kind: 'variable', name: type.name };
  }

  #nameOf(type: NamedType): string | undefined {
    if (isStructural(type)) {
      return type.name;
    }
    const known = this.#names.get(type.name.toLowerCase());
    return known === type.name
      ? known
      : (SYNONYMS.get(type.name) ?? FRENCH_NAMES.get(foldText(type.name)) ?? known);
  }

  definitionOf(type: NamedType): Type | undefined {
    return applyRule(this.#definitions.get(type.name), type);
  }

  /** The next wider type, if one is known. */
  supertypeOf(type: NamedType): Type | undefined {
    if (type.name === TUPLE) {
      return named(READONLY_ARRAY, union(type.arguments));
    }
    return applyRule(this.#supertypes.get(type.name), type) ?? primitiveOf(type.name);
  }

  /**
   * Whether one of two types may be taken for the other, by their heads alone: most types have
   * nothing to do with each other, which is soon seen.
   */
  canMeet(left: Type, right: Type): boolean {
    const heads = this.#headsOf(left);
    const others = this.#headsOf(right);
    return heads === ANYTHING || others === ANYTHING || haveCommon(heads, others);
  }

  #headsOf(type: Type): Heads {
    const known = this.#heads.get(type);
    if (known !== undefined) {
      return known;
    }
    const names = new Set<string>();
    const heads = this.#addHeads(type, names, MAX_STEPS) ? names : ANYTHING;
    this.#heads.set(type, heads);
    return heads;
  }

  /** Adds what a type may be taken for in some steps, and says whether that is all. */
  #addHeads(type: Type, heads: Set<string>, steps: number): boolean {
    switch (type.kind) {
      case 'variable':
      case 'hole':
        return false;
      case 'function':
        heads.add(FUNCTION);
        return true;
      case 'union':
        return type.members.every((each) => this.#addHeads(each, heads, steps));
      case 'named':
        return this.#addHeadsOfName(type, heads, steps);
    }
  }

  #addHeadsOfName(type: NamedType, heads: Set<string>, steps: number): boolean {
    const name = READONLY_NAMES.get(type.name) ?? type.name;
    // A definition may mention its own name, with other arguments each time.
    if (name === UNKNOWN || name === NEVER || steps === 0) {
      return false;
    }
    heads.add(name);
    const awaited = AWAITED.has(type.name) ? type.arguments[0] : undefined;
    return [this.definitionOf(type), this.supertypeOf(type), awaited].every(
      (each) => each === undefined || this.#addHeads(each, heads, steps - 1),
    );
  }
}

/** Whether two sets have something in common. */
function haveCommon(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const each of some) {
    if (others.has(each)) {
      return true;
    }
  }
  return false;
}

function toRules(texts: Readonly<Record<string, string>>): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const [head, body] of Object.entries(texts)) {
    const left = parseType(head);
    const type = parseType(body);
    if (left?.kind === 'named' && type !== undefined) {
      const variables = left.arguments.map((each) => (each.kind === 'variable' ? each.name : ''));
      rules.set(left.name, { variables, type, applied: new WeakMap() });
    }
  }
  return rules;
}

function applyRule(rule: Rule | undefined, type: NamedType): Type | undefined {
  if (rule === undefined) {
    return undefined;
  }
  const known = rule.applied.get(type);
  if (known !== undefined) {
    return known;
  }
  const applied = replaceTypes(rule.type, (each) =>
    each.kind === 'variable'
      ? (type.arguments[rule.variables.indexOf(each.name)] ?? HOLE)
      : undefined,
  );
  rule.applied.set(type, applied);
  return applied;
}

/** Whether a name is not a word: a literal, a tuple or an object. */
function isStructural({ name }: NamedType): boolean {
  return !/^[\p{L}_$]/u.test(name);
}

/** The same each time: what is known of a type is known of an object. */
const PRIMITIVES = { string: named('string'), number: named('number'), bigint: named('bigint') };

function primitiveOf(literal: string): Type | undefined {
  if (literal.startsWith('"')) {
    return PRIMITIVES.string;
  }
  if (!/^-?\d/.test(literal)) {
    return undefined;
  }
  return literal.endsWith('n') ? PRIMITIVES.bigint : PRIMITIVES.number;
}
