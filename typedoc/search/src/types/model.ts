import { READONLY_NAMES } from './names';

/** A type as the search sees it: what it is made of, without what cannot be searched for. */
export interface Type {
  /**
   * A variable stands for any type, the same wherever it stands. A hole is a type that is not typed
   * yet or cannot be expressed. Arrays, tuples, objects, literals and predicates are named too.
   * Parameters that are optional or the rest are marked by a type around theirs.
   */
  readonly kind:
    'variable' | 'named' | 'function' | 'union' | 'conditional' | 'hole' | 'optional' | 'rest';
  /** Of names and variables; of holes, how their name begins, in lower case. */
  readonly name: string;
  /** The arguments of a name, the members of a union, the parameters of a function and its result. */
  readonly parts: readonly Type[];
}

export const ARRAY = 'Array';
export const READONLY_ARRAY = 'ReadonlyArray';
export const TUPLE = '[]';
export const RECORD = 'Record';
/** `value is A`, which is a kind of `boolean`. */
export const PREDICATE = 'is';
export const UNKNOWN = 'unknown';
export const NEVER = 'never';

/** Before the name of a variable that a conditional type infers. */
export const INFERRED = 'infer ';

export const HOLE = createType('hole');

export function createType(kind: Type['kind'], name = '', parts: readonly Type[] = []): Type {
  return { kind, name, parts };
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

export function functionType(parameters: readonly Type[], result: Type): Type {
  return createType('function', '', [...parameters, result]);
}

/** What a function takes, with its marks; what is no function takes nothing. */
export function parametersOf(type: Type): readonly Type[] {
  return type.kind === 'function' ? type.parts.slice(0, -1) : [];
}

/** What a function gives; what is no function gives itself. */
export function resultOf(type: Type): Type {
  return type.kind === 'function' ? (type.parts.at(-1) ?? HOLE) : type;
}

export function isRequired({ kind }: Type): boolean {
  return kind !== 'optional' && kind !== 'rest';
}

/** The type of a parameter without its mark: of the rest, an array. */
export function unmarked(parameter: Type): Type {
  return isRequired(parameter) ? parameter : (parameter.parts[0] ?? HOLE);
}

/** A function that takes together what another takes in turn: `(a, b) => c` for `a -> b -> c`. */
export function joinParameters(type: Type): Type | undefined {
  const result = resultOf(type);
  return type.kind === 'function' && result.kind === 'function'
    ? createType('function', '', [...parametersOf(type), ...result.parts])
    : undefined;
}

/** A type and all that it is made of. */
export function typesIn(type: Type): readonly Type[] {
  return type.parts.length === 0 ? [type] : [type, ...type.parts.flatMap(typesIn)];
}

/** Changes a type and all that it is made of, from the inside out. */
export function mapTypes(type: Type, change: (type: Type) => Type): Type {
  if (type.parts.length === 0) {
    return change(type);
  }
  const parts = type.parts.map((part) => mapTypes(part, change));
  return change(type.kind === 'union' ? union(parts) : { ...type, parts });
}

/**
 * How many variables have to stand for something else so that two types are the same: zero where
 * they are, and infinitely many where they never will be.
 */
export function countJoined(left: Type, right: Type): number {
  if (isSameHead(left, right) && left.parts.length === right.parts.length) {
    return left.parts.reduce(
      (sum, part, index) => sum + countJoined(part, right.parts[index] ?? HOLE),
      0,
    );
  }
  const isOpen = [left, right].some(({ kind }) => kind === 'variable' || kind === 'hole');
  // No type is a part of itself.
  return isOpen && !isPartOf(left, right) && !isPartOf(right, left) ? 1 : Infinity;
}

function isPartOf(part: Type, whole: Type): boolean {
  return typesIn(whole).some((each) => isSameHead(each, part));
}

function isSameHead(left: Type, right: Type): boolean {
  return left.kind === right.kind && left.name === right.name;
}

export function isInferred({ kind, name }: Type): boolean {
  return kind === 'variable' && name.startsWith(INFERRED);
}

export function isNamed(type: Type, name: string): boolean {
  return type.kind === 'named' && type.name === name;
}

/** The name of a type that cannot be changed, where there is one that differs in that only. */
export function readonlyName({ name }: Type): string {
  return READONLY_NAMES.get(name) ?? name;
}
