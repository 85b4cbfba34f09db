import type { KnownTypes } from '../../../plugin/contract';
import { foldText } from '../foldText';
import {
  HOLE,
  READONLY_ARRAY,
  TUPLE,
  type Type,
  createType,
  isNamed,
  mapTypes,
  named,
  typesIn,
  union,
} from './model';
import { EITHER, LANGUAGE_SUPERTYPES, SYNONYMS } from './names';
import { parseType } from './parse';

/** What a name stands for, with variables for its arguments. */
interface Rule {
  readonly head: Type;
  readonly body: Type;
}

type Rules = ReadonlyMap<string, Rule>;

/** The aliases and supertypes of an index, and its names. */
export class Knowledge {
  /** As they are spelled, by their lower case. */
  readonly #names = new Map<string, string>();
  readonly #definitions: Rules;
  readonly #supertypes: Rules;

  /** What a name is another word for. */
  readonly definitionOf = remember((type) => applyRule(this.#definitions, type));

  /** The next wider type, if one is known. */
  readonly supertypeOf = remember((type) =>
    isNamed(type, TUPLE)
      ? named(READONLY_ARRAY, union(type.parts))
      : (applyRule(this.#supertypes, type) ?? primitiveOf(type)),
  );

  constructor({ definitions, supertypes }: KnownTypes) {
    this.#definitions = this.#readRules(definitions);
    this.#supertypes = this.#readRules({ ...LANGUAGE_SUPERTYPES, ...supertypes });
  }

  /** Reads a type of the index, and notes its names, so that queries may mention them. */
  read(text: string): Type | undefined {
    const type = parseType(text);
    for (const { kind, name } of type === undefined ? [] : typesIn(type)) {
      if (kind === 'named') {
        this.#names.set(name.toLowerCase(), name);
      }
    }
    return type;
  }

  #readRules(texts: Readonly<Record<string, string>>): Rules {
    const rules = new Map<string, Rule>();
    for (const [left, right] of Object.entries(texts)) {
      const [head, body] = [this.read(left), this.read(right)];
      if (head !== undefined && body !== undefined) {
        rules.set(head.name, { head, body });
      }
    }
    return rules;
  }

  /**
   * Spells the names of a query as the index does; what is unknown may be anything. The variables
   * get names that those of the index do not have.
   */
  spell(type: Type): Type {
    return mapTypes(type, (each) =>
      each.kind === 'named'
        ? this.#spellName(each)
        : each.kind === 'variable'
          ? toAsked(each)
          : each,
    );
  }

  #spellName(type: Type): Type {
    const { name, parts } = type;
    const lowerCase = name.toLowerCase();
    const known = this.#names.get(lowerCase);
    const isWord = /^[\p{L}_$]/u.test(name);
    const spelled = known === name || !isWord ? name : (SYNONYMS.get(foldText(name)) ?? known);
    if (spelled !== undefined) {
      return named(spelled, ...(lowerCase === EITHER ? [...parts].reverse() : parts));
    }
    const isBeginning = [...this.#names.keys()].some((each) => each.startsWith(lowerCase));
    return isBeginning ? createType('hole', lowerCase) : toAsked(type);
  }
}

function toAsked({ name }: Type): Type {
  return createType('variable', `${name}?`);
}

function applyRule(rules: Rules, { kind, name, parts }: Type): Type | undefined {
  const rule = kind === 'named' ? rules.get(name) : undefined;
  return (
    rule &&
    mapTypes(rule.body, (each) =>
      each.kind === 'variable'
        ? (parts[rule.head.parts.findIndex((part) => part.name === each.name)] ?? HOLE)
        : each,
    )
  );
}

/** The type of a literal. */
function primitiveOf({ kind, name }: Type): Type | undefined {
  if (kind !== 'named' || !/^["\d-]/.test(name)) {
    return undefined;
  }
  return named(name.startsWith('"') ? 'string' : name.endsWith('n') ? 'bigint' : 'number');
}

/** Asks for each type once: comparisons meet the same types again and again. */
function remember(find: (type: Type) => Type | undefined): (type: Type) => Type | undefined {
  const known = new WeakMap<Type, Type | undefined>();
  return (type) => {
    if (!known.has(type)) {
      known.set(type, find(type));
    }
    return known.get(type);
  };
}
