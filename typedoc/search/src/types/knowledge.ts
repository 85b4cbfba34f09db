import type { KnownTypes } from '../../../plugin/contract';
import { foldText } from '../foldText';
import {
  HOLE,
  READONLY_ARRAY,
  TUPLE,
  type Type,
  createType,
  named,
  replaceTypes,
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

/** The aliases and supertypes of an index, and its names. */
export class Knowledge {
  readonly #definitions: ReadonlyMap<string, Rule>;
  readonly #supertypes: ReadonlyMap<string, Rule>;
  /** As they are spelled, by their lower case. */
  readonly #names = new Map<string, string>();

  /** What a name is another word for. */
  readonly definitionOf = remember((type) => applyRule(this.#definitions, type));

  /** The next wider type, if one is known. */
  readonly supertypeOf = remember((type) =>
    type.kind === 'named' && type.name === TUPLE
      ? named(READONLY_ARRAY, union(type.parts))
      : (applyRule(this.#supertypes, type) ?? primitiveOf(type)),
  );

  constructor({ definitions, supertypes }: KnownTypes) {
    this.#definitions = toRules(definitions);
    this.#supertypes = toRules({ ...LANGUAGE_SUPERTYPES, ...supertypes });
    for (const { head, body } of [...this.#definitions.values(), ...this.#supertypes.values()]) {
      this.learn(head);
      this.learn(body);
    }
  }

  /** Notes the names in a type, so that queries may mention them. */
  learn(type: Type): void {
    for (const { kind, name } of typesIn(type)) {
      if (kind === 'named') {
        this.#names.set(name.toLowerCase(), name);
      }
    }
  }

  /** Whether a name of a query is one of the index, or the beginning of one. */
  isKnown(type: Type): boolean {
    return this.#spellName(type).kind !== 'variable';
  }

  /**
   * Spells the names of a query as the index does; what is unknown may be anything. The variables
   * get names that those of the index do not have.
   */
  spell(type: Type): Type {
    return replaceTypes(type, (each) =>
      each.kind === 'named'
        ? this.#spellName(each)
        : each.kind === 'variable'
          ? toAsked(each)
          : undefined,
    );
  }

  #spellName(type: Type): Type {
    const lowerCase = type.name.toLowerCase();
    const name = this.#findName(type.name);
    if (name !== undefined) {
      const parts = type.parts.map((each) => this.spell(each));
      return named(name, ...(lowerCase === EITHER ? parts.reverse() : parts));
    }
    const isBeginning = [...this.#names.keys()].some((each) => each.startsWith(lowerCase));
    return isBeginning ? createType('hole', lowerCase) : toAsked(type);
  }

  #findName(name: string): string | undefined {
    const known = this.#names.get(name.toLowerCase());
    const isWord = /^[\p{L}_$]/u.test(name);
    return known === name || !isWord ? name : (SYNONYMS.get(foldText(name)) ?? known);
  }
}

function toAsked({ name }: Type): Type {
  return createType('variable', `${name}?`);
}

function toRules(texts: Readonly<Record<string, string>>): ReadonlyMap<string, Rule> {
  return new Map(
    Object.entries(texts).flatMap(([left, right]) => {
      const head = parseType(left);
      const body = parseType(right);
      return head === undefined || body === undefined ? [] : [[head.name, { head, body }]];
    }),
  );
}

function applyRule(
  rules: ReadonlyMap<string, Rule>,
  { kind, name, parts }: Type,
): Type | undefined {
  const rule = kind === 'named' ? rules.get(name) : undefined;
  return (
    rule &&
    replaceTypes(rule.body, (each) =>
      each.kind === 'variable'
        ? (parts[rule.head.parts.findIndex((part) => part.name === each.name)] ?? HOLE)
        : undefined,
    )
  );
}

/** The type of a literal. */
function primitiveOf({ kind, name }: Type): Type | undefined {
  const isNumber = /^-?\d/.test(name);
  if (kind !== 'named' || !(isNumber || name.startsWith('"'))) {
    return undefined;
  }
  return named(isNumber ? (name.endsWith('n') ? 'bigint' : 'number') : 'string');
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
