import { READONLY_NAMES } from './names';

/** A type as the search sees it: what it is made of, without what cannot be searched for. */
export interface Type {
  /**
   * A variable stands for any type, the same wherever it stands. A hole is a type that is not typed
   * yet or cannot be expressed. Arrays, tuples, objects, literals and predicates are named too.
   */
  readonly kind: 'variable' | 'named' | 'function' | 'union' | 'hole';
  /** Empty for functions and unions; for holes, how their name begins, in lower case. */
  readonly name: string;
  /** The arguments of a name, the members of a union, the parameters of a function and its result. */
  readonly parts: readonly Type[];
  /** Of each parameter of a function. */
  readonly presences: readonly Presence[];
}

export type Presence = 'required' | 'optional' | 'rest';

export interface Parameter {
  /** For the rest of the parameters, the type of them all: an array. */
  readonly type: Type;
  readonly presence: Presence;
}

/** A function, by what it takes and gives. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly result: Type;
}

/** A parsed query: a function, or, without parameters, anything that gives the result. */
export interface Goal {
  readonly parameters: readonly Parameter[] | undefined;
  readonly result: Type;
}

export const ARRAY = 'Array';
export const READONLY_ARRAY = 'ReadonlyArray';
export const TUPLE = '[]';
/** `value is A`, which is a kind of `boolean`. */
export const PREDICATE = 'is';
export const UNKNOWN = 'unknown';
export const NEVER = 'never';

export const HOLE = createType('hole', '');

export function createType(
  kind: Type['kind'],
  name: string,
  parts: readonly Type[] = [],
  presences: readonly Presence[] = [],
): Type {
  return { kind, name, parts, presences };
}

export function named(name: string, ...parts: readonly Type[]): Type {
  return createType('named', name, parts);
}

export function union(types: readonly Type[]): Type {
  const parts = types.flatMap(membersOf);
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : createType('union', '', parts);
}

export function membersOf(type: Type): readonly Type[] {
  return type.kind === 'union' ? type.parts : [type];
}

export function functionType({ parameters, result }: Signature): Type {
  return createType(
    'function',
    '',
    [...parameters.map(({ type }) => type), result],
    parameters.map(({ presence }) => presence),
  );
}

/** What a function takes and gives; what is no function takes nothing and gives itself. */
export function signatureOf(type: Type): Signature {
  return type.kind === 'function'
    ? {
        parameters: type.presences.map((presence, index) => ({
          type: type.parts[index] ?? HOLE,
          presence,
        })),
        result: type.parts.at(-1) ?? HOLE,
      }
    : { parameters: [], result: type };
}

/** A function that takes together what another takes in turn: `(a, b) => c` for `a -> b -> c`. */
export function joinParameters({ parameters, result }: Signature): Signature | undefined {
  if (result.kind !== 'function') {
    return undefined;
  }
  const inner = signatureOf(result);
  return { ...inner, parameters: [...parameters, ...inner.parameters] };
}

/** A type and all that it is made of. */
export function typesIn(type: Type): readonly Type[] {
  return type.parts.length === 0 ? [type] : [type, ...type.parts.flatMap(typesIn)];
}

/** Puts other types in the place of those that a function gives one for, from the outside in. */
export function replaceTypes(type: Type, replace: (type: Type) => Type | undefined): Type {
  const replaced = replace(type);
  if (replaced !== undefined || type.parts.length === 0) {
    return replaced ?? type;
  }
  const parts = type.parts.map((part) => replaceTypes(part, replace));
  return type.kind === 'union' ? union(parts) : { ...type, parts };
}

/**
 * How many variables have to stand for something else so that two types are the same: zero where
 * they are, and infinitely many where they never will be.
 */
export function countJoined(left: Type, right: Type): number {
  const isSameHead = left.kind === right.kind && left.name === right.name;
  if (isOpen(left) || isOpen(right)) {
    // No type is a part of itself.
    const isCircular = !isSameHead && (isPartOf(left, right) || isPartOf(right, left));
    return isCircular ? Infinity : Number(!isSameHead);
  }
  return isSameHead && left.parts.length === right.parts.length
    ? left.parts.reduce(
        (sum, part, index) => sum + countJoined(part, right.parts[index] ?? HOLE),
        0,
      )
    : Infinity;
}

function isPartOf(part: Type, whole: Type): boolean {
  return typesIn(whole).some(({ kind, name }) => kind === part.kind && name === part.name);
}

function isOpen({ kind }: Type): boolean {
  return kind === 'variable' || kind === 'hole';
}

export function isNamed(type: Type, name: string): boolean {
  return type.kind === 'named' && type.name === name;
}

/** The name of a type that cannot be changed, where there is one that differs in that only. */
export function readonlyName({ name }: Type): string {
  return READONLY_NAMES.get(name) ?? name;
}
