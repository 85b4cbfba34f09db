import { foldText } from '../fold';
import {
  HOLE,
  INFERRED,
  READONLY_ARRAY,
  TUPLE,
  type Type,
  createType,
  isInferred,
  isNamed,
  mapTypes,
  membersOf,
  named,
  readonlyName,
  typesIn,
  union,
} from './model';
import { LANGUAGE_SUPERTYPES, READONLY_NAMES, SYNONYMS } from './typeNames';
import { type Declaration, parseDeclaration, parseType } from './parse';

interface Rule {
  readonly head: Type;
  readonly body: Type;
}

const MAX_DEPTH = 3;

export class Knowledge {
  readonly #names = new Map<string, string>();
  readonly #foreign = new Map<string, Rule>();
  readonly #definitions: ReadonlyMap<string, Rule>;
  readonly #supertypes: ReadonlyMap<string, Rule>;
  readonly #conditions: ReadonlyMap<string, readonly Rule[]>;

  readonly definitionOf = memoize((type) => applyRule(this.#definitions.get(type.name), type));

  readonly supertypeOf = memoize((type) =>
    isNamed(type, TUPLE)
      ? named(READONLY_ARRAY, union(type.parts))
      : (applyRule(this.#supertypes.get(type.name), type) ?? primitiveOf(type)),
  );

  constructor(
    signatures: readonly string[],
    foreign: readonly (readonly [theirs: string, ours: string])[] = [],
  ) {
    const declared = signatures.flatMap((signature) => readAlias(signature));
    const isOpen = ({ body }: Rule): boolean =>
      body.kind === 'conditional' || body.kind === 'hole' || body.kind === 'variable';
    this.#conditions = groupRules(declared.filter(isOpen));
    const plain = declared.filter(
      (rule) =>
        !isOpen(rule) &&
        !READONLY_NAMES.has(rule.head.name) &&
        // Leave out aliases that only rename a built-in type, such as our `Record`.
        rule.body.name !== rule.head.name,
    );
    const known = new Set(declared.map(({ head }) => head.name));
    const isWider = ({ body, isNarrower }: (typeof declared)[number]): boolean =>
      isNarrower || commonPrimitive(body) !== undefined;
    this.#definitions = onlyRules(groupRules(plain.filter((rule) => !isWider(rule))), known);
    this.#supertypes = onlyRules(
      groupRules([
        ...Object.entries(LANGUAGE_SUPERTYPES).flatMap(([left, right]) => readRule(left, right)),
        ...plain
          .filter(isWider)
          .map(({ head, body }) => ({ head, body: commonPrimitive(body) ?? body })),
      ]),
      known,
    );
    for (const { head, body } of [...this.#definitions.values(), ...this.#supertypes.values()]) {
      this.#note(head);
      this.#note(body);
    }
    for (const [theirs, ours] of [...foreign].reverse()) {
      for (const rule of readAlias(`type ${theirs.replace(/^[^<]*\./, '')} = ${ours}`)) {
        this.#foreign.set(foldText(rule.head.name), rule);
      }
    }
  }

  /** Parses a signature and records its names, so that queries can use them. */
  read(signature: string): Type | undefined {
    const { head, body } = parseDeclaration(signature, (type) => this.#resolve(type)) ?? {};
    if (head !== undefined || body === undefined) {
      return undefined;
    }
    this.#note(body);
    return body;
  }

  #note(type: Type): void {
    for (const { kind, name } of typesIn(type)) {
      if (kind === 'named') {
        this.#names.set(name.toLowerCase(), name);
      }
    }
  }

  #resolve(type: Type): Type {
    if (type.kind === 'conditional') {
      return this.#infer(type) ?? HOLE;
    }
    const rules = type.kind === 'named' ? (this.#conditions.get(type.name) ?? []) : [];
    const bodies = rules.flatMap((rule) => applyRule(rule, type) ?? []);
    const [first] = bodies;
    return first === undefined
      ? type
      : (bodies
          .map((body) => (body.kind === 'conditional' ? this.#infer(body) : body))
          .find(Boolean) ?? HOLE);
  }

  #infer({ parts }: Type): Type | undefined {
    const [checked = HOLE, pattern = HOLE, result = HOLE] = parts;
    const found = this.#match(pattern, checked);
    return (
      found &&
      mapTypes(result, (each) => (isInferred(each) ? (found.get(each.name) ?? HOLE) : each))
    );
  }

  #match(pattern: Type, type: Type, depth = MAX_DEPTH): ReadonlyMap<string, Type> | undefined {
    if (isInferred(pattern)) {
      return new Map([[pattern.name, type]]);
    }
    if (type.kind === 'named' && readonlyName(type) === readonlyName(pattern)) {
      return new Map(
        pattern.parts.flatMap((part, index) => [
          ...(this.#match(part, type.parts[index] ?? HOLE) ?? []),
        ]),
      );
    }
    const wider =
      depth === 0
        ? []
        : [
            ...(type.kind === 'union' ? membersOf(type) : []),
            this.definitionOf(type),
            this.supertypeOf(type),
          ];
    return wider
      .filter((each) => each !== undefined)
      .map((each) => this.#match(pattern, each, depth - 1))
      .find((each) => each !== undefined && each.size > 0);
  }

  /** Replaces unknown names by variables, whose names do not occur in the reference. */
  spell(type: Type): Type {
    return mapTypes(type, (each) =>
      each.kind === 'named'
        ? this.#spellName(each)
        : each.kind === 'variable'
          ? toQueryVariable(each)
          : each,
    );
  }

  #spellName(type: Type): Type {
    const { name, parts } = type;
    const lowerCase = name.toLowerCase();
    const known = this.#names.get(lowerCase);
    if (known === name || !/^[\p{L}_$]/u.test(name)) {
      return type;
    }
    const foreign = this.#foreign.get(foldText(name));
    if (foreign !== undefined) {
      return foreign.head.parts.length > 0
        ? (applyRule(foreign, { ...type, name: foreign.head.name }) ?? type)
        : named(foreign.body.name, ...parts);
    }
    const spelled = SYNONYMS.get(foldText(name)) ?? known;
    if (spelled !== undefined) {
      return named(spelled, ...parts);
    }
    const isBeginning = [...this.#names.keys()].some((each) => each.startsWith(lowerCase));
    return isBeginning ? createType('hole', lowerCase) : toQueryVariable(type);
  }
}

function readAlias(signature: string): readonly (Rule & Declaration)[] {
  const declaration = parseDeclaration(signature);
  return declaration?.head === undefined ? [] : [{ ...declaration, head: declaration.head }];
}

function readRule(left: string, right: string): readonly Rule[] {
  const [head, body] = [parseType(left), parseType(right)];
  return head === undefined || body === undefined ? [] : [{ head, body }];
}

function groupRules(rules: readonly Rule[]): ReadonlyMap<string, readonly Rule[]> {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) {
    groups.set(rule.head.name, [...(groups.get(rule.head.name) ?? []), rule]);
  }
  return groups;
}

/** Leaves out names with several definitions. */
function onlyRules(
  groups: ReadonlyMap<string, readonly Rule[]>,
  known: ReadonlySet<string>,
): ReadonlyMap<string, Rule> {
  // An undeclared name is a local alias, such as the `IntType` of an import.
  const isKnown = ({ body }: Rule): boolean =>
    body.kind !== 'named' || known.has(body.name) || /^[^A-Z]/.test(body.name);
  return new Map(
    [...groups].flatMap(([name, all]): readonly [string, Rule][] => {
      const rules = all.length > 1 ? all.filter(isKnown) : all;
      const [first, ...others] = rules;
      return first === undefined ||
        others.some((other) => JSON.stringify(other) !== JSON.stringify(first))
        ? []
        : [[name, first]];
    }),
  );
}

function toQueryVariable({ name }: Type): Type {
  return createType('variable', `${name}?`);
}

function applyRule(rule: Rule | undefined, { kind, parts }: Type): Type | undefined {
  return kind !== 'named' || rule === undefined
    ? undefined
    : mapTypes(rule.body, (each) =>
        each.kind === 'variable' && !each.name.startsWith(INFERRED)
          ? (parts[rule.head.parts.findIndex((part) => part.name === each.name)] ?? HOLE)
          : each,
      );
}

function commonPrimitive(type: Type): Type | undefined {
  const [first, ...others] = membersOf(type).map(primitiveOf);
  return first !== undefined && others.every((other) => other?.name === first.name)
    ? first
    : undefined;
}

function primitiveOf({ kind, name }: Type): Type | undefined {
  if (kind !== 'named' || !/^["\d-]/.test(name)) {
    return undefined;
  }
  return named(name.startsWith('"') ? 'string' : name.endsWith('n') ? 'bigint' : 'number');
}

/** Caches results, because comparisons look up the same types many times. */
function memoize(find: (type: Type) => Type | undefined): (type: Type) => Type | undefined {
  const known = new WeakMap<Type, Type | undefined>();
  return (type) => {
    if (!known.has(type)) {
      known.set(type, find(type));
    }
    return known.get(type);
  };
}
