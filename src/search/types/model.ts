/** A type as the search sees it: what it is made of, without what cannot be searched for. */
export type Type = Variable | NamedType | FunctionType | UnionType | Hole;

/** Stands for any type, the same wherever it stands. */
export interface Variable {
  readonly kind: 'variable';
  readonly name: string;
}

/**
 * A name with its arguments: `string`, `Option<A>`, a literal with its quotes.
 *
 * Arrays, tuples, objects and predicates are names too, which the constants below spell.
 */
export interface NamedType {
  readonly kind: 'named';
  readonly name: string;
  readonly arguments: readonly Type[];
}

export interface FunctionType {
  readonly kind: 'function';
  readonly parameters: readonly Parameter[];
  readonly result: Type;
}

export interface Parameter {
  /** For the rest of the parameters, the type of them all: an array. */
  readonly type: Type;
  readonly presence: 'required' | 'optional' | 'rest';
}

export interface UnionType {
  readonly kind: 'union';
  readonly members: readonly Type[];
}

/** A type that is not typed yet or cannot be expressed. Its name begins with the hint, in lower case. */
export interface Hole {
  readonly kind: 'hole';
  readonly hint: string;
}

/** A parsed query: a function, or, without parameters, anything that gives the result. */
export interface Goal {
  readonly parameters: readonly Parameter[] | undefined;
  readonly result: Type;
}

/** Why an answer is not what was asked for word by word; what is up to names has no reason. */
export const REASONS = [
  'parametersSwapped',
  'optionalLeftOut',
  // Parameters of the query or of the function have no partner, or something is left open.
  'partial',
  'awaited',
  'readonly',
  // The function takes or gives a wider type, or a narrower one.
  'wider',
  'narrower',
  // The function has a variable where the query names a type, or the other way round.
  'moreGeneral',
  'moreSpecific',
] as const;

export type Reason = (typeof REASONS)[number];

export const ARRAY = 'Array';
export const READONLY_ARRAY = 'ReadonlyArray';
export const TUPLE = '[]';
/** `value is A`, which is a kind of `boolean`. */
export const PREDICATE = 'is';
export const UNKNOWN = 'unknown';
export const NEVER = 'never';

export const HOLE: Hole = { kind: 'hole', hint: '' };

export function named(name: string, ...typeArguments: readonly Type[]): NamedType {
  return { kind: 'named', name, arguments: typeArguments };
}

export function union(members: readonly Type[]): Type {
  const flat = members.flatMap((each) => (each.kind === 'union' ? each.members : [each]));
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { kind: 'union', members: flat };
}

export function membersOf(type: Type): readonly Type[] {
  return type.kind === 'union' ? type.members : [type];
}

/** The types that a type is made of. */
export function partsOf(type: Type): readonly Type[] {
  switch (type.kind) {
    case 'named':
      return type.arguments;
    case 'union':
      return type.members;
    case 'function':
      return [...type.parameters.map((parameter) => parameter.type), type.result];
    case 'variable':
    case 'hole':
      return [];
  }
}

/** Puts other types in the place of those that a function gives one for, from the outside in. */
export function replaceTypes(type: Type, replace: (type: Type) => Type | undefined): Type {
  const replaced = replace(type);
  if (replaced !== undefined) {
    return replaced;
  }
  switch (type.kind) {
    case 'named':
      return { ...type, arguments: type.arguments.map((each) => replaceTypes(each, replace)) };
    case 'union':
      return union(type.members.map((each) => replaceTypes(each, replace)));
    case 'function':
      return {
        ...type,
        parameters: replaceParameters(type.parameters, replace),
        result: replaceTypes(type.result, replace),
      };
    case 'variable':
    case 'hole':
      return type;
  }
}

export function replaceParameters(
  parameters: readonly Parameter[],
  replace: (type: Type) => Type | undefined,
): readonly Parameter[] {
  return parameters.map((each) => ({ ...each, type: replaceTypes(each.type, replace) }));
}

export function isSameType(left: Type, right: Type): boolean {
  if (left === right) {
    return true;
  }
  const parts = partsOf(left);
  const otherParts = partsOf(right);
  return (
    isSameHead(left, right) &&
    parts.length === otherParts.length &&
    parts.every((part, index) => isSameType(part, otherParts[index] ?? HOLE))
  );
}

/** Whether two types are of one kind and name, whatever they are made of. */
export function isSameHead(left: Type, right: Type): boolean {
  return left.kind === right.kind && nameOf(left) === nameOf(right);
}

function nameOf(type: Type): string {
  return 'name' in type ? type.name : '';
}

/** How many types a type is made of, itself included. */
export function sizeOf(type: Type): number {
  return partsOf(type).reduce((size, part) => size + sizeOf(part), 1);
}
